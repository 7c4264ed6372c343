// Says in one line if this Node.js is too old for Vite, which builds the client. Old syntax on purpose.
var parts = process.versions.node.split('.').map(Number)
var fits = (parts[0] === 20 && parts[1] >= 19) || (parts[0] === 22 && parts[1] >= 12) || parts[0] > 22
if (!fits) {
    console.error(
        'The browser client needs Node.js 20.19 or newer of version 20, or 22.12 or newer; this is ' +
            process.version +
            '.\nhttps://nodejs.org has it; with nvm: nvm install 22',
    )
    process.exit(1)
}
