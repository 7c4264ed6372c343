/* Plays recorded games in the Python of the page and says where they take another course. Prints JSON.

   node scripts/golden.mjs <site> <folder with playthrough.py and its games> <name> ... */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { loadPyodide } from 'pyodide'

const [site, games, ...names] = process.argv.slice(2)
const folder = (start) =>
    join(
        site,
        readdirSync(site).find((name) => name.startsWith(start)),
    )
const archive = join(site, 'python', readdirSync(join(site, 'python'))[0])
const python = await loadPyodide({ stdLibURL: join(folder('python-'), 'python_stdlib.zip') })
python.FS.writeFile('/package.tar.zst', readFileSync(archive))
for (const name of ['/site', '/tests/golden']) python.FS.mkdirTree(name)
for (const name of ['playthrough.py', ...names.map((name) => `${name}.txt`)])
    python.FS.writeFile(`/tests/golden/${name}`, readFileSync(join(games, name)))
python.globals.set('names', python.toPy(names))
console.log(
    python.runPython(`
import io, json, sys, time
from compression import zstd
from pathlib import Path

data = zstd.decompress(Path("/package.tar.zst").read_bytes())
at, files = 0, []
while data[at]:  # tar, without the module for it, which does not come along
    name, size = (data[at:at + 100].rstrip(b"\\0").decode(), int(data[at + 124:at + 135], 8))
    prefix = data[at + 345:at + 500].rstrip(b"\\0").decode()
    path = Path("/site", prefix, name)
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(data[at + 512:at + 512 + size])
    files.append(str(path.relative_to("/site")))
    at += 512 + -(-size // 512) * 512
sys.path[:0] = ["/site", "/"]
from tests.golden.playthrough import GAMES, text

differ, lines, begun = [], 0, time.perf_counter()
for game in GAMES:
    if game.name in names:
        told = text(game)
        lines += told.count("\\n")
        if told != Path(f"/tests/golden/{game.name}.txt").read_text(encoding="utf-8"):
            differ.append(game.name)
json.dumps({"differ": differ, "lines": lines, "seconds": time.perf_counter() - begun, "files": files})
`),
)
