/* Puts the package of a site where the Python of the page finds it; the names of its files. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

export function unpack(python, site) {
    const folder = join(site, 'python')
    python.FS.writeFile('/package.tar.zst', readFileSync(join(folder, readdirSync(folder)[0])))
    return python
        .runPython(
            `
import sys
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
del data
files
`,
        )
        .toJs()
}
