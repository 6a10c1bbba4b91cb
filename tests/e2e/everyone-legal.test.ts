/** Accessibility of every legal page and every page for developers. */
import { checkPages } from '#tests/support/everyone.ts'

checkPages('legal', { bookingDay: 6 })
