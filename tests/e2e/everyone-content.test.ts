/** Accessibility of every page of content. */
import { checkPages } from '#tests/support/everyone.ts'

checkPages('content', { bookingDay: 5 })
