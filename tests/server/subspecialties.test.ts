import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { MAX_SUBSPECIALTIES, SUBSPECIALTIES, subspecialtiesOf } from '#domain/subspecialties.ts'
import { type Clinic, insertClinic } from '#tests/support/clinic.ts'
import { graphql } from '#tests/support/doors.ts'
import { startTestApp, type TestApp } from '#tests/support/server.ts'

let app: TestApp
let clinic: Clinic
let other: Clinic
beforeAll(async () => {
  app = await startTestApp()
  clinic = await insertClinic(app, { 4: ['10:00'] })
  other = await insertClinic(app, { 4: ['10:00'] })
})
afterAll(() => app.close())

const search = async (kind: 'doctors' | 'hospitals', q: string) => {
  const input = kind === 'doctors' ? 'DoctorSearch' : 'HospitalSearch'
  const text = `query ($search: ${input}) { ${kind}(search: $search) { total items { id } understood { kind name } } }`
  const { body } = await graphql(app, text, { search: { q } })
  return { ...body, ids: body.items.map(({ id }: { id: string }) => id) }
}
const update = (input: object) =>
  graphql(
    app,
    'mutation ($id: ID!, $input: DoctorUpdate!) { updateDoctor(id: $id, input: $input) { subspecialties } }',
    { id: clinic.doctor.id, input },
    clinic.staff.token,
  )

const WORDS = ['pediatric cardiologist', 'çocuk kardiyoloğu', 'детский кардиолог', 'طبيب قلب أطفال']

describe('a search for a sub-specialty', () => {
  test.each(WORDS)('finds nobody of the specialties around for %s', async (q) => {
    for (const kind of ['doctors', 'hospitals'] as const) {
      const { total, understood } = await search(kind, q)
      expect([kind, total]).toEqual([kind, 0])
      expect(understood).toContainEqual({ kind: 'subspecialty', name: 'Pediatric Cardiology' })
    }
  })

  test('finds the doctors who have it, their hospitals, and suggests them', async () => {
    expect((await update({ subspecialties: ['Pediatric Cardiology'] })).body).toEqual({
      subspecialties: ['Pediatric Cardiology'],
    })
    for (const q of WORDS) {
      expect([q, (await search('doctors', q)).ids]).toEqual([q, [clinic.doctor.id]])
      expect([q, (await search('hospitals', q)).ids]).toEqual([q, [clinic.hospital.id]])
      const { body } = await graphql(app, 'query ($q: String!) { suggestions(q: $q) { doctors { id } } }', { q })
      expect([q, body.doctors]).toEqual([q, [{ id: clinic.doctor.id }]])
    }
    // Their specialty is still found with all its doctors.
    const cardiologists = (await search('doctors', 'cardiologist')).ids
    for (const { doctor } of [clinic, other]) expect(cardiologists).toContain(doctor.id)
  })
})

test('words that mean nothing here are named as left out; those of names and places are not', async () => {
  const q = 'pediatric cardiologist qwzx İzmir'
  const text = 'query ($search: DoctorSearch) { doctors(search: $search) { leftOut } }'
  expect((await graphql(app, text, { search: { q } })).body.leftOut).toEqual(['qwzx'])
  expect((await graphql(app, text, { search: { q, asText: true } })).body.leftOut).toEqual([])
})

describe('sub-specialties of a doctor', () => {
  test.each([
    ['an unknown one', ['Heart Whispering']],
    ['too many', SUBSPECIALTIES.slice(0, MAX_SUBSPECIALTIES + 1)],
  ])('are refused for %s', async (_name, subspecialties) => {
    const { code, body } = await update({ subspecialties })
    expect(code).toBe('bad_input')
    expect(Object.keys(body.errors)[0]).toMatch(/^subspecialties/)
  })

  test('are held by the database too', async () => {
    const set = (names: readonly string[]) =>
      app.query('update doctors set subspecialties = $1 where id = $2', [names, clinic.doctor.id])
    await expect(set(['Heart Whispering'])).rejects.toThrow('doctors_subspecialties_check')
    await expect(set(SUBSPECIALTIES.slice(0, MAX_SUBSPECIALTIES + 1))).rejects.toThrow('doctors_subspecialties_check')
  })

  test('are at least forty, each of a specialty that lists it', () => {
    expect(SUBSPECIALTIES.length).toBeGreaterThanOrEqual(40)
    expect(subspecialtiesOf('Cardiology')).toContain('Pediatric Cardiology')
    expect(subspecialtiesOf('Pediatrics')).toContain('Pediatric Cardiology')
  })
})
