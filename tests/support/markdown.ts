/** Reads the Markdown documents of the project for the tests that verify them. */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { projectRoot } from '#server/config.ts'

const root = projectRoot()
const FOLDERS = readdirSync(root).filter(
  (name) => !/^(\.(?!ci$)|node_modules$|dist$)/.test(name) && statSync(path.join(root, name)).isDirectory(),
)

/** Files and folders of the project, relative to its root. */
export const projectPaths: readonly string[] = [
  ...readdirSync(root),
  ...FOLDERS.flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) =>
      path.posix.join(folder, file.split(path.sep).join('/')),
    ),
  ),
]

/** Hand-written documents. Programs write the results of measurements. */
export const documents = projectPaths.filter((file) => file.endsWith('.md') && !/^bench\/last-/.test(file)).sort()

export const readDocument = (file: string) => readFileSync(path.join(root, file), 'utf8')

const FENCE = /^```(\w*)\n([\s\S]*?)^```$/gm

export type Block = { language: string; text: string }

/** Returns the fenced blocks of a document in order. */
export const blocksOf = (text: string): Block[] =>
  [...text.matchAll(FENCE)].map(([, language = '', block = '']) => ({ language, text: block }))

export const proseOf = (text: string) => text.replace(FENCE, '')

/** Returns the inline code of a document. */
export const codeOf = (text: string) => [...proseOf(text).matchAll(/`([^`\n]+)`/g)].map(([, code = '']) => code)

/** Returns the targets of links and pictures that are not on the web. */
export const linksOf = (text: string) =>
  [...proseOf(text).matchAll(/\]\(([^)\s]+)\)/g)]
    .map(([, target = '']) => target)
    .filter((target) => !/^(https?|mailto):/.test(target))

/** Returns the anchors of a document's headings, as GitHub builds them. */
export const anchorsOf = (text: string) =>
  [...proseOf(text).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  )

/** Folders whose files are named by their path from the root. */
const PATH = /^(?:\.ci|bench|docs|domain|drizzle|server|tests|triage|vite|web)\/[\w.<>*{},/-]*$/
const FILE = /^\.?[\w-]+(?:\.[\w-]+)*\.(?:tsx?|json|md|ya?ml|graphql|html|sql|css)$/

export const isPath = (code: string) => PATH.test(code) || FILE.test(code)

/**
 * Converts a path with `*`, `<name>` and `{a,b}` to a pattern. A file name without a folder matches
 * in any folder.
 */
function patternOf(code: string): RegExp {
  const pattern = code
    .replace(/\/$/, '')
    .replace(/[.+?^$()|[\]\\]/g, '\\$&')
    .replace(/\{([^}]*)\}/g, (_, choices: string) => `(?:${choices.replaceAll(',', '|')})`)
    .replace(/<[^>]*>|\*/g, '[^/]+')
  return new RegExp(`^${code.includes('/') ? '' : '(?:.*/)?'}${pattern}$`)
}

export const pathExists = (code: string) =>
  existsSync(path.join(root, code)) || projectPaths.some((file) => patternOf(code).test(file))

const ADDRESS = /^(?:[A-Z]+ )?(\/[\w./-]+)$/

/** Returns the addresses of the product that a document names, without their method. */
export const addressesOf = (text: string) => codeOf(text).flatMap((code) => ADDRESS.exec(code)?.[1] ?? [])

/** Returns whether the server handles an address itself. All others are pages. */
export const isServed = (address: string) =>
  /^\/(?:api|graphql|mcp|oauth|health|metrics|\.well-known)(?:\/|$)/.test(address)
