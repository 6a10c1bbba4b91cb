/**
 * Every record of one hospital does not exist for the staff of another. The rows are those of the
 * role matrix, which a new part of the portal must extend.
 */

import { readFileSync } from 'node:fs'
import path from 'node:path'
import { buildSchema, isObjectType } from 'graphql'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { projectRoot } from '#server/config.ts'
import { NOON } from '#tests/support/clinic.ts'
import { type OpenApi, readOpenApi } from '#tests/support/openapi.ts'
import { callField, callRoute, exampleOf } from '#tests/support/role-calls.ts'
import { AUDIENCES, type Audience, type Persona } from '#tests/support/role-audiences.ts'
import { FIELDS, ROUTES } from '#tests/support/role-matrix.ts'
import { makeWorld, type World } from '#tests/support/role-world.ts'
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

/** Returns whether a row is for the hospital's staff and not for those of another hospital. */
const isOfHospital = ([audience]: [string, string | undefined]) => {
  const who: readonly Persona[] = AUDIENCES[audience as Audience]
  return who.includes('hospital') && !who.includes('otherHospital')
}
const namesIn = (matrix: Partial<Record<Audience, string>>) =>
  new Set(
    Object.entries(matrix)
      .filter(isOfHospital)
      .flatMap(([, names]) => names.split(/\s+/).filter(Boolean)),
  )
const routes = namesIn(ROUTES)
const fields = namesIn(FIELDS)

const schema = buildSchema(readFileSync(path.join(projectRoot(), 'schema.graphql'), 'utf8'))
const rootFields = (['Query', 'Mutation'] as const).flatMap((root) => {
  const type = schema.getType(root)
  return isObjectType(type) ? Object.values(type.getFields()).map((field) => ({ root, field })) : []
})

async function statusesOf(persona: Persona): Promise<Record<string, number>> {
  const statuses: Record<string, number> = {}
  for (const operation of api.operations)
    if (routes.has(operation.operationId))
      statuses[operation.operationId] = (await callRoute(app, operation, { world, persona, isFull: true })).status
  const twins = new Map(api.operations.map((operation) => [operation.operationId, operation]))
  for (const { root, field } of rootFields) {
    const name = `${root}.${field.name}`
    if (!fields.has(name) && !(root === 'Mutation' && routes.has(field.name))) continue
    const chosen = field.args.some((argument) => argument.name === 'hospitalId')
    const example = {
      ...exampleOf(twins.get(field.name), world),
      ...(chosen && { hospitalId: world.hospitalId }),
    }
    const kind = root === 'Query' ? 'query' : 'mutation'
    const isOpen = (inside: string) => !fields.has(inside)
    statuses[name] = (await callField(app, { kind, field, example, isOpen, world, persona })).status
  }
  return statuses
}

/** Edits of public records. Their existence is no secret, so others receive 403. */
const OF_PUBLIC_RECORDS = [
  'updateHospital',
  'getHospitalSettings',
  'linkHealthService',
  'unlinkHealthService',
  'listCertificates',
  'Query.certificates',
  'createDoctor',
  'updateDoctor',
  'getDoctorSettings',
  'setDoctorServices',
  'listProposedDoctorServices',
  'Query.treatmentsOfSpecialty',
  'replyToReview',
]
const isOfPublicRecord = (name: string) => OF_PUBLIC_RECORDS.includes(name.replace('Mutation.', ''))

const except = (statuses: Record<string, number>, status: number) =>
  Object.entries(statuses).filter(([, answered]) => answered !== status)

test('staff of another hospital find nothing of it, through both interfaces and on its streams', async () => {
  const statuses = await statusesOf('otherHospital')
  expect(Object.keys(statuses).length).toBeGreaterThan(100)
  expect(Object.keys(statuses)).toEqual(expect.arrayContaining(['streamHospital', 'streamAppointment']))
  const [known, unknown] = [true, false].map((isPublic) =>
    Object.fromEntries(Object.entries(statuses).filter(([name]) => isOfPublicRecord(name) === isPublic)),
  )
  expect(except(unknown ?? {}, 404)).toEqual([])
  expect(except(known ?? {}, 403)).toEqual([])
})

test('an owner who is suspended has no access from that moment', async () => {
  const token = await world.tokenOf('hospital')
  expect(
    (await app.request.get(`/api/Hospitals/${world.hospitalId}/settings`).set('authorization', `Bearer ${token}`))
      .status,
  ).toBe(200)
  await app.query("update users set status = 'suspended' where hospital_id = $1 and hospital_role = 'owner'", [
    world.hospitalId,
  ])
  const answered: [string, number][] = []
  for (const operation of api.operations.filter(({ operationId }) => routes.has(operationId))) {
    const { status } = await callRoute(app, operation, {
      world: { ...world, tokenOf: async () => token },
      persona: 'hospital',
      isFull: true,
    })
    answered.push([operation.operationId, status])
  }
  expect(answered.filter(([, status]) => status !== 401)).toEqual([])
})
