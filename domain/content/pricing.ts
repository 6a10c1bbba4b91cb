import type { Content } from './content.ts'

export const pricing: Content = {
  eyebrow: 'Pricing',
  title: 'Free for patients, fair for hospitals',
  lead: 'Patients pay us nothing. Hospitals start for free and choose a plan when they want more help.',
  inShort:
    'Hekima’s plans: Free at $0, Professional at $49 a month, Enterprise on request. Patients never pay, and no plan changes search results.',
  layout: 'page',
  sections: [
    { id: 'plans', title: 'Three plans', blocks: [{ kind: 'part', part: 'plans' }] },
    {
      id: 'questions',
      title: 'Questions about plans',
      blocks: [
        {
          kind: 'folds',
          folds: [
            {
              question: 'Does a plan change the order of results?',
              answer: ['No. No one can buy a better position or a better rating.'],
            },
            {
              question: 'What happens in the trial?',
              answer: [
                'You create a free account and write to us; nothing is charged on this website. You get an invoice only after a written contract.',
              ],
            },
            { question: 'Do you take a commission?', answer: ['No. What a patient pays stays with the hospital.'] },
            {
              question: 'Can we cancel?',
              answer: ['Yes, at the end of any month. Your page and your appointments stay.'],
            },
          ],
        },
      ],
    },
    {
      id: 'custom',
      title: 'Something else?',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            {
              text: 'A group of hospitals, an insurer, a system to connect: <a>tell us what you need</a>, and we make a plan for it.',
              to: '/contact',
            },
          ],
        },
      ],
    },
  ],
}
