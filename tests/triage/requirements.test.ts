import { describe, expect, test } from 'vitest'
import { partRequirements } from '#triage/index.ts'

const KNOWN = new Set(['hair', 'transplant', 'dentist', 'veneers', 'saç', 'ekimi'])
const partOf = (text: string) => partRequirements(text, { isKnown: (word) => KNOWN.has(word) })
const filtersOf = (text: string) => Object.assign({}, ...partOf(text).all.map(({ filters }) => filters))

describe('the words of a search', () => {
  test.each([
    ['hair transplant istanbul', { location: 'İstanbul' }, 'hair transplant'],
    ['hair transplant in Antalya', { location: 'Antalya' }, 'hair transplant'],
    ["İzmir'de diş hekimi", { location: 'İzmir' }, 'diş hekimi'],
    ['пересадка волос в Стамбуле', { location: 'İstanbul' }, 'пересадка волос'],
    ['زراعة شعر في إسطنبول', { location: 'İstanbul' }, 'زراعة شعر'],
    ['antalia dentist', { location: 'Antalya' }, 'dentist'],
    ['dentist instanbul', { location: 'İstanbul' }, 'dentist'],
    ['dentist bodrum', { location: 'Muğla' }, 'dentist'],
  ])('%s name a city', (text, filters, rest) => {
    expect(filtersOf(text)).toEqual(filters)
    expect(partOf(text).rest).toBe(rest)
  })

  test.each([
    ['veneers under 500', { priceTo: 500, priceCurrency: 'USD' }, 'veneers'],
    ['veneers up to €1,500', { priceTo: 1500, priceCurrency: 'EUR' }, 'veneers'],
    ['knee replacement less than 9000 dollars', { priceTo: 9000, priceCurrency: 'USD' }, 'knee replacement'],
    ['saç ekimi 2000 euro altında', { priceTo: 2000, priceCurrency: 'EUR' }, 'saç ekimi'],
    ['saç ekimi en fazla 2000 dolar', { priceTo: 2000, priceCurrency: 'USD' }, 'saç ekimi'],
    ['виниры до 500 долларов', { priceTo: 500, priceCurrency: 'USD' }, 'виниры'],
    ['виниры не дороже 500 евро', { priceTo: 500, priceCurrency: 'EUR' }, 'виниры'],
    ['زراعة شعر اقل من 2000 دولار', { priceTo: 2000, priceCurrency: 'USD' }, 'زراعة شعر'],
  ])('%s name a price limit', (text, filters, rest) => {
    expect(filtersOf(text)).toEqual(filters)
    expect(partOf(text).rest).toBe(rest)
  })

  test.each([
    ['dentist tomorrow', { availability: ['tomorrow'] }, 'dentist'],
    ['dentist this week', { availability: ['week'] }, 'dentist'],
    ['diş hekimi yarın', { availability: ['tomorrow'] }, 'diş hekimi'],
    ['стоматолог на этой неделе', { availability: ['week'] }, 'стоматолог'],
    ['طبيب أسنان غدا', { availability: ['tomorrow'] }, 'طبيب أسنان'],
    ['cardiologist who speaks Arabic', { languages: ['Arabic'] }, 'cardiologist'],
    ['кардиолог говорит по-русски', { languages: ['Russian'] }, 'кардиолог'],
  ])('%s name a day or a language', (text, filters, rest) => {
    expect(filtersOf(text)).toEqual(filters)
    expect(partOf(text).rest).toBe(rest)
  })

  test('several requirements are removed one by one', () => {
    const { all, rest } = partOf('veneers in antalya under 500 tomorrow')
    expect(rest).toBe('veneers')
    expect(all.map(({ without }) => without)).toEqual([
      'veneers under 500 tomorrow',
      'veneers in antalya tomorrow',
      'veneers in antalya under 500',
    ])
  })

  test.each([
    'knee pain',
    'hair transplant',
    'Dr. Karayel',
    'stage 4 cancer',
    'type 2 diabetes',
    'ağrı kesici',
    'van yüzü',
    'istanbul or antalya dentist',
    'vitamin b12 500',
  ])('%s name no requirement', (text) => {
    expect(partOf(text)).toEqual({ all: [], rest: text })
  })
})
