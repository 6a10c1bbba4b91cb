import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { type ESTree, parseSync, Visitor } from 'vite'
import { PAGES, PANELS, type PageName } from '#domain/pages.ts'
import { formKey } from '#domain/sentences.ts'
import { projectRoot } from '#server/config.ts'

/**
 * Extracts the texts that users can see from the sources: the keys of the dictionaries, and the
 * files that use them.
 */

/** `plural` is true if a number selects the form. */
export type SpokenSentence = { key: string; plural: boolean; file: string }

type Node = ESTree.Expression | ESTree.SpreadElement | ESTree.JSXAttributeValue | null | undefined

const root = projectRoot()

export const sourcesOf = (folder: string): string[] =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((file) => path.posix.join(folder, file))
    .filter((file) => /\.tsx?$/.test(file) && !/\.gen(\.d)?\.ts$|^web\/art\//.test(file))

const textOf = (file: string): string => readFileSync(path.join(root, file), 'utf8')

const programs = new Map<string, ESTree.Program>()
function programOf(file: string): ESTree.Program {
  const known = programs.get(file)
  if (known) return known
  const { program, errors } = parseSync(file, textOf(file))
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`)
  programs.set(file, program)
  return program
}

/** Returns the possible string values of an expression: `'a'`, `x ? 'a' : 'b'`, `x ?? 'a'`. */
function literalsIn(node: Node): ESTree.StringLiteral[] {
  if (node?.type === 'ConditionalExpression') return [...literalsIn(node.consequent), ...literalsIn(node.alternate)]
  if (node?.type === 'LogicalExpression') return [...literalsIn(node.left), ...literalsIn(node.right)]
  return node?.type === 'Literal' && typeof node.value === 'string' ? [node as ESTree.StringLiteral] : []
}
const textsOf = (node: Node): string[] => literalsIn(node).map(({ value }) => value)

/** Returns the value of an option of `t`: `{ context: 'noun', count }`. */
function option(node: Node, name: string): Node {
  if (node?.type !== 'ObjectExpression') return null
  for (const property of node.properties)
    if (property.type === 'Property' && property.key.type === 'Identifier' && property.key.name === name)
      return property.value as Node
  return null
}

/**
 * Files with untranslated texts: names, stored values, and texts only for developers and operators.
 */
const DATA = [
  /^domain\/(concepts|places|search-meaning|product|demo|delivered-templates)\b/,
  /^domain\/content\/(kvkk|travel-regions)\.ts$/,
  // Titles of answers.
  /^domain\/report-contents\.ts$/,
  /^triage\/(city|likely-specialties|spoken|talk|triage|outgoing|rules\/visits(?:\/[a-z]+)?)\.ts$/,
  /^web\/features\/visits\/appointments\/samples\.ts$/,
  /^server\/(seed|commands|database|storage\/sealing|http(?!\/outgoing-addresses)|config|main|jobs)\b/,
  /^server\/features\/(accounts\/settings|administration\/privacy\/erasure)\b/,
  // REST files, whose texts are for OpenAPI.
  /^server\/features\/.+\/([a-z-]+-)?rest\.ts$/,
]
const FOR_DEVELOPERS = ['description', 'summary']

/**
 * Pattern of a sentence's beginning, which may be a technical name: "API keys", "MCP for
 * assistants".
 */
const beginsLikeSentence = /^(\p{Lu}\p{Ll}|\p{Lu}{2,} \p{Ll}|[AI] |\{\{)[^/]*$/u
/**
 * Returns whether a text reads like a sentence. In domain a single word is shown too
 * (`Cardiology`), elsewhere it may be a key or a type.
 */
const readsLikeSentence = (text: string, file: string) =>
  beginsLikeSentence.test(text.replace(/<\/?[a-z]+>/g, '')) && (/\S \S/.test(text) || /^(domain|triage)\//.test(file))

/**
 * Returns the sentences of a file: `t('…')`, `<Trans i18nKey="…">`, `sentence('…')` for texts that
 * are translated later, `new AppError(code, '…')`, and any other text that reads like a sentence,
 * as the messages of schemas do. A single word outside `t` needs `sentence`.
 */
export function sentencesOf(file: string): SpokenSentence[] {
  const said = new Map<string, SpokenSentence>()
  const add = (text: string, contexts: string[] = [], counted = false) => {
    const plural = counted || text.includes('{{count}}')
    for (const key of contexts.length > 0 ? contexts.map((context) => formKey(text, context)) : [text])
      if (key !== '') said.set(key, { key, plural, file })
  }
  const ignored = new Set<unknown>()
  const data = DATA.some((pattern) => pattern.test(file))
  new Visitor({
    CallExpression({ callee, arguments: [text, options] }) {
      const name = callee.type === 'Identifier' ? callee.name : ''
      const log = callee.type === 'MemberExpression' && callee.object.type === 'Identifier' && callee.object.name
      if (log === 'console') for (const one of literalsIn(text)) ignored.add(one)
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

const isGlued = (node: Node): boolean =>
  (node?.type === 'TemplateLiteral' && node.expressions.length > 0) ||
  (node?.type === 'BinaryExpression' && node.operator === '+') ||
  (node?.type === 'ConditionalExpression' && (isGlued(node.consequent) || isGlued(node.alternate)))

/** Returns sentences composed of pieces, which no dictionary can contain. */
export function gluedIn(file: string): string[] {
  const glued: string[] = []
  const look = (text: Node) => isGlued(text) && glued.push(`${file}: ${textOf(file).slice(text?.start, text?.end)}`)
  new Visitor({
    CallExpression({ callee, arguments: [text] }) {
      if (callee.type === 'Identifier' && ['t', 'sentence'].includes(callee.name)) look(text)
    },
    NewExpression({ callee, arguments: [, text] }) {
      if (callee.type === 'Identifier' && callee.name === 'AppError') look(text)
    },
  }).visit(programOf(file))
  return glued
}

const SPOKEN = ['aria-label', 'aria-description', 'aria-roledescription', 'aria-valuetext', 'alt', 'title', 'label']

/** Returns texts that a component renders without `t`, including those only for screen readers. */
export const rawTextsOf = (file: string): string[] => {
  const texts: string[] = []
  const read = (value: string) => /\p{L}{3}/u.test(value) && texts.push(value.trim())
  const readText = ({ value }: ESTree.JSXText) => read(value)
  const readLabel = ({ name, value }: ESTree.JSXAttribute) => {
    if (name.type !== 'JSXIdentifier' || !SPOKEN.includes(name.name)) return
    for (const text of textsOf(value?.type === 'JSXExpressionContainer' ? (value.expression as Node) : value))
      read(text)
  }
  new Visitor({ JSXText: readText, JSXAttribute: readLabel }).visit(programOf(file))
  return texts
}

/** Returns whether a module is a page, or a layout that only some visitors need. */
const comesLater = (name: string) => /^(\.|#web)\/(pages|layouts)\//.test(name)

/** Returns everything loaded with a file: its imports, without pages loaded later. */
export function importsOf(file: string): string[] {
  const names: string[] = []
  for (const node of programOf(file).body) {
    if (node.type === 'ImportDeclaration' && node.importKind !== 'type') names.push(node.source.value)
    if (node.type === 'ExportAllDeclaration' && node.exportKind !== 'type') names.push(node.source.value)
    if (node.type === 'ExportNamedDeclaration' && node.exportKind !== 'type' && node.source)
      names.push(node.source.value)
  }
  const later = ({ source }: ESTree.ImportExpression) =>
    names.push(...textsOf(source).filter((name) => !comesLater(name)))
  new Visitor({ ImportExpression: later }).visit(programOf(file))
  return names
    .filter((name) => /^[#.].*\.tsx?$/.test(name))
    .map((name) => (name.startsWith('#') ? name.slice(1) : path.posix.join(path.posix.dirname(file), name)))
    .filter((name) => !name.includes('.gen.'))
}

/** Returns a file and everything that is loaded with it. */
export function reachableFrom(entry: string, seen = new Set<string>()): Set<string> {
  const walk = (file: string) => {
    if (seen.has(file)) return
    seen.add(file)
    for (const next of importsOf(file)) walk(next)
  }
  walk(entry)
  return seen
}

/** Files with the lists of pages, as `home: () => import('./pages/home.tsx')`. */
export const PAGE_LISTS = [
  'web/routing/first-pages.ts',
  'web/routing/other-pages.ts',
  'web/routing/panel-pages.ts',
  'web/routes.tsx',
]

/** Returns the page files by the area of their page in domain/pages.ts. */
function pagesByArea(): [area: string, file: string][] {
  const pages: [string, string][] = []
  const add = (area: string | undefined, load: Node) => {
    if (!area || load?.type !== 'ArrowFunctionExpression' || load.body.type !== 'ImportExpression') return
    for (const name of textsOf(load.body.source))
      pages.push([area, name.startsWith('#') ? name.slice(1) : path.posix.join('web', name)])
  }
  const visitor = new Visitor({
    Property({ key, value }) {
      if (key.type === 'Identifier' && key.name in PAGES) add(PAGES[key.name as PageName].area, value as Node)
    },
    // A page without an address: Page Not Found.
    CallExpression({ arguments: [area, load] }) {
      for (const name of textsOf(area)) add(name, load)
    },
  })
  for (const list of PAGE_LISTS) visitor.visit(programOf(list))
  return pages
}

/** Texts of records, which a page shows without naming them in its files. */
const OF_RECORDS =
  /^domain\/(specialties|subspecialties|service-categories)\.ts$|^server\/features\/accounts\/settings\/company\.ts$/

/** Dictionary of files that belong to no area of pages. */
const OF_SERVER: [RegExp, area: string][] = [
  [/^server\/features\/accounts\/outbox\/(render|texts|desk-texts|quote-texts)\.ts$/, 'mails'],
  [/^web\/features\/site\/assistant\/emergency-words\.ts$/, 'emergency'],
  [/^triage\/(guide|guide-texts|talk-answers|filter-texts|questions|safety|rules\/[a-z/-]+)\.ts$/, 'assistant'],
  [
    /^server\/features\/visits\/appointments\/documents\/(receipt-pdf|calendar-file)\.ts$|(visit|distance|price)-summary\.ts$|^server\/http\/(page-descriptions|web-manifest)\.ts$/,
    'documents',
  ],
  // Texts that only requests for quotes show.
  [/^domain\/quotes\/|^server\/features\/visits\/quotes\/comparison\/(document|pdf)\.ts$/, 'questionnaires'],
  [/^domain\/report-(words|tables)\.ts$|^server\/features\/administration\/reports\/files\//, 'documents'],
  [/^domain\/rules\/(rules|land|notice)\.ts$/, 'documents'],
]

/** Files among these whose sentences pages use too. */
const ALSO_ON_PAGES = /^domain\/(report-(words|tables)|rules\/rules|quotes\/figure-words)\.ts$/

/**
 * Returns the required content of each dictionary: `area → key → whether a number selects its
 * form`. A sentence belongs to the area of its pages, to the shell if several areas use it (to
 * `panels` if these are the two panels), and to the server if no page does.
 */
export function wantedSentences(): Map<string, Map<string, boolean>> {
  const reached = new Map<string, Set<string>>([['shell', reachableFrom('web/main.tsx')]])
  for (const [area, file] of pagesByArea()) reached.set(area, reachableFrom(file, reached.get(area)))

  const wanted = new Map<string, Map<string, boolean>>()
  const places = new Map<string, Set<string>>()
  const want = (area: string, { key, plural }: SpokenSentence) => {
    const keys = wanted.get(area) ?? new Map<string, boolean>()
    wanted.set(area, keys.set(key, plural || (keys.get(key) ?? false)))
  }
  const all = ['domain', 'triage', 'web', 'server'].flatMap(sourcesOf).flatMap(sentencesOf)
  for (const said of all) {
    const own = OF_RECORDS.test(said.file) ? 'shell' : OF_SERVER.find(([files]) => files.test(said.file))?.[1]
    if (own) want(own, said)
    const areas = [...reached].filter(([, files]) => files.has(said.file)).map(([area]) => area)
    const spoken =
      own && !ALSO_ON_PAGES.test(said.file) ? [] : areas.length > 0 || said.file.startsWith('web/') ? areas : ['server']
    places.set(said.key, new Set([...(places.get(said.key) ?? []), ...spoken]))
  }
  for (const said of all) {
    const spoken = [...(places.get(said.key) ?? [])]
    const [area, ...others] = spoken
    const shared = spoken.every((one) => PANELS.some((panel) => panel === one)) ? 'panels' : 'shell'
    if (area) want(others.length > 0 ? shared : area, said)
  }
  return wanted
}
