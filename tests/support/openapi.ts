import { Ajv2020, type ErrorObject } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import type { Response } from 'supertest'
import { expect } from 'vitest'
import type { TestApp } from './server.ts'

type Media = { schema?: object; example?: unknown }
type Answer = { description: string; headers?: Record<string, object>; content?: Record<string, Media> }
type Parameter = { in: string; name: string; description?: string; schema: Record<string, unknown> }
export type Operation = {
  operationId: string
  summary: string
  description?: string
  tags: string[]
  security: object[]
  parameters?: Parameter[]
  requestBody?: { required: boolean; content: Record<string, Media> }
  responses: Record<string, Answer>
}
export type DocumentedOperation = Operation & { method: string; path: string }

export type Call = {
  path?: Record<string, string>
  query?: Record<string, string | number | boolean>
  body?: object | string
  token?: string
  headers?: Record<string, string>
  /** File for an operation with a form. */
  file?: { bytes: Buffer; name: string }
}

const schemaAt = (...path: string[]) =>
  `openapi#/${path.map((part) => encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1'))).join('/')}`

/** Returns the document, and a function for calls whose responses are validated against it. */
export async function readOpenApi(app: TestApp) {
  const { body: document } = await app.request.get('/api/openapi.json')
  const operations: DocumentedOperation[] = Object.entries<Record<string, Operation>>(document.paths).flatMap(
    ([path, methods]) => Object.entries(methods).map(([method, operation]) => ({ ...operation, method, path })),
  )
  const ajv = addFormats.default(new Ajv2020({ strict: false, allErrors: true }))
  ajv.addSchema(document, 'openapi')

  /** Finds faults of a value by the schema at this place of the document. */
  function faults(value: unknown, ...place: string[]): string[] {
    // Cached by ajv. Compiling it for each response took most of the time of these tests.
    const validate = ajv.getSchema(schemaAt(...place))
    if (!validate) throw new Error(`The document has nothing at ${place.join(' ')}`)
    return validate(value)
      ? []
      : (validate.errors ?? []).map((fault: ErrorObject) => `${fault.instancePath} ${fault.message}`)
  }

  const find = (operationId: string): DocumentedOperation => {
    const operation = operations.find((known) => known.operationId === operationId)
    if (!operation) throw new Error(`no operation is called ${operationId}`)
    return operation
  }

  const addressOf = ({ path }: DocumentedOperation, call: Call) =>
    `/api${path.replace(/\{(\w+)\}/g, (_, name) => encodeURIComponent(call.path?.[name] ?? `{${name}}`))}`

  function send(operation: DocumentedOperation, call: Call) {
    const method = operation.method as 'get' | 'post' | 'put' | 'patch' | 'delete'
    const sent = app.request[method](addressOf(operation, call))
      .query(call.query ?? {})
      .set(call.headers ?? {})
    if (call.token) sent.set('authorization', `Bearer ${call.token}`)
    if (call.file) return sent.field({ ...(call.body as object) }).attach('file', call.file.bytes, call.file.name)
    return call.body ? sent.send(call.body) : sent
  }

  /** Finds differences between an answer and the document. */
  function differences({ responses, path, method }: Operation & { path: string; method: string }, answer: Response) {
    const status = String(answer.status)
    const described = responses[status]
    if (!described) return [`the status ${status} is not described: ${answer.text}`]
    const headers = Object.keys(described.headers ?? {}).filter(
      (name) => answer.headers[name.toLowerCase()] === undefined,
    )
    const missing = headers.map((name) => `${name} is missing`)
    const type = String(answer.headers['content-type'] ?? '').split(';')[0] ?? ''
    if (!described.content) return answer.text ? [...missing, `a body of ${type}`] : missing
    if (!described.content[type]) return [...missing, `${type} is not described`]
    if (!type.endsWith('json')) return missing
    return [
      ...missing,
      ...faults(JSON.parse(answer.text), 'paths', path, method, 'responses', status, 'content', type, 'schema'),
    ]
  }

  const succeeded = new Set<string>()

  /** Calls an operation and expects a response that the document describes. */
  async function call(operationId: string, options: Call = {}): Promise<Response> {
    const operation = find(operationId)
    const answer = await send(operation, options)
    expect(differences(operation, answer), `${operationId} ${answer.status}`).toEqual([])
    if (answer.status < 300) succeeded.add(operationId)
    return answer
  }

  return { document, operations, faults, find, addressOf, call, succeeded }
}
export type OpenApi = Awaited<ReturnType<typeof readOpenApi>>
