/** Accessibility of every page of law and for developers. */
import { checkPages } from '#tests/support/everyone.ts'

checkPages('legal', { bookingDay: 6 })
