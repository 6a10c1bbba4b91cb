/** Landscapes of the regions, drawn behind buildings. */
import type { Scene } from './colours.ts'
import type { Region } from './regions.ts'
import type { Rng } from './seed.ts'
import { arch, at, C, n, P, R } from './shapes.ts'

export type Ctx = {
  f: Rng
  p: Scene
  W: number
  H: number
  hz: number
  gy: number
  id: string /** one unit: 1/800 of a 4:3 picture */
  u: number /** sun position, 0..1 */
  sx?: number /** narrow vignette: motifs move to the middle */
  v?: boolean
}

const hills = (c: Ctx, y: number, amp: number, steps: number, fill: string, base: number, sharp = false): string => {
  const { f, W } = c,
    w = W / steps
  let d = `M-10 ${n(base)}L-10 ${n(y + f.range(-amp, amp) * 0.5)}`,
    px = -10
  for (let i = 1; i <= steps; i++) {
    const x = i * w + (i === steps ? 10 : 0),
      yy = y + (i % 2 ? -1 : 1) * f.range(amp * 0.35, amp)
    d += sharp ? `L${n(x)} ${n(yy)}` : `S${n((px + x) / 2 + w * 0.1)} ${n(yy)} ${n(x)} ${n(yy)}`
    px = x
  }
  return P(`${d}L${n(W + 10)} ${n(base)}Z`, fill)
}
const water = (c: Ctx, y0: number, y1: number): string => {
  const { p, W, id } = c,
    s = c.u * 40
  return (
    `<pattern id="${id}w" width="${n(s)}" height="${n(s * 0.7)}" x="0" y="${n(y0 + 6)}" patternUnits="userSpaceOnUse"><path d="M0 ${n(s * 0.35)}Q${n(s / 4)} 0 ${n(s / 2)} ${n(s * 0.35)}T${n(s)} ${n(s * 0.35)}" fill="none" stroke="${p.foam}" stroke-width="${n(Math.max(1.2, s * 0.05))}" stroke-opacity=".7"/></pattern>` +
    R(0, y0, W, y1 - y0, p.water) +
    R(0, y0 + 6, W, y1 - y0 - 6, `url(#${id}w)`)
  )
}
const dome = (x: number, y: number, r: number, fill: string) =>
  P(
    `M${n(x - r)} ${n(y)}C${n(x - r)} ${n(y - r * 0.9)} ${n(x - r * 0.4)} ${n(y - r * 1.12)} ${n(x)} ${n(y - r * 1.2)}C${n(x + r * 0.4)} ${n(y - r * 1.12)} ${n(x + r)} ${n(y - r * 0.9)} ${n(x + r)} ${n(y)}Z`,
    fill,
  )
export const cypress = (x: number, y: number, h: number, c: string) =>
  P(
    `M${n(x)} ${n(y - h)}C${n(x + h * 0.16)} ${n(y - h * 0.55)} ${n(x + h * 0.15)} ${n(y - h * 0.12)} ${n(x + h * 0.03)} ${n(y - h * 0.06)}V${n(y)}H${n(x - h * 0.03)}V${n(y - h * 0.06)}C${n(x - h * 0.15)} ${n(y - h * 0.12)} ${n(x - h * 0.16)} ${n(y - h * 0.55)} ${n(x)} ${n(y - h)}Z`,
    c,
  )
export const plane = (x: number, y: number, h: number, c: string, c2: string) =>
  R(x - h * 0.03, y - h * 0.45, h * 0.06, h * 0.45, c) +
  C(x, y - h * 0.66, h * 0.3, c2) +
  C(x - h * 0.2, y - h * 0.5, h * 0.2, c2) +
  C(x + h * 0.22, y - h * 0.52, h * 0.2, c2) +
  C(x + h * 0.08, y - h * 0.74, h * 0.16, c, ' fill-opacity=".25"')
export const palm = (x: number, y: number, h: number, c: string, c2: string) => {
  let s = P(
    `M${n(x - h * 0.025)} ${n(y)}Q${n(x + h * 0.03)} ${n(y - h * 0.5)} ${n(x)} ${n(y - h * 0.82)}L${n(x + h * 0.03)} ${n(y - h * 0.82)}Q${n(x + h * 0.08)} ${n(y - h * 0.5)} ${n(x + h * 0.04)} ${n(y)}Z`,
    c,
  )
  for (const a of [-160, -125, -90, -55, -20, 12, 168])
    s += `<path d="M0 0Q${n(h * 0.18)} ${n(-h * 0.13)} ${n(h * 0.36)} ${n(h * 0.02)}Q${n(h * 0.17)} ${n(-h * 0.04)} 0 0Z" fill="${c2}" transform="translate(${n(x + h * 0.015)} ${n(y - h * 0.82)}) rotate(${a})"/>`
  return s
}

