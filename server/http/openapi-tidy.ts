/** Corrections to the generated OpenAPI document. */
import { OPTIONAL_BODY } from '../rest/document.ts'

type Json = { [key: string]: unknown }

const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value)

const hasTitle = (schema: Json): schema is Json & { title: string } =>
  typeof schema.title === 'string' && schema.type === 'object' && isObject(schema.properties)

/**
 * Moves schemas with a title to `components` and refers to them by name, so that a generated client
 * has one type for each. Two different schemas must not share a title.
 */
function shareSchemas(value: unknown, shared: Map<string, Json>): unknown {
  if (Array.isArray(value)) return value.map((item) => shareSchemas(item, shared))
  if (!isObject(value)) return value
  const copy = Object.fromEntries(Object.entries(value).map(([key, item]) => [key, shareSchemas(item, shared)]))
  if (!hasTitle(copy)) return copy
  // Descriptions belong to this place, not to the shared schema.
  const { title, description, ...schema } = copy
  const existing = shared.get(title)
  if (existing && JSON.stringify(existing) !== JSON.stringify(schema))
    throw new Error(`two schemas are called ${title}`)
  shared.set(title, schema)
  return { $ref: `#/components/schemas/${title}`, ...(description !== undefined && { description }) }
}

/** Describes lists in an address as joined by commas. */
function joinLists(parameter: Json): void {
  if (parameter.in === 'query' && isObject(parameter.schema) && parameter.schema.type === 'array')
    Object.assign(parameter, { style: 'form', explode: false })
}

function tidyOperation(operation: Json): void {
  for (const parameter of (operation.parameters ?? []) as Json[]) joinLists(parameter)
  if (operation[OPTIONAL_BODY] && isObject(operation.requestBody)) operation.requestBody.required = false
  delete operation[OPTIONAL_BODY]
}

export function tidyDocument<Document extends object>(document: Document): Document {
  const { paths, components } = document as Json & { paths: Record<string, Record<string, Json>> }
  for (const operations of Object.values(paths))
    for (const operation of Object.values(operations)) tidyOperation(operation)
  const schemas = new Map<string, Json>()
  const sharing = shareSchemas(paths, schemas)
  const sorted = Object.fromEntries([...schemas].sort(([a], [b]) => a.localeCompare(b)))
  return { ...document, paths: sharing, components: { ...Object(components), schemas: sorted } }
}
