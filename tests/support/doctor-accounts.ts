import { insertUser } from '#server/seed/factories.ts'
import { type Clinic, insertPatient } from './clinic.ts'
import { graphql } from './doors.ts'
import { consentTo, insertQuoteClinics, quoteVerbs, requestFor } from './quotes.ts'
import type { TestApp } from './server.ts'

/** Goal of the request that is not assigned to the doctor. */
export const OTHER_GOAL = 'Goal of the other patient'

/**
 * Inserts a hospital with an owner, a coordinator and a doctor's account, and two requests of a
 * patient. `own` is assigned to the doctor, `other` to nobody.
 */
export async function insertDoctorAccount(app: TestApp) {
  await app.query('delete from outbox')
  const ask = quoteVerbs(() => app)
  const [clinic] = (await insertQuoteClinics(app, 1)) as [Clinic]
  const ada = await insertPatient(app)
  const insertStaff = async (row: Parameters<typeof insertUser>[1]) => {
    const { id } = await insertUser(app.db, { role: 'hospital', hospitalId: clinic.hospital.id, ...row })
    return { id, token: await app.tokenFor(id) }
  }
  const sendRequest = async (goal: string): Promise<string> => {
    const { id } = (await ask('save', { input: requestFor([clinic], { goal }) }, ada.token)).body
    return (await ask('send', { id, consent: consentTo([clinic]) }, ada.token)).body.hospitals[0].id
  }
  const doctor = await insertStaff({ hospitalRole: 'doctor', doctorId: clinic.doctor.id, firstName: 'Deniz' })
  const coordinator = await insertStaff({ hospitalRole: 'coordinator' })
  const [own, other] = [await sendRequest('Climb stairs again'), await sendRequest(OTHER_GOAL)]
  await ask('assign', { id: own, userId: doctor.id }, coordinator.token)
  return { clinic, ada, doctor, coordinator, own, other, insertStaff }
}
export type DoctorWorld = Awaited<ReturnType<typeof insertDoctorAccount>>

/** Returns and removes the readers of queued mails by kind. */
export async function takeMails(app: TestApp): Promise<Record<string, string[]>> {
  const rows = await app.query<{ kind: string; readers: string[] }>(
    'select kind, array_agg(user_id order by user_id) as readers from outbox group by kind',
  )
  await app.query('delete from outbox')
  return Object.fromEntries(rows.map(({ kind, readers }) => [kind, readers]))
}

/** Calls GraphQL with an application that starts later. */
export const caller = (app: () => TestApp) => (text: string, variables: object, token?: string) =>
  graphql(app(), text, variables, token)
