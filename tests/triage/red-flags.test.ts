import { describe, expect, test } from 'vitest'
import { UI_LANGUAGES, type UiLanguage } from '#domain/languages.ts'
import { sayIn } from '#server/features/site/assistant/words.ts'
import { exampleIn, TRANSLATED_EXAMPLES } from '#tests/support/assistant-examples.ts'
import { guide } from '#triage/guide.ts'
import { judge, RULES } from '#triage/triage.ts'
import { answersTo } from './conversation.ts'
import { BEFORE, everyday, RED_FLAGS, spoken } from './flagged.ts'

describe.each(UI_LANGUAGES)('a red flag in plain words (%s)', (language) => {
  test('has enough examples', () => {
    expect(spoken(language).length).toBeGreaterThanOrEqual(40)
    expect(new Set(spoken(language).map(({ kind }) => kind))).toEqual(new Set(['mind', 'bleeding', 'breath', 'infant']))
  })

  test('raises an alarm', () => {
    const missed = spoken(language).filter(({ text }) => !judge([text]).emergency)
    expect(missed).toEqual([])
  })
})

describe.each(UI_LANGUAGES)('a sentence for each red flag (%s)', (language) => {
  const sentences = RED_FLAGS.filter((flag) => flag.language === language)

  test('exists for every emergency rule', () => {
    expect(new Set(sentences.map(({ rule }) => rule))).toEqual(
      new Set(RULES.filter(({ urgency }) => urgency === 'immediate').map(({ id }) => id)),
    )
  })

  test('raises its own rule by itself', () => {
    const missed = sentences.filter(({ rule, text }) => !judge([text]).redFlags.some(({ id }) => id === rule))
    expect(missed).toEqual([])
  })
})

/** Plain red flags with more than twenty words about another topic. */
const LONG: Record<UiLanguage, string[]> = {
  en: [
    'Hello, I wanted to ask about the price of a hair transplant in Istanbul and whether the hotel is included, but to be honest with you I want to kill myself',
    'Good evening, my husband and I planned a holiday in Antalya with a check-up of my teeth in March, but I am 14 weeks pregnant and I am bleeding',
    'We are at the hotel after the nose operation of my sister, everything was paid and the doctor was very kind, but now she is suffocating',
    'Hello, we come from London in May and wanted vaccinations and a check-up for our newborn, but my baby is grunting with every breath',
  ],
  tr: [
    'Merhaba, aslında İstanbul’da saç ekiminin fiyatını ve otelin buna dahil olup olmadığını soracaktım ama size dürüst olayım, artık yaşamak istemiyorum, intihar etmek istiyorum',
    'İyi akşamlar, eşimle mart ayında Antalya’da tatil yapıp dişlerime baktırmayı planlıyorduk, otel ve uçak biletleri de hazırdı ama ben hamileyim ve kanamam var',
    'Kız kardeşimin burun ameliyatından sonra oteldeyiz, ödeme yapıldı, doktor çok nazikti, her şey güzeldi, uçağımız da cuma günü ama şu anda kardeşim nefes alamıyor',
    'Merhaba, mayıs ayında Londra’dan geliyoruz, yenidoğan bebeğimiz için aşı ve genel kontrol istiyorduk, fiyatları da merak ediyorduk ama bebeğim nefes alırken inliyor',
  ],
  ru: [
    'Здравствуйте, я хотел узнать цену пересадки волос в Стамбуле и входит ли в неё гостиница и трансфер из аэропорта, но если честно, я хочу покончить с собой',
    'Добрый вечер, мы с мужем собирались в марте в Анталью отдохнуть и заодно вылечить мне зубы, билеты уже куплены, но я беременна и у меня кровотечение',
    'Мы в гостинице после операции на носу моей сестры, всё оплачено, врач был очень добрый, самолёт у нас в пятницу вечером, но сейчас она задыхается',
    'Здравствуйте, мы приезжаем из Лондона в мае, хотели прививки и осмотр для нашего новорождённого, и узнать цены, но малыш кряхтит при дыхании',
  ],
  ar: [
    'مرحبا كنت أريد أن أسأل عن سعر زراعة الشعر في إسطنبول وهل الفندق والمواصلات من المطار ضمن السعر لكن بصراحة معكم أنا أريد أن أقتل نفسي',
    'مساء الخير كنا أنا وزوجي نخطط لعطلة في أنطاليا في شهر مارس مع علاج أسناني وحجزنا التذاكر والفندق لكن أنا حامل وعندي نزيف',
    'نحن في الفندق بعد عملية أنف أختي وكل شيء مدفوع والطبيب كان لطيفا جدا وطائرتنا يوم الجمعة مساء لكن أختي الآن تختنق',
    'مرحبا نأتي من لندن في شهر مايو ونريد لقاحات وفحصا عاما لمولودنا الجديد ونريد أن نعرف الأسعار لكن الرضيع يئن مع كل نفس',
  ],
}

