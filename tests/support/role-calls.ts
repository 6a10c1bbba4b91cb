import {
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLObjectType,
  type GraphQLSchema,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
  isRequiredArgument,
  isRequiredInputField,
} from 'graphql'
import { type ErrorCode, statusOfCode } from '#server/errors.ts'
import type { DocumentedOperation } from './openapi.ts'
import type { Persona } from './role-audiences.ts'
import type { World } from './role-world.ts'
import type { TestApp } from './server.ts'

export type Call = { world: World; persona: Persona }
/**
 * Outcome of a call. A `refused` call reveals neither that the record exists nor what is wrong with
 * the input.
 */
export type Outcome = {
  refused: boolean
  fault: boolean
  text: string
  /** REST status. A query that returns nothing is 404. */
  status: number
}

const REFUSALS = ['unauthenticated', 'forbidden', 'not_found', 'reason_required', 'two_factor_setup_required']

/** Returns the address of an operation on the records of the world. */
export function addressOf({ path }: DocumentedOperation, world: World): string {
  return `/api${path.replace(/\{(\w+)\}/g, (_, name: string, at: number) => {
    const before = path
      .slice(0, at)
      .split('/')
      .filter((part) => part && !part.startsWith('{'))
    return world.idOf(name === 'id' || name === 'file' ? (before.at(-1) ?? '') : name)
  })}`
}

type Example = Record<string, unknown>

/** Returns the example of the documentation, with the hospital of the world. */
export function exampleOf(operation: DocumentedOperation | undefined, world: World): Example {
  const example = operation?.requestBody?.content['application/json']?.example as Example | undefined
  return { ...example, ...(example && 'hospitalId' in example && { hospitalId: world.hospitalId }) }
}

/**
 * Calls an operation with its example, or with an empty body if permitted callers then receive a
 * validation error.
 */
export async function callRoute(
  app: TestApp,
  operation: DocumentedOperation,
  { world, persona, isFull }: Call & { isFull: boolean },
): Promise<Outcome> {
  const token = await world.tokenOf(persona)
  const headers = token ? { authorization: `Bearer ${token}` } : undefined
  if (operation.responses['200']?.content?.['text/event-stream'] && operation.method === 'get') {
    const cut = new AbortController()
    const answer = await fetch(app.url + addressOf(operation, world), { headers, signal: cut.signal })
    cut.abort()
    const { status } = answer
    return { refused: [401, 403, 404].includes(status), fault: status >= 500, text: '', status }
  }
  const method = operation.method as 'get' | 'post' | 'put' | 'patch' | 'delete'
  const sent = app.request[method](addressOf(operation, world))
  if (headers) sent.set(headers)
  if (operation.requestBody?.content['multipart/form-data'] && isFull)
    sent.attach('file', Buffer.from('%PDF-1.7\n%%EOF\n'), 'a.pdf')
  const body = isFull ? exampleOf(operation, world) : {}
  const answer = await (method === 'get' || operation.requestBody?.content['multipart/form-data']
    ? sent
    : sent.send(body))
  const { status } = answer
  return { refused: [401, 403, 404].includes(status), fault: status >= 500, text: answer.text ?? '', status }
}

/** Returns a valid value: from the example, or an ID of the world, or else a minimal value. */
function valueFor(
  type: GraphQLInputType,
  { name, example, world }: { name: string; example: Example; world: World },
): unknown {
  if (isNonNullType(type)) return valueFor(type.ofType, { name, example, world })
  // Other lists contain more than the walk may change.
  if (isListType(type))
    return name.startsWith('appointment') ? [valueFor(type.ofType, { name: 'appointment', example, world })] : []
  if (isInputObjectType(type)) {
    const fields = Object.values(type.getFields()).filter(
      (field) => isRequiredInputField(field) || field.name in example,
    )
    return Object.fromEntries(
      fields.map((field) => [
        field.name,
        valueFor(field.type, { name: field.name === 'id' ? name : field.name, example: inner(example, name), world }),
      ]),
    )
  }
  if (isEnumType(type)) return example[name] ?? type.getValues().at(-1)?.name
  if (type.name === 'ID') return world.idOf(name.replace(/Id$/, ''))
  if (example[name] !== undefined) return example[name]
  const least: Record<string, unknown> = { Boolean: false, Int: 1, Float: 1, Date: '2026-03-09', Time: '10:00' }
  return least[type.name] ?? ''
}
const inner = (example: Example, name: string): Example =>
  typeof example[name] === 'object' && example[name] !== null ? (example[name] as Example) : example

