/** Pages for signing in, and personal pages. */
import { sentence } from '../sentences.ts'
import type { PageFacts } from './facts.ts'

export const accountPages = {
  myAppointments: { address: '/my-appointments', title: sentence('My Appointments'), area: 'account', guard: 'viewer' },
  appointment: { address: '/my-appointments/:id', area: 'account', guard: 'viewer' },
  quotes: { address: '/quotes', title: sentence('Quotes'), area: 'quotes', guard: 'viewer' },
  // Can be filled in before signing in.
  quoteNew: { address: '/quotes/new', area: 'quotes', layout: 'focused', personal: true },
  // `/quotes/shared` is for holders of a link. For all others the page requires sign-in.
  quote: { address: '/quotes/:id', area: 'quotes', layout: 'focused', personal: true },
  login: { address: '/login', title: sentence('Sign in to {{product}}'), area: 'account', layout: 'focused' },
  register: { address: '/register', title: sentence('Create your account'), area: 'account', layout: 'focused' },
  // The page names its audience and links to sign-in.
  profile: { address: '/profile', title: sentence('Profile'), area: 'account', personal: true },
  apiKeys: { address: '/developers/keys', title: sentence('API keys'), area: 'account', guard: 'viewer' },
  apiKey: { address: '/developers/keys/:id', area: 'account', guard: 'viewer' },
  testMode: { address: '/developers/test-mode', title: sentence('Test mode'), area: 'account', guard: 'viewer' },
  webhooks: { address: '/developers/webhooks', title: sentence('Webhooks'), area: 'account', guard: 'viewer' },
  // Stored in browsers for use without a network (web/public/service-worker.js).
  offline: { address: '/offline', title: sentence('You are offline'), area: 'account', rendered: true },
  confirmEmail: {
    address: '/confirm-email',
    title: sentence('Confirm your email address'),
    area: 'account',
    layout: 'focused',
  },
  confirmAddress: {
    address: '/confirm-address',
    title: sentence('Confirm this address'),
    area: 'account',
    layout: 'focused',
  },
  answerProposal: {
    address: '/answer-proposal',
    title: sentence('Another time for your appointment'),
    area: 'account',
    layout: 'focused',
  },
  waitForTime: {
    address: '/wait-for-time',
    title: sentence('Tell me when a time opens'),
    area: 'account',
    layout: 'focused',
    guard: 'viewer',
  },
  waitingOffer: {
    address: '/waiting-offer',
    title: sentence('A time has opened for you'),
    area: 'account',
    layout: 'focused',
  },
  searchMails: {
    address: '/search-mails',
    title: sentence('Stop the weekly email?'),
    area: 'account',
    layout: 'focused',
  },
  forgotPassword: {
    address: '/forgot-password',
    title: sentence('Forgot your password?'),
    area: 'account',
    layout: 'focused',
  },
  resetPassword: {
    address: '/reset-password',
    title: sentence('Set a new password'),
    area: 'account',
    layout: 'focused',
  },
} as const satisfies Record<string, PageFacts>
