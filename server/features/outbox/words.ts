import type { UiLanguage } from '#domain/languages.ts'
import type { MailKind } from '#domain/notifications.ts'
import { ar } from './texts/ar.ts'
import { en } from './texts/en.ts'
import { ru } from './texts/ru.ts'
import { tr } from './texts/tr.ts'

/** `{day}` is the day an account will be deleted. The button leads where `render.ts` says. */
export type MailText = { subject: string; lines: readonly string[]; button?: string }

export type MailWords = {
  greeting: string
  /** For somebody whose name is gone. */
  greetingWithoutName: string
  when: string
  /** Labels of where an appointment is. */
  hospital: string
  address: string
  hospitalTime: string
  bookingId: string
  /** Above the address of the link, for those whose program shows no button. */
  orOpen: string
  settings: string
  reason: string
  mails: Record<MailKind, MailText>
}

/** What mails say. Nothing here may tell what a visit is for: a mail is read by servers, and on lock screens. */
export const MAIL_WORDS: Record<UiLanguage, MailWords> = { en, tr, ru, ar }
