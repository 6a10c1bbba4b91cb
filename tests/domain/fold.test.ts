import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fold } from '#domain/fold.ts'
import { SEED } from '#tests/support/seed.ts'

describe('fold', () => {
  test.each([
    ['istanbul', 'istanbul'],
    ['ISTANBUL', 'istanbul'],
    ['İSTANBUL', 'istanbul'],
    ['İstanbul', 'istanbul'],
    ['ıstanbul', 'istanbul'],
    ['i̇stanbul', 'istanbul'],
    ['Şişli', 'sisli'],
    ['Iğdır', 'igdir'],
    ['ÇANAKKALE', 'canakkale'],
    ['Gümüşhane', 'gumushane'],
    ['Straße', 'strasse'],
    ['GROẞ', 'gross'],
    ['Ægir Øre Łódź Đorđe', 'aegir ore lodz dorde'],
    ['МОСКВА Йошкар-Ола Ёлка Ґанок Ђурађ', 'москва иошкар-ола елка ґанок ђурађ'],
    ['ﬁ ＡＢＣ ²', 'fi abc 2'],
    ['مستشفى', 'مستشفى'],
    ['', ''],
  ])('%s becomes %s', (text, folded) => {
    expect(fold(text)).toBe(folded)
  })

  test('folding twice equals folding once, for typed text', () => {
    const letter = fc.constantFrom(...'aAiIıİşŞğĞüÜöÖçÇéÉßÆøŁđЙйЁёЯ \u0307\u0301-1')
    fc.assert(
      fc.property(fc.array(letter, { maxLength: 30 }), (letters) => {
        const once = fold(letters.join(''))
        expect(fold(once)).toBe(once)
      }),
      { seed: SEED },
    )
  })
})
