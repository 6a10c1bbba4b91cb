import { setTimeout as pause } from 'node:timers/promises'
import bcrypt from 'bcrypt'
import { v7 } from 'uuid'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { accountDoors, insertPerson, linkOf, mailsOf, PASSWORD } from '#tests/support/account.ts'
import { startTestApp, type TestApp } from '#tests/support/server.ts'

vi.mock('node:timers/promises', async (original) => {
  const timers = await original<typeof import('node:timers/promises')>()
  return { ...timers, setTimeout: vi.fn(timers.setTimeout) }
})

const MINUTE = 60 * 1000
let app: TestApp
let now = new Date()
beforeAll(async () => {
  app = await startTestApp({ clock: () => now })
})
afterAll(() => app.close())

const NEW = 'Another456!'
const WELL_KNOWN = 'This password is too common. Please choose another one.'

describe.each(accountDoors(() => app))('a forgotten password through %s', (_name, ask) => {
  const forgotten = async (person: { id: string; email: string }) => {
    expect((await ask('requestPasswordReset', { email: person.email })).status).toBe(204)
    return linkOf(app, person.id, 'account.reset_password')
  }

  test('is reset by the link, once, which ends every session and sends a notice', async () => {
    const person = await insertPerson(app)
    const token = await forgotten({ ...person, email: person.email.toUpperCase() })
    const earlier = await app.tokenFor(person.id)
    expect((await ask('resetPassword', { token, newPassword: NEW })).status).toBe(204)
    for (const ended of [person.token, earlier]) expect((await ask('me', {}, ended)).status).toBe(401)
    expect((await ask('login', { email: person.email, password: PASSWORD })).status).toBe(401)
    const { status, body } = await ask('login', { email: person.email, password: NEW })
    expect(status).toBe(200)
    // Reading mail at the address proves its ownership.
    expect(body.user.emailConfirmed).toBe(true)
    expect((await mailsOf(app, person.id)).map(({ kind, to }) => [kind, to])).toEqual([
      ['account.reset_password', person.email],
      ['account.password_changed', person.email],
    ])
    const again = await ask('resetPassword', { token, newPassword: 'Third-789!' })
    expect(again).toMatchObject({
      status: 400,
      body: { errors: { token: expect.stringContaining('no longer valid') } },
    })
    expect((await ask('login', { email: person.email, password: NEW })).status).toBe(200)
  })

  test('of many concurrent uses of one link, one sets the password', async () => {
    const person = await insertPerson(app)
    const token = await forgotten(person)
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, index) => ask('resetPassword', { token, newPassword: `${NEW}${index}` })),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 400, 400, 400, 400, 400])
  })

  test('a link ends after an hour, with the use of another one, and with a changed password', async () => {
    const person = await insertPerson(app)
    const [first, second] = [await forgotten(person), await forgotten(person)]
    const before = now
    now = new Date(before.getTime() + 60 * MINUTE + 1000)
    expect((await ask('resetPassword', { token: first, newPassword: NEW })).status).toBe(400)
    now = new Date(before.getTime() + 59 * MINUTE)
    expect((await ask('resetPassword', { token: second, newPassword: NEW })).status).toBe(204)
    expect((await ask('resetPassword', { token: first, newPassword: NEW })).status).toBe(400)
    now = before

    const other = await insertPerson(app)
    const token = await forgotten(other)
    const change = { currentPassword: PASSWORD, newPassword: NEW }
    expect((await ask('changePassword', change, other.token)).status).toBe(204)
    expect((await mailsOf(app, other.id)).at(-1)?.kind).toBe('account.password_changed')
    expect((await ask('resetPassword', { token, newPassword: 'Third-789!' })).status).toBe(400)
  })

  test('a link for another purpose sets no password', async () => {
    const person = await insertPerson(app)
    await ask('requestEmailConfirmation', {}, person.token)
    const token = await linkOf(app, person.id, 'account.confirm_email')
    expect((await ask('resetPassword', { token, newPassword: NEW })).status).toBe(400)
  })

  test('gives the same answer for every address, and mails only accounts that may sign in', async () => {
    const known = await insertPerson(app)
    const inactive = await insertPerson(app, { status: 'suspended' })
    const answers = []
    for (const email of [known.email, inactive.email, `${v7()}@mail.example`]) {
      const { status, body } = await ask('requestPasswordReset', { email })
      answers.push({ status, body })
    }
    expect(answers).toEqual(Array(3).fill(answers[0]))
    expect(answers[0]?.status).toBe(204)
    expect(await mailsOf(app, known.id)).toHaveLength(1)
    expect(await mailsOf(app, inactive.id)).toHaveLength(0)
  })

  test('can be requested a few times an hour, known or not', async () => {
    const known = await insertPerson(app)
    for (const email of [known.email, `${v7()}@mail.example`]) {
      const answers = await Promise.all(Array.from({ length: 7 }, () => ask('requestPasswordReset', { email })))
      expect(answers.map(({ status }) => status).sort()).toEqual([204, 204, 204, 204, 204, 429, 429])
    }
    expect(await mailsOf(app, known.id)).toHaveLength(5)
  })

  test('a new one admits its owner during another’s guesses', async () => {
    const person = await insertPerson(app)
    const token = await forgotten(person)
    for (let tries = 0; tries < 10; tries++) await ask('login', { email: person.email, password: 'Wrong123!' })
    expect((await ask('login', { email: person.email, password: PASSWORD })).status).toBe(429)
    await ask('resetPassword', { token, newPassword: NEW })
    expect((await ask('login', { email: person.email, password: NEW })).status).toBe(200)
  })
})

