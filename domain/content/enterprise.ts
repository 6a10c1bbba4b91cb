import { sentence } from '../sentences.ts'
import type { Content } from './content.ts'

export const enterprise: Content = {
  eyebrow: 'Enterprise',
  title: 'For groups, insurers and employers',
  lead: 'Many hospitals, many patients or your own system: Hekima connects to what you have.',
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
      lead: 'Everything here exists and you can try it in the demo.',
      blocks: [
        {
          kind: 'cards',
          cards: [
            {
              icon: 'hospital',
              title: 'Many hospitals at once',
              text: 'Import hospitals, doctors and prices from your lists, and review every change, and every row that does not fit, before anything is saved.',
            },
            {
              icon: 'code',
              title: 'Your systems',
              text: sentence('REST and GraphQL with their own keys, webhooks for appointments, a calendar feed.'),
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
              text: 'An exportable audit log, a data processing agreement, documents on request.',
              to: '/compliance',
            },
          ],
        },
      ],
    },
    {
      id: 'steps',
      title: 'How we start',
      blocks: [
        {
          kind: 'steps',
          steps: [
            { title: 'Talk', text: 'You tell us what you have and what you want. Half an hour is enough.' },
            { title: 'Try', text: 'Your list in a test installation, with your team.' },
            { title: 'Connect', text: 'Keys, webhooks and roles, step by step.' },
            { title: 'Run', text: 'A contact who knows you, and agreed response times.' },
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
            { icon: 'life-buoy', title: 'Support', text: 'For hospitals that are already with us.', to: '/support' },
          ],
        },
      ],
    },
  ],
}
