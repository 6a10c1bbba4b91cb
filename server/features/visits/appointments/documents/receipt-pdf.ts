import type { AppointmentStatus } from '#domain/appointments.ts'
import { HOSPITAL_TIME_ZONE } from '#domain/availability.ts'
import { LOCALES, type UiLanguage } from '#domain/languages.ts'
import { type Currency, DEFAULT_CURRENCY } from '#domain/money.ts'
import type { BookerRelation } from '#domain/patient-facts.ts'
import { PRODUCT_NAME } from '#domain/product.ts'
import { type Say, sentence } from '#domain/sentences.ts'
import { type Channel, isFirstConsultation } from '#domain/visit-types.ts'
import type { AppointmentRow } from '../record.ts'
import type { CalendarEntry } from './calendar-file.ts'
import { bytesOf, drawMark, PAPER, pdfWriter, startPdf } from './pdf-text.ts'
import { sayIn } from './words.ts'

type Receipt = AppointmentRow & { place: NonNullable<CalendarEntry['place']>; issuedAt: Date }

const LABEL_WIDTH = 130
const { ink: INK, faint: FAINT, accent: FIRUZE, line: LINE } = PAPER

const STATUSES: Record<AppointmentStatus, string> = {
  pending: sentence('Pending'),
  confirmed: sentence('Confirmed'),
  completed: sentence('Completed'),
  cancelled: sentence('Cancelled'),
}

/** Relations of the booker, within a sentence of a document. */
const RELATION_WORDS: Record<BookerRelation, string> = {
  mother: sentence('mother'),
  father: sentence('father'),
  guardian: sentence('legal guardian'),
  wife: sentence('wife'),
  husband: sentence('husband'),
  daughter: sentence('daughter'),
  son: sentence('son'),
  sister: sentence('sister'),
  brother: sentence('brother'),
  relative: sentence('relative'),
  friend: sentence('friend'),
}

/** Names of the channels as values of their own. */
const CHANNELS: Record<Channel, string> = {
  in_person: sentence('In person'),
  video: sentence('By video'),
  phone: sentence('By phone'),
}

/** Returns the rows of the booker, unless the booker is the patient. */
function bookerRows({ bookerFirstName, bookerLastName, bookerRelation }: Receipt, t: Say): [string, string][] {
  if (bookerFirstName === null || bookerRelation === null) return []
  const name = `${bookerFirstName} ${bookerLastName ?? ''}`.trim()
  return [[t('Booked by'), t('{{name}}, {{relation}}', { name, relation: t(RELATION_WORDS[bookerRelation]) })]]
}

const isFirst = ({ service, visitType }: Receipt) => isFirstConsultation(service.visitType, visitType)

function rowsOf(receipt: Receipt, language: UiLanguage): [label: string, value: string][] {
  const t = sayIn[language]
  const { address, district, city, country } = receipt.place
  const day = new Intl.DateTimeFormat(LOCALES[language], { dateStyle: 'full', timeZone: HOSPITAL_TIME_ZONE })
  return [
    [t('Status'), t(STATUSES[receipt.status])],
    [t('Hospital'), receipt.hospital.name],
    [t('Address'), [address, district, city, country].filter(Boolean).join(', ')],
    ...(receipt.hospital.phone ? [[t('Phone'), receipt.hospital.phone] as [string, string]] : []),
    [
      t('Visit'),
      isFirst(receipt)
        ? t('First consultation for {{service}}', { service: receipt.service.name })
        : receipt.service.name,
    ],
    [t('How'), t(CHANNELS[receipt.channel])],
    [t('Duration'), t('{{minutes}} min', { minutes: receipt.durationMinutes })],
    ...(receipt.doctor ? [[t('Doctor'), receipt.doctor.fullName] as [string, string]] : []),
    [t('Date'), day.format(new Date(receipt.startsAt))],
    [t('Time'), t('{{time}} (hospital time, Istanbul)', { time: receipt.time })],
    [t('Patient'), `${receipt.patientFirstName} ${receipt.patientLastName}`],
    ...bookerRows(receipt, t),
  ]
}

