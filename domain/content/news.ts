import type { Content } from './content.ts'

export const news: Content & { lead: string } = {
  eyebrow: 'Newsroom',
  title: 'News',
  lead: 'What has changed, why, and what it means for you.',
  inShort:
    'News from Hekima: what has changed in search, booking, the assistant and for hospitals, in plain words and with dates.',
  layout: 'page',
  sections: [
    { id: 'latest', title: 'Latest', blocks: [{ kind: 'part', part: 'news' }] },
    {
      id: 'letter',
      title: 'By email or feed',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'Leave your address at the bottom of this page and we will send you our newsletter when there is one; it has no fixed dates. You confirm with a link and can unsubscribe with one click.',
            { text: 'Prefer a feed? Use <a>the RSS feed</a>.', to: '/news/feed.xml' },
          ],
        },
      ],
    },
  ],
}
