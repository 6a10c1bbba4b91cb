/** The four screens of booking. */
import { sentence } from '../sentences.ts'
import type { PageFacts } from './facts.ts'

export const bookingPages = {
  bookAppointment: {
    address: '/book-appointment',
    title: sentence('Review your selection'),
    area: 'booking',
    layout: 'focused',
    indexed: true,
    rendered: true,
  },
  checkout: {
    address: '/checkout',
    title: sentence('Your details, date and time'),
    area: 'booking',
    layout: 'focused',
  },
  payment: { address: '/payment', title: sentence('Payment'), area: 'booking', layout: 'focused' },
  bookingConfirmation: { address: '/booking-confirmation', area: 'booking', layout: 'focused' },
} as const satisfies Record<string, PageFacts>
