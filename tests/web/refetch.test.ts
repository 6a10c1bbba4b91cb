import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client'
import { parse } from 'graphql'
import { of } from 'rxjs'
import { expect, test, vi } from 'vitest'
import { refetchShown } from '#web/data/refetch.ts'

const Shown = parse('query Shown { a }')
const Other = parse('query Other { b }')

test('a query on screen is refetched, and otherwise nothing happens', async () => {
  const asked: (string | undefined)[] = []
  const link = new ApolloLink(({ operationName }) => {
    asked.push(operationName)
    return of({ data: operationName === 'Shown' ? { a: asked.length } : { b: 1 } })
  })
  const client = new ApolloClient({ link, cache: new InMemoryCache() })
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  await refetchShown(client, Shown)
  expect(asked).toEqual([])
  for (const query of [Shown, Other]) client.watchQuery({ query }).subscribe(() => undefined)
  await expect.poll(() => asked).toEqual(['Shown', 'Other'])
  await refetchShown(client, Shown)
  expect(asked).toEqual(['Shown', 'Other', 'Shown'])
  expect(warned).not.toHaveBeenCalled()
  warned.mockRestore()
})
