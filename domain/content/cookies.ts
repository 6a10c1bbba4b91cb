import { sentence } from '../sentences.ts'
import { changes } from './changes.ts'
import { type Content, FIRST_VERSION } from './content.ts'

export const cookies: Content = {
  eyebrow: 'Legal',
  title: 'Cookies',
  lead: 'What your browser keeps for Hekima, what for and how long. You decide about what is not necessary.',
  inShort:
    'Cookies and browser storage at Hekima: one cookie for language, currency and theme, no tracking, and a panel to clear what is not necessary.',
  layout: 'document',
  version: FIRST_VERSION,
  sections: [
    {
      id: 'in-short',
      title: 'In short',
      blocks: [
        {
          kind: 'points',
          title: 'In plain words',
          points: [
            {
              icon: 'cookie',
              title: 'One cookie.',
              text: 'It holds language, currency and theme, so that pages arrive as you read them.',
            },
            { icon: 'eye', title: 'Nobody watches.', text: 'No advertising, no analytics of others, no pixels.' },
            {
              icon: 'database',
              title: 'The rest stays with you.',
              text: 'Drafts and choices stay in your browser. Only what you send yourself leaves it.',
            },
            { icon: 'undo', title: 'You decide.', text: 'What is not necessary can be cleared and switched off.' },
          ],
        },
      ],
    },
    {
      id: 'preferences',
      title: 'Your choice',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'There is no banner, because nothing here needs your agreement. You can look, clear and switch off all the same.',
          ],
        },
        { kind: 'part', part: 'panel' },
      ],
    },
    { id: 'list', title: 'What is kept', blocks: [{ kind: 'part', part: 'list' }] },
    {
      id: 'others',
      title: 'Content of others',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'A map comes from Google only after you press its button; Google may then set cookies of its own. Before that you see a drawn plan.',
            'Fonts, pictures and scripts come from our own server.',
          ],
        },
      ],
    },
    changes,
  ],
  aside: [
    {
      title: 'Related',
      links: [
        { to: '/privacy', label: 'Privacy' },
        { to: '/security', label: 'Security' },
        { to: '/kvkk', label: sentence('KVKK') },
      ],
    },
  ],
}
