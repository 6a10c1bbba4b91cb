import { sentence } from '../sentences.ts'
import type { Content } from './content.ts'

export const support: Content = {
  eyebrow: 'Support',
  title: 'Support',
  lead: 'Choose whichever is quickest for you.',
  inShort:
    'Support for patients, hospitals and companies on Hekima: the help centre, email, and a contact for enterprises. In an emergency, call 112.',
  layout: 'page',
  sections: [
    {
      id: 'ways',
      title: 'Three ways',
      blocks: [
        {
          kind: 'cards',
          cards: [
            {
              icon: 'life-buoy',
              title: 'Help centre',
              text: 'Most answers are available at any time.',
              to: '/help-center',
            },
            {
              icon: 'mail',
              title: 'Write to us',
              text: 'By form or email. We answer within 2 business days.',
              to: '/contact',
            },
            {
              icon: 'briefcase',
              title: 'For companies and groups',
              text: 'A person who knows your contract.',
              to: '/enterprise',
            },
          ],
        },
        { kind: 'text', paragraphs: [{ text: 'By email: <a>{{email}}</a>', to: 'mailto:', needs: 'email' }] },
      ],
    },
    {
      id: 'who',
      title: 'Who is responsible for what',
      blocks: [
        {
          kind: 'table',
          head: ['Question', 'Who to ask'],
          rows: [
            [
              'Time, preparation, price or result of a treatment',
              'The hospital, through the messages of your appointment',
            ],
            ['Account, sign-in, an error on a page', 'Us, through the form'],
            ['A review is wrong', 'Us, through “Report” beside the review'],
            ['An emergency', sentence('112, immediately')],
          ],
        },
      ],
    },
  ],
}
