import type { IncomingHttpHeaders } from 'node:http'
import type { UiLanguage } from '#domain/languages.ts'
import type { Currency } from '#domain/money.ts'
import type { FirstRender, GraphqlAnswer, PageAnswer } from '#domain/page-document.ts'
import { PAGES, type PageName } from '#domain/pages.ts'
import { preferencesIn } from '#domain/preferences.ts'
import type { RuleTopic } from '#domain/rules/rules.ts'
import type { Dictionary } from '#domain/sentences.ts'
import type { Catalogue } from '../catalogue/catalogue.ts'
import type { ReadyAnswers } from '../catalogue/ready-answers.ts'
import { surrogateKeyOf } from '../catalogue/surrogate-key.ts'
import { publicUrlOf } from '../config.ts'
import { createSystemContext, type Dependencies } from '../context.ts'
import type { AskSchema } from '../graphql/in-process.ts'
import { makesPages } from '../http/page-clients.ts'
import type { ShownTerms } from '../http/page-terms.ts'
import { withheldFrom } from '../http/public-rules.ts'
import { etagOf } from '../rest/answer.ts'
import { type ChangeLog, pageTags } from './change-log.ts'
import { fairTurns } from './fair-turns.ts'
import type { KeptPages, PublicPage } from './kept-pages.ts'
import { PackedPage } from './packed-page.ts'
import { pageAnswers } from './page-answers.ts'
import { pageBudget } from './page-budget.ts'
import type { PageDocuments } from './page-documents.ts'
import { pageQuestions } from './page-questions.ts'
import { RENDERED_AT_ONCE, type RenderThreads } from './renderer.ts'

type Asking = { language: UiLanguage; currency: Currency; now: Date; origin: string; terms: Dictionary }

/** Returns the variant of a page for a request. */
function firstRenderFor(headers: IncomingHttpHeaders, { language, currency, now, origin, terms }: Asking): FirstRender {
  const { theme } = preferencesIn(headers.cookie ?? '')
  return {
    language,
    currency,
    theme,
    phone: /\bMobi/.test(headers['user-agent'] ?? ''),
    at: now.toISOString(),
    origin,
    // Usually empty, so it is left out: it is part of every page.
    ...(Object.keys(terms).length > 0 && { terms }),
  }
}

/** Returns true for pages that are equal for all visitors. No page means Page Not Found. */
export const isRendered = (page: PageName | undefined): boolean => page === undefined || Boolean(PAGES[page].rendered)

/**
 * Maximum number of waiting pages. Rendering takes tens of milliseconds of processor time, so 40
 * waiting pages have their turn within about a second.
 */
const MOST_WAITING = 40
/** Seconds after which a client may request a refused page again. */
const RETRY_AFTER = 10

/** Rendered pages with times of visits. */
const SHOWS_TIMES: ReadonlySet<PageName> = new Set<PageName>(['search', 'hospital', 'doctor', 'service', 'compare'])

type Options = {
  deps: Dependencies
  /** Undefined without a renderer. Browsers then render the pages. */
  threads: RenderThreads | undefined
  documents: PageDocuments
  readyAnswers: ReadyAnswers
  keptPages: KeptPages
  changes: ChangeLog
  ask: AskSchema
  termsIn: ShownTerms
  catalogue: Catalogue
}
type PageRequest = {
  /** Path and query, without a language prefix. */
  address: string
  language: UiLanguage
  currency: Currency
  page: PageName | undefined
  headers: IncomingHttpHeaders
  /** Network that waits for its turn (`networkOf`). */
  network: string
}
/**
 * Page that was not rendered: the network has used its share, or the server is busy. `answers` let
 * a browser render it without requests.
 */
export type NoPage = {
  refused: 'too_many_requests' | 'unavailable'
  retryAfter: number
  answers?: PageAnswer[]
}

/**
 * Renders public pages as visitors see them, cached until a record on them changes. The log has the
 * cause if a page fails.
 */
