/** Guides for developers match the server. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { createInterface } from 'node:readline'
import Fastify from 'fastify'
import { buildSchema, parse, validate } from 'graphql'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  CODE_MEANINGS,
  DELIVERY,
  DEPRECATION_HEADERS,
  doorExamples,
  EVENT_MEANINGS,
  LIMIT_HEADERS,
  mcpConnection,
  PROBLEM,
  RECEIVER,
  TOOL_MEANINGS,
} from '#domain/developers/guides.ts'
import { WEBHOOK_EVENTS } from '#domain/webhooks.ts'
import { projectRoot } from '#server/config.ts'
import { statusOfCode } from '#server/errors.ts'
import { TOOLS } from '#server/features/developers/agents/tools.ts'
import { deliverWebhooks } from '#server/features/developers/webhooks/worker.ts'
import { describeRoute, documentRoute } from '#server/rest/document.ts'
import { insertKey } from '#tests/support/api-keys.ts'
import { bookingOf, insertClinic, insertPatient } from '#tests/support/clinic.ts'
import { graphql, rest } from '#tests/support/doors.ts'
import { startTestApp, type TestApp } from '#tests/support/server.ts'
import { startReceiver } from '#tests/support/webhook-receiver.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ env: { WEBHOOKS_TO_PRIVATE_ADDRESSES: 'true' } })
})
afterAll(() => app.close())

/** Parses `name: value` lines into an object. The text after an empty line is the body. */
function readMessage(message: string) {
  const [head = '', body] = message.split(/\n\n/)
  const headers = head.split('\n').flatMap((line) => {
    const [, name, value] = /^([\w-]+): (.*)$/.exec(line) ?? []
    return name ? [[name, value] as const] : []
  })
  return { headers: Object.fromEntries(headers), body: body === undefined ? undefined : JSON.parse(body) }
}

const work = () => deliverWebhooks({ ...app, clock: () => new Date(), log: app.app.log })
const addHook = async (token: string, url: string) => {
  const create = 'mutation ($input: WebhookInput!) { createWebhook(input: $input) { id secret } }'
  const { status, body } = await graphql(app, create, { input: { url, events: WEBHOOK_EVENTS } }, token)
  expect(status).toBe(200)
  return body as { id: string; secret: string }
}

test('the MCP guide names every tool, and its address works', async () => {
  expect(TOOL_MEANINGS.map(([name]) => name)).toEqual(Object.keys(TOOLS))
  for (const [name, meaning] of TOOL_MEANINGS)
    expect([name, /key/.test(meaning)]).toEqual([name, /book|cancel|ask|my|read_/.test(name)])
  const { url } = JSON.parse(mcpConnection(app.url)).mcpServers.hekima
  const answer = await fetch(url, {
    method: 'POST',
    headers: { accept: 'application/json, text/event-stream', 'content-type': 'application/json' },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/list' }),
  })
  expect(answer.status).toBe(200)
})

