import type { Content } from './content.ts'

export const contact: Content = {
  eyebrow: 'Contact',
  title: 'Write to us',
  lead: 'We read everything and answer within 2 business days, in English, Turkish, Russian or Arabic.',
  inShort:
    'Reach the people behind Hekima by email or with the form. We answer within 2 business days. In an emergency call 112.',
  layout: 'document',
  sections: [
    {
      id: 'before',
      title: 'Before you write',
      blocks: [
        {
          kind: 'note',
          tone: 'warn',
          title: 'In an emergency call 112',
          text: 'Nobody reads this mailbox day and night. In Türkiye the number 112 reaches ambulance, fire brigade and police.',
        },
        {
          kind: 'list',
          items: [
            {
              text: 'About an appointment, write to the hospital under <a>My Appointments</a>: it knows your case, and we do not read along.',
              to: '/my-appointments',
            },
            { text: 'Answers to frequent questions are in the <a>help centre</a>.', to: '/help-center' },
            {
              text: 'A weakness in our security goes to <a>responsible disclosure</a>.',
              to: '/responsible-disclosure',
            },
            { text: 'A hospital that wants to join finds its form at <a>For Clinics</a>.', to: '/for-clinics' },
          ],
        },
      ],
    },
    {
      id: 'form',
      title: 'Send a message',
      lead: 'Please write nothing about your health here: this goes to us, not to a doctor.',
      blocks: [{ kind: 'part', part: 'form' }],
    },
    {
      id: 'other-ways',
      title: 'Other ways to reach us',
      blocks: [
        {
          kind: 'list',
          items: [
            { text: 'By email: <a>{{email}}</a>', to: 'mailto:', needs: 'email' },
            { text: 'By phone: {{phone}}', needs: 'phone' },
            { text: 'By post: {{company}}, {{office}}', needs: 'office' },
            'Whichever way you choose, an answer comes within 2 business days of Türkiye, Monday to Friday without public holidays.',
          ],
        },
      ],
    },
  ],
  aside: [
    {
      title: 'Other forms',
      links: [
        { to: '/for-clinics#apply', label: 'A hospital wants to join' },
        { to: '/compliance#evidence', label: 'Compliance evidence' },
        { to: '/accessibility#form', label: 'Something is hard to use' },
        { to: '/careers', label: 'Work with us' },
      ],
    },
    {
      title: 'Related',
      links: [
        { to: '/help', label: 'Help' },
        { to: '/status', label: 'System status' },
        { to: '/press', label: 'Press' },
      ],
    },
  ],
}