export function backdrop(c: Ctx, region: Region): string {
  const { f, p, W, H, hz, gy } = c
  let s = ''
  if (region === 'marmara') {
    let x = -20 // skyline of domes and roofs
    while (x < W + 20) {
      const w = f.range(W * 0.05, W * 0.1),
        h = f.range(H * 0.03, H * 0.1)
      s += R(x, hz - h, w + 1, h + 2, p.far)
      if (f.chance(0.5)) s += dome(x + w / 2, hz - h + 1, w * f.range(0.24, 0.44), p.far)
      if (f.chance(0.25) && H < W)
        s +=
          R(x + w * 0.8, hz - h - H * 0.1, W * 0.009, H * 0.11, p.far) +
          P(
            `M${n(x + w * 0.8 - 1)} ${n(hz - h - H * 0.1)}h${n(W * 0.009 + 2)}l${n(-W * 0.0045 - 1)} ${n(-H * 0.035)}Z`,
            p.far,
          )
      x += w
    }
    s += water(c, hz, gy + 4)
    const flip = f.chance(0.5),
      tall = !c.v && H > W,
      t1 = c.v ? W * 0.26 : tall ? (flip ? W * 0.835 : -W * 0.16) : flip ? W * 0.62 : W * 0.1,
      t2 = c.v ? W * 0.74 : tall ? (flip ? W * 1.16 : W * 0.165) : flip ? W * 0.92 : W * 0.4,
      dk = hz - H * 0.035,
      top = hz - H * 0.25,
      sw = Math.max(1.6, W * 0.0042)
    let hang = ''
    const span = t2 - t1
    for (let i = 1; i < 14; i++) {
      const u = i / 14,
        y = top + (dk - top) * 0.92 * (1 - (2 * u - 1) ** 2)
      hang += `M${n(t1 + span * u)} ${n(y)}V${n(dk)}`
    }
    const sag = top + (dk - top) * 1.84
    s += `<g fill="none" stroke="${p.near}" stroke-width="${n(sw)}"><path d="${hang}" stroke-opacity=".7" stroke-width="${n(sw * 0.6)}"/><path d="M${n(t1)} ${n(top)}Q${n((t1 + t2) / 2)} ${n(sag)} ${n(t2)} ${n(top)}M${n(t1)} ${n(top)}L${n(t1 - span * 0.42)} ${n(dk)}M${n(t2)} ${n(top)}L${n(t2 + span * 0.42)} ${n(dk)}"/></g>`
    s += R(-10, dk, W + 20, H * 0.014, p.near)
    for (const t of [t1, t2])
      s +=
        R(t - W * 0.009, top - 4, W * 0.006, hz - top + H * 0.03, p.near) +
        R(t + W * 0.003, top - 4, W * 0.006, hz - top + H * 0.03, p.near) +
        R(t - W * 0.009, top + H * 0.05, W * 0.018, H * 0.01, p.near)
  } else if (region === 'aegean') {
    for (let i = 0; i < 3; i++) {
      const x = W * (0.12 + i * 0.36) + f.range(-60, 60),
        w = W * f.range(0.16, 0.3),
        h = H * f.range(0.05, 0.12)
      s += P(
        `M${n(x - w)} ${n(hz + 2)}Q${n(x - w * 0.4)} ${n(hz - h)} ${n(x)} ${n(hz - h)}T${n(x + w)} ${n(hz + 2)}Z`,
        i === 1 ? p.mid : p.far,
      )
    }
    s += water(c, hz, gy + 4)
    for (let i = 0; i < 2; i++) {
      const x = c.v ? W * (0.52 + i * 0.2) : f.pick([W * 0.1, W * 0.2, W * 0.84, W * 0.92]) + i * 14,
        y = hz + (gy - hz) * (0.3 + i * 0.25),
        k = H * (i ? 0.035 : 0.055)
      s +=
        P(
          `M${n(x)} ${n(y - k * 2)}V${n(y - k * 0.2)}H${n(x + k)}ZM${n(x - 3)} ${n(y - k * 1.6)}V${n(y - k * 0.2)}H${n(x - k * 0.7)}Z`,
          p.wall,
        ) + P(`M${n(x - k)} ${n(y)}H${n(x + k * 1.2)}L${n(x + k * 0.8)} ${n(y + k * 0.4)}H${n(x - k * 0.7)}Z`, p.accent)
    }
  } else if (region === 'mediterranean') {
    s +=
      hills(c, hz - H * 0.17, H * 0.12, 6, p.far, hz + 4, true) +
      hills(c, hz - H * 0.07, H * 0.08, 7, p.mid, hz + 4, true) +
      water(c, hz, gy + 4)
  } else if (region === 'central') {
    // steppe, poplars and a cone-roofed tower
    s += hills(c, hz - H * 0.1, H * 0.05, 5, p.far, gy + 4) + hills(c, hz - H * 0.01, H * 0.04, 4, p.mid, gy + 4)
    const tx = W * (c.v ? 0.6 : f.pick([0.1, 0.13, 0.88])),
      th = H * 0.13,
      tw = th * 0.52,
      ty = hz + H * 0.05
    s +=
      R(tx - tw / 2, ty - th, tw, th + 10, p.near) +
      P(`M${n(tx - tw * 0.62)} ${n(ty - th)}L${n(tx)} ${n(ty - th * 2)}L${n(tx + tw * 0.62)} ${n(ty - th)}Z`, p.roof) +
      P(arch(tx - tw * 0.16, ty - th * 0.55, tw * 0.32, th * 0.56), p.far)
    for (let i = 0; i < 9; i++) {
      const px = W * (0.02 + i * 0.036 + (i > 4 ? 0.52 : 0)),
        h = H * f.range(0.12, 0.2)
      s += `<ellipse cx="${n(px)}" cy="${n(gy - h * 0.5)}" rx="${n(h * 0.1)}" ry="${n(h * 0.5)}" fill="${i % 2 ? p.tree2 : p.near}"/>`
    }
    s += hills(c, gy - H * 0.035, H * 0.015, 6, p.near, gy + 6)
  } else if (region === 'cappadocia') {
    s += hills(c, hz - H * 0.06, H * 0.04, 5, p.far, gy + 4)
    for (let i = 0; i < 7; i++) {
      // fairy chimneys
      const x = c.v ? W * (0.14 + i * 0.12) : (i < 4 ? i * W * 0.075 : W * 0.66 + (i - 3) * W * 0.08) + f.range(0, 24),
        h = H * f.range(0.18, 0.34),
        w = h * f.range(0.32, 0.44),
        y = gy
      s +=
        P(
          `M${n(x - w / 2)} ${n(y)}C${n(x - w * 0.3)} ${n(y - h * 0.5)} ${n(x - w * 0.2)} ${n(y - h * 0.7)} ${n(x - w * 0.1)} ${n(y - h * 0.84)}H${n(x + w * 0.1)}C${n(x + w * 0.2)} ${n(y - h * 0.7)} ${n(x + w * 0.3)} ${n(y - h * 0.5)} ${n(x + w / 2)} ${n(y)}Z`,
          i % 2 ? p.mid : p.near,
        ) +
        P(`M${n(x - w * 0.24)} ${n(y - h * 0.82)}L${n(x)} ${n(y - h)}L${n(x + w * 0.24)} ${n(y - h * 0.82)}Z`, p.roof)
    }
    s += hills(c, gy - H * 0.02, H * 0.015, 5, p.mid, gy + 6)
    for (let i = 0; i < 3; i++) {
      // balloons
      const spots = c.v
        ? [0.62, 0.44, 0.76]
        : [0.1, 0.19, 0.27, 0.76, 0.85, 0.92].filter((q) => Math.abs(q - (c.sx ?? 9)) > 0.14)
      const x = at(spots, c.v ? i : (i * 2 + f.int(0, 1)) % spots.length) * W,
        y = H * (c.v ? at([0.3, 0.46, 0.5], i) : 0.14 + i * 0.1),
        r = H * (c.v ? at([0.075, 0.05, 0.035], i) : f.range(0.038, 0.066)),
        col = at([p.accent, p.trim, p.roof], i)
      s +=
        P(
          `M${n(x - r)} ${n(y)}A${n(r)} ${n(r)} 0 1 1 ${n(x + r)} ${n(y)}C${n(x + r)} ${n(y + r * 0.7)} ${n(x + r * 0.3)} ${n(y + r)} ${n(x + r * 0.2)} ${n(y + r * 1.3)}H${n(x - r * 0.2)}C${n(x - r * 0.3)} ${n(y + r)} ${n(x - r)} ${n(y + r * 0.7)} ${n(x - r)} ${n(y)}Z`,
          col,
        ) +
        P(
          `M${n(x)} ${n(y - r)}C${n(x + r * 0.5)} ${n(y - r * 0.4)} ${n(x + r * 0.4)} ${n(y + r * 0.8)} ${n(x + r * 0.1)} ${n(y + r * 1.3)}H${n(x - r * 0.1)}C${n(x - r * 0.4)} ${n(y + r * 0.8)} ${n(x - r * 0.5)} ${n(y - r * 0.4)} ${n(x)} ${n(y - r)}Z`,
          p.wall,
          ' fill-opacity=".55"',
        ) +
        R(x - r * 0.16, y + r * 1.42, r * 0.32, r * 0.26, p.door)
    }
  } else if (region === 'blacksea') {
    s += hills(c, hz - H * 0.2, H * 0.1, 5, p.far, gy + 4) + hills(c, hz - H * 0.09, H * 0.09, 6, p.mid, gy + 4)
    s +=
      R(-10, hz - H * 0.1, W * 0.5, H * 0.012, p.sky, ' rx="4" fill-opacity=".7"') +
      R(W * 0.6, hz - H * 0.15, W * 0.5, H * 0.012, p.sky, ' rx="4" fill-opacity=".7"')
    s += hills(c, hz + H * 0.04, H * 0.07, 7, p.near, gy + 6)
    for (let i = 0; i < 16; i++)
      s += cypress(f.range(0, W), gy - H * f.range(0, 0.05), H * f.range(0.08, 0.15), p.tree2)
  } else if (region === 'eastern') {
    const x = (c.v ? 0.5 : f.pick([0.24, 0.72])) * W,
      h = H * 0.44,
      w = W * 0.46
    s +=
      P(
        `M${n(x - w)} ${n(hz)}L${n(x - w * 0.12)} ${n(hz - h * 0.94)}L${n(x)} ${n(hz - h)}L${n(x + w * 0.14)} ${n(hz - h * 0.9)}L${n(x + w)} ${n(hz)}Z`,
        p.far,
      ) +
      P(
        `M${n(x - w * 0.34)} ${n(hz - h * 0.7)}L${n(x - w * 0.12)} ${n(hz - h * 0.94)}L${n(x)} ${n(hz - h)}L${n(x + w * 0.14)} ${n(hz - h * 0.9)}L${n(x + w * 0.33)} ${n(hz - h * 0.7)}L${n(x + w * 0.2)} ${n(hz - h * 0.66)}L${n(x + w * 0.1)} ${n(hz - h * 0.74)}L${n(x)} ${n(hz - h * 0.62)}L${n(x - w * 0.12)} ${n(hz - h * 0.72)}L${n(x - w * 0.22)} ${n(hz - h * 0.62)}Z`,
        p.wall,
      ) +
      hills(c, hz - H * 0.03, H * 0.04, 6, p.mid, hz + 6) +
      water(c, hz, gy + 4)
  } else {
    // stepped stone town on a ridge
    s += hills(c, hz - H * 0.12, H * 0.05, 4, p.far, gy + 4)
    for (let row = 0; row < 3; row++) {
      let x = -20
      const y = hz - H * 0.14 + row * H * 0.085
      while (x < W) {
        const w = f.range(W * 0.06, W * 0.11),
          h = f.range(H * 0.08, H * 0.13),
          col = row === 0 ? p.far : row === 1 ? p.mid : p.near
        if (f.chance(0.86)) {
          s += R(x, y - h * 0.3, w, h + H * 0.2, col)
          for (let k = 0; k < 2; k++)
            s += P(arch(x + w * (0.2 + k * 0.36), y, w * 0.2, h * 0.4), p.sky, ' fill-opacity=".45"')
        }
        x += w + 3
      }
    }
    s += R(-10, gy - 2, W + 20, 8, p.near)
  }
  return s
}
