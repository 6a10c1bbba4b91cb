import { describe, expect, test } from 'vitest'
import { collectionPaging, pageOf, paging } from '#domain/paging.ts'

describe('pages', () => {
  test.each([
    [{}, { page: 1, limit: 20 }],
    [
      { page: '3', limit: '50' },
      { page: 3, limit: 50 },
    ],
    [
      { page: 20_000, limit: 1 },
      { page: 20_000, limit: 1 },
    ],
    [
      { page: 200, limit: 100 },
      { page: 200, limit: 100 },
    ],
  ])('%j', (raw, parsed) => {
    expect(paging.parse(raw)).toEqual(parsed)
  })

  test('of a collection are longer', () => {
    expect(collectionPaging.parse({})).toEqual({ page: 1, limit: 100 })
  })

  test.each([
    [{ page: 0 }, 'page'],
    [{ page: 1001 }, 'page'],
    [{ page: 201, limit: 100 }, 'page'],
    [{ page: 'x' }, 'page'],
    [{ limit: 101 }, 'limit'],
    [{ limit: 1.5 }, 'limit'],
  ])('%j is refused', (raw, field) => {
    const { error } = paging.safeParse(raw)
    expect(error?.issues.map(({ path }) => path[0])).toEqual([field])
  })

  test.each([
    [0, 20, 0],
    [21, 20, 2],
    [25_000, 20, 1000],
    [25_000, 1, 20_000],
    [25_000, 12, 1666],
  ])('of %i records with %i each: the last promised page is %i, and can be requested', (total, limit, last) => {
    const { totalPages } = pageOf([], total, { page: 1, limit })
    expect(totalPages).toBe(last)
    expect(paging.safeParse({ page: Math.max(1, totalPages), limit }).success).toBe(true)
  })
})
