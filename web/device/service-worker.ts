/**
 * The worker of web/public/service-worker.js, from the page's side. It starts once a page is there,
 * so that no first visit waits for it.
 */

/**
 * Files for the worker's cache: the offline page in this language and build, and the files in use.
 */
const wishes = () => ({
  type: 'keep',
  language: document.documentElement.lang,
  entry: document.querySelector<HTMLScriptElement>('script[type="module"]')?.getAttribute('src') ?? '',
  files: performance.getEntriesByType('resource').map(({ name }) => name),
})

/** The registration, made where there is none. */
export const serviceWorker = (): Promise<ServiceWorkerRegistration> =>
  navigator.serviceWorker.register('/service-worker.js').then(() => navigator.serviceWorker.ready)

export async function startServiceWorker(): Promise<void> {
  const { active } = await serviceWorker()
  // Read there, and fetched now so that it is among the files in use.
  await import('#web/pages/offline.tsx')
  const tell = () => active?.postMessage(wishes())
  tell()
  new MutationObserver(tell).observe(document.documentElement, { attributeFilter: ['lang'] })
}
