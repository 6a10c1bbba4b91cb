import type { UiLanguage } from '#domain/languages.ts'
import type { MailKind, Notifications } from '#domain/notifications.ts'
import type { Dependencies } from '#server/context.ts'
import type { ClaimedMail } from './queue.ts'
import type { MailFacts } from './render.ts'

/** Recipient of a mail, as stored at the time of sending. */
export type Person = {
  email: string
  firstName: string
  lastName: string
  status: string
  isDemo: boolean
  language: UiLanguage
  notifications: Partial<Notifications> | null
  /** As above, for push notifications. */
  pushes: Partial<Notifications> | null
  deletesAt: Date | null
}

/** Content and attachments of a mail. */
export type MailContent = MailFacts & {
  /** Recipient, if not the person's own address. */
  address?: string
  calendar?: { method: string; content: string }
  /** The language that whom it is about has chosen, if not the person's own. */
  language?: UiLanguage
}

/** Why nobody has to get a mail any more. */
export type SkippedMail = { skip: string }

/**
 * How a kind of mail is made from what is true when it is sent, or why it no longer holds. Each
 * feature has a table of its kinds in `mails.ts`; `server/jobs/mails.ts` joins them, and the words
 * are in `texts.ts`.
 */
export type MailMaker = (mail: {
  deps: Dependencies
  row: ClaimedMail
  person: Person
}) => MailContent | SkippedMail | Promise<MailContent | SkippedMail>

/**
 * A mail to somebody who may have no account: without a user in its row, whom it goes to is read
 * from what it tells about.
 */
export type MailToAnybody = {
  recipientOf: (mail: {
    deps: Dependencies
    row: ClaimedMail
  }) => Promise<Pick<Person, 'email' | 'language'> | undefined>
  make: MailMaker
}

/** Every kind there is. */
export type MailMakers = Record<MailKind, MailMaker | MailToAnybody>

/** A mail that says the same to everybody; its button leads to this page. */
export const leadsTo =
  (page: string): MailMaker =>
  () => ({ page })
