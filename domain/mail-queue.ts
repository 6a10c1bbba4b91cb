/** The mails that wait, went out or were given up, as administrators look at them. Nobody sees what they say. */
import { z } from 'zod'
import { given, requiredText } from './fields.ts'
import { MAILS, type MailKind } from './notifications.ts'

/** 'skipped': nobody had to get it any more; 'dropped': an administrator took it back. */
export const MAIL_STATES = ['waiting', 'failed', 'sent', 'skipped', 'dropped'] as const
export type MailState = (typeof MAIL_STATES)[number]

const kinds = Object.keys(MAILS) as [MailKind, ...MailKind[]]

export const mailSearch = z.object({
  state: given(z.enum(MAIL_STATES, 'Please choose waiting, failed, sent, skipped or dropped')).meta({
    description: 'What has become of them.',
  }),
  kind: given(z.enum(kinds, 'Please choose a kind of mail')).meta({ description: 'Of this kind alone.' }),
})
export type MailSearch = z.output<typeof mailSearch>

export const mailDropping = z.object({ reason: requiredText('Please say why this mail is not to be sent', 500) })

/** Enough of an address to recognise it: `a•••@mail.example`. */
export function maskAddress(address: string): string {
  const at = address.lastIndexOf('@')
  return at < 1 ? '•••' : `${[...address][0]}•••${address.slice(at)}`
}
