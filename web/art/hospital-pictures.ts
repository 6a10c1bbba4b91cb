/**
 * Pictures of hospitals and regions: a landscape, a building, and a niche that looks out on both.
 */
import { birds, building } from './buildings.ts'
import { cobalt, firuze, ivory, SCENES } from './colours.ts'
import { backdrop, type Ctx, cypress, palm, plane } from './landscapes.ts'
import { REGIONS, type Region } from './regions.ts'
import { hash, rng } from './seed.ts'
import { arch, at, C, n, P, R, star8, svg } from './shapes.ts'
import { latticePattern, tileWall, tulip } from './tiles.ts'

type SceneOptions = {
  w?: number
  h?: number
  region?: Region /** fixes one of the six colour scenes */
  scene?: number /** raises the ground line by the share that something covers at the lower edge */
  lift?: number /** added to the ids inside the SVG (React: useId) when one picture appears twice on a page */
  uid?: string
}

/**
 * Draws every part from its own random stream, so one hospital looks the same at every size and
 * crop.
 */
function hospitalScene(seed: string, o: SceneOptions): string {
  const f = rng(`hospital:${seed}`),
    W = o.w ?? 800,
    H = o.h ?? 600,
    part = (name: string) => rng(`hospital:${seed}:${name}`)
  const anyScene = f.int(0, SCENES.length - 1),
    anyRegion = f.pick(REGIONS),
    offset = f.pick([0.44, 0.5, 0.56]),
    halo = f.int(0, 3),
    side = f.pick([0.14, 0.86]),
    sunY = f.range(0.16, 0.26)
  const p = at(SCENES, o.scene ?? anyScene),
    region = o.region ?? anyRegion,
    portrait = H > W,
    u = Math.min(W / 800, H / 600)
  const id = `h${hash([seed, W, H, o.region, o.scene, o.uid].join()).toString(36)}`,
    gy = H - 96 * u - (o.lift ?? 0),
    cx = W * (portrait ? 0.5 : offset),
    hy = gy - 196 * u
  const c: Ctx = {
    f: part('land'),
    p,
    W,
    H,
    hz: gy - 108 * u,
    gy,
    id,
    u,
    sx: halo === 2 ? (cx < W / 2 ? 0.8 : 0.2) : side,
  }
  let s =
    `<defs>${latticePattern({ id: `${id}l`, period: u * 89, stroke: p.line, width: u * 1.8, opacity: 0.75 })}</defs>` +
    R(0, 0, W, H, p.sky)
  // halo: arch, disc, plain lattice sky or star, always behind the building
  if (portrait)
    s +=
      R(0, 0, W, H, `url(#${id}l)`, ' fill-opacity=".8"') +
      C(W * 0.5, gy - 330 * u, 236 * u, p.halo) +
      C(W * 0.5, gy - 330 * u, 190 * u, p.sun)
  else if (halo === 0) {
    const w = 620 * u,
      d = arch(cx - w / 2, gy - 470 * u, w, 480 * u)
    s += P(d, p.halo) + P(d, `url(#${id}l)`)
  } else if (halo === 1) s += C(cx, hy, 270 * u, p.halo) + C(cx, hy, 270 * u, `url(#${id}l)`)
  else if (halo === 2)
    s += R(0, 0, W, H, `url(#${id}l)`, ' fill-opacity=".6"') + C((c.sx ?? 0.8) * W, H * 0.24, 54 * u, p.sun)
  else {
    const d = star8(cx, hy - 20 * u, 272 * u)
    s += P(d, p.halo) + P(d, `url(#${id}l)`)
  }
  if (halo !== 2 && !portrait) s += C(side * W, H * sunY, 40 * u, p.sun)
  const fb = part('birds')
  s += birds({ ...c, f: fb }, (side < 0.5 ? 0.82 : 0.07) * W, H * fb.range(0.07, 0.1), fb.int(2, 3))
  s += backdrop(c, region) + R(0, gy, W, H - gy, p.ground)
  // trees: two on each side, more on the flanks of wide pictures
  const ft = part('trees'),
    tall =
      region === 'mediterranean'
        ? palm
        : region === 'central' || region === 'blacksea' || region === 'eastern' || region === 'southeastern'
          ? plane
          : null
  for (const k of [-1, 1])
    for (let i = 0; i < 2; i++) {
      const x = cx + k * (262 + i * 60) * u + ft.range(-10, 10) * u,
        h = ft.range(124, 176) * u
      s +=
        tall && i === 0 ? tall(x + k * 18 * u, gy + 4, h, p.tree, p.tree2) : cypress(x, gy + 4, h, i ? p.tree2 : p.tree)
    }
  for (let k = 0, free = Math.min(cx, W - cx) / u - 380; k * 96 < free; k++)
    for (const d of [-1, 1]) {
      const x = cx + d * (392 + k * 96 + ft.range(-16, 16)) * u,
        h = ft.range(96, 190) * u
      s += ft.chance(0.4)
        ? plane(x, gy + 4, h * 0.9, p.tree, p.tree2)
        : cypress(x, gy + 4, h, ft.chance(0.5) ? p.tree : p.tree2)
    }
  s += building({ ...c, f: part('house') }, cx)
  // path and tulips
  const fl = part('flowers')
  s +=
    R(0, gy, W, 5 * u, p.tree2, ' fill-opacity=".35"') +
    P(
      `M${n(cx - 60 * u)} ${n(gy)}H${n(cx + 60 * u)}L${n(cx + 60 * u + (H - gy) * 0.95)} ${n(H)}H${n(cx - 60 * u - (H - gy) * 0.95)}Z`,
      p.path,
    )
  for (const k of [-1, 1])
    for (let i = 0; i < Math.max(5, (W / 2 / u - 180) / 46); i++)
      s += tulip(
        cx + k * (205 + i * 46) * u + fl.range(-6, 6) * u,
        gy + 60 * u + (i % 2) * 12 * u,
        19 * u,
        i % 2 ? p.accent : p.wall,
        p.tree2,
      )
  return s
}

