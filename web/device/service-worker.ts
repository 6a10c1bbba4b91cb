/**
 * Page side of the worker web/public/service-worker.js. It starts after the page has loaded, so it
 * never delays a first visit.
 */

/**
 * Returns the files for the worker's cache: the offline page in this language and build, and the
 * files in use.
 */
const wishes = () => ({
  type: 'keep',
  language: document.documentElement.lang,
  entry: document.querySelector<HTMLScriptElement>('script[type="module"]')?.getAttribute('src') ?? '',
  files: performance.getEntriesByType('resource').map(({ name }) => name),
})

/** Returns the registration and creates it if there is none. */
export const serviceWorker = (): Promise<ServiceWorkerRegistration> =>
  navigator.serviceWorker.register('/service-worker.js').then(() => navigator.serviceWorker.ready)

export async function startServiceWorker(): Promise<void> {
  const { active } = await serviceWorker()
  // The offline page uses this module. It is fetched now so that it is among the files in use.
  await import('#web/pages/offline.tsx')
  const tell = () => active?.postMessage(wishes())
  tell()
  new MutationObserver(tell).observe(document.documentElement, { attributeFilter: ['lang'] })
}
