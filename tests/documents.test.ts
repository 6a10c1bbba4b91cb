import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

/** Directives that Apollo Client handles itself. */
const OF_THE_CLIENT = /@(client|connection|nonreactive|unmask|defer|stream|export)\b/

test('no document has a directive whose support the build removes (vite/lighter-packages.ts)', () => {
  const files = readdirSync('web', { recursive: true, encoding: 'utf8' }).filter((file) => /\.tsx?$/.test(file))
  const documents = files.flatMap((file) =>
    [...readFileSync(path.join('web', file), 'utf8').matchAll(/\bgraphql\(\s*`([^`]*)`/g)].map(
      ([, document = '']) => document,
    ),
  )
  expect(documents.length).toBeGreaterThan(100)
  expect(documents.filter((document) => OF_THE_CLIENT.test(document))).toEqual([])
  const sources = files.map((file) => readFileSync(path.join('web', file), 'utf8')).join('\n')
  expect(sources).not.toMatch(/\b(watchFragment|useFragment|useSuspenseFragment)\b/)
})
