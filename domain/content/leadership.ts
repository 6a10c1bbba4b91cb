import type { Content } from './content.ts'

export const leadership: Content = {
  eyebrow: 'Company',
  title: 'Leadership',
  lead: 'Three roles lead Hekima. Each has one question it must always be able to answer.',
  inShort:
    'Who decides what at Hekima: the three offices of its leadership, what each is accountable for, and how to reach them.',
  layout: 'page',
  sections: [
    { id: 'offices', title: 'Three roles', blocks: [{ kind: 'part', part: 'leaders' }] },
    {
      id: 'names',
      title: 'Why no names and portraits?',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'The people are named by the company that runs this installation, in the trade register. Here we show what each office answers for, and invent no faces.',
            { text: 'Write to an office by <a>Contact</a>; whoever holds it reads it.', to: '/contact' },
          ],
        },
      ],
    },
    {
      id: 'join',
      title: 'Work with us',
      blocks: [
        {
          kind: 'cards',
          cards: [
            {
              icon: 'briefcase',
              title: 'Careers',
              text: 'Open positions, with what we ask and what we offer.',
              to: '/careers',
            },
          ],
        },
      ],
    },
  ],
}
