import { parse } from 'graphql'
import { afterEach, expect, test, vi } from 'vitest'
import { createApolloClient } from '#web/data/apollo.ts'

afterEach(() => vi.unstubAllGlobals())

test('a refetch during a request gets a response made after it', async () => {
  const answers: ((unread: number) => void)[] = []
  const headers = { 'content-type': 'application/graphql-response+json' }
  vi.stubGlobal('localStorage', { getItem: () => null })
  vi.stubGlobal(
    'fetch',
    () =>
      new Promise<Response>((resolve) =>
        answers.push((unread) => resolve(new Response(JSON.stringify({ data: { unread } }), { headers }))),
      ),
  )
  const client = createApolloClient()
  const query = client.watchQuery<{ unread: number }>({ query: parse('query Unread { unread }') })
  const shown: (number | undefined)[] = []
  query.subscribe(({ data }) => shown.push(data?.unread as number | undefined))
  await vi.waitFor(() => expect(answers).toHaveLength(1))
  // A change is announced that the first response does not contain yet.
  const again = query.refetch()
  await vi.waitFor(() => expect(answers).toHaveLength(2))
  answers[1]?.(1)
  await again
  answers[0]?.(0)
  await new Promise((resolve) => setTimeout(resolve))
  expect(shown.at(-1)).toBe(1)
  expect(query.getCurrentResult().data?.unread).toBe(1)
})
