/** Glazed walls, borders and painted motifs. The same seed and options always give the same SVG. */
import { cobalt, firuze, ivory, mercan } from './colours.ts'
import { rng } from './seed.ts'
import { C, cross8, n, P, stamp, star8, svg } from './shapes.ts'

/** Returns a line-only star-and-cross pattern as a <pattern> definition for fill="url(#id)". */
export function latticePattern(o: {
  id: string
  period: number
  stroke: string
  width?: number
  opacity?: number
  x?: number
  y?: number
}): string {
  const r = o.period / 2
  return (
    `<pattern id="${o.id}" width="${n(o.period)}" height="${n(o.period)}" x="${n(o.x ?? 0)}" y="${n(o.y ?? 0)}" patternUnits="userSpaceOnUse">` +
    `<path d="${star8(r, r, r)}${star8(r, r, r * 0.46)}" fill="none" stroke="${o.stroke}" stroke-width="${o.width ?? 1}" stroke-opacity="${o.opacity ?? 1}"/></pattern>`
  )
}

/** Draws a painted tile motif inside a radius. */
function rosette(x: number, y: number, r: number, petal: string, core: string): string {
  let s = ''
  for (let i = 0; i < 8; i++)
    s += `<ellipse cx="${n(x)}" cy="${n(y - r * 0.56)}" rx="${n(r * 0.19)}" ry="${n(r * 0.42)}" fill="${petal}" transform="rotate(${i * 45} ${n(x)} ${n(y)})"/>`
  return s + C(x, y, r * 0.2, core)
}
export function tulip(x: number, y: number, r: number, bloom: string, leaf: string): string {
  const k = (r / 20).toFixed(2),
    t = (d: string, f: string) => `<path d="${d}" fill="${f}" transform="translate(${n(x)} ${n(y)}) scale(${k})"/>`
  return (
    t(
      'M-1 2C-1 9-1 14-1 19H1C1 14 1 9 1 2ZM0 18C-9 16-13 9-13 1C-6 4-1 10 0 18ZM0 18C9 16 13 9 13 1C6 4 1 10 0 18Z',
      leaf,
    ) + t('M0-20C3-14 5-11 9-17C11-7 9 2 0 5C-9 2-11-7-9-17C-5-11-3-14 0-20Z', bloom)
  )
}
export function carnation(x: number, y: number, r: number, bloom: string, leaf: string): string {
  const k = (r / 20).toFixed(2),
    g = `transform="translate(${n(x)} ${n(y)}) scale(${k})"`
  return (
    `<path d="M-1 4L-1 19H1L1 4ZM0 17C-7 16-11 12-12 6C-6 8-2 12 0 17ZM0 17C7 16 11 12 12 6C6 8 2 12 0 17Z" fill="${leaf}" ${g}/>` +
    `<path d="M0 7L-4 3L-14-6L-11-8L-12-13L-7-12L-6-17L-2-14L0-19L2-14L6-17L7-12L12-13L11-8L14-6L4 3Z" fill="${bloom}" ${g}/>`
  )
}

/**
 * Draws a glazed star-and-cross wall. Every tile has its own shade, and a few stars are painted.
 */