type Selection = { isOpen: (field: string) => boolean; depth?: number; selected?: Set<string> }

/**
 * Returns the selection of a result: its fields and those of nested records, with lists limited to
 * one. `isOpen` decides which fields are for all readers of the type. A type that occurs in several
 * places is selected only in the first, because a query has at most 200 fields.
 */
function selectionOf(
  type: GraphQLObjectType,
  { isOpen, depth = 'items' in type.getFields() ? 2 : 1, selected = new Set() }: Selection,
): string {
  selected.add(type.name)
  const fields = Object.values(type.getFields()).filter((field) => isOpen(`${type.name}.${field.name}`))
  const chosen = fields.flatMap((field) => {
    if (field.args.some(isRequiredArgument)) return []
    const limit = field.args.some(({ name }) => name === 'limit') ? '(limit: 1)' : ''
    const named = getNamedType(field.type)
    if (isLeafType(named)) return [field.name]
    if (!isObjectType(named) || depth === 0) return []
    if (selected.has(named.name)) return [`${field.name}${limit} { __typename }`]
    return [`${field.name}${limit} ${selectionOf(named, { isOpen, depth: depth - 1, selected })}`]
  })
  return `{ ${(chosen.length > 0 ? chosen : ['__typename']).join(' ')} }`
}

type Field = {
  kind: 'query' | 'mutation'
  field: GraphQLField<unknown, unknown>
  example?: Example
  isOpen: (field: string) => boolean
}

/** Calls a root field. `inside` replaces the default selection. */
export async function callField(
  app: TestApp,
  { kind, field, example = {}, isOpen, inside, world, persona }: Field & Call & { inside?: string },
): Promise<Outcome & { data: unknown }> {
  const wanted = (argument: GraphQLArgument) => isRequiredArgument(argument) || argument.name in example
  const variables = Object.fromEntries(
    field.args.filter(wanted).map((argument) => {
      const name = argument.name === 'id' ? field.name : argument.name
      const own = argument.name === 'input' ? { input: example, ...example } : example
      return [argument.name, valueFor(argument.type, { name, example: own, world })]
    }),
  )
  const named = getNamedType(field.type)
  const selection = inside ?? (isObjectType(named) ? selectionOf(named, { isOpen }) : '')
  const declared = field.args.filter(wanted).map(({ name, type }) => `$${name}: ${type}`)
  const given = field.args.filter(wanted).map(({ name }) => `${name}: $${name}`)
  const brackets = (words: string[]) => (words.length > 0 ? `(${words.join(', ')})` : '')
  const text = `${kind} ${brackets(declared)} { ${field.name}${brackets(given)} ${selection} }`
  const { data, errors } = await app.graphql(text, variables, await world.tokenOf(persona))
  const codes = errors.map(({ extensions }) => String(extensions?.code))
  const unfit = errors.find(({ message }) => /Cannot query|Unknown|nested too|more than|Variable/.test(message))
  if (unfit) throw new Error(`${text}: ${unfit.message}`)
  const value = data?.[field.name] ?? null
  return {
    refused: codes.some((code) => REFUSALS.includes(code)) || (errors.length === 0 && value === null),
    fault: codes.includes('internal'),
    text: JSON.stringify({ data, errors }),
    status: codes[0] ? (statusOfCode[codes[0] as ErrorCode] ?? 500) : value === null ? 404 : 200,
    data: value,
  }
}

/** Returns the query that loads one record of a type by its ID. */
export function entryOf(schema: GraphQLSchema, type: string): GraphQLField<unknown, unknown> {
  const queries = Object.values(schema.getQueryType()?.getFields() ?? {})
  const entry = queries.find(
    (query) => getNamedType(query.type).name === type && query.args.some(({ name }) => name === 'id'),
  )
  if (!entry) throw new Error(`No query answers one ${type} by its id.`)
  return entry
}
