import type { FastifyInstance } from 'fastify'
import { addressIn } from '#domain/language-addresses.ts'
import { directionOf, UI_LANGUAGES, type UiLanguage } from '#domain/languages.ts'
import { PAGES } from '#domain/pages.ts'
import { PRODUCT_NAME } from '#domain/product.ts'
import ar from '#domain/sentences/ar/documents.json' with { type: 'json' }
import ru from '#domain/sentences/ru/documents.json' with { type: 'json' }
import tr from '#domain/sentences/tr/documents.json' with { type: 'json' }
import type { Say } from '#domain/sentences.ts'
import { translator } from '#domain/translator.ts'
import { languageOfReader } from './reading-language.ts'

export const MANIFEST = '/manifest.webmanifest'

const sayIn: Record<UiLanguage, Say> = {
  en: translator({}, 'en'),
  tr: translator(tr, 'tr'),
  ru: translator(ru, 'ru'),
  ar: translator(ar, 'ar'),
}

const icon = (name: string, size: number, purpose = 'any') => ({
  src: `/icons/${name}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
})

/**
 * Returns the manifest of the installed application, in the language of the page that offers it.
 */
function manifestIn(language: UiLanguage) {
  const t = sayIn[language]
  const shortcut = (name: string, address: string) => ({
    name,
    url: addressIn(language, address),
    icons: [icon('icon-192', 192)],
  })
  return {
    // The installed application is the same in every language.
    id: '/',
    name: PRODUCT_NAME,
    short_name: PRODUCT_NAME,
    description: t('Compare hospitals, clinics and doctors in Türkiye and book an appointment.'),
    lang: language,
    dir: directionOf(language),
    start_url: addressIn(language, '/'),
    scope: '/',
    display: 'standalone',
    background_color: '#fcfaf5',
    theme_color: '#0c7779',
    categories: ['medical', 'travel', 'health'],
    icons: [icon('icon-192', 192), icon('icon-512', 512), icon('maskable-512', 512, 'maskable')],
    shortcuts: [
      shortcut(t('My Appointments'), PAGES.myAppointments.address),
      shortcut(t('Search'), PAGES.search.address),
    ],
  }
}

/**
 * Serves the manifest. Browsers request it without cookies, so the page adds its language to the
 * address.
 */
export async function webManifest(app: FastifyInstance): Promise<void> {
  app.get(MANIFEST, { schema: { hide: true } }, (request, reply) => {
    const { lang } = request.query as { lang?: unknown }
    const language = UI_LANGUAGES.find((code) => code === lang) ?? languageOfReader(request.headers)
    return reply
      .type('application/manifest+json; charset=utf-8')
      .headers({ 'cache-control': 'public, max-age=3600', vary: 'accept-encoding, accept-language, cookie' })
      .send(JSON.stringify(manifestIn(language)))
  })
}
