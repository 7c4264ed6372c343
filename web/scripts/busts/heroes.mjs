/* Who is drawn, and from which parts: from what lies behind to what lies before. */
import {
    beards,
    both,
    hair,
    head,
    line,
    paint,
    patch,
    plane,
    rune,
    scar,
    shape,
    shoulders,
    skull,
    tusks,
} from './parts.mjs'
import { gear, hats } from './worn.mjs'

const BONE = '#efe3c4'
const STEEL = '#aeb4b4'
const SHINE = '#e8e6da'
const GOLD = '#d3a53c'
const WOOD = '#8a5a31'
const FAIR = '#e8bd93'
const TAN = '#cf9a6c'
const DARK = '#9a6743'
const ORC = '#7f9a52'
const OLD_ORC = '#93a37c'

export const HEROES = {
    'varikas-the-dead': () =>
        shoulders.plate('#6d6480', '#b9aecb', '#3f3552') +
        hats.hood('#4a3b63', '#8d7bab') +
        hats.darkness +
        skull(BONE) +
        plane('M218,226a7,7 0 1 0 .1,0ZM294,226a7,7 0 1 0 .1,0Z', '#9be0c4'),
    mordrog: () =>
        gear.axe(WOOD, STEEL) +
        hair.topknot('#2c2016', '#b3532f') +
        shoulders.bare(ORC, '#b7c98a', '#6b3a20') +
        head('broad', ORC, {
            ears: 'wide',
            look: 'fierce',
            iris: '#f2d25c',
            nosed: 'flat',
            mouth: false,
            wide: 62,
        }) +
        tusks(BONE) +
        paint('#8e2419'),
    'mad-carthos': () =>
        gear.staff(WOOD, '#e2762f') +
        hair.wild('#d9d6cb', '#ffffff') +
        shoulders.robe('#34557f', '#7fa0cb', '#23395c') +
        head('human', FAIR, { look: 'old', nosed: 'strong', mouth: false }) +
        line('M196,208L240,200M272,196L318,214', 12) +
        beards.long('#e6e2d6', '#ffffff') +
        hats.pointed('#34557f', '#7fa0cb', GOLD),
    'spiritspeaker-mok': () =>
        shoulders.fur('#8a6a44', '#c9a878', '#54412a') +
        hats.antlers(BONE) +
        head('broad', OLD_ORC, {
            ears: 'wide',
            look: 'fierce',
            iris: '#fff0b0',
            nosed: 'flat',
            mouth: false,
            wide: 58,
        }) +
        paint('#f2e7cf') +
        tusks(BONE) +
        hair.peak('#4b3a28', '#8a7350') +
        hats.bones(BONE),
    'red-scorpion': () =>
        hair.ponytail('#a5341c', '#e27a4c') +
        gear.dagger(STEEL, GOLD) +
        shoulders.leather('#7a2c1d', '#c1694a', '#32211a') +
        head('narrow', TAN, { look: 'woman', iris: '#6b7a2c' }) +
        hair.short('#a5341c', '#e27a4c') +
        hats.band('#2b1c16') +
        shape(
            'M256,356C232,360 226,384 244,398C236,420 250,440 272,430C292,420 290,392 272,388',
            '#e2a63c',
            8,
        ),
    silhouette: () =>
        gear.quiver('#3c2a1d', '#b9d6cf') +
        shoulders.cloak('#24504f', '#5f9a95', '#b9d6cf') +
        hats.hood('#2b5d5b', '#6fb0a8') +
        hats.darkness +
        head('narrow', FAIR, { ears: '', look: 'woman', iris: '#2f8f7f', mouth: false }) +
        hair.fringe('#22201f', '#5b5957') +
        hats.mask('#173634', '#5f9a95'),
    'battlemage-jaes': () =>
        gear.staff('#5b6b86', '#79b8e0') +
        shoulders.plate('#8fa0b8', '#e0e8f0', '#2f4c7d') +
        hats.hood('#2f4c7d', '#7b9bd0') +
        head('human', TAN, { ears: '', iris: '#2f6aa8', nosed: 'strong' }) +
        beards.goatee('#3a2a1e') +
        hair.fringe('#3a2a1e', '#7d634a') +
        rune('#bfe9ff'),
    'bogran-the-shadow': () =>
        gear.dagger('#c9cdc9', '#5a4527') +
        shoulders.cloak('#2c3a2c', '#64805f', GOLD) +
        hats.hood('#33452f', '#72906a') +
        hats.darkness +
        both(plane('M200,236Q222,222 244,240Q220,250 200,236Z', '#ffe9a8')) +
        shape('M214,286Q256,270 298,286Q292,330 256,340Q220,330 214,286Z', DARK, 6) +
        line('M234,306Q256,312 280,302', 6),
    'ronan-of-the-wild': () =>
        gear.bow(WOOD, '#f5ead0') +
        gear.quiver('#5b3a22', '#9fb36a') +
        shoulders.cloak('#4d6a34', '#8fae62', WOOD) +
        head('human', FAIR, { iris: '#4f7a3a', nosed: 'strong' }) +
        hair.short('#8a5a2c', '#c9975a') +
        hats.band('#3d5427') +
        line('M226,322Q256,330 286,322', 4),
    valadir: () =>
        gear.sword(SHINE, GOLD) +
        shoulders.plate('#9aa6b4', '#eef2f4', '#2c4a80') +
        hats.visor('#aab4bf', '#f4f6f6', '#2c4a80') +
        plane('M256,396l12,24 26,4 -19,18 5,26 -24,-12 -24,12 5,-26 -19,-18 26,-4Z', GOLD),
    'corbin-axebearer': () =>
        gear.axe(WOOD, STEEL) +
        shoulders.fur('#6b5136', '#b0906a', '#4a3a26') +
        head('broad', FAIR, { iris: '#3d6f8f', nosed: 'strong', mouth: false, wide: 56 }) +
        beards.braided('#b5541f', '#e9955a') +
        beards.moustache('#b5541f') +
        hats.horned('#8b8f90', '#d3a53c', BONE),
    'one-fist': () =>
        shoulders.bare(DARK, '#c69470', '#3a2417') +
        gear.fist(DARK) +
        head('broad', DARK, { look: 'man', iris: '#2a1c12', nosed: 'flat', mouth: false, wide: 64 }) +
        patch +
        line('M214,318Q256,308 300,316', 8) +
        beards.moustache('#241711') +
        hair.topknot('#241711', GOLD),
    corbin: () =>
        gear.sword(SHINE, '#6b4a22') +
        `<g transform="matrix(-1,0,0,1,512,0)">${gear.sword(SHINE, '#6b4a22')}</g>` +
        shoulders.leather('#7b4a28', '#b98656', '#2f2118') +
        head('human', FAIR, { iris: '#4a6a7a', nosed: 'strong', mouth: false, wide: 50 }) +
        scar +
        beards.full('#6a4425', '#a97c4c') +
        hats.cap('#8f8a7c', '#cfc7ae'),
    'laurel-of-bloodwood': () =>
        gear.bow('#7a3f24', '#f5ead0') +
        hair.long('#8e3b1f', '#d07a48') +
        shoulders.leather('#7a3a2a', '#bb7a5c', '#3f5a2c') +
        head('narrow', FAIR, { ears: 'pointed', look: 'woman', iris: '#3f7a4a' }) +
        hair.fringe('#8e3b1f', '#d07a48') +
        hats.circlet('#6f9a3f'),
    'lord-hawthorne': () =>
        gear.sword(SHINE, GOLD) +
        shoulders.plate('#8e979c', '#e6eae8', '#8a2a1e') +
        head('human', FAIR, { ears: '', iris: '#46617a', nosed: 'strong', mouth: false, wide: 50 }) +
        beards.full('#8d8a84', '#d9d6ce') +
        hats.open('#9aa2a6', '#eef0ee', '#a8321f'),
    'master-thorn': () =>
        shoulders.robe('#4b2f66', '#9272b5', '#6f4a93') +
        head('narrow', '#dcb894', { look: 'fierce', iris: '#c9a6ee', nosed: 'strong' }) +
        beards.goatee('#1d1720') +
        hair.peak('#221b28', '#6a5c78') +
        plane('M256,392l16,24 -16,30 -16,-30Z', '#8fe0d0'),
    'elder-mok': () =>
        gear.staff('#6b4d2c', '#64b39a') +
        shoulders.fur('#a39a86', '#e4dcc6', '#5b5a3c') +
        hair.wild('#dcd6c2', '#ffffff') +
        head('broad', OLD_ORC, { ears: 'wide', look: 'old', nosed: 'flat', mouth: false, wide: 58 }) +
        beards.long('#e2dcc8', '#ffffff') +
        tusks(BONE) +
        paint('#2f7f78') +
        hats.bones('#f2e7cf'),
    lyssa: () =>
        hair.ponytail('#1f1a1c', '#6b5f66') +
        gear.sword(SHINE, '#8a2a1e') +
        shoulders.plate('#a8795a', '#e6c3a0', '#8e2419') +
        head('narrow', TAN, { look: 'woman', iris: '#6a4a24' }) +
        scar +
        hair.short('#1f1a1c', '#6b5f66'),
    eliam: () =>
        gear.dagger(SHINE, GOLD) +
        `<g transform="matrix(-1,0,0,1,512,0)">${gear.dagger(SHINE, GOLD)}</g>` +
        shoulders.robe('#2f6248', '#79b08f', '#e9dcc0') +
        head('human', FAIR, { iris: '#3f6a8a', nosed: 'fine', mouth: false }) +
        line('M236,318Q256,326 278,316', 6) +
        beards.moustache('#7a5526') +
        hair.short('#7a5526', '#b98c50') +
        hats.feathered('#2f6248', '#79b08f', '#e8d39a'),
    tatianna: () =>
        hair.braid('#e0bb62', '#fff0b8') +
        shoulders.cloak('#33466b', '#7f97c4', '#e8d39a') +
        hats.hood('#e9e2d2', '#ffffff') +
        head('narrow', FAIR, { ears: '', look: 'woman', iris: '#4a78b0' }) +
        hair.fringe('#e0bb62', '#fff0b8') +
        hair.braid('#e0bb62', '#fff0b8') +
        hats.band('#33466b'),
}

/** As printed: every colour with a little of the paper and of the ink in it. */
const PAPER = [176, 132, 84]
const printed = (colour) =>
    '#' +
    [1, 3, 5]
        .map((at, n) =>
            Math.round(parseInt(colour.slice(at, at + 2), 16) * 0.84 + PAPER[n] * 0.16)
                .toString(16)
                .padStart(2, '0'),
        )
        .join('')

/** A symbol for each of them. */
export const symbols = () =>
    Object.entries(HEROES).map(
        ([id, drawn]) =>
            `<symbol id="bust-${id}" viewBox="0 0 512 512">${drawn().replaceAll(/#[0-9a-f]{6}\b/g, printed)}</symbol>`,
    )
