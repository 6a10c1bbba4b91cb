/** Hospital buildings for a landscape. */
import type { Ctx } from './landscapes.ts'
import { arch, at, C, cross8, n, P, R, star8 } from './shapes.ts'

type WinStyle = 'punch' | 'arch' | 'ribbon' | 'fins' | 'screen'
function facade(
  c: Ctx,
  x: number,
  y: number,
  w: number,
  h: number,
  style: WinStyle,
  o: {
    floors?: number
    base?: number
    cornice?: boolean /** x range and height above which a portal has room */
    keep?: readonly [number, number, number]
  } = {},
): string {
  const free = (x0: number, y0: number, w0: number, h0: number) =>
    !o.keep || x0 + w0 < o.keep[0] || x0 > o.keep[1] || y0 + h0 < o.keep[2]
  const { p, f, u } = c,
    fl = o.floors ?? Math.max(2, Math.round(h / (46 * u))),
    base = o.base ?? 0
  let s = R(x, y, w, h, p.wall) + R(x + w - Math.min(w * 0.14, 18 * u), y, Math.min(w * 0.14, 18 * u), h, p.shade)
  const top = y + 22 * u,
    fh = (h - 22 * u - base - 8 * u) / fl,
    iw = w - 28 * u,
    ix = x + 11 * u
  if (style === 'ribbon') {
    for (let i = 0; i < fl; i++) {
      const yy = top + i * fh + fh * 0.16,
        hh = fh * 0.52,
        m = Math.max(4, Math.round(iw / (26 * u)))
      for (let k = 0; k < m; k++) {
        const lit = f.chance(0.16)
        if (free(ix + (iw / m) * k, yy, iw / m, hh))
          s += R(ix + (iw / m) * k, yy, iw / m - 2 * u, hh, lit ? p.lit : p.glass)
      }
    }
  } else if (style === 'fins') {
    const m = Math.max(4, Math.round(iw / (20 * u))),
      cw = iw / m
    for (let k = 0; k < m; k++)
      for (let i = 0; i < fl; i++) {
        const lit = f.chance(0.1),
          wx = ix + k * cw + cw * 0.24,
          wy = top + i * fh + 3 * u
        if (free(wx, wy, cw * 0.52, fh)) s += R(wx, wy, cw * 0.52, fh - 6 * u, lit ? p.lit : p.glass)
      }
  } else {
    const m = Math.max(2, Math.round(iw / ((style === 'arch' ? 30 : 34) * u))),
      cw = iw / m
    for (let i = 0; i < fl; i++)
      for (let k = 0; k < m; k++) {
        const wx = ix + k * cw + cw * 0.24,
          wy = top + i * fh + fh * 0.16,
          ww = cw * 0.52,
          wh = fh * 0.62,
          col = f.chance(0.14) ? p.lit : p.glass
        if (!free(wx, wy, ww, wh)) continue
        if (style === 'arch') s += P(arch(wx, wy, ww, wh, ww * 0.6), col)
        else if (style === 'screen' && (i + k) % 2)
          s +=
            P(star8(wx + ww / 2, wy + wh / 2, Math.min(ww, wh) * 0.56), p.trim2) +
            P(star8(wx + ww / 2, wy + wh / 2, Math.min(ww, wh) * 0.26), p.trim)
        else s += R(wx, wy, ww, wh, col) + R(wx - 2 * u, wy + wh, ww + 4 * u, 3 * u, p.shade)
      }
  }
  if (o.cornice !== false) {
    // triangle frieze under the parapet
    const t = 10 * u,
      m = Math.floor(w / t)
    let d = ''
    for (let k = 0; k < m; k++) d += `M${n(x + (k * w) / m)} ${n(y + 5 * u)}h${n(w / m)}l${n(-w / m / 2)} ${n(9 * u)}Z`
    s += R(x, y, w, 5 * u, p.trim) + P(d, p.trim2)
  }
  return s
}

