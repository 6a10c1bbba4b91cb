import { addressIn, hasLanguages } from '#domain/language-addresses.ts'
import { LOCALES, UI_LANGUAGES, type UiLanguage } from '#domain/languages.ts'
import type { DocumentHead } from '#domain/page-document.ts'
import { type PageName, pageAt } from '#domain/pages.ts'
import { PRODUCT_NAME } from '#domain/product.ts'

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
export const inMarkup = (text: string) => text.replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign)

/** Returns JSON in a script element. No text in it can close the element. */
export const jsonBlock = (type: string, json: string, id = '') =>
  `<script type="${type}"${id && ` id="${id}"`}>${json.replaceAll('<', '\\u003c')}</script>`
export const dataBlock = (type: string, value: unknown, id = '') => jsonBlock(type, JSON.stringify(value), id)

const meta = (name: string, content: string | undefined) =>
  content && `<meta name="${name}" content="${inMarkup(content)}">`
const property = (name: string, content: string | undefined) =>
  content && `<meta property="${name}" content="${inMarkup(content)}">`

type HeadContent = { language: UiLanguage; page: PageName | undefined }

/** Returns `en_GB`, the format of Open Graph. */
const localeOf = (language: UiLanguage) => LOCALES[language].slice(0, 5).replace('-', '_')

/** Returns the tags of Open Graph, and the additional ones of Twitter. */
function sharing({ origin, title, description, canonical, picture }: DocumentHead, { language, page }: HeadContent) {
  const { kind, id } = picture ?? { kind: 'page', id: page }
  const others = canonical && hasLanguages(canonical) ? UI_LANGUAGES.filter((code) => code !== language) : []
  const image = `${origin}/og/${kind}/${id}.png${language === 'en' ? '' : `?lang=${language}`}`
  return [
    property('og:site_name', PRODUCT_NAME),
    property('og:type', 'website'),
    property('og:title', title),
    property('og:description', description),
    property('og:url', canonical && origin + addressIn(language, canonical)),
    property('og:locale', localeOf(language)),
    ...others.map((other) => property('og:locale:alternate', localeOf(other))),
    property('og:image', image),
    property('og:image:width', '1200'),
    property('og:image:height', '630'),
    property('og:image:alt', title),
    meta('twitter:card', 'summary_large_image'),
  ]
}

/** Returns links to the page in each language, for search engines. English is the default. */
function alternates(origin: string, canonical: string): string[] {
  const link = (hreflang: string, language: UiLanguage) =>
    `<link rel="alternate" hreflang="${hreflang}" href="${inMarkup(origin + addressIn(language, canonical))}">`
  return [...UI_LANGUAGES.map((language) => link(language, language)), link('x-default', 'en')]
}

/**
 * Translates page addresses in structured data into the reader's language. An `@id` is the same in
 * all languages.
 */
function inReadersLanguage(statement: unknown, to: { origin: string; language: UiLanguage }): unknown {
  if (Array.isArray(statement)) return statement.map((part) => inReadersLanguage(part, to))
  if (typeof statement === 'string') {
    const address = statement.startsWith(`${to.origin}/`) && statement.slice(to.origin.length)
    return address && pageAt(address.split(/[?#]/)[0] ?? '') ? to.origin + addressIn(to.language, address) : statement
  }
  if (statement === null || typeof statement !== 'object') return statement
  const entries = Object.entries(statement)
  return Object.fromEntries(
    entries.map(([name, value]) => [name, name === '@id' ? value : inReadersLanguage(value, to)]),
  )
}

/** Returns the structured data of a document. */
function webPage({ origin, title, description, canonical = '' }: DocumentHead, language: UiLanguage) {
  const url = origin + addressIn(language, canonical)
  const site = { '@type': 'WebSite', '@id': `${origin}/#website`, name: PRODUCT_NAME, url: `${origin}/` }
  return {
    '@type': 'WebPage',
    '@id': `${url}#page`,
    url,
    name: title,
    description,
    inLanguage: language,
    isPartOf: site,
  }
}

/** Returns the head of a document, as far as it depends on the page. */
export function headOf(head: DocumentHead, shown: HeadContent): string {
  const { origin, title, description, canonical, missing } = head
  const { language, page } = shown
  const isThere = page !== undefined && !missing
  const isPublic = canonical !== undefined && hasLanguages(canonical)
  const statements = [...head.statements, ...(isThere && isPublic && title ? [webPage(head, language)] : [])]
  return [
    `<title>${inMarkup(title ? `${title} | ${PRODUCT_NAME}` : PRODUCT_NAME)}</title>`,
    meta('description', description),
    canonical && `<link rel="canonical" href="${inMarkup(origin + addressIn(language, canonical))}">`,
    ...(isThere && isPublic ? alternates(origin, canonical) : []),
    !isThere && meta('robots', 'noindex'),
    ...(isThere && title ? sharing(head, shown) : []),
    ...statements.map((statement) =>
      dataBlock(
        'application/ld+json',
        inReadersLanguage({ '@context': 'https://schema.org', ...statement }, { origin, language }),
      ),
    ),
  ]
    .filter(Boolean)
    .join('')
}
