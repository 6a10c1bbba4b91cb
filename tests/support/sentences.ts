import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { type ESTree, parseSync, Visitor } from 'vite'
import { projectRoot } from '#server/config.ts'

/** Reads what people can be shown out of the sources: the keys of the dictionaries, and which file says them. */

/** `plural`: a number chooses its form. */
export type Said = { key: string; plural: boolean; file: string }

type Node = ESTree.Expression | ESTree.SpreadElement | ESTree.JSXAttributeValue | null | undefined

const root = projectRoot()

export const sourcesOf = (folder: string): string[] =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((file) => path.posix.join(folder, file))
    .filter((file) => /\.tsx?$/.test(file) && !/\.gen(\.d)?\.ts$/.test(file))

const programs = new Map<string, ESTree.Program>()
function programOf(file: string): ESTree.Program {
  const known = programs.get(file)
  if (known) return known
  const { program, errors } = parseSync(file, readFileSync(path.join(root, file), 'utf8'))
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`)
  programs.set(file, program)
  return program
}

/** The texts an expression may be: `'a'`, `x ? 'a' : 'b'`, `x ?? 'a'`. */
function literalsIn(node: Node): ESTree.StringLiteral[] {
  if (node?.type === 'ConditionalExpression') return [...literalsIn(node.consequent), ...literalsIn(node.alternate)]
  if (node?.type === 'LogicalExpression') return [...literalsIn(node.left), ...literalsIn(node.right)]
  return node?.type === 'Literal' && typeof node.value === 'string' ? [node as ESTree.StringLiteral] : []
}
const textsOf = (node: Node): string[] => literalsIn(node).map(({ value }) => value)

/** The values of an option of `t`: `{ context: 'noun', count }`. */
function option(node: Node, name: string): Node {
  if (node?.type !== 'ObjectExpression') return null
  for (const property of node.properties)
    if (property.type === 'Property' && property.key.type === 'Identifier' && property.key.name === name)
      return property.value as Node
  return null
}

/** Texts that nobody translates: names, what is stored, what only developers and operators read. */
const DATA = [
  /^domain\/(places|search-meaning|product|demo)\.ts$/,
  /^web\/(art\/|features\/appointments\/samples\.ts$)/,
  /^server\/(seed|commands|database|http|config|main|jobs)\b/,
  /^server\/features\/(settings|privacy\/erasure)\b/,
  // The doors of REST, for their OpenAPI.
  /^server\/features\/[^/]+\/([a-z-]+-)?rest\.ts$/,
]
const FOR_DEVELOPERS = ['description', 'summary']

const beginsLikeSentence = /^(\p{Lu}\p{Ll}|[AI] |\{\{)[^/]*$/u
/** In domain a word alone is shown too (`Cardiology`); elsewhere it may be a key or a type. */
const readsLikeSentence = (text: string, file: string) =>
  beginsLikeSentence.test(text) && (/\S \S/.test(text) || file.startsWith('domain/'))

/**
 * Sentences of a file: `t('…')`, `<Trans i18nKey="…">`, `sentence('…')` for what is translated later, `new AppError(code, '…')`,
 * and any other text that reads like a sentence, as the messages of schemas do. A word alone outside `t` needs `sentence`.
 */
export function sentencesOf(file: string): Said[] {
  const said = new Map<string, Said>()
  const add = (text: string, contexts: string[] = [], counted = false) => {
    const plural = counted || text.includes('{{count}}')
    for (const key of contexts.length > 0 ? contexts.map((context) => `${text}_${context}`) : [text])
      if (key !== '') said.set(key, { key, plural, file })
  }
  const ignored = new Set<unknown>()
  const data = DATA.some((pattern) => pattern.test(file))
  new Visitor({
    CallExpression({ callee, arguments: [text, options] }) {
      const name = callee.type === 'Identifier' ? callee.name : ''
      if (name !== 't' && name !== 'sentence') return
      const contexts = textsOf(option(options, 'context'))
      for (const one of textsOf(text)) add(one, contexts, option(options, 'count') !== null)
      for (const one of literalsIn(text)) ignored.add(one)
    },
    JSXAttribute({ name, value }) {
      if (name.type === 'JSXIdentifier' && name.name === 'i18nKey') for (const text of textsOf(value)) add(text)
    },
    NewExpression({ callee, arguments: [first, text] }) {
      if (callee.type !== 'Identifier') return
      if (callee.name === 'AppError') for (const one of textsOf(text)) add(one)
      if (callee.name === 'Error') for (const one of literalsIn(first)) ignored.add(one)
    },
    BinaryExpression({ left, right }) {
      for (const side of [left, right]) ignored.add(side)
    },
    Property({ key, value }) {
      if (key.type === 'Identifier' && FOR_DEVELOPERS.includes(key.name)) ignored.add(value)
    },
    Literal(node) {
      const { value } = node
      if (!data && typeof value === 'string' && !ignored.has(node) && readsLikeSentence(value, file)) add(value)
    },
  }).visit(programOf(file))
  return [...said.values()]
}

const isPage = (name: string) => name.includes('pages/')

/** What a file brings along when it is loaded: the files it imports, those of pages that come later left out. */
export function importsOf(file: string): string[] {
  const names: string[] = []
  for (const node of programOf(file).body) {
    if (node.type === 'ImportDeclaration' && node.importKind !== 'type') names.push(node.source.value)
    if (node.type === 'ExportAllDeclaration' && node.exportKind !== 'type') names.push(node.source.value)
    if (node.type === 'ExportNamedDeclaration' && node.exportKind !== 'type' && node.source)
      names.push(node.source.value)
  }
  const later = ({ source }: ESTree.ImportExpression) => names.push(...textsOf(source).filter((name) => !isPage(name)))
  new Visitor({ ImportExpression: later }).visit(programOf(file))
  return names
    .filter((name) => /^[#.].*\.tsx?$/.test(name))
    .map((name) => (name.startsWith('#') ? name.slice(1) : path.posix.join(path.posix.dirname(file), name)))
    .filter((name) => !name.includes('.gen.'))
}

/** A file and all that comes with it. */
export function reachableFrom(entry: string): Set<string> {
  const seen = new Set<string>()
  const walk = (file: string) => {
    if (seen.has(file)) return
    seen.add(file)
    for (const next of importsOf(file)) walk(next)
  }
  walk(entry)
  return seen
}
