import { existsSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { projectRoot } from '#server/config.ts'
import { currentDigests, digestOf, EVALUATIONS, importsOf, readEvaluated } from './support/evaluations.ts'

describe('evaluations', () => {
  test('and their inputs exist, and only evaluations are stored as passed', async () => {
    for (const file of [...Object.keys(EVALUATIONS), ...Object.values(EVALUATIONS).flat()])
      expect(existsSync(path.join(projectRoot(), file)), file).toBe(true)
    expect(Object.keys(EVALUATIONS)).toEqual(expect.arrayContaining(Object.keys(await readEvaluated())))
  })

  test('have a repeatable digest that includes each input', async () => {
    expect(await currentDigests()).toEqual(await currentDigests())
    const one = await digestOf(['schema.graphql'])
    expect(one).toMatch(/^[0-9a-f]{64}$/)
    expect(await digestOf(['schema.graphql', 'package.json'])).not.toBe(one)
  })

  test('depend on the code that they import, directly or through others', async () => {
    const files = await importsOf('tests/server/developer-tools.test.ts')
    // Imported by the test, by its support, and by the server.
    for (const file of ['tests/support/server.ts', 'tests/support/scratch-database.ts', 'domain/money.ts'])
      expect([...files]).toContain(file)
    expect([...(await importsOf('tests/triage/targets.test.ts'))]).toContain('tests/triage/evaluation.ts')
  })
})
