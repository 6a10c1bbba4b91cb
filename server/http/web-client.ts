import type { IncomingHttpHeaders } from 'node:http'
import path from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { addressIn, hasLanguages, readAddress } from '#domain/language-addresses.ts'
import type { UiLanguage } from '#domain/languages.ts'
import type { PageAnswer } from '#domain/page-document.ts'
import { isIndexed, PAGES, type PageName, pageAt } from '#domain/pages.ts'
import { PRODUCT_NAME } from '#domain/product.ts'
import type { Catalogue } from '../catalogue/catalogue.ts'
import { publicUrlOf } from '../config.ts'
import type { Dependencies } from '../context.ts'
import { AppError } from '../errors.ts'
import type { AskSchema } from '../graphql/in-process.ts'
import { ChangeLog } from '../rendering/change-log.ts'
import { KeptPages } from '../rendering/kept-pages.ts'
import { pageDocuments } from '../rendering/page-documents.ts'
import { pageFolder } from '../rendering/page-folder.ts'
import { isRendered, type NoPage, publicPages } from '../rendering/public-pages.ts'
import type { RenderThreads } from '../rendering/renderer.ts'
import { SHARED } from '../rest/ready.ts'
import { networkOf } from './address.ts'
import { checkoutContacts } from './checkout-contact.ts'
import { makesPages } from './page-clients.ts'
import { shownTerms } from './page-terms.ts'
import { sendProblem } from './problem.ts'
import { withCountry } from './public-rules.ts'
import { readableAddresses } from './readable-addresses.ts'
import { currencyOfReader } from './reading-currency.ts'
import { languageOfReader, languageOfVisit } from './reading-language.ts'

/**
 * Headers, besides the address, that documents vary by. The requested language decides the currency
 * of a first visit. English addresses also vary by the page that links to them.
 */
const PAGES_VARY = 'Accept, Accept-Encoding, Accept-Language, Cookie, User-Agent'

const wantsPage = (request: FastifyRequest) => {
  const accept = request.headers.accept ?? '*/*'
  return /text\/html|\*\/\*/.test(accept)
}

const wantsJson = (request: FastifyRequest) => {
  const accept = request.headers.accept ?? ''
  return accept.includes('application/json') && !accept.includes('text/html')
}

type Options = { deps: Dependencies; threads: RenderThreads | undefined; catalogue: Catalogue; ask: AskSchema }

/**
 * Serves the built web client: its files, rendered public pages, and for other pages the document
 * without content.
 */
