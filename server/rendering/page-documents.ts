import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { directionOf, type UiLanguage } from '#domain/languages.ts'
import { type Currency, DEFAULT_CURRENCY } from '#domain/money.ts'
import type { FirstRender, PageAnswer, RenderedPage } from '#domain/page-document.ts'
import { packJson } from '#domain/packed-json.ts'
import { PAGES, type PageName, pageListOf } from '#domain/pages.ts'
import { PRODUCT_NAME } from '#domain/product.ts'
import type { Dictionary } from '#domain/sentences.ts'
import type { CheckoutContact } from '../http/checkout-contact.ts'
import { dataBlock, headOf, jsonBlock } from '../http/document-head.ts'
import { PAGE_DESCRIPTIONS } from '../http/page-descriptions.ts'
import { type Notice, noticePage, withoutScripts } from '../http/page-notices.ts'
import { sayOnPages } from '../http/page-words.ts'
import { MANIFEST } from '../http/web-manifest.ts'

/** Build manifest: for each source file its output file, styles and imports. */
export type Manifest = Record<string, { file: string; css?: string[]; imports?: string[] }>

export const ENTRY = 'index.html'
const NOT_FOUND = 'not-found'
export const sourceOf = (page: string) =>
  `web/pages/${page.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}.tsx`

/** Returns the files that a source needs at once, itself first. */
export function filesOf(manifest: Manifest, source: string, seen = new Set<string>()): Set<string> {
  const chunk = manifest[source]
  if (!chunk || seen.has(chunk.file)) return seen
  seen.add(chunk.file)
  for (const sheet of chunk.css ?? []) seen.add(sheet)
  for (const imported of chunk.imports ?? []) filesOf(manifest, imported, seen)
  return seen
}

const NO_SCRIPT = /<noscript>.*?<\/noscript>/s
const SCRIPTS = /<script type="module".*?<\/script>|<link rel="modulepreload".*?>/gs
const isSheet = (file: string) => file.endsWith('.css')
const preload = (file: string) =>
  isSheet(file)
    ? `<link rel="preload" as="style" crossorigin href="/${file}">`
    : `<link rel="modulepreload" crossorigin href="/${file}">`
const sheetLink = (file: string) => `<link rel="stylesheet" crossorigin href="/${file}">`

/**
 * Fonts that every first view in a language needs besides the Latin ones. They load with the
 * styles, so that no line shifts.
 */
const LETTERS: Partial<Record<UiLanguage, string[]>> = {
  ar: ['ibm-plex-sans-400-arabic', 'ibm-plex-sans-600-arabic', 'noto-naskh-arabic', 'source-serif-4-names'],
}

/** Returns the address of a page without a record. It is the same for all query strings. */
const plainAddress = (page: PageName) => (PAGES[page].address.includes(':') ? undefined : PAGES[page].address)

/** Returns the head of a page that the browser renders. */
function plainHead(page: PageName, { origin, language }: { origin: string; language: UiLanguage }): string {
  const description = PAGE_DESCRIPTIONS[page]
  const { title, address } = PAGES[page]
  if (!description || !title) return ''
  const say = sayOnPages[language]
  const words = { title: say(title, { product: PRODUCT_NAME }), description: say(description) }
  return headOf({ origin, ...words, canonical: address, statements: [] }, { language, page })
}

type EmptyData = {
  /** Renamed specialties and categories, which override the dictionaries. */
  terms?: Dictionary
  /** Responses with which the browser renders the page without requests. */
  answers?: PageAnswer[] | undefined
  /** Currency of the visitor's country. */
  currency?: Currency
  /** Chosen hospital, for a checkout without scripts. */
  contact?: CheckoutContact | undefined
}

export type PageDocuments = {
  /** Returns the document without content. The browser renders the page. */
  empty: (page: PageName | undefined, language: UiLanguage, data?: EmptyData) => Buffer
  /** Returns a document with a sentence in place of the page, and a link to try again. */
  notice: (notice: Notice) => string
  /** Returns the document with the rendered page. */
  filled: (page: PageName | undefined, rendered: RenderedPage & { first: FirstRender }) => string
}

/**
 * Creates the documents of pages from the document of the web client. Links to the files of the
 * page let a browser fetch them together with the first script. Returns undefined if the web client
 * is not built.
 */
