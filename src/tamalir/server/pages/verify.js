// Computes every throw of a game again from its seed: docs/fair-dice.md, with the browser's own cryptography.

const WORD = 1n << 64n;
const hex = (bytes) => Array.from(bytes, (b) => b.toString(16).padStart(2, "0")).join("");
const fromHex = (text) => Uint8Array.from(text.match(/../g) ?? [], (pair) => parseInt(pair, 16));

const utf8 = (text) => new TextEncoder().encode(text);
const sha256 = async (bytes) => new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
const hmacKey = (bytes) => crypto.subtle.importKey("raw", bytes, { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
const hmac = async (key, text) => new Uint8Array(await crypto.subtle.sign("HMAC", key, utf8(text)));

async function* words(key, game, place) {
  for (let block = 0; ; block++) {
    const digest = new DataView((await hmac(key, `${game}:${place}:${block}`)).buffer);
    for (const at of [0, 8, 16, 24]) yield digest.getBigUint64(at);
  }
}

// Where each throw stands: its number, or the digest of all answers before it.
async function placesOf(proof) {
  if (proof.by !== "path") return proof.throws.map(({ n }) => String(n));
  const places = [];
  let path = await sha256(utf8("tamalir"));
  for (const line of proof.journal) {
    const [who, answer] = JSON.parse(line);
    if (who === -1) {
      const told = proof.throws[places.length]?.result;
      if (JSON.stringify(told) !== JSON.stringify(Array.isArray(answer) ? answer : [answer])) return null;
      places.push(hex(path));
    }
    const next = utf8(line);
    const both = new Uint8Array(path.length + next.length);
    both.set(path);
    both.set(next, path.length);
    path = await sha256(both);
  }
  return places.length === proof.throws.length ? places : null;
}

// Whose share is not what was promised, nor what the seed fills in; undefined: all are right.
async function wrongShare(proof, key) {
  for (const { seat, share, pledge } of proof.shares ?? []) {
    const right = pledge
      ? hex(await sha256(fromHex(share))) === pledge
      : share === hex(await hmac(key, `filled:${seat}`));
    if (!right) return seat;
  }
}

async function below(count, stream) {
  const k = BigInt(count);
  const limit = WORD - (WORD % k);
  for (;;) {
    const { value } = await stream.next();
    if (value < limit) return Number(value % k);
  }
}

export async function verify(proof, commitment) {
  const seed = fromHex(proof.seed);
  const digest = hex(new Uint8Array(await crypto.subtle.digest("SHA-256", seed)));
  if (digest !== (commitment || proof.commitment).toLowerCase()) {
    return { fair: false, reason: "The seed is not the one that was committed to." };
  }
  const key = await hmacKey(seed);
  const wrong = await wrongShare(proof, key);
  if (wrong !== undefined) return { fair: false, reason: `The share of seat ${wrong} is not the one promised.` };
  const shares = (proof.shares ?? []).map(({ seat, share }) => `${seat}:${share}\n`).join("");
  const joint = shares ? await hmacKey(await hmac(key, shares)) : key;
  const places = await placesOf(proof);
  if (!places) return { fair: false, reason: "The throws are not those of the journal." };
  let checked = 0;
  for (const [at, { n, lists, result }] of proof.throws.entries()) {
    if (n !== at) return { fair: false, reason: `Throw ${at} is missing.` };
    if (n < proof.fair_from) continue;
    const isJoint = (proof.joint_from ?? null) !== null && n >= proof.joint_from;
    const stream = words(isJoint ? joint : key, proof.game, places[at]);
    for (const [place, list] of lists.entries()) {
      const face = list[await below(list.length, stream)];
      if (face !== result[place]) {
        return { fair: false, reason: `Throw ${n} is ${result.join(", ")}, but the seed says ${face}.` };
      }
    }
    checked++;
  }
  return { fair: true, checked };
}

const verdict = globalThis.document?.getElementById("verdict");
globalThis.document?.getElementById("check").addEventListener("click", async () => {
  const file = document.getElementById("file").files[0];
  if (!file) {
    verdict.textContent = "Choose a file first.";
    return;
  }
  try {
    const proof = JSON.parse(await file.text());
    const found = await verify(proof.throws ? proof : proof.answer, document.getElementById("commitment").value.trim());
    verdict.className = found.fair ? "good" : "bad";
    verdict.textContent = found.fair ? `All ${found.checked} throws follow from the seed.` : found.reason;
  } catch {
    verdict.className = "bad";
    verdict.textContent = "This file is not a proof.";
  }
});
