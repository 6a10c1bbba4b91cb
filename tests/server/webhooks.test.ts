import { Webhook } from 'standardwebhooks'
import { describe, expect, test, vi } from 'vitest'
import { bookingOf } from '#tests/support/clinic.ts'
import { rest } from '#tests/support/doors.ts'
import { type Webhooks, webhookWorld } from '#tests/support/webhooks.ts'

const world = webhookWorld()

type Ask = Webhooks['doors'][0][1]

describe('a webhook', () => {
  const ask: Ask = (...call) => world.all.doors[0][1](...call)

  test('a user is notified of their own appointments, signed, with only IDs and times', async () => {
    const { clinic, ada, receiver, book, wish } = world.scene
    const { app, at, work } = world.all
    const { status, body: hook } = await ask('create', wish({ description: 'My calendar' }), ada.token)
    expect(status).toBe(201)
    expect(hook.webhook).toMatchObject({ id: hook.id, url: receiver.url, enabled: true, hospitalId: null })
    expect(JSON.stringify(await app.query('select * from webhook_endpoints'))).not.toContain(hook.secret.slice(6))
    const visit = await book()
    await rest(app, 'patch', `/api/Appointments/${visit.id}`, { token: ada.token, body: { time: '11:00' } })
    await rest(app, 'patch', `/api/Appointments/${visit.id}/status`, {
      token: clinic.staff.token,
      body: { status: 'confirmed', note: 'Asthma' },
    })
    await rest(app, 'post', `/api/Appointments/${visit.id}/messages`, {
      token: clinic.staff.token,
      body: { message: 'Asthma' },
    })
    await rest(app, 'patch', `/api/Appointments/${visit.id}/status`, {
      token: ada.token,
      body: { status: 'cancelled' },
    })
    await work()

    const check = new Webhook(hook.secret)
    // The library reads the system clock.
    vi.setSystemTime(at.now)
    const told = receiver.received.map(({ body, headers }) => check.verify(body, headers as Record<string, string>))
    vi.useRealTimers()
    expect(told).toHaveLength(5)
    expect(receiver.received.map(({ body }) => JSON.parse(body).type)).toEqual([
      'appointment.booked',
      'appointment.rescheduled',
      'appointment.confirmed',
      'message.created',
      'appointment.cancelled',
    ])
    expect(JSON.parse(receiver.received[0]?.body ?? '').data).toEqual({
      appointmentId: visit.id,
      hospitalId: clinic.hospital.id,
      status: 'pending',
      date: '2026-03-05',
      time: '10:00',
      startsAt: '2026-03-05T07:00:00.000Z',
    })
    expect(JSON.stringify(receiver.received)).not.toMatch(
      new RegExp(`Asthma|Lovelace|${clinic.service.id}|${clinic.service.name}`),
    )
    const { body: log } = await ask('deliveries', { id: hook.id }, ada.token)
    expect(log.map(({ state }: { state: string }) => state)).toEqual(Array(5).fill('delivered'))
    expect(log[0].attempts).toMatchObject([{ status: 204, fault: null, answer: '' }])
  })

  test('a webhook is tested, changed, disabled, given a new secret and deleted', async () => {
    const { ada, receiver, wish } = world.scene
    const { app, work } = world.all
    const { body: hook } = await ask('create', wish(), ada.token)
    await ask('test', { id: hook.id }, ada.token)
    await work()
    expect(JSON.parse(receiver.received[0]?.body ?? '')).toMatchObject({ type: 'webhook.test', data: {} })
    expect((await ask('update', { id: hook.id, events: ['message.created'] }, ada.token)).body.events).toEqual([
      'message.created',
    ])
    const off = await ask('update', { id: hook.id, enabled: false }, ada.token)
    expect(off.body).toMatchObject({ enabled: false, offBecause: 'owner' })
    expect((await ask('test', { id: hook.id }, ada.token)).status).toBe(409)
    expect((await ask('update', { id: hook.id, enabled: true }, ada.token)).body).toMatchObject({
      enabled: true,
      offBecause: null,
    })
    const { body: rolled } = await ask('roll', { id: hook.id }, ada.token)
    expect(rolled.secret).not.toBe(hook.secret)
    await ask('test', { id: hook.id }, ada.token)
    await work()
    const [signatures = ''] = [receiver.received[1]?.headers['webhook-signature']].flat()
    expect(signatures.split(' ')).toHaveLength(2)
    await ask('test', { id: hook.id }, ada.token)
    await work(24 * 60 * 60 * 1000)
    expect(String(receiver.received[2]?.headers['webhook-signature']).split(' ')).toHaveLength(1)
    expect((await ask('remove', { id: hook.id }, ada.token)).status).toBe(204)
    expect((await ask('list', {}, ada.token)).body).toEqual([])
    const audit = await app.query<{ action: string; details: object }>(
      'select action, details from audit_events where subject_id = $1',
      [hook.id],
    )
    expect(audit.map(({ action }) => action).sort()).toEqual([
      'webhook.create',
      'webhook.delete',
      'webhook.roll_secret',
      'webhook.update',
      'webhook.update',
      'webhook.update',
    ])
    expect(JSON.stringify(audit)).not.toMatch(/whsec|\/hook/)
  })

  test('no user reads, changes or replays another’s', async () => {
    const { clinic, ada, wish } = world.scene
    const { app } = world.all
    const { body: hook } = await ask('create', wish({ hospitalId: clinic.hospital.id }), clinic.staff.token)
    await ask('test', { id: hook.id }, clinic.staff.token)
    const other = await app.signIn('hospital')
    for (const token of [ada.token, other.token])
      for (const verb of ['update', 'remove', 'roll', 'test', 'deliveries', 'replay'] as const) {
        const more = { update: { enabled: false }, replay: { deliveryId: hook.id } }
        expect((await ask(verb, { id: hook.id, ...Object(more)[verb] }, token)).status, verb).toBe(404)
      }
    expect((await ask('create', wish({ hospitalId: clinic.hospital.id }), ada.token)).status).toBe(403)
    expect((await ask('create', wish({ hospitalId: clinic.hospital.id }), other.token)).status).toBe(404)
    await app.query(`update users set hospital_role = 'viewer' where id = $1`, [clinic.staff.id])
    const viewer = await app.tokenFor(clinic.staff.id)
    expect((await ask('create', wish({ hospitalId: clinic.hospital.id }), viewer)).status).toBe(403)
    expect((await ask('list', {}, viewer)).body).toEqual([])
    expect((await ask('test', { id: hook.id }, viewer)).status).toBe(404)
  })
})

