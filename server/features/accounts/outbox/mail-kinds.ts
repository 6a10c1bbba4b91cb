import type { UiLanguage } from '#domain/languages.ts'
import type { MailKind, Notifications } from '#domain/notifications.ts'
import type { Dependencies } from '#server/context.ts'
import type { ClaimedMail } from './queue.ts'
import type { MailFacts } from './render.ts'

/** English subject, lines and button of a kind of mail. */
export type MailText = { subject: string; lines: readonly string[]; button?: string }

/** Recipient of a mail, as stored at the time of sending. */
export type Person = {
  email: string
  firstName: string
  lastName: string
  status: string
  isDemo: boolean
  language: UiLanguage
  /** Time zone of the user's device. Null if unknown. */
  timeZone: string | null
  notifications: Partial<Notifications> | null
  /** Like `notifications`, for push notifications. */
  pushes: Partial<Notifications> | null
  deletesAt: Date | null
}

/** Content and attachments of a mail. */
export type MailContent = MailFacts & {
  /** Recipient's address if it is not the user's own. */
  address?: string
  calendar?: { method: string; content: string }
  /** Language chosen by the person that the mail is about, if it is not the user's own. */
  language?: UiLanguage
}

/** Reason why a mail is no longer needed. */
export type SkippedMail = { skip: string }

/**
 * Function that makes a mail of a kind from the data at the time of sending, or returns the reason
 * to skip it. Each feature has a table of its kinds in `mails.ts`, `server/jobs/mails.ts` joins
 * them, and the texts are in `texts.ts`.
 */
export type MailMaker = (mail: {
  deps: Dependencies
  row: ClaimedMail
  person: Person
}) => MailContent | SkippedMail | Promise<MailContent | SkippedMail>

/**
 * Mail to a recipient who may have no account. Its row has no user, and the recipient is read from
 * its subject.
 */
export type MailToAnybody = {
  recipientOf: (mail: {
    deps: Dependencies
    row: ClaimedMail
  }) => Promise<Pick<Person, 'email' | 'language'> | undefined>
  make: MailMaker
}

/** Functions for every kind of mail. */
export type MailMakers = Record<MailKind, MailMaker | MailToAnybody>

/** Makes a mail with the same text for every recipient. Its button leads to this page. */
export const leadsTo =
  (page: string): MailMaker =>
  () => ({ page })
