import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { PAGES, type PageName } from '#domain/pages.ts'

/** What the build says of each source file: its own file, its styles, and what it imports. */
type Manifest = Record<string, { file: string; css?: string[]; imports?: string[] }>

const ENTRY = 'index.html'
const sourceOf = (page: string) => `web/pages/${page.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}.tsx`

/** The files that a source needs at once, itself first. */
function filesOf(manifest: Manifest, source: string, seen = new Set<string>()): Set<string> {
  const chunk = manifest[source]
  if (!chunk || seen.has(chunk.file)) return seen
  seen.add(chunk.file)
  for (const sheet of chunk.css ?? []) seen.add(sheet)
  for (const imported of chunk.imports ?? []) filesOf(manifest, imported, seen)
  return seen
}

const linkTo = (file: string) =>
  file.endsWith('.css')
    ? `<link rel="preload" as="style" crossorigin href="/${file}">`
    : `<link rel="modulepreload" crossorigin href="/${file}">`

/**
 * The web's one document as each page sends it: with links to the files of that page, so that a browser fetches them beside the
 * first script and not after it. Undefined where the web has not been built.
 */
export function pageDocuments(root: string): ((page: PageName | undefined) => Buffer) | undefined {
  const file = path.join(root, ENTRY)
  if (!existsSync(file)) return undefined
  const plain = readFileSync(file, 'utf8')
  const manifestFile = path.join(root, '.vite/manifest.json')
  const manifest = existsSync(manifestFile) ? (JSON.parse(readFileSync(manifestFile, 'utf8')) as Manifest) : {}
  const known = filesOf(manifest, ENTRY)
  const documents = new Map(
    Object.keys(PAGES).map((page) => {
      const links = [...filesOf(manifest, sourceOf(page))].filter((needed) => !known.has(needed)).map(linkTo)
      return [page, Buffer.from(plain.replace('</head>', `${links.join('')}</head>`))]
    }),
  )
  const other = Buffer.from(plain)
  return (page) => (page && documents.get(page)) ?? other
}
