import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { UI_LANGUAGES, type UiLanguage } from '#domain/languages.ts'
import { sayIn } from '#server/features/site/assistant/words.ts'
import { willSpeakText } from '#triage/filter-texts.ts'
import { guide } from '#triage/guide.ts'
import { beginText, practicalText } from '#triage/talk-answers.ts'
import { languageOf } from '#triage/text.ts'
import { answersTo } from './conversation.ts'

const linesOf = (file: string) =>
  readFileSync(new URL(`./${file}`, import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => line.split('|'))

/** Everyday complaints with their specialty, and small talk with its topic, as users type them. */
const TALKED = linesOf('talked.txt').map(([language, expected = '', text = '']) => ({ language, expected, text }))
/** Emergencies after another topic. */
const FOLLOW_UPS = linesOf('follow-ups.txt').map(([language, text = '']) => ({ language, turns: text.split(' // ') }))

const TALK = ['price', 'joke', 'story', 'thanks', 'who'] as const
const PRACTICAL = ['payment', 'stay'] as const

/** Start of the answer to small talk. Undefined for a complaint. */
function answerOf(expected: string, language: UiLanguage): string | undefined {
  const say = sayIn[language]
  const practical = PRACTICAL.find((name) => name === expected)
  if (practical) return practicalText(practical, say)
  const [kind, spoken = '', city] = expected.split(':')
  if (kind === 'speaks') return willSpeakText([spoken], { city, language, say })
  const talk = TALK.find((name) => name === expected)
  if (talk === 'who') return practicalText('who', say)
  return talk && beginText(talk, say)[0]
}

describe.each(UI_LANGUAGES)('everyday messages (%s)', (language) => {
  const messages = TALKED.filter((message) => message.language === language)

  test('are numerous', () => {
    expect(TALKED.length).toBeGreaterThanOrEqual(60)
    expect(messages.length).toBeGreaterThanOrEqual(12)
  })

  test.each(messages)('are answered as $expected: $text', ({ expected, text }) => {
    const { understanding, text: said } = guide([text], { language, say: sayIn[language] })
    expect(understanding.emergency).toBe(false)
    expect(understanding.isUnsure && !understanding.isCalm).toBe(false)
    const answer = answerOf(expected, language)
    if (answer === undefined) expect(understanding.specialties[0]).toBe(expected)
    else {
      expect(said).toContain(answer)
      expect(understanding.specialties).toEqual([])
    }
  })
})

describe.each(UI_LANGUAGES)('an emergency after another topic (%s)', (language) => {
  const emergencies = FOLLOW_UPS.filter((message) => message.language === language)

  test('is numerous', () => expect(emergencies.length).toBeGreaterThanOrEqual(10))

  test.each(emergencies)('raises an alarm: $turns', ({ turns }) => {
    expect(answersTo(language, ...turns).at(-1)?.understanding.emergency).toBe(true)
  })
})

describe('a story, a joke or thanks', () => {
  test.each<[UiLanguage, string]>([
    ['en', 'i was in a series of meetings and my chest is tight'],
    ['en', 'watched a movie with a friend and my chest is tight'],
    ['en', 'what is the price, i fainted twice'],
    ['en', 'thank you for everything, i wont be needing help anymore'],
    ['en', 'thanks for everything, its over tonight'],
    ['en', 'knock knock, i swallowed bleach'],
    ['ar', 'بالفيلم البطل مات وانا صدري يضغط وعرقان'],
    ['tr', 'temel doktora gitti ama benim göğsüm sıkışıyor'],
  ])('does not hide a sign (%s: %s)', (language, text) => {
    const { understanding } = guide([text], { language, say: sayIn[language] })
    expect(understanding.urgency).not.toBeNull()
    expect(understanding.specialties).not.toEqual([])
  })
})

test.each<[UiLanguage, string]>([
  ['en', 'do u have a dentist who speaks german'],
  ['tr', 'sen kimsin robot musun'],
  ['tr', 'doktor musun'],
  ['ru', 'ты кто'],
  ['ar', 'انت مين'],
])('the language of a short question is recognised (%s: %s)', (language, text) =>
  expect(languageOf(text)).toBe(language),
)

test.each<[UiLanguage, string]>([
  ['en', 'i want massive lips how much is filler'],
  ['en', 'want to be rid of my glasses forever'],
  ['tr', 'bu gece uçağım var, gözlükten kurtulmak istiyorum lazer'],
  ['ru', 'хочу избавиться от очков навсегда, сегодня вечером прилетаю'],
  ['ar', 'ابي شفايف كبيرة كم سعر الفيلر'],
])('enhanced lips or a permanent change is no emergency (%s: %s)', (language, text) =>
  expect(guide([text], { language, say: sayIn[language] }).understanding.emergency).toBe(false),
)

test.each<[UiLanguage, string]>([
  ['en', 'i was in a series of meetings and my chest is tight'],
  ['en', 'stuck in traffic and my chest is tight'],
  ['en', 'my boss shouted at me and my chest feels tight'],
  ['tr', 'bir dizi toplantıdaydım göğsüm sıkışıyor'],
  ['tr', 'trafikte kaldım göğsüm sıkışıyor'],
  ['tr', 'patronum bağırdı göğsümde baskı var'],
  ['ru', 'стою в пробке и грудь сжимает'],
  ['ru', 'начальник наорал и грудь давит'],
  ['ar', 'كنت بالزحمة وصدري مضغوط'],
  ['ar', 'المدير صرخ علي وصدري يضغط'],
])('a tight chest raises an alarm or a safety question anywhere (%s: %s)', (language, text) => {
  const { emergency, isUnsure } = guide([text], { language, say: sayIn[language] }).understanding
  expect(emergency || isUnsure).toBe(true)
})

describe('a person who cannot go to the toilet', () => {
  test.each<[UiLanguage, string]>([
    ['en', 'havent been able to go to the toilet for four days belly rumbling'],
    ['en', 'cant go to the toilet for 5 days and my belly is swollen'],
    ['tr', 'beş gündür tuvalete çıkamıyorum karnım şişti'],
    ['tr', 'bi haftadır büyük tuvaletimi yapamıyorum karnım şiş'],
    ['ru', 'не могу сходить в туалет уже 4 дня живот урчит'],
    ['ru', 'неделю не могу сходить в туалет живот вздут'],
    ['ar', 'ما اقدر ادخل الحمام من اربع ايام وبطني منفوخ'],
  ])('for days is constipated (%s: %s)', (language, text) => {
    const { emergency, specialties } = guide([text], { language, say: sayIn[language] }).understanding
    expect(emergency).toBe(false)
    expect(specialties).toContain('Gastroenterology')
  })

  test.each<[UiLanguage, string]>([
    ['en', 'cant pee for two days belly hurts'],
    ['tr', '3 gündür işeyemiyorum karnım şiş'],
    ['tr', 'sabahtan beri tuvalete çıkamıyorum mesanem patlayacak'],
    ['ru', 'второй день не могу пописать живот болит'],
    ['ar', 'ما اقدر اتبول من يومين وبطني يوجعني'],
  ])('or pass urine may have a blocked bladder (%s: %s)', (language, text) => {
    expect(guide([text], { language, say: sayIn[language] }).understanding.emergency).toBe(true)
  })
})
