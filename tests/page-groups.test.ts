import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { PAGES } from '#domain/pages.ts'
import { PAGE_GROUPS, pagesIn } from '#tests/support/page-groups.ts'

const folder = path.join(import.meta.dirname, 'e2e')

test('every page is in one group, and each group has one file', () => {
  expect(PAGE_GROUPS.flatMap(pagesIn).sort()).toEqual(Object.keys(PAGES).sort())
  const files = readdirSync(folder).filter((name) => name.startsWith('everyone-'))
  expect(files.sort()).toEqual(PAGE_GROUPS.map((group) => `everyone-${group}.test.ts`).sort())
  for (const group of PAGE_GROUPS)
    expect(readFileSync(path.join(folder, `everyone-${group}.test.ts`), 'utf8')).toContain(`checkPages('${group}', `)
})
