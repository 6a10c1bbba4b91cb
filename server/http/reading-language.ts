/** Language of a page or an answer for a request. */
import type { IncomingHttpHeaders } from 'node:http'
import type { FastifyRequest } from 'fastify'
import { preferredLanguage, UI_LANGUAGES, type UiLanguage } from '#domain/languages.ts'
import { preferencesIn } from '#domain/preferences.ts'

/** `tr-TR,tr;q=0.9,en;q=0.8` as languages, the most wanted first. */
function wantedLanguages(header = ''): string[] {
  const preferred = header.split(',').map((entry) => {
    const [language = '', quality] = entry.trim().split(/\s*;\s*q=/)
    return { language, quality: quality === undefined ? 1 : Number(quality) }
  })
  return preferred
    .filter(({ quality }) => quality > 0)
    .sort((a, b) => b.quality - a.quality)
    .map(({ language }) => language)
}

/**
 * The language of an answer of either door: what hospitals, doctors and services say is answered in
 * it, as far as they say it. The first of `?lang=` and `Accept-Language` that names a language of
 * ours; English without any.
 */
export function languageOfAnswer({ query, headers }: FastifyRequest): UiLanguage {
  const { lang } = query as { lang?: unknown }
  const requested = UI_LANGUAGES.find((language) => language === lang)
  return requested ?? preferredLanguage(wantedLanguages(headers['accept-language']), UI_LANGUAGES)
}

/** The chosen language, else that of the browser. */
export const languageOfReader = (headers: IncomingHttpHeaders): UiLanguage =>
  preferencesIn(headers.cookie ?? '').language ??
  preferredLanguage(wantedLanguages(headers['accept-language']), UI_LANGUAGES)

/**
 * Whether one of our own pages leads here; browsers without the header say it by the address they
 * come from.
 */
function isFromHere({ referer = '', host, 'sec-fetch-site': site }: IncomingHttpHeaders): boolean {
  if (site !== undefined) return site === 'same-origin'
  return URL.canParse(referer) && new URL(referer).host === host
}

/**
 * Language of a visit to an English address: the chosen one, and on the first visit that of the
 * browser. Our own links to an English page lead there even without a cookie. Clients that request
 * no language, such as crawlers, read English.
 */
export const languageOfVisit = (headers: IncomingHttpHeaders): UiLanguage =>
  isFromHere(headers) ? (preferencesIn(headers.cookie ?? '').language ?? 'en') : languageOfReader(headers)
