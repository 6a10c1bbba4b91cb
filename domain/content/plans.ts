import { sentence } from '../sentences.ts'

export type Plan = {
  name: string
  price: string
  period?: string
  forWhom: string
  includes: readonly string[]
  button: string
  to: string
  isMain?: boolean
}

export const PLANS: readonly Plan[] = [
  {
    name: sentence('Free'),
    price: sentence('$0'),
    forWhom: 'Always for patients, and for hospitals getting started',
    includes: [
      'Search, compare and book',
      'A page of your own with treatments and doctors',
      'Appointments, messages and files in the portal',
      'Calendar feed and opening hours',
    ],
    button: sentence('Get started'),
    to: '/register',
  },
  {
    name: sentence('Professional'),
    price: sentence('$49'),
    period: sentence('/mo'),
    forWhom: 'For hospitals that want some help',
    includes: [
      'Everything in Free',
      'We enter your treatments, doctors and prices',
      'Training for your team, by video',
      'Answers within one business day',
    ],
    button: sentence('Start Trial'),
    to: '/register',
    isMain: true,
  },
  {
    name: sentence('Enterprise'),
    price: sentence('Contact Us'),
    forWhom: 'For groups, insurers and employers',
    includes: [
      'Everything in Professional',
      'Several hospitals under one roof',
      'Help with connecting your systems',
      'Agreed response times and a named contact',
    ],
    button: sentence('Contact Us'),
    to: '/contact',
  },
]
