import { describe, expect, test } from 'vitest'
import { PROVINCES } from '#domain/places.ts'
import { artAddress } from '#web/art/address.ts'
import { drawArt } from '#web/art/draw.ts'
import { PROVINCE_OUTLINES } from '#web/art/province-outlines.ts'

const KINDS = [
  'hospital',
  'region',
  'doctor',
  'service',
  'wall',
  'frieze',
  'niche',
  'panorama',
  'map',
  'gap',
  'fallen',
] as const

const drawn = (address: string) =>
  drawArt(/^\/art\/(\w+)\.svg/.exec(address)?.[1] ?? '', new URLSearchParams(address.split('?')[1]))

test('each kind of picture is drawn for its address, equally each time', () => {
  for (const kind of KINDS) {
    const address = artAddress(kind, { seed: 'h-1', city: 'Antalya' })
    expect([kind, drawn(address)]).toEqual([kind, expect.stringMatching(/^<svg [^>]*viewBox.*<\/svg>$/s)])
    expect(drawn(address)).toBe(drawn(address))
  }
  expect(drawn(artAddress('hospital', { seed: 'h-1' }))).not.toBe(drawn(artAddress('hospital', { seed: 'h-2' })))
  expect(drawn('/art/hospital.svg?seed=h-1&dark=1')).not.toBe(drawn('/art/hospital.svg?seed=h-1'))
  expect(drawn('/art/constructor.svg')).toBeUndefined()
})

test('parameters of an address are limited and cannot inject markup', () => {
  const most = '&w=1e12&h=1e12&period=0.001&lift=-1e9&city=%3Cb%3E&bare=x'
  for (const kind of KINDS) {
    const picture = drawn(`/art/${kind}.svg?seed=%3Cscript%3E${most}`) ?? ''
    expect([kind, picture.length]).toEqual([kind, expect.toSatisfy((length: number) => length < 600_000)])
    expect(picture).not.toMatch(/<script|<b>|NaN|Infinity/)
  }
})

describe('the map of a province', () => {
  const mapOf = (place: Record<string, string | number>) => drawn(artAddress('map', place)) ?? ''
  const izmir = { city: 'İzmir', lat: 38.419, lon: 27.129 }

  test('every province has an outline around its centre', () => {
    expect(PROVINCE_OUTLINES.map(({ name }) => name)).toEqual(PROVINCES.map(({ name }) => name))
    for (const [i, { name, latitude, longitude }] of PROVINCES.entries()) {
      const positions = PROVINCE_OUTLINES[i]?.rings.flat() ?? []
      const [lons, lats] = [positions.map(([lon]) => lon), positions.map(([, lat]) => lat)]
      expect([name, Math.min(...lons) < longitude && longitude < Math.max(...lons)]).toEqual([name, true])
      expect([name, Math.min(...lats) < latitude && latitude < Math.max(...lats)]).toEqual([name, true])
    }
  })

  test('shows the outline of the province and the towns in it', () => {
    expect(mapOf(izmir)).toContain('>Bergama</text>')
    expect(mapOf(izmir)).not.toContain('>Alanya</text>')
    expect(mapOf({ city: 'Antalya' })).toContain('>Alanya</text>')
  })

  test('puts the mark at the place: further north is higher, further east is further right', () => {
    const markOf = (map: string) => {
      const [, x, y] = /<path d="M([\d.]+) ([\d.]+)l-10 -20h20Z"/.exec(map) ?? []
      return { x: Number(x), y: Number(y) }
    }
    const centre = markOf(mapOf(izmir))
    const north = markOf(mapOf({ ...izmir, lat: 39.1 }))
    const east = markOf(mapOf({ ...izmir, lon: 27.9 }))
    expect([north.x, east.y]).toEqual([centre.x, centre.y])
    expect(north.y).toBeLessThan(centre.y - 50)
    expect(east.x).toBeGreaterThan(centre.x + 50)
  })

  test('draws a circle instead of a pin around an approximate place, and no mark without a place', () => {
    const pin = /l-10 -20h20Z/
    expect(mapOf(izmir)).toMatch(pin)
    expect(mapOf(izmir)).not.toContain('stroke-dasharray')
    expect(mapOf({ ...izmir, approximate: 1 })).toContain('stroke-dasharray')
    expect(mapOf({ ...izmir, approximate: 1 })).not.toMatch(pin)
    for (const unmarked of [mapOf({ city: 'İzmir' }), mapOf({ ...izmir, lat: 0, lon: 0 })]) {
      expect(unmarked).not.toMatch(pin)
      expect(unmarked).not.toContain('stroke-dasharray')
    }
  })

  test('shows the whole country if the city is no province', () => {
    expect(mapOf({ city: 'Elsewhere' })).toContain('>Erzurum</text>')
  })
})
