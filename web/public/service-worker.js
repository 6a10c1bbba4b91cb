/*
 * Offline: pages that cannot be fetched lead to /offline, which is cached with its files in the
 * user's language. Online: pages always come from the server, and files with a hash in their name
 * come from the cache. No response about a user is cached. The worker also shows push
 * notifications, because no page need be open.
 */
const KEPT = 'hekima-offline'
/** Returns `/offline` or `/ru/offline`. */
const addressIn = (language) => (language === 'en' ? '/offline' : `/${language}/offline`)
/** Small files that every page links, and the icons of a notification. */
const NAMED = ['/head.js', '/icon.svg', '/icons/icon-192.png', '/icons/badge-96.png']

const isHashed = ({ origin, pathname }) => origin === location.origin && pathname.startsWith('/assets/')
/**
 * Returns whether a picture belongs to an offline page: of a stored visit, or of a missing page.
 */
const isKeptPicture = ({ pathname }) => /^\/art\/(frieze|gap|fallen)\.svg$/.test(pathname)
const assetsIn = (text) => [...new Set([...text.matchAll(/(?:href|src)="(\/assets\/[^"]+)"/g)].map(([, file]) => file))]

addEventListener('install', () => skipWaiting())

addEventListener('activate', (event) => {
  // The page is requested while the worker starts, so no visit waits for it.
  event.waitUntil(Promise.all([clients.claim(), registration.navigationPreload?.enable()]))
})

/** Returns the cached page, in whichever language it was cached. */
async function keptPage() {
  const cache = await caches.open(KEPT)
  const request = (await cache.keys()).find(({ url }) => url.endsWith('/offline'))
  return request && { address: new URL(request.url).pathname, answer: await cache.match(request) }
}

/**
 * Caches the offline page with the files it needs and those in use. Repeats this for another
 * language or build.
 */
async function keepOffline({ language, entry, files }) {
  const cache = await caches.open(KEPT)
  const address = addressIn(language)
  const kept = await keptPage()
  const isOfBuild = kept && (await kept.answer.clone().text()).includes(entry)
  if (kept?.address !== address || !isOfBuild) {
    const answer = await fetch(address, { cache: 'no-cache' })
    if (!answer.ok || answer.redirected) return
    const needed = assetsIn(await answer.clone().text())
    await cache.addAll([...NAMED, ...needed])
    if (kept && kept.address !== address) await cache.delete(kept.address)
    await cache.put(address, answer)
    // Files of an earlier build are useless to this one.
    if (kept && !isOfBuild)
      for (const { url } of await cache.keys()) {
        const { pathname } = new URL(url)
        if (pathname.startsWith('/assets/') && !needed.includes(pathname)) await cache.delete(url)
      }
  }
  for (const file of files) if (isHashed(new URL(file)) && !(await cache.match(file))) await cache.add(file)
}

addEventListener('message', (event) => {
  if (event.data?.type === 'keep') event.waitUntil(keepOffline(event.data).catch(() => undefined))
})

async function page(event, url) {
  try {
    return (await event.preloadResponse) ?? (await fetch(event.request))
  } catch (failure) {
    const kept = await keptPage()
    if (!kept) throw failure
    if (url.pathname === kept.address) return kept.answer
    return Response.redirect(`${kept.address}?from=${encodeURIComponent(url.pathname + url.search)}`)
  }
}

async function hashed(request) {
  const kept = await caches.match(request)
  if (kept) return kept
  const answer = await fetch(request)
  if (answer.ok) await (await caches.open(KEPT)).put(request, answer.clone())
  return answer
}

addEventListener('fetch', (event) => {
  const { request } = event
  const url = new URL(request.url)
  if (request.method !== 'GET' || url.origin !== location.origin) return
  if (isHashed(url) || isKeptPicture(url)) event.respondWith(hashed(request))
  else if (NAMED.includes(url.pathname))
    event.respondWith(fetch(request).catch(async () => (await caches.match(url.pathname)) ?? Response.error()))
  else if (request.mode === 'navigate' && !/^\/(api|graphql|health|og)\b/.test(url.pathname))
    event.respondWith(page(event, url))
})

addEventListener('push', (event) => {
  const { title, body, url, language, tag } = event.data.json()
  const dir = language === 'ar' ? 'rtl' : 'ltr'
  const look = { icon: '/icons/icon-192.png', badge: '/icons/badge-96.png' }
  event.waitUntil(registration.showNotification(title, { body, tag, lang: language, dir, data: { url }, ...look }))
})

/** Opens the target of a notification, in an open tab if there is one. */
async function open(url) {
  const [shown] = await clients.matchAll({ type: 'window' })
  if (!shown) return clients.openWindow(url)
  await shown.focus()
  return shown.navigate(url)
}

addEventListener('notificationclick', (event) => {
  event.notification.close()
  const { pathname, search, hash } = new URL(event.notification.data?.url ?? '/', location.origin)
  event.waitUntil(open(pathname + search + hash))
})
