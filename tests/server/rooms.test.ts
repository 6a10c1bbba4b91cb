import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { insertAppointment, insertUser } from '#server/seed/factories.ts'
import { type Clinic, insertClinic, MONDAY, NOON } from '#tests/support/clinic.ts'
import { graphql } from '#tests/support/doors.ts'
import { startTestApp, type TestApp } from '#tests/support/server.ts'

let app: TestApp
let clinic: Clinic
beforeAll(async () => {
  app = await startTestApp({ clock: () => NOON })
})
afterAll(() => app.close())
beforeEach(async () => {
  clinic = await insertClinic(app)
})

type Room = { id: string; name: string }
const setRooms = (names: string[], token = clinic.staff.token) =>
  graphql(app, 'mutation ($names: [String!]!) { setRooms(names: $names) { id name } }', { names }, token)
const roomsOf = async (names: string[]): Promise<Room[]> => (await setRooms(names)).body
const put = (appointmentId: string, roomId: string | null, token = clinic.staff.token) =>
  graphql(
    app,
    `mutation ($appointmentId: ID!, $roomId: ID) {
      setAppointmentRoom(appointmentId: $appointmentId, roomId: $roomId) { id room { name } } }`,
    { appointmentId, roomId },
    token,
  )
const roomOf = async (id: string): Promise<string | null> => {
  const { body } = await graphql(
    app,
    'query ($id: ID!) { appointment(id: $id) { room { name } } }',
    { id },
    clinic.staff.token,
  )
  return body.room?.name ?? null
}
const visit = (time: string, overrides: object = {}) =>
  insertAppointment(app.db, {
    hospitalId: clinic.hospital.id,
    serviceId: clinic.service.id,
    date: MONDAY,
    time,
    status: 'confirmed',
    ...overrides,
  })
const names = (rooms: Room[]) => rooms.map(({ name }) => name)

describe('the rooms of a hospital', () => {
  test('are named by owners, in their order, each once in any spelling', async () => {
    const [first, second] = await roomsOf(['Room 1', 'Işık'])
    const renamed = await roomsOf(['IŞIK ', 'Room 2', 'room 1'])
    expect(names(renamed)).toEqual(['IŞIK', 'Room 2', 'room 1'])
    expect([renamed[0]?.id, renamed[2]?.id]).toEqual([second?.id, first?.id])
    expect((await setRooms(['A', 'a'])).status).toBe(400)
    expect((await setRooms([' '])).status).toBe(400)
    expect((await setRooms(Array.from({ length: 51 }, (_, at) => `Room ${at}`))).status).toBe(400)
    const coordinator = await insertUser(app.db, {
      role: 'hospital',
      hospitalId: clinic.hospital.id,
      hospitalRole: 'coordinator',
    })
    expect((await setRooms(['B'], await app.tokenFor(coordinator.id))).status).toBe(403)
    const { body } = await graphql(app, '{ rooms { name } }', {}, clinic.staff.token)
    expect(names(body)).toEqual(['IŞIK', 'Room 2', 'room 1'])
  })

  test('are recorded in the audit log, and leave their visits when they are removed', async () => {
    const [room] = await roomsOf(['Room 1'])
    const { id } = await visit('09:00')
    await put(id, room?.id ?? '')
    expect(await roomOf(id)).toBe('Room 1')
    await roomsOf([])
    expect(await roomOf(id)).toBeNull()
    const [event] = await app.query(
      "select details from audit_events where action = 'hospital.rooms' and subject_id = $1 order by created_at desc limit 1",
      [clinic.hospital.id],
    )
    expect(event).toMatchObject({ details: { before: { rooms: ['Room 1'] }, after: { rooms: [] } } })
  })
})

describe('the room of a visit', () => {
  test('is one of its hospital, and chosen by its staff', async () => {
    const [room] = await roomsOf(['Room 1'])
    const { id } = await visit('09:00')
    expect((await put(id, room?.id ?? '')).body.room).toEqual({ name: 'Room 1' })
    const other = await insertClinic(app)
    expect((await put(id, room?.id ?? '', other.staff.token)).status).toBe(404)
    const [theirs] = (await setRooms(['Room 9'], other.staff.token)).body as Room[]
    expect((await put(id, theirs?.id ?? '')).status).toBe(400)
    await expect(
      app.query('update appointments set room_id = $1 where id = $2', [theirs?.id, id]),
    ).rejects.toMatchObject({ constraint: 'appointments_room_fk' })
    expect((await put(id, 'x')).status).toBe(400)
    expect((await put(id, null)).body.room).toBeNull()
    const done = await visit('11:00', { status: 'completed' })
    expect((await put(done.id, room?.id ?? '')).status).toBe(409)
  })

  test('holds one visit at a time, of two that are put there at once', async () => {
    const [room] = await roomsOf(['Room 1'])
    const roomId = room?.id ?? ''
    const [long, overlapping, next, cancelled] = await Promise.all([
      visit('09:00', { durationMinutes: 60 }),
      visit('09:30', { durationMinutes: 60, doctorId: clinic.doctor.id }),
      visit('10:30'),
      visit('09:15', { status: 'cancelled' }),
    ])
    const answers = await Promise.all([put(long.id, roomId), put(overlapping.id, roomId)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    expect((await put(next.id, roomId)).status).toBe(200)
    await app.query('update appointments set room_id = $1 where id = $2', [roomId, cancelled.id])
  })

  test('stays when a visit moves to a time at which it is free, and never prevents a move', async () => {
    const [room] = await roomsOf(['Room 1'])
    const roomId = room?.id ?? ''
    const moving = await visit('09:00')
    const other = await visit('11:00', { doctorId: clinic.doctor.id })
    for (const { id } of [moving, other]) await put(id, roomId)
    const move = (time: string) => app.query('update appointments set "time" = $1 where id = $2', [time, moving.id])
    await move('10:00')
    expect(await roomOf(moving.id)).toBe('Room 1')
    await move('11:00')
    expect(await roomOf(moving.id)).toBeNull()
    expect(await roomOf(other.id)).toBe('Room 1')
  })
})
