import { describe, expect, test } from 'vitest'
import type { UiLanguage } from '#domain/languages.ts'
import { sayIn } from '#server/features/site/assistant/words.ts'
import { freeDayIn } from '#triage/free-days.ts'
import { guide } from '#triage/guide.ts'
import { partSpoken } from '#triage/spoken.ts'
import { answersTo } from './conversation.ts'

describe('a body part with a price question', () => {
  test.each<[UiLanguage, string, string]>([
    ['en', 'want bigger boobs how much', 'Breast Surgery'],
    ['ru', 'увеличение груди сколько стоит', 'Breast Surgery'],
    ['ar', 'كم العملية لعيني فيها ماء ابيض', 'Cataract Surgery'],
  ])('requests that treatment (%s: %s)', (language, turn, treatment) => {
    const given = guide([turn], { language, say: sayIn[language] })
    expect(given).toMatchObject({ wish: treatment, isWish: true, asksPrice: true })
  })

  test('boredom does not request psychiatry', () => {
    expect(guide(['canım sıkılıyor'], { language: 'tr', say: sayIn.tr }).understanding.specialties).toEqual([])
  })
})

describe('a requested language of the doctor', () => {
  test.each([
    ['I want a doctor in Istanbul who speaks Arabic', ['Arabic'], 'I want a doctor in Istanbul'],
    ['an English-speaking doctor please', ['English'], 'an doctor please'],
    ['an English speaking doctor please', ['English'], 'an doctor please'],
    ['أريد طبيبًا في إسطنبول يتكلم العربية', ['Arabic'], 'أريد طبيبًا في إسطنبول'],
    ['Rusça bilen bir doktor istiyorum', ['Russian'], 'bir doktor istiyorum'],
    ['нужен русскоговорящий врач', ['Russian'], 'нужен врач'],
    ['врач, который говорит по-английски', ['English'], 'врач,'],
    ['speaks German or French', ['German', 'French'], ''],
  ])('is separated from: %s', (turn, languages, rest) => {
    expect(partSpoken(turn)).toEqual({ languages, rest })
  })

  test.each([
    'my father suddenly cannot speak English or anything',
    'he lost his speech',
    'отец не говорит по-русски, только мычит',
    'لا يتكلم العربية فجأة',
    'I come from Germany',
    'أريد السفر إلى تركيا',
  ])('is neither an inability nor an origin: %s', (turn) => {
    expect(partSpoken(turn)).toEqual({ languages: [], rest: turn })
  })
})

describe('city, language, budget and date', () => {
  test.each<[UiLanguage, string, string]>([
    ['ar', 'عندي ثقب في القلب', 'أريد طبيبًا في إسطنبول يتكلم العربية'],
    ['en', 'I have a hole in the heart', 'I want a doctor in Istanbul who speaks Arabic'],
    ['tr', 'kalbimde delik var', 'Arapça bilen bir doktor istiyorum'],
    ['ru', 'у меня дырка в сердце', 'нужен русскоговорящий врач в Анталье'],
    ['en', 'my knee hurts for 2 months', 'somebody who speaks Russian, in Antalya'],
    ['en', 'my knee hurts for 2 months', 'tomorrow please'],
    ['en', 'my knee hurts for 2 months', 'my budget is 5000 dollars'],
    ['ru', 'болит колено два месяца', 'бюджет 8000 $'],
  ])('refine the previous advice (%s: %s, %s)', (language, told, wish) => {
    const [first, second] = answersTo(language, told, wish)
    expect(first?.understanding.urgency).not.toBeNull()
    expect(second?.understanding.specialties).toEqual(first?.understanding.specialties)
    expect(second?.understanding.urgency).toBe(first?.understanding.urgency)
    expect(second?.questions).toEqual([])
  })

  test('are no topic by themselves', () => {
    const { understanding, text } = guide(['أريد طبيبًا في إسطنبول يتكلم العربية'], { language: 'ar', say: sayIn.ar })
    expect(understanding.urgency).toBeNull()
    expect(text).toContain(
      sayIn.ar(
        'Tell me what is troubling you or which treatment you are looking for, and I will find you the right doctors and hospitals.',
      ),
    )
  })
})

test.each([
  ['tomorrow please', 'tomorrow'],
  ['an appointment today', 'today'],
  ['yarın için randevu', 'tomorrow'],
  ['записаться на этой неделе', 'week'],
  ['it hurts since today', undefined],
  ['since this week', undefined],
])('%s means %s', (turn, day) => {
  expect(freeDayIn([turn])).toBe(day)
})

describe('a treatment in a price question', () => {
  test.each<[UiLanguage, string, string, string]>([
    ['ru', 'болит колено два месяца', 'Сколько стоит имплант зуба?', 'Dentistry'],
    ['en', 'my knee hurts for 2 months', 'How much is a dental implant?', 'Dentistry'],
    ['tr', 'dizim 2 aydır ağrıyor', 'diş implantı ne kadar?', 'Dentistry'],
    ['ar', 'ركبتي تؤلمني من شهرين', 'كم سعر زراعة الأسنان؟', 'Dentistry'],
  ])('becomes the topic (%s: %s, %s)', (language, told, question, specialty) => {
    const [, second, third] = answersTo(language, told, question, 'Antalya')
    for (const answer of [second, third]) {
      expect(answer?.understanding.specialties[0]).toBe(specialty)
      expect(answer?.isWish).toBe(true)
    }
    expect(second?.asksPrice).toBe(true)
    expect(third?.asksPrice).toBe(false)
  })

  test('never hides an emergency', () => {
    const [, second] = answersTo('en', 'crushing chest pain going into my left arm', 'how much is a dental implant?')
    expect(second?.understanding.emergency).toBe(true)
  })
})

describe('an answer to another question', () => {
  test.each<[UiLanguage, string, RegExp]>([
    ['en', 'thank you very much', /^You are welcome/],
    ['en', 'haha', /smile/],
    ['en', 'tell me a joke', /smile/],
    ['ru', 'расскажи анекдот', /улыбн/],
    ['tr', 'bana bir fıkra anlat', /gülümse/],
    ['ar', 'احكي نكتة', /بتسم/],
    ['en', 'how tall is the Eiffel tower?', /^I am not sure what you mean/],
    ['ru', 'почему курица перешла дорогу?', /^Не уверен/],
  ])('comes without the advice and its cards (%s: %s)', (language, words, expected) => {
    const told = {
      en: 'my knee hurts for 2 months',
      tr: 'dizim 2 aydır ağrıyor',
      ru: 'болит колено два месяца',
      ar: 'ركبتي تؤلمني من شهرين',
    }
    const [, second] = answersTo(language, told[language], words)
    expect(second?.text).toMatch(expected)
    expect(second?.text).not.toContain(
      sayIn[language]('Thank you. My advice stays the same: {{specialties}}.').slice(0, 12),
    )
    expect(second?.hasCards).toBe(false)
  })
})
