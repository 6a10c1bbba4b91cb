/**
 * `npm run fonts` subsets the fonts in web/fonts from their packages (OFL-1.1): the letters,
 * weights and features that pages use. It downloads the packages, because nothing else needs them.
 */
import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import subsetFont from 'subset-font'

const SOURCES = [
  '@fontsource-variable/ibm-plex-sans@5.3.0',
  '@fontsource-variable/noto-naskh-arabic@5.3.0',
  '@fontsource-variable/source-serif-4@5.3.1',
  '@fontsource/ibm-plex-sans-arabic@5.3.0',
]
const download = await mkdtemp(path.join(tmpdir(), 'hekima-fonts-'))
await promisify(execFile)('npm', ['install', '--prefix', download, ...SOURCES], { cwd: download })
const packages = path.join(download, 'node_modules')
const folder = path.resolve('web/fonts')

const between = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, at) => String.fromCodePoint(first + at)).join('')

/** Unicode ranges that web/styles/fonts.css declares. */
const LETTERS = {
  latin: `${between(0x20, 0x7e)}${between(0xa0, 0xff)}ıŒœˆ˚˜${between(0x2000, 0x206f)}€™↑↓−∕≈`,
  turkish: 'ĞğİŞş₺',
  'latin-ext': between(0x100, 0x2ba) + between(0x2bd, 0x2ff) + between(0x1e00, 0x1eff) + between(0x20a0, 0x20ba),
  cyrillic: `${between(0x400, 0x45f)}ҐґҰұ№`,
}
type Letters = keyof typeof LETTERS

const FEATURES = ['calt', 'ccmp', 'clig', 'kern', 'liga', 'lnum', 'locl', 'mark', 'mkmk', 'rlig', 'tnum']

const faces = {
  'ibm-plex-sans': {
    source: (part: string) => `ibm-plex-sans-${part}-wght-normal`,
    axes: { wght: { min: 400, max: 700 } },
  },
  // Headings are large, so they use the design for 24 points without the optical size axis.
  'source-serif-4': {
    source: (part: string) => `source-serif-4-${part}-opsz-normal`,
    axes: { opsz: 24, wght: { min: 500, max: 600 } },
  },
}

/**
 * Letters of Arabic pages, including common vowel signs and letters of foreign names, and further
 * letters that users may type.
 */
const ARABIC = {
  arabic: `،؛؟${between(0x621, 0x63a)}${between(0x640, 0x652)}پچژڤکگی${between(0x200c, 0x200f)}`,
  'arabic-more': `؍؎؏${between(0x610, 0x61a)}؞${between(0x653, 0x655)}${between(0x660, 0x66d)}ٰٱ${between(0x6f0, 0x6f9)}`,
}
/** Each letter has up to four shapes, which features choose. */
const SHAPES = [...FEATURES, 'init', 'medi', 'fina', 'isol']

/** Weights of Arabic headings and text, keyed by the source file. */
const arabic = {
  'noto-naskh': {
    source: '@fontsource-variable/noto-naskh-arabic/files/noto-naskh-arabic-arabic-wght-normal',
    axes: { wght: 600 },
  },
  'ibm-plex-sans-400': {
    source: '@fontsource/ibm-plex-sans-arabic/files/ibm-plex-sans-arabic-arabic-400-normal',
    axes: {},
  },
  'ibm-plex-sans-600': {
    source: '@fontsource/ibm-plex-sans-arabic/files/ibm-plex-sans-arabic-arabic-600-normal',
    axes: {},
  },
}

await mkdir(folder, { recursive: true })
for (const [family, { source, axes }] of Object.entries(faces))
  for (const [part, text] of Object.entries(LETTERS) as [Letters, string][]) {
    const file = `${source(part === 'turkish' ? 'latin-ext' : part)}.woff2`
    const whole = await readFile(path.join(packages, '@fontsource-variable', family, 'files', file))
    const cut = await subsetFont(whole, text, { targetFormat: 'woff2', variationAxes: axes, keepFeatures: FEATURES })
    await writeFile(path.join(folder, `${family}-${part}.woff2`), cut)
  }

/** Letters of names in headings of Arabic pages, which have a single weight. */
const NAMES = `${between(0x20, 0x7e)}\u00a0«·»ÂÇÎÖÛÜâçîöûüı${between(0x2010, 0x2014)}‘’“”•…−`
const serif = await readFile(
  path.join(packages, '@fontsource-variable/source-serif-4/files/source-serif-4-latin-opsz-normal.woff2'),
)
const titleFont = { targetFormat: 'woff2', variationAxes: { opsz: 24, wght: 600 }, keepFeatures: FEATURES } as const
await writeFile(path.join(folder, 'source-serif-4-names.woff2'), await subsetFont(serif, NAMES, titleFont))

for (const [name, { source, axes }] of Object.entries(arabic))
  for (const [part, text] of Object.entries(ARABIC)) {
    const whole = await readFile(path.join(packages, `${source}.woff2`))
    const cut = await subsetFont(whole, text, { targetFormat: 'woff2', variationAxes: axes, keepFeatures: SHAPES })
    await writeFile(path.join(folder, `${name}-${part}.woff2`), cut)
  }

await rm(download, { recursive: true, force: true })
