import type { Content } from './content.ts'

export const forClinics: Content = {
  eyebrow: 'For Clinics',
  title: 'Patients who know what to expect',
  lead: 'Show your hospital as it is, answer in one place, and let your calendar fill itself without double bookings.',
  inShort:
    'For clinics and hospitals in Türkiye: a page of your own, a portal for appointments and messages, your own rules and prices, no commission.',
  layout: 'page',
  picture: 'niche',
  actions: [
    { to: '/for-clinics#apply', label: 'Apply now' },
    { to: '/pricing', label: 'See the plans' },
  ],
  sections: [
    {
      id: 'get',
      title: 'What you get',
      blocks: [
        {
          kind: 'cards',
          cards: [
            {
              icon: 'hospital',
              title: 'A page of your own',
              text: 'Treatments, doctors, prices, pictures, languages and insurers, found in four languages.',
            },
            {
              icon: 'calendar',
              title: 'Your calendar, your rules',
              text: 'Opening hours, closures, notice and how far ahead. The database refuses double bookings.',
            },
            {
              icon: 'message',
              title: 'Everything in one place',
              text: 'Requests, messages, files and reviews in a portal for your team.',
            },
            {
              icon: 'certificate',
              title: 'A tick that means something',
              text: 'We check your licence and tell you before it expires.',
            },
            { icon: 'price', title: 'No commission', text: 'What a patient pays stays with you.' },
            {
              icon: 'code',
              title: 'Connected',
              text: 'Calendar feeds, REST, GraphQL and webhooks for your own systems.',
              to: '/developers',
            },
          ],
        },
      ],
    },
    {
      id: 'how',
      title: 'How you join',
      blocks: [
        {
          kind: 'steps',
          steps: [
            { title: 'Apply', text: 'The form below: two minutes.' },
            { title: 'Licence', text: 'You send the operating licence and we check it.' },
            { title: 'Your page', text: 'Your team gets access and enters what should be shown.' },
            { title: 'First patients', text: 'Your free times can be booked.' },
          ],
        },
      ],
    },
    {
      id: 'apply',
      title: 'Apply',
      lead: 'We reply within 2 business days.',
      blocks: [{ kind: 'part', part: 'form' }],
    },
    {
      id: 'questions',
      title: 'Questions from hospitals',
      blocks: [
        {
          kind: 'folds',
          folds: [
            {
              question: 'What does it cost?',
              answer: [{ text: 'You start for free. <a>The plans</a> are public.', to: '/pricing' }],
            },
            {
              question: 'We are already listed. How do we take over our page?',
              answer: [
                'With the same form: name the page, and we give your team access once we have checked the licence.',
              ],
            },
            {
              question: 'Who is responsible for the data of patients?',
              answer: [
                {
                  text: 'You are responsible for the appointments at your hospital; we process them for you: <a>the agreement</a>.',
                  to: '/dpa',
                },
              ],
            },
          ],
        },
      ],
    },
  ],
}
