import type { Content } from './content.ts'

export const help: Content = {
  eyebrow: 'Help',
  title: 'How can we help?',
  lead: 'The four questions we are asked most, and links to everything else.',
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
                'Search for a treatment, a symptom or a place, choose a hospital, then a free time. You get a booking number right away. The hospital confirms your booking, and its page says how quickly it usually answers.',
              ],
            },
            {
              question: 'Do I need an account?',
              answer: ['Browsing needs no account. Booking and managing appointments needs a free account.'],
            },
            {
              question: 'Is my data safe?',
              answer: [
                'Only the hospital you choose sees your request. Connections are encrypted, emails never say what a visit is for, and you can download or delete everything yourself.',
                { text: 'More under <a>Privacy</a>.', to: '/privacy' },
              ],
            },
            {
              question: 'How does a clinic join?',
              answer: [
                {
                  text: 'With the form at <a>For Clinics</a>. We check the licence and reply within 2 business days.',
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
      title: 'Where to go next',
      blocks: [
        {
          kind: 'cards',
          cards: [
            {
              icon: 'search',
              title: 'Help centre',
              text: 'Searchable guides to booking, preparing, travelling, paying and making a complaint.',
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
              text: 'Whether everything is working right now, and how it has been.',
              to: '/status',
            },
          ],
        },
        { kind: 'text', paragraphs: [{ text: 'By email: <a>{{email}}</a>', to: 'mailto:', needs: 'email' }] },
      ],
    },
  ],
}
