import type { IncomingHttpHeaders } from 'node:http'
import path from 'node:path'
import { DEFAULT_CURRENCY } from '#domain/money.ts'
import type { FirstRender, Renderer } from '#domain/page-document.ts'
import { PAGES, type PageName } from '#domain/pages.ts'
import { preferencesIn } from '#domain/preferences.ts'
import type { ReadyAnswers } from '../catalogue/ready-answers.ts'
import { publicUrlOf } from '../config.ts'
import { type Context, createSystemContext, type Parts } from '../context.ts'
import type { AskSchema } from '../graphql/in-process.ts'
import { etagOf } from '../rest/answer.ts'
import { EncodedText } from './encoded.ts'
import type { PageDocuments } from './page-documents.ts'
import { loadRenderer } from './renderer.ts'

/** `tr-TR,tr;q=0.9,en;q=0.8` as languages, the most wanted first. */
function wantedLanguages(header = ''): string[] {
  const wanted = header.split(',').map((entry) => {
    const [language = '', quality] = entry.trim().split(/\s*;\s*q=/)
    return { language, quality: quality === undefined ? 1 : Number(quality) }
  })
  return wanted
    .filter(({ quality }) => quality > 0)
    .sort((one, other) => other.quality - one.quality)
    .map(({ language }) => language)
}

type Asking = { now: Date; origin: string }

/** What a page goes by for whoever asks for it. */
function firstRenderFor(headers: IncomingHttpHeaders, { languageOf }: Renderer, { now, origin }: Asking): FirstRender {
  const { language, currency, theme } = preferencesIn(headers.cookie ?? '')
  return {
    language: language ?? languageOf(wantedLanguages(headers['accept-language'])),
    currency: currency ?? DEFAULT_CURRENCY,
    theme,
    phone: /\bMobi/.test(headers['user-agent'] ?? ''),
    at: now.toISOString(),
    origin,
  }
}

/** What a rendered document differs by, besides its address. */
export const RENDERED_VARIES = 'Accept, Accept-Encoding, Accept-Language, Cookie, User-Agent'

/** Pages that are the same for everybody; without one, Page Not Found. */
export const isRendered = (page: PageName | undefined): boolean => page === undefined || Boolean(PAGES[page].rendered)

/** Rendering takes the processor for tens of milliseconds: who comes on top of so many gets the empty document, which costs nothing. */
const MOST_AT_ONCE = 6

type Options = { parts: Parts; documents: PageDocuments; readyAnswers: ReadyAnswers; ask: AskSchema }
type Asked = { address: string; page: PageName | undefined; headers: IncomingHttpHeaders }
type PublicPage = { status: number; text: EncodedText; etag: string }

/**
 * Documents of public pages with the page in them, as anybody sees it, kept as other answers are. Undefined where that fails: the log
 * says why, the empty document is sent, and the browser makes the page.
 */
export function publicPages({ parts, documents, readyAnswers, ask }: Options) {
  const { config, log, clock } = parts
  const loaded = loadRenderer(path.join(config.webDir, '../ssr'), log)
  const origin = publicUrlOf(config)
  const anybody = createSystemContext(parts)
  let underWay = 0

  return async ({ address, page, headers }: Asked): Promise<PublicPage | undefined> => {
    const renderer = await loaded
    if (!renderer) return undefined
    const first = firstRenderFor(headers, renderer, { now: clock(), origin })
    const make = async (ctx: Context): Promise<PublicPage> => {
      const rendered = await renderer.renderPage({ address, origin, first, ask: (request) => ask(ctx, request) })
      const text = documents.filled(page, rendered)
      const status = page === undefined || rendered.head.missing ? 404 : 200
      return { status, text: new EncodedText(text), etag: etagOf(text) }
    }
    const { language, currency, theme, phone } = first
    const key = `page ${JSON.stringify([language, currency, theme, phone])} ${address}`
    const known = readyAnswers.find<PublicPage>(key)
    if (known) return known
    if (underWay === MOST_AT_ONCE) return undefined
    underWay += 1
    try {
      // Three forms of a text may be kept.
      return await readyAnswers.answer(key, anybody, { make, sizeOf: ({ text }) => 3 * text.text.length })
    } catch (error) {
      log.warn({ err: error, page: page ?? 'not found' }, 'a page could not be rendered and is sent empty')
      return undefined
    } finally {
      underWay -= 1
    }
  }
}
