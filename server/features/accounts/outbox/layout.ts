import type { UiLanguage } from '#domain/languages.ts'
import { PRODUCT_NAME } from '#domain/product.ts'

/** Colours of the light theme. Mail programs do not support variables. */
const COLOUR = { ink: '#142046', faint: '#575f7a', firuze: '#0c7779', paper: '#f7f3ea', line: '#e4dccb' }
const FONT = "'IBM Plex Sans', 'Segoe UI', Tahoma, Arial, sans-serif"

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
const escapeHtml = (text: string): string => text.replace(/[&<>"']/gu, (char) => escapes[char] ?? char)

type Layout = {
  language: UiLanguage
  subject: string
  greeting: string
  paragraphs: string[]
  /** Text by a user, in their own language. */
  written: string[]
  details: { label: string; value: string }[]
  link: { label: string; url: string } | undefined
  /** Line above the address of the link. */
  orOpen: string
  footer: string[]
}

const paragraph = (text: string, attributes = '') =>
  `<p${attributes} style="margin:0 0 16px;font-size:16px;line-height:1.5;white-space:pre-line;">${escapeHtml(text)}</p>`

const detail = ({ label, value }: Layout['details'][number]) =>
  `<tr><td style="padding:8px 0;color:${COLOUR.faint};font-size:14px">${escapeHtml(label)}<br><strong style="color:${COLOUR.ink};font-size:16px"><bdi>${escapeHtml(value)}</bdi></strong></td></tr>`

const table = (details: Layout['details']) =>
  details.length > 0
    ? `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="border-top:1px solid ${COLOUR.line};border-bottom:1px solid ${COLOUR.line}">${details.map(detail).join('')}</table>`
    : ''

const action = ({ label, url }: NonNullable<Layout['link']>, orOpen: string) =>
  `<p style="margin:24px 0"><a href="${escapeHtml(url)}" style="display:inline-block;padding:12px 24px;border-radius:8px;background:${COLOUR.firuze};color:#ffffff;font-size:16px;font-weight:600;text-decoration:none">${escapeHtml(label)}</a></p>
<p style="margin:0 0 16px;font-size:13px;color:${COLOUR.faint}">${escapeHtml(orOpen)}<br><a href="${escapeHtml(url)}" style="color:${COLOUR.firuze};word-break:break-all"><bdi dir="ltr">${escapeHtml(url)}</bdi></a></p>`

/** Returns the HTML body of a mail. All values are escaped here. */
export function layout({
  language,
  subject,
  greeting,
  paragraphs,
  written,
  details,
  link,
  orOpen,
  footer,
}: Layout): string {
  const dir = language === 'ar' ? 'rtl' : 'ltr'
  const side = language === 'ar' ? 'right' : 'left'
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
${paragraphs.map((text) => paragraph(text)).join('\n')}
${written.map((text) => paragraph(text, ' dir="auto"')).join('\n')}
${table(details)}
${link ? action(link, orOpen) : ''}
</td></tr></table>
<p style="max-width:560px;margin:16px auto 0;font-size:12px;line-height:1.5;color:${COLOUR.faint}">${footer.map(escapeHtml).join('<br>')}</p>
</td></tr></table>
</body></html>
`
}
