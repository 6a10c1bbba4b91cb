import { HOSPITAL_TIME_ZONE, instantOf } from '#domain/availability.ts'
import { isolatedIn } from '#domain/isolation.ts'
import { addressIn } from '#domain/language-addresses.ts'
import { LOCALES, type UiLanguage } from '#domain/languages.ts'
import { MAILS, type MailKind } from '#domain/notifications.ts'
import { PRODUCT_NAME } from '#domain/product.ts'
import type { Say } from '#domain/sentences.ts'
import { clocksDiffer, isTimeZone, newFormat, placeOfZone } from '#domain/time-zones.ts'
import type { Channel } from '#domain/visit-types.ts'
import { layout } from './layout.ts'
import { MAIL_TEXTS } from './texts.ts'
import { sayIn } from './words.ts'

/**
 * Facts that a mail may contain. For an appointment: place, time and booking ID, never the doctor
 * or the service.
 */
export type MailFacts = {
  /** Target of the button: a page of ours, with the token of a link. */
  page?: string
  appointment?: {
    bookingId: string
    startsAt: Date
    channel?: Channel
    hospital: string
    address: string
    /** Names, if the booker reads about a visit of another person. */
    people?: { patient: string; booker: string } | null
    /** Other times that wait for a response, beside the current one. */
    otherTime?: { kind: 'requested' | 'proposed'; startsAt: Date[] }
  }
  /** Time offered from the waiting list. */
  offer?: { startsAt: Date; expiresAt: Date; hospital: string; address: string }
  /** Time at which the account will be deleted. */
  deletesAt?: Date
  request?: { number: string }
  /** True if the API keys of the account were revoked too. */
  endedApiKeys?: boolean
  /** Text by a user to the recipient, after the lines of the mail. */
  letter?: string
  /** True for a mail to an address that the hospital has configured, instead of a user. */
  toHospital?: boolean
  /** Name of the hospital, if the mail has no other facts. */
  hospital?: string
  certificate?: { hospital: string; number: string; expiresOn: string }
  /** True for a mail to an address that was entered for the newsletter. */
  isNewsletter?: boolean
  /** Unsubscription: a page, and the address that mail programs call. */
  unsubscribe?: { page: string; call: string }
  /** New results of saved searches, without the names of the searches. */
  searchNews?: { hospitals: string[]; otherHospitals: number; doctors: number }
  /** A quote request. `until` is the last day of a quote or bill, `dueAt` the end of the clock. */
  quote?: { number: string; hospital: string; until?: string | undefined; dueAt?: Date | undefined }
  /** Pending work of a hospital: counts and times. */
  digest?: {
    hospital: string
    pending: number
    overdue: number
    unread: number
    toClose: number
    today: string[]
    reviews: number
  }
}

/** Reader of a mail. Without a time zone, times are only on the hospital's clock. */
type Reader = { language: UiLanguage; timeZone?: string | null | undefined }

