import type { IncomingHttpHeaders } from 'node:http'
import path from 'node:path'
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
import { fairTurns } from './fair-turns.ts'
import { pageBudget } from './page-budget.ts'
import type { PageDocuments } from './page-documents.ts'
import type { ShownTerms } from './page-terms.ts'
import { loadRenderer } from './renderer.ts'

type Asking = { language: UiLanguage; now: Date; origin: string; terms: Dictionary }

/** Decides the variant of a page for a request. */
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

/**
 * Headers, besides the address, by which documents vary. English addresses also vary by the
 * requested language.
 */
export const PAGES_VARY = 'Accept, Accept-Encoding, Cookie, User-Agent'

/** Pages that are the same for everybody; without one, Page Not Found. */
export const isRendered = (page: PageName | undefined): boolean => page === undefined || Boolean(PAGES[page].rendered)

const MOST_AT_ONCE = 6
/**
 * Rendering takes the processor for tens of milliseconds: 40 that wait have their turn within about
 * a second.
 */
const MOST_WAITING = 40
/** Seconds after which a page is asked for again that could not be made now. */
const RETRY_AFTER = 10

type Options = {
  parts: Parts
  documents: PageDocuments
  readyAnswers: ReadyAnswers
  ask: AskSchema
  termsIn: ShownTerms
}
type PageRequest = {
  /** Path and query, without a language in front. */
  address: string
  language: UiLanguage
  page: PageName | undefined
  headers: IncomingHttpHeaders
  /** Network whose turn it takes (`networkOf`). */
  network: string
}
type PublicPage = { status: number; text: EncodedText; etag: string }
/** A page that was not made: the network has had its share, or this is no moment for it. */
export type NoPage = { refused: 'too_many_requests' | 'unavailable'; retryAfter: number }

/**
 * Documents of public pages with the page in them, as anybody sees it, kept as other answers are.
 * Undefined without a renderer: then browsers make the pages. The log says why a page failed.
 */
export function publicPages({ parts, documents, readyAnswers, ask, termsIn }: Options) {
  const { config, log, clock } = parts
  const loaded = loadRenderer(path.join(config.webDir, '../ssr'), log)
  const origin = publicUrlOf(config)
  const anybody = createSystemContext(parts)
  const turns = fairTurns({ atOnce: MOST_AT_ONCE, waiting: MOST_WAITING })
  const budget = pageBudget({ most: config.pagesPerMinute, clock })
  const unavailable: NoPage = { refused: 'unavailable', retryAfter: RETRY_AFTER }

  async function render({
    address,
    language,
    page,
    headers,
    network,
  }: PageRequest): Promise<PublicPage | NoPage | undefined> {
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
    const cached = readyAnswers.find<PublicPage>(key)
    if (cached) return cached
    const retryAfter = budget.take(network)
    if (retryAfter > 0) return { refused: 'too_many_requests', retryAfter }
    const sizeOf = ({ text }: PublicPage) => text.size
    try {
      const made = await turns(
        network,
        () =>
          // Others may have made it meanwhile.
          readyAnswers.find<PublicPage>(key) ?? readyAnswers.answer(key, { ...anybody, language }, { make, sizeOf }),
      )
      return made ?? unavailable
    } catch (error) {
      log.warn({ err: error, page: page ?? 'not found' }, 'a page could not be rendered and is sent empty')
      return unavailable
    }
  }
  return { render, isSpent: budget.isSpent }
}