function portal(c: Ctx, cx: number, gy: number, w: number, h: number): string {
  const { p, id, u } = c,
    x = cx - w / 2,
    y = gy - h
  const pat = `<pattern id="${id}p" width="${n(w / 5)}" height="${n(w / 5)}" x="${n(x)}" y="${n(y)}" patternUnits="userSpaceOnUse"><rect width="${n(w / 5)}" height="${n(w / 5)}" fill="${p.trim}"/>${P(star8(w / 10, w / 10, w / 10.4), p.trim2)}${P(star8(w / 10, w / 10, w / 24), p.trim)}</pattern>`
  return (
    pat +
    R(x - 5 * u, y - 5 * u, w + 10 * u, h + 5 * u, p.wall) +
    R(x - 5 * u, y - 5 * u, w + 10 * u, 4 * u, p.roof) +
    R(x, y, w, h, `url(#${id}p)`) +
    P(arch(x + w * 0.14, y + h * 0.14, w * 0.72, h * 0.86), p.wall) +
    P(arch(x + w * 0.22, y + h * 0.24, w * 0.56, h * 0.76), p.door) +
    R(cx - w * 0.17, gy - h * 0.36, w * 0.34, h * 0.36, p.lit, ' fill-opacity=".92"') +
    R(cx - u, gy - h * 0.36, 2 * u, h * 0.36, p.door)
  )
}

/**
 * Draws the roundel with the pointed cross, the only sign on a building. It is never red on white.
 */
const sign = (c: Ctx, x: number, y: number, r: number) =>
  P(star8(x, y, r), c.p.trim) + P(star8(x, y, r * 0.86), c.p.wall) + P(cross8(x, y, r * 0.58), c.p.trim)

