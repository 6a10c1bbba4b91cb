import type { Content } from './content.ts'

export const security: Content = {
  eyebrow: 'Trust',
  title: 'Security',
  lead: 'How Hekima protects accounts, health data and hospitals: what is built in, and what you can do yourself.',
  inShort:
    'How Hekima protects accounts and health data: encryption, access by role, two-factor sign-in, audit, limits, updates, and how to report a weakness.',
  layout: 'document',
  updated: '2025-09-28',
  sections: [
    {
      id: 'built-in',
      title: 'What is built in',
      blocks: [
        {
          kind: 'cards',
          cards: [
            {
              icon: 'lock',
              title: 'Encrypted on the way',
              text: 'Behind a proxy with TLS 1.2 or newer, browsers are told to use nothing else.',
            },
            {
              icon: 'key',
              title: 'Strong sign-in',
              text: 'Passwords are stored as bcrypt hashes, guessing is slowed down, and everybody can add a second factor.',
            },
            {
              icon: 'users',
              title: 'Everyone sees only their own',
              text: 'Patients see their appointments, staff see their hospital. The server decides, never the page.',
            },
            {
              icon: 'clipboard',
              title: 'Written down',
              text: 'Every change by staff and administrators is kept in a record that nobody can alter.',
            },
            {
              icon: 'server',
              title: 'Guarded data',
              text: 'The database itself refuses double bookings and forbidden changes, whatever the code does.',
            },
            {
              icon: 'shield',
              title: 'Nothing foreign runs',
              text: 'A content security policy lets only our own scripts run. There are no third-party trackers.',
            },
          ],
        },
      ],
    },
    {
      id: 'health',
      title: 'Health data',
      blocks: [
        {
          kind: 'list',
          items: [
            'Logs, emails and calendar entries hold no health data. The words you search for are part of the address of the results, but of no log.',
            'Uploaded files are checked by their content, stored outside the web folder, and handed out only to those who may read them.',
            'Card details are checked in your browser, never sent and never stored.',
            'Deleted accounts are erased after 14 days, files included.',
          ],
        },
      ],
    },
    {
      id: 'limits',
      title: 'Against misuse',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'Sign-ins, forms, messages, uploads and searches have limits a person never reaches. Forms keep robots out without asking a third party.',
          ],
        },
      ],
    },
    {
      id: 'you',
      title: 'What you can do',
      blocks: [
        {
          kind: 'folds',
          folds: [
            {
              question: 'Switch on two-factor sign-in',
              answer: ['In your profile, with any authenticator app. Keep the recovery codes in a safe place.'],
            },
            {
              question: 'Look at your sign-ins',
              answer: ['Your profile lists every browser that is signed in. End those you do not know.'],
            },
            {
              question: 'Mistrust emails that ask for health data',
              answer: ['Ours never do. They give the hospital, address and time, and link to this site.'],
            },
          ],
        },
      ],
    },
    {
      id: 'report',
      title: 'Found a weakness?',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            {
              text: 'Please tell us before you tell others: <a>responsible disclosure</a>.',
              to: '/responsible-disclosure',
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
        { to: '/status', label: 'System status' },
        { to: '/responsible-disclosure', label: 'Responsible disclosure' },
        { to: '/compliance', label: 'Compliance' },
        { to: '/privacy', label: 'Privacy' },
      ],
    },
  ],
}
