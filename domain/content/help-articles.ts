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
      'Describe what you have or want in your own words: a treatment, a symptom, a doctor, a city. Each result says why it matched. Use the filters for price, free time, rating, language and insurance.',
      { text: 'Up to three can be <a>compared</a> side by side. The heart saves one for later.', to: '/search' },
    ],
  },
  {
    id: 'book',
    topic: 'book',
    question: 'How do I book?',
    answer: [
      'Choose a treatment on the hospital’s page, a doctor or “Any doctor”, and a free time. Then enter your details, check everything and confirm. You only need an account before the last step, and nothing you entered is lost.',
      'You immediately get a booking number that starts with BK. The hospital’s page says how quickly it usually answers; some confirm instantly.',
    ],
  },
  {
    id: 'times',
    topic: 'book',
    question: 'Which time zone are the times in?',
    answer: [
      'Appointments are in Turkish time (GMT+3), with your own time beside it. The calendar file that comes with the confirmation is correct in every time zone.',
    ],
  },
  {
    id: 'move',
    topic: 'book',
    question: 'How do I move or cancel?',
    answer: [
      {
        text: 'Open it under <a>My Appointments</a> and choose Reschedule or Cancel Appointment. Both are free and work until the appointment starts. A confirmed appointment keeps its time until the hospital confirms the new one, which is held for you meanwhile.',
        to: '/my-appointments',
      },
    ],
  },
  {
    id: 'taken',
    topic: 'book',
    question: 'The time I chose is gone. Why?',
    answer: [
      'Someone was quicker. Times are held without a booking only when a hospital has proposed one or a patient has asked to move to one, for one to three days. We show you the nearest free times.',
    ],
  },
  {
    id: 'prepare',
    topic: 'prepare',
    question: 'How do I prepare for my visit?',
    answer: [
      'Message the hospital on your appointment page and add reports or pictures as PDF, JPEG, PNG or DICOM, up to 20 MB each. Only this hospital sees them.',
      'Ask whether you should come on an empty stomach, which medicines to skip, and how long to stay.',
    ],
  },
  {
    id: 'assistant',
    topic: 'prepare',
    question: 'What can the assistant do?',
    answer: [
      {
        text: 'It asks a few questions, suggests specialties and how soon to go, and shows hospitals from our records. It does not diagnose. In an emergency it shows 112 and nothing else. <a>Start a conversation</a>.',
        to: '/ai-chat',
      },
    ],
  },
  {
    id: 'papers',
    topic: 'travel',
    question: 'What should I bring?',
    answer: [
      'Passport, insurance papers, your reports, and the booking receipt from your appointment page: it is in your language.',
    ],
  },
  {
    id: 'way',
    topic: 'travel',
    question: 'How do I get there?',
    answer: [
      'Your appointment page has the address, directions and a card in Turkish for your driver, to print or show.',
    ],
  },
  {
    id: 'visa',
    topic: 'travel',
    question: 'Do I need a visa, and do you book flights?',
    answer: [
      'Ask the Turkish consulate in your country about a visa. We do not book flights, hotels or transfers; many hospitals will help if you message them.',
    ],
  },
  {
    id: 'pay',
    topic: 'pay',
    question: 'What do I pay, and to whom?',
    answer: [
      'Nothing to us. You pay the hospital its own price, the way it tells you. The booking shows that price if the hospital has given it, otherwise “Price on request”.',
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
    question: 'Will my insurance pay?',
    answer: [
      'Hospitals list the insurers they work with. Only your insurer can say whether it pays for treatment abroad, so ask in writing.',
    ],
  },
  {
    id: 'complain',
    topic: 'complain',
    question: 'I am not satisfied. What can I do?',
    answer: [
      {
        text: 'Message the hospital first, on your appointment page: it has your case. If that does not help, <a>write to us</a> with your booking number; we reply within 2 business days.',
        to: '/contact',
      },
      'For treatment in Türkiye, the Ministry of Health takes patient complaints on 184 (SABİM).',
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
        text: 'In <a>your profile</a>: details, language, emails, password, two-factor sign-in, signed-in browsers, data download, and account deletion with 14 days to change your mind.',
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
        text: 'Use <a>Forgot password?</a>; the link works once, for one hour. If you lose your second factor, one of your recovery codes lets you in.',
        to: '/forgot-password',
      },
    ],
  },
]
