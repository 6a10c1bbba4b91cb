/** News feed (RSS 2.0). */
import { Feed } from 'feed'
import { news } from '#domain/content/news.ts'
import { NEWS } from '#domain/content/news-items.ts'
import { addressIn } from '#domain/language-addresses.ts'
import type { UiLanguage } from '#domain/languages.ts'
import { PAGES } from '#domain/pages.ts'
import { PRODUCT_NAME } from '#domain/product.ts'
import { sayOnPages } from '#server/http/page-words.ts'

export function newsFeed(origin: string, language: UiLanguage): string {
  const say = sayOnPages[language]
  const page = origin + addressIn(language, PAGES.news.address)
  const feed = new Feed({
    title: `${say(news.title)} | ${PRODUCT_NAME}`,
    description: say(news.lead),
    id: page,
    link: page,
    language,
    copyright: PRODUCT_NAME,
    generator: PRODUCT_NAME,
    feedLinks: { rss: `${page}/feed.xml` },
    updated: new Date(NEWS[0]?.date ?? 0),
  })
  for (const { id, date, title, lead, text } of NEWS)
    feed.addItem({
      title: say(title),
      id: `${page}#${id}`,
      link: `${page}#${id}`,
      date: new Date(date),
      description: say(lead),
      content: [lead, ...text].map((paragraph) => `<p>${say(paragraph)}</p>`).join(''),
    })
  return feed.rss2()
}
