/**
 * `npx tsx vite/icons.ts` draws the icons of the installed app in web/public/icons from our mark.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { Resvg } from '@resvg/resvg-js'

const folder = 'web/public/icons'
const mark = await readFile('web/public/icon.svg', 'utf8')
const shapes = mark.trim().replace(/^<svg[^>]*>|<\/svg>$/g, '')
const PAPER = '#FCFAF5'

type Icon = {
  name: string
  size: number /** Share of the picture that the mark fills. */
  part: number
  ground?: string
  only?: string
}

/** Systems crop a maskable icon to their own shape, so its content is in the middle four fifths. */
const icons: Icon[] = [
  { name: 'icon-192', size: 192, part: 1 },
  { name: 'icon-512', size: 512, part: 1 },
  { name: 'maskable-512', size: 512, part: 0.62, ground: PAPER },
  { name: 'apple-touch', size: 180, part: 0.78, ground: PAPER },
  // For the status bar, which uses only the opacity.
  { name: 'badge-96', size: 96, part: 0.9, only: '#FFFFFF' },
]

await mkdir(folder, { recursive: true })
for (const { name, size, part, ground, only } of icons) {
  const inset = (48 * (1 - part)) / 2
  const drawn = only ? (shapes.match(/<path[^>]*>/)?.[0] ?? '').replace(/fill="[^"]*"/, `fill="${only}"`) : shapes
  const paper = ground ? `<rect width="48" height="48" fill="${ground}"/>` : ''
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48">${paper}<g transform="translate(${inset} ${inset}) scale(${part})">${drawn}</g></svg>`
  await writeFile(`${folder}/${name}.png`, new Resvg(svg, { fitTo: { mode: 'width', value: size } }).render().asPng())
}