describe.each(accountDoors(() => app))('well-known passwords, through %s', (_name, ask) => {
  test('are refused wherever one is set', async () => {
    const person = await insertPerson(app)
    const newcomer = { firstName: 'Ada', lastName: 'Söğüt', email: `${v7()}@mail.example` }
    for (const password of ['123456', 'qwerty123', 'Password1', 'P@SSW0RD', 'galatasaray']) {
      expect(await ask('register', { ...newcomer, password })).toMatchObject({
        status: 400,
        body: { message: WELL_KNOWN, errors: { password: WELL_KNOWN } },
      })
      const change = { currentPassword: PASSWORD, newPassword: password }
      expect((await ask('changePassword', change, person.token)).body.errors).toEqual({ newPassword: WELL_KNOWN })
    }
    await ask('requestPasswordReset', { email: person.email })
    const token = await linkOf(app, person.id, 'account.reset_password')
    const reset = (newPassword: string) => ask('resetPassword', { token, newPassword })
    expect((await reset('iloveyou')).body.errors).toEqual({ newPassword: WELL_KNOWN })
    expect((await reset('12345')).body.errors).toEqual({ newPassword: 'Password must be at least 6 characters' })
    // Neither refusal has consumed the link.
    expect((await reset('kx7w2q')).status).toBe(204)
  })

  test('still work for existing accounts', async () => {
    const person = await insertPerson(app, { password: 'qwerty123' })
    expect((await ask('login', { email: person.email, password: 'qwerty123' })).status).toBe(200)
  })
})

test('the response to a reset takes as long for an address without an account', async () => {
  const [[, ask]] = accountDoors(() => app)
  const waits = vi.mocked(pause)
  const { setTimeout: sleep } = await vi.importActual<typeof import('node:timers/promises')>('node:timers/promises')
  for (const email of [(await insertPerson(app)).email, `${v7()}@mail.example`]) {
    waits.mockClear()
    let endWait: () => void = () => undefined
    const waiting = new Promise<void>((resolve) => {
      endWait = resolve
    })
    waits.mockImplementation(((ms: number, ...rest: [unknown?, object?]) =>
      rest.length === 0 ? waiting : sleep(ms, ...rest)) as typeof pause)
    const answered = vi.fn()
    const answer = ask('requestPasswordReset', { email }).then(answered)
    // Pauses of background work name more than their length.
    await expect.poll(() => waits.mock.calls.filter(({ length }) => length === 1)).toEqual([[200]])
    expect(answered).not.toHaveBeenCalled()
    endWait()
    await answer
    expect(answered).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ status: 204 }))
  }
  waits.mockImplementation(sleep)
})

test('no connection waits for a password to be hashed', async () => {
  const [[, ask]] = accountDoors(() => app)
  const person = await insertPerson(app)
  await ask('requestPasswordReset', { email: person.email })
  const token = await linkOf(app, person.id, 'account.reset_password')
  const transactions: unknown[] = []
  const library: { hash: (password: string, cost: number) => Promise<string> } = bcrypt
  const { hash } = library
  const hashing = vi.spyOn(library, 'hash').mockImplementation(async (...args) => {
    transactions.push(
      ...(await app.query(
        "select pid from pg_stat_activity where datname = current_database() and state = 'idle in transaction'",
      )),
    )
    return hash(...args)
  })
  try {
    expect((await ask('resetPassword', { token, newPassword: NEW })).status).toBe(204)
    expect(hashing).toHaveBeenCalledOnce()
    expect(transactions).toEqual([])
    // A used link costs no hashing.
    expect((await ask('resetPassword', { token, newPassword: NEW })).status).toBe(400)
    expect(hashing).toHaveBeenCalledOnce()
  } finally {
    hashing.mockRestore()
  }
})
