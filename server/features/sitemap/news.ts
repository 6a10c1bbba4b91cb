/** What is announced, for readers of feeds (RSS 2.0). */
import { Feed } from 'feed'
import { NEWS } from '#domain/content/news-items.ts'
import { PAGES } from '#domain/pages.ts'
import { PRODUCT_NAME } from '#domain/product.ts'

export function newsFeed(origin: string): string {
  const page = origin + PAGES.news.address
  const feed = new Feed({
    title: `${PRODUCT_NAME} News`,
    description: 'What has changed, why, and what it means for you.',
    id: page,
    link: page,
    language: 'en',
    copyright: PRODUCT_NAME,
    generator: PRODUCT_NAME,
    feedLinks: { rss: `${page}/feed.xml` },
    updated: new Date(NEWS[0]?.date ?? 0),
  })
  for (const { id, date, title, lead, text } of NEWS)
    feed.addItem({
      title,
      id: `${page}#${id}`,
      link: `${page}#${id}`,
      date: new Date(date),
      description: lead,
      content: [lead, ...text].map((paragraph) => `<p>${paragraph}</p>`).join(''),
    })
  return feed.rss2()
}
