import { eq, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import {
  DEFAULT_NOTIFICATIONS,
  MAILS,
  type MailKind,
  type NotificationKind,
  type Notifications,
} from '#domain/notifications.ts'
import { publicUrlOf } from '#server/config.ts'
import type { Dependencies } from '#server/context.ts'
import { users } from '#server/features/accounts/users/table.ts'
import type { MailContent, MailMakers, MailToAnybody, Person, SkippedMail } from './mail-kinds.ts'
import type { ClaimedMail } from './queue.ts'
import { type RenderedMail, renderMail } from './render.ts'

export type Mail = RenderedMail & {
  /** Equal for every attempt at one row, so that a mail sent twice can be recognised. */
  messageId: string
  to: { name: string; address: string }
  calendar?: { method: string; content: string }
  /** Address for one-click unsubscription by mail programs (RFC 8058). */
  unsubscribeUrl?: string
}

const isMail = (kind: string): kind is MailKind => Object.hasOwn(MAILS, kind)

/**
 * Returns SQL for a name, which is used only if the address is confirmed, because then its owner
 * entered the name.
 */
const ifConfirmed = (name: AnyPgColumn) =>
  sql<string>`case when ${users.emailConfirmedAt} is null then '' else ${name} end`

async function findPerson({ db }: Dependencies, id: string | null): Promise<Person | undefined> {
  if (!id) return undefined
  const [person] = await db
    .select({
      email: users.email,
      firstName: ifConfirmed(users.firstName),
      lastName: ifConfirmed(users.lastName),
      status: users.status,
      isDemo: users.isDemo,
      language: users.language,
      timeZone: sql<string | null>`${users.preferences} ->> 'timeZone'`,
      notifications: sql<Partial<Notifications> | null>`${users.preferences} -> 'notifications'`,
      pushes: sql<Partial<Notifications> | null>`${users.preferences} -> 'pushes'`,
      deletesAt: users.deletesAt,
    })
    .from(users)
    .where(eq(users.id, id))
  return person
}

/**
 * Returns a recipient without an account. It has no preferences, and its name is not used, because
 * another user may have entered it.
 */
async function findAnybody(
  deps: Dependencies,
  { recipientOf }: MailToAnybody,
  row: ClaimedMail,
): Promise<Person | undefined> {
  const recipient = await recipientOf({ deps, row })
  const nothing = {
    firstName: '',
    lastName: '',
    status: 'active',
    isDemo: false,
    timeZone: null,
    notifications: null,
    pushes: null,
    deletesAt: null,
  }
  return recipient && { ...recipient, ...nothing }
}

type Channel = {
  asks: (person: Person) => Partial<Notifications> | null
  settingOf: (kind: MailKind) => NotificationKind | null
}

type MailSubject = { kind: MailKind; person: Person; content: MailContent }

/**
 * Returns the current content and recipient of a row of the outbox, or the reason to skip it.
 * `asks` are the user's preferences for this channel, and `settingOf` returns the preference that a
 * kind follows.
 */
export async function findContent(
  deps: Dependencies,
  makers: MailMakers,
  { row, asks, settingOf }: Channel & { row: ClaimedMail },
): Promise<MailSubject | SkippedMail> {
  const { kind } = row
  if (!isMail(kind)) return { skip: 'no such mail' }
  const maker = makers[kind]
  const toAnybody = 'recipientOf' in maker && !row.userId
  const person = toAnybody ? await findAnybody(deps, maker, row) : await findPerson(deps, row.userId)
  if (!person) return { skip: 'nobody to write to' }
  if (person.isDemo) return { skip: 'somebody of the demo data' }
  const setting = settingOf(kind)
  if (setting && !{ ...DEFAULT_NOTIFICATIONS, ...asks(person) }[setting]) return { skip: 'turned off' }
  if (!kind.startsWith('account.') && person.status !== 'active') return { skip: 'the account is not active' }
  const content = await ('recipientOf' in maker ? maker.make : maker)({ deps, row, person })
  return 'skip' in content ? content : { kind, person, content }
}

/**
 * Turns a row of the outbox into a mail, by the recipient's settings and language and the current
 * content of its kind.
 */
export async function composeMail(
  deps: Dependencies,
  makers: MailMakers,
  row: ClaimedMail,
): Promise<Mail | SkippedMail> {
  const subject = await findContent(deps, makers, {
    row,
    asks: ({ notifications }) => notifications,
    settingOf: (kind) => MAILS[kind],
  })
  if ('skip' in subject) return subject
  const { kind, person, content } = subject
  const { address = person.email, calendar, language = person.language, ...facts } = content
  const publicUrl = publicUrlOf(deps.config)
  const reader = address === person.email ? person : { firstName: '', lastName: '', timeZone: null }
  const { firstName, lastName, timeZone } = reader
  return {
    ...renderMail({ kind, language, firstName, publicUrl, timeZone }, facts),
    messageId: `<${row.id}@${new URL(publicUrl).hostname}>`,
    to: { name: `${firstName} ${lastName}`.trim(), address },
    calendar,
    ...(facts.unsubscribe && { unsubscribeUrl: publicUrl + facts.unsubscribe.call }),
  }
}
