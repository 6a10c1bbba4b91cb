import { describe, expect, test } from 'vitest'
import { doctorInput, doctorUpdate } from '#domain/doctors.ts'

const hospitalId = '019a0000-0000-7000-8000-000000000000'
const input = { fullName: 'Dr. Işıl Öztürk', specialty: 'Cardiology', hospitalId }
const fieldsOf = (raw: object) => doctorInput.safeParse(raw).error?.issues.map(({ path }) => path[0]) ?? []

describe('a new doctor', () => {
  test('is active, without experience, and paid in dollars unless told', () => {
    expect(doctorInput.parse(input)).toMatchObject({
      ...input,
      experienceYears: 0,
      languagesSpoken: [],
      currency: 'USD',
      isActive: true,
    })
    expect(doctorInput.parse({ ...input, experienceYears: null }).experienceYears).toBe(0)
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

test('an edit holds only what is sent; a null hospital makes a doctor independent', () => {
  expect(doctorUpdate.parse({ hospitalId: null })).toEqual({ hospitalId: null })
  expect(doctorUpdate.parse({})).toEqual({})
  expect(doctorUpdate.safeParse({ specialty: 'Magic' }).success).toBe(false)
})