const format = (language: UiLanguage, instant: Date, options: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(LOCALES[language], { timeZone: HOSPITAL_TIME_ZONE, ...options }).format(instant)

/** Formats an instant on the hospital's clock, and on the reader's if that differs. */
function bothTimes(instant: Date, { language, timeZone }: Reader): string {
  const t = sayIn[language]
  const day = format(language, instant, { dateStyle: 'full' })
  const clock = format(language, instant, { timeStyle: 'short' })
  const time = t('{{day}}, {{time}} (hospital time, Istanbul)', { day, time: clock })
  if (!timeZone || !isTimeZone(timeZone) || !clocksDiffer(newFormat, instant, timeZone, HOSPITAL_TIME_ZONE)) return time
  const ownClock = format(language, instant, { timeZone, timeStyle: 'short' })
  const ownDay = format(language, instant, { timeZone, dateStyle: 'full' })
  const own = ownDay === day ? ownClock : t('{{day}}, {{time}}', { day: ownDay, time: ownClock })
  const zone = placeOfZone(newFormat, timeZone, LOCALES[language])
  return t('{{time}}; {{own}} your time ({{zone}})', { time, own, zone })
}

/** Returns labels and values of an offered time. */
function detailsOfOffer(offer: NonNullable<MailFacts['offer']>, reader: Reader) {
  const t = sayIn[reader.language]
  return [
    { label: t('When', { context: 'mail' }), value: bothTimes(offer.startsAt, reader) },
    { label: t('Hospital'), value: offer.hospital },
    { label: t('Address'), value: offer.address },
    { label: t('Held for you until'), value: bothTimes(offer.expiresAt, reader) },
  ]
}

/** Returns labels and values of an appointment. */
function detailsOf(appointment: NonNullable<MailFacts['appointment']>, reader: Reader) {
  const t = sayIn[reader.language]
  const { startsAt, channel = 'in_person', hospital, address, bookingId, people, otherTime } = appointment
  const when = (instant: Date) => bothTimes(instant, reader)
  const other = otherTime?.kind === 'requested' ? t('Requested time') : t('Proposed time')
  return [
    { label: otherTime ? t('Current time') : t('When', { context: 'mail' }), value: when(startsAt) },
    ...(otherTime ? otherTime.startsAt.map((instant) => ({ label: other, value: when(instant) })) : []),
    ...(people ? [{ label: t('Patient'), value: t('{{patient}}, booked by {{booker}}', people) }] : []),
    { label: t('Hospital'), value: hospital },
    ...(channel === 'in_person'
      ? [{ label: t('Address'), value: address }]
      : [
          {
            label: t('How'),
            value:
              channel === 'video'
                ? t('By video: the link appears on the appointment page 15 minutes before it starts.')
                : t('By phone.'),
          },
        ]),
    { label: t('Booking ID'), value: bookingId },
  ]
}

/** Returns labels and values of a quote request: hospital and number, never the treatment. */
function detailsOfQuote(quote: NonNullable<MailFacts['quote']>, language: UiLanguage) {
  const t = sayIn[language]
  return [
    ...(quote.hospital ? [{ label: t('Hospital'), value: quote.hospital }] : []),
    { label: t('Quote request'), value: quote.number },
  ]
}

/** Returns labels and values of a certificate. */
function detailsOfCertificate(
  certificate: NonNullable<MailFacts['certificate']>,
  language: UiLanguage,
  { day }: { day: string },
) {
  const t = sayIn[language]
  return [
    { label: t('Hospital'), value: certificate.hospital },
    { label: t('Certificate number'), value: certificate.number },
    { label: t('Expires on'), value: day },
  ]
}

/** Returns labels and values of pending work, without empty ones. */
function detailsOfDigest(digest: NonNullable<MailFacts['digest']>, language: UiLanguage) {
  const t = sayIn[language]
  const { hospital, pending, overdue, unread, toClose, today, reviews } = digest
  const late = t('{{number}}, {{late}} of them for more than 48 hours', { number: pending, late: overdue })
  const list = new Intl.ListFormat(LOCALES[language], { style: 'narrow' })
  const times = t('{{number}}, at {{times}}', { number: today.length, times: list.format(today) })
  return [
    { label: t('Hospital'), value: hospital },
    ...(pending > 0
      ? [{ label: t('Requests waiting for an answer'), value: overdue > 0 ? late : String(pending) }]
      : []),
    ...(unread > 0 ? [{ label: t('Unread messages'), value: String(unread) }] : []),
    ...(toClose > 0 ? [{ label: t('Visits to close'), value: String(toClose) }] : []),
    ...(today.length > 0 ? [{ label: t('Appointments today'), value: times }] : []),
    ...(reviews > 0 ? [{ label: t('Reviews without a reply'), value: String(reviews) }] : []),
  ]
}

/** Labels and values of what is new for saved searches. */
function detailsOfNews(
  { hospitals, otherHospitals, doctors }: NonNullable<MailFacts['searchNews']>,
  language: UiLanguage,
) {
  const t = sayIn[language]
  const names = hospitals.join('; ')
  const value = otherHospitals > 0 ? t('{{names}} and {{number}} more', { names, number: otherHospitals }) : names
  return [
    ...(hospitals.length > 0 ? [{ label: t('New hospitals'), value }] : []),
    ...(doctors > 0 ? [{ label: t('New doctors'), value: String(doctors) }] : []),
  ]
}

export type RenderedMail = { subject: string; text: string; html: string }

type Reason = Pick<MailFacts, 'request' | 'isNewsletter' | 'toHospital'>

/** Returns the sentence with the reason for the mail. */
function reasonOf(t: Say, kind: MailKind, { request, isNewsletter, toHospital }: Reason): string {
  if (kind === 'account.deleted') return t('You are receiving this email because you had an account with Hekima.')
  if (kind === 'certificate.ending_office')
    return t('You are receiving this email because Hekima’s settings list this address for expiring certificates.')
  if (kind === 'search.weekly') return t('You are receiving this email because you saved a search on Hekima.')
  if (isNewsletter)
    return t('You are receiving this email because this address was signed up for the Hekima newsletter.')
  if (request) return t('You are receiving this email because someone wrote to Hekima from this address.')
  if (toHospital)
    return t('You are receiving this email because your hospital chose this address for news about its appointments.')
  return t('You are receiving this email because you have an account with Hekima.')
}

/** Returns subject and both bodies of a mail. */
export function renderMail(
  reader: Reader & { kind: MailKind; firstName: string; publicUrl: string },
  {
    page,
    appointment,
    offer,
    deletesAt,
    certificate,
    request,
    endedApiKeys,
    letter,
    toHospital,
    hospital,
    quote,
    isNewsletter,
    unsubscribe,
    digest,
    searchNews,
  }: MailFacts,
): RenderedMail {
  const { kind, language, firstName, publicUrl } = reader
  const t = sayIn[language]
  const { subject: title, lines, button } = MAIL_TEXTS[kind]
  const number = request?.number ?? ''
  const subject = t(title, { number })
  const greeting = firstName ? t('Hello {{name}},', { name: firstName }) : t('Hello,')
  const lastDate = certificate?.expiresOn ?? quote?.until
  const lastDay = deletesAt ?? (lastDate ? instantOf(lastDate, '12:00') : null)
  const due = quote?.dueAt ? bothTimes(quote.dueAt, reader) : ''
  const day = lastDay ? format(language, lastDay, { dateStyle: 'long' }) : ''
  const paragraphs = lines.map((line) => t(line, { day, number, due }))
  if (endedApiKeys) paragraphs.splice(1, 0, t('Your API keys were revoked as well.'))
  const written = letter?.split(/\n{2,}/) ?? []
  const details = [
    ...(hospital ? [{ label: t('Hospital'), value: hospital }] : []),
    ...(appointment ? detailsOf(appointment, reader) : []),
    ...(quote ? detailsOfQuote(quote, language) : []),
    ...(offer ? detailsOfOffer(offer, reader) : []),
    ...(certificate ? detailsOfCertificate(certificate, language, { day }) : []),
    ...(digest ? detailsOfDigest(digest, language) : []),
    ...(searchNews ? detailsOfNews(searchNews, language) : []),
  ]
  const link = button && page ? { label: t(button), url: publicUrl + addressIn(language, page) } : undefined
  const footer = [reasonOf(t, kind, { request, isNewsletter, toHospital })]
  if (unsubscribe) {
    const address = publicUrl + addressIn(language, unsubscribe.page)
    footer.push(t('Unsubscribe with one click: {{address}}', { address }))
  }
  if (MAILS[kind] && !toHospital)
    footer.push(
      t('You can choose which emails you get in your profile: {{address}}', { address: `${publicUrl}/profile` }),
    )

  const blocks = [greeting, ...paragraphs, ...written]
  if (details.length > 0)
    blocks.push(details.map(({ label, value }) => `${label}: ${isolatedIn(language, value)}`).join('\n'))
  if (link) blocks.push(`${link.label}:\n${link.url}`)
  blocks.push(`-- \n${[PRODUCT_NAME, ...footer].join('\n')}`)
  return {
    subject,
    text: blocks.join('\n\n'),
    html: layout({
      language,
      subject,
      greeting,
      paragraphs,
      written,
      details,
      link,
      orOpen: t('Or open this address:'),
      footer,
    }),
  }
}
