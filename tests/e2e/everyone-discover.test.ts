/** Accessibility of every page of the search and of its results. */
import { checkPages } from '#tests/support/everyone.ts'

checkPages('discover', { bookingDay: 3 })
