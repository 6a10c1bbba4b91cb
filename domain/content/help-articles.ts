import { sentence } from '../sentences.ts'
import type { Question } from './content.ts'

/** Topics of the help articles. */
export const HELP_TOPICS = {
  book: sentence('Booking'),
  prepare: sentence('Preparing'),
  travel: sentence('Travelling'),
  pay: sentence('Paying'),
  complain: sentence('Reviews and complaints'),
  account: sentence('Your account'),
} as const
export type HelpArticle = { id: string; topic: keyof typeof HELP_TOPICS } & Question

/** Guides of the help centre, which describe actual functions of the product. */
export const HELP_ARTICLES: readonly HelpArticle[] = [
  {
    id: 'find',
    topic: 'book',
    question: 'How do I find the right hospital?',
    answer: [
      'Write what you have or want in your own words: a treatment, a complaint, a doctor, a city. Each result says why it matched. Filters for price, free time, rating, language and insurance stand beside the list.',
      { text: 'Up to three can be <a>compared</a> side by side. The heart saves one for later.', to: '/search' },
    ],
  },
  {
    id: 'book',
    topic: 'book',
    question: 'How do I book?',
    answer: [
      'Choose a treatment on the page of the hospital, a doctor or “Any doctor”, and a free time. Then enter your details, look over everything and confirm. The account is asked for before the last step, and nothing you entered is lost.',
      'You get a booking number that begins with BK at once. The page of the hospital says how soon it usually answers; some confirm at once.',
    ],
  },
  {
    id: 'times',
    topic: 'book',
    question: 'Which clock do the times follow?',
    answer: [
      'An appointment is in Turkish time (GMT+3) and shown in yours beside it. The calendar file that comes with the confirmation is right in every zone.',
    ],
  },
  {
    id: 'move',
    topic: 'book',
    question: 'How do I move or cancel?',
    answer: [
      {
        text: 'Open it under <a>My Appointments</a>, choose Reschedule or Cancel Appointment. Both work until it begins and cost nothing here. A confirmed appointment keeps its time until the hospital confirms the new one, which is held for you meanwhile.',
        to: '/my-appointments',
      },
    ],
  },
  {
    id: 'taken',
    topic: 'book',
    question: 'The time I chose is gone. Why?',
    answer: [
      'Somebody was quicker. Only a time that a hospital proposes to somebody, or to which a patient has asked to move, is held without a booking, for one to three days. You are shown the nearest free ones.',
    ],
  },
  {
    id: 'prepare',
    topic: 'prepare',
    question: 'How do I prepare my visit?',
    answer: [
      'Write to the hospital in the messages of your appointment and add reports or pictures as PDF, JPEG, PNG or DICOM, at most 20 MB each. Only this hospital sees them.',
      'Ask whether you should come without having eaten, which medicines to leave out, and how long you should stay.',
    ],
  },
  {
    id: 'assistant',
    topic: 'prepare',
    question: 'What can the assistant do?',
    answer: [
      {
        text: 'It asks a few questions, names specialties and how soon to go, and shows hospitals from our records. It makes no diagnosis. In an emergency it shows 112 and nothing else. <a>Start a conversation</a>.',
        to: '/ai-chat',
      },
    ],
  },
  {
    id: 'papers',
    topic: 'travel',
    question: 'What do I take along?',
    answer: [
      'Passport, insurance papers, your reports, and the receipt of the booking from the page of the appointment: it is in your language.',
    ],
  },
  {
    id: 'way',
    topic: 'travel',
    question: 'How do I get there?',
    answer: [
      'The page of your appointment has the address, directions and a card in Turkish for your driver, to print or to show.',
    ],
  },
  {
    id: 'visa',
    topic: 'travel',
    question: 'Do I need a visa, and do you book flights?',
    answer: [
      'Ask the Turkish consulate of your country about a visa. We book no flights, hotels or transfers; many hospitals help if you ask them in a message.',
    ],
  },
  {
    id: 'pay',
    topic: 'pay',
    question: 'What do I pay, and to whom?',
    answer: [
      'Nothing to us. You pay the hospital, at its own price and in the way it tells you. The booking shows that price where the hospital has told it, else “Price on request”.',
    ],
  },
  {
    id: 'card',
    topic: 'pay',
    question: 'Why is there a card form if nothing is charged?',
    answer: [
      'The card is only checked for typing errors in your browser. It is never sent and never stored, and the total is 0.00.',
    ],
  },
  {
    id: 'insurance',
    topic: 'pay',
    question: 'Does my insurance pay?',
    answer: [
      'Hospitals list the insurers they work with. Whether yours pays for a treatment abroad only your insurer can say: ask in writing.',
    ],
  },
  {
    id: 'complain',
    topic: 'complain',
    question: 'I am not content. What can I do?',
    answer: [
      {
        text: 'Write to the hospital first, in the messages of your appointment: it has your case. If that does not help, <a>write to us</a> with your booking number; we answer within 2 business days.',
        to: '/contact',
      },
      'For treatment in Türkiye the Ministry of Health takes complaints of patients at number 184 (SABİM).',
    ],
  },
  {
    id: 'review',
    topic: 'complain',
    question: 'How do I write a review?',
    answer: [
      'After a completed appointment, on its page. Your first name, the initial, the hospital and the month are shown; the treatment only if you tick that. You can change it for 14 days.',
    ],
  },
  {
    id: 'account',
    topic: 'account',
    question: 'How do I change or delete my account?',
    answer: [
      {
        text: 'In <a>your profile</a>: details, language, emails, password, second factor, signed-in browsers, download of your data, and deletion with 14 days to think again.',
        to: '/profile',
      },
    ],
  },
  {
    id: 'password',
    topic: 'account',
    question: 'I cannot sign in',
    answer: [
      {
        text: 'Use <a>Forgot password?</a>; the link works once and for an hour. If your second factor is lost, one of your recovery codes lets you in.',
        to: '/forgot-password',
      },
    ],
  },
]
