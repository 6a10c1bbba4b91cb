import type { IncomingHttpHeaders } from 'node:http'
import path from 'node:path'
import pLimit from 'p-limit'
import type { UiLanguage } from '#domain/languages.ts'
import { DEFAULT_CURRENCY } from '#domain/money.ts'
import type { FirstRender } from '#domain/page-document.ts'
import { PAGES, type PageName } from '#domain/pages.ts'
import { preferencesIn } from '#domain/preferences.ts'
import type { Dictionary } from '#domain/sentences.ts'
import type { ReadyAnswers } from '../catalogue/ready-answers.ts'
import { publicUrlOf } from '../config.ts'
import { type Context, createSystemContext, type Parts } from '../context.ts'
import type { AskSchema } from '../graphql/in-process.ts'
import { etagOf } from '../rest/answer.ts'
import { EncodedText } from './encoded.ts'
import type { PageDocuments } from './page-documents.ts'
import { loadRenderer } from './renderer.ts'
import type { ShownTerms } from './shown-terms.ts'

type Asking = { language: UiLanguage; now: Date; origin: string; terms: Dictionary }

/** What a page goes by for whoever asks for it. */
function firstRenderFor(headers: IncomingHttpHeaders, { language, now, origin, terms }: Asking): FirstRender {
  const { currency, theme } = preferencesIn(headers.cookie ?? '')
  return {
    language,
    currency: currency ?? DEFAULT_CURRENCY,
    theme,
    phone: /\bMobi/.test(headers['user-agent'] ?? ''),
    at: now.toISOString(),
    origin,
    // Seldom anything: it travels with every page.
    ...(Object.keys(terms).length > 0 && { terms }),
  }
}

/** What documents differ by, besides their address; English addresses by what language is asked for too. */
export const PAGES_VARY = 'Accept, Accept-Encoding, Cookie, User-Agent'

/** Pages that are the same for everybody; without one, Page Not Found. */
export const isRendered = (page: PageName | undefined): boolean => page === undefined || Boolean(PAGES[page].rendered)

const MOST_AT_ONCE = 6
/**
 * Rendering takes the processor for tens of milliseconds. So many wait for their turn, about a second at most; who comes on top of
 * them gets the empty document, which costs nothing.
 */
const MOST_WAITING = 40

type Options = {
  parts: Parts
  documents: PageDocuments
  readyAnswers: ReadyAnswers
  ask: AskSchema
  termsIn: ShownTerms
}
type Asked = {
  /** Path and query, without a language in front. */
  address: string
  language: UiLanguage
  page: PageName | undefined
  headers: IncomingHttpHeaders
}
type PublicPage = { status: number; text: EncodedText; etag: string }

/**
 * Documents of public pages with the page in them, as anybody sees it, kept as other answers are. Undefined where that fails: the log
 * says why, the empty document is sent, and the browser makes the page.
 */
export function publicPages({ parts, documents, readyAnswers, ask, termsIn }: Options) {
  const { config, log, clock } = parts
  const loaded = loadRenderer(path.join(config.webDir, '../ssr'), log)
  const origin = publicUrlOf(config)
  const anybody = createSystemContext(parts)
  const turns = pLimit(MOST_AT_ONCE)

  return async ({ address, language, page, headers }: Asked): Promise<PublicPage | undefined> => {
    const renderer = await loaded
    if (!renderer) return undefined
    const first = firstRenderFor(headers, { language, now: clock(), origin, terms: await termsIn(language) })
    const make = async (ctx: Context): Promise<PublicPage> => {
      const rendered = await renderer.renderPage({ address, origin, first, ask: (request) => ask(ctx, request) })
      const text = documents.filled(page, rendered)
      const status = page === undefined || rendered.head.missing ? 404 : 200
      return { status, text: new EncodedText(text), etag: etagOf(text) }
    }
    const { currency, theme, phone } = first
    const key = `page ${JSON.stringify([language, currency, theme, phone])} ${address}`
    const known = readyAnswers.find<PublicPage>(key)
    if (known) return known
    if (turns.pendingCount >= MOST_WAITING) return undefined
    const sizeOf = ({ text }: PublicPage) => text.size
    try {
      return await turns(
        () =>
          // Others may have made it meanwhile.
          readyAnswers.find<PublicPage>(key) ?? readyAnswers.answer(key, { ...anybody, language }, { make, sizeOf }),
      )
    } catch (error) {
      log.warn({ err: error, page: page ?? 'not found' }, 'a page could not be rendered and is sent empty')
      return undefined
    }
  }
}
