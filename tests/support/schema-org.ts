/**
 * Definitions of schema.org, read from the types generated from its vocabulary (schema-dts), and a
 * check of structured data against them.
 */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { projectRoot } from '#server/config.ts'

type Definition = { parents: string[]; properties: Map<string, string[]> }
const INTERFACE = /^(?:export )?interface (\w+)(?:<[^{]*?>)? (?:extends ([^{]+) )?\{\n([\s\S]*?)^\}/gm
const PROPERTY = /"([\w-]+)"\?: SchemaValue<([^;]*), "[\w-]+">;/g
const ALIAS = /^export type (\w+) = (.+);$/gm
const TEXTS = ['Text', 'URL', 'Date', 'DateTime', 'Time']
const NUMBERS = ['Number', 'Integer', 'Float', 'Text']

const text = readFileSync(path.join(projectRoot(), 'node_modules/schema-dts/dist/schema.d.ts'), 'utf8')
const definitions = new Map<string, Definition>()
for (const [, name = '', parents = '', body = ''] of text.matchAll(INTERFACE))
  definitions.set(name, {
    parents: parents
      .split(',')
      .map((parent) => parent.trim())
      .filter(Boolean),
    properties: new Map(
      [...body.matchAll(PROPERTY)].map(([, property = '', types = '']) => [property, types.split(' | ')]),
    ),
  })
const choices = new Map([...text.matchAll(ALIAS)].map(([, name = '', values = '']) => [name, values]))

/** Returns a type and all its supertypes. */
function kindsOf(type: string): Set<string> {
  const seen = new Set<string>()
  const walk = (name: string) => {
    if (seen.has(name)) return
    seen.add(name)
    for (const parent of definitions.get(name)?.parents ?? []) walk(parent)
  }
  walk(`${type}Leaf`)
  walk(`${type}Base`)
  return seen
}

export const isKnown = (type: string): boolean => definitions.has(`${type}Leaf`)

/** Returns the possible values of a property of a type, or undefined if the type lacks it. */
function expected(types: readonly string[], property: string): string[] | undefined {
  for (const type of types)
    for (const kind of kindsOf(type)) {
      const found = definitions.get(kind)?.properties.get(property)
      if (found) return found
    }
  return undefined
}

type Statement = Record<string, unknown>

function faultOf(value: unknown, wanted: readonly string[], place: string): string[] {
  if (Array.isArray(value)) return value.flatMap((one) => faultOf(one, wanted, place))
  if (typeof value === 'object' && value !== null) {
    const statement = value as Statement
    const types = [statement['@type'] ?? []].flat() as string[]
    if (types.length === 0) return Object.keys(statement).join() === '@id' ? [] : [`${place} has no type`]
    const fits = types.some((type) => wanted.some((name) => kindsOf(type).has(`${name}Base`) || type === name))
    return [
      ...(fits ? [] : [`${place} is a ${types.join()}, not ${wanted.join(' | ')}`]),
      ...faultsIn(statement, place),
    ]
  }
  if (typeof value === 'number') return wanted.some((name) => NUMBERS.includes(name)) ? [] : [`${place} is a number`]
  const isChoice = wanted.some((name) => choices.get(name)?.includes(`"${value}"`))
  return isChoice || wanted.some((name) => TEXTS.includes(name))
    ? []
    : [`${place} is "${value}", not ${wanted.join(' | ')}`]
}

/** Finds parts of a statement that schema.org does not know or defines differently. */
export function faultsIn(statement: Statement, place = ''): string[] {
  const types = [statement['@type'] ?? []].flat() as string[]
  const unknown = types.filter((type) => !isKnown(type)).map((type) => `${place} is a ${type}, which there is not`)
  const faults = Object.entries(statement).flatMap(([property, value]) => {
    if (property.startsWith('@')) return []
    const here = `${place}/${types.join('+')}.${property}`
    // schema.org marks values that are filled in before an action this way.
    const wanted = expected(types, property.replace(/-(input|output)$/, ''))
    if (!wanted) return [`${here} is no property`]
    return property.endsWith('-input') ? [] : faultOf(value, wanted, here)
  })
  return [...unknown, ...faults]
}
