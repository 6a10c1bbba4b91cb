/** Accessibility of every page on which administrators edit the catalogue. */
import { checkPages } from '#tests/support/everyone.ts'

checkPages('admin-catalogue', { bookingDay: 9 })
