import { v7 } from 'uuid'
import { linkToken } from '#server/features/auth/links.ts'
import { insertUser } from '#server/seed/factories.ts'
import { type Answer, graphql, rest } from './clinic.ts'
import type { TestApp } from './server.ts'

const USER = `{ id email firstName emailConfirmed pendingEmail twoFactorEnabled twoFactorRequired language hasCalendarFeed
  deletesAt notifications { appointments reminders messages } }`
const SESSION = `{ token expiresAt user ${USER} }`

type Verb = {
  rest: ['get' | 'post' | 'put' | 'delete', string]
  graphql: string
  success?: number
  /** What GraphQL answers, as REST does. */
  shape?: (answer: unknown) => unknown
}

const verb = (...[method, path, text, more]: [...Verb['rest'], string, Omit<Verb, 'rest' | 'graphql'>?]): Verb => ({
  rest: [method, `/api/Auth/${path}`],
  graphql: text,
  ...more,
})
const quiet = { success: 204, shape: () => ({}) }
const codes = { shape: (recoveryCodes: unknown) => ({ recoveryCodes }) }

/** Each verb of the account on both doors; `$name` of a mutation is a field of the body on the other. */
const verbs = {
  login: verb('post', 'login', `mutation ($input: LoginInput!) { login(input: $input) ${SESSION} }`),
  register: verb('post', 'register', `mutation ($input: RegisterInput!) { register(input: $input) ${SESSION} }`, {
    success: 201,
  }),
  logout: verb('post', 'logout', 'mutation { logout }', quiet),
  me: verb('get', 'me', `{ viewer ${USER} }`),
  changePassword: verb(
    'post',
    'change-password',
    `mutation ($currentPassword: String!, $newPassword: String!) {
      changePassword(currentPassword: $currentPassword, newPassword: $newPassword) }`,
    quiet,
  ),
  requestEmailConfirmation: verb('post', 'request-email-confirmation', 'mutation { requestEmailConfirmation }', quiet),
  confirmEmail: verb('post', 'confirm-email', 'mutation ($token: String!) { confirmEmail(token: $token) }', quiet),
  requestEmailChange: verb(
    'post',
    'change-email',
    `mutation ($email: String!, $password: String!) { requestEmailChange(email: $email, password: $password) ${USER} }`,
  ),
  cancelEmailChange: verb('delete', 'change-email', `mutation { cancelEmailChange ${USER} }`),
  requestPasswordReset: verb(
    'post',
    'forgot-password',
    'mutation ($email: String!) { requestPasswordReset(email: $email) }',
    quiet,
  ),
  resetPassword: verb(
    'post',
    'reset-password',
    'mutation ($token: String!, $newPassword: String!) { resetPassword(token: $token, newPassword: $newPassword) }',
    quiet,
  ),
  startTwoFactor: verb('post', 'two-factor', 'mutation { startTwoFactor { secret uri qrCode } }'),
  enableTwoFactor: verb(
    'post',
    'two-factor/enable',
    'mutation ($code: String!) { enableTwoFactor(code: $code) }',
    codes,
  ),
  disableTwoFactor: verb(
    'post',
    'two-factor/disable',
    `mutation ($password: String!) { disableTwoFactor(password: $password) ${USER} }`,
  ),
  renewRecoveryCodes: verb(
    'post',
    'two-factor/recovery-codes',
    'mutation ($password: String!) { renewRecoveryCodes(password: $password) }',
    codes,
  ),
  sessions: verb('get', 'sessions', '{ sessions { id device createdAt lastUsedAt current } }'),
  endSession: verb('delete', 'sessions/:id', 'mutation ($id: ID!) { endSession(id: $id) }', quiet),
  endOtherSessions: verb('post', 'sessions/end-others', 'mutation { endOtherSessions }', {
    shape: (ended) => ({ ended }),
  }),
  updateNotifications: verb(
    'put',
    'me/notifications',
    `mutation ($input: NotificationsInput!) { updateNotifications(input: $input) ${USER} }`,
  ),
  updateLanguage: verb(
    'put',
    'me/language',
    `mutation ($language: String!) { updateLanguage(language: $language) ${USER} }`,
  ),
  consents: verb('get', 'me/consents', '{ consents { id document version occasion createdAt } }'),
  requestAccountDeletion: verb(
    'post',
    'me/deletion',
    `mutation ($password: String!) { requestAccountDeletion(password: $password) ${USER} }`,
  ),
  cancelAccountDeletion: verb('delete', 'me/deletion', `mutation { cancelAccountDeletion ${USER} }`),
} satisfies Record<string, Verb>

export type AccountVerb = keyof typeof verbs
export type Door = (verb: AccountVerb, input?: Record<string, unknown>, token?: string) => Promise<Answer>

/** The same verbs through both doors. */
export const accountDoors = (app: () => TestApp): [string, Door][] => [
  [
    'REST',
    (name, { id, ...body } = {}, token) => {
      const [method, path] = verbs[name].rest
      const sent = method === 'get' || method === 'delete' ? {} : { body }
      return rest(app(), method as 'get', path.replace(':id', String(id)), { ...sent, token })
    },
  ],
  [
    'GraphQL',
    async (name, input = {}, token) => {
      const { graphql: text, success = 200, shape = (answer: unknown) => answer }: Verb = verbs[name]
      const variables = text.includes('$input') ? { input } : input
      const answer = await graphql(app(), text, variables, token, success)
      return answer.code === undefined ? { ...answer, body: shape(answer.body) } : answer
    },
  ],
]

export const PASSWORD = 'Secret123!'

/** Somebody with a password, signed in. */
export async function insertPerson(app: TestApp, overrides: Parameters<typeof insertUser>[1] = {}) {
  const user = await insertUser(app.db, { password: PASSWORD, email: `${v7()}@mail.example`, ...overrides })
  return { id: user.id, email: user.email, token: await app.tokenFor(user.id) }
}

type Mail = { kind: string; payload: Record<string, string>; to: string }

/** The mails queued for somebody, oldest first, each with the address the worker sends it to. */
export const mailsOf = (app: TestApp, userId: string): Promise<Mail[]> =>
  app.query<Mail>(
    `select o.kind, o.payload, coalesce(t.email, u.email) as "to" from outbox o join users u on u.id = o.user_id
      left join one_time_tokens t on t.id::text = o.payload ->> 'tokenId' where u.id = $1 order by o.created_at, o.id`,
    [userId],
  )

/** What the link of the newest mail of this kind says. */
export async function linkOf(app: TestApp, userId: string, kind: string): Promise<string> {
  const mail = (await mailsOf(app, userId)).filter((found) => found.kind === kind).at(-1)
  if (!mail?.payload.tokenId) throw new Error(`no ${kind} mail with a link`)
  return linkToken(app.config, mail.payload.tokenId)
}
