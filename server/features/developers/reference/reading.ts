/** The REST reference: the OpenAPI document in groups for the pages of the reference. */
import type { ApiAudience } from '#domain/developers/audiences.ts'
import { type ApiField, fieldsOf, recordOf, type Schema, typeOf } from './schema-fields.ts'

type ApiBody = { media: string; fields: ApiField[]; example: string | null }
type ApiAnswer = { status: number; description: string; type: string | null; record: string | null; fields: ApiField[] }
type ApiRecord = { name: string; fields: ApiField[] }
type ApiOperation = {
  id: string
  method: string
  path: string
  summary: string
  description: string[]
  deprecated: boolean
  open: boolean
  parameters: ApiField[]
  body: ApiBody | null
  answers: ApiAnswer[]
  errors: string[]
}
export type ApiGroup = {
  id: string
  name: string
  audience: ApiAudience
  description: string
  operations: ApiOperation[]
  records: ApiRecord[]
}

type Media = { schema?: Schema; example?: unknown }
type Operation = {
  operationId: string
  summary?: string
  description?: string
  deprecated?: boolean
  tags?: string[]
  security?: object[]
  'x-access'?: string
  parameters?: { name: string; in: string; required?: boolean; description?: string; schema?: Schema }[]
  requestBody?: { content: Record<string, Media> }
  responses: Record<string, { description: string; content?: Record<string, Media> }>
}
/** Parts of the document that the reference shows. */
type OpenApiDocument = {
  info: { description: string }
  tags: { name: string; description: string }[]
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, Schema> }
}

/** Access levels in the order of the operations of a group. */
const LEVELS: readonly { audience: ApiAudience; access: readonly string[] }[] = [
  { audience: 'everyone', access: ['anyone', 'guest'] },
  { audience: 'everyone', access: ['person', 'viewer', 'patient', 'owner', 'participant', 'reader'] },
  { audience: 'staff', access: ['hospital', 'staff', 'portal'] },
  { audience: 'administration', access: ['admin'] },
]

const levelOf = ({ 'x-access': level = 'anyone' }: Operation): number =>
  LEVELS.findIndex(({ access }) => access.includes(level))

const slugOf = (name: string): string => name.toLowerCase().replaceAll(' ', '-')

/** Operations of administrators form one group, because each part has only a few. */
const ADMINISTRATION = { id: 'administration', name: 'Administration', description: 'Operations of administrators.' }

/** Schema of errors, which the page on limits and errors describes. */
const PROBLEM = 'Problem'

function answersOf({ responses }: Operation): ApiAnswer[] {
  return Object.entries(responses).flatMap(([status, { description, content }]) => {
    if (!(Number(status) < 400)) return []
    const [media, { schema } = {}] = Object.entries(content ?? {})[0] ?? []
    const isJson = media === 'application/json' && schema
    const record = isJson ? recordOf(schema) : null
    return {
      status: Number(status),
      description,
      type: isJson ? typeOf(schema) : (media ?? null),
      record,
      fields: isJson && !record ? fieldsOf(schema) : [],
    }
  })
}

const errorsOf = ({ responses }: Operation): string[] =>
  Object.entries(responses).flatMap(([status, { description }]) =>
    Number(status) >= 400 ? [...description.matchAll(/`(\w+)`: /g)].map(([, code]) => `${status} ${code}`) : [],
  )

/** Returns the fields of a body, which may be a reference to a shared schema. */
function bodyOf({ requestBody }: Operation, schemas: Record<string, Schema>): ApiBody | null {
  const [media, { schema = {}, example } = {}] = Object.entries(requestBody?.content ?? {})[0] ?? []
  if (!media) return null
  const record = schema.$ref && recordOf(schema)
  return {
    media,
    fields: fieldsOf((record && schemas[record]) || schema),
    example: example === undefined ? null : JSON.stringify(example, null, 2),
  }
}

type Place = { path: string; method: string; operation: Operation }

function operationOf({ path, method, operation }: Place, schemas: Record<string, Schema>): ApiOperation {
  const { operationId, summary = '', description = '', deprecated = false, security = [], parameters = [] } = operation
  return {
    id: operationId,
    method: method.toUpperCase(),
    path,
    summary,
    description: description.split('\n\n').filter(Boolean),
    deprecated,
    open: security.length === 0 || security.some((way) => Object.keys(way).length === 0),
    parameters: parameters.map(({ name, in: place, required = false, description: meaning, schema = {} }) => ({
      name,
      place,
      type: typeOf(schema),
      record: null,
      required,
      description: meaning ?? schema.description ?? null,
    })),
    body: bodyOf(operation, schemas),
    answers: answersOf(operation),
    errors: errorsOf(operation),
  }
}

const fieldsIn = ({ body, answers }: ApiOperation): ApiField[] => [
  ...(body?.fields ?? []),
  ...answers.flatMap(({ fields }) => fields),
]

/** Lists the shared types that operations refer to, and those that these refer to in turn. */
function recordsOf(operations: readonly ApiOperation[], schemas: Record<string, Schema>): ApiRecord[] {
  const records = new Map<string, ApiRecord>()
  const add = (name: string | null) => {
    const schema = name && schemas[name]
    if (!schema || name === PROBLEM || records.has(name)) return
    const record = { name, fields: fieldsOf(schema) }
    records.set(name, record)
    for (const field of record.fields) add(field.record)
  }
  for (const operation of operations) {
    for (const { record } of operation.answers) add(record)
    for (const { record } of fieldsIn(operation)) add(record)
  }
  return [...records.values()].sort((a, b) => a.name.localeCompare(b.name))
}

/** Puts the operations of the document into groups: open ones first, administration last. */
function groupOperations({ tags, paths, components }: OpenApiDocument): ApiGroup[] {
  const places = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  )
  const sorted = [...places].sort((a, b) => levelOf(a.operation) - levelOf(b.operation))
  const groupsFor = (audience: ApiAudience) =>
    tags.map(({ name, description }) => ({
      id: audience === 'staff' ? `staff-${slugOf(name)}` : slugOf(name),
      name: audience === 'staff' ? `${name} (staff)` : name,
      description,
      audience,
      places: sorted.filter(
        ({ operation }) => operation.tags?.[0] === name && LEVELS[levelOf(operation)]?.audience === audience,
      ),
    }))
  const administration = {
    ...ADMINISTRATION,
    audience: 'administration' as const,
    places: groupsFor('administration').flatMap((group) => group.places),
  }
  return [...groupsFor('everyone'), ...groupsFor('staff'), administration]
    .filter((group) => group.places.length > 0)
    .map(({ places: ofGroup, ...group }) => {
      const operations = ofGroup.map((place) => operationOf(place, components.schemas))
      return { ...group, operations, records: recordsOf(operations, components.schemas) }
    })
}

const groups = new WeakMap<object, ApiGroup[]>()

/** Lists the groups of a document, which a test mode does not have. Each document is read once. */
export function listApiGroups(document: object | undefined): ApiGroup[] {
  if (!document) return []
  const cached = groups.get(document) ?? groupOperations(document as OpenApiDocument)
  groups.set(document, cached)
  return cached
}

export const getApiGroup = (document: object | undefined, id: string): ApiGroup | null =>
  listApiGroups(document).find((group) => group.id === id) ?? null

/** Returns the paragraphs of the description of the document. */
export const readIntroduction = (document: object | undefined): string[] =>
  document ? (document as OpenApiDocument).info.description.split('\n\n') : []
