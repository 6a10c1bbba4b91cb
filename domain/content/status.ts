import type { Content } from './content.ts'

export const status: Content = {
  eyebrow: 'System status',
  title: 'System status',
  lead: 'What our own checks say, now and for each of the last 90 days.',
  inShort:
    'Hekima system status: website and APIs, database, search, email and the assistant, checked every minute, with a history of 90 days.',
  layout: 'page',
  sections: [
    { id: 'now', title: 'Now and before', blocks: [{ kind: 'part', part: 'status' }] },
    {
      id: 'how',
      title: 'How we measure',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'The server checks each part every minute and records the result. Each day shows its worst state: degraded when checks were slow or late, down when one failed. Days without checks are grey.',
            'While the whole server is down it cannot record anything, so those times have no checks.',
            { text: 'Something not working although everything is green? <a>Tell us</a>.', to: '/contact' },
          ],
        },
      ],
    },
  ],
}
