import { expect, test } from 'vitest'
import { rest } from '#tests/support/doors.ts'
import { type Webhooks, webhookWorld } from '#tests/support/webhooks.ts'

const world = webhookWorld()

type Ask = Webhooks['doors'][0][1]
const ask: Ask = (...asked) => world.all.doors[0][1](...asked)

test('a receiver hears of a requested time and of its end, while the visit keeps its own', async () => {
  const { ada, clinic, receiver, book, wish } = world.scene
  const { app, work } = world.all
  const { id } = await book()
  const staff = { token: clinic.staff.token }
  await rest(app, 'patch', `/api/Appointments/${id}/status`, { ...staff, body: { status: 'confirmed' } })
  await ask('create', wish({ events: ['appointment.move_requested', 'appointment.move_ended'] }), ada.token)
  const request = async () => {
    const { body } = await rest(app, 'patch', `/api/Appointments/${id}`, {
      token: ada.token,
      body: { time: '11:00' },
    })
    return `/api/Appointments/${id}/proposals/${body.moveRequest.id}`
  }
  await rest(app, 'post', `${await request()}/answer`, { ...staff, body: { accept: false } })
  await rest(app, 'delete', await request(), { token: ada.token })
  // A confirmed move is sent as the visit's new time, which this receiver did not request.
  await rest(app, 'post', `${await request()}/answer`, { ...staff, body: { accept: true } })
  for (let round = 0; round < 3; round++) await work()
  const told = receiver.received.map(({ body }) => JSON.parse(body))
  expect(told.map(({ type }) => type)).toEqual([
    'appointment.move_requested',
    'appointment.move_ended',
    'appointment.move_requested',
    'appointment.move_ended',
    'appointment.move_requested',
  ])
  expect(JSON.stringify(told)).not.toContain(clinic.service.name)
})
