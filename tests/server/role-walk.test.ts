import { readFileSync } from 'node:fs'
import path from 'node:path'
import { buildSchema, getNamedType, isObjectType } from 'graphql'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { PAGES } from '#domain/pages.ts'
import { projectRoot } from '#server/config.ts'
import { ACCESS } from '#server/rest/operation.ts'
import { NOON } from '#tests/support/clinic.ts'
import { type DocumentedOperation, type OpenApi, readOpenApi } from '#tests/support/openapi.ts'
import { addressOf, callField, callRoute, entryOf, exampleOf, type Outcome } from '#tests/support/role-calls.ts'
import { AUDIENCES, type Audience, PERSONAS, type Persona, SAID } from '#tests/support/role-audiences.ts'
import { FIELDS, OWN, PUBLIC, ROUTES, TYPES } from '#tests/support/role-matrix.ts'
import { makeWorld, SECRET, type World } from '#tests/support/role-world.ts'
import { startTestApp, type TestApp } from '#tests/support/server.ts'

let app: TestApp
let api: OpenApi
let world: World
beforeAll(async () => {
  app = await startTestApp({ clock: () => NOON })
  api = await readOpenApi(app)
  world = await makeWorld(app)
})
afterAll(() => app.close())

const schema = buildSchema(readFileSync(path.join(projectRoot(), 'schema.graphql'), 'utf8'))
const types = Object.values(schema.getTypeMap()).filter((type) => isObjectType(type) && !type.name.startsWith('__'))
const objectTypes = types.filter(isObjectType)
const words = (text = '') => text.split(/\s+/).filter(Boolean)

/** Returns the audience of each row. A duplicate name is an error. */
function rowsOf(matrix: Partial<Record<Audience, string>>): Map<string, Audience> {
  const rows = Object.entries(matrix).flatMap(([audience, names]) =>
    words(names).map((name) => [name, audience] as const),
  )
  expect(rows.map(([name]) => name).filter((name, at, all) => all.indexOf(name) !== at)).toEqual([])
  return new Map(rows as [string, Audience][])
}
const routes = rowsOf(ROUTES)
const fields = rowsOf(FIELDS)
const privateTypes = rowsOf(TYPES)
const isOpen = (field: string) => !fields.has(field)
const rootFields = (['Query', 'Mutation'] as const).flatMap((root) =>
  Object.values(schema.getType(root) ? (schema.getType(root) as (typeof objectTypes)[number]).getFields() : {}).map(
    (field) => ({ root, field }),
  ),
)
const audienceOfField = (root: string, name: string): Audience | undefined =>
  fields.get(`${root}.${name}`) ?? (root === 'Mutation' ? routes.get(name) : undefined)
const where = 'of tests/support/role-matrix.ts, under those who may (AUDIENCES of role-audiences.ts)'

