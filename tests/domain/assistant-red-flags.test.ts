import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { guide } from '#domain/assistant/guide.ts'
import { judge } from '#domain/assistant/triage.ts'
import { UI_LANGUAGES, type UiLanguage } from '#domain/languages.ts'
import { sayIn } from '#server/features/assistant/words.ts'
import { PROMPTS } from '#web/features/assistant/prompts.ts'

const linesOf = (file: string) =>
  readFileSync(new URL(`../assistant/${file}`, import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line !== '')

/** Written anew after public words of crisis lines and ambulance services, not after the lists of the product. */
const spoken = (language: UiLanguage) =>
  linesOf(`spoken/${language}.txt`).map((line) => {
    const [kind = '', text = ''] = line.split('|')
    return { kind, text }
  })
const everyday = (language: UiLanguage) => linesOf(`everyday/${language}.txt`)

const BEFORE: Record<string, Record<UiLanguage, string[]>> = {
  first: { en: [], tr: [], ru: [], ar: [] },
  'after a toothache': {
    en: ['I have a toothache'],
    tr: ['dişim ağrıyor'],
    ru: ['у меня болит зуб'],
    ar: ['عندي ألم في سني'],
  },
  'after a wish for hair': {
    en: ['My hair is falling out, I want a transplant'],
    tr: ['saçım dökülüyor, saç ektirmek istiyorum'],
    ru: ['волосы выпадают, хочу пересадку'],
    ar: ['شعري يتساقط وأريد زراعة شعر'],
  },
  'after a joke': {
    en: ['haha your prices nearly gave me a heart attack'],
    tr: ['haha fiyatı görünce kalp krizi geçirecektim'],
    ru: ['ха-ха, чуть инфаркт не получил от ваших цен'],
    ar: ['هههه كنت بموت من أسعاركم'],
  },
  'after thanks': {
    en: ['my knee hurts for 2 months', 'thank you'],
    tr: ['dizim 2 aydır ağrıyor', 'teşekkür ederim'],
    ru: ['колено болит два месяца', 'спасибо'],
    ar: ['ركبتي تؤلمني من شهرين', 'شكرا'],
  },
}

describe.each(UI_LANGUAGES)('a red flag in plain words (%s)', (language) => {
  test('has enough of its own', () => {
    expect(spoken(language).length).toBeGreaterThanOrEqual(40)
    expect(new Set(spoken(language).map(({ kind }) => kind))).toEqual(new Set(['mind', 'bleeding', 'breath', 'infant']))
  })

  test.each(Object.keys(BEFORE))('raises an alarm: %s', (place) => {
    const before = BEFORE[place]?.[language] ?? []
    const missed = spoken(language).filter(({ text }) => !judge([...before, text]).emergency)
    expect(missed).toEqual([])
  })

  test('keeps its alarm when something else, a price or thanks follow', () => {
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

const NAMED: Record<UiLanguage, string[]> = {
  en: ['I want to kill myself'],
  tr: ['intihar etmek istiyorum', 'ölmek istiyorum', 'kendimi öldürmek istiyorum', 'hamileyim kanamam var'],
  ru: ['хочу покончить с собой', 'хочу умереть', 'я беременна и у меня кровотечение', 'задыхаюсь'],
  ar: ['أريد أن أموت', 'أنا حامل وعندي نزيف'],
}

describe.each(UI_LANGUAGES)('the guide (%s)', (language) => {
  test.each(Object.keys(BEFORE))('answers a red flag with 112 and asks nothing: %s', (place) => {
    const say = sayIn[language]
    for (const text of NAMED[language]) {
      const turns = [...(BEFORE[place]?.[language] ?? []), text]
      const said = turns.slice(0, -1).map((_, index) => guide(turns.slice(0, index + 1), { language, say }).text)
      const answer = guide(turns, { language, say, said })
      expect(answer.understanding.emergency, text).toBe(true)
      expect(answer.questions, text).toEqual([])
      expect(answer.text, text).toContain('112')
    }
  })
})

describe.each(UI_LANGUAGES)('everyday talk that sounds like danger (%s)', (language) => {
  test('raises no alarm, and rarely a question about signs of danger', () => {
    const lines = everyday(language)
    expect(lines.length).toBeGreaterThanOrEqual(60)
    const judged = lines.map((text) => ({ text, given: judge([text]) }))
    expect(judged.filter(({ given }) => given.emergency).map(({ text }) => text)).toEqual([])
    expect(judged.filter(({ given }) => given.isUnsure).length).toBeLessThanOrEqual(lines.length / 10)
  })
})

test('what somebody takes back ends the alarm of an earlier turn', () => {
  expect(judge(['nefes alamıyorum dudaklarım mor', 'yanlış yazdım, diş doktoru lazım']).emergency).toBe(false)
})

const filesIn = (folder: string, ending: string) =>
  readdirSync(folder)
    .filter((name) => name.endsWith(ending))
    .map((name) => readFileSync(`${folder}/${name}`, 'utf8'))

/** Every translation of the product, by language. */
const DICTIONARIES = Object.fromEntries(
  UI_LANGUAGES.filter((language) => language !== 'en').map((language) => [
    language,
    Object.assign({}, ...filesIn(`domain/sentences/${language}`, '.json').map((text) => JSON.parse(text))) as Record<
      string,
      string
    >,
  ]),
)

/** Example texts as the code has them: the suggested beginnings and what fields show as an example. */
const EXAMPLES = [
  ...PROMPTS,
  ...['web/features/assistant', 'web/pages']
    .flatMap((folder) => filesIn(folder, '.tsx'))
    .flatMap((source) => [...source.matchAll(/t\('(For example: [^']+)'/g)])
    .map(([, text = '']) => text),
]
const inLanguage = (text: string, language: UiLanguage) =>
  (language === 'en' ? text : (DICTIONARIES[language]?.[text] ?? '')).replace(/^[^:：]*: ?(?=.{20})/u, '')

describe('an example text that the product shows', () => {
  test('is collected from the code', () => {
    expect(EXAMPLES.length).toBeGreaterThanOrEqual(4)
  })

  test.each(EXAMPLES)('leads to specialties, as soon in each language: %s', (text) => {
    const given = UI_LANGUAGES.map((language) => {
      const words = inLanguage(text, language)
      expect(words, language).not.toBe('')
      const { understanding } = guide([words], { language, say: sayIn[language] })
      return { language, words, understanding }
    })
    for (const { words, understanding } of given) {
      expect(understanding, words).toMatchObject({ emergency: false, isUnsure: false })
      expect(understanding.specialties.length, words).toBeGreaterThan(0)
    }
    expect(new Set(given.map(({ understanding }) => understanding.urgency)).size).toBe(1)
    expect(new Set(given.map(({ understanding }) => understanding.specialties[0])).size).toBe(1)
  })
})
