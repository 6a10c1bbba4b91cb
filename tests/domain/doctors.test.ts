import { describe, expect, test } from 'vitest'
import { doctorInput, doctorUpdate } from '#domain/doctors.ts'

const hospitalId = '019a0000-0000-7000-8000-000000000000'
const input = { fullName: 'Dr. Işıl Öztürk', specialty: 'Cardiology', hospitalId }
const fieldsOf = (raw: object) => doctorInput.safeParse(raw).error?.issues.map(({ path }) => path[0]) ?? []

describe('a new doctor', () => {
  test('is active, without experience, and paid in dollars by default', () => {
    expect(doctorInput.parse(input)).toMatchObject({
      ...input,
      experienceYears: 0,
      languagesSpoken: [],
      currency: 'USD',
      isActive: true,
    })
  })

  test('and an edit accept null for empty fields', () => {
    const empty = {
      experienceYears: null,
      languagesSpoken: null,
      phone: null,
      email: null,
      website: null,
      description: null,
    }
    const held = { ...empty, experienceYears: 0, languagesSpoken: [] }
    expect(doctorInput.parse({ ...input, ...empty })).toMatchObject(held)
    expect(doctorUpdate.parse({ ...empty, profileImageUrl: null, hospitalId: null })).toEqual({
      ...held,
      profileImageUrl: null,
      hospitalId: null,
    })
  })

  test.each([
    [{ fullName: '' }, 'fullName'],
    [{ specialty: 'Magic' }, 'specialty'],
    [{ hospitalId: null }, 'hospitalId'],
    [{ hospitalId: 'x' }, 'hospitalId'],
    [{ experienceYears: 61 }, 'experienceYears'],
    [{ experienceYears: 1.5 }, 'experienceYears'],
    [{ consultationFee: -1 }, 'consultationFee'],
    [{ currency: 'BTC' }, 'currency'],
    [{ profileImageUrl: 'javascript:alert(1)' }, 'profileImageUrl'],
  ])('%j is refused', (sent, field) => {
    expect(fieldsOf({ ...input, ...sent })).toEqual([field])
  })
})

test('an edit contains only what is sent, and a null hospital makes a doctor independent', () => {
  expect(doctorUpdate.parse({ hospitalId: null })).toEqual({ hospitalId: null })
  expect(doctorUpdate.parse({})).toEqual({})
  expect(doctorUpdate.safeParse({ specialty: 'Magic' }).success).toBe(false)
})
