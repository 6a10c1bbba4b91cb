import bcrypt from 'bcrypt'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { networkOf } from '#server/http/address.ts'
import { accountDoors, insertPerson, PASSWORD } from '#tests/support/account.ts'
import { startTestApp, type TestApp } from '#tests/support/server.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ env: { TRUST_PROXY: '1' } })
})
afterAll(() => app.close())
beforeEach(() => app.query('delete from limits'))

const OWNER = '203.0.113.7'
const stranger = (number: number) => `198.51.100.${number}`

/** Signs in from an address, as the proxy reports it. */
async function login(from: string, email: string, password = 'Wrong123!') {
  const sent = app.request.post('/api/Auth/login').set('x-forwarded-for', from)
  return (await sent.send({ email, password })).status
}

describe('wrong passwords', () => {
  beforeEach(() => {
    // There are hundreds of guesses, and the cost of a comparison is not tested here.
    const library: { compare: (password: string, hash: string) => Promise<boolean> } = bcrypt
    const { compare } = library
    vi.spyOn(library, 'compare').mockImplementation(async (password, hash) =>
      password === PASSWORD ? compare(password, hash) : false,
    )
  })
  afterEach(() => vi.restoreAllMocks())

  test('of another person do not lock the owner out', async () => {
    const { email } = await insertPerson(app)
    for (let tries = 0; tries < 10; tries++) expect(await login(stranger(1), email)).toBe(401)
    expect(await login(stranger(1), email, PASSWORD)).toBe(429)
    expect(await login(OWNER, email, PASSWORD)).toBe(200)
  })

  test('from everywhere lock the account after a hundred', async () => {
    const { email } = await insertPerson(app)
    const guesses = Array.from({ length: 100 }, (_, index) => login(stranger(index % 20), email))
    expect(new Set(await Promise.all(guesses))).toEqual(new Set([401]))
    expect(await login(OWNER, email, PASSWORD)).toBe(429)
  })

  test('count by network, not by its single addresses', async () => {
    const { email } = await insertPerson(app)
    for (let tries = 0; tries < 10; tries++) expect(await login(`2001:db8:1:2::${tries}`, email)).toBe(401)
    expect(await login('2001:db8:1:2:ffff::1', email)).toBe(429)
    expect(await login('2001:db8:1:3::1', email)).toBe(401)
  })

  test('of one network end at fifty accounts, for any number of guesses', async () => {
    const guess = (index: number) => login(stranger(1), `account-${index}@mail.example`)
    for (let index = 0; index < 49; index++)
      for (const status of [await guess(index), await guess(index)]) expect(status).toBe(401)
    expect(await guess(49)).toBe(401)
    expect(await guess(50)).toBe(429)
    expect(await login(stranger(2), 'account-50@mail.example')).toBe(401)
  })

  test('many at once gain nothing', async () => {
    const { email } = await insertPerson(app)
    const answers = await Promise.all(Array.from({ length: 40 }, () => login(stranger(1), email)))
    expect(answers.filter((status) => status === 401)).toHaveLength(10)
    expect(answers.filter((status) => status === 429)).toHaveLength(30)
  })
})

describe.each(accountDoors(() => app))('a repeated password prompt, through %s', (_name, ask) => {
  test('is not blocked by guesses at sign-in, and ends after ten wrong ones of its own', async () => {
    const { email, token } = await insertPerson(app)
    for (let tries = 0; tries < 10; tries++) await ask('login', { email, password: 'Wrong123!' })
    expect((await ask('login', { email, password: PASSWORD })).status).toBe(429)
    const change = (currentPassword: string) => ask('changePassword', { currentPassword, newPassword: PASSWORD }, token)
    expect((await change(PASSWORD)).status).toBe(204)
    for (let tries = 0; tries < 10; tries++) expect((await change('Wrong123!')).status).toBe(400)
    expect(await change(PASSWORD)).toMatchObject({ status: 429, code: 'too_many_requests' })
  })
})

describe.each(accountDoors(() => app))('the existence of an account, through %s', (_name, ask) => {
  test('is revealed a few times an hour', async () => {
    const [me, other] = [await insertPerson(app), await insertPerson(app)]
    const taken = () => ask('requestEmailChange', { email: other.email, password: PASSWORD }, me.token)
    for (let tries = 0; tries < 5; tries++) expect((await taken()).status).toBe(409)
    expect(await taken()).toMatchObject({ status: 429, code: 'too_many_requests' })
  })
})

test.each([
  ['192.0.2.1', '192.0.2.1'],
  ['::ffff:192.0.2.1', '192.0.2.1'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::'],
  ['not an address', 'not an address'],
])('%s counts as %s', (address, network) => {
  expect(networkOf(address)).toBe(network)
})
