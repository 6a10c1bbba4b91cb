import { mkdir, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { createTransport, type SendMailOptions } from 'nodemailer'
import type { Config } from '#server/config.ts'
import { senderOf } from '#server/config.ts'
import { traced } from '#server/http/tracing.ts'
import type { Mail } from './compose.ts'
import { mailFileName, mailFolder } from './mail-files.ts'

/** Transport for mails. `send` throws a `MailFault`. */
export type MailTransport = { send: (mail: Mail) => Promise<void>; close: () => void }

/**
 * Reason why a mail was not sent, without personal data. The response of a server often repeats the
 * address.
 */
export class MailFault extends Error {
  override readonly name = 'MailFault'
  /** True if another attempt would be refused too. */
  readonly permanent: boolean
  /** True if the server currently accepts no mail at all. Later mails need not be tried. */
  readonly down: boolean

  constructor(thrown: unknown) {
    const { code, command, responseCode, permanent } = Object(thrown) as Record<string, unknown>
    super([code ?? 'unknown fault', command, responseCode].filter(Boolean).join(' '))
    this.down = DOWN.has(String(code)) || responseCode === 421
    this.permanent = !this.down && permanent === true
  }
}

/** Codes about the connection or the account at the server, never about one mail. */
const DOWN = new Set([
  'ECONNECTION',
  'ETIMEDOUT',
  'ESOCKET',
  'EDNS',
  'ETLS',
  'EREQUIRETLS',
  'EPROTOCOL',
  'EPROXY',
  'EAUTH',
  'ENOAUTH',
  'EOAUTH2',
])

const TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000, dnsTimeout: 10_000 }

function toMessage(
  config: Config,
  { messageId, to, subject, text, html, calendar, unsubscribeUrl }: Mail,
): SendMailOptions {
  const { name, email } = senderOf(config)
  return {
    from: { name, address: email },
    to,
    subject,
    text,
    html,
    messageId,
    headers: {
      'Auto-Submitted': 'auto-generated',
      ...(unsubscribeUrl && {
        'List-Unsubscribe': `<${unsubscribeUrl}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }),
    },
    ...(calendar && { icalEvent: { ...calendar, filename: 'appointment.ics' } }),
    // Content of a mail is never fetched from a file or address.
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}

function smtp(config: Config, url: string): MailTransport {
  const mailer = createTransport({ url, ...TIMEOUTS })
  return {
    send: async (mail) => {
      try {
        await traced('outgoing', 'mail', () => mailer.sendMail(toMessage(config, mail)))
      } catch (error) {
        throw new MailFault(error)
      }
    },
    close: () => mailer.close(),
  }
}

/**
 * Writes mails as .eml files named by their Message-ID, so that a mail sent twice is one file. They
 * contain links that open accounts.
 */
function files(config: Config): MailTransport {
  const mailer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
  return {
    send: async (mail) => {
      const folder = mailFolder(config)
      const file = path.join(folder, `${mailFileName(mail.messageId)}.eml`)
      try {
        const { message } = await mailer.sendMail(toMessage(config, mail))
        await mkdir(folder, { recursive: true, mode: 0o700 })
        await writeFile(`${file}.part`, message, { mode: 0o600 })
        await rename(`${file}.part`, file)
      } catch (error) {
        throw new MailFault(error)
      }
    },
    close: () => mailer.close(),
  }
}

export const createMailTransport = (config: Config): MailTransport =>
  config.smtpUrl ? smtp(config, config.smtpUrl) : files(config)
