import { DOCUMENT_VERSIONS } from '../privacy.ts'
import type { Content } from './content.ts'
import { keptData } from './kept-data.ts'

export const privacy: Content = {
  eyebrow: 'Legal',
  title: 'Privacy',
  lead: 'What Hekima knows about you, what it is for, who sees it, and how you take it back.',
  inShort:
    'Privacy on Hekima: which data we keep for searching and booking, why, for how long, who sees it, and how you download or delete it.',
  layout: 'document',
  version: DOCUMENT_VERSIONS.privacy,
  sections: [
    {
      id: 'in-short',
      title: 'In short',
      blocks: [
        {
          kind: 'points',
          title: 'In plain words',
          points: [
            {
              icon: 'clipboard',
              title: 'We keep what a booking needs.',
              text: 'Your name, how to reach you, the visit, and the notes and files you add.',
            },
            {
              icon: 'hospital',
              title: 'The hospital you choose sees it.',
              text: 'No other hospital does, and nobody buys it.',
            },
            {
              icon: 'cookie',
              title: 'No advertising cookies.',
              text: 'One cookie remembers language, currency and theme. Nothing follows you.',
            },
            {
              icon: 'undo',
              title: 'You can take your data back.',
              text: 'Download or delete everything in your profile. You have 14 days to change your mind.',
            },
          ],
        },
      ],
    },
    {
      id: 'responsible',
      title: 'Who is responsible',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            {
              text: '{{company}}, {{office}}, decides what is kept and why, and is the controller of your data.',
              needs: 'office',
              otherwise: '{{company}} decides what is kept and why, and is the controller of your data.',
            },
            {
              text: 'For questions write to <a>{{email}}</a>.',
              to: 'mailto:',
              needs: 'email',
            },
            { text: 'You can also use the <a>contact form</a>.', to: '/contact' },
            'The hospital you book with is responsible for its own medical records. What it does with your data after your visit follows from its own notice and from Turkish health law.',
          ],
        },
      ],
    },
    keptData,
    {
      id: 'health',
      title: 'Health data',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'Notes, files and the treatment you choose can say something about your health. We use them only for the visit you asked for, after you agreed to it in the booking. You can withdraw that at any time; the hospital may have to keep its own record by law.',
          ],
        },
        {
          kind: 'list',
          items: [
            'Files are handed out only after a check of who asks, never by a public address.',
            'If an administrator opens your messages or files, a reason is required, and you read it in the history of the appointment.',
            'No email and no calendar entry says what a visit is for: they name hospital, address and time.',
          ],
        },
      ],
    },
    {
      id: 'seen-by',
      title: 'Who sees it',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'The staff of the hospital you booked with, and administrators of Hekima where they must help. What an administrator changes is written down, and so is each time one opens messages or files.',
          ],
        },
        {
          kind: 'folds',
          folds: [
            {
              question: 'What exactly does a hospital see?',
              answer: [
                'Your name, email, phone, the visit, your notes, files and messages for it. Not your other appointments, favourites or conversations with the assistant.',
              ],
            },
            {
              question: 'Which companies help you?',
              answer: [
                {
                  text: 'A mail server delivers our emails. Maps come from Google only after you press the button of a map. <a>Data processing</a> has the list as the settings of this installation make it.',
                  to: '/dpa',
                },
              ],
            },
          ],
        },
      ],
    },
    {
      id: 'assistant',
      title: 'The assistant',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            {
              text: 'Here an outside model may answer, at {{model}}. Nothing you write goes there before you agree; you can stay with the built-in guide, which answers on our own server.',
              needs: 'model',
              otherwise: 'The built-in guide answers on our own server. No outside service reads what you write to it.',
            },
            'Emergencies are recognised by fixed rules on our own server. Conversations are kept only if you are signed in and want it.',
          ],
        },
      ],
    },
    {
      id: 'place',
      title: 'Where the data lies',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'On servers of the operator of this installation. If you write to us from another country, your data comes to us from there; it goes to a hospital in Türkiye only because you book with it.',
            'Connections are encrypted. Passwords are kept as hashes, links in emails work once, and staff can be asked for a second factor when they sign in.',
          ],
        },
      ],
    },
    {
      id: 'rights',
      title: 'Your rights',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'You can see, correct, download, restrict and delete what we hold, object to a use, withdraw a consent, and complain to the authority of your country.',
            { text: 'Most of it works in <a>your profile</a> without writing to anybody.', to: '/profile' },
            {
              text: 'For Türkiye the <a>KVKK notice</a> says the same in Turkish, with the rights of Article 11.',
              to: '/kvkk',
            },
            'We answer within 30 days, mostly much sooner. No decision about you is made by a machine alone.',
          ],
        },
      ],
    },
    {
      id: 'cookies',
      title: 'Cookies',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            {
              text: 'One cookie remembers your language, currency and theme. What else your browser keeps stays in it, and you can look: <a>Cookies</a>.',
              to: '/cookies',
            },
          ],
        },
      ],
    },
    {
      id: 'changes',
      title: 'Changes',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'If this text changes, the date at the top changes, and we ask you again where your agreement is needed. This is the second version. The first, of 28 September 2025, did not say that a sign-in can be extended to 30 days.',
          ],
        },
      ],
    },
  ],
  aside: [
    {
      title: 'Do it now',
      links: [
        { to: '/profile', label: 'Download or delete my data' },
        { to: '/cookies#preferences', label: 'Cookie preferences' },
      ],
    },
    {
      title: 'Related',
      links: [
        { to: '/cookies', label: 'Cookies' },
        { to: '/kvkk', label: 'KVKK' },
        { to: '/dpa', label: 'Data processing (DPA)' },
        { to: '/security', label: 'Security' },
      ],
    },
  ],
}
