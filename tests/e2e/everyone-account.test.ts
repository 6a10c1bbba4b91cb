/** Accessibility of every page of accounts and of booking. */
import { checkPages } from '#tests/support/everyone.ts'

checkPages('account', { bookingDay: 4, linked: { from: 'myAppointments', to: 'www.google.com' } })
