/** The files that search engines read (sitemaps.org), line by line. */
import { PAGES } from '#domain/pages.ts'
import { readableAddress } from '#domain/readable-address.ts'
import { publicUrlOf } from '#server/config.ts'
import type { Context } from '#server/context.ts'
import { AppError } from '#server/errors.ts'
import { countListed, listedRecords, MOST_ADDRESSES, SITEMAP_KINDS, type SitemapKind } from './reading.ts'

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n'
const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'

const inXml = (text: string) => text.replace(/[&<>'"]/g, (sign) => `&#${sign.charCodeAt(0)};`)

const entry = (element: 'url' | 'sitemap', address: string, lastEdit?: Date | null) =>
  `<${element}><loc>${inXml(address)}</loc>${lastEdit ? `<lastmod>${lastEdit.toISOString()}</lastmod>` : ''}</${element}>\n`

/** Names the other files. */
async function* index(ctx: Context, most: number): AsyncGenerator<string> {
  const origin = publicUrlOf(ctx.config)
  yield `${HEAD}<sitemapindex ${NAMESPACE}>\n${entry('sitemap', `${origin}/sitemaps/pages.xml`)}`
  for (const kind of SITEMAP_KINDS) {
    const { total, lastEdit } = await countListed(ctx, kind)
    const files = Math.ceil(total / most)
    for (let file = 1; file <= files; file += 1)
      yield entry('sitemap', `${origin}/sitemaps/${kind}-${file}.xml`, lastEdit)
  }
  yield '</sitemapindex>\n'
}

async function* pages(ctx: Context): AsyncGenerator<string> {
  const origin = publicUrlOf(ctx.config)
  yield `${HEAD}<urlset ${NAMESPACE}>\n`
  for (const { address, inSitemap } of Object.values(PAGES))
    if (inSitemap && !address.includes(':')) yield entry('url', origin + address)
  yield '</urlset>\n'
}

async function* records(ctx: Context, part: { kind: SitemapKind; file: number; most: number }): AsyncGenerator<string> {
  const { kind, file, most } = part
  const origin = publicUrlOf(ctx.config)
  const { total } = await countListed(ctx, kind)
  if (file < 1 || file > Math.ceil(total / most)) throw new AppError('not_found')
  yield `${HEAD}<urlset ${NAMESPACE}>\n`
  for await (const record of listedRecords(ctx, part))
    yield entry('url', origin + readableAddress(PAGES[kind].address, record), record.updatedAt)
  yield '</urlset>\n'
}

/** `sitemap.xml` and the files that it names, with at most so many addresses in each. */
export function sitemapFile(ctx: Context, name: string, { most = MOST_ADDRESSES } = {}): AsyncGenerator<string> {
  if (name === 'sitemap.xml') return index(ctx, most)
  if (name === 'pages.xml') return pages(ctx)
  const [, kind, file] = /^(\w+)-(\d{1,4})\.xml$/.exec(name) ?? []
  const known = SITEMAP_KINDS.find((one) => one === kind)
  if (!known) throw new AppError('not_found')
  return records(ctx, { kind: known, file: Number(file), most })
}

/** What search engines need not ask for: pages of one person, and the doors of programs. */
export function robotsFile({ config }: Pick<Context, 'config'>): string {
  const ofOnePerson = Object.values(PAGES).filter(({ guard, layout }) => guard || layout === 'focused')
  const addresses = ofOnePerson.filter(({ inSitemap }) => !inSitemap).map(({ address }) => address.replace(/\/:.*/, ''))
  const closed = ['/api/', '/graphql', ...addresses]
    .filter((address, _, all) => !all.some((other) => other !== address && address.startsWith(`${other}/`)))
    .filter((address, at, all) => all.indexOf(address) === at)
  return `User-agent: *
Allow: /api/openapi.json
${closed.map((address) => `Disallow: ${address}`).join('\n')}

Sitemap: ${publicUrlOf(config)}/sitemap.xml
`
}
