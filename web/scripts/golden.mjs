/* Plays recorded games in the Python of the page and says where they take another course. Prints JSON.

   node scripts/golden.mjs <site> <folder with playthrough.py and its games> <name> ... */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { loadPyodide } from 'pyodide'
import { unpack } from './unpack.mjs'

const [site, games, ...names] = process.argv.slice(2)
const home = readdirSync(site).find((name) => name.startsWith('python-'))
const python = await loadPyodide({ stdLibURL: join(site, home, 'python_stdlib.zip') })
const files = unpack(python, site)
python.FS.mkdirTree('/tests/golden')
for (const name of ['playthrough.py', ...names.map((name) => `${name}.txt`)])
    python.FS.writeFile(`/tests/golden/${name}`, readFileSync(join(games, name)))
python.globals.set('names', python.toPy(names))
const played = python.runPython(`
import json
from pathlib import Path
from tests.golden.playthrough import GAMES, text

differ, lines = [], 0
for game in GAMES:
    if game.name in names:
        told = text(game)
        lines += told.count("\\n")
        if told != Path(f"/tests/golden/{game.name}.txt").read_text(encoding="utf-8"):
            differ.append(game.name)
json.dumps({"differ": differ, "lines": lines})
`)
console.log(JSON.stringify({ ...JSON.parse(played), files }))
