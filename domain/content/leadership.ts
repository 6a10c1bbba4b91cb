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
            'The company that runs this installation names its people in the trade register. Here we show what each role is responsible for, without invented faces.',
            { text: 'Write to a role through <a>Contact</a>; the person who holds it reads it.', to: '/contact' },
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
              text: 'Open positions, with what we look for and what we offer.',
              to: '/careers',
            },
          ],
        },
      ],
    },
  ],
}
