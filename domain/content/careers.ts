import type { Content } from './content.ts'

export const careers: Content = {
  eyebrow: 'Careers',
  title: 'Build what people need when they are worried',
  lead: 'Small teams, plain code, real patients. We work in Ankara, İstanbul and from home.',
  inShort:
    'Careers at Hekima: open positions in engineering, product, data and operations, remote or in Ankara and İstanbul, with an application form.',
  layout: 'page',
  sections: [
    { id: 'roles', title: 'Open positions', blocks: [{ kind: 'part', part: 'jobs' }] },
    {
      id: 'how',
      title: 'How we hire',
      blocks: [
        {
          kind: 'steps',
          steps: [
            { title: 'Apply', text: 'A form and your CV. No letter needed.' },
            { title: 'Talk', text: 'Half an hour, questions both ways.' },
            { title: 'Work together', text: 'A paid afternoon on something real.' },
            { title: 'Decide', text: 'Within a week, with reasons.' },
          ],
        },
      ],
    },
    {
      id: 'else',
      title: 'Nothing that fits?',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            { text: '<a>Write to us</a> anyway.', to: '/contact' },
            'Applications are deleted 180 days after our last reply.',
          ],
        },
      ],
    },
  ],
}
