import type { Content } from './content.ts'

export const accessibility: Content = {
  eyebrow: 'Trust',
  title: 'Accessibility',
  lead: 'Everyone should be able to find care. How far we are, what is still hard, and how to tell us.',
  inShort:
    'Accessibility at Hekima: built for WCAG 2.2 AA with keyboard, screen reader, zoom and contrast; known limits; a form to report what is hard to use.',
  layout: 'document',
  updated: '2025-09-28',
  sections: [
    {
      id: 'works',
      title: 'What works',
      blocks: [
        {
          kind: 'cards',
          cards: [
            {
              icon: 'check',
              title: 'Keyboard',
              text: 'Everything can be reached and left without a mouse, with a visible focus and a link past the header.',
            },
            {
              icon: 'message',
              title: 'Screen readers',
              text: 'Headings, labels, states and changes are announced; pictures that only decorate stay silent.',
            },
            {
              icon: 'eye',
              title: 'Contrast and zoom',
              text: 'Text has a contrast of 4.5 to 1 or more in light and dark; pages reflow at 400% zoom.',
            },
            {
              icon: 'clock',
              title: 'Calm',
              text: 'No page moves by itself, and movement stops if your system asks for that.',
            },
          ],
        },
      ],
    },
    {
      id: 'limits',
      title: 'What is still hard',
      blocks: [
        {
          kind: 'list',
          items: [
            'The Google map is not ours; the address and directions are next to it as text.',
            'Files that hospitals send may be scans without text.',
            'The KVKK notice is in Turkish for everybody, and the rules of the assistant name their findings in English.',
          ],
        },
      ],
    },
    {
      id: 'tested',
      title: 'How we test',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'Every change runs an automatic check of the pages in light and dark and walks through the important ones by keyboard. This is our own assessment; nobody else has certified it.',
          ],
        },
      ],
    },
    {
      id: 'form',
      title: 'Tell us',
      lead: 'We aim to answer within 2 business days.',
      blocks: [{ kind: 'part', part: 'form' }],
    },
  ],
  aside: [
    {
      title: 'Related',
      links: [
        { to: '/ethics', label: 'Ethics' },
        { to: '/help-center', label: 'Help centre' },
        { to: '/contact', label: 'Contact' },
      ],
    },
  ],
}
