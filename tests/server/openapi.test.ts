import { v7 } from 'uuid'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Role } from '#domain/access.ts'
import { scopesOfOperation } from '#domain/api-access.ts'
import { type DocumentedOperation, type OpenApi, readOpenApi } from '#tests/support/openapi.ts'
import { startTestApp, type TestApp } from '#tests/support/server.ts'

let app: TestApp
let api: OpenApi
beforeAll(async () => {
  app = await startTestApp()
  api = await readOpenApi(app)
})
afterAll(() => app.close())

/**
 * Returns the routes of the server as `GET /api/hospitals/:id`, parsed from its printed route tree.
 */
function routesOf(drawing: string): string[] {
  const above: string[] = []
  return drawing.split('\n').flatMap((line) => {
    const [, indent, segment = '', methods = ''] = /^(.*?)[├└]── (\S*) \(([^)]*)\)/.exec(line) ?? []
    if (indent === undefined) return []
    const depth = indent.length / 4
    above[depth] = segment
    const path = above
      .slice(0, depth + 1)
      .join('')
      .replace('//', '/')
    return methods.split(', ').map((method) => `${method} ${path}`)
  })
}

test('is OpenAPI 3.1 for both addresses', () => {
  expect(api.document.openapi).toMatch(/^3\.1\./)
  expect(api.document.servers.map(({ url }: { url: string }) => url)).toEqual(['/api', '/api/v1'])
})

test('describes every route, and no other', () => {
  const routes = routesOf(app.app.printRoutes({ commonPrefix: false }))
  const under = (prefix: string) =>
    routes
      .filter(
        (route) => route.includes(` ${prefix}/`) && !/^(HEAD|OPTIONS) |\/api\/(docs|openapi\.json|v1\/v1)/.test(route),
      )
      .map((route) => route.replace(` ${prefix}/`, ' /'))
      .sort()
  const described = api.operations
    .map(({ method, path }) => `${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ':$1')}`)
    .map((route) => route.replace(/\/[^:]+/g, (part) => part.toLowerCase()))
    .sort()
  expect(under('/api/v1')).toEqual(described)
  expect(under('/api').filter((route) => !route.includes(' /v1/'))).toEqual(described)
})

test('restricts to administrators only what the specification names, uploads and exports', () => {
  const administration = api.operations.filter(({ description }) => /^For administrators\./m.test(description ?? ''))
  const mediaOf = ({ responses, requestBody }: DocumentedOperation) =>
    [responses['200'], requestBody].flatMap((side) => Object.keys(side?.content ?? {}))
  const others = administration.filter((operation) => mediaOf(operation).every((type) => type === 'application/json'))
  const specified = `createHospital deleteHospital createHealthService updateHealthService deleteHealthService
    deleteDoctor listUsers createUser getUser updateUser deleteUser`
  expect(others.map(({ operationId }) => operationId).sort()).toEqual(specified.split(/\s+/).sort())
})

test('offers without a key only what the specification names, uploads, exports, streams and feeds', () => {
  const mediaOf = ({ responses, requestBody }: DocumentedOperation) =>
    [...Object.values(responses), requestBody].flatMap((side) => Object.keys(side?.content ?? {}))
  const closed = api.operations.filter(({ operationId }) => !scopesOfOperation(operationId))
  const others = closed.filter((operation) => mediaOf(operation).every((type) => /json$/.test(type)))
  const specified = `login register logout updateProfile changePassword chat listUsers createUser getUser updateUser
    deleteUser createHospital deleteHospital deleteDoctor createHealthService updateHealthService deleteHealthService`
  // Mail programs call them (RFC 8058).
  const names = [...specified.split(/\s+/), 'leaveNewsletter', 'stopSearchMails']
  expect(others.map(({ operationId }) => operationId).sort()).toEqual(names.sort())
})

