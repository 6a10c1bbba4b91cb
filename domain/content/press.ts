import { sentence } from '../sentences.ts'
import type { Content } from './content.ts'

export const press: Content = {
  eyebrow: 'Press',
  title: 'Press',
  lead: 'Facts we can prove, files you can use, and a person who answers.',
  inShort:
    'Hekima press page: announcements, numbers from the database, logo files as SVG and PNG, a fact sheet and a contact.',
  layout: 'page',
  sections: [
    { id: 'announcements', title: 'Announcements', blocks: [{ kind: 'part', part: 'news' }] },
    {
      id: 'numbers',
      title: 'Numbers',
      blocks: [
        {
          kind: 'figures',
          figures: [
            { fact: 'hospitals', label: sentence('hospitals anyone can look at') },
            { fact: 'provinces', label: sentence('provinces with at least one of them'), of: 'allProvinces' },
            { fact: 'doctors', label: sentence('doctors with their own page') },
            { fact: 'reviews', label: sentence('reviews by people who were there') },
          ],
          source: 'Counted in our database on {{countedOn}}. We never show a number we have not counted.',
        },
      ],
    },
    { id: 'kit', title: 'Media kit', blocks: [{ kind: 'part', part: 'kit' }] },
    {
      id: 'coverage',
      title: 'In the media',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            {
              text: 'We list press reports here when we can link to them. There are none yet. If you write about us, <a>tell us</a>.',
              to: '/contact',
            },
          ],
        },
      ],
    },
  ],
}