const ask: Ask = (...asked) => world.all.doors[0][1](...asked)

test('a hospital is notified of its appointments by any booker, and a suspended user of none', async () => {
  const { clinic, ada, receiver, wish } = world.scene
  const { app, at, work } = world.all
  await ask('create', wish({ hospitalId: clinic.hospital.id }), clinic.staff.token)
  await ask('create', wish({ url: `${receiver.url}/own` }), ada.token)
  await app.query(`update users set status = 'suspended' where id = $1`, [ada.id])
  await app.query(
    `insert into appointments (id, booking_id, hospital_id, service_id, patient_id, patient_first_name, patient_last_name, patient_email, patient_phone, date, time, duration_minutes)
    values (gen_random_uuid(), 'BK-AAAAAAAA', $1, $2, $3, 'A', 'B', '', '', '2026-03-06', '10:00', 60)`,
    [clinic.hospital.id, clinic.service.id, ada.id],
  )
  await app.query(
    `insert into appointment_events (id, appointment_id, kind, actor_role, to_status, created_at) select gen_random_uuid(), id, 'booked', 'user', 'pending', $1 from appointments where booking_id = 'BK-AAAAAAAA'`,
    [at.now],
  )
  await work()
  expect(receiver.received.map(({ body }) => JSON.parse(body).data.hospitalId)).toEqual([clinic.hospital.id])
})

test('a refused booking sends nothing', async () => {
  const { clinic, ada, receiver, book, wish } = world.scene
  const { app, work } = world.all
  await ask('create', wish(), ada.token)
  await book()
  expect((await rest(app, 'post', '/api/Appointments', { token: ada.token, body: bookingOf(clinic) })).status).toBe(409)
  await work()
  expect(receiver.received).toHaveLength(1)
})
