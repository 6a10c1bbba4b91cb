import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { type DefinitionNode, type DocumentNode, type FieldNode, Kind, parse, print, visit } from 'graphql'

const typename: FieldNode = { kind: Kind.FIELD, name: { kind: Kind.NAME, value: '__typename' } }

/** Definitions by name, from every `graphql(...)` of the web client. */
function readDefinitions(root: string): Map<string, DefinitionNode> {
  const found = new Map<string, DefinitionNode>()
  const web = path.join(root, 'web')
  for (const file of readdirSync(web, { recursive: true, encoding: 'utf8' })) {
    if (!/\.tsx?$/.test(file)) continue
    const source = readFileSync(path.join(web, file), 'utf8')
    for (const [, text = ''] of source.matchAll(/\bgraphql\(\s*`([^`]+)`/g))
      for (const definition of parse(text).definitions)
        if ('name' in definition && definition.name) found.set(definition.name.value, definition)
  }
  return found
}

/** The document of one of the web client's operations, fragments included, as the browser sends it. */
export function webDocument(root: string, operation: string): string {
  const definitions = readDefinitions(root)
  const needed = new Map<string, DefinitionNode>()
  const take = (name: string) => {
    const definition = definitions.get(name)
    if (!definition) throw new Error(`the web client has no ${name}`)
    if (needed.has(name)) return
    needed.set(name, definition)
    visit(definition, {
      enter: (node) => {
        if (node.kind === Kind.FRAGMENT_SPREAD) take(node.name.value)
      },
    })
  }
  take(operation)
  const sent: DocumentNode = { kind: Kind.DOCUMENT, definitions: [...needed.values()] }
  return print(
    visit(sent, {
      enter: (node, _key, parent) => {
        // `@_unmask` is for the types alone, and the client wants to know the type of all that comes below the root.
        if (node.kind === Kind.DIRECTIVE) return node.name.value.startsWith('_') ? null : undefined
        if (node.kind !== Kind.SELECTION_SET) return undefined
        const isRoot = parent && 'kind' in parent && parent.kind === Kind.OPERATION_DEFINITION
        return isRoot ? undefined : { ...node, selections: [...node.selections, typename] }
      },
    }),
  )
}
