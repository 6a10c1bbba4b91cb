import type { Content } from './content.ts'

export const responsibleDisclosure: Content = {
  eyebrow: 'Trust',
  title: 'Responsible disclosure',
  lead: 'You found a weakness? Tell us first. We thank you, repair it, and do not take you to court.',
  inShort:
    'How to report a security weakness in Hekima: what to send, what is allowed, what we promise, and where security.txt is.',
  layout: 'document',
  updated: '2025-09-28',
  sections: [
    {
      id: 'how',
      title: 'How to report',
      blocks: [
        {
          kind: 'steps',
          steps: [
            { title: 'Write', text: 'What you found, where, and how to see it again. One weakness a message.' },
            { title: 'We answer', text: 'Within 2 business days you will hear that someone is looking into it.' },
            { title: 'We repair', text: 'The worst within days. We tell you when it is done.' },
            { title: 'You publish', text: 'After the repair, or after 90 days, as you like.' },
          ],
        },
        {
          kind: 'text',
          paragraphs: [
            { text: 'By email to <a>{{email}}</a>.', to: 'mailto:', needs: 'email' },
            { text: 'By the <a>contact form</a>, with “Security” as the subject.', to: '/contact' },
            { text: 'Programs find the same in <a>security.txt</a>.', to: '/.well-known/security.txt' },
          ],
        },
      ],
    },
    {
      id: 'allowed',
      title: 'What is allowed',
      blocks: [
        {
          kind: 'list',
          items: [
            'Look at accounts you have made yourself.',
            'Stop as soon as you see data of others, and keep none of it.',
            'No flooding, no social engineering, no physical attacks, nothing that harms patients or hospitals.',
          ],
        },
      ],
    },
    {
      id: 'promise',
      title: 'What we promise',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'If you keep to this, you act with our permission. We take no legal action and ask nobody else to. If you like, we thank you by name.',
            'There is no prize money.',
          ],
        },
      ],
    },
    {
      id: 'scope',
      title: 'What belongs to it',
      blocks: [
        {
          kind: 'list',
          items: [
            'This site, its REST and GraphQL APIs and its emails.',
            'Out of scope: hospitals’ own sites, and findings of scanners without a real effect.',
          ],
        },
      ],
    },
  ],
  aside: [
    {
      title: 'Related',
      links: [
        { to: '/security', label: 'Security' },
        { to: '/status', label: 'System status' },
        { to: '/contact', label: 'Contact' },
      ],
    },
  ],
}
