import { expect, test } from 'vitest'
import { plain } from '#triage/text.ts'
import { isRussianInLatin } from '#triage/transliteration.ts'
import { judge } from '#triage/triage.ts'

const wordsOf = (text: string) => (text.match(/\p{L}+/gu) ?? []).map(plain)

test.each([
  'u menya tretiy den bolit golova i nichego ne pomogaet',
  'mama upala na ulice ne mozhet vstat',
  'podskazhite pochem u vas koronki',
  'rebenku god, vsya spina v pyatnah',
  'pomogite',
  'posle operacii opuhla noga chto delat',
])('recognises Russian in %j', (text) => {
  expect(isRussianInLatin(wordsOf(text))).toBe(true)
})

test.each([
  'my mum fell on the street and can not get up',
  'do you do crowns and how much is it',
  'annem düştü kalkamıyor, ne yapmalıyım',
  'cocugum uc gundur atesli ve ishal, su icmiyor',
  'no me encuentro bien, tengo fiebre',
  'I ve let it go on for a year, god, the pain in my knee',
])('finds no Russian in %j', (text) => {
  expect(isRussianInLatin(wordsOf(text))).toBe(false)
})

test('reads a short turn in the language of the whole conversation', () => {
  const { emergency } = judge(['zdravstvuyte u menya vopros pro papu', 'on ne dyshit'])
  expect(emergency).toBe(true)
})
