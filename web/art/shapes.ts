/** Building blocks of drawings: stars, crosses and arches as paths, and SVG elements as text. */

/** Returns an element of a list that is long enough by construction. */
export const at = <T>(list: readonly T[], i: number): T => list[i] as T

/** Formats a number with at most one decimal. */
export const n = (v: number) => String(Math.round(v * 10) / 10)
export type Pt = readonly [number, number]
export const poly = (pts: readonly Pt[]) => `M${pts.map(([x, y]) => `${n(x)} ${n(y)}`).join('L')}Z`
const K = Math.SQRT1_2 / Math.cos(Math.PI / 8) // inner radius of the Seljuk star, 0.7654

/** Returns an eight-pointed star: two squares, one turned by 45 degrees. */
export const star8 = (cx: number, cy: number, r: number, turn = 0): string =>
  poly(
    Array.from({ length: 16 }, (_, i) => {
      const a = (i * Math.PI) / 8 + turn,
        q = i % 2 ? r * K : r
      return [cx + q * Math.cos(a), cy + q * Math.sin(a)] as Pt
    }),
  )

/**
 * Returns a function that stamps one shape many times. Relative commands keep large walls small
 * after compression.
 */
export const stamp = (shape: string): ((x: number, y: number) => string) => {
  const pts = shape
    .slice(1, -1)
    .split('L')
    .map((q) => q.split(' ').map(Number))
  const [fx = 0, fy = 0] = pts[0] ?? []
  let px = fx,
    py = fy
  const tail = `${pts
    .slice(1)
    .map(([x = 0, y = 0]) => {
      const d = `l${n(x - px)} ${n(y - py)}`
      px += +n(x - px)
      py += +n(y - py)
      return d
    })
    .join('')}z`
  return (x, y) => `M${n(x + fx)} ${n(y + fy)}${tail}`
}

/** Returns the cross that stays free between four touching stars of radius r. */
export const cross8 = (cx: number, cy: number, r: number): string => {
  const a = 0.29289 * r,
    s = Math.SQRT1_2 * r
  const arm: Pt[] = [
    [a, -a],
    [s, -a],
    [r, 0],
    [s, a],
    [a, a],
  ]
  const pts: Pt[] = []
  for (let k = 0; k < 4; k++)
    for (const [x, y] of arm.slice(0, 4)) {
      const [c, d] = at<Pt>(
        [
          [1, 0],
          [0, 1],
          [-1, 0],
          [0, -1],
        ],
        k,
      )
      pts.push([cx + x * c - y * d, cy + x * d + y * c])
    }
  return poly(pts)
}

/** Returns a pointed (four-centred) arch standing on y + h. */
export const arch = (x: number, y: number, w: number, h: number, rise = w * 0.62): string => {
  const s = y + rise,
    m = x + w / 2
  return (
    `M${n(x)} ${n(y + h)}V${n(s)}C${n(x)} ${n(y + rise * 0.42)} ${n(x + w * 0.24)} ${n(y + rise * 0.16)} ${n(m)} ${n(y)}` +
    `C${n(x + w * 0.76)} ${n(y + rise * 0.16)} ${n(x + w)} ${n(y + rise * 0.42)} ${n(x + w)} ${n(s)}V${n(y + h)}Z`
  )
}

/** P, R, C: a path, a rectangle and a circle in one colour. */
export const P = (d: string, fill: string, extra = '') => `<path d="${d}" fill="${fill}"${extra}/>`
export const R = (x: number, y: number, w: number, h: number, fill: string, extra = '') =>
  `<rect x="${n(x)}" y="${n(y)}" width="${n(w)}" height="${n(h)}" fill="${fill}"${extra}/>`
export const C = (x: number, y: number, r: number, fill: string, extra = '') =>
  `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="${fill}"${extra}/>`

export function svg(w: number, h: number, body: string, o: { title?: string; fit?: string } = {}): string {
  const a11y = o.title ? `role="img" aria-label="${o.title.replace(/[<>&"]/g, '')}"` : 'aria-hidden="true"'
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${w} ${h}" preserveAspectRatio="${o.fit ?? 'xMidYMax slice'}" ${a11y}>${body}</svg>`
}
