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
            'Leave your address at the foot of this page, and we write to you when there is a newsletter; it has no fixed dates. You confirm by a link and end it with one click.',
            { text: 'Readers of feeds take <a>the RSS feed</a>.', to: '/news/feed.xml' },
          ],
        },
      ],
    },
  ],
}
