import { pgTable } from 'drizzle-orm/pg-core'
import { citext, createdAt } from '#server/database/columns.ts'

export const newsletterSubscribers = pgTable('newsletter_subscribers', {
  email: citext('email').primaryKey(),
  createdAt: createdAt(),
})
