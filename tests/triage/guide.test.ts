import { describe, expect, test } from 'vitest'
import type { UiLanguage } from '#domain/languages.ts'
import { sayIn } from '#server/features/site/assistant/words.ts'
import { guide } from '#triage/guide.ts'
import { talkIn } from '#triage/talk.ts'
import { answersTo } from './conversation.ts'

const answer = (language: UiLanguage, ...turns: string[]) => guide(turns, { language, say: sayIn[language] })

describe('a requested treatment', () => {
  test.each<[UiLanguage, string, string]>([
    ['en', 'I want a hair transplant, how much does it cost?', 'Hair Restoration'],
    ['ru', 'хочу сделать ринопластику в Стамбуле', 'Plastic Surgery'],
    ['ar', 'نريد اطفال انابيب متزوجين من خمس سنوات', 'Reproductive Medicine'],
  ])('puts its specialty first (%s: %s)', (language, words, specialty) => {
    const { understanding, wish } = answer(language, words)
    expect(understanding.specialties[0]).toBe(specialty)
    expect(wish).toBeTruthy()
  })

  test('is the last one requested', () => {
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

test.each(['Üzgünüm, geç kaldım', 'Kusura bakmayın, geç yazdım'])('an apology is no complaint (%s)', (words) => {
  expect(answer('tr', words).understanding).toMatchObject({ urgency: null, specialties: [] })
})

test('an emergency with a name is not also called several signs', () => {
  const { text, understanding } = answer(
    'en',
    'my father 67 has pressing chest pain going into his left arm and he is sweating',
  )
  expect(understanding.redFlags.map(({ id }) => id)).toContain('chest-pain-spreading')
  expect(text).toContain('Possible heart attack')
  expect(text).not.toContain('Several signs of danger together')
})

test.each<[UiLanguage, string]>([
  ['en', 'I feel very sad lately'],
  ['tr', 'üzgün hissediyorum'],
  ['tr', 'son zamanlarda çok üzgünüm'],
  ['ru', 'грустно в последнее время'],
  ['ru', 'мне очень грустно'],
  ['ar', 'أشعر بحزن شديد'],
  ['ar', 'حزن'],
])('sadness leads to psychiatry, and to no unlikely specialty (%s: %s)', (language, words) => {
  expect(answer(language, words).understanding.specialties).toEqual(['Psychiatry'])
})

test.each<[UiLanguage, string]>([
  ['en', 'hole in the heart'],
  ['tr', 'kalpte delik'],
  ['ru', 'дырка в сердце'],
  ['ar', 'ثقب في القلب'],
])('a hole in the heart leads to cardiology (%s: %s)', (language, words) => {
  expect(answer(language, words).understanding.specialties[0]).toBe('Cardiology')
})

describe('a complaint that needs a visit soon', () => {
  test.each<[UiLanguage, string[]]>([
    ['en', ['my son 6 has a rash that itches', 'For a few days']],
    ['en', ['I feel anxious and cannot sleep']],
    ['tr', ['idrar yaparken yanıyor', '3 gündür', 'hamileyim']],
    ['tr', ['annem için yazıyorum, beli ağrıyor', 'Birkaç haftadır', '65 yaşında']],
    ['ar', ['أمي عمرها 70 وركبتها تؤلمها']],
  ])('gets its urgency, even if its words resemble a treatment (%s: %s)', (language, turns) => {
    const { understanding, text } = answer(language, ...turns)
    const say = sayIn[language]
    expect(understanding.urgency).toMatch(/^(urgent|soon)$/)
    const when = ['This should be seen by a doctor within 24 hours.', 'Please see a doctor within about 3 days.']
    expect(when.some((sentence) => text.includes(say(sentence)))).toBe(true)
    expect(text).not.toContain(say('The cards below show treatments with prices and hospitals with available times.'))
  })

  test('is searched by its specialty and not by a treatment', () => {
    expect(answer('tr', 'annem için yazıyorum, beli ağrıyor', 'Birkaç haftadır', '65 yaşında').wish).not.toMatch(
      /psych/i,
    )
    expect(answer('ar', 'أمي عمرها 70 وركبتها تؤلمها').wish ?? '').not.toMatch(/vaccin/i)
  })
})

describe('unchanged advice', () => {
  test('is not repeated in full, but its urgency is', () => {
    const [, second] = answersTo('en', 'my back hurts', 'For months or longer')
    expect(second?.text).toMatch(/^Thank you\. My advice stays the same: .+\n\nA .+\.$/)
  })

  test.each<[UiLanguage, string, string, RegExp]>([
    ['en', 'my knee hurts for 2 months', 'thanks!', /^You are welcome/],
    [
      'en',
      'my knee hurts for 2 months',
      'what would it cost in istanbul?',
      /^The cards below show what hospitals charge/,
    ],
    ['en', 'my knee hurts for 2 months', 'stupid bot', /^I am sorry/],
    ['en', 'my knee hurts for 2 months', 'thank you very much, very helpful', /^You are welcome/],
    ['en', 'i want dental veneers', 'does insurance cover it', /^Your insurer and the hospital can tell you/],
    ['en', 'itchy eyes', 'no', /^My advice is the same/],
    ['tr', 'dizim 2 aydır ağrıyor', 'teşekkür ederim', /^Rica ederim/],
    ['ru', 'нужна лазерная коррекция зрения', 'в июле', /^Я не отбираю по дате/],
    ['en', 'I want a hair transplant', 'in may', /^I do not filter by date/],
    ['en', 'i want dental veneers', 'how long do we have to stay', /^The doctor will tell you how long/],
    ['tr', 'dizim 2 aydır ağrıyor', 'fiyat ne kadar', /hastanelerin fiyatları/],
    ['ru', 'у мамы болит колено', 'спасибо большое', /^Пожалуйста/],
    ['tr', 'başım 3 gündür ağrıyor', 'ilaç önerir misin', /^İlaç adı vermem/],
    ['ar', 'ركبتي تؤلمني من شهرين', 'كم التكلفة في اسطنبول', /أسعار المستشفيات/],
  ])('stays beside an answer to another question (%s: %s, %s)', (language, told, beside, expected) => {
    const [first, second] = answersTo(language, told, beside)
    expect(second?.text).toMatch(expected)
    expect(second?.understanding.specialties).toEqual(first?.understanding.specialties)
    expect(second?.understanding.urgency).toBe(first?.understanding.urgency)
    expect(second?.questions).toEqual([])
  })
})

describe('a person who wants a child', () => {
  test.each<[UiLanguage, string]>([
    ['en', 'We have been trying for a baby for 4 years, I am 38 and two rounds of IVF failed.'],
    ['ar', 'نبي طفل صار لنا خمس سنين متزوجين وما حملت'],
  ])('gets reproductive medicine without urgency (%s: %s)', (language, words) => {
    const { understanding } = answer(language, words)
    expect(understanding.urgency).toBe('routine')
    expect(understanding.specialties[0]).toBe('Reproductive Medicine')
    expect(understanding.specialties).not.toContain('Pediatrics')
  })
})

test('"a few weeks" of a grown man is no age', () => {
  const { understanding } = answer('en', 'my stomach burns after eating', 'no, i am a man lol', 'a few weeks')
  expect(understanding.specialties[0]).toBe('Gastroenterology')
})

test('a chronic illness is no requested treatment', () => {
  expect(answer('en', 'I want laser eye surgery', 'I have diabetes type 2').wish).toMatch(/eye|vision|laser/i)
})

describe('turns without health facts', () => {
  test.each<[UiLanguage, string]>([
    ['en', 'you are useless, stupid bot'],
    ['en', "what's the weather in istanbul"],
    ['en', 'do you book hotels too?'],
    ['tr', 'sen robot musun'],
    ['ru', 'какой город лучше?'],
    ['ar', 'وين المستشفى'],
    ['ar', 'السلام عليكم'],
  ])('lead to the question about the complaint (%s: %s)', (language, words) => {
    const { understanding, questions } = answer(language, words)
    expect(understanding.urgency).toBeNull()
    expect(questions.map(({ id }) => id)).toEqual(['where'])
  })

  test.each([
    '54',
    'no',
    'for a long time',
    'very bad',
    'I am useless',
    'i need an ambulance in istanbul',
    'for two weeks',
  ])('exclude turns that may contain one: %s', (words) => {
    expect(talkIn(words)).toBeUndefined()
  })
})

describe('a question answered in free words', () => {
  test.each<[UiLanguage, string, string]>([
    ['ru', 'болит живот после еды', 'недели две'],
    ['tr', 'başım çok ağrıyor', 'üç gündür'],
    ['ar', 'عندي صداع', 'من اسبوع'],
  ])('is not asked again (%s: %s, %s)', (language, told, words) => {
    const [first, second] = answersTo(language, told, words)
    const asked = first?.questions.map(({ id }) => id) ?? []
    expect(asked).not.toEqual([])
    for (const { id } of second?.questions ?? []) expect(asked).not.toContain(id)
  })

  test('is not repeated, but the second of two is after a button for the first', () => {
    const [first, second] = answersTo('en', 'my back hurts', 'For a few days')
    expect(first?.questions.map(({ id }) => id)).toEqual(['pregnancy', 'duration'])
    expect(second?.questions.map(({ id }) => id)).toContain('pregnancy')
    expect(second?.questions.map(({ id }) => id)).not.toContain('duration')
  })

  test('accepts one word about a pregnancy', () => {
    const [first, second] = answersTo('en', 'my back hurts', 'yes')
    expect(first?.questions.map(({ id }) => id)).toContain('pregnancy')
    expect(second?.understanding.reading.present.has('pregnant')).toBe(true)
  })

  test('gives way to advice after a safety question, with the signs once more', () => {
    const [first, second, third] = answersTo('en', 'I have chest pain', 'hm it is my first day here', 'thanks')
    expect(first?.questions.map(({ id }) => id)).toEqual(['safetyChest'])
    expect(second?.questions.map(({ id }) => id)).not.toContain('safetyChest')
    expect(second?.text).toMatch(/^If one of the signs above is there.+ call 112 now/)
    expect(second?.understanding.urgency).toMatch(/immediate|urgent/)
    expect(third?.text).toMatch(/^You are welcome/)
  })
})

test('after a greeting the guide asks for the complaint and not for its duration', () => {
  expect(answer('en', 'hello').questions.map(({ id }) => id)).toEqual(['where'])
})

test('the questions follow the sentence that introduces them', () => {
  const { text, questions } = answer('en', 'my back hurts')
  expect(questions).not.toEqual([])
  expect(text).toMatch(/more precise\.$/)
})
