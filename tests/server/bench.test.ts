import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, inject, test } from 'vitest'
import { projectRoot } from '#server/config.ts'

test('the benchmark compares equals: floor and peers return the product’s answers', async () => {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--import', 'tsx', 'bench/main.ts', '--size', '0.01', '--check'],
    { cwd: projectRoot(), env: { ...process.env, BENCH_DATABASE_URL: inject('databaseServer').url } },
  )
  const compared = [...stdout.matchAll(/ s {2}(.+): (floor, .+) answer the same/g)].map(([, work]) => work)
  expect(compared).toHaveLength(9)
  expect(stdout).toContain('GraphQL: home: floor, mercurius-drizzle, hekima, cold answer the same')
})
