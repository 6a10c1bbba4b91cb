/** Accessibility of every page of the hospital portal. */
import { checkPages } from '#tests/support/everyone.ts'

checkPages('portal', { bookingDay: 7 })