/** Formats an amount with the code of the currency, which every font of the receipt contains. */
const moneyIn = (language: UiLanguage, amount: number, currency: Currency): string =>
  `${new Intl.NumberFormat(LOCALES[language], { minimumFractionDigits: 2, maximumFractionDigits: 2 }).format(amount)} ${currency}`

/** Returns the receipt of an appointment on one A4 page. The caller checks access. */
export async function receiptPdf(receipt: Receipt, language: UiLanguage): Promise<Buffer> {
  const t = sayIn[language]
  const title = t('Booking receipt')
  const rtl = language === 'ar'
  const doc = await startPdf({
    size: 'A4',
    margin: 0,
    lang: language,
    displayTitle: true,
    info: {
      Title: `${title} ${receipt.bookingId}`,
      Author: PRODUCT_NAME,
      Creator: PRODUCT_NAME,
      Producer: PRODUCT_NAME,
      CreationDate: receipt.issuedAt,
    },
  })
  const bytes = bytesOf(doc)
  const { line, wrap } = pdfWriter(doc, rtl)
  const full = { x: PAPER.left, width: PAPER.inner }

  drawMark(doc, { x: rtl ? PAPER.left + PAPER.inner - 42 : PAPER.left, y: 56 })
  const beside = rtl ? { x: PAPER.left, width: PAPER.inner - 54 } : { x: PAPER.left + 54, width: PAPER.inner - 54 }
  line(PRODUCT_NAME, { ...beside, y: 85 }, { size: 22, bold: true })
  line(title, { ...full, y: 85, atEnd: true }, { size: 14, color: FAINT })
  doc.rect(PAPER.left, 118, PAPER.inner, 2).fill(FIRUZE)

  line(t('Booking ID'), { ...full, y: 152 }, { size: 10, color: FAINT })
  line(receipt.bookingId, { ...full, y: 178 }, { size: 22, bold: true, color: FIRUZE })

  const values = rtl ? { x: PAPER.left } : { x: PAPER.left + LABEL_WIDTH }
  const width = PAPER.inner - LABEL_WIDTH
  const rows = rowsOf(receipt, language)
  const { price, currency } = receipt
  const moneyOr = (unknown: string, amount: number | null, unit: Currency | null) =>
    amount === null || !unit ? unknown : moneyIn(language, amount, unit)
  const treatment = moneyOr(t('Price on request'), price, currency)
  const consultation = moneyOr(t('price not given'), receipt.consultationPrice, receipt.consultationCurrency)
  const amounts: [label: string, amount: string][] = [
    [t('Due to {{product}}', { product: PRODUCT_NAME }), moneyIn(language, 0, currency ?? DEFAULT_CURRENCY)],
    isFirst(receipt)
      ? [t('Cost of the first consultation'), receipt.consultationPrice === 0 ? t('free of charge') : consultation]
      : [t('To pay at the hospital'), treatment],
  ]
  if (isFirst(receipt)) rows.push([t('Operation'), treatment])
  let y = 216
  for (const [label, value] of rows) {
    line(label, { ...full, y }, { size: 10, color: FAINT })
    for (const part of wrap(value, width, { size: 12 })) {
      line(part, { ...values, width, y }, { size: 12 })
      y += 18
    }
    doc.rect(PAPER.left, y - 8, PAPER.inner, 0.5).fill(LINE)
    y += 14
  }
  y += 10
  for (const [label, amount] of amounts) {
    line(label, { ...full, y }, { size: 14, bold: true })
    line(amount, { ...full, y, atEnd: true }, { size: 16, bold: true, color: INK })
    y += 26
  }
  line(t('Booking with Hekima is free. Nothing has been charged.'), { ...full, y }, { size: 10, color: FAINT })

  const issued = new Intl.DateTimeFormat(LOCALES[language], {
    dateStyle: 'long',
    timeZone: HOSPITAL_TIME_ZONE,
  }).format(receipt.issuedAt)
  line(t('Issued on {{date}}', { date: issued }), { ...full, y: 785 }, { size: 9, color: FAINT })
  doc.end()
  return bytes
}
