import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { UI_LANGUAGES, type UiLanguage } from '#domain/languages.ts'
import { sayIn } from '#server/features/site/assistant/words.ts'
import { guide } from '#triage/guide.ts'

/** Messages in lay words: emergencies, everyday complaints, and talk about something else. */
const linesOf = (language: UiLanguage, kind: string) =>
  readFileSync(new URL(`lay/${language}.txt`, import.meta.url), 'utf8')
    .split('\n')
    .flatMap((line) => (line.startsWith(`${kind}|`) ? line.slice(kind.length + 1) : []))

const read = (language: UiLanguage, text: string) => guide([text], { language, say: sayIn[language] }).understanding

describe.each(UI_LANGUAGES)('in lay words (%s)', (language) => {
  test('an emergency raises an alarm', () => {
    const lines = linesOf(language, 'alarm')
    expect(lines.length).toBeGreaterThanOrEqual(60)
    expect(lines.filter((text) => !read(language, text).emergency)).toEqual([])
  })

  test('an everyday complaint raises no alarm and no question about signs of danger', () => {
    const lines = linesOf(language, 'calm')
    expect(lines.length).toBeGreaterThanOrEqual(50)
    const judged = lines.map((text) => ({ text, given: read(language, text) }))
    expect(judged.filter(({ given }) => given.emergency || given.isUnsure).map(({ text }) => text)).toEqual([])
  })

  test('another topic names no specialty', () => {
    const lines = linesOf(language, 'talk')
    expect(lines.length).toBeGreaterThanOrEqual(15)
    const judged = lines.map((text) => ({ text, given: read(language, text) }))
    const isWrong = ({ emergency, isUnsure, specialties }: ReturnType<typeof read>) =>
      emergency || isUnsure || specialties.length > 0
    expect(judged.filter(({ given }) => isWrong(given)).map(({ text }) => text)).toEqual([])
  })
})

test.each<[UiLanguage, string]>([
  ['en', 'my husband hits me and threatens to kill me'],
  ['tr', 'kocam beni dövüyor, çok korkuyorum'],
  ['ru', 'муж меня бьёт, боюсь возвращаться домой'],
  ['ar', 'زوجي يضربني وخايفة أرجع البيت'],
])('violence at home is answered with a helpline (%s: %s)', (language, text) =>
  expect(guide([text], { language, say: sayIn[language] }).text).toContain('183'),
)

test('a joke ends with its punchline, and a danger after it counts', () => {
  const answer = (...turns: string[]) => guide(turns, { language: 'en', say: sayIn.en }).understanding
  expect(answer('why did the skeleton not go to the party', 'cos he had no body to go with 😂').specialties).toEqual([])
  expect(answer('why did the skeleton not go to the party', 'my chest is tight and I am sweating').emergency).toBe(true)
})

describe('the specialty of an everyday complaint', () => {
  test.each<[UiLanguage, string, string]>([
    ['en', 'my hair is coming out in handfuls, had my baby 4 months ago', 'Dermatology'],
    ['tr', 'kocam horluyo duvarlar titriyo, uyuyamıyorum', 'Ear Nose and Throat'],
    ['tr', 'hep yorgunum saçım dökülüyo üşüyorum sürekli', 'Internal Medicine'],
    ['tr', 'oğlumun ateşi 37.2 ama oyun oynuyor keyfi yerinde', 'Pediatrics'],
    ['ru', 'от хлорки руки потрескались и сохнут, работаю уборщицей', 'Dermatology'],
    ['ar', 'ولدي عنده زكام وكحة خفيفة بس يلعب وينطط', 'Pediatrics'],
  ])('comes first (%s: %s)', (language, text, specialty) => {
    const { emergency, isUnsure, specialties } = read(language, text)
    expect({ emergency, isUnsure }).toEqual({ emergency: false, isUnsure: false })
    expect(specialties[0]).toBe(specialty)
  })
})

test('an everyday cause silences no sign of danger', () => {
  const isHeard = (text: string) => read('en', text).emergency || read('en', text).isUnsure
  expect(isHeard('my chest is tight since the gym and I am sweating')).toBe(true)
  expect(isHeard('my toddler was playing and swallowed a button battery')).toBe(true)
  expect(isHeard('sitting at my desk my left arm went numb and my face droops')).toBe(true)
})

test('an alarm names at most two conditions', () => {
  const text =
    'sobayı yaktık, hepimiz bir tuhaf olduk, başım zonkluyor midem bulanıyor, ufaklığı uyandıramıyorum gözünü açmıyor'
  const answer = guide([text], { language: 'tr', say: sayIn.tr })
  expect(answer.understanding.redFlags.length).toBeGreaterThan(2)
  expect(answer.text.split('\n\n').length).toBeLessThanOrEqual(4)
})

test('bleach on a shirt is no burn', () => {
  const shirt = 'i spilled bleach on my shirt and it went white, also my hand skin is dry'
  expect(read('en', shirt).emergency).toBe(false)
  expect(read('en', 'i spilled bleach on my hand and the skin went white and leathery').emergency).toBe(true)
})
