import { HOSPITAL_TIME_ZONE } from '#domain/availability.ts'
import type { UiLanguage } from '#domain/languages.ts'
import { MAILS, type MailKind } from '#domain/notifications.ts'
import { PRODUCT_NAME } from '#domain/product.ts'
import { layout } from './layout.ts'
import { MAIL_WORDS, type MailWords } from './words.ts'

/** All that a mail may tell. Of an appointment: where and when it is and what it is called, never with whom or what for. */
export type MailFacts = {
  /** Where its button leads: a page of ours, with the token of a link. */
  page?: string
  appointment?: { bookingId: string; startsAt: Date; hospital: string; address: string }
  /** When the account will be deleted. */
  deletesAt?: Date
}

/** Latin digits in every language, as in the booking id. */
const LOCALES: Record<UiLanguage, string> = { en: 'en-GB', tr: 'tr', ru: 'ru', ar: 'ar-u-nu-latn-ca-gregory' }

const format = (language: UiLanguage, instant: Date, options: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(LOCALES[language], { timeZone: HOSPITAL_TIME_ZONE, ...options }).format(instant)

const fill = (text: string, values: Record<string, string>) =>
  text.replace(/\{(\w+)\}/gu, (whole, name) => values[name] ?? whole)

/** Labels and values of an appointment. */
function detailsOf(appointment: NonNullable<MailFacts['appointment']>, language: UiLanguage, words: MailWords) {
  const { startsAt, hospital, address, bookingId } = appointment
  const day = format(language, startsAt, { dateStyle: 'full' })
  const time = format(language, startsAt, { timeStyle: 'short' })
  const comma = language === 'ar' ? '،' : ','
  return [
    { label: words.when, value: `${day}${comma} ${time} (${words.hospitalTime})` },
    { label: words.hospital, value: hospital },
    { label: words.address, value: address },
    { label: words.bookingId, value: bookingId },
  ]
}

export type RenderedMail = { subject: string; text: string; html: string }

/** Subject and both bodies of a mail. */
export function renderMail(
  to: { kind: MailKind; language: UiLanguage; firstName: string; publicUrl: string },
  { page, appointment, deletesAt }: MailFacts,
): RenderedMail {
  const { kind, language, firstName, publicUrl } = to
  const words = MAIL_WORDS[language]
  const { subject, lines, button } = words.mails[kind]
  const greeting = firstName ? fill(words.greeting, { name: firstName }) : words.greetingWithoutName
  const day = deletesAt ? format(language, deletesAt, { dateStyle: 'long' }) : ''
  const paragraphs = lines.map((line) => fill(line, { day }))
  const details = appointment ? detailsOf(appointment, language, words) : []
  const link = button && page ? { label: button, url: publicUrl + page } : undefined
  const footer = MAILS[kind] ? [words.reason, `${words.settings} ${publicUrl}/profile`] : [words.reason]

  const blocks = [greeting, ...paragraphs]
  if (details.length > 0) blocks.push(details.map(({ label, value }) => `${label}: ${value}`).join('\n'))
  if (link) blocks.push(`${link.label}:\n${link.url}`)
  blocks.push(`-- \n${[PRODUCT_NAME, ...footer].join('\n')}`)
  return {
    subject,
    text: blocks.join('\n\n'),
    html: layout({ language, subject, greeting, paragraphs, details, link, orOpen: words.orOpen, footer }),
  }
}
