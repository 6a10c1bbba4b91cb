import type { Content } from './content.ts'

export const status: Content = {
  eyebrow: 'System status',
  title: 'System status',
  lead: 'What our own checks say: now, and on each of the last 90 days.',
  inShort:
    'System status of Hekima: website and APIs, database, search, email and the assistant, checked every minute, with a history of 90 days.',
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
            'A job of the server checks each part every minute and writes down the result. A day shows the worst it had: degraded when checks were slow or late, down when one failed. Days without a check are grey.',
            'While the whole server is down it can write nothing: such times are missing checks.',
            { text: 'Something does not work although all is green? <a>Tell us</a>.', to: '/contact' },
          ],
        },
      ],
    },
  ],
}