test.each(UI_LANGUAGES)('a plain red flag keeps its alarm in a long message (%s)', (language) => {
  for (const text of LONG[language]) {
    expect(text.split(/\s+/).length, text).toBeGreaterThan(20)
    expect(judge([text]).emergency, text).toBe(true)
  }
})

const DEATHS: Record<UiLanguage, string[]> = {
  en: [
    'my father died of a heart attack',
    'my mum passed away from a stroke',
    'we lost my dad to a heart attack',
    'my father died from a heart attack, I want a check-up',
  ],
  tr: [
    'babam kalp krizinden öldü',
    'annem felçten öldü',
    'dedem kalp krizinden vefat etti',
    'babam geçen sene kalp krizinden öldü',
    'babamı kalp krizinden kaybettik',
  ],
  ru: [
    'мой отец умер от инфаркта',
    'отец умер от сердечного приступа',
    'мама умерла от инсульта',
    'папа скончался от инфаркта',
  ],
  ar: [
    'بابا مات بجلطة',
    'والدي توفي بسبب نوبة قلبية',
    'أبي مات بأزمة قلبية',
    'ابوي توفى بجلطة قلبية',
    'امي ماتت بسكتة دماغية',
  ],
}

describe.each(UI_LANGUAGES)('a death in the family (%s)', (language) => {
  test.each(DEATHS[language])('is no emergency and asks no safety question: %s', (text) => {
    const { emergency, isUnsure, urgency } = judge([text])
    expect({ emergency, isUnsure }).toEqual({ emergency: false, isUnsure: false })
    expect(['routine', null]).toContain(urgency)
  })
})

test('a present complaint beside a death in the family keeps its alarm', () => {
  expect(judge(['babam kalp krizinden öldü, göğsüm ağrıyor ve terliyorum']).emergency).toBe(true)
  expect(judge(['my father died of a heart attack and now my chest is tight and I am sweating']).emergency).toBe(true)
})

const FRESH_STARTS: Record<UiLanguage, [first: string, calm: string, danger: string]> = {
  en: ['my chest hurts', 'it has been there for three weeks', 'now everything looks far away and my hands curl up'],
  tr: ['göğsüm ağrıyor', 'üç haftadır var', 'bir de dilim garip, kelimeler gelmiyor gibi'],
  ru: ['болит грудь', 'уже три недели', 'ещё язык какой-то чужой, слова не идут'],
  ar: ['صدري يوجعني', 'من ثلاث اسابيع', 'رجولي صارت غريبة وكل شي يطيح من ايدي'],
}

test.each(UI_LANGUAGES)('the question about signs of danger is asked again for a new danger (%s)', (language) => {
  const turns = FRESH_STARTS[language]
  const asks = answersTo(language, ...turns).map(({ understanding }) => understanding.isUnsure)
  expect(asks).toEqual([true, false, true])
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

test('a retraction ends the alarm of an earlier turn', () => {
  expect(judge(['nefes alamıyorum dudaklarım mor', 'yanlış yazdım, diş doktoru lazım']).emergency).toBe(false)
})

describe('an example text of the product', () => {
  test('is collected from the code', () => {
    expect(TRANSLATED_EXAMPLES.length).toBeGreaterThanOrEqual(4)
  })

  test.each(TRANSLATED_EXAMPLES)('leads to specialties and to one urgency in all languages: %s', (text) => {
    const given = UI_LANGUAGES.map((language) => {
      const words = exampleIn(text, language)
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