export function tileWall(
  seed: string,
  o: {
    w: number
    h: number
    period: number
    glaze?: readonly string[]
    cross?: readonly string[]
    grout?: string
    painted?: number
    bare?: boolean
  },
): string {
  const f = rng(`${seed}:wall`),
    r = o.period / 2
  const glaze = o.glaze ?? [firuze[500], firuze[500], '#1E9795', '#148786', firuze[400], '#108081']
  const cr = o.cross ?? [cobalt[700], cobalt[700], '#243A7C', cobalt[800]]
  const grout = o.grout ?? ivory[100]
  const cols = Math.ceil(o.w / o.period) + 1,
    rows = Math.ceil(o.h / o.period) + 1
  const star = stamp(star8(0, 0, r)),
    inner = stamp(star8(0, 0, r * 0.5)),
    cross = stamp(cross8(0, 0, r))
  const groups = new Map<string, string>()
  const add = (c: string, d: string) => groups.set(c, (groups.get(c) ?? '') + d)
  let deco = ''
  const lines = new Map<string, string>()
  for (let j = 0; j < rows; j++)
    for (let i = 0; i < cols; i++) {
      const x = i * o.period,
        y = j * o.period
      const painted = f.chance(o.painted ?? 0.16)
      if (painted) {
        add(ivory[50], star(x, y))
        const kind = f.int(0, 2)
        deco += `<path d="${star8(x, y, r * 0.84)}" fill="none" stroke="${cobalt[500]}" stroke-width="${n(r * 0.03)}"/>`
        if (kind === 0) deco += rosette(x, y, r * 0.6, cobalt[600], mercan[500])
        else if (kind === 1) deco += tulip(x, y + r * 0.02, r * 0.52, mercan[500], firuze[600])
        else deco += carnation(x, y + r * 0.02, r * 0.52, cobalt[600], firuze[500])
      } else {
        const g = f.pick(glaze)
        add(g, star(x, y))
        const ln = g === firuze[400] ? firuze[200] : firuze[300]
        lines.set(ln, (lines.get(ln) ?? '') + inner(x, y))
      }
      add(f.pick(cr), cross(x + r, y + r))
    }
  let body = `<rect width="${o.w}" height="${o.h}" fill="${grout}"/><g stroke="${grout}" stroke-width="${n(o.period * 0.035)}" stroke-linejoin="miter">`
  for (const [c, d] of groups) body += P(d, c)
  body += '</g>'
  for (const [c, d] of lines)
    body += `<path d="${d}" fill="none" stroke="${c}" stroke-opacity=".55" stroke-width="${n(r * 0.035)}"/>`
  body += deco
  return o.bare ? body : svg(o.w, o.h, body, { fit: 'xMidYMid slice' })
}

type Frieze = {
  w: number
  h: number
  /** Number of repetitions of the strip, side by side. */
  times: number
  ground: string
}

/**
 * Draws a one-row border strip: stars between half crosses. Documents embed it, so whatever repeats
 * at each star is a pattern, and the stars of each colour refer to one shape.
 */
export function frieze(seed: string, { w, h, times, ground }: Frieze): string {
  const f = rng(`${seed}:frieze`),
    r = h / 2,
    stars = new Map<string, string>()
  let reds = ''
  const use = (id: string, x: number) => `<use href="#${id}" x="${n(x)}"/>`
  for (let x = 0; x <= w + h; x += h) {
    const colour = f.pick([firuze[500], firuze[400], firuze[600]])
    stars.set(colour, (stars.get(colour) ?? '') + use('a', x))
    if (f.chance(0.3)) reds += use('c', x)
  }
  const repeated = (id: string, x: number, body: string) =>
    `<pattern id="${id}" x="${n(x)}" width="${n(h)}" height="${n(h)}" patternUnits="userSpaceOnUse">${body}</pattern>`
  const cross = P(cross8(r, 0, r * 0.9), cobalt[700]) + P(cross8(r, h, r * 0.9), cobalt[700])
  const centre = P(star8(r, r, r * 0.44), ivory[50]) + P(star8(r, r, r * 0.2), firuze[600])
  // The first star reaches into the strip before it.
  const fill = (paint: string, x = 0) => `<rect x="${n(x)}" width="${n(w + h)}" height="${n(h)}" fill="${paint}"/>`
  const strip = [
    fill(ground),
    fill('url(#d)'),
    ...[...stars].map(([colour, uses]) => `<g fill="${colour}">${uses}</g>`),
    fill('url(#b)', -r),
    `<g fill="${mercan[500]}">${reds}</g>`,
  ].join('')
  const defs =
    `<path id="a" d="${star8(0, r, r * 0.96)}"/><path id="c" d="${star8(0, r, r * 0.2)}"/>` +
    repeated('b', -r, centre) +
    repeated('d', 0, cross)
  const copies = Array.from({ length: times - 1 }, (_, at) => use('s', (at + 1) * w)).join('')
  return svg(w * times, h, `<defs>${defs}</defs><g id="s">${strip}</g>${copies}`, { fit: 'xMinYMid slice' })
}
