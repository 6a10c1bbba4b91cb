/**
 * Patients' queries with their targets. `queries/build` is used to improve domain/concepts,
 * `queries/held` only for measuring.
 */
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { projectRoot } from '#server/config.ts'
import type { Context } from '#server/context.ts'
import { searchDoctors } from '#server/features/catalogue/doctors/reading.ts'
import { searchHealthServices } from '#server/features/catalogue/health-services/reading.ts'

export const HALVES = ['build', 'held'] as const
export type Half = (typeof HALVES)[number]

type Query = {
  query: string
  kind: 'treatment' | 'complaint' | 'specialty'
  /** Names of services, any of which must be among the first five results. */
  expect?: string[]
  /** Specialties of doctors, any of which must be among the first five results. */
  expectSpecialties?: string[]
}
export type Answer = Query & { half: Half; language: string; found: boolean; services: string[]; specialties: string[] }

async function readQueries(half: Half): Promise<(Query & Pick<Answer, 'half' | 'language'>)[]> {
  const folder = path.join(projectRoot(), 'tests/search/queries', half)
  const files = (await readdir(folder)).filter((file) => file.endsWith('.json')).sort()
  const lists = await Promise.all(
    files.map(async (file) => {
      const queries: Query[] = JSON.parse(await readFile(path.join(folder, file), 'utf8'))
      return queries.map((query) => ({ ...query, half, language: path.basename(file, '.json') }))
    }),
  )
  return lists.flat()
}

const FIRST = { limit: 5 }
const isAmong = (expected: string[] = [], found: string[]) => expected.some((name) => found.includes(name))

async function ask(ctx: Context, query: Query & Pick<Answer, 'half' | 'language'>): Promise<Answer> {
  const [services, doctors] = await Promise.all([
    searchHealthServices(ctx, { q: query.query }, FIRST, { uncounted: true }),
    query.expectSpecialties?.length ? searchDoctors(ctx, { q: query.query }, FIRST) : undefined,
  ])
  const names = services.items.map(({ name }) => name)
  const specialties = doctors?.items.map(({ specialty }) => specialty as string) ?? []
  const found = isAmong(query.expect, names) || isAmong(query.expectSpecialties, specialties)
  return { ...query, found, services: names, specialties: [...new Set(specialties)] }
}

/** Runs the real search on the demo data and returns its results. */
export async function answersOf(ctx: Context, half: Half): Promise<Answer[]> {
  const answers: Answer[] = []
  for (const query of await readQueries(half)) answers.push(await ask(ctx, query))
  return answers
}

/** Returns the share of successful queries, from 0 to 1. */
export const recallOf = (answers: Answer[]): number => answers.filter(({ found }) => found).length / answers.length
