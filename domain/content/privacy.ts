import { DOCUMENT_VERSIONS } from '../privacy.ts'
import type { Content } from './content.ts'
import { keptData } from './kept-data.ts'

export const privacy: Content = {
  eyebrow: 'Legal',
  title: 'Privacy',
  lead: 'What Hekima knows about you, why, who can see it, and how to take it back.',
  inShort:
    'Privacy at Hekima: what data we keep when you search and book, why, for how long, who can see it, and how to download or delete it.',
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
              text: 'No other hospital can see it, and we never sell it.',
            },
            {
              icon: 'cookie',
              title: 'No advertising cookies.',
              text: 'One cookie remembers language, currency and theme. Nothing follows you.',
            },
            {
              icon: 'undo',
              title: 'You can take your data back.',
              text: 'Download or delete everything in your profile. After deleting, you have 14 days to change your mind.',
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
              text: '{{company}}, {{office}}, decides what data is kept and why. It is the controller of your data.',
              needs: 'office',
              otherwise: '{{company}} decides what data is kept and why. It is the controller of your data.',
            },
            {
              text: 'If you have questions, write to <a>{{email}}</a>.',
              to: 'mailto:',
              needs: 'email',
            },
            { text: 'You can also use the <a>contact form</a>.', to: '/contact' },
            'The hospital you book with is responsible for its own medical records. How it uses your data after your visit is set out in its own privacy notice and in Turkish health law.',
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
            'Your notes, your files and the treatment you choose can reveal something about your health. We use them only for the visit you booked, after you agreed to this when booking. You can withdraw your consent at any time, but the hospital may be required by law to keep its own records.',
          ],
        },
        {
          kind: 'list',
          items: [
            'Files can only be opened after we have checked who is asking. They never have a public address.',
            'If an administrator opens your messages or files, they have to give a reason, which you can read in the history of the appointment.',
            'Our emails and calendar entries never say what a visit is for. They contain only the hospital, the address and the time.',
          ],
        },
      ],
    },
    {
      id: 'seen-by',
      title: 'Who can see it',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'The staff of the hospital you booked with, and Hekima’s administrators when they need to help. Everything an administrator changes is logged, and so is every time one opens messages or files.',
          ],
        },
        {
          kind: 'folds',
          folds: [
            {
              question: 'What exactly does a hospital see?',
              answer: [
                'Your name, email, phone number, and the visit with your notes, files and messages about it. It cannot see your other appointments, your favourites or your conversations with the assistant.',
              ],
            },
            {
              question: 'Which other companies are involved?',
              answer: [
                {
                  text: 'A mail service delivers our emails. Google Maps loads only after you press the button on a map. The full list for this site is on the <a>data processing</a> page.',
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
              text: 'On this site, an external AI model at {{model}} may answer. Nothing you write is sent there before you agree. You can stay with the built-in guide, which runs on our own server.',
              needs: 'model',
              otherwise: 'The built-in guide runs on our own server. No outside service reads what you write to it.',
            },
            'Emergencies are recognised by fixed rules on our own server. Conversations are saved only if you are signed in and choose to save them.',
          ],
        },
      ],
    },
    {
      id: 'place',
      title: 'Where your data is stored',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'Your data is stored on servers run by the operator of this site. If you use Hekima from another country, your data comes to us from there. It goes to a hospital in Türkiye only when you book with it or write to it.',
            'Connections are encrypted. Passwords are stored only as hashes, links in emails work only once, and staff can be required to use two-factor sign-in.',
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
            'You can see, correct, download, restrict and delete the data we hold about you. You can object to how we use it, withdraw your consent, and complain to the data protection authority in your country.',
            { text: 'You can do most of this in <a>your profile</a>, without writing to us.', to: '/profile' },
            {
              text: 'For Türkiye, the <a>KVKK notice</a> gives the same information in Turkish, with your rights under Article 11.',
              to: '/kvkk',
            },
            'We answer within 30 days, usually much sooner. No decision about you is made by a computer alone.',
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
              text: 'One cookie remembers your language, currency and theme. Anything else is stored only in your browser; the <a>Cookies</a> page shows you what.',
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
            'When we change this page, the date at the top changes, and we ask for your agreement again where it is needed. This is the third version. It adds the time zone of your device, which the times in emails follow, and is otherwise the second, of 29 November 2026, in plainer words. The first, of 28 September 2025, did not say that a sign-in can be extended to 30 days.',
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
