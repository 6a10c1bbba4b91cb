import { sentence } from '../sentences.ts'
import type { Content } from './content.ts'

export const enterprise: Content = {
  eyebrow: 'Enterprise',
  title: 'For groups, insurers and employers',
  lead: 'Many hospitals, many patients or an own system: Hekima connects to what you have.',
  inShort:
    'Hekima for hospital groups, insurers and employers: lists imported by file, REST and GraphQL APIs, webhooks, roles, audit and a contact.',
  layout: 'page',
  picture: 'niche',
  actions: [
    { to: '/contact', label: 'Talk to us' },
    { to: '/support', label: 'Support' },
  ],
  sections: [
    {
      id: 'what',
      title: 'What you get',
      lead: 'Everything here exists and can be tried in the demo.',
      blocks: [
        {
          kind: 'cards',
          cards: [
            {
              icon: 'hospital',
              title: 'Many hospitals at once',
              text: 'Import hospitals, doctors and prices from your lists, and see each change before it is made, with every row that does not fit.',
            },
            {
              icon: 'code',
              title: 'Your systems',
              text: sentence('REST and GraphQL with keys of their own, webhooks for appointments, a calendar feed.'),
              to: '/developers',
            },
            {
              icon: 'users',
              title: 'Roles and teams',
              text: 'Owners, coordinators and viewers for each hospital, with two-factor sign-in where you require it.',
            },
            {
              icon: 'clipboard',
              title: 'Evidence',
              text: 'An audit record to export, a data processing agreement, documents on request.',
              to: '/compliance',
            },
          ],
        },
      ],
    },
    {
      id: 'steps',
      title: 'How we begin',
      blocks: [
        {
          kind: 'steps',
          steps: [
            { title: 'Talk', text: 'You tell us what you have and what you want. Half an hour suffices.' },
            { title: 'Try', text: 'Your list in a test installation, with your people.' },
            { title: 'Connect', text: 'Keys, webhooks and roles, step by step.' },
            { title: 'Run', text: 'A contact who knows you, and agreed times of answer.' },
          ],
        },
      ],
    },
    {
      id: 'next',
      title: 'Next step',
      blocks: [
        {
          kind: 'cards',
          cards: [
            { icon: 'mail', title: 'Contact', text: 'Write to us. We answer within 2 business days.', to: '/contact' },
            { icon: 'life-buoy', title: 'Support', text: 'For those who are with us already.', to: '/support' },
          ],
        },
      ],
    },
  ],
}
