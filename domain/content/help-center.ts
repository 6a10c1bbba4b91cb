import type { Content } from './content.ts'

export const helpCenter: Content = {
  eyebrow: 'Help centre',
  title: 'Help centre',
  lead: 'How booking, preparing, travelling, paying and complaints really work here.',
  inShort:
    'Hekima help centre: guides to booking, moving and cancelling, preparing, travelling, paying, reviews, complaints and your account.',
  layout: 'page',
  sections: [
    { id: 'guides', title: 'Guides', blocks: [{ kind: 'part', part: 'articles' }] },
    {
      id: 'else',
      title: 'Not found?',
      blocks: [
        {
          kind: 'text',
          paragraphs: [{ text: '<a>Write to us</a>. We answer within 2 business days.', to: '/contact' }],
        },
      ],
    },
  ],
}
