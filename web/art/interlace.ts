/** Patterns that fill a ground: interlaced stars, and a net with a flower in every mesh. */
import { cobalt, firuze, ivory, mercan, safran } from './colours.ts'
import type { Rng } from './seed.ts'
import { at, n, P, type Pt, poly, star8 } from './shapes.ts'
import { carnation, tulip } from './tiles.ts'

/**
 * Interlace ("polygons in contact"): two rays go inward at angle theta from the middle of every
 * edge of a tiling. The star inside the polygon closes at the points at which the rays of
 * neighbouring edges meet.
 */
type NGon = { sides: number; cx: number; cy: number; r: number; turn: number }
const ngon = (g: NGon): Pt[] =>
  Array.from({ length: g.sides }, (_, i) => {
    const a = g.turn + (i * 2 * Math.PI) / g.sides
    return [g.cx + g.r * Math.cos(a), g.cy + g.r * Math.sin(a)]
  })
function contactStar(g: NGon, theta: number): Pt[] {
  const v = ngon(g),
    out: Pt[] = [],
    S = g.sides
  const next = (i: number) => at(v, (i + 1) % S)
  const mid = v.map((p, i): Pt => [(p[0] + next(i)[0]) / 2, (p[1] + next(i)[1]) / 2])
  const apo = g.r * Math.cos(Math.PI / S),
    half = Math.PI / S
  // distance from the centre at which the two rays meet, on the line through the vertex
  const d = apo * Math.max(0.12, Math.cos(theta) / Math.cos(theta - half))
  for (let i = 0; i < S; i++) {
    out.push(at(mid, i))
    const w = next(i),
      L = Math.hypot(w[0] - g.cx, w[1] - g.cy)
    out.push([g.cx + ((w[0] - g.cx) / L) * d, g.cy + ((w[1] - g.cy) / L) * d])
  }
  return out
}
type Tiling = { w: number; h: number; grams: NGon[] }
function tiling(kind: number, s: number): Tiling {
  if (kind === 0) {
    // 4.8.8
    const e = s / (1 + Math.SQRT2),
      R8 = e / (2 * Math.sin(Math.PI / 8)),
      g: NGon[] = []
    g.push({ sides: 8, cx: s / 2, cy: s / 2, r: R8, turn: Math.PI / 8 })
    for (const [x, y] of [
      [0, 0],
      [s, 0],
      [0, s],
      [s, s],
    ] as const)
      g.push({ sides: 4, cx: x, cy: y, r: e / Math.SQRT2, turn: 0 })
    return { w: s, h: s, grams: g }
  }
  if (kind === 1) {
    // 6.6.6
    const R6 = s / Math.sqrt(3),
      h = s * Math.sqrt(3),
      g: NGon[] = []
    for (const [x, y] of [
      [0, 0],
      [s, 0],
      [0, h],
      [s, h],
      [s / 2, h / 2],
    ] as const)
      g.push({ sides: 6, cx: x, cy: y, r: R6, turn: Math.PI / 6 })
    return { w: s, h, grams: g }
  }
  // 3.12.12
  const e = s / (2 + Math.sqrt(3)),
    R12 = e / (2 * Math.sin(Math.PI / 12)),
    h = s * Math.sqrt(3),
    g: NGon[] = []
  for (const [x, y] of [
    [0, 0],
    [s, 0],
    [0, h],
    [s, h],
    [s / 2, h / 2],
  ] as const)
    g.push({ sides: 12, cx: x, cy: y, r: R12, turn: Math.PI / 12 })
  const rt = e / Math.sqrt(3)
  for (const [x, y, t] of [
    [s / 2, h / 6, 1],
    [0, h / 3, -1],
    [s, h / 3, -1],
    [0, (2 * h) / 3, 1],
    [s, (2 * h) / 3, 1],
    [s / 2, (5 * h) / 6, -1],
  ] as const)
    g.push({ sides: 3, cx: x, cy: y, r: rt, turn: (t * Math.PI) / 2 })
  return { w: s, h, grams: g }
}

type PatternColors = { ground: string; star: string; small: string; line: string }
export const PATTERN_COLORS: readonly PatternColors[] = [
  { ground: firuze[600], star: firuze[500], small: firuze[300], line: ivory[50] },
  { ground: cobalt[700], star: cobalt[600], small: firuze[500], line: cobalt[200] },
  { ground: ivory[200], star: ivory[50], small: mercan[300], line: cobalt[500] },
  { ground: firuze[100], star: ivory[0], small: firuze[400], line: firuze[600] },
  { ground: firuze[800], star: firuze[700], small: safran[300], line: firuze[200] },
  { ground: cobalt[100], star: ivory[0], small: cobalt[400], line: cobalt[600] },
  { ground: mercan[100], star: ivory[50], small: mercan[500], line: mercan[700] },
  { ground: firuze[300], star: firuze[200], small: ivory[50], line: firuze[800] },
]

