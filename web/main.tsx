import './styles/styles.css'
import { type ReactNode, StrictMode, startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { readAddress } from '#domain/language-addresses.ts'
import { type PackedJson, unpackJson } from '#domain/packed-json.ts'
import type { PageAnswer, PageData } from '#domain/page-document.ts'
import { createApolloClient } from './data/apollo.ts'
import { takeAnswers } from './data/brought-answers.ts'
import { stampOf } from './data/freshness.ts'
import { browserFirstRender } from './device/preferences.tsx'
import { startTranslation, translation } from './i18n/i18n.ts'
import { App } from './rendering/app.tsx'
import { awaitVisitor, preparePage } from './routes.tsx'
import { PageRouter } from './routing/page-router.tsx'

/** Reads JSON from the document. Null if it is missing. */
function readBlock<T>(id: string): T | null {
  const text = document.getElementById(id)?.textContent
  return text ? JSON.parse(text) : null
}

/**
 * Renders the page. It is a function without top-level `await`, because pages import from this
 * file's chunk and would deadlock with the module that waits for them.
 */
async function start(): Promise<void> {
  const root = document.getElementById('root')
  if (!root) throw new Error('The page has no #root element.')

  /** Data of the server-rendered page. Null for an empty one. */
  const data = readBlock<PageData>('data')

  const first = data?.first ?? browserFirstRender()
  const brought = document.documentElement.lang === first.language && readBlock<PackedJson>('answers')
  const client = createApolloClient()
  const { address } = readAddress(location.pathname)
  // A page that cannot be prepared shows its error when rendered.
  await Promise.all([startTranslation(first), data && preparePage(address).catch(() => undefined)])
  const packed = data?.answers ?? brought
  const answers = packed ? unpackJson<PageAnswer[]>(packed) : []
  takeAnswers(answers, client.cache)
  // The answers are as old as the document, which may have been cached for hours.
  for (const [operation, variables] of answers) stampOf.set(operation, variables, data && Date.parse(data.first.at))

  const router = (routes: ReactNode) => <PageRouter>{routes}</PageRouter>
  const app = (
    <StrictMode>
      <App client={client} translation={translation} first={first} router={router} />
    </StrictMode>
  )
  // Hydrates in small steps, so the browser can respond to scrolling and typing.
  if (data) startTransition(() => void hydrateRoot(root, app))
  else createRoot(root).render(app)
  awaitVisitor()
}

// Disables the validator's use of `eval`, which the content security policy forbids and reports.
// The validator loads on demand and reads this setting.
const { __zod_globalConfig: settings = {} } = globalThis as { __zod_globalConfig?: object }
Object.assign(globalThis, { __zod_globalConfig: Object.assign(settings, { jitless: true }) })

// Starts after everything that a visit needs. If it fails, there is no offline page.
if (import.meta.env.PROD && 'serviceWorker' in navigator)
  setTimeout(() => {
    import('./device/service-worker.ts').then(({ startServiceWorker }) => startServiceWorker()).catch(console.warn)
  }, 3000)

void start()
