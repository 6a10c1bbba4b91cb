import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { RULES } from '#triage/triage.ts'

/**
 * One line for each released version of a rule, with a digest of its conditions. Lines are added
 * and never changed, so a changed rule without a higher version fails.
 */
const released = new Map(
  readFileSync(new URL('rule-versions.txt', import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => {
      const [id, version, digest] = line.split('|')
      return [`${id}|${version}`, digest] as const
    }),
)

const digestOf = ({ when, unless = '' }: { when: string; unless?: string }) =>
  createHash('sha256').update(`${when}\n${unless}`).digest('hex').slice(0, 12)

test('a changed rule has a higher version', () => {
  const changed = RULES.filter((rule) => {
    const digest = released.get(`${rule.id}|${rule.version}`)
    return digest !== undefined && digest !== digestOf(rule)
  })
  expect(changed.map(({ id }) => id)).toEqual([])
})

test('each version of a rule has its line in rule-versions.txt', () => {
  const missing = RULES.filter(({ id, version }) => !released.has(`${id}|${version}`))
  expect(missing.map((rule) => `${rule.id}|${rule.version}|${digestOf(rule)}`)).toEqual([])
})
