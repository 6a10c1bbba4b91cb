/*
 * Without a network: pages that cannot be fetched lead to /offline, which is kept here with its files, in the language of the reader.
 * With one: pages always come from the server, and files whose name carries a hash come from here. Nothing that the server answers about
 * people is kept. Notices of the server are shown here too, since no page need be open.
 */
const KEPT = 'hekima-offline'
/** `/offline`, `/ru/offline` */
const addressIn = (language) => (language === 'en' ? '/offline' : `/${language}/offline`)
/** Small files that every page names, and the picture of a notice. */
const NAMED = ['/head.js', '/icon.svg', '/icons/icon-192.png', '/icons/badge-96.png']

const isHashed = ({ origin, pathname }) => origin === location.origin && pathname.startsWith('/assets/')
/** Pictures of pages that are shown without a network: of a kept visit, and of a page that is not there. */
const isKeptPicture = ({ pathname }) => /^\/art\/(frieze|gap|fallen)\.svg$/.test(pathname)
const assetsIn = (text) => [...new Set([...text.matchAll(/(?:href|src)="(\/assets\/[^"]+)"/g)].map(([, file]) => file))]

addEventListener('install', () => skipWaiting())

addEventListener('activate', (event) => {
  // The page is asked for while the worker starts, so that no visit waits for it.
  event.waitUntil(Promise.all([clients.claim(), registration.navigationPreload?.enable()]))
})

/** The kept page, in whichever language it was kept. */
async function keptPage() {
  const cache = await caches.open(KEPT)
  const request = (await cache.keys()).find(({ url }) => url.endsWith('/offline'))
  return request && { address: new URL(request.url).pathname, answer: await cache.match(request) }
}

/** Keeps the page for when there is no network, anew for another language or another build, with the files it needs and those in use. */
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
    // Files of an earlier build are of no use to this one.
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

/** Goes to what a notice tells of, in a page that is open already where there is one. */
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