/** Returns a full interlace as <pattern id>. kind: 0 octagons, 1 hexagons, 2 dodecagons. */
function interlacePattern(o: {
  id: string
  kind: number
  period: number
  theta: number
  colors: PatternColors
  x?: number
  y?: number
}): string {
  const t = tiling(o.kind, o.period)
  let big = '',
    small = ''
  for (const g of t.grams) {
    const d = poly(contactStar(g, o.theta))
    if (g.sides >= 6) big += d
    else small += d
  }
  const sw = Math.max(1, o.period * 0.022)
  return (
    `<pattern id="${o.id}" width="${n(t.w)}" height="${n(t.h)}" x="${n(o.x ?? 0)}" y="${n(o.y ?? 0)}" patternUnits="userSpaceOnUse">` +
    `<rect width="${n(t.w)}" height="${n(t.h)}" fill="${o.colors.ground}"/>` +
    `<g stroke="${o.colors.line}" stroke-width="${n(sw)}" stroke-linejoin="miter">${P(big, o.colors.star)}${small ? P(small, o.colors.small) : ''}</g></pattern>`
  )
}

/** Returns an ogee net with a tulip or carnation in every mesh. */
function ogeePattern(id: string, s: number, c: PatternColors, f: Rng, x = 0, y = 0): string {
  const h = s * 1.5,
    q = s / 2
  const net = (ox: number, oy: number) =>
    `M${n(ox)} ${n(oy - h / 2)}C${n(ox + q * 0.25)} ${n(oy - h * 0.3)} ${n(ox + q)} ${n(oy - h * 0.22)} ${n(ox + q)} ${n(oy)}S${n(ox + q * 0.25)} ${n(oy + h * 0.3)} ${n(ox)} ${n(oy + h / 2)}S${n(ox - q)} ${n(oy + h * 0.22)} ${n(ox - q)} ${n(oy)}S${n(ox - q * 0.25)} ${n(oy - h * 0.3)} ${n(ox)} ${n(oy - h / 2)}Z`
  const flower = f.chance(0.5) ? tulip : carnation
  let b = `<rect width="${n(s)}" height="${n(h)}" fill="${c.ground}"/><path d="${net(q, h / 2)}" fill="${c.star}" stroke="${c.line}" stroke-width="${n(s * 0.03)}"/>`
  b += flower(q, h / 2, s * 0.26, c.small, c.line)
  for (const [px, py] of [
    [0, 0],
    [s, 0],
    [0, h],
    [s, h],
  ] as const)
    b += flower(px, py, s * 0.24, c.line, c.small)
  return `<pattern id="${id}" width="${n(s)}" height="${n(h)}" x="${n(x)}" y="${n(y)}" patternUnits="userSpaceOnUse">${b}</pattern>`
}

/** Chooses one pattern family for the seed, centred on (cx, cy). */
export function seededPattern(
  id: string,
  f: Rng,
  colors: PatternColors,
  period: number,
  cx: number,
  cy: number,
): string {
  const fam = f.int(0, 4),
    th = (deg: number) => (deg * Math.PI) / 180
  if (fam === 0)
    return interlacePattern({
      id,
      kind: 0,
      period,
      theta: th(f.pick([56, 62, 67.5])),
      colors,
      x: cx - period / 2,
      y: cy - period / 2,
    })
  if (fam === 1)
    return interlacePattern({ id, kind: 1, period: period * 0.9, theta: th(f.pick([50, 60])), colors, x: cx, y: cy })
  if (fam === 2)
    return interlacePattern({
      id,
      kind: 2,
      period: period * 1.25,
      theta: th(f.pick([60, 66, 72])),
      colors,
      x: cx,
      y: cy,
    })
  if (fam === 3) return ogeePattern(id, period * 0.72, colors, f, cx - period * 0.36, cy - period * 0.54)
  const r = period / 2
  return (
    `<pattern id="${id}" width="${n(period)}" height="${n(period)}" x="${n(cx - r)}" y="${n(cy - r)}" patternUnits="userSpaceOnUse"><rect width="${n(period)}" height="${n(period)}" fill="${colors.ground}"/>` +
    `<path d="${star8(r, r, r)}" fill="${colors.star}" stroke="${colors.line}" stroke-width="${n(period * 0.02)}"/><path d="${star8(r, r, r * 0.5)}" fill="${colors.small}"/></pattern>`
  )
}
