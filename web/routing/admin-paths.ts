import { PAGES } from '#domain/pages.ts'

/** Addresses that only the administration links to, so that other pages do not load them. */
export const adminPaths = {
  mails: PAGES.adminMails.address,
  quotes: PAGES.adminQuotes.address,
  reviews: PAGES.adminReviews.address,
  rules: PAGES.adminRules.address,
} as const
