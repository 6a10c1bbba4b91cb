import { v7 } from 'uuid'
import { linkToken } from '#server/features/accounts/auth/links.ts'
import { insertUser } from '#server/seed/factories.ts'
import { bothDoors, type Door, type RestVerb, type Verb } from './doors.ts'
import type { TestApp } from './server.ts'

const USER = `{ id email firstName lastName phone bio birthDate role roles status lastLoginAt emailConfirmed pendingEmail twoFactorEnabled twoFactorRequired language pageLanguage travelDates timeZone hasCalendarFeed
  deletesAt notifications { appointments reminders messages quotes } }`
const SESSION = `{ token expiresAt user ${USER} }`

const verb = (
  method: 'POST' | 'GET' | 'PUT' | 'DELETE',
  path: string,
  graphql: string,
  more: Partial<Omit<Verb, 'rest'>> = {},
): RestVerb => ({
  rest: `${method} /api/Auth/${path}`,
  graphql,
  ...more,
})
/** Returns a verb without a route. */
const hidden = (graphql: string, more: Partial<Omit<Verb, 'rest' | 'graphql'>> = {}): Verb => ({ graphql, ...more })
const quiet = { success: 204, shape: () => ({}) }
const codes = { shape: (recoveryCodes: string[]) => ({ recoveryCodes }) }

const createApiKey: Verb = {
  graphql: 'mutation ($input: ApiKeyInput!) { createApiKey(input: $input) { id secret } }',
  success: 201,
}

/** Verbs of the account in both interfaces. `$name` of a mutation is a field of the REST body. */
const verbs = {
  login: verb('POST', 'login', `mutation ($input: LoginInput!) { login(input: $input) ${SESSION} }`),
  register: verb('POST', 'register', `mutation ($input: RegisterInput!) { register(input: $input) ${SESSION} }`, {
    success: 201,
  }),
  logout: verb('POST', 'logout', 'mutation { logout }', quiet),
  me: verb('GET', 'me', `{ viewer ${USER} }`),
  updateProfile: verb('PUT', 'me', `mutation ($input: ProfileInput!) { updateProfile(input: $input) ${USER} }`),
  changePassword: verb(
    'POST',
    'change-password',
    `mutation ($currentPassword: String!, $newPassword: String!, $confirmPassword: String, $code: String, $endApiKeys: Boolean) {
      changePassword(currentPassword: $currentPassword, newPassword: $newPassword, confirmPassword: $confirmPassword,
        code: $code, endApiKeys: $endApiKeys) }`,
    quiet,
  ),
  requestEmailConfirmation: hidden('mutation { requestEmailConfirmation }', quiet),
  confirmEmail: hidden('mutation ($token: String!) { confirmEmail(token: $token) }', quiet),
  requestEmailChange: hidden(
    `mutation ($email: String!, $password: String!, $code: String) {
      requestEmailChange(email: $email, password: $password, code: $code) ${USER} }`,
  ),
  cancelEmailChange: hidden(`mutation { cancelEmailChange ${USER} }`),
  requestPasswordReset: hidden('mutation ($email: String!) { requestPasswordReset(email: $email) }', quiet),
  resetPassword: hidden(
    'mutation ($token: String!, $newPassword: String!) { resetPassword(token: $token, newPassword: $newPassword) }',
    quiet,
  ),
  startTwoFactor: hidden('mutation { startTwoFactor { secret uri qrCode } }'),
  enableTwoFactor: hidden(
    'mutation ($password: String!, $code: String!) { enableTwoFactor(password: $password, code: $code) }',
    codes,
  ),
  disableTwoFactor: hidden(
    `mutation ($password: String!, $code: String) { disableTwoFactor(password: $password, code: $code) ${USER} }`,
  ),
  renewRecoveryCodes: hidden(
    'mutation ($password: String!, $code: String) { renewRecoveryCodes(password: $password, code: $code) }',
    codes,
  ),
  renewSession: hidden('mutation { renewSession { token expiresAt user { id } } }', {
    shape: (answer) => answer,
  }),
  sessions: hidden('{ sessions { id device createdAt lastUsedAt current } }'),
  endSession: hidden('mutation ($id: ID!) { endSession(id: $id) }', quiet),
  endOtherSessions: hidden('mutation { endOtherSessions }', {
    shape: (ended: number) => ({ ended }),
  }),
  updateNotifications: hidden(`mutation ($input: NotificationsInput!) { updateNotifications(input: $input) ${USER} }`),
  updateLanguage: hidden(`mutation ($language: String!) { updateLanguage(language: $language) ${USER} }`),
  updateTravelDates: hidden(`mutation ($dates: String) { updateTravelDates(dates: $dates) ${USER} }`),
  updateTimeZone: hidden(`mutation ($timeZone: String) { updateTimeZone(timeZone: $timeZone) ${USER} }`),
  updatePageLanguage: hidden(`mutation ($language: String!) { updatePageLanguage(language: $language) ${USER} }`),
  consents: hidden('{ consents { id document version occasion createdAt } }'),
  createApiKey,
  requestAccountDeletion: hidden(
    `mutation ($password: String!, $code: String) { requestAccountDeletion(password: $password, code: $code) ${USER} }`,
  ),
  cancelAccountDeletion: hidden(`mutation { cancelAccountDeletion ${USER} }`),
}

type AccountVerb = keyof typeof verbs
export type AccountDoor = Door<AccountVerb>

type AccountEntry = [door: string, ask: AccountDoor]

/** Returns the verbs through both interfaces. */
export function accountDoors(app: () => TestApp): [rest: AccountEntry, graphql: AccountEntry] {
  const [viaRest, viaGraphql = viaRest] = bothDoors<AccountVerb>(app, verbs)
  return [viaRest, viaGraphql]
}

export const PASSWORD = 'Secret123!'

/** Creates a signed-in user with a password. */
export async function insertPerson(app: TestApp, overrides: Parameters<typeof insertUser>[1] = {}) {
  const user = await insertUser(app.db, { password: PASSWORD, email: `${v7()}@mail.example`, ...overrides })
  return { id: user.id, email: user.email, token: await app.tokenFor(user.id) }
}

type Mail = { kind: string; payload: Record<string, string>; to: string }

/** Returns the mails queued for a user, oldest first, each with its recipient. */
export const mailsOf = (app: TestApp, userId: string): Promise<Mail[]> =>
  app.query<Mail>(
    `select o.kind, o.payload, coalesce(t.email, u.email) as "to" from outbox o join users u on u.id = o.user_id
      left join one_time_tokens t on t.id::text = o.payload ->> 'tokenId' where u.id = $1 order by o.created_at, o.id`,
    [userId],
  )

/** Returns the token in the link of the newest mail of this kind. */
export async function linkOf(app: TestApp, userId: string, kind: string): Promise<string> {
  const mail = (await mailsOf(app, userId)).filter((found) => found.kind === kind).at(-1)
  if (!mail?.payload.tokenId) throw new Error(`no ${kind} mail with a link`)
  return linkToken(app.config, mail.payload.tokenId)
}
