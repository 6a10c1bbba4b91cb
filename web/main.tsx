import './styles/styles.css'
import { type ReactNode, StrictMode, startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { readAddress } from '#domain/language-addresses.ts'
import type { PageAnswer, PageData } from '#domain/page-document.ts'
import { createApolloClient } from './data/apollo.ts'
import { takeAnswers } from './data/brought-answers.ts'
import { stampOf } from './data/freshness.ts'
import { browserFirstRender } from './device/preferences.tsx'
import { startTranslation, translation } from './i18n/i18n.ts'
import { App } from './rendering/app.tsx'
import { awaitVisitor, preparePage } from './routes.tsx'
import { PageRouter } from './routing/page-router.tsx'

/** JSON in the document; null without it. */
function readBlock<T>(id: string): T | null {
  const text = document.getElementById(id)?.textContent
  return text ? JSON.parse(text) : null
}

/**
 * Shows the page. A function, and no `await` of the module itself: pages import what stands in the
 * same file as this, and would wait for the module that waits for them.
 */
async function start(): Promise<void> {
  const root = document.getElementById('root')
  if (!root) throw new Error('The page has no #root element.')

  /** Data of the server-rendered page. Null for an empty one. */
  const data = readBlock<PageData>('data')

  const first = data?.first ?? browserFirstRender()
  const brought = document.documentElement.lang === first.language && readBlock<PageAnswer[]>('answers')
  const client = createApolloClient()
  const { address } = readAddress(location.pathname)
  // A page that cannot be prepared says so where it is shown.
  await Promise.all([startTranslation(first), data && preparePage(address).catch(() => undefined)])
  const answers = data?.answers ?? (brought || [])
  takeAnswers(answers, client.cache)
  // They are as old as the document, which may have been kept for hours.
  for (const [operation, variables] of answers) stampOf.set(operation, variables, data && Date.parse(data.first.at))

  const router = (routes: ReactNode) => <PageRouter>{routes}</PageRouter>
  const app = (
    <StrictMode>
      <App client={client} translation={translation} first={first} router={router} />
    </StrictMode>
  )
  // In small steps, so that the browser can respond to scrolling and typing meanwhile.
  if (data) startTransition(() => void hydrateRoot(root, app))
  else createRoot(root).render(app)
  awaitVisitor()
}

// The validator would try `eval`, which the content security policy forbids and reports. It comes
// by need, and goes by this.
const { __zod_globalConfig: settings = {} } = globalThis as { __zod_globalConfig?: object }
Object.assign(globalThis, { __zod_globalConfig: Object.assign(settings, { jitless: true }) })

// Later than all that a visit needs: the page stands when this starts. If it fails, there is no
// offline page.
if (import.meta.env.PROD && 'serviceWorker' in navigator)
  setTimeout(() => {
    import('./device/service-worker.ts').then(({ startServiceWorker }) => startServiceWorker()).catch(console.warn)
  }, 3000)

void start()