describe('the matrix', () => {
  test('has a row for every route, in agreement with the route', () => {
    const known = api.operations.map(({ operationId }) => operationId)
    expect(
      known.filter((name) => !routes.has(name)),
      `Add the operationId to ROUTES ${where}.`,
    ).toEqual([])
    expect(
      [...routes.keys()].filter((name) => !known.includes(name)),
      'Rows of routes that are no more.',
    ).toEqual([])
    const saysOther = api.operations.filter(({ operationId, description = '' }) => {
      const rules = SAID[routes.get(operationId) ?? 'everybody'].map((kind) => ACCESS[kind])
      return !rules.some((rule) =>
        'who' in rule ? description.includes(`For ${rule.who}`) : !/^For /m.test(description),
      )
    })
    expect(
      saysOther.map(({ operationId }) => operationId),
      'The `access` of the route and its row differ.',
    ).toEqual([])
  })

  test('has a row for every query and every mutation', () => {
    const missing = rootFields.filter(({ root, field }) => !audienceOfField(root, field.name))
    expect(
      missing.map(({ root, field }) => `${root}.${field.name}`),
      `Add the words to FIELDS ${where}.`,
    ).toEqual([])
    const known = objectTypes.flatMap((type) => Object.keys(type.getFields()).map((name) => `${type.name}.${name}`))
    expect(
      [...fields.keys()].filter((name) => !known.includes(name)),
      'Rows of fields that are no more.',
    ).toEqual([])
  })

  test('has a row for every type, and for every field of public types', () => {
    const known = new Set([...privateTypes.keys(), ...words(OWN), ...Object.keys(PUBLIC), 'Query', 'Mutation'])
    const unknown = objectTypes.filter(({ name }) => !known.has(name)).map(({ name }) => name)
    expect(unknown, `Add the type to TYPES ${where}, or with its fields to PUBLIC.`).toEqual([])
    for (const type of objectTypes.filter(({ name }) => name in PUBLIC)) {
      const listed = words(PUBLIC[type.name])
      const own = Object.keys(type.getFields()).filter((name) => isOpen(`${type.name}.${name}`))
      const advice = `May everybody read it? Then add it to ${type.name} in PUBLIC of tests/support/role-matrix.ts, else "${type.name}.<field>" to FIELDS.`
      expect(
        own.filter((name) => !listed.includes(name)),
        advice,
      ).toEqual([])
      expect(
        listed.filter((name) => !own.includes(name)),
        `Fields of ${type.name} that are no more.`,
      ).toEqual([])
    }
  })

  test('has no field that leads to a type with a smaller audience', () => {
    const personasOf = (audience: Audience | undefined): readonly Persona[] => AUDIENCES[audience ?? 'everybody']
    const doors = objectTypes.flatMap((type) =>
      Object.values(type.getFields()).flatMap((field) => {
        const target = privateTypes.get(getNamedType(field.type).name)
        if (!target) return []
        const audience =
          type.name === 'Query' || type.name === 'Mutation'
            ? audienceOfField(type.name, field.name)
            : (fields.get(`${type.name}.${field.name}`) ?? privateTypes.get(type.name))
        // Members of all audiences read their own lists.
        const wide = personasOf(audience).filter((persona) => !personasOf(target).includes(persona))
        return wide.length > 0 ? [`${type.name}.${field.name} (${wide.join(', ')})`] : []
      }),
    )
    expect(doors.sort()).toEqual(OWN_LISTS)
  })

  test('keeps the pages of the panel and the portal behind their guards', () => {
    const guardOf = (prefix: string) =>
      Object.values(PAGES)
        .filter(({ address }) => address === prefix || address.startsWith(`${prefix}/`))
        .map(({ guard }) => guard)
    expect(guardOf('/admin').filter((guard) => guard !== 'admin')).toEqual([])
    expect(guardOf('/hospitalportal').filter((guard) => guard !== 'hospital')).toEqual([])
  })
})

/** Fields that return only the caller's own records. */
const OWN_LISTS = [
  'Mutation.bookAppointment (otherPatient, otherHospital, doctor)',
  'Query.appointments (otherHospital)',
  'Query.myAppointments (otherPatient, otherHospital, doctor)',
]

/** Input of mutations without a route that parse it before they load the record. */
const EXAMPLES: Record<string, object> = { renameApiKey: { name: 'Website' } }

const STRANGERS: Persona[] = ['anonymous', 'otherPatient', 'otherHospital']

/** Lists wrong results of a call. */
function faultsOf(
  name: string,
  { refused, fault, text }: Outcome,
  { persona, may }: { persona: Persona; may: boolean },
): string[] {
  const faults: string[] = []
  if (fault) faults.push(`${name} breaks for ${persona}: ${text}`)
  if (may && refused) faults.push(`${name} refuses ${persona}: ${text}`)
  if (!may && !refused)
    faults.push(`${name} lets ${persona} in, or its route has no \`example\` that fits: ${text.slice(0, 300)}`)
  if (STRANGERS.includes(persona) && text.includes(SECRET)) faults.push(`${name} tells ${persona} a secret: ${text}`)
  return faults
}

/** Messages, files and notes are an empty list for callers without access. */
const KEPT: readonly Audience[] = ['readers', 'noteReaders']
const isEmpty = (value: unknown) => Array.isArray(value) && value.length === 0

const mayOf = (audience: Audience, persona: Persona) => (AUDIENCES[audience] as readonly Persona[]).includes(persona)
/** Returns whether a call deletes the records for the caller. */
const isSpent = (name: string) =>
  /^(delete|remove|unblock|revoke|replay|endSession|unlink|retry|settle|move|createCalendarFeed|removeCalendarFeed|createDoctorFeed)/.test(
    name,
  )

/** Returns whether a role walks. Only the owner does where all staff roles are equal. */
const isWalked = (persona: Persona, audience: Audience | undefined) => {
  if (persona !== 'viewer' && persona !== 'coordinator') return true
  const may: readonly Persona[] = AUDIENCES[audience ?? 'everybody']
  return audience !== 'everybody' && audience !== 'signedIn' && may.includes('hospital')
}

