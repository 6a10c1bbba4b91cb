import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** Claims that the product does not fulfil. */
const UNTRUE = [
  /ask(s|ed)? about most/i,
  /most provinces/i,
  /brings? (you )?(the )?news/i,
  /danger-learned/,
  /thousands of (patients|hospitals|doctors)/i,
  /trusted by/i,
]

test('no sentence makes a claim that the product does not fulfil', () => {
  const folder = 'domain/sentences/tr'
  const sentences = readdirSync(folder).flatMap((file) =>
    Object.keys(JSON.parse(readFileSync(`${folder}/${file}`, 'utf8'))),
  )
  expect(sentences.length).toBeGreaterThan(1000)
  expect(sentences.filter((sentence) => UNTRUE.some((claim) => claim.test(sentence)))).toEqual([])
})
