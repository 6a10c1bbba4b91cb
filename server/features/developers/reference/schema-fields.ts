/** Fields of the schemas in the OpenAPI document, in words. */

export type Schema = {
  $ref?: string
  type?: string | string[]
  format?: string
  description?: string
  enum?: unknown[]
  const?: unknown
  default?: unknown
  minimum?: number
  maximum?: number
  minLength?: number
  maxLength?: number
  minItems?: number
  maxItems?: number
  items?: Schema
  anyOf?: Schema[]
  oneOf?: Schema[]
  properties?: Record<string, Schema>
  additionalProperties?: Schema | boolean
  required?: string[]
}

export type ApiField = {
  name: string
  place: string | null
  type: string
  record: string | null
  required: boolean
  description: string | null
}

const shownValue = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value))

/** Returns the name of the shared schema that a reference leads to. */
const nameOf = (reference: string): string => reference.slice(reference.lastIndexOf('/') + 1)

const choicesOf = ({ anyOf, oneOf }: Schema): Schema[] | undefined => anyOf ?? oneOf

/** Returns `1 to 100` for limits of a number, a text or a list. */
function boundsOf(schema: Schema): string | undefined {
  const least = schema.minimum ?? schema.minLength ?? schema.minItems
  const most = schema.maximum ?? schema.maxLength ?? schema.maxItems
  const unit = (schema.minLength ?? schema.maxLength) === undefined ? '' : ' characters'
  if (least !== undefined && most !== undefined) return `${least} to ${most}${unit}`
  if (most !== undefined) return `at most ${most}${unit}`
  return least === undefined ? undefined : `at least ${least}${unit}`
}

function plainType(schema: Schema): string {
  if (schema.$ref) return nameOf(schema.$ref)
  if (schema.const !== undefined) return shownValue(schema.const)
  if (schema.enum) return schema.enum.map(shownValue).join(' | ')
  const choices = choicesOf(schema)
  if (choices) return choices.map(plainType).join(' | ')
  if (schema.items)
    return `${plainType(schema.items).includes(' ') ? `(${plainType(schema.items)})` : plainType(schema.items)}[]`
  const types = [schema.type ?? 'any'].flat()
  return types.map((type) => (type === 'string' && schema.format ? schema.format : type)).join(' | ')
}

/** Returns a type in words, for instance `integer, 1 to 100, default 20`. */
export function typeOf(schema: Schema): string {
  const standard = schema.default === undefined ? undefined : `default ${shownValue(schema.default)}`
  return [plainType(schema), boundsOf(schema), standard].filter(Boolean).join(', ')
}

/** Returns the name of the shared schema that a value is, lists or may be. */
export function recordOf(schema: Schema): string | null {
  if (schema.$ref) return nameOf(schema.$ref)
  const inside = [schema.items, ...(choicesOf(schema) ?? [])]
  for (const part of inside) {
    const record = part && recordOf(part)
    if (record) return record
  }
  return null
}

/** Returns the object without a shared schema that a value is, lists or may be. */
function objectIn(schema: Schema): { object: Schema; isList: boolean } | undefined {
  if (schema.properties) return { object: schema, isList: false }
  const listed = schema.items && objectIn(schema.items)
  if (listed) return { ...listed, isList: true }
  for (const choice of choicesOf(schema) ?? []) {
    const chosen = objectIn(choice)
    if (chosen) return chosen
  }
  return undefined
}

/** Lists the fields of an object. Fields of an object inside follow with a dotted name. */
export function fieldsOf(schema: Schema, above = ''): ApiField[] {
  const inside = objectIn(schema)
  if (!inside) return []
  const { properties = {}, required = [] } = inside.object
  return Object.entries(properties).flatMap(([key, field]) => {
    const name = above + key
    const deeper = objectIn(field)
    return [
      {
        name,
        place: null,
        type: typeOf(field),
        record: recordOf(field),
        required: required.includes(key),
        description: field.description ?? null,
      },
      ...(deeper ? fieldsOf(field, `${name}${deeper.isList ? '[]' : ''}.`) : []),
    ]
  })
}
