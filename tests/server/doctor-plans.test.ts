/** Plans of doctors from the assignment to sending, and doctors on the team of a hospital. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { insertDoctor, insertHospital } from '#server/seed/factories.ts'
import { NOON } from '#tests/support/clinic.ts'
import { caller, type DoctorWorld, insertDoctorAccount, takeMails } from '#tests/support/doctor-accounts.ts'
import { quoteBy, quoteVerbs } from '#tests/support/quotes.ts'
import { startTestApp, type TestApp } from '#tests/support/server.ts'

let app: TestApp
let world: DoctorWorld
const ask = quoteVerbs(() => app)
const call = caller(() => app)
beforeAll(async () => {
  app = await startTestApp({ clock: () => NOON })
})
afterAll(() => app.close())
beforeEach(async () => {
  world = await insertDoctorAccount(app)
})

const propose = (id: string, token: string) =>
  call('mutation ($id: ID!) { proposeQuotePlan(id: $id) { id proposal { doctorName } } }', { id }, token)
const proposalOf = async (id: string, token: string) => {
  const query = 'query ($id: ID!) { hospitalQuoteRequest(id: $id) { proposal { doctorName } canPropose moves } }'
  return (await call(query, { id }, token)).body
}

describe('a plan', () => {
  test('is assigned, proposed and sent, with a notice to whom it concerns', async () => {
    const { clinic, doctor, coordinator, ada, own, other } = world
    expect((await takeMails(app))['staff.quote_assigned']).toEqual([doctor.id])
    expect(await propose(own, doctor.token)).toMatchObject({
      code: 'conflict',
      body: { message: 'The draft of this quote has no plan yet.' },
    })
    await ask('saveQuote', { id: own, input: quoteBy(clinic, { plan: 'New knee' }) }, doctor.token)
    for (const { token } of [coordinator, clinic.staff]) expect((await propose(own, token)).code).toBe('forbidden')
    expect((await propose(other, doctor.token)).status).toBe(404)
    for (let at = 0; at < 2; at += 1) expect((await propose(own, doctor.token)).status).toBe(200)
    expect(await takeMails(app)).toEqual({ 'staff.quote_proposed': [clinic.staff.id, coordinator.id].toSorted() })
    const proposal = { doctorName: clinic.doctor.fullName }
    expect(await proposalOf(own, coordinator.token)).toMatchObject({ proposal, canPropose: false })
    expect(await proposalOf(own, doctor.token)).toMatchObject({ proposal, canPropose: true })
    expect((await ask('sendQuote', { id: own }, coordinator.token)).body.state).toBe('quoted')
    expect(await proposalOf(own, coordinator.token)).toMatchObject({ proposal: null })
    expect(await takeMails(app)).toEqual({ 'quote.received': [ada.id] })
  })

  test('that is assigned to somebody else is no longer proposed', async () => {
    const { clinic, doctor, coordinator, own } = world
    await ask('saveQuote', { id: own, input: quoteBy(clinic, { plan: 'New knee' }) }, doctor.token)
    await propose(own, doctor.token)
    await ask('assign', { id: own, userId: coordinator.id }, coordinator.token)
    expect(await proposalOf(own, coordinator.token)).toMatchObject({ proposal: null })
  })

  test('that waits for the patient is notified to doctor, owners and coordinators', async () => {
    const { clinic, doctor, coordinator, ada, own } = world
    await ask('ask', { id: own, text: 'Since when?' }, doctor.token)
    await takeMails(app)
    await ask('answer', { id: own, text: 'May' }, ada.token)
    const everyone = [clinic.staff.id, coordinator.id, doctor.id].toSorted()
    expect(await takeMails(app)).toEqual({ 'staff.quote_answered': everyone })
  })

  test('is assigned only to active staff with a role for it', async () => {
    const { clinic, doctor, coordinator, ada, other, insertStaff } = world
    const viewer = await insertStaff({ hospitalRole: 'viewer' })
    const colleagues = 'query { quoteColleagues { id doctorName } }'
    const { body } = await call(colleagues, {}, coordinator.token)
    expect(body.map(({ id }: { id: string }) => id).toSorted()).toEqual(
      [clinic.staff.id, coordinator.id, doctor.id].toSorted(),
    )
    await app.query('update doctors set is_active = false where id = $1', [clinic.doctor.id])
    for (const userId of [viewer.id, doctor.id, ada.id])
      expect((await ask('assign', { id: other, userId }, coordinator.token)).body.errors).toEqual({
        userId: 'Please choose an owner, a coordinator or a doctor of your hospital',
      })
  })
})

describe('a doctor whose record', () => {
  test('is inactive loses the access at once, and the team says why', async () => {
    const { clinic, doctor, own } = world
    const admin = await app.signIn('admin')
    const remove = 'mutation ($id: ID!) { deleteDoctor(id: $id) }'
    expect((await call(remove, { id: clinic.doctor.id }, admin.token)).status).toBe(200)
    const reason = 'Your doctor profile at this hospital is not active. Please ask its owners.'
    for (const verb of ['list', 'summary'] as const)
      expect(await ask(verb, {}, doctor.token)).toMatchObject({ code: 'forbidden', body: { message: reason } })
    expect((await ask('open', { id: own }, doctor.token)).body).toBeNull()
    expect((await ask('saveQuote', { id: own, input: quoteBy(clinic) }, doctor.token)).status).toBe(404)
    const team = 'query { team { id doctorName doctorIsActive } }'
    const { body } = await call(team, {}, clinic.staff.token)
    expect(body).toContainEqual({ id: doctor.id, doctorName: clinic.doctor.fullName, doctorIsActive: false })
  })

  test('has an account is deactivated instead of deleted, and loses nothing', async () => {
    const { clinic, doctor, coordinator, own } = world
    await ask('saveQuote', { id: own, input: quoteBy(clinic, { plan: 'New knee' }) }, doctor.token)
    const admin = await app.signIn('admin')
    const remove = 'mutation ($id: ID!) { deleteDoctor(id: $id) }'
    expect((await call(remove, { id: clinic.doctor.id }, admin.token)).status).toBe(200)
    expect(await app.query('select is_active from doctors where id = $1', [clinic.doctor.id])).toEqual([
      { is_active: false },
    ])
    expect((await ask('list', {}, doctor.token)).code).toBe('forbidden')
    const { body } = await ask('open', { id: own }, coordinator.token)
    expect(body).toMatchObject({ assignee: { id: doctor.id }, draft: { plan: 'New knee' } })
  })

  test('has an account does not move to another hospital before the account ends', async () => {
    const { clinic, doctor } = world
    const admin = await app.signIn('admin')
    const target = await insertHospital(app.db)
    const update = 'mutation ($id: ID!, $input: DoctorUpdate!) { updateDoctor(id: $id, input: $input) { hospitalId } }'
    const move = () => call(update, { id: clinic.doctor.id, input: { hospitalId: target.id } }, admin.token)
    expect((await move()).body).toMatchObject({
      code: 'conflict',
      errors: {
        hospitalId: 'This doctor has an account on the team of the present hospital. Please remove it there first.',
      },
    })
    const remove = 'mutation ($id: ID!) { removeTeamMember(id: $id) }'
    expect((await call(remove, { id: doctor.id }, clinic.staff.token)).status).toBe(200)
    expect((await move()).status).toBe(200)
    const [row] = await app.query('select role, hospital_role, doctor_id from users where id = $1', [doctor.id])
    expect(row).toEqual({ role: 'user', hospital_role: null, doctor_id: null })
  })
})

describe('the team', () => {
  const input = (changes: object = {}) => ({
    firstName: 'Derya',
    lastName: 'Aksoy',
    email: 'derya@mail.example',
    hospitalRole: 'doctor',
    ...changes,
  })
  const invite = (changes: object) =>
    call(
      'mutation ($input: TeamInvitation!) { inviteTeamMember(input: $input) { id hospitalRole doctorId doctorName } }',
      { input: input(changes) },
      world.clinic.staff.token,
    )
  const changeRole = (id: string, hospitalRole: string, doctorId: string | null = null) =>
    call(
      `mutation ($id: ID!, $hospitalRole: HospitalRole!, $doctorId: ID) {
        updateTeamMember(id: $id, hospitalRole: $hospitalRole, doctorId: $doctorId) { hospitalRole doctorId } }`,
      { id, hospitalRole, doctorId },
      world.clinic.staff.token,
    )

  test('invites a doctor of the hospital by the record, once', async () => {
    const { clinic } = world
    expect((await invite({})).body.errors).toEqual({ doctorId: 'Please choose the doctor' })
    const elsewhere = await insertDoctor(app.db, { hospitalId: (await insertHospital(app.db)).id })
    const inactive = await insertDoctor(app.db, { hospitalId: clinic.hospital.id, isActive: false })
    for (const doctorId of [elsewhere.id, inactive.id])
      expect((await invite({ doctorId })).body.errors).toEqual({
        doctorId: 'This doctor does not work at this hospital',
      })
    expect((await invite({ doctorId: clinic.doctor.id })).body.errors).toEqual({
      doctorId: 'This doctor already has an account',
    })
    const free = await insertDoctor(app.db, { hospitalId: clinic.hospital.id })
    const email = `${free.id}@mail.example`
    expect((await invite({ doctorId: free.id, email })).body).toMatchObject({
      hospitalRole: 'doctor',
      doctorId: free.id,
      doctorName: free.fullName,
    })
  })

  test('changes roles both ways, which ends the sessions, and keeps its last owner', async () => {
    const { clinic, doctor, coordinator } = world
    expect((await changeRole(doctor.id, 'coordinator')).body).toEqual({ hospitalRole: 'coordinator', doctorId: null })
    expect((await ask('list', {}, doctor.token)).code).toBe('unauthenticated')
    expect((await ask('list', {}, await app.tokenFor(doctor.id))).body.total).toBe(2)
    expect((await changeRole(coordinator.id, 'doctor')).body.errors).toEqual({ doctorId: 'Please choose the doctor' })
    expect((await changeRole(coordinator.id, 'doctor', clinic.doctor.id)).body).toEqual({
      hospitalRole: 'doctor',
      doctorId: clinic.doctor.id,
    })
    expect((await ask('list', {}, await app.tokenFor(coordinator.id))).body.total).toBe(0)
    const free = await insertDoctor(app.db, { hospitalId: clinic.hospital.id })
    expect((await changeRole(clinic.staff.id, 'doctor', free.id)).code).toBe('conflict')
  })

  test('is edited by administrators under the same rules', async () => {
    const { clinic, coordinator } = world
    const admin = await app.signIn('admin')
    const mutation =
      'mutation ($id: ID!, $input: UserUpdate!) { updateUser(id: $id, input: $input) { hospitalRole doctorId } }'
    const update = (changes: object) => call(mutation, { id: coordinator.id, input: changes }, admin.token)
    expect((await update({ hospitalRole: 'doctor' })).body.errors).toEqual({ doctorId: 'Please choose the doctor' })
    const free = await insertDoctor(app.db, { hospitalId: clinic.hospital.id })
    expect((await update({ hospitalRole: 'doctor', doctorId: free.id })).body).toMatchObject({ doctorId: free.id })
    const target = await insertHospital(app.db)
    expect((await update({ hospitalId: target.id })).body.errors).toEqual({
      doctorId: 'This doctor does not work at this hospital',
    })
    expect((await update({ hospitalRole: 'viewer' })).body).toMatchObject({ hospitalRole: 'viewer', doctorId: null })
  })
})
