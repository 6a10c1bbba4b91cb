import type { Content } from './content.ts'

export const ethics: Content = {
  eyebrow: 'Trust',
  title: 'Ethics',
  lead: 'What we do, and what we do not do even if it would pay.',
  inShort:
    'The ethics of Hekima: no bought places, no invented reviews, no pressure, no commission on treatments, and an assistant bound by public rules.',
  layout: 'document',
  updated: '2025-09-28',
  sections: [
    {
      id: 'never',
      title: 'What we never do',
      blocks: [
        {
          kind: 'cards',
          cards: [
            {
              icon: 'chart',
              title: 'Sell places',
              text: 'The order of results follows your search. No hospital can pay for a better one.',
            },
            {
              icon: 'star',
              title: 'Invent reviews',
              text: 'Only people with a completed visit review. A bad review is not removed because it is bad.',
            },
            {
              icon: 'price',
              title: 'Earn money from your treatment',
              text: 'We take no share of what you pay the hospital.',
            },
            {
              icon: 'clock',
              title: 'Put you under pressure',
              text: 'No countdowns, no “only one left”. A free time is free until somebody books it.',
            },
            { icon: 'lock', title: 'Trade data', text: 'Nobody buys who you are, what you search or what you have.' },
            {
              icon: 'assistant',
              title: 'Let a machine decide',
              text: 'The assistant guides. Whether and how you are treated is decided by people.',
            },
          ],
        },
      ],
    },
    {
      id: 'patients',
      title: 'Patients first',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'When somebody describes an emergency, we show 112 and offer nothing to book. When a hospital at home serves you better, we say that you should ask there too.',
          ],
        },
      ],
    },
    {
      id: 'assistant',
      title: 'Rules for the assistant',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            { text: 'They are public, with their sources: <a>the rules</a>.', to: '/ai' },
            'A language model, where there is one, may raise the urgency and never lower it.',
          ],
        },
      ],
    },
    {
      id: 'speak-up',
      title: 'If we break this',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            {
              text: 'Tell us by the <a>contact form</a>; you need not give your own name. Nobody is treated worse for it.',
              to: '/contact',
            },
          ],
        },
      ],
    },
  ],
  aside: [
    {
      title: 'Related',
      links: [
        { to: '/about', label: 'About' },
        { to: '/terms', label: 'Terms' },
        { to: '/privacy', label: 'Privacy' },
      ],
    },
  ],
}