/** Draws the landscape of a region without a building. */
export function regionArt(seed: string, region: Region, o: { w?: number; h?: number; scene?: number } = {}): string {
  const f = rng(`region:${seed}`),
    W = o.w ?? 800,
    H = o.h ?? 500,
    p = at(SCENES, o.scene ?? f.int(0, SCENES.length - 1)),
    u = Math.min(W / 800, H / 500),
    gy = H - 70 * u,
    id = `r${hash([seed, region, W, o.scene].join()).toString(36)}`
  const c: Ctx = { f, p, W, H, hz: gy - 150 * u, gy, id, u, v: W < H * 1.3, sx: 0.3 }
  let s =
    `<defs>${latticePattern({ id: `${id}l`, period: u * 80, stroke: p.line, width: u * 1.6, opacity: 0.7 })}</defs>` +
    R(0, 0, W, H, p.sky) +
    R(0, 0, W, H, `url(#${id}l)`) +
    C(W * 0.3, H * 0.3, 60 * u, p.sun) +
    backdrop(c, region) +
    R(0, gy, W, H - gy, p.ground)
  const tree = region === 'mediterranean' ? palm : plane
  s +=
    tree(W * 0.84, gy + 10 * u, 190 * u, p.tree, p.tree2) +
    cypress(W * 0.1, gy + 10 * u, 190 * u, p.tree) +
    cypress(W * 0.155, gy + 14 * u, 140 * u, p.tree2)
  for (let i = 0; i * 60 * u < W; i++)
    s += tulip(
      (30 + i * 60) * u + f.range(-8, 8) * u,
      gy + 40 * u + (i % 2) * 10 * u,
      16 * u,
      i % 2 ? p.accent : p.wall,
      p.tree2,
    )
  return svg(W, H, s)
}

export function hospitalArt(seed: string, o: SceneOptions & { title?: string; fit?: string } = {}): string {
  return svg(o.w ?? 800, o.h ?? 600, hospitalScene(seed, o), { title: o.title, fit: o.fit })
}

/** Draws a tiled wall with a pointed niche that looks out on a hospital scene. */
export function nicheArt(
  seed: string,
  o: SceneOptions & { period?: number /** omits the wall, to lay the niche over a tileWall */; bare?: boolean } = {},
): string {
  const W = o.w ?? 680,
    H = o.h ?? 720,
    id = `k${hash([seed, W, H, o.scene, o.uid].join()).toString(36)}`
  const aw = W * 0.68,
    ax = (W - aw) / 2,
    ay = H * 0.1,
    ah = H - ay + 4,
    rise = aw * 0.56
  const ring = (g: number) => arch(ax + g, ay + g * 1.12, aw - g * 2, ah, rise - g * 0.3)
  const iw = aw - 68,
    ih = H - ay - 34 * 1.12,
    sw = iw * 1.34
  return svg(
    W,
    H,
    (o.bare ? '' : tileWall(seed, { w: W, h: H, period: o.period ?? 85, bare: true })) +
      P(ring(0), ivory[50]) +
      P(ring(8), cobalt[700]) +
      P(ring(12), ivory[50]) +
      P(ring(18), firuze[500]) +
      P(ring(28), ivory[50]) +
      `<clipPath id="${id}"><path d="${ring(34)}"/></clipPath><g clip-path="url(#${id})"><g transform="translate(${n(ax + 34 - (sw - iw) / 2)} ${n(ay + 34 * 1.12)})">${hospitalScene(seed, { w: sw, h: ih, region: o.region ?? 'marmara', scene: o.scene ?? 0, lift: o.lift, uid: o.uid })}</g></g>`,
    { fit: 'xMidYMax slice' },
  )
}
