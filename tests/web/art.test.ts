import { expect, test } from 'vitest'
import { artAddress } from '#web/art/address.ts'
import { drawArt } from '#web/art/draw.ts'

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

test('each kind of picture is drawn for its address, the same each time', () => {
  for (const kind of KINDS) {
    const address = artAddress(kind, { seed: 'h-1', city: 'Antalya' })
    expect([kind, drawn(address)]).toEqual([kind, expect.stringMatching(/^<svg [^>]*viewBox.*<\/svg>$/s)])
    expect(drawn(address)).toBe(drawn(address))
  }
  expect(drawn(artAddress('hospital', { seed: 'h-1' }))).not.toBe(drawn(artAddress('hospital', { seed: 'h-2' })))
  expect(drawn('/art/hospital.svg?seed=h-1&dark=1')).not.toBe(drawn('/art/hospital.svg?seed=h-1'))
  expect(drawn('/art/constructor.svg')).toBeUndefined()
})

test('what an address asks for stays within bounds and brings no markup in', () => {
  const most = '&w=1e12&h=1e12&period=0.001&lift=-1e9&city=%3Cb%3E&bare=x'
  for (const kind of KINDS) {
    const picture = drawn(`/art/${kind}.svg?seed=%3Cscript%3E${most}`) ?? ''
    expect([kind, picture.length]).toEqual([kind, expect.toSatisfy((length: number) => length < 600_000)])
    expect(picture).not.toMatch(/<script|<b>|NaN|Infinity/)
  }
})