export function building(c: Ctx, cx: number): string {
  const { f, p, gy, u } = c,
    kind = f.int(0, 6),
    S = 450 * u // S: reference height, independent of the canvas ratio
  const ws = f.pick<WinStyle>(['punch', 'arch', 'ribbon', 'fins', 'screen']),
    ws2 = f.pick<WinStyle>(['punch', 'arch', 'ribbon', 'screen'])
  const keep = (x: number, w: number, h: number) => [x - w / 2 - 12 * u, x + w / 2 + 12 * u, gy - h - 14 * u] as const
  let s = ''
  if (kind === 0) {
    // pavilion: wings and a taller centre
    const cw = 200 * u,
      ch = S * f.range(0.66, 0.8),
      ww = 156 * u,
      wh = S * f.range(0.38, 0.46)
    s +=
      facade(c, cx - cw / 2 - ww, gy - wh, ww + 4, wh, ws2) +
      facade(c, cx + cw / 2 - 4, gy - wh, ww, wh, ws2) +
      facade(c, cx - cw / 2, gy - ch, cw, ch, ws, { keep: keep(cx, 84 * u, 104 * u) })
    s +=
      R(cx - 34 * u, gy - ch - 16 * u, 68 * u, 16 * u, p.roof) +
      portal(c, cx, gy, 84 * u, 104 * u) +
      sign(c, cx, gy - ch - 34 * u, 26 * u)
  } else if (kind === 1) {
    // tower on a podium
    const pw = 420 * u,
      ph = S * 0.32,
      tw = 156 * u,
      th = S * f.range(0.86, 0.98),
      off = f.pick([-1, 1]) * 96 * u,
      tx = cx + off,
      px = cx - off * 0.85
    s +=
      facade(c, tx - tw / 2, gy - th, tw, th, ws, { base: ph }) +
      facade(c, cx - pw / 2, gy - ph, pw, ph, ws2, { base: 10 * u, keep: keep(px, 84 * u, 108 * u) })
    s +=
      R(tx - 46 * u, gy - th - 14 * u, 92 * u, 14 * u, p.roof) +
      sign(c, tx, gy - th - 32 * u, 25 * u) +
      portal(c, px, gy, 84 * u, 108 * u)
  } else if (kind === 2) {
    // three stepped blocks
    const dir = f.pick([-1, 1]),
      ws3 = [156 * u, 166 * u, 156 * u],
      hs = [0.4, 0.58, 0.78].map((v) => v * S)
    let x = cx - 239 * u
    for (const k of dir > 0 ? [0, 1, 2] : [2, 1, 0]) {
      const w = at(ws3, k),
        h = at(hs, k),
        mid = x + w / 2
      s +=
        facade(c, x, gy - h, w + 2, h, k === 1 ? ws : ws2, {
          base: 6 * u,
          keep: k === 1 ? keep(mid, 84 * u, 106 * u) : undefined,
        }) + R(x + 22 * u, gy - h - 10 * u, w - 44 * u, 10 * u, p.roof)
      if (k === 1) s += portal(c, mid, gy, 84 * u, 106 * u)
      if (k === 2) s += sign(c, mid, gy - h - 34 * u, 25 * u)
      x += w
    }
  } else if (kind === 3) {
    // arcade below, glazed vault above
    const w = 460 * u,
      h = S * f.range(0.56, 0.64),
      x = cx - w / 2,
      bays = 7,
      bw = w / bays,
      vw = 190 * u,
      vh = 62 * u,
      y = gy - h
    s += `<path d="M${n(cx - vw / 2)} ${n(y)}A${n(vw / 2)} ${n(vh)} 0 0 1 ${n(cx + vw / 2)} ${n(y)}Z" fill="${p.glass}"/>`
    let ribs = `M${n(cx - vw / 2)} ${n(y)}A${n(vw / 2)} ${n(vh)} 0 0 1 ${n(cx + vw / 2)} ${n(y)}`
    for (let k = 1; k < 8; k++) {
      const t = -1 + k / 4
      ribs += `M${n(cx + t * vw * 0.5)} ${n(y)}V${n(y - vh * Math.sqrt(1 - t * t))}`
    }
    s +=
      `<path d="${ribs}M${n(cx - vw * 0.43)} ${n(y - vh * 0.5)}H${n(cx + vw * 0.43)}" fill="none" stroke="${p.trim2}" stroke-width="${n(2.4 * u)}"/>` +
      R(cx - vw / 2 - 8 * u, y - 8 * u, vw + 16 * u, 8 * u, p.roof) +
      sign(c, cx, y - vh - 18 * u, 24 * u)
    for (const k of [-1, 1]) s += R(cx + k * 178 * u - 30 * u, y - 14 * u, 60 * u, 14 * u, p.roof)
    s += facade(c, x, y, w, h, ws2 === 'ribbon' ? 'arch' : ws2, {
      base: 92 * u,
      floors: 3,
      keep: keep(cx, bw * 1.32, 122 * u),
    })
    for (let k = 0; k < bays; k++)
      if (k !== 3)
        s +=
          P(arch(x + k * bw + bw * 0.16, gy - 82 * u, bw * 0.68, 82 * u), p.trim2) +
          P(arch(x + k * bw + bw * 0.24, gy - 72 * u, bw * 0.52, 72 * u), p.door, ' fill-opacity=".88"')
    s += portal(c, cx, gy, bw * 1.32, 122 * u)
  } else if (kind === 4) {
    // two houses joined by a glazed bridge
    const bw = 186 * u,
      gap = 92 * u,
      h1 = S * f.range(0.62, 0.72),
      h2 = S * f.range(0.46, 0.54),
      flip = f.chance(0.5),
      hl = flip ? h1 : h2,
      hr = flip ? h2 : h1
    const xl = cx - gap / 2 - bw,
      xr = cx + gap / 2,
      hi = flip ? xl : xr,
      hh = Math.max(hl, hr),
      by = gy - S * 0.36
    s += facade(c, xl, gy - hl, bw, hl, ws, { base: 8 * u }) + facade(c, xr, gy - hr, bw, hr, ws2, { base: 8 * u })
    for (const [x, h] of [
      [xl, hl],
      [xr, hr],
    ] as const)
      s += R(x + 26 * u, gy - h - 12 * u, bw - 52 * u, 12 * u, p.roof)
    s +=
      R(cx - gap / 2, gy - S * 0.24, gap, S * 0.24, p.shade) +
      R(cx - gap / 2, by, gap, S * 0.13, p.glass) +
      R(cx - gap / 2, by - 6 * u, gap, 6 * u, p.roof)
    for (let k = 1; k < 5; k++) s += R(cx - gap / 2 + (gap / 5) * k - u, by, 2 * u, S * 0.13, p.trim2)
    s += portal(c, cx, gy, 76 * u, 96 * u) + sign(c, hi + bw / 2, gy - hh - 38 * u, 25 * u)
  } else if (kind === 5) {
    // terraces with roof gardens
    const dir = f.pick([-1, 1]),
      n0 = 4,
      w0 = 460 * u,
      fh = S * 0.17
    for (let k = n0 - 1; k >= 0; k--) {
      const w = w0 - k * 92 * u,
        x = dir > 0 ? cx - w0 / 2 : cx + w0 / 2 - w,
        y = gy - fh * (k + 1)
      s +=
        R(x, y, w, fh + 2, p.wall) +
        R(x + w - 16 * u, y, 16 * u, fh, p.shade) +
        R(x - 6 * u, y - 5 * u, w + 12 * u, 6 * u, k % 2 ? p.trim : p.roof)
      const m = Math.round(w / (34 * u))
      for (let i = 0; i < m - 1; i++) {
        const wx = x + 14 * u + i * 34 * u,
          lit = f.chance(0.16)
        if (k > 1 || Math.abs(wx + 9 * u - cx) > 62 * u)
          s += P(arch(wx, y + fh * 0.24, 18 * u, fh * 0.54, 11 * u), lit ? p.lit : p.glass)
      }
      if (k < n0 - 1)
        for (let i = 0; i < 3; i++) {
          const gx = dir > 0 ? x + w - (22 + i * 26) * u : x + (22 + i * 26) * u
          s += C(gx, y - 12 * u, 11 * u, i % 2 ? p.tree : p.tree2)
        }
    }
    const tx = dir > 0 ? cx - w0 / 2 + (w0 - 276 * u) / 2 : cx + w0 / 2 - (w0 - 276 * u) / 2
    s += portal(c, cx, gy, 84 * u, 112 * u) + sign(c, tx, gy - fh * 4 - 32 * u, 25 * u)
  } else {
    // long slab with a glazed corner
    const w = 440 * u,
      h = S * f.range(0.58, 0.7),
      x = cx - w / 2,
      gw = 134 * u,
      left = f.chance(0.5),
      gx = left ? x : x + w - gw,
      gh = h + 40 * u
    const dx = left ? cx + 64 * u : cx - 64 * u
    s +=
      facade(c, x, gy - h, w, h, ws2, { base: 6 * u, keep: keep(dx, 88 * u, 110 * u) }) +
      R(gx, gy - gh, gw, gh, p.glass)
    const cols = 5,
      rws = Math.round(gh / (30 * u))
    let d = ''
    for (let i = 0; i < 10; i++)
      s += R(
        gx + (gw / cols) * f.int(0, cols - 1),
        gy - gh + (gh / rws) * f.int(0, rws - 1),
        gw / cols,
        gh / rws,
        f.chance(0.5) ? p.lit : p.trim,
      )
    for (let i = 0; i <= cols; i++) d += `M${n(gx + (gw / cols) * i)} ${n(gy - gh)}V${n(gy)}`
    for (let i = 0; i <= rws; i++) d += `M${n(gx)} ${n(gy - gh + (gh / rws) * i)}h${n(gw)}`
    s +=
      `<path d="${d}" fill="none" stroke="${p.trim2}" stroke-width="${n(2 * u)}"/>` +
      R(gx - 6 * u, gy - gh - 8 * u, gw + 12 * u, 8 * u, p.roof) +
      sign(c, gx + gw / 2, gy - gh - 34 * u, 25 * u)
    s += portal(c, dx, gy, 88 * u, 110 * u)
  }
  return s
}

export const birds = (c: Ctx, x: number, y: number, k: number): string => {
  let d = ''
  for (let i = 0; i < k; i++) {
    const bx = x + i * c.W * 0.034 + c.f.range(-6, 6),
      by = y + c.f.range(-0.02, 0.03) * c.H,
      w = c.W * 0.012
    d += `M${n(bx - w)} ${n(by - w * 0.5)}Q${n(bx - w * 0.4)} ${n(by - w * 0.7)} ${n(bx)} ${n(by)}Q${n(bx + w * 0.4)} ${n(by - w * 0.7)} ${n(bx + w)} ${n(by - w * 0.5)}`
  }
  return `<path d="${d}" fill="none" stroke="${c.p.near}" stroke-width="${n(c.W * 0.0034)}" stroke-linecap="round"/>`
}
