import { describe, expect, test } from 'vitest'
import { TRANSLATED_LANGUAGES } from '#domain/languages.ts'
import { sayIn } from '#server/features/site/assistant/words.ts'
import { sentencesOf, sourcesOf } from '#tests/support/sentences.ts'

/** Refusals of bad input, which the page translates. */
const REFUSALS = 'domain/chat.ts'

const sentences = sourcesOf('triage')
  .filter((file) => file !== REFUSALS)
  .flatMap(sentencesOf)

describe.each(TRANSLATED_LANGUAGES)('an answer in %s', (language) => {
  test('holds no English sentence', () => {
    expect(sentences.length).toBeGreaterThan(100)
    const say = sayIn[language]
    const english = sentences
      .map(({ key, plural }) => [key, say(key, plural ? { count: 3 } : {})])
      .filter(([key, said]) => key === said)
    expect(english).toEqual([])
  })
})
