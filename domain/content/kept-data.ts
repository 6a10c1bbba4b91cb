import { sentence } from '../sentences.ts'
import type { Section } from './content.ts'

/** Stored personal data with purpose, legal basis and retention. */
export const keptData: Section = {
  id: 'kept',
  title: 'What we keep, why and how long',
  lead: 'We only ask for what each step needs, and say why next to the field.',
  blocks: [
    {
      kind: 'table',
      head: ['What', 'Why', 'Legal basis', 'How long'],
      rows: [
        [
          'Account: name, email, phone, password as a hash, language, time zone, settings; birth date, address and a few words about you if you enter them',
          'To sign you in and to write to you',
          'Contract with you',
          'Until you delete the account; 14 days later it is erased',
        ],
        [
          'Appointments: hospital, treatment, doctor, time, notes, status and its history',
          'To arrange the visit with the hospital',
          'Contract; for health data your explicit consent when booking',
          'While the account exists; then without anything that identifies you',
        ],
        [
          'Waiting list: hospital, treatment, days, phone if you enter one, offered times',
          'To offer you times that become free',
          'Contract with you',
          'Until the account is erased',
        ],
        [
          'Saved searches: words, filters, your name for each, what was found; not the position of your device',
          'To open them again, and to email you what is new if you like',
          'Contract with you',
          'Until you remove them or the account is erased',
        ],
        [
          'Quote requests: treatment, answers about your health, journey, and the quotes of hospitals',
          'So that hospitals can answer with a price',
          'Your explicit consent for each hospital',
          'Drafts for 30 days; a hospital you did not choose can read it for at most 30 days; the rest until the account is erased. An accepted price stays, without anything that identifies you',
        ],
        [
          'Messages and files of an appointment',
          'So that the hospital can prepare your visit',
          'Your explicit consent when booking',
          'Until they are removed or the account is erased',
        ],
        [
          'Reviews: stars, words, first name and initial',
          'To help other people choose',
          'Your decision to publish',
          'Until you delete it; after the account without a name',
        ],
        ['Saved hospitals and doctors', 'To find them again', 'Contract with you', 'Until you remove them'],
        [
          'Conversations with the assistant, only if you choose to save them',
          'To read them again',
          'Your consent',
          'Until you delete them or the account',
        ],
        [
          'Sign-ins: start, browser and end',
          'To keep you signed in and to notice misuse',
          'Legitimate interest in security',
          'A sign-in ends after 7 days, and after 30 at the latest if you extend it; its record is erased 30 days later',
        ],
        [
          'Agreement to terms and privacy: version and day',
          'To prove what you agreed to',
          'Legal obligation',
          'While the account exists',
        ],
        [
          'Emails we sent you: kind and time, without their text',
          'So that no email is sent twice',
          'Legitimate interest',
          sentence('90 days after sending'),
        ],
        [
          'Requests by our forms: what you entered and our answers',
          'To answer you',
          'Steps before a contract, legitimate interest',
          'A year after the last word; applications for a job 180 days; spam 30 days',
        ],
        [
          'Newsletter: your address and its language',
          'To send news you asked for',
          'Your consent, confirmed by a link in an email',
          'Until you unsubscribe; unconfirmed addresses 7 days',
        ],
        [
          'Notices in a browser, if you turn them on: its address at its maker, and the keys it gave for them',
          'To show them there',
          'Your consent in the browser',
          'Until you turn them off or sign out',
        ],
        [
          'Keys and webhooks of your programs, if you make any: name, scopes, last use, address, what was delivered, and the last 100 calls of each key without what they say about a person',
          'So that a program can work for you',
          'Contract with you',
          'A key 30 days after its end, a delivery 30 days, a call 30 days; the rest until you remove it',
        ],
        [
          'What administrators change and open, with the first part of their network address',
          'To account for it',
          'Legal obligation, legitimate interest',
          'It stays; the name goes with the account',
        ],
      ],
    },
    {
      kind: 'folds',
      folds: [
        {
          question: 'What happens to appointments when I delete my account?',
          answer: [
            'Upcoming visits are cancelled and the hospital is told. Past visits stay in the hospital’s statistics without your name, email, phone, notes or files; messages are replaced by a note that they were removed.',
          ],
        },
        {
          question: 'Do I need an account to look around?',
          answer: [
            'No. Searching, reading and asking the assistant need none. Booking does, because a hospital has to know who comes.',
          ],
        },
        {
          question: 'What do your logs say?',
          answer: [
            'The kind of request, its result and how long it took. No address, no search words and nothing you typed. Addresses are used for a moment, to count requests against misuse, and then only as a code that cannot be turned back.',
          ],
        },
      ],
    },
  ],
}
