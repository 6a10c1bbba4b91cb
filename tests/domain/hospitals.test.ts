import { describe, expect, test } from 'vitest'
import { hospitalInput, hospitalUpdate } from '#domain/hospitals.ts'

const input = { name: 'Umut Hospital', address: 'Gül Sokak 1', city: 'Ankara', country: 'Türkiye' }
const fieldsOf = (raw: object) => hospitalInput.safeParse(raw).error?.issues.map(({ path }) => path[0]) ?? []

describe('a new hospital', () => {
  test('is active, not verified, and has no lists by default', () => {
    expect(hospitalInput.parse(input)).toMatchObject({
      ...input,
      imageUrls: [],
      languages: [],
      insurers: null,
      isActive: true,
      isVerified: false,
    })
  })

  test.each([
    [{ name: ' Umut ' }, { name: 'Umut' }],
    [{ phone: '' }, { phone: null }],
    [{ website: 'umut.example' }, { website: 'https://umut.example' }],
    [{ languages: ['English', 'English', ''] }, { languages: ['English'] }],
    [{ imageUrls: ['', '/a.jpg'] }, { imageUrls: ['/a.jpg'] }],
  ])('%j is read as %j', (sent, read) => {
    expect(hospitalInput.parse({ ...input, ...sent })).toMatchObject(read)
  })

  test.each([
    [{ name: ' ' }, 'name'],
    [{ address: undefined }, 'address'],
    [{ city: 'x'.repeat(101) }, 'city'],
    [{ country: '' }, 'country'],
    [{ latitude: 91 }, 'latitude'],
    [{ longitude: '29' }, 'longitude'],
    [{ website: 'javascript:alert(1)' }, 'website'],
    [{ logoUrl: '//evil.example/x.png' }, 'logoUrl'],
    [{ email: 'nobody' }, 'email'],
    [{ phone: 'call me' }, 'phone'],
    [{ imageUrls: Array(21).fill('/a.jpg') }, 'imageUrls'],
    [{ isActive: 'yes' }, 'isActive'],
  ])('%j is refused', (sent, field) => {
    expect(fieldsOf({ ...input, ...sent })).toEqual([field])
  })
})

test('an edit contains only what is sent', () => {
  expect(hospitalUpdate.parse({ phone: null })).toEqual({ phone: null })
  expect(hospitalUpdate.parse({})).toEqual({})
  expect(hospitalUpdate.safeParse({ name: '' }).success).toBe(false)
})
