import { LOCALES, type UiLanguage } from '#domain/languages.ts'
import type { DocumentHead } from '#domain/page-document.ts'
import type { PageName } from '#domain/pages.ts'
import { PRODUCT_NAME } from '#domain/product.ts'

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const inMarkup = (text: string) => text.replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign)

/** JSON inside a script element, which no text in it can end. */
export const dataBlock = (type: string, value: unknown, id = '') =>
  `<script type="${type}"${id && ` id="${id}"`}>${JSON.stringify(value).replaceAll('<', '\\u003c')}</script>`

const meta = (name: string, content: string | undefined) =>
  content && `<meta name="${name}" content="${inMarkup(content)}">`
const property = (name: string, content: string | undefined) =>
  content && `<meta property="${name}" content="${inMarkup(content)}">`

type Shown = { language: UiLanguage; page: PageName | undefined }

/** Open Graph, and what Twitter wants beside it. */
function sharing({ origin, title, description, canonical, picture }: DocumentHead, { language, page }: Shown) {
  const { kind, id } = picture ?? { kind: 'page', id: page }
  const image = `${origin}/og/${kind}/${id}.png`
  return [
    property('og:site_name', PRODUCT_NAME),
    property('og:type', 'website'),
    property('og:title', title),
    property('og:description', description),
    property('og:url', canonical && origin + canonical),
    property('og:locale', LOCALES[language].slice(0, 5).replace('-', '_')),
    property('og:image', image),
    property('og:image:width', '1200'),
    property('og:image:height', '630'),
    property('og:image:alt', title),
    meta('twitter:card', 'summary_large_image'),
  ]
}

/** The head of a document, as far as the page that stands in it decides. */
export function headOf(head: DocumentHead, shown: Shown): string {
  const { origin, title, description, canonical, statements, missing } = head
  const isThere = shown.page !== undefined && !missing
  const address = canonical && inMarkup(origin + canonical)
  return [
    `<title>${inMarkup(title ? `${title} | ${PRODUCT_NAME}` : PRODUCT_NAME)}</title>`,
    meta('description', description),
    address && `<link rel="canonical" href="${address}">`,
    // One address serves every language, by what its reader asks for.
    address && `<link rel="alternate" hreflang="x-default" href="${address}">`,
    !isThere && meta('robots', 'noindex'),
    ...(isThere && title ? sharing(head, shown) : []),
    ...statements.map((statement) =>
      dataBlock('application/ld+json', { '@context': 'https://schema.org', ...statement }),
    ),
  ]
    .filter(Boolean)
    .join('')
}
