import type { Content } from './content.ts'

export const help: Content = {
  eyebrow: 'Help',
  title: 'How can we help?',
  lead: 'The four questions we are asked most, and the way to everything else.',
  inShort:
    'Help for patients and clinics on Hekima: how to book, whether you need an account, how your data is protected, and how a clinic joins.',
  layout: 'page',
  updated: '2025-09-28',
  sections: [
    {
      id: 'questions',
      title: 'Frequently asked',
      blocks: [
        {
          kind: 'folds',
          folds: [
            {
              question: 'How do I book an appointment?',
              answer: [
                'Search for a treatment, a complaint or a place, choose a hospital, then a free time. You get a booking number at once. The hospital confirms your booking, and its page says how soon it usually answers.',
              ],
            },
            {
              question: 'Do I need an account?',
              answer: ['Browsing needs no account. Booking and managing appointments needs a free account.'],
            },
            {
              question: 'Is my data safe?',
              answer: [
                'Only the hospital you choose sees your request. Connections are encrypted, no email says what a visit is for, and you can download or delete everything yourself.',
                { text: 'More under <a>Privacy</a>.', to: '/privacy' },
              ],
            },
            {
              question: 'How does a clinic join?',
              answer: [
                {
                  text: 'With the form at <a>For Clinics</a>. We look at the licence and write back within 2 business days.',
                  to: '/for-clinics',
                },
              ],
            },
          ],
        },
      ],
    },
    {
      id: 'more',
      title: 'Where to go on',
      blocks: [
        {
          kind: 'cards',
          cards: [
            {
              icon: 'search',
              title: 'Help centre',
              text: 'Guides to booking, preparing, travelling, paying and complaining, to be searched.',
              to: '/help-center',
            },
            {
              icon: 'message',
              title: 'Contact Us',
              text: 'Write to us. We answer within 2 business days.',
              to: '/contact',
            },
            {
              icon: 'server',
              title: 'System status',
              text: 'Whether everything works at this moment, and how it was.',
              to: '/status',
            },
          ],
        },
        { kind: 'text', paragraphs: [{ text: 'By email: <a>{{email}}</a>', to: 'mailto:', needs: 'email' }] },
      ],
    },
  ],
}
