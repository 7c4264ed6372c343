/* Compiles Python for the Python that runs in the page, so that no visitor's browser has to: every .py below a folder
   becomes a .pyc beside it and is removed. Then its folder `package` is packed as package.tar.zst, which that Python
   can unpack.

   node scripts/compile.mjs <folder> */
import { loadPyodide } from 'pyodide'

const python = await loadPyodide()
python.FS.mkdirTree('/work')
python.FS.mount(python.FS.filesystems.NODEFS, { root: process.argv[2] }, '/work')
const count = python.runPython(`
import ast, pathlib
from importlib._bootstrap_external import _code_to_hash_pyc
from importlib.util import source_hash

KEEPS_WORDS = ("pyodide", "_pyodide")  # they read their own docstrings
DOCUMENTED = (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)

def silent(tree):
    """Without docstrings, which nobody reads in a page; what is asserted stays."""
    for node in ast.walk(tree):
        if isinstance(node, DOCUMENTED) and ast.get_docstring(node, clean=False) is not None:
            node.body[0:1] = [] if len(node.body) > 1 else [ast.copy_location(ast.Pass(), node.body[0])]
    return tree

home, made = pathlib.Path("/work"), 0
for file in sorted(home.rglob("*.py")):
    source, shown = file.read_bytes(), file.relative_to(home)
    tree = ast.parse(source)
    if not set(shown.parts) & set(KEEPS_WORDS):
        tree = silent(tree)
    # what a traceback names is no folder of the machine that built it
    code = compile(tree, str(shown), "exec", dont_inherit=True, optimize=0)
    file.with_suffix(".pyc").write_bytes(_code_to_hash_pyc(code, source_hash(source), False))
    file.unlink()
    made += 1
import io, tarfile
from compression import zstd
memory = io.BytesIO()
with tarfile.open(fileobj=memory, mode="w", format=tarfile.USTAR_FORMAT) as archive:
    for file in sorted(path for path in (home / "package").rglob("*") if path.is_file()):
        info = tarfile.TarInfo(file.relative_to(home / "package").as_posix())  # no time, no owner: equal for equal files
        info.size = file.stat().st_size
        with file.open("rb") as content:
            archive.addfile(info, content)
(home / "package.tar.zst").write_bytes(zstd.compress(memory.getvalue(), level=19))
made
`)
console.log(`${count} modules compiled`)
