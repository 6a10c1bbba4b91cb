import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { ADDRESS_MAILS_A_DAY } from '#domain/hospital-addresses.ts'
import { insertUser } from '#server/seed/factories.ts'
import { bookingOf, type Clinic, doors, insertClinic, insertPatient } from '#tests/support/clinic.ts'
import { bothDoors, type Verb } from '#tests/support/doors.ts'
import { type Mailbox, startMailbox } from '#tests/support/mail-run.ts'

let box: Mailbox
let clinic: Clinic
/** An address that no other test uses, because confirmations sent to an address count per day. */
let desk: string
beforeAll(async () => {
  box = await startMailbox()
})
afterAll(() => box.close())
beforeEach(async () => {
  clinic = await insertClinic(box.app)
  desk = `desk-${clinic.hospital.id}@firuze.example`
})
afterEach(() => box.empty())

const verbs = {
  edit: {
    rest: 'PUT /api/Hospitals/:id',
    graphql: 'mutation ($id: ID!, $input: HospitalUpdate!) { updateHospital(id: $id, input: $input) { id } }',
  },
  settings: {
    rest: 'GET /api/Hospitals/:id/settings',
    graphql: 'query ($id: ID!) { hospital(id: $id) { settings { notifiedEmails unconfirmedEmails } } }',
    shape: ({ settings }: { settings: object }) => settings,
  },
  confirm: {
    graphql: 'mutation ($token: String!) { confirmHospitalAddress(token: $token) }',
    success: 204,
  },
  ask: {
    graphql:
      'mutation ($hospitalId: ID!, $email: String!) { askHospitalAddress(hospitalId: $hospitalId, email: $email) }',
    success: 204,
  },
} satisfies Record<string, Verb>

/** Returns the mails to the address since the last call. */
async function arrived() {
  box.received.length = 0
  await box.deliver()
  return box.received.filter(({ to }) => to.includes(desk)).map(({ mail }) => mail)
}
const tokenOf = (text = '') => /token=([^\s"&]+)/.exec(text)?.[1] ?? ''
const book = async () => {
  const ada = await insertPatient(box.app)
  await doors.REST.book(box.app, ada.token, bookingOf(clinic))
}

describe.each(bothDoors(() => box.app, verbs))('a notification address of a hospital, through %s,', (_door, ask) => {
  const name = async () => {
    const input = { id: clinic.hospital.id, notifiedEmails: [desk] }
    expect((await ask('edit', input, clinic.staff.token)).status).toBe(200)
  }
  const waiting = async () =>
    (await ask('settings', { id: clinic.hospital.id }, clinic.staff.token)).body.unconfirmedEmails

  test('gets no mails before its owner has confirmed, by the link of a single mail', async () => {
    await name()
    expect(await waiting()).toEqual([desk])
    const [question, ...others] = await arrived()
    expect(others).toEqual([])
    expect(question?.subject).toBe('Lütfen bu adresi hastaneniz için onaylayın')
    expect(question?.text).toContain(clinic.hospital.name)
    await book()
    expect(await arrived()).toEqual([])

    const token = tokenOf(question?.text)
    for (const again of [1, 2]) expect((await ask('confirm', { token })).status, `${again}`).toBe(204)
    expect(await waiting()).toEqual([])
    const ada = await insertPatient(box.app)
    await doors.REST.book(box.app, ada.token, bookingOf(clinic, { appointmentTime: '11:00' }))
    expect((await arrived()).map(({ subject }) => subject)).toEqual(['Yeni bir randevu talebiniz var'])
    // Saving the settings again sends no further confirmation.
    await name()
    expect(await arrived()).toEqual([])
  })

  test('is not confirmed by another link, or after its removal', async () => {
    await name()
    const token = tokenOf((await arrived())[0]?.text)
    const [id = '', signature = ''] = token.split('.')
    const other = clinic.hospital.id
    for (const wrong of ['', 'forged', `${other}.${signature}`, `${id}.${signature.slice(1)}`])
      expect((await ask('confirm', { token: wrong })).status, wrong).toBe(400)
    expect(await waiting()).toEqual([desk])
    await ask('edit', { id: clinic.hospital.id, notifiedEmails: [] }, clinic.staff.token)
    expect((await ask('confirm', { token })).status).toBe(400)
  })

  test('can be asked again only by owners, a few times a day', async () => {
    await name()
    expect(await arrived()).toHaveLength(1)
    const input = { hospitalId: clinic.hospital.id, email: desk.toUpperCase() }
    const viewer = await insertUser(box.app.db, { hospitalId: clinic.hospital.id, hospitalRole: 'viewer' })
    expect((await ask('ask', input, await box.app.tokenFor(viewer.id))).status).toBe(403)
    expect((await ask('ask', input, (await insertClinic(box.app)).staff.token)).status).toBe(404)
    expect((await ask('ask', { ...input, email: 'nobody@firuze.example' }, clinic.staff.token)).status).toBe(404)
    for (let more = 1; more < ADDRESS_MAILS_A_DAY; more++)
      expect((await ask('ask', input, clinic.staff.token)).status).toBe(204)
    expect((await ask('ask', input, clinic.staff.token)).status).toBe(429)
    expect(await arrived()).toHaveLength(ADDRESS_MAILS_A_DAY - 1)
    const asked = await box.app.query(
      "select id from audit_events where action = 'hospital.address_ask' and subject_id = $1",
      [clinic.hospital.id],
    )
    expect(asked).toHaveLength(ADDRESS_MAILS_A_DAY - 1)
  })
})
