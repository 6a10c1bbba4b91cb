import { describe, expect, test } from 'vitest'
import { CONCEPT_LANGUAGES } from '#domain/concepts/concept.ts'
import { rankServices, specialtiesFor } from '#domain/concepts/ranking.ts'
import { CONCEPTS, conceptById, conceptsOfService, recognise } from '#domain/concepts/recognise.ts'
import { SPECIALTIES } from '#domain/doctors.ts'

const meaning = (text: string, options = {}) => {
  const { concepts, rest } = recognise(text, options)
  return { concepts: concepts.map(({ id }) => id), rest }
}

describe('the table of concepts', () => {
  test('names each concept once and leads to concepts that exist', () => {
    const ids = CONCEPTS.map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    for (const { leadsTo } of CONCEPTS) for (const id of leadsTo) expect(conceptById(id), id).toBeDefined()
  })

  test('has every specialty but Other, and the treatments of each', () => {
    const named = CONCEPTS.filter(({ kind }) => kind === 'specialty').map(({ name }) => name)
    expect(named.sort()).toEqual(SPECIALTIES.filter((specialty) => specialty !== 'Other').sort())
    for (const { id, specialties } of CONCEPTS) expect(specialties.length, id).toBeGreaterThan(0)
  })

  test.each(CONCEPT_LANGUAGES)('understands its own words in %s', (language) => {
    const missed = CONCEPTS.flatMap((concept) =>
      concept[language]
        .split(',')
        .map((phrase) => phrase.trim())
        .filter((phrase) => recognise(phrase).concepts.length === 0),
    )
    expect(missed).toEqual([])
  })
})

describe('recognise', () => {
  test.each([
    ['knee pain', 'knee-pain'],
    ['pain in my left knee', 'knee-pain'],
    ['my knee hurts', 'knee-pain'],
    ['dizim ağrıyor', 'knee-pain'],
    ['DIZIM AGRIYOR', 'knee-pain'],
    ['болит колено', 'knee-pain'],
    ['عندي ألم في الركبة', 'knee-pain'],
    ['gall stones', 'gallbladder'],
    ['tooth ache', 'toothache'],
    ['headake', 'headache'],
    ['rhinoplsty', 'rhinoplasty'],
    ['bypass surgery', 'heart-bypass'],
    ['gastric bypass', 'gastric-bypass'],
    ['زراعه الشعر', 'hair-transplant'],
    ['пересадкой волос', 'hair-transplant'],
    ['göz altı torbası', 'eyelid-surgery'],
    ['ركبتها توجعها', 'knee-pain'],
  ])('maps "%s" to %s', (text, id) => {
    expect(meaning(text).concepts).toContain(id)
  })

  test('keeps names and places as text, and drops filler words', () => {
    expect(meaning('saç ekimi istanbul')).toEqual({ concepts: ['hair-transplant'], rest: ['istanbul'] })
    expect(meaning('best dentist in Izmir')).toEqual({ concepts: ['dentistry'], rest: ['izmir'] })
    expect(meaning('Dr. Karayel')).toEqual({ concepts: [], rest: ['dr', 'karayel'] })
  })

  test.each([
    ['миома', 'laser-eye'],
    ['лечение', 'oncology'],
    ['kan testi', 'urology-visit'],
    ['fingers', 'liposuction'],
  ])('does not map "%s" to a form or a typing error of a word of %s', (text, id) => {
    expect(meaning(text).concepts).not.toContain(id)
  })

  test('prefers rare words if no phrase matches in full', () => {
    expect(meaning('a camera somehow').concepts).toEqual(['endoscopy'])
    expect(meaning('camera', { isName: () => true }).concepts).toEqual([])
  })

  test.each(['I am late', 'Sorry, I will be late', 'çok geç', 'извините, уже поздно', 'أنا متأخر'])(
    'takes being late for no complaint: %s',
    (text) => {
      expect(recognise(text).concepts).toEqual([])
    },
  )

  test('does not correct a word that is a name', () => {
    expect(meaning('Katarakk').concepts).toEqual(['cataract'])
    expect(meaning('Katarakk', { isName: () => true })).toEqual({ concepts: [], rest: ['katarakk'] })
  })
})

test.each([
  ['Hair Transplant', ['hair-transplant']],
  ['Full Health Screening', ['health-screening']],
  ['Katarakt Ameliyatı', ['cataract']],
  ['VIP Airport Lounge', []],
])('the service "%s" is %j', (name, concepts) => {
  expect(conceptsOfService(name)).toEqual(concepts)
})

describe('services that match a text', () => {
  const services = ['Orthopedic Consultation', 'Knee Replacement', 'Hair Transplant', 'Cardiology', 'Rhinoplasty'].map(
    (name) => ({ id: name, concepts: conceptsOfService(name) }),
  )
  const found = (text: string) => rankServices(recognise(text).concepts, services).map(({ id }) => id)

  test.each([
    ['hair transplant', ['Hair Transplant']],
    ['saç', ['Hair Transplant']],
    ['knee pain', ['Orthopedic Consultation', 'Knee Replacement']],
    ['cardio', ['Cardiology']],
    // No hospital offers it, so treatments of the same doctors are the best result.
    ['boob job', ['Rhinoplasty']],
    ['Dr. Karayel', []],
  ])('%s → %j', (text, names) => {
    expect(found(text)).toEqual(names)
  })
})

test('a complaint names the specialties that treat it', () => {
  expect(specialtiesFor(recognise('my tooth hurts').concepts)).toEqual(['Dentistry'])
})
