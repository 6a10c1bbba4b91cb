import { ApolloClient, ApolloLink, type FetchResult, InMemoryCache } from '@apollo/client'
import { CombinedGraphQLErrors } from '@apollo/client/errors'
import { Observable } from 'rxjs'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

/** Storage shared by all tabs of the browser. */
const shared = vi.hoisted(() => {
  const values = new Map<string, string>()
  const localStorage = {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  }
  Object.assign(globalThis, { localStorage })
  return values
})
const { createSignedIn } = await import('#web/session/signed-in.ts')

const person = (name: string) => ({
  __typename: 'User',
  id: name,
  email: `${name}@mail.example`,
  firstName: name,
  lastName: '',
  role: 'user',
  roles: ['user'],
  hospitalId: null,
  emailConfirmed: true,
  twoFactorEnabled: false,
  twoFactorRequired: false,
})
const store = (name: string) => {
  shared.set('hekima.user', JSON.stringify(person(name)))
  shared.set('hekima.token', `token of ${name}`)
}

type Question = { token: unknown; answer: (result: FetchResult) => void; refuse: () => void }
let questions: Question[]
const browser = new EventTarget()
const otherTabWrote = (key = 'hekima.token') => browser.dispatchEvent(Object.assign(new Event('storage'), { key }))
const settle = () => new Promise((resolve) => setImmediate(() => setImmediate(resolve)))

/** Opens a tab whose queries the test answers on demand. */
function openTab() {
  const link = new ApolloLink(
    (operation) =>
      new Observable((observer) => {
        questions.push({
          token: operation.getContext().token,
          answer: (result) => {
            observer.next(result as never)
            observer.complete()
          },
          refuse: () =>
            observer.error(
              new CombinedGraphQLErrors({ errors: [{ message: 'No', extensions: { code: 'unauthenticated' } }] }),
            ),
        })
      }),
  )
  const tab = createSignedIn(new ApolloClient({ link, cache: new InMemoryCache(), queryDeduplication: false }))
  return { tab, close: tab.follow(), shown: () => tab.state().user?.firstName ?? null }
}

beforeEach(() => {
  shared.clear()
  questions = []
  vi.stubGlobal('addEventListener', browser.addEventListener.bind(browser))
  vi.stubGlobal('removeEventListener', browser.removeEventListener.bind(browser))
})
afterEach(() => vi.unstubAllGlobals())

test('each token is checked separately, and a late response about an old one is ignored', async () => {
  store('Alice')
  const { tab, shown, close } = openTab()
  store('Bob')
  otherTabWrote()
  await settle()
  expect(questions.map(({ token }) => token)).toEqual(['token of Alice', 'token of Bob'])
  expect(tab.state()).toMatchObject({ initialised: false, user: null, visit: 1 })
  questions[1]?.answer({ data: { viewer: person('Bob') } })
  questions[0]?.answer({ data: { viewer: person('Alice') } })
  await settle()
  expect(shown()).toBe('Bob')
  expect(shared.get('hekima.user')).toContain('Bob')
  close()
})

test('a refusal of an old token keeps the newer stored one and takes it over', async () => {
  store('Alice')
  const { shown, close } = openTab()
  // The other tab's message has not arrived yet.
  store('Bob')
  questions[0]?.refuse()
  await settle()
  expect(shared.get('hekima.token')).toBe('token of Bob')
  questions[1]?.answer({ data: { viewer: person('Bob') } })
  await settle()
  expect(shown()).toBe('Bob')
  close()
})

test('a refusal of the stored token signs out', async () => {
  store('Alice')
  const { tab, close } = openTab()
  questions[0]?.refuse()
  await settle()
  expect(tab.state()).toMatchObject({ initialised: true, user: null })
  expect(shared.size).toBe(0)
  close()
})

test('a refetched record belongs to the token it was read with', async () => {
  store('Alice')
  const { tab, shown, close } = openTab()
  questions[0]?.answer({ data: { viewer: person('Alice') } })
  await settle()
  const refreshed = tab.refresh()
  await settle()
  store('Bob')
  questions[1]?.answer({ data: { viewer: person('Alice') } })
  await refreshed
  expect(shared.get('hekima.user')).toContain('Bob')
  otherTabWrote()
  await settle()
  questions.at(-1)?.answer({ data: { viewer: person('Bob') } })
  await settle()
  expect(shown()).toBe('Bob')
  close()
})

test('without the server the stored user is shown', async () => {
  store('Alice')
  const { shown, close } = openTab()
  questions[0]?.answer({
    data: null,
    errors: [{ message: 'Unavailable', extensions: { code: 'unavailable' } }],
  } as never)
  await settle()
  expect(shown()).toBe('Alice')
  expect(shared.get('hekima.token')).toBe('token of Alice')
  close()
})
