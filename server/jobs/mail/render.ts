import { HOSPITAL_TIME_ZONE } from '#domain/availability.ts'
import type { UiLanguage } from '#domain/languages.ts'
import { MAILS, type MailKind } from '#domain/notifications.ts'
import { PRODUCT_NAME } from '#domain/product.ts'
import { MAIL_WORDS } from './words.ts'

/** All that a mail may know. Of an appointment: when it is and what it is called, never where, with whom or what for. */
export type MailFacts = {
  kind: MailKind
  language: UiLanguage
  firstName: string
  publicUrl: string
  /** Of a link that opens or confirms something. */
  token?: string
  appointment?: { id: string; bookingId: string; startsAt: Date }
  /** When the account will be deleted. */
  deletesAt?: Date | null
}

/** The colours of the light theme; mail programs know no variables. */
const COLOUR = { ink: '#142046', faint: '#575f7a', firuze: '#0c7779', paper: '#f7f3ea', line: '#e4dccb' }
const FONT = "'IBM Plex Sans', 'Segoe UI', Tahoma, Arial, sans-serif"

/** Latin digits in every language, as in the booking id. */
const LOCALES: Record<UiLanguage, string> = { en: 'en-GB', tr: 'tr', ru: 'ru', ar: 'ar-u-nu-latn-ca-gregory' }

const AFTER_NEWS: Partial<Record<MailKind, string>> = {
  'account.welcome': '/',
  'account.password_changed': '/forgot-password',
  'account.email_changed': '/forgot-password',
  'account.two_factor_on': '/profile',
  'account.two_factor_off': '/profile',
  'account.deletion_requested': '/profile',
}

function addressOf({ kind, token, appointment }: MailFacts): string | undefined {
  if (token) return `${kind === 'account.reset_password' ? '/reset-password' : '/confirm-email'}?token=${token}`
  return appointment ? `/my-appointments/${appointment.id}` : AFTER_NEWS[kind]
}

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/gu, (char) => escapes[char] ?? char)

const fill = (text: string, values: Record<string, string>) =>
  text.replace(/\{(\w+)\}/gu, (whole, name) => values[name] ?? whole)

export type RenderedMail = { subject: string; text: string; html: string }

/** Subject and both bodies of a mail. */
export function renderMail(facts: MailFacts): RenderedMail {
  const { kind, language, firstName, publicUrl, appointment, deletesAt } = facts
  const words = MAIL_WORDS[language]
  const { subject, lines, button } = words.mails[kind]
  const format = (instant: Date, options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(LOCALES[language], { timeZone: HOSPITAL_TIME_ZONE, ...options }).format(instant)
  const day = deletesAt ? format(deletesAt, { dateStyle: 'long' }) : ''
  const greeting = firstName ? fill(words.greeting, { name: firstName }) : words.greetingWithoutName
  const said = lines.map((line) => fill(line, { day }))
  const facets: [string, string][] = appointment
    ? [
        [
          words.when,
          `${format(appointment.startsAt, { dateStyle: 'full' })}${language === 'ar' ? '،' : ','} ${format(appointment.startsAt, { timeStyle: 'short' })} (${words.hospitalTime})`,
        ],
        [words.bookingId, appointment.bookingId],
      ]
    : []
  const address = addressOf(facts)
  const link = button && address ? { label: button, url: publicUrl + address } : undefined
  const footer = MAILS[kind] ? [words.reason, `${words.settings} ${publicUrl}/profile`] : [words.reason]

  return {
    subject,
    text: [
      greeting,
      ...said,
      ...(facets.length > 0 ? [facets.map(([label, value]) => `${label}: ${value}`).join('\n')] : []),
      ...(link ? [`${link.label}:\n${link.url}`] : []),
      `-- \n${[PRODUCT_NAME, ...footer].join('\n')}`,
    ].join('\n\n'),
    html: layout({ language, subject, greeting, said, facets, link, orOpen: words.orOpen, footer }),
  }
}

type Parts = {
  language: UiLanguage
  subject: string
  greeting: string
  said: string[]
  facets: [string, string][]
  link: { label: string; url: string } | undefined
  orOpen: string
  footer: string[]
}

function layout({ language, subject, greeting, said, facets, link, orOpen, footer }: Parts): string {
  const dir = language === 'ar' ? 'rtl' : 'ltr'
  const side = language === 'ar' ? 'right' : 'left'
  const paragraph = (text: string, style = '') =>
    `<p style="margin:0 0 16px;font-size:16px;line-height:1.5;${style}">${escapeHtml(text)}</p>`
  const table = facets
    .map(
      ([label, value]) =>
        `<tr><td style="padding:8px 0;color:${COLOUR.faint};font-size:14px">${escapeHtml(label)}<br><strong style="color:${COLOUR.ink};font-size:16px"><bdi>${escapeHtml(value)}</bdi></strong></td></tr>`,
    )
    .join('')
  const action = link
    ? `<p style="margin:24px 0"><a href="${escapeHtml(link.url)}" style="display:inline-block;padding:12px 24px;border-radius:8px;background:${COLOUR.firuze};color:#ffffff;font-size:16px;font-weight:600;text-decoration:none">${escapeHtml(link.label)}</a></p>
<p style="margin:0 0 16px;font-size:13px;color:${COLOUR.faint}">${escapeHtml(orOpen)}<br><a href="${escapeHtml(link.url)}" style="color:${COLOUR.firuze};word-break:break-all"><bdi dir="ltr">${escapeHtml(link.url)}</bdi></a></p>`
    : ''
  return `<!doctype html>
<html lang="${language}" dir="${dir}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;background:${COLOUR.paper};font-family:${FONT};color:${COLOUR.ink};text-align:${side}" dir="${dir}">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" dir="${dir}" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;background:#ffffff;border:1px solid ${COLOUR.line};border-radius:12px">
<tr><td style="padding:20px 28px;border-bottom:3px solid ${COLOUR.firuze};font-size:20px;font-weight:600;text-align:${side}">${PRODUCT_NAME}</td></tr>
<tr><td style="padding:28px;text-align:${side}">
<h1 style="margin:0 0 20px;font-size:22px;line-height:1.3">${escapeHtml(subject)}</h1>
${paragraph(greeting)}
${said.map((line) => paragraph(line)).join('\n')}
${table ? `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="border-top:1px solid ${COLOUR.line};border-bottom:1px solid ${COLOUR.line}">${table}</table>` : ''}
${action}
</td></tr></table>
<p style="max-width:560px;margin:16px auto 0;font-size:12px;line-height:1.5;color:${COLOUR.faint}">${footer.map(escapeHtml).join('<br>')}</p>
</td></tr></table>
</body></html>
`
}
