/**
 * Renders public pages on the server. Vite builds it into `dist/ssr`, and its exports run in the
 * worker threads of `server/rendering/renderer.ts`.
 */
import { ApolloClient, ApolloLink } from '@apollo/client'
import { getApolloContext } from '@apollo/client/react'
import { wrapperSymbol } from '@apollo/client/react/internal'
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { prerenderToNodeStream } from 'react-dom/static'
import type { UiLanguage } from '#domain/languages.ts'
import type { DocumentHead, FirstRender, PageData, Renderer } from '#domain/page-document.ts'
import { packJson } from '#domain/packed-json.ts'
import { pageAt } from '#domain/pages.ts'
import { drawArt as draw } from './art/draw.ts'
import { drawPicture as drawForSharing } from './art/sharing-picture.ts'
import { createCache } from './data/cache.ts'
import { translationIn } from './i18n/i18n.ts'
import type { Translation } from './i18n/translation.ts'
import { App } from './rendering/app.tsx'
import { askThrough, pageQueries } from './rendering/page-queries.ts'
import { preparePage, queriesAt } from './routes.tsx'
import { RenderedRouter } from './routing/rendered-router.tsx'

type PageTexts = { terms: string; translation: Promise<Translation> }
const translations = new Map<UiLanguage, PageTexts>()

/** Returns a translation that is cached until a specialty or category is renamed. */
function keptTranslation({ language, terms = {} }: FirstRender): Promise<Translation> {
  const serializedTerms = JSON.stringify(terms)
  const cached = translations.get(language)
  if (cached?.terms === serializedTerms) return cached.translation
  const translation = translationIn(language, terms)
  translations.set(language, { terms: serializedTerms, translation })
  return translation
}

/** Hooks expect a client. It sends nothing, because the answers come from `pageQueries`. */
const client = new ApolloClient({ link: ApolloLink.empty(), cache: createCache(), ssrMode: true })
const ApolloContext = getApolloContext()

export const renderPage: Renderer['renderPage'] = async ({ address, origin, first, port }) => {
  const [pathname = '/', query = ''] = address.split('?')
  const [translation] = await Promise.all([keptTranslation(first), preparePage(pathname)])
  const queries = pageQueries({ name: pageAt(pathname), address, client, ask: askThrough(port) })
  // Apollo's own server rendering injects its useQuery through the same symbol. The overloads of
  // useQuery derive types from a document, which a function for every document cannot match.
  const hooks = { [wrapperSymbol]: { useQuery: () => queries.useAnswer as never } }
  const router = (routes: ReactNode) => (
    <RenderedRouter address={address} language={first.language}>
      {routes}
    </RenderedRouter>
  )
  let head: DocumentHead = { origin, statements: [] }
  const tree = () => {
    // Components write into it while they render.
    head = { origin, statements: [] }
    return (
      <ApolloContext value={hooks}>
        <App client={client} translation={translation} first={first} head={head} router={router} />
      </ApolloContext>
    )
  }
  try {
    queries.send(queriesAt(pathname, query))
    const html = await render(tree, queries)
    const data: PageData = { first, answers: packJson(queries.answers()) }
    return { html, head, data: JSON.stringify(data) }
  } finally {
    port.close()
  }
}

/** Marks a part that React leaves to the browser. */
const LEFT_OUT = '<!--$!-->'

/** Renders a tree without waiting. Returns undefined if a part waits or fails. */
function renderNow(tree: ReactNode): string | undefined {
  try {
    const html = renderToString(tree)
    return html.includes(LEFT_OUT) ? undefined : html
  } catch {
    return undefined
  }
}

/**
 * Renders a page once its answers are there, because \`renderToString\` takes two thirds of the
 * processor time of React's streams. A page whose component waits for another query ends early, so
 * it is started again. Whatever waits for something else is rendered by a stream.
 */
async function render(tree: () => ReactNode, queries: ReturnType<typeof pageQueries>): Promise<string> {
  let sent: number
  do {
    await queries.settled()
    sent = queries.count()
    const html = renderNow(tree())
    if (html !== undefined) return html
  } while (queries.count() > sent)
  return renderStream(tree())
}

/**
 * Renders a tree and throws the first error of any part. React would leave that part to the browser
 * without an error.
 */
async function renderStream(tree: ReactNode): Promise<string> {
  const failures: unknown[] = []
  const { prelude } = await prerenderToNodeStream(tree, {
    onError: (error) => void failures.push(error),
    // React moves larger parts into place with a script, which the content security policy forbids.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
  })
  if (failures.length > 0) throw failures[0]
  let html = ''
  for await (const chunk of prelude.setEncoding('utf8')) html += chunk
  return html
}

export const drawPicture: Renderer['drawPicture'] = drawForSharing
export const drawArt: Renderer['drawArt'] = ({ kind, query }) => draw(kind, new URLSearchParams(query))
