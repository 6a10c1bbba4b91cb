/** Pictures of doctors and services, and a panorama of all regions. */
import { cobalt, firuze, ivory, SCENES } from './colours.ts'
import { PATTERN_COLORS, seededPattern } from './interlace.ts'
import { backdrop, type Ctx, cypress, palm, plane } from './landscapes.ts'
import { letterInk, pickPattern } from './letters.ts'
import type { Region } from './regions.ts'
import { hash, rng } from './seed.ts'
import { arch, at, C, n, P, R, star8, svg } from './shapes.ts'
import { latticePattern } from './tiles.ts'

export function doctorArt(
  seed: string,
  initials: string,
  o: { font?: string; title?: string; uid?: string } = {},
): string {
  const f = rng(`doctor:${seed}`),
    S = 240,
    id = `d${hash([seed, o.uid].join()).toString(36)}`
  const ci = pickPattern(f),
    col = at(PATTERN_COLORS, ci),
    ink = letterInk(ci),
    dark = ink !== ivory[50]
  const disc = dark ? ivory[50] : f.pick([firuze[700], cobalt[700], cobalt[800]]),
    ring = dark ? col.ground : col.star
  return svg(
    S,
    S,
    `<defs>${seededPattern(id, f, col, 80, S / 2, S / 2)}</defs>${R(0, 0, S, S, `url(#${id})`)}${P(star8(S / 2, S / 2, 100), ring)}${P(star8(S / 2, S / 2, 92), disc)}` +
      `<path d="${star8(S / 2, S / 2, 82)}" fill="none" stroke="${ink}" stroke-opacity=".35" stroke-width="2"/>` +
      `<text x="${S / 2}" y="${S / 2}" dy=".35em" text-anchor="middle" font-family="${o.font ?? "'Source Serif 4 Variable','Noto Naskh Arabic Variable',serif"}" font-weight="500" font-size="64" fill="${ink}">${initials.replace(/[<>&]/g, '')}</text>`,
    { title: o.title, fit: 'xMidYMid slice' },
  )
}

export function serviceArt(seed: string, o: { w?: number; h?: number; title?: string; uid?: string } = {}): string {
  const f = rng(`service:${seed}`),
    W = o.w ?? 640,
    H = o.h ?? 240,
    id = `s${hash([seed, W, o.uid].join()).toString(36)}`
  const col = f.pick(PATTERN_COLORS),
    r = H * 0.36
  return svg(
    W,
    H,
    `<defs>${seededPattern(id, f, col, H * 0.42, W / 2, H / 2)}</defs>${R(0, 0, W, H, `url(#${id})`)}${P(star8(W / 2, H / 2, r * 1.12), col.ground)}${P(star8(W / 2, H / 2, r), ivory[50])}<path d="${star8(W / 2, H / 2, r * 0.88)}" fill="none" stroke="${firuze[300]}" stroke-width="2"/>`,
    { title: o.title, fit: 'xMidYMid slice' },
  )
}

/** Draws an arcade of seven arches, with one landscape per region. */
export function panorama(seed: string, o: { w?: number; h?: number } = {}): string {
  const W = o.w ?? 1440,
    H = o.h ?? 300,
    each = W / 7,
    id = `n${hash(seed + W).toString(36)}`
  const order: readonly (readonly [Region, number])[] = [
    ['aegean', 1],
    ['marmara', 0],
    ['cappadocia', 4],
    ['mediterranean', 3],
    ['southeastern', 0],
    ['eastern', 5],
    ['blacksea', 1],
  ]
  let s = ''
  order.forEach(([r, scene], i) => {
    const aw = each * 0.88,
      x = i * each + (each - aw) / 2,
      q = at(SCENES, scene),
      SW = aw * 1.3,
      gy = H * 0.88
    const c: Ctx = { f: rng(seed + r), p: q, W: SW, H: H * 0.9, hz: H * 0.66, gy, id: id + r, u: SW / 800, v: true }
    const tree =
      r === 'mediterranean'
        ? palm(SW * 0.56, H * 0.95, H * 0.5, q.tree, q.tree2) + palm(SW * 0.74, H * 0.96, H * 0.38, q.tree, q.tree2)
        : r === 'blacksea'
          ? cypress(SW * 0.3, H * 0.96, H * 0.3, q.tree) + cypress(SW * 0.4, H * 0.97, H * 0.22, q.tree)
          : r === 'southeastern' || r === 'eastern'
            ? plane(SW * 0.3, H * 0.96, H * 0.34, q.tree, q.tree2)
            : cypress(SW * 0.26, H * 0.96, H * 0.4, q.tree) + cypress(SW * 0.36, H * 0.97, H * 0.26, q.tree2)
    s +=
      `<clipPath id="${id}${i}"><path d="${arch(x, H * 0.04, aw, H, aw * 0.5)}"/></clipPath><g clip-path="url(#${id}${i})"><g transform="translate(${n(x - (SW - aw) / 2)} 0)">` +
      R(0, 0, SW, H, q.sky) +
      `${latticeDefs(id + i, H / 7, q.line)}` +
      R(0, 0, SW, H, `url(#${id + i}q)`) +
      C(
        SW * at([0.36, 0.5, 0.34, 0.36, 0.62, 0.68, 0.5], i),
        H * at([0.34, 0.42, 0.34, 0.36, 0.32, 0.3, 0.32], i),
        H * at([0.08, 0.15, 0.07, 0.09, 0.09, 0.07, 0.08], i),
        q.sun,
      ) +
      backdrop(c, r) +
      R(0, gy, SW, H - gy, q.ground) +
      tree +
      '</g></g>' +
      `<path d="${arch(x - 5, H * 0.04 - 6, aw + 10, H + 20, aw * 0.5)}" fill="none" stroke="${firuze[500]}" stroke-width="2"/>`
  })
  return svg(W, H, s, { fit: 'xMidYMax slice' })
}
const latticeDefs = (id: string, period: number, stroke: string) =>
  `<defs>${latticePattern({ id: `${id}q`, period, stroke, width: 1.2, opacity: 0.5 })}</defs>`