/**
 * Returns a function that makes permitted calls which delete records. Such a call runs in the world
 * that earlier ones have left. Unless it succeeds there, its record may be gone, and it runs again
 * in a new world.
 */
function spender() {
  let left: World | undefined
  return async <Result extends Outcome>(call: (world: World) => Promise<Result>): Promise<Result> => {
    if (left) {
      const outcome = await call(left)
      if (outcome.status < 300 || outcome.fault) return outcome
    }
    left = await makeWorld(app)
    return call(left)
  }
}

describe.each(PERSONAS)('%s', (persona) => {
  test('calls every route', async () => {
    const faults: string[] = []
    const spend = spender()
    for (const operation of api.operations) {
      const { operationId } = operation
      if (!isWalked(persona, routes.get(operationId))) continue
      const may = mayOf(routes.get(operationId) ?? 'everybody', persona)
      const call = (here: World) => callRoute(app, operation, { world: here, persona, isFull: !may })
      const isSpending = may && isSpent(operationId) && !STRANGERS.includes(persona)
      const outcome = await (isSpending ? spend(call) : call(world))
      faults.push(...faultsOf(`${operation.method} ${operation.path} (${operationId})`, outcome, { persona, may }))
    }
    expect(faults).toEqual([])
  })

  test('selects every field', async () => {
    const faults: string[] = []
    const spend = spender()
    const twins = new Map<string, DocumentedOperation>(
      api.operations.map((operation) => [operation.operationId, operation]),
    )
    for (const { root, field } of rootFields) {
      if (!isWalked(persona, audienceOfField(root, field.name))) continue
      const may = mayOf(audienceOfField(root, field.name) ?? 'everybody', persona)
      // The portal's hospital may be omitted and defaults to the caller's own. Here it is always
      // the one of the world.
      const audience = audienceOfField(root, field.name) ?? 'everybody'
      const chosen = audience.endsWith('OfIt') && field.args.some(({ name }) => name === 'hospitalId')
      const kind = root === 'Query' ? 'query' : 'mutation'
      const call = (here: World) => {
        const example = {
          ...(!may && (EXAMPLES[field.name] ?? exampleOf(twins.get(field.name), here))),
          ...(chosen && { hospitalId: here.hospitalId }),
        }
        return callField(app, { kind, field, example, isOpen, world: here, persona })
      }
      const isSpending = may && isSpent(field.name) && !STRANGERS.includes(persona)
      const outcome = await (isSpending ? spend(call) : call(world))
      faults.push(...faultsOf(`${root}.${field.name}`, outcome, { persona, may }))
    }
    for (const [name, audience] of fields) {
      const [type = '', inside = ''] = name.split('.')
      if (type === 'Query' || type === 'Mutation') continue
      const target = getNamedType(
        (schema.getType(type) as (typeof objectTypes)[number]).getFields()[inside]?.type as never,
      )
      const selection = `{ ${inside} ${isObjectType(target) ? '{ __typename }' : ''} }`
      const { data, ...outcome } = await callField(app, {
        kind: 'query',
        field: entryOf(schema, type),
        isOpen,
        inside: selection,
        world,
        persona,
      })
      const value = (data as Record<string, unknown> | null)?.[inside] ?? null
      faults.push(
        ...faultsOf(
          name,
          { ...outcome, refused: outcome.refused || value === null || (KEPT.includes(audience) && isEmpty(value)) },
          { persona, may: mayOf(audience, persona) },
        ),
      )
    }
    expect(faults).toEqual([])
  })
})

test('every event stream ends with its session', async () => {
  const streams = api.operations.filter(
    ({ method, responses }) => method === 'get' && responses['200']?.content?.['text/event-stream'],
  )
  expect(streams.length).toBeGreaterThan(0)
  for (const stream of streams)
    for (const persona of AUDIENCES[routes.get(stream.operationId) ?? 'everybody']) {
      const token = await world.tokenOf(persona)
      const answer = await fetch(app.url + addressOf(stream, world), { headers: { authorization: `Bearer ${token}` } })
      expect(answer.status, `${stream.operationId} for ${persona}`).toBe(200)
      const ended = answer.text().catch(() => 'cut off')
      await app.request.post('/api/Auth/logout').set('authorization', `Bearer ${token}`)
      expect(await ended).toContain('retry:')
    }
})