export function pageDocuments(root: string, origin: string): PageDocuments | undefined {
  const file = path.join(root, ENTRY)
  if (!existsSync(file)) return undefined
  const plain = readFileSync(file, 'utf8')
  const manifestFile = path.join(root, '.vite/manifest.json')
  const manifest = existsSync(manifestFile) ? (JSON.parse(readFileSync(manifestFile, 'utf8')) as Manifest) : {}
  const ofEntry = filesOf(manifest, ENTRY)
  const filesFor = new Map(
    [...Object.keys(PAGES), NOT_FOUND].map((page) => {
      const list = page in PAGES ? filesOf(manifest, `web/${pageListOf(page as PageName)}-pages.ts`) : []
      const files = new Set([...list, ...filesOf(manifest, sourceOf(page))])
      return [page, [...files].filter((needed) => !ofEntry.has(needed))]
    }),
  )
  // The page replaces the title and description of the plain document.
  const headless = plain.replace(/<title>.*?<\/title>/s, '').replace(/<meta name="description"[^>]*>/, '')
  const frame = headless.replace(NO_SCRIPT, '').replace(SCRIPTS, '')
  const scriptsOfEntry = headless.match(SCRIPTS) ?? []
  const lettersOf = (language: UiLanguage) =>
    (LETTERS[language] ?? [])
      .flatMap((face) => manifest[`web/fonts/${face}.woff2`]?.file ?? [])
      .map((face) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${face}">`)
  const inLanguage = (document: string, language: UiLanguage, theme = '') =>
    document
      .replace(/<html[^>]*>/, () => `<html lang="${language}" dir="${directionOf(language)}"${theme}>`)
      .replace('</head>', () => `${lettersOf(language).join('')}</head>`)
      .replace(NO_SCRIPT, () => withoutScripts(language))
      .replace(`"${MANIFEST}"`, `"${MANIFEST}?lang=${language}"`)

  /**
   * Returns the list of all dictionaries, and those that the page needs. English pages contain
   * their texts without it.
   */
  const dictionariesOf = (page: PageName | undefined, language: UiLanguage) => {
    const areas = [...new Set(['shell', page ? PAGES[page].area : 'shell'])]
    const files = areas.map((area) => `domain/sentences/${language}/${area}.json`)
    if (language !== 'en') files.push('web/i18n/dictionaries.ts')
    return files.flatMap((file) => manifest[file]?.file ?? [])
  }

  const documents = new Map<string, Buffer>()
  function empty(page: PageName | undefined, language: UiLanguage): Buffer {
    const key = `${language} ${page}`
    const ready = documents.get(key)
    if (ready) return ready
    const head = page ? plainHead(page, { origin, language }) : ''
    const links = [...((page && filesFor.get(page)) ?? []), ...dictionariesOf(page, language)].map(preload)
    const document = (head ? headless : plain).replace('</head>', () => `${head}${links.join('')}</head>`)
    const bytes = Buffer.from(inLanguage(document, language))
    documents.set(key, bytes)
    return bytes
  }

  return {
    empty(page, language, { terms = {}, answers = [], currency = DEFAULT_CURRENCY, contact } = {}) {
      const document = empty(page, language)
      const blocks = [
        Object.keys(terms).length > 0 && dataBlock('application/json', terms, 'terms'),
        answers.length > 0 && dataBlock('application/json', packJson(answers), 'answers'),
      ].filter(Boolean)
      if (blocks.length === 0 && currency === DEFAULT_CURRENCY && !contact) return document
      const html = `<html data-currency="${currency}"`
      return Buffer.from(
        document
          .toString()
          .replace('<html', html)
          .replace('<div id="root">', (root) => blocks.join('') + root)
          .replace(NO_SCRIPT, (notice) => (contact ? withoutScripts(language, contact) : notice)),
      )
    },
    notice(notice) {
      const { title, content } = noticePage(notice)
      return inLanguage(frame, notice.language)
        .replace('</head>', () => `<title>${title}</title><link rel="stylesheet" href="/notice.css"></head>`)
        .replace('<div id="root"></div>', () => content)
    },
    filled(page, { html, head, data, first: { language, theme } }) {
      const files = [...(filesFor.get(page ?? NOT_FOUND) ?? []), ...dictionariesOf(page, language)]
      const sheets = files.filter(isSheet).map(sheetLink)
      // `web/public/head.js` loads them after the first paint: files for drawing before files for
      // interaction.
      const scripts = [...scriptsOfEntry, ...files.filter((file) => !isSheet(file)).map(preload)]
      const words = headOf({ canonical: page && plainAddress(page), ...head }, { language, page })
      return inLanguage(frame, language, theme && ` data-theme="${theme}"`)
        .replace(
          '</head>',
          () => `${words}${sheets.join('')}<template id="scripts">${scripts.join('')}</template></head>`,
        )
        .replace(
          '<div id="root"></div>',
          () => `<div id="root">${html}</div>${jsonBlock('application/json', data, 'data')}`,
        )
    },
  }
}
