/* How quick the Python of the page is: answers a second, a bot's decisions, memory. Prints JSON.

   node scripts/pace.mjs <site> <file with the Python that is timed> */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { loadPyodide } from 'pyodide'
import { unpack } from './unpack.mjs'

const [site, timed] = process.argv.slice(2)
const home = readdirSync(site).find((name) => name.startsWith('python-'))
const python = await loadPyodide({ stdLibURL: join(site, home, 'python_stdlib.zip') })
unpack(python, site)
const told = python.runPython(readFileSync(timed, 'utf8'))
console.log(JSON.stringify({ ...JSON.parse(told), memory: python._module.HEAP8.length }))
