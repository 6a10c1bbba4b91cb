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
import { makesPages } from './page-clients.ts'
import { shownTerms } from './page-terms.ts'
import { sendProblem } from './problem.ts'
import { readableAddresses } from './readable-addresses.ts'
import { languageOfReader, languageOfVisit } from './reading-language.ts'

/**
 * Headers, besides the address, by which documents vary. English addresses also vary by the
 * requested language.
 */
const PAGES_VARY = 'Accept, Accept-Encoding, Cookie, User-Agent'

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
 * Serves the built web client: its files, public pages as they are, and for the others its one
 * document without content.
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
  const pages = documents && publicPages({ deps, threads, documents, readyAnswers, keptPages, changes, ask, termsIn })
  const rightAddress = readableAddresses({ deps, readyAnswers, ask })

  /** `page` stands at `address`, which is without the `language` in front that was asked for. */
  type PageAddress = { page: PageName | undefined; address: string; language?: UiLanguage | undefined }

  /** Canonical address of a page: in the right language, with its readable name. */
  async function placeOf({ page, address, language }: PageAddress, headers: IncomingHttpHeaders, network: string) {
    const spoken = language ?? (page && hasLanguages(address) ? languageOfVisit(headers) : 'en')
    // Names are looked up for those who may have the page.
    const redirect = pages?.isSpent(network) ? undefined : await rightAddress(page, address)
    const right = addressIn(spoken, redirect ?? address)
    // An English address leads elsewhere for some readers only.
    return { right, status: language || spoken === 'en' ? 301 : 302 }
  }

  type RefusedPage = NoPage & { language: UiLanguage }

  /**
   * Says in place of a page when to come again. A crawler keeps what it has of a page that is
   * unavailable.
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
    reply.header('vary', pageAddress.language ? PAGES_VARY : `${PAGES_VARY}, Accept-Language, Sec-Fetch-Site, Referer`)
    const isOneLanguage = !page || !hasLanguages(address)
    const language = pageAddress.language ?? (isOneLanguage ? languageOfReader(headers) : 'en')
    // The page asks its own address whether it is there, and shows Page Not Found.
    if (page && PAGES[page].forDevelopers && !config.developerPages)
      return reply.code(404).send(documents?.empty(undefined, language))
    const { right, status } = await placeOf(pageAddress, headers, network)
    if (right !== request.url) return reply.header('location', right).code(status).send()
    reply.header('content-language', language)
    if (page && !isIndexed(page)) reply.header('x-robots-tag', 'noindex')
    const rendered = isRendered(page) ? await pages?.render({ address, language, page, headers, network }) : undefined
    let answers: PageAnswer[] | undefined
    if (rendered && 'refused' in rendered) {
      // A browser makes the page itself where we are only busy.
      if (rendered.refused === 'too_many_requests' || !makesPages(headers))
        return sendNotice(request, reply, { ...rendered, language })
      answers = rendered.answers
    } else if (rendered) {
      // A cache in front may send it for a few seconds, and then asks whether it has changed.
      reply.headers({ etag: rendered.etag, 'cache-control': SHARED, 'surrogate-key': rendered.surrogateKey })
      if (headers['if-none-match'] === rendered.etag) return reply.code(304).send()
      const { encoding, payload } = await rendered.text.for(headers['accept-encoding'])
      if (encoding) reply.header('content-encoding', encoding)
      return reply.code(rendered.status).send(payload)
    }
    return reply
      .code(page ? 200 : 404)
      .send(documents?.empty(page, language, { terms: await termsIn(language), answers }))
  }

  if (documents)
    await app.register(fastifyStatic, {
      root,
      wildcard: false,
      index: false,
      dotfiles: 'ignore',
      // The build put `.br` and `.gz` beside each text file; who accepts one of them gets it under
      // the name without.
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
    sendProblem(new AppError('not_found'), request, reply)

  // A route and not the handler of what is not found: only the answers of routes are compressed.
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
