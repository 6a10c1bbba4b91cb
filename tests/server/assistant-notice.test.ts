import { afterAll, beforeAll, expect, test } from 'vitest'
import { settleChangedCalendars } from '#server/features/visits/appointments/next-free/next-free-jobs.ts'
import { insertDoctor, insertHealthService, insertHospital } from '#server/seed/factories.ts'
import { NOON } from '#tests/support/clinic.ts'
import { startTestApp, type TestApp } from '#tests/support/server.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ clock: () => NOON })
})
afterAll(() => app.close())

test('a card shows the first time after the notice, and for an operation that of the first consultation', async () => {
  const hospital = await insertHospital(app.db, {}, undefined, { rules: null })
  const visit = await insertHealthService(app.db, { name: 'Orthopedic Consultation' }, [hospital.id])
  const operation = await insertHealthService(app.db, { name: 'Knee Replacement', category: 'Surgery' }, [hospital.id])
  await insertDoctor(app.db, { hospitalId: hospital.id, specialty: 'Orthopedics' }, [visit.id, operation.id])
  await settleChangedCalendars({ db: app.db, clock: () => NOON })
  const cards = async (content: string) => {
    const { body } = await app.request.post('/api/Chat').send({ messages: [{ role: 'user', content }] })
    const { hospitals, doctors } = body.suggestions
    return [hospitals[0]?.nextFreeAt, doctors[0]?.nextFreeAt]
  }
  const afterNotice = '2026-03-06T11:00:00.000Z'
  expect(await cards('i want a knee replacement')).toEqual([afterNotice, afterNotice])
  expect(await cards('my knee has been hurting for two months')).toEqual([afterNotice, afterNotice])
})
