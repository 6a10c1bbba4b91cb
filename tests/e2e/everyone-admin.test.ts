/** Accessibility of every page of administration, apart from its catalogue. */
import { checkPages } from '#tests/support/everyone.ts'

checkPages('admin', { bookingDay: 8 })
