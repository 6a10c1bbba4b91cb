/** Accessibility of every page of the search and of what it finds. */
import { checkPages } from '#tests/support/everyone.ts'

checkPages('discover', { bookingDay: 3 })