export function publicPages(options: Options) {
  const { deps, threads, documents, readyAnswers, keptPages, changes, ask, termsIn, catalogue } = options
  const { config, log, clock } = deps
  const origin = publicUrlOf(config)
  const anybody = createSystemContext(deps)
  const turns = fairTurns({ atOnce: RENDERED_AT_ONCE, waiting: MOST_WAITING })
  const budget = pageBudget(deps, config.pagesPerMinute)
  const questions = pageQuestions()
  /** Pages that are being rendered, by key, so that concurrent requests share one. */
  const making = new Map<string, Promise<PublicPage>>()

  type PageVariant = Pick<PageRequest, 'address' | 'page'> & {
    key: string
    first: FirstRender
    withheld: readonly RuleTopic[]
  }

  async function make(
    renderer: RenderThreads,
    { key, address, page, first, withheld }: PageVariant,
  ): Promise<PublicPage> {
    const { version } = changes
    const noted = readyAnswers.note()
    const ctx = { ...anybody, language: first.language, withheld, catalogue: noted.catalogue }
    const answers = pageAnswers({ readyAnswers, ask, ctx })
    const rendered = await renderer.renderPage({ address, origin, first }, answers.answer)
    const document = documents.filled(page, { ...rendered, first })
    const publicPage: PublicPage = {
      status: page === undefined || rendered.head.missing ? 404 : 200,
      etag: etagOf(document),
      text: await PackedPage.of(document),
      surrogateKey: `pages ${surrogateKeyOf(noted.tags, address)}`,
    }
    if (page) questions.learn(page, address, answers.requests)
    if (noted.isKnown) keptPages.keep(key, { ...publicPage, tags: pageTags(noted.tags), version, until: answers.until })
    return publicPage
  }

  /** Renders a page when it is the turn of its network. Resolves to undefined without room. */
  const makeInTurn = (renderer: RenderThreads, variant: PageVariant, network: string) =>
    turns(network, async () => {
      const { key } = variant
      // Another request may have rendered it in the meantime.
      const ready = await keptPages.find(key)
      if (ready && !ready.isOld) return ready.page
      const rendered = making.get(key) ?? make(renderer, variant).finally(() => making.delete(key))
      making.set(key, rendered)
      return rendered
    })

  /**
   * Returns responses with which a browser renders the page. A failed one is left out, and the
   * browser requests it.
   */
  async function answersFor(page: PageName, { address, first, withheld }: PageVariant): Promise<PageAnswer[]> {
    const ctx = { ...anybody, language: first.language, withheld }
    const { answer } = pageAnswers({ readyAnswers, ask, ctx })
    const answers = questions.of(page, address).map(async (request): Promise<PageAnswer[]> => {
      const { data, errors } = JSON.parse(await answer(request)) as GraphqlAnswer
      return errors?.length ? [] : [[request.operationName ?? '', request.variables, data]]
    })
    return (await Promise.all(answers)).flat()
  }

  async function render(request: PageRequest): Promise<PublicPage | NoPage | undefined> {
    const { address, language, currency, page, headers, network } = request
    // Times for one visitor's stay are not kept for others. The browser renders such a page.
    const { travel } = preferencesIn(headers.cookie ?? '')
    if (!threads || (travel && page && SHOWS_TIMES.has(page))) return undefined
    const unavailable: NoPage = { refused: 'unavailable', retryAfter: RETRY_AFTER }
    const first = firstRenderFor(headers, {
      language,
      currency,
      now: clock(),
      origin,
      terms: await termsIn(language),
    })
    const { theme, phone } = first
    const withheld = await withheldFrom({ ...deps, catalogue }, { language, viewer: null, headers })
    const key = `${JSON.stringify([language, currency, theme, phone, withheld.join()])} ${address}`
    const variant = { key, address, page, first, withheld }
    const warn = (err: unknown) =>
      log.warn({ err, page: page ?? 'not found' }, 'a page could not be rendered and is sent empty')
    const ready = await keptPages.find(key)
    if (ready?.isOld) void makeInTurn(threads, variant, network).catch(warn)
    if (ready) return ready.page
    const retryAfter = await budget.take(network)
    if (retryAfter > 0) return { refused: 'too_many_requests', retryAfter }
    try {
      const rendered = await makeInTurn(threads, variant, network)
      if (rendered) return rendered
      return page && makesPages(headers) ? { ...unavailable, answers: await answersFor(page, variant) } : unavailable
    } catch (error) {
      warn(error)
      return unavailable
    }
  }
  return { render, isSpent: budget.isSpent }
}
