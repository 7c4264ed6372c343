// Computes every throw of a game again from its seed: docs/fair-dice.md, with the browser's own cryptography.

const WORD = 1n << 64n;
const hex = (bytes) => Array.from(bytes, (b) => b.toString(16).padStart(2, "0")).join("");
const fromHex = (text) => Uint8Array.from(text.match(/../g) ?? [], (pair) => parseInt(pair, 16));

async function* words(key, game, throwNumber) {
  for (let block = 0; ; block++) {
    const message = new TextEncoder().encode(`${game}:${throwNumber}:${block}`);
    const digest = new DataView(await crypto.subtle.sign("HMAC", key, message));
    for (const at of [0, 8, 16, 24]) yield digest.getBigUint64(at);
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
  const key = await crypto.subtle.importKey("raw", seed, { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
  let checked = 0;
  for (const { n, lists, result } of proof.throws) {
    if (n < proof.fair_from) continue;
    const stream = words(key, proof.game, n);
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
