/** Files for search engines (sitemaps.org), line by line. */
import { addressIn } from '#domain/language-addresses.ts'
import { UI_LANGUAGES, type UiLanguage } from '#domain/languages.ts'
import { isIndexed, PAGES, type PageName } from '#domain/pages.ts'
import { readableAddress } from '#domain/readable-address.ts'
import { publicUrlOf } from '#server/config.ts'
import type { Context } from '#server/context.ts'
import { AppError } from '#server/errors.ts'
import { countListed, listedRecords, MOST_ADDRESSES, SITEMAP_KINDS, type SitemapKind } from './reading.ts'

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n'
const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'
const WITH_LANGUAGES = `${NAMESPACE} xmlns:xhtml="http://www.w3.org/1999/xhtml"`

const inXml = (text: string) => text.replace(/[&<>'"]/g, (sign) => `&#${sign.charCodeAt(0)};`)

const edited = (lastEdit?: Date | null) => (lastEdit ? `<lastmod>${lastEdit.toISOString()}</lastmod>` : '')

type Site = { origin: string; language: UiLanguage }

/** Returns the entry of a page in one language, with its addresses in the others. */
function entry(address: string, { origin, language }: Site, lastEdit?: Date): string {
  const other = (name: string, spoken: UiLanguage) =>
    `<xhtml:link rel="alternate" hreflang="${name}" href="${inXml(origin + addressIn(spoken, address))}"/>`
  const others = [...UI_LANGUAGES.map((code) => other(code, code)), other('x-default', 'en')].join('')
  return `<url><loc>${inXml(origin + addressIn(language, address))}</loc>${edited(lastEdit)}${others}</url>\n`
}

/** Returns `pages.xml` for English, `tr-pages.xml` for Turkish. */
const fileIn = (language: UiLanguage, name: string) => (language === 'en' ? name : `${language}-${name}`)

/**
 * Lists the other files. Each language has its own, so that none exceeds the limit of a sitemap.
 */
async function* index(ctx: Context, most: number): AsyncGenerator<string> {
  const origin = publicUrlOf(ctx.config)
  const file = (name: string, lastEdit?: Date | null) =>
    `<sitemap><loc>${origin}/sitemaps/${name}</loc>${edited(lastEdit)}</sitemap>\n`
  yield `${HEAD}<sitemapindex ${NAMESPACE}>\n`
  const counted = await Promise.all(SITEMAP_KINDS.map(async (kind) => ({ kind, ...(await countListed(ctx, kind)) })))
  for (const language of UI_LANGUAGES) {
    yield file(fileIn(language, 'pages.xml'))
    for (const { kind, total, lastEdit } of counted)
      for (let at = 1; at <= Math.ceil(total / most); at += 1)
        yield file(fileIn(language, `${kind}-${at}.xml`), lastEdit)
  }
  yield '</sitemapindex>\n'
}

async function* pages(site: Site): AsyncGenerator<string> {
  yield `${HEAD}<urlset ${WITH_LANGUAGES}>\n`
  for (const { address, inSitemap } of Object.values(PAGES))
    if (inSitemap && !address.includes(':')) yield entry(address, site)
  yield '</urlset>\n'
}

type Part = { kind: SitemapKind; file: number; most: number; site: Site }

async function* records(ctx: Context, { site, ...part }: Part): AsyncGenerator<string> {
  const { kind, file, most } = part
  const { total } = await countListed(ctx, kind)
  if (file < 1 || file > Math.ceil(total / most)) throw new AppError('not_found')
  yield `${HEAD}<urlset ${WITH_LANGUAGES}>\n`
  for await (const record of listedRecords(ctx, part))
    yield entry(readableAddress(PAGES[kind].address, record), site, record.updatedAt)
  yield '</urlset>\n'
}

/** Returns `sitemap.xml` or one of its files, with a maximum number of addresses in each. */
export function sitemapFile(ctx: Context, name: string, { most = MOST_ADDRESSES } = {}): AsyncGenerator<string> {
  if (name === 'sitemap.xml') return index(ctx, most)
  const [, prefix = 'en', plain = ''] = /^(?:([a-z]{2})-)?(.*)$/.exec(name) ?? []
  const language = UI_LANGUAGES.find((code) => fileIn(code, plain) === name && code === prefix)
  const [, kind, file] = /^(\w+)-(\d{1,4})\.xml$/.exec(plain) ?? []
  const sitemapKind = SITEMAP_KINDS.find((candidate) => candidate === kind)
  if (!language || (!sitemapKind && plain !== 'pages.xml')) throw new AppError('not_found')
  const site = { origin: publicUrlOf(ctx.config), language }
  return sitemapKind ? records(ctx, { kind: sitemapKind, file: Number(file), most, site }) : pages(site)
}

/** Returns robots.txt, which excludes personal pages and the APIs from crawling. */
export function robotsFile({ config }: Pick<Context, 'config'>): string {
  const ofOnePerson = (Object.keys(PAGES) as PageName[]).filter(
    (page) => (PAGES[page].guard || PAGES[page].layout === 'focused') && !isIndexed(page),
  )
  const addresses = ofOnePerson.map((page) => PAGES[page].address.replace(/\/:.*/, ''))
  const inLanguages = UI_LANGUAGES.flatMap((language) => addresses.map((address) => addressIn(language, address)))
  const closed = ['/api/', '/graphql', ...inLanguages]
    .filter((address, _, all) => !all.some((other) => other !== address && address.startsWith(`${other}/`)))
    .filter((address, at, all) => all.indexOf(address) === at)
  return `User-agent: *
Allow: /api/openapi.json
${closed.map((address) => `Disallow: ${address}`).join('\n')}

Sitemap: ${publicUrlOf(config)}/sitemap.xml
`
}