describe('each operation', () => {
  test('has a unique descriptive name', () => {
    const names = api.operations.map(({ operationId }) => operationId)
    expect(new Set(names).size).toBe(names.length)
    expect(names.filter((name) => !/^[a-z]+([A-Z][a-z]+)*$/.test(name))).toEqual([])
  })

  test('has a summary, belongs to a described part, and names the refusals of its kind', () => {
    const parts = api.document.tags.map(({ name }: { name: string }) => name)
    for (const operation of api.operations) {
      const { operationId, summary, tags, responses, security, path, parameters = [], requestBody } = operation
      expect(summary, operationId).toBeTruthy()
      expect(parts, operationId).toContain(tags[0])
      const needed = ['429', 'default']
      if (parameters.some((parameter) => parameter.in === 'query') || requestBody) needed.push('400')
      if (security.length > 0 && operationId !== 'logout') needed.push('401')
      if (/administrators|staff/.test(/^For .*$/m.exec(operation.description ?? '')?.[0] ?? '')) needed.push('403')
      if (path.includes('{')) needed.push('404')
      if (parameters.some(({ name }) => name === 'If-Match')) needed.push('409')
      if (parameters.some(({ name }) => name === 'Idempotency-Key')) needed.push('409', '422')
      expect(Object.keys(responses), operationId).toEqual(expect.arrayContaining(needed))
      for (const [status, { content, headers = {} }] of Object.entries(responses)) {
        if (Number(status) < 400) continue
        expect(content, operationId).toEqual({
          'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } },
        })
        if (status === '429') expect(headers).toHaveProperty('Retry-After')
      }
    }
  })

  test('describes its input', () => {
    const mute = api.operations.flatMap(({ operationId, parameters = [] }) =>
      parameters.filter(({ description }) => !description).map(({ name }) => `${operationId}.${name}`),
    )
    expect(mute).toEqual([])
  })
})

test('shared schemas describe their output', () => {
  const schemas = Object.entries<{ properties: Record<string, { description?: string }> }>(
    api.document.components.schemas,
  )
  const mute = schemas.flatMap(([name, { properties }]) =>
    Object.entries(properties)
      .filter(([, field]) => !field.description)
      .map(([field]) => `${name}.${field}`),
  )
  expect(schemas.length).toBeGreaterThan(20)
  expect(mute).toEqual([])
})

test('every list describes its paging, its headers and its limit', () => {
  const isList = ({ responses }: { responses: object }) => {
    const schema = Object(responses)['200']?.content?.['application/json']?.schema
    return schema?.type === 'array'
  }
  /** Lists bounded by one user, one day, one appointment or the system itself. */
  const short = [
    'listFeaturedHospitals',
    'getAvailability',
    'listProposedDoctorServices',
    'listCertificates',
    'listAppointmentTimes',
    'listAppointmentDoctors',
    'listBoardPlaces',
    'listSlotServices',
    'findPatients',
    'listInternalNotes',
    'listMessageTemplates',
    'getDoctorFeeds',
    'listTerms',
    'listPersons',
    'listQuoteLinks',
    'getQuoteFigures',
  ]
  const lists = api.operations.filter((operation) => isList(operation) && !short.includes(operation.operationId))
  expect(lists.length).toBeGreaterThan(12)
  for (const { operationId, parameters = [], responses } of lists) {
    const limit = parameters.find(({ name }) => name === 'limit')
    const most = {
      listMessages: 50,
      listHospitals: 100,
      listDoctors: 100,
      listHealthServices: 100,
      listHospitalServices: 100,
      listDoctorServices: 100,
    }
    expect(limit?.schema, operationId).toMatchObject({
      default: Object(most)[operationId] ?? 20,
      minimum: 1,
      maximum: 100,
    })
    expect(parameters.map(({ name }) => name)).toContain('page')
    expect(Object.keys(responses['200']?.headers ?? {}), operationId).toEqual(
      expect.arrayContaining(['X-Total-Count', 'Link']),
    )
  }
})

test('examples fit their schemas', () => {
  const examples = api.operations.flatMap(({ operationId, path, method, requestBody }) =>
    Object.entries(requestBody?.content ?? {}).flatMap(([type, { example }]) =>
      example
        ? [{ operationId, example, place: ['paths', path, method, 'requestBody', 'content', type, 'schema'] }]
        : [],
    ),
  )
  expect(examples.length).toBeGreaterThan(10)
  for (const { operationId, example, place } of examples) expect(api.faults(example, ...place), operationId).toEqual([])
})

describe('responses to a caller without knowledge of IDs', () => {
  const roles: (Role | 'nobody')[] = ['nobody', 'user', 'hospital', 'admin']
  test.each(roles)('as %s', async (role) => {
    for (const { operationId, method, path, security, requestBody, responses } of api.operations) {
      // The stream stays open for signed-in users. The role walk covers it.
      if (responses['200']?.content?.['text/event-stream'] && method === 'get' && !path.includes('{')) continue
      const token = role === 'nobody' ? undefined : (await app.signIn(role)).token
      const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => [name, v7()])
      const isForm = requestBody?.content['multipart/form-data']
      const answer = await api.call(operationId, {
        path: Object.fromEntries(names),
        token,
        ...(method !== 'get' && !isForm && { body: {} }),
      })
      const needsToken = security.length > 0 && !security.some((choice) => Object.keys(choice).length === 0)
      if (needsToken) expect(answer.status === 401, `${operationId} ${answer.status}`).toBe(role === 'nobody')
    }
  })
})
