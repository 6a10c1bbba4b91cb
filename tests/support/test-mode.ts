import type { TestActor } from '#domain/test-mode.ts'
import type { TestApp } from './server.ts'

const SELECTED = `id now aheadMinutes hospital { id name } services { id name } doctors { id name } patientId ownerId
  keys { id name prefix actsFor } webhooks { id url events hospitalId }
  deliveries { id event state payload attempts { status } } mails { id recipient subject body keptAt }`

/** Calls of the test mode by a signed-in developer. */
export function testModeOf(app: Pick<TestApp, 'graphql'>, token: string) {
  const call = async (text: string, variables: object = {}) => app.graphql(text, variables, token)
  const mutate = (name: string) => async () => {
    const { data, errors } = await call(`mutation { ${name} { ${SELECTED} } }`)
    return { mode: data?.[name], errors }
  }
  return {
    read: async () => (await call(`{ testMode { ${SELECTED} } }`)).data.testMode,
    switchOn: mutate('switchOnTestMode'),
    reset: mutate('resetTestMode'),
    switchOff: () => call('mutation { switchOffTestMode }'),
    advance: async (minutes: number) => {
      const { data, errors } = await call(
        `mutation ($minutes: Int!) { advanceTestClock(minutes: $minutes) { ${SELECTED} } }`,
        { minutes },
      )
      return { mode: data?.advanceTestClock, errors }
    },
    fire: async (event: string) => {
      const { data, errors } = await call(
        `mutation ($event: String!) { fireTestEvent(event: $event) { ${SELECTED} } }`,
        { event },
      )
      return { mode: data?.fireTestEvent, errors }
    },
    createKey: async (actsFor: TestActor = 'patient', name = 'Tests') => {
      const { data, errors } = await call(
        'mutation ($input: TestKeyInput!) { createTestKey(input: $input) { id secret } }',
        { input: { name, actsFor } },
      )
      return { ...(data?.createTestKey as { id: string; secret: string }), errors }
    },
    revokeKey: (id: string) => call('mutation ($id: ID!) { revokeTestKey(id: $id) { keys { id } } }', { id }),
    addWebhook: async (url: string, events: readonly string[], actsFor: TestActor = 'owner') => {
      const { data, errors } = await call(
        'mutation ($input: TestWebhookInput!) { createTestWebhook(input: $input) { id secret } }',
        { input: { url, events, actsFor } },
      )
      return { ...(data?.createTestWebhook as { id: string; secret: string }), errors }
    },
    removeWebhook: (id: string) =>
      call('mutation ($id: ID!) { deleteTestWebhook(id: $id) { webhooks { id } } }', { id }),
  }
}

export type Mode = ReturnType<typeof testModeOf>

/** Signs in a developer without a test mode. */
export async function newDeveloper(app: TestApp) {
  const developer = await app.signIn()
  return { ...developer, mode: testModeOf(app, developer.token) }
}

/** Returns calls with a key, as programs send them. */
export const callsOf = ({ request }: Pick<TestApp, 'request'>) => ({
  get: (path: string, key: string) => request.get(path).set('authorization', `Bearer ${key}`),
  patch: (path: string, key: string, body: object) =>
    request.patch(path).set('authorization', `Bearer ${key}`).send(body),
})

export type Day = { date: string; times: { time: string; available: boolean }[] }

/** Books on the fourth free day with a key, as a program does. */
export async function book(app: TestApp, mode: Mode, key: string) {
  const { hospital, services } = await mode.read()
  const service = services.find(({ name }: { name: string }) => name === 'Cardiology')
  const path = `/api/v1/Hospitals/${hospital.id}/availability?serviceId=${service.id}`
  const { body } = await callsOf(app).get(path, key)
  const day = (body as Day[]).filter(({ times }) => times.some(({ available }) => available)).at(3)
  const { time } = day?.times.find(({ available }) => available) ?? {}
  return app.request
    .post('/api/v1/Appointments')
    .set('authorization', `Bearer ${key}`)
    .send({
      hospitalId: hospital.id,
      serviceId: service.id,
      appointmentDate: day?.date,
      appointmentTime: time,
      patientInfo: { firstName: 'Ingrid', lastName: 'Solvang', email: 'ingrid@mail.example', phone: '+47 400 00 000' },
    })
}
