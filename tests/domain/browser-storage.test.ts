import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { isOptionalStorage } from '#domain/browser-storage.ts'
import { STORED_ITEMS } from '#domain/content/browser-storage-items.ts'
import { projectRoot } from '#server/config.ts'
import { sourcesOf } from '#tests/support/sentences.ts'

const items = STORED_ITEMS.flatMap(({ name, necessary }) => name.split(', ').map((one) => ({ name: one, necessary })))
/** Finds the entry of a name. The cookie page writes `*` for the variable part. */
const itemFor = (name: string) =>
  items.find((item) => (item.name.endsWith('*') ? name.startsWith(item.name.slice(0, -1)) : item.name === name))

test('the cookie page lists every stored item, and marks the necessary ones', () => {
  const sources = ['web', 'domain'].flatMap(sourcesOf).filter((file) => !file.includes('browser-storage'))
  const kept = sources.flatMap((file) => {
    const text = readFileSync(path.join(projectRoot(), file), 'utf8')
    return [...text.matchAll(/['"`](hekima\.[\w.-]+)/g)].map(([, name = '']) => name)
  })
  expect(new Set(kept).size).toBeGreaterThan(15)
  expect(kept.filter((name) => !itemFor(name))).toEqual([])
  for (const name of kept) expect([name, itemFor(name)?.necessary]).toEqual([name, !isOptionalStorage(name)])
})
