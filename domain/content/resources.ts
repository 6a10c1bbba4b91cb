import { sentence } from '../sentences.ts'
import type { Content } from './content.ts'

export const resources: Content = {
  eyebrow: 'Resources',
  title: 'Everything to read and download',
  lead: 'For patients preparing a trip, developers connecting systems and journalists writing about us.',
  inShort:
    'Hekima resources: documentation, developer guides, worked examples, news, the media kit and the support centre.',
  layout: 'page',
  sections: [
    {
      id: 'all',
      title: 'Six places to start',
      blocks: [
        {
          kind: 'cards',
          cards: [
            {
              icon: 'book',
              title: 'Documentation',
              text: 'Every page and step of the product, explained for patients.',
              to: '/help-center',
            },
            {
              icon: 'code',
              title: 'Developer Guides',
              text: sentence('REST, GraphQL, keys and webhooks, with snippets that run.'),
              to: '/developers',
            },
            {
              icon: 'hospital',
              title: 'Case Studies',
              text: 'How a visit works, from the first question to the journey home. We do not publish patient stories.',
              to: '/why-turkey',
            },
            { icon: 'news', title: 'Blog', text: 'What is new, in our own words.', to: '/news' },
            { icon: 'download', title: 'Media Kit', text: 'Logo files, facts and a contact.', to: '/press' },
            { icon: 'life-buoy', title: 'Support Center', text: 'Searchable guides.', to: '/help-center' },
          ],
        },
      ],
    },
    {
      id: 'missing',
      title: 'Something missing?',
      blocks: [{ kind: 'text', paragraphs: [{ text: '<a>Tell us</a> what you looked for.', to: '/contact' }] }],
    },
  ],
}
