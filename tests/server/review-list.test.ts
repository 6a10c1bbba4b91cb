import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { insertAppointment, insertHealthService, insertReview } from '#server/seed/factories.ts'
import { type Clinic, insertClinic, insertPatient } from '#tests/support/clinic.ts'
import { graphql, rest } from '#tests/support/doors.ts'
import { reviewDoors } from '#tests/support/review-doors.ts'
import { startTestApp, type TestApp } from '#tests/support/server.ts'
import { countStatements } from '#tests/support/statements.ts'

let app: TestApp
let clinic: Clinic
let other: { id: string; name: string }
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

type ReviewGiven = {
  rating: number
  language?: 'en' | 'tr'
  serviceId?: string
  shows?: boolean
  hidden?: boolean
  day: number
}

async function insertReviewed({ rating, language = 'en', serviceId, shows = true, hidden = false, day }: ReviewGiven) {
  const visit = await insertAppointment(app.db, {
    hospitalId: clinic.hospital.id,
    serviceId: serviceId ?? clinic.service.id,
    doctorId: clinic.doctor.id,
    patientId: (await insertPatient(app)).id,
    date: `2026-01-${11 + day}`,
    time: '10:00',
    status: 'completed',
  })
  const createdAt = new Date(`2026-02-${10 + day}T10:00:00Z`)
  const hiddenAt = hidden ? createdAt : null
  await insertReview(app.db, visit, {
    rating,
    language,
    showsTreatment: shows,
    createdAt,
    updatedAt: createdAt,
    hiddenAt,
  })
}

beforeEach(async () => {
  clinic = await insertClinic(app)
  other = await insertHealthService(app.db)
  await insertReviewed({ rating: 5, language: 'tr', day: 1 })
  await insertReviewed({ rating: 4, day: 2 })
  await insertReviewed({ rating: 5, serviceId: other.id, shows: false, day: 3 })
  await insertReviewed({ rating: 2, serviceId: other.id, day: 4 })
  await insertReviewed({ rating: 1, day: 5, hidden: true })
})

describe.each(reviewDoors(() => app))('the reviews of a hospital through %s', (_name, door) => {
  const ratings = async (filter?: object) =>
    (await door.list(clinic.hospital.id, filter)).body.map(({ rating }: { rating: number }) => rating)

  test('newest first, or those in a language first, over the pages', async () => {
    expect(await ratings()).toEqual([2, 5, 4, 5])
    const inTurkishFirst = await door.list(clinic.hospital.id, { firstIn: 'tr' })
    expect(inTurkishFirst.body.map(({ language }: { language: string }) => language)).toEqual(['tr', 'en', 'en', 'en'])
    expect(await ratings({ firstIn: 'tr', limit: 2 })).toEqual([5, 2])
    expect(await ratings({ firstIn: 'tr', limit: 2, page: 2 })).toEqual([5, 4])
  })

  test('by stars, and by treatment if its author shows it', async () => {
    expect(await ratings({ rating: 5 })).toEqual([5, 5])
    expect(await ratings({ serviceId: clinic.service.id })).toEqual([4, 5])
    expect(await ratings({ serviceId: other.id })).toEqual([2])
    expect(await ratings({ serviceId: other.id, rating: 5 })).toEqual([])
  })

  test.each([{ rating: 6 }, { rating: 0 }, { firstIn: 'de' }, { serviceId: 'x' }])('refuses %o', async (filter) => {
    expect((await door.list(clinic.hospital.id, filter)).status).toBe(400)
  })

  test('combined: by stars, and by treatments that are shown', async () => {
    expect((await door.summary(clinic.hospital.id)).body).toEqual({
      total: 4,
      ratings: [5, 4, 3, 2, 1].map((rating, at) => ({ rating, count: [2, 1, 0, 1, 0][at] })),
      treatments: [
        { serviceId: clinic.service.id, name: clinic.service.name, count: 2, averageRating: 4.5 },
        { serviceId: other.id, name: other.name, count: 1, averageRating: 2 },
      ],
    })
    const { hospital } = await insertClinic(app)
    expect((await door.summary(hospital.id)).body).toMatchObject({ total: 0, treatments: [] })
  })
})

test('the total of a filtered list counts its matches', async () => {
  const { headers } = await rest(app, 'get', `/api/Hospitals/${clinic.hospital.id}/reviews?rating=5&limit=1`)
  expect(headers['x-total-count']).toBe('2')
  const doctors = await rest(app, 'get', `/api/Doctor/${clinic.doctor.id}/reviews?serviceId=${other.id}`)
  expect(doctors.headers['x-total-count']).toBe('1')
  const summary = await rest(app, 'get', `/api/Doctor/${clinic.doctor.id}/reviews/summary`)
  expect(summary.body.total).toBe(4)
})

test('the same query for several hospitals takes as many statements as for one', async () => {
  await insertClinic(app)
  const ask = (limit: number) =>
    graphql(
      app,
      `{ hospitals(limit: ${limit}) { items { id reviewSummary { total } reviews(rating: 5) { total } } } }`,
      {},
    )
  const ofOne = await countStatements(() => ask(1))
  expect(await countStatements(() => ask(2))).toBe(ofOne)
})
