/**
 * Makes telephone numbers and web addresses of lists readable. Null means that the text contains
 * none.
 */
import { optionalUrl } from '#domain/fields.ts'

const SEPARATOR = /[/;,|]|\s-\s|\b(?:dahili|ext)\b.*/iu

/** Formats Turkish numbers as `+90 322 455 44 44`. The first of several in one field is used. */
export function readablePhone(text: string): string | null {
  // `0322/455 44 44` separates the area code, `0322 455 44 44 / 45` a second number. The parts are
  // tried before the whole.
  for (const candidate of [...text.split(SEPARATOR), text.replaceAll('/', ' ')]) {
    const phone = onePhone(candidate.trim())
    if (phone) return phone
  }
  return null
}

function onePhone(text: string): string | null {
  if (!/^[\d\s().+-]+$/u.test(text)) return null
  const digits = text.replace(/\D/gu, '')
  if (/^\+(?!90)/u.test(text)) return digits.length >= 8 && digits.length <= 15 ? `+${digits}` : null
  const national = digits.replace(/^(?:00)?90(?=\d{7}$|\d{10}$)/u, '').replace(/^0(?=\d{10}$)/u, '')
  // Numbers such as 444 1 234 have no area code.
  if (/^444\d{4}$/u.test(national)) return `+90 ${national.replace(/^(\d{3})(\d)(\d{3})$/u, '$1 $2 $3')}`
  if (!/^[2-58]\d{9}$/u.test(national)) return null
  return `+90 ${national.replace(/^(\d{3})(\d{3})(\d{2})(\d{2})$/u, '$1 $2 $3 $4')}`
}

/**
 * Returns an http(s) address with its scheme and a lower-case host. An address without a path
 * becomes the plain host.
 */
export function readableWebsite(text: string): string | null {
  // Registers capitalise addresses the Turkish way. A host name has no dotted capital I.
  const parsed = optionalUrl.safeParse(text.trim().replace(/İ/gu, 'I'))
  if (!parsed.success || !parsed.data) return null
  const url = new URL(parsed.data)
  if (url.username !== '' || url.password !== '' || !/^[^.]+(?:\.[^.]+)+$/u.test(url.hostname)) return null
  return url.pathname === '/' && url.search === '' && url.hash === '' ? url.origin : url.href
}
