/** Red flags in the course of a conversation, before and after other turns. */
import { describe, expect, test } from 'vitest'
import { UI_LANGUAGES } from '#domain/languages.ts'
import { sayIn } from '#server/features/site/assistant/words.ts'
import { guide } from '#triage/guide.ts'
import { judge } from '#triage/triage.ts'
import { BEFORE, RED_FLAGS, spoken } from './flagged.ts'

describe.each(UI_LANGUAGES)('a red flag in plain words (%s)', (language) => {
  test.each(Object.keys(BEFORE))('raises an alarm: %s', (place) => {
    const before = BEFORE[place]?.[language] ?? []
    const missed = spoken(language).filter(({ text }) => !judge([...before, text]).emergency)
    expect(missed).toEqual([])
  })

  test('keeps its alarm before another topic, a price or thanks', () => {
    const after = { ...BEFORE, first: undefined }
    const lost = spoken(language)
      .filter((_, index) => index % 6 === 0)
      .flatMap(({ text }) =>
        Object.values(after)
          .flatMap((turns) => (turns ? [turns[language]] : []))
          .filter((turns) => !judge([text, ...turns]).emergency)
          .map((turns) => [text, ...turns]),
      )
    expect(lost).toEqual([])
  })
})

describe.each(UI_LANGUAGES)('a sentence for each red flag (%s)', (language) => {
  const sentences = RED_FLAGS.filter((flag) => flag.language === language)

  test.each(Object.keys(BEFORE))('is answered with an alarm: %s', (place) => {
    const say = sayIn[language]
    const before = BEFORE[place]?.[language] ?? []
    const said = before.map((_, index) => guide(before.slice(0, index + 1), { language, say }).text)
    const missed = [...new Set(sentences.map(({ text }) => text))].filter(
      (text) => !guide([...before, text], { language, say, said }).understanding.emergency,
    )
    expect(missed).toEqual([])
  })
})
