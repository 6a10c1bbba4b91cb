import { describe, expect, test } from 'vitest'
import { guide } from '#domain/assistant/guide.ts'
import type { UiLanguage } from '#domain/languages.ts'
import { sayIn } from '#server/features/assistant/words.ts'

const answer = (language: UiLanguage, ...turns: string[]) => guide(turns, { language, say: sayIn[language] })

describe('a wish', () => {
  test.each<[UiLanguage, string, string]>([
    ['en', 'I want a hair transplant, how much does it cost?', 'Hair Restoration'],
    ['ru', 'хочу сделать ринопластику в Стамбуле', 'Plastic Surgery'],
    ['ar', 'نريد اطفال انابيب متزوجين من خمس سنوات', 'Reproductive Medicine'],
  ])('names first who offers it (%s: %s)', (language, words, specialty) => {
    const { understanding, wish } = answer(language, words)
    expect(understanding.specialties[0]).toBe(specialty)
    expect(wish).toBeTruthy()
  })

  test('is what was wished for last', () => {
    const { understanding, wish, text } = answer(
      'en',
      'I want a hair transplant',
      'actually I would rather have dental implants',
    )
    expect(wish).toMatch(/dental|implant/i)
    expect(understanding.specialties[0]).toBe('Dentistry')
    expect(text).not.toContain('Hair')
  })
})

describe('a complaint that should be seen soon', () => {
  test.each<[UiLanguage, string[]]>([
    ['en', ['my son 6 has a rash that itches', 'For a few days']],
    ['en', ['I feel anxious and cannot sleep']],
    ['tr', ['idrar yaparken yanıyor', '3 gündür', 'hamileyim']],
    ['tr', ['annem için yazıyorum, beli ağrıyor', 'Birkaç haftadır', '65 yaşında']],
    ['ar', ['أمي عمرها 70 وركبتها تؤلمها']],
  ])('is told how soon, whatever treatments its words sound like (%s: %s)', (language, turns) => {
    const { understanding, text } = answer(language, ...turns)
    const say = sayIn[language]
    expect(understanding.urgency).toMatch(/^(urgent|soon)$/)
    const when = [
      'This should be seen by a doctor within 24 hours.',
      'This should be seen by a doctor within about 3 days.',
    ]
    expect(when.some((sentence) => text.includes(say(sentence)))).toBe(true)
    expect(text).not.toContain(say('Below are treatments with their prices and hospitals with free times.'))
  })

  test('is looked for by itself, not by a treatment', () => {
    expect(answer('tr', 'annem için yazıyorum, beli ağrıyor', 'Birkaç haftadır', '65 yaşında').wish).not.toMatch(
      /psych/i,
    )
    expect(answer('ar', 'أمي عمرها 70 وركبتها تؤلمها').wish ?? '').not.toMatch(/vaccin/i)
  })
})

test('advice that was given is not given again word by word, but how soon is', () => {
  const say = sayIn.en
  const first = guide(['my back hurts', 'For a few days', 'It is mild'], { language: 'en', say }).text
  const again = guide(['my back hurts', 'For a few days', 'It is mild', 'thanks'], {
    language: 'en',
    say,
    said: [first],
  })
  expect(again.text).toMatch(/^My advice above stays the same/)
  expect(again.text).toContain('should be seen by a doctor')
})

test('after a greeting it is asked what is the matter, not since when', () => {
  expect(answer('en', 'hello').questions.map(({ id }) => id)).toEqual(['where'])
})

test('the questions follow the sentence that leads to them', () => {
  const { text, questions } = answer('en', 'my back hurts')
  expect(questions).not.toEqual([])
  expect(text).toMatch(/more precise\.$/)
})
