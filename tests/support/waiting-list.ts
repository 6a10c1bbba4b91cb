import { tendWaitingList } from '#server/features/visits/waiting-list/jobs.ts'
import { bookingOf, type Clinic, doors, insertClinic, insertPatient, insertVisit, NOON, THURSDAY } from './clinic.ts'
import { type Answer, graphql } from './doors.ts'
import type { Mailbox } from './mail-run.ts'

export const MINUTE = 60_000
const ENTRY = '{ id state from to dayPart appointmentId offer { date time expiresAt token doctor { id } } }'
const OFFER = '{ state hospitalName date time isEarlierTime }'

/** Returns the verbs of the waiting list through GraphQL. */
export const waitingVerbs = (box: Mailbox) => {
  const call = (token: string | undefined, text: string, variables: object = {}): Promise<Answer> =>
    graphql(box.app, text, variables, token)
  return {
    call,
    wait: (token: string | undefined, input: object) =>
      call(token, `mutation ($input: WaitingInput!) { waitForTime(input: $input) ${ENTRY} }`, { input }),
    waitEarlier: (token: string | undefined, appointmentId: string, input: object) =>
      call(
        token,
        `mutation ($appointmentId: ID!, $input: EarlierTimeInput!) {
          waitForEarlierTime(appointmentId: $appointmentId, input: $input) ${ENTRY} }`,
        { appointmentId, input },
      ),
    leave: (token: string | undefined, entryId: string) =>
      call(token, `mutation ($entryId: ID!) { leaveWaitingList(entryId: $entryId) ${ENTRY} }`, { entryId }),
    list: (token: string | undefined) => call(token, `{ waitingList ${ENTRY} }`),
    answer: (token: string, claim: boolean) =>
      call(
        undefined,
        `mutation ($token: String!, $claim: Boolean!) { answerWaitingOfferByLink(token: $token, claim: $claim) ${OFFER} }`,
        { token, claim },
      ),
    read: (token: string) =>
      call(undefined, `query ($token: String!) { waitingOfferByLink(token: $token) ${OFFER} }`, { token }),
    /** Runs the job with the clock some minutes after noon. */
    tend: (minutes = 0) => tendWaitingList(box.partsAt(new Date(NOON.getTime() + minutes * MINUTE))),
  }
}

type Person = Awaited<ReturnType<typeof insertPatient>>

/**
 * Creates a clinic with one time a week, Thursday at 10:00, and three patients who may wait for it.
 */
export async function insertWaitingRoom(box: Mailbox) {
  const verbs = waitingVerbs(box)
  const clinic: Clinic = await insertClinic(box.app, { 4: ['10:00'] })
  const [ada, bea, cem] = [
    await insertPatient(box.app),
    await insertPatient(box.app, 'Bea'),
    await insertPatient(box.app, 'Cem'),
  ]
  const listOf = async ({ token }: Person) => (await verbs.list(token)).body
  const stateOf = async (person: Person) => (await listOf(person))[0]?.state
  return {
    clinic,
    ada,
    bea,
    cem,
    listOf,
    stateOf,
    statesOf: () => Promise.all([ada, bea, cem].map(stateOf)),
    tokenOf: async (person: Person): Promise<string> => (await listOf(person))[0].offer.token,
    wait: ({ token }: Person, changes: Record<string, unknown> = {}) =>
      verbs.wait(token, {
        hospitalId: clinic.hospital.id,
        serviceId: clinic.service.id,
        doctorId: clinic.doctor.id,
        phone: '+44 20 7946 0100',
        from: THURSDAY,
        to: THURSDAY,
        ...changes,
      }),
    book: ({ token }: Person) => doors.REST.book(box.app, token, bookingOf(clinic, { doctorId: clinic.doctor.id })),
    /** Gives the only time of Thursday to another patient. */
    async occupy() {
      const holder = await insertPatient(box.app, 'Deniz')
      const slot = { date: THURSDAY, time: '10:00', doctorId: clinic.doctor.id }
      const { id } = await insertVisit(box.app, clinic, { ...slot, patientId: holder.id, status: 'confirmed' })
      return { free: () => doors.REST.move(box.app, holder.token, id, { status: 'cancelled' }) }
    },
    visitsAt: (date: string) =>
      box.app.query<{ patient_id: string; status: string }>(
        "select patient_id, status from appointments where hospital_id = $1 and date = $2 and status <> 'cancelled'",
        [clinic.hospital.id, date],
      ),
  }
}
export type WaitingRoom = Awaited<ReturnType<typeof insertWaitingRoom>>
