/** Language of a page or a response for a request. */
import type { IncomingHttpHeaders } from 'node:http'
import type { FastifyRequest } from 'fastify'
import { preferredLanguage, UI_LANGUAGES, type UiLanguage } from '#domain/languages.ts'
import { preferencesIn } from '#domain/preferences.ts'

/** Parses `tr-TR,tr;q=0.9,en;q=0.8` into languages, most preferred first. */
export function wantedLanguages(header = ''): string[] {
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
 * Returns the language of a response of either API. Records are answered in it as far as they are
 * translated. It is the first of `?lang=` and `Accept-Language` that names a supported language,
 * else English.
 */
export function languageOfAnswer({ query, headers }: FastifyRequest): UiLanguage {
  const { lang } = query as { lang?: unknown }
  const requested = UI_LANGUAGES.find((language) => language === lang)
  return requested ?? preferredLanguage(wantedLanguages(headers['accept-language']), UI_LANGUAGES)
}

/** Returns the chosen language, or else that of the browser. */
export const languageOfReader = (headers: IncomingHttpHeaders): UiLanguage =>
  preferencesIn(headers.cookie ?? '').language ??
  preferredLanguage(wantedLanguages(headers['accept-language']), UI_LANGUAGES)

/**
 * Returns true if one of our own pages links here. Without `Sec-Fetch-Site` the referrer decides.
 */
function isFromHere({ referer = '', host, 'sec-fetch-site': site }: IncomingHttpHeaders): boolean {
  if (site !== undefined) return site === 'same-origin'
  return URL.canParse(referer) && new URL(referer).host === host
}

/**
 * Returns the language of a visit to an English address: the chosen one, or on the first visit that
 * of the browser. Links from our own pages to an English page stay English without a cookie.
 * Clients that request no language, such as crawlers, read English.
 */
export const languageOfVisit = (headers: IncomingHttpHeaders): UiLanguage =>
  isFromHere(headers) ? (preferencesIn(headers.cookie ?? '').language ?? 'en') : languageOfReader(headers)