describe('the webhooks guide', () => {
  test('names every event and shows a delivery as it arrives', async () => {
    expect(Object.keys(EVENT_MEANINGS)).toEqual([...WEBHOOK_EVENTS])
    const [clinic, ada, receiver] = [await insertClinic(app), await insertPatient(app), await startReceiver()]
    await addHook(ada.token, receiver.url)
    const days = await rest(app, 'get', `/api/Hospitals/${clinic.hospital.id}/availability`, {})
    const day = days.body.find(({ times }: { times: { available: boolean }[] }) => times.some((time) => time.available))
    const { time } = day.times.find(({ available }: { available: boolean }) => available)
    const body = bookingOf(clinic, { appointmentDate: day.date, appointmentTime: time })
    expect((await rest(app, 'post', '/api/Appointments', { token: ada.token, body })).status).toBe(201)
    await work()
    await receiver.close()
    const [{ headers = {}, body: sent = '' } = {}] = receiver.received
    const shown = readMessage(DELIVERY)
    expect(Object.keys(headers)).toEqual(expect.arrayContaining(Object.keys(shown.headers)))
    const real = JSON.parse(sent)
    expect(Object.keys(real).sort()).toEqual(Object.keys(shown.body).sort())
    expect(real).toMatchObject({ type: shown.body.type, data: { status: shown.body.data.status } })
    expect(Object.keys(real.data).sort()).toEqual(Object.keys(shown.body.data).sort())
  })

  test('has a receiver that accepts what we sign and nothing else', async () => {
    const folder = path.join(projectRoot(), 'node_modules', `.developer-guides-${process.pid}`)
    const file = path.join(folder, 'receiver.mjs')
    const { url, close } = await startReceiver()
    await close()
    const { port, origin } = new URL(url)
    const ada = await insertPatient(app)
    const hook = await addHook(ada.token, `${origin}/`)
    await mkdir(folder)
    await writeFile(file, `${RECEIVER.replace('.listen(env.PORT)', '.listen(env.PORT, () => console.log("listens"))')}`)
    const program = spawn(process.execPath, [file], {
      env: { PATH: process.env.PATH ?? '', PORT: port, HEKIMA_WEBHOOK_SECRET: hook.secret },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    const lines = createInterface(program.stdout)[Symbol.asyncIterator]()
    try {
      expect((await lines.next()).value).toBe('listens')
      expect((await fetch(origin, { method: 'POST', body: '{}' })).status).toBe(400)
      await graphql(app, 'mutation ($id: ID!) { testWebhook(id: $id) { id } }', { id: hook.id }, ada.token)
      await work()
      expect((await lines.next()).value).toMatch(/^msg_[\da-f-]{36} webhook\.test$/)
      const deliveries =
        'query ($id: ID!) { webhookDeliveries(webhookId: $id) { items { state attempts { status } } } }'
      const log = await graphql(app, deliveries, { id: hook.id }, ada.token)
      expect(log.body.items[0]).toMatchObject({ state: 'delivered', attempts: [{ status: 204 }] })
    } finally {
      program.kill()
      await once(program, 'exit')
      await rm(folder, { recursive: true, force: true })
    }
  })
})

describe('the guide to limits and errors', () => {
  test('shows the headers that a key receives, with its limit', async () => {
    const { key } = await insertKey(app, (await insertPatient(app)).id)
    const { headers } = await rest(app, 'get', '/api/HealthService', { token: key })
    const shown = readMessage(LIMIT_HEADERS).headers
    expect(headers['x-ratelimit-limit']).toBe(shown['x-ratelimit-limit'])
    expect(Object.keys(headers)).toEqual(expect.arrayContaining(Object.keys(shown)))
  })

  test('lists codes with their status, and a problem as returned', async () => {
    for (const [code] of CODE_MEANINGS) {
      const [status, name = ''] = code.split(' ')
      expect(statusOfCode[name as keyof typeof statusOfCode], code).toBe(Number(status))
    }
    const [clinic, ada, eve] = [await insertClinic(app), await insertPatient(app), await insertPatient(app, 'Eve')]
    const days = await rest(app, 'get', `/api/Hospitals/${clinic.hospital.id}/availability`, {})
    const day = days.body.find(({ times }: { times: { available: boolean }[] }) => times.some((time) => time.available))
    const { time } = day.times.find(({ available }: { available: boolean }) => available)
    const book = ({ token }: { token: string }) =>
      rest(app, 'post', '/api/Appointments', {
        token,
        body: bookingOf(clinic, { appointmentDate: day.date, appointmentTime: time }),
      })
    await book(ada)
    const { status, headers, body } = await book(eve)
    const shown = readMessage(PROBLEM)
    const { type, title, code, message } = shown.body
    expect({ status, ...body }).toMatchObject({ type, title, status: shown.body.status, code, message })
    expect(Object.keys(body)).toEqual(expect.arrayContaining(Object.keys(shown.body)))
    expect(headers['content-type']).toContain(shown.headers['content-type'])
    expect(Object.keys(body.alternatives[0]).sort()).toEqual(Object.keys(shown.body.alternatives[0]).sort())
  })
})

test('deprecated operations are marked in every response and in the reference, as the policy shows', async () => {
  const server = Fastify()
  const documented: object[] = []
  server.addHook('onRoute', documentRoute)
  server.addHook('onRoute', (route) => void documented.push(describeRoute(route)))
  const leaves = { since: '2026-11-22', sunset: '2027-05-22' }
  server.get('/Old', { schema: { operationId: 'readOld', leaves } }, async () => ({ done: true }))
  server.get('/OldRefused', { schema: { operationId: 'refuseOld', leaves } }, async (_, reply) =>
    reply.code(403).send(),
  )
  server.get('/Kept', { schema: { operationId: 'readKept' } }, async () => ({ done: true }))
  await server.ready()
  const shown = readMessage(DEPRECATION_HEADERS).headers
  for (const url of ['/Old', '/OldRefused']) expect((await server.inject(url)).headers).toMatchObject(shown)
  expect((await server.inject('/Kept')).headers).not.toHaveProperty('deprecation')
  const marked = documented.map((route) => [Reflect.get(route, 'operationId'), Reflect.get(route, 'deprecated')])
  expect(marked).toEqual(
    expect.arrayContaining([
      ['readOld', true],
      ['refuseOld', true],
      ['readKept', undefined],
    ]),
  )
  await server.close()
})

test('the examples of the four interfaces are existing calls', async () => {
  const { rest: call, graphql, webhooks, mcp } = doorExamples(app.url)
  const { paths } = (await app.request.get('/api/openapi.json')).body
  const [, address = ''] = /^GET \/api\/v1(\S+)/.exec(call.replace(/\n\s+/g, '')) ?? []
  const [route = '', query = ''] = address.split('?')
  const { parameters } = paths[route].get
  const names = parameters.map(({ name }: { name: string }) => name)
  for (const name of new URLSearchParams(query).keys()) expect(names).toContain(name)
  const schema = buildSchema(readFileSync(path.join(projectRoot(), 'schema.graphql'), 'utf8'))
  expect(validate(schema, parse(graphql))).toEqual([])
  expect(WEBHOOK_EVENTS).toContain(JSON.parse(webhooks.replace(/^.*\n\n/, '')).type)
  expect(JSON.parse(mcp.replace(/^#.*\n/, '')).url).toBe(`${app.url}/mcp`)
})
