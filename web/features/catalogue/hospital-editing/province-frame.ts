import { DISTRICTS } from '#domain/districts.ts'
import { findProvince, type Point, PROVINCES } from '#domain/places.ts'

export const WIDTH = 640
export const HEIGHT = 300

type Box = { west: number; east: number; south: number; north: number }
export type NamedPoint = Point & { name: string }

/** Returns the districts of a province, or all provinces for a city outside them. */
export function townsOf(city: string): NamedPoint[] {
  const province = findProvince(city)
  return province ? DISTRICTS.filter((district) => district.province === province.name) : [...PROVINCES]
}

function boxOf(points: readonly Point[]): Box {
  const [lats, lons] = [points.map(({ latitude }) => latitude), points.map(({ longitude }) => longitude)]
  const margin = 0.12
  return {
    west: Math.min(...lons) - margin,
    east: Math.max(...lons) + margin,
    south: Math.min(...lats) - margin,
    north: Math.max(...lats) + margin,
  }
}

/**
 * Conversion between degrees and units of the drawing. A degree of longitude is scaled down, as it
 * is on the ground.
 */
export type Frame = {
  toDrawing: (point: Point) => { x: number; y: number }
  toPlace: (at: { x: number; y: number }) => Point
}

/** Returns the places whose labels do not overlap. Earlier places win. */
export function legible<Town extends Point>(towns: readonly Town[], { toDrawing }: Frame): Town[] {
  const written: { x: number; y: number }[] = []
  return towns.filter((town) => {
    const { x, y } = toDrawing(town)
    if (written.some((other) => Math.abs(other.x - x) < 72 && Math.abs(other.y - y) < 13)) return false
    written.push({ x, y })
    return true
  })
}

/** Returns the frame around these places, or one zoomed in by `zoom` around a point. */
export function frameOf(towns: readonly Point[], { around, zoom }: { around: Point | null; zoom: number }): Frame {
  const box = boxOf(towns)
  const middle = { latitude: (box.south + box.north) / 2, longitude: (box.west + box.east) / 2 }
  const squeeze = Math.cos((middle.latitude * Math.PI) / 180)
  const whole = Math.min(WIDTH / ((box.east - box.west) * squeeze), HEIGHT / (box.north - box.south))
  const centre = zoom > 1 && around ? around : middle
  const scale = whole * zoom
  return {
    toDrawing: ({ latitude, longitude }) => ({
      x: WIDTH / 2 + (longitude - centre.longitude) * squeeze * scale,
      y: HEIGHT / 2 - (latitude - centre.latitude) * scale,
    }),
    toPlace: ({ x, y }) => ({
      latitude: centre.latitude - (y - HEIGHT / 2) / scale,
      longitude: centre.longitude + (x - WIDTH / 2) / (squeeze * scale),
    }),
  }
}
