import { existsSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { projectRoot } from '#server/config.ts'
import { currentDigests, digestOf, EVALUATIONS, readEvaluated } from './support/evaluations.ts'

describe('evaluations', () => {
  test('and their inputs exist, and only they are kept as passed', async () => {
    for (const file of [...Object.keys(EVALUATIONS), ...Object.values(EVALUATIONS).flat()])
      expect(existsSync(path.join(projectRoot(), file)), file).toBe(true)
    expect(Object.keys(EVALUATIONS)).toEqual(expect.arrayContaining(Object.keys(await readEvaluated())))
  })

  test('have a digest that names each input and repeats', async () => {
    expect(await currentDigests()).toEqual(await currentDigests())
    const one = await digestOf(['schema.graphql'])
    expect(one).toMatch(/^[0-9a-f]{64}$/)
    expect(await digestOf(['schema.graphql', 'package.json'])).not.toBe(one)
  })
})
