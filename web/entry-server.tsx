/**
 * Renders public pages on the server: built by Vite into `dist/ssr`, loaded by
 * `server/http/renderer.ts`.
 */
import { ApolloClient, ApolloLink } from '@apollo/client'
import { prerenderStatic } from '@apollo/client/react/ssr'
import { print } from 'graphql'
import type { ReactNode } from 'react'
import { prerenderToNodeStream } from 'react-dom/static'
import { from } from 'rxjs'
import type { UiLanguage } from '#domain/languages.ts'
import type {
  DocumentHead,
  FirstRender,
  PageData,
  RenderedPage,
  Renderer,
  RenderOptions,
} from '#domain/page-document.ts'
import { drawArt } from './art/draw.ts'
import { drawPicture } from './art/sharing-picture.ts'
import { createCache } from './data/cache.ts'
import { translationIn } from './i18n/i18n.ts'
import type { Translation } from './i18n/translation.ts'
import { App } from './rendering/app.tsx'
import { preparePage } from './routes.tsx'
import { RenderedRouter } from './routing/rendered-router.tsx'

type PageTexts = { terms: string; translation: Promise<Translation> }
const translations = new Map<UiLanguage, PageTexts>()

/** Cached until a specialty or category is renamed. */
function keptTranslation({ language, terms = {} }: FirstRender): Promise<Translation> {
  const named = JSON.stringify(terms)
  const cached = translations.get(language)
  if (cached?.terms === named) return cached.translation
  const translation = translationIn(language, terms)
  translations.set(language, { terms: named, translation })
  return translation
}

/**
 * Asks the schema itself, without a request, and notes what was asked. A page with a question that
 * fails is the browser's.
 */
const linkTo = (
  ask: RenderOptions['ask'],
  { requests, failures }: { requests: PageData['requests']; failures: Error[] },
) =>
  new ApolloLink(({ query, variables, operationName = '' }) =>
    from(
      ask({ query: print(query), variables, operationName })
        .then((answer) => {
          if (answer.errors?.[0]) throw new Error(`${operationName}: ${answer.errors[0].message}`)
          requests.push([operationName, variables])
          return answer as ApolloLink.Result
        })
        .catch((error) => {
          failures.push(error)
          throw error
        }),
    ),
  )

async function renderPage({ address, origin, first, ask }: RenderOptions): Promise<RenderedPage> {
  const [pathname = '/'] = address.split('?')
  const [translation] = await Promise.all([keptTranslation(first), preparePage(pathname)])
  const requests: PageData['requests'] = []
  const failures: Error[] = []
  const client = new ApolloClient({
    link: linkTo(ask, { requests, failures }),
    cache: createCache(),
    ssrMode: true,
  })
  const head: DocumentHead = { origin, statements: [] }
  const router = (routes: ReactNode) => (
    <RenderedRouter address={address} language={first.language}>
      {routes}
    </RenderedRouter>
  )
  const { result } = await prerenderStatic({
    tree: <App client={client} translation={translation} first={first} head={head} router={router} />,
    renderFunction: async (tree) => {
      // Rendered until all questions are answered; what the last time says is true.
      for (const name of Object.keys(head)) delete head[name as keyof DocumentHead]
      Object.assign(head, { origin, statements: [] })
      return render(tree)
    },
  })
  if (failures[0]) throw failures[0]
  return { html: result, head, data: { first, cache: client.extract(), requests } }
}

/** A part that breaks breaks the page: React would leave it to the browser and say nothing. */
async function render(tree: ReactNode) {
  const failures: unknown[] = []
  const rendered = await prerenderToNodeStream(tree, {
    onError: (error) => void failures.push(error),
    // Larger parts would be moved into place by a script, which the content security policy
    // forbids.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
  })
  if (failures.length > 0) throw failures[0]
  return rendered
}

export const renderer: Renderer = { renderPage, drawPicture, drawArt }
