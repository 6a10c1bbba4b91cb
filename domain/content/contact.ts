import type { Content } from './content.ts'

export const contact: Content = {
  eyebrow: 'Contact',
  title: 'Write to us',
  lead: 'We read everything and reply within 2 business days, in English, Turkish, Russian or Arabic.',
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
          text: 'This mailbox is not monitored around the clock. In Türkiye, 112 reaches ambulance, fire brigade and police.',
        },
        {
          kind: 'list',
          items: [
            {
              text: 'For anything about an appointment, message the hospital under <a>My Appointments</a>. It knows your case, and only they can see your messages.',
              to: '/my-appointments',
            },
            { text: 'Answers to frequent questions are in the <a>help centre</a>.', to: '/help-center' },
            {
              text: 'Report security issues through <a>responsible disclosure</a>.',
              to: '/responsible-disclosure',
            },
            { text: 'Hospitals that want to join can use the form at <a>For Clinics</a>.', to: '/for-clinics' },
          ],
        },
      ],
    },
    {
      id: 'form',
      title: 'Send a message',
      lead: 'Please do not write about your health here: this goes to us, not to a doctor.',
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
            'Whichever way you choose, we reply within 2 business days (Monday to Friday in Türkiye, except public holidays).',
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
        { to: '/accessibility#form', label: 'Report an accessibility problem' },
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
