import { describe, expect, test } from 'vitest'
import type { UiLanguage } from '#domain/languages.ts'
import { sayIn } from '#server/features/site/assistant/words.ts'
import { budgetIn } from '#triage/budget.ts'
import { citiesIn } from '#triage/city.ts'
import { guide } from '#triage/guide.ts'
import { judge } from '#triage/triage.ts'

test.each<[string, string]>([
  ['my knee hurts, I am 60', 'my daughter can bring me'],
  ['dizim ağrıyor', 'kızım beni getirebilir'],
  ['болит колено', 'меня привезёт дочка'],
  ['ركبتي توجعني', 'بنتي بتجيبني'],
])('a companion is not the patient: %s, %s', (complaint, aside) => {
  const { specialties, reading } = judge([complaint, aside])
  expect(specialties).not.toContain('Pediatrics')
  expect(reading.present.has('child')).toBe(false)
})

test.each<[string]>([
  ['my daughter has a cough, can I bring her'],
  ['kızım öksürüyor'],
  ['у дочки кашель'],
  ['بنتي عندها كحة'],
])('an ill child gets paediatrics: %s', (words) => {
  expect(judge([words]).specialties[0]).toBe('Pediatrics')
})

test.each<[UiLanguage, string, string]>([
  ['tr', 'diş yaptıracağım', 'Dentistry'],
  ['tr', 'burnumu yaptıracağım', 'Plastic Surgery'],
  ['en', 'I want to get my teeth done', 'Dentistry'],
  ['ru', 'хочу сделать нос', 'Plastic Surgery'],
  ['ar', 'عايز اعمل اسناني', 'Dentistry'],
])('a request to change a body part is a request for treatment (%s: %s)', (language, words, specialty) => {
  const { isWish, wish, understanding } = guide([words], { language, say: sayIn[language] })
  expect(isWish).toBe(true)
  expect(wish).toBeTruthy()
  expect(understanding.specialties[0]).toBe(specialty)
})

test.each<[UiLanguage, string]>([
  ['tr', 'dişim çok ağrıyor, ne yaptırmam lazım'],
  ['ru', 'болит зуб, что сделать'],
  ['ar', 'ضرسي يوجعني شو اعمل'],
  ['ar', 'امي نظرها ضعيف من سنتين'],
  ['ru', 'у мамы плохое зрение'],
])('a complaint is no request for treatment (%s: %s)', (language, words) => {
  expect(guide([words], { language, say: sayIn[language] }).isWish).toBe(false)
})

test.each<[string, string]>([
  ['недели две', 'days'],
  ['месяца три', 'chronic'],
  ['дня два', 'acute'],
])('%s is an approximate time in Russian', (time, finding) => {
  const { present } = judge(['болит живот', time]).reading
  expect(present.has(finding)).toBe(true)
})

test.each<[string]>([['I have a toothache'], ['diş ağrım var'], ['зуб болит'], ['عندي ألم أسنان']])(
  'no specialty only fills the list of three: %s',
  (words) => {
    expect(judge([words]).specialties).toEqual(['Dentistry'])
  },
)

describe('a city', () => {
  test.each<[string, string]>([
    ['hair transplant in Istanbul', 'another city please'],
    ['saç ekimi istanbul', 'başka şehir'],
    ['пересадка волос в стамбуле', 'другой город'],
    ['زراعة شعر في اسطنبول', 'مدينة ثانية'],
  ])('is dropped when the user asks for another: %s, %s', (wish, words) => {
    expect(citiesIn([wish])).toEqual(['İstanbul'])
    expect(citiesIn([wish, words])).toEqual([])
    expect(citiesIn([wish, words, 'Antalya'])).toEqual(['Antalya'])
  })

  test('stays when another patient requests something else', () => {
    expect(citiesIn(['hair transplant in Istanbul', 'another doctor'])).toEqual(['İstanbul'])
  })
})

describe('a budget', () => {
  test.each<[string, number, string]>([
    ['budget 2000 euro', 2000, 'EUR'],
    ['my budget is up to $3,500', 3500, 'USD'],
    ['bütçem en fazla 50 bin tl', 50_000, 'TRY'],
    ['2.500 €', 2500, 'EUR'],
    ['бюджет 3 тыс долларов', 3000, 'USD'],
    ['не больше 1500 евро', 1500, 'EUR'],
    ['ميزانيتي ٣٠٠٠ دولار', 3000, 'USD'],
  ])('is found in "%s"', (words, priceTo, priceCurrency) => {
    expect(budgetIn(['I want a hair transplant', words])).toEqual({ priceTo, priceCurrency })
  })

  test.each([['a clinic asked me for 5000 euro last year and it hurts'], ['my knee hurts for 2 months'], ['I am 45']])(
    'is not found in "%s"',
    (words) => {
      expect(budgetIn([words])).toBeUndefined()
    },
  )
})
