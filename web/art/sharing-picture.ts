/** Preview picture of a shared page, 1200 × 630. The server lays the text over its start side. */
import type { Renderer } from '#domain/page-document.ts'
import { cobalt, firuze, ivory } from './colours.ts'
import { hospitalArt } from './hospital-pictures.ts'
import { initialsOf } from './letters.ts'
import { doctorArt, serviceArt } from './pictures.ts'
import { regionOf } from './regions.ts'
import { star8 } from './shapes.ts'
import { latticePattern, tileWall } from './tiles.ts'

const WIDTH = 1200
const HEIGHT = 630
/** Width reserved for the text, in pixels. The art stands beside it. */
const WORDS = 700
const BAR = 6

export const drawPicture: Renderer['drawPicture'] = ({ kind, id, place, name, mirrored }) => {
  const size = { w: WIDTH - WORDS, h: HEIGHT }
  /** Mirrors a horizontal position for right-to-left pages. */
  const at = (x: number, width = 0) => (mirrored ? WIDTH - x - width : x)
  /** Places a drawing inside another one. */
  const placed = (drawing: string) =>
    drawing.replace('<svg ', `<svg x="${at(WORDS, size.w)}" y="0" width="${size.w}" height="${HEIGHT}" `)
  const region = regionOf(place)
  const art = {
    hospital: () => hospitalArt(id, { ...size, ...(region && { region }) }),
    // The server loads this font.
    doctor: () => doctorArt(id, initialsOf(name), { font: 'Source Serif 4' }),
    service: () => serviceArt(id, size),
    page: () => tileWall(id, { ...size, period: 100 }),
  }[kind]()
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">`,
    `<defs>${latticePattern({ id: 'ground', period: 96, stroke: cobalt[600], opacity: 0.45 })}</defs>`,
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="${cobalt[900]}"/>`,
    `<rect x="${at(0, WORDS)}" width="${WORDS}" height="${HEIGHT}" fill="url(#ground)"/>`,
    placed(art),
    `<rect x="${at(WORDS - BAR, BAR)}" width="${BAR}" height="${HEIGHT}" fill="${firuze[500]}"/>`,
    `<path d="${star8(at(92), 92, 34)}" fill="${firuze[500]}"/>`,
    `<path d="M${at(92) - 5} 74h10v13h13v10h-13v13h-10v-13h-13v-10h13z" fill="${ivory[50]}"/>`,
    '</svg>',
  ].join('')
}
