/* Moves of a four-seat game in boardgame.io, on a state as large as ours; prints millionths of a second of processor for one. */
const { Client } = require('boardgame.io/client')

const ids = (what, n) => Array.from({ length: n }, (_, at) => `${what}-${at}`)

const game = {
    name: 'journey',
    setup: () => ({
        spaces: Object.fromEntries(ids('hex', 182).map((hex) => [hex, { counters: [], heroes: [] }])),
        heroes: ids('hero', 4).map((card) => ({
            card, place: 'hex-0', gold: 3, wounds: 0, exhaustion: 0, items: ids('item', 4), allies: ids('ally', 2), kept: [],
        })),
        decks: { green: ids('green', 35), yellow: ids('yellow', 25), blue: ids('blue', 16), red: ids('red', 8), market: ids('market', 84) },
    }),
    turn: { minMoves: 1, maxMoves: 1 },
    moves: {
        walk: ({ G, ctx }, to) => {
            const hero = G.heroes[Number(ctx.currentPlayer)]
            hero.place = to
            hero.gold += 1
            G.spaces[to].counters = ['green']
        },
    },
}

const moves = Number(process.argv[2] ?? 500)
const client = Client({ game, numPlayers: 4, debug: false })
client.start()
const before = process.cpuUsage()
for (let n = 0; n < moves; n++) {
    client.updatePlayerID(String(n % 4))
    client.moves.walk(`hex-${(n * 37) % 182}`)
}
const { user, system } = process.cpuUsage(before)
const { gold } = client.getState().G.heroes[0]
if (gold !== 3 + Math.ceil(moves / 4)) throw new Error('moves were not made')
console.log((user + system) / moves)
