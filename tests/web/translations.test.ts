import { describe, expect, test } from 'vitest'
import en from '#web/i18n/en.json' with { type: 'json' }
import tr from '#web/i18n/tr.json' with { type: 'json' }

const holes = (sentence: string) => [...sentence.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name).sort()

describe('dictionaries', () => {
  test.each(Object.entries({ en, tr }))(
    '%s fills the same holes as its English sentences and leaves none empty',
    (_, dictionary) => {
      for (const [sentence, translation] of Object.entries(dictionary)) {
        expect(translation.trim(), sentence).not.toBe('')
        expect(holes(translation), sentence).toEqual(holes(sentence))
      }
    },
  )

  test('English tells one from many', () => {
    const keys = Object.keys(en)
    expect(keys.length).toBeGreaterThan(0)
    for (const key of keys) {
      expect(key).toMatch(/_(one|other)$/)
      expect(keys).toContain(key.replace(/_(one|other)$/, (ending) => (ending === '_one' ? '_other' : '_one')))
    }
  })
})
