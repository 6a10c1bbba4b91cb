import { PRODUCT_NAME } from '#domain/product.ts'
import { hoursToKeep, type PushNotice, pushKindOf } from '#domain/push.ts'
import type { Dependencies } from '#server/context.ts'
import { findContent } from '#server/features/accounts/outbox/compose.ts'
import type { MailMakers, SkippedMail } from '#server/features/accounts/outbox/mail-kinds.ts'
import { MAIL_TEXTS } from '#server/features/accounts/outbox/texts.ts'
import { sayIn } from '#server/features/accounts/outbox/words.ts'
import type { ClaimedPush } from './queue.ts'

const HOUR_MS = 60 * 60_000

export type Notice = { notice: PushNotice; hours: number }

/**
 * Composes a push notification for a mail. It contains only the subject in the reader's language,
 * because lock screens show it. It is skipped if the mail would be skipped: read, moved or
 * cancelled in the meantime.
 */
export async function composeNotice(
  deps: Dependencies,
  makers: MailMakers,
  { mail, delivery }: ClaimedPush,
): Promise<Notice | SkippedMail> {
  const subject = await findContent(deps, makers, {
    row: mail,
    asks: ({ pushes }) => pushes,
    settingOf: pushKindOf,
  })
  if ('skip' in subject) return subject
  const { kind, person, content } = subject
  if (!pushKindOf(kind)) return { skip: 'only a mail' }
  const hours = hoursToKeep(kind)
  if (deps.clock().getTime() - delivery.createdAt.getTime() > hours * HOUR_MS) return { skip: 'too late' }
  const { language = person.language, page = '/' } = content
  const body = sayIn[language](MAIL_TEXTS[kind].subject)
  return { notice: { title: PRODUCT_NAME, body, url: page, language, tag: mail.id }, hours }
}
