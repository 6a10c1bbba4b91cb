import type { AvailableDay } from '#domain/availability.ts'
import { type Clinic, doors } from './clinic.ts'
import { bothDoors } from './doors.ts'
import type { TestApp } from './server.ts'

/** Verbs of a hospital's proposals. `fields` is selected from the appointment. */
export const proposalVerbs = (app: () => TestApp, fields: string) =>
  bothDoors(app, {
    propose: {
      rest: 'POST /api/Appointments/:id/proposals',
      graphql: `mutation ($id: ID!, $input: ProposalInput!) { proposeTime(appointmentId: $id, input: $input) ${fields} }`,
    },
    answer: {
      rest: 'POST /api/Appointments/:id/proposals/:proposalId/answer',
      graphql: `mutation ($id: ID!, $proposalId: ID!, $accept: Boolean!) {
        answerProposal(appointmentId: $id, proposalId: $proposalId, accept: $accept) ${fields} }`,
    },
    withdraw: {
      rest: 'DELETE /api/Appointments/:id/proposals/:proposalId',
      graphql: `mutation ($id: ID!, $proposalId: ID!) { withdrawProposal(appointmentId: $id, proposalId: $proposalId) ${fields} }`,
    },
    read: { rest: 'GET /api/Appointments/:id', graphql: `query ($id: ID!) { appointment(id: $id) ${fields} }` },
  })

/** Returns whether a time of the doctor is free. Undefined if it is none of their times. */
export async function isTimeFree(app: TestApp, clinic: Clinic, { date, time }: { date: string; time: string }) {
  const search = { doctorId: clinic.doctor.id, serviceId: clinic.service.id, from: date, to: date }
  const { body } = await doors.REST.availability(app, undefined, clinic.hospital.id, search)
  return (body as AvailableDay[])[0]?.times.find((slot) => slot.time === time)?.available
}

const kindsOf = (rows: { kind: string }[]) => rows.map(({ kind }) => kind)

/** Returns the kinds of an appointment's events, oldest first. */
export const eventKinds = async (app: TestApp, id: string) =>
  kindsOf(
    await app.query<{ kind: string }>(
      'select kind from appointment_events where appointment_id = $1 order by created_at, id',
      [id],
    ),
  )

/** Returns the kinds of the queued mails of a user, oldest first. */
export const mailKinds = async (app: TestApp, userId: string) =>
  kindsOf(await app.query<{ kind: string }>('select kind from outbox where user_id = $1 order by id', [userId]))