export const webClient = fp(async (app: FastifyInstance, { deps, threads, catalogue, ask }: Options) => {
  const { config } = deps
  const root = config.webDir
  const documents = pageDocuments(root, publicUrlOf(config))
  const { readyAnswers } = app
  const termsIn = shownTerms({ deps, readyAnswers, ask })
  const changes = new ChangeLog(catalogue)
  const folder = pageFolder(config.dataDir)
  app.addHook('onClose', folder.close)
  const keptPages = new KeptPages({ ...deps, catalogue, changes, folder, maxBytes: config.pagesBytes })
  const pages =
    documents && publicPages({ deps, threads, documents, readyAnswers, keptPages, changes, ask, termsIn, catalogue })
  const rightAddress = readableAddresses({ deps, readyAnswers, ask })
  const contactAt = checkoutContacts({ deps, readyAnswers, ask })

  /** Page with its `address`, without the `language` prefix of the request. */
  type PageAddress = { page: PageName | undefined; address: string; language?: UiLanguage | undefined }

  /** Returns the canonical address of a page: in the right language, with its readable name. */
  async function placeOf({ page, address, language }: PageAddress, headers: IncomingHttpHeaders, network: string) {
    const spoken = language ?? (page && hasLanguages(address) ? languageOfVisit(headers) : 'en')
    // Names are looked up only while the network may still request pages.
    const redirect = pages?.isSpent(network) ? undefined : await rightAddress(page, address)
    const right = addressIn(spoken, redirect ?? address)
    // An English address redirects only some readers.
    return { right, status: language || spoken === 'en' ? 301 : 302 }
  }

  type RefusedPage = NoPage & { language: UiLanguage }

  /**
   * Sends a notice in place of a page, with the time to try again. A crawler keeps its copy of an
   * unavailable page.
   */
  function sendNotice(request: FastifyRequest, reply: FastifyReply, { refused, retryAfter, language }: RefusedPage) {
    const isLimit = refused === 'too_many_requests' && makesPages(request.headers)
    const { sentence, status } = new AppError(isLimit ? 'too_many_requests' : 'unavailable')
    reply.code(status).headers({ 'retry-after': retryAfter, 'cache-control': 'no-store' })
    return reply.send(documents?.notice({ language, sentence, address: request.url }))
  }

  async function sendPage(request: FastifyRequest, reply: FastifyReply, pageAddress: PageAddress) {
    const { page, address } = pageAddress
    const { headers } = request
    const network = networkOf(request.ip ?? '')
    reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache')
    const vary = pageAddress.language ? PAGES_VARY : `${PAGES_VARY}, Sec-Fetch-Site, Referer`
    reply.header('vary', withCountry(config, vary))
    const isOneLanguage = !page || !hasLanguages(address)
    const language = pageAddress.language ?? (isOneLanguage ? languageOfReader(headers) : 'en')
    // The page requests its own address to learn whether it exists, and shows Page Not Found.
    if (page && PAGES[page].forDevelopers && !config.developerPages)
      return reply.code(404).send(documents?.empty(undefined, language))
    const { right, status } = await placeOf(pageAddress, headers, network)
    if (right !== request.url) return reply.header('location', right).code(status).send()
    reply.header('content-language', language)
    if (page && !isIndexed(page)) reply.header('x-robots-tag', 'noindex')
    // The secret of a link stays out of caches, and out of the addresses that other sites learn.
    if (page === 'quote' && /[?&]token=/.test(address))
      reply.headers({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
    const currency = currencyOfReader(headers, config)
    const rendered = isRendered(page)
      ? await pages?.render({ address, language, currency, page, headers, network })
      : undefined
    let answers: PageAnswer[] | undefined
    if (rendered && 'refused' in rendered) {
      // A browser renders the page itself if the server is only busy.
      if (rendered.refused === 'too_many_requests' || !makesPages(headers))
        return sendNotice(request, reply, { ...rendered, language })
      answers = rendered.answers
    } else if (rendered) {
      // A cache in front may serve it for a few seconds, and then revalidates it.
      reply.headers({ etag: rendered.etag, 'cache-control': SHARED, 'surrogate-key': rendered.surrogateKey })
      if (headers['if-none-match'] === rendered.etag) return reply.code(304).send()
      const { encoding, payload } = await rendered.text.for(headers['accept-encoding'])
      if (encoding) reply.header('content-encoding', encoding)
      return reply.code(rendered.status).send(payload)
    }
    const data = { terms: await termsIn(language), answers, currency, contact: await contactAt(page, address) }
    return reply.code(page ? 200 : 404).send(documents?.empty(page, language, data))
  }

  if (documents)
    await app.register(fastifyStatic, {
      root,
      wildcard: false,
      index: false,
      dotfiles: 'ignore',
      // The build wrote `.br` and `.gz` beside each text file. Clients that accept one get it under
      // the plain name.
      preCompressed: true,
      globIgnore: ['**/*.{map,br,gz}', '**/index.html'],
      cacheControl: false,
      setHeaders: (reply, served) => {
        if (served.endsWith('service-worker.js')) return reply.header('cache-control', 'no-cache')
        const hashed = path.relative(root, served).startsWith(`assets${path.sep}`)
        reply.header('cache-control', hashed ? 'public, max-age=31536000, immutable' : 'public, max-age=3600')
      },
    })

  app.get('/', { schema: { hide: true } }, async (request, reply) => {
    reply.header('vary', 'Accept')
    if (documents && !wantsJson(request)) return sendPage(request, reply, { page: 'home', address: request.url })
    return { name: PRODUCT_NAME, version: config.version, status: 'ok' }
  })

  const notFound = (request: FastifyRequest, reply: FastifyReply) =>
    sendProblem(app.unknownAddress(request, reply), request, reply)

  // A route instead of the not-found handler, because only responses of routes are compressed.
  app.get('/*', { schema: { hide: true } }, (request, reply) => {
    const [pathname = '/'] = request.url.split('?')
    const ours = /^\/+(api|graphql|health|assets)(\/|$)/i.test(pathname)
    if (!documents || ours || !wantsPage(request) || /\.[a-z0-9]+$/i.test(pathname) || pathname.includes('/.'))
      return notFound(request, reply)
    const { language, address } = readAddress(request.url)
    return sendPage(request, reply, { page: pageAt(address.split('?')[0] ?? ''), address, language })
  })
  app.setNotFoundHandler(notFound)
})
