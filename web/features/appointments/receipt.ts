/** The receipt: one printable page that needs nothing from elsewhere, made in the browser. */
import { STATUS_LABELS } from '#domain/appointments.ts'
import { PRODUCT_NAME } from '#domain/product.ts'
import { addressOf, type Ticket } from './ticket.tsx'

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/gu, (sign) => ESCAPES[sign] ?? sign)

type Words = {
  t: (sentence: string) => string
  language: string
  direction: string
  /** Date and time as they are read in the person's language. */
  when: string
  total: string
}

const STYLE = `body{font:16px/1.5 system-ui,"Segoe UI",Roboto,sans-serif;color:#142046;max-width:44rem;margin:2rem auto;padding:0 1rem}
h1{font:500 1.75rem Georgia,serif;margin:.25rem 0 1.5rem}p{margin:0}table{border-collapse:collapse;width:100%;border:1px solid #142046}
th,td{padding:.75rem 1rem;text-align:start;vertical-align:top;border-top:1px solid #e4dccb}th{width:11rem;font-weight:400;color:#575f7a}
td{white-space:pre-line;overflow-wrap:anywhere}@page{size:A4;margin:18mm}@media print{body{margin:0;padding:0}}`

export function receiptHtml(ticket: Ticket, { t, language, direction, when, total }: Words): string {
  const rows: [string, string][] = [
    ['Booking ID', ticket.bookingId],
    ['Status', t(STATUS_LABELS[ticket.status])],
    ['Hospital', [ticket.hospital.name, addressOf(ticket.hospital), ticket.hospital.phone].filter(Boolean).join('\n')],
    ['Service', `${ticket.service.name}\n${t(ticket.service.category)}`],
    ...(ticket.doctor ? [['Doctor', ticket.doctor.fullName] as [string, string]] : []),
    ['Date and time', `${when}\n${t('Local time in Turkey (GMT+3)')}`],
    ['Patient', [ticket.patientName, ticket.patientEmail, ticket.patientPhone].join('\n')],
    ...(ticket.notes ? [['Notes', ticket.notes] as [string, string]] : []),
    ['Total', total],
  ]
  const title = t('Booking receipt')
  const body = rows
    .map(
      ([name, value]) => `<tr><th scope="row">${escapeHtml(t(name))}</th><td dir="auto">${escapeHtml(value)}</td></tr>`,
    )
    .join('\n')
  return `<!doctype html>
<html lang="${escapeHtml(language)}" dir="${escapeHtml(direction)}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(`${title} ${ticket.bookingId} | ${PRODUCT_NAME}`)}</title><style>${STYLE}</style></head>
<body><p><strong>${PRODUCT_NAME}</strong></p><h1>${escapeHtml(title)}</h1>
<table>
${body}
</table></body></html>
`
}

export const receiptName = ({ bookingId }: Pick<Ticket, 'bookingId'>) =>
  `${PRODUCT_NAME.toLowerCase()}-${bookingId}.html`

export function saveFile(name: string, content: string) {
  const url = URL.createObjectURL(new Blob([content], { type: 'text/html;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // The browser reads the address after the click; it may go only then.
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}
