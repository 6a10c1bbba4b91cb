import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { optionalUrl } from '#domain/fields.ts'
import { price } from '#domain/health-services.ts'
import { same } from '#web/editing/edition.ts'
import {
  comparedFields,
  emptyAsNull,
  emptyForm,
  fieldOf,
  formFrom,
  schemaOf,
  showYesNo,
  typedNumber,
} from '#web/editing/field-table.ts'

type Clinic = { website: string | null; fee: number | null; isActive: boolean; prices: Record<string, number> }
const field = fieldOf<Clinic>()

const TABLE = {
  website: field({
    label: 'Website',
    empty: '',
    read: ({ website }) => website ?? '',
    schema: optionalUrl,
  }),
  fee: field({
    label: 'Fee',
    empty: '',
    read: ({ fee }) => (fee === null ? '' : String(fee)),
    schema: typedNumber(price.nullish()),
  }),
  isActive: field({
    label: 'Active',
    empty: true,
    read: ({ isActive }) => isActive,
    schema: z.boolean(),
    show: showYesNo,
  }),
  prices: field({
    label: 'Prices',
    empty: {},
    read: ({ prices }): Record<string, number> => prices,
    schema: z.record(z.string(), z.number()),
    entries: ({ values, nameOf }) =>
      [...new Set(values.flatMap((prices) => Object.keys(prices)))].map((key) => ({
        key,
        label: `Price of ${nameOf(key)}`,
      })),
  }),
}
const CLINIC: Clinic = { website: null, fee: 12.5, isActive: false, prices: { mri: 90 } }
const t = (key: string) => `«${key}»`

describe('a field table', () => {
  test('gives an empty form', () => {
    expect(emptyForm(TABLE)).toEqual({ website: '', fee: '', isActive: true, prices: {} })
  })

  test('reads a record into the form', () => {
    expect(formFrom(TABLE, CLINIC)).toEqual({ website: '', fee: '12.5', isActive: false, prices: { mri: 90 } })
  })

  test('converts the form to the input', () => {
    const typed = { ...emptyForm(TABLE), website: 'hekima.example', fee: '12,5' }
    expect(schemaOf(TABLE).parse(typed)).toEqual({
      website: 'https://hekima.example',
      fee: 12.5,
      isActive: true,
      prices: {},
    })
  })

  test('names a refused field like the form', () => {
    const { error } = schemaOf(TABLE).safeParse({ ...emptyForm(TABLE), fee: 'much' })
    expect(error?.issues.map(({ path, message }) => [path, message])).toEqual([[['fee'], 'Price must be a number']])
  })

  test('lists the compared parts with separate entries', () => {
    const form = formFrom(TABLE, CLINIC)
    const fields = comparedFields(TABLE, [form, { ...form, prices: { xray: 40 } }], {
      t,
      nameOf: (id) => id.toUpperCase(),
    })
    expect(fields.map(({ path, label }) => [path, label])).toEqual([
      ['website', '«Website»'],
      ['fee', '«Fee»'],
      ['isActive', '«Active»'],
      ['prices.mri', 'Price of MRI'],
      ['prices.xray', 'Price of XRAY'],
    ])
    expect(fields.find(({ path }) => path === 'isActive')?.show?.(false)).toBe('«No»')
  })
})

test('an empty choice is sent as null', () => {
  expect(emptyAsNull(z.enum(['heart']).nullish()).parse('')).toBeNull()
})

test('an unchanged value equals the saved one', () => {
  expect(same(formFrom(TABLE, CLINIC), formFrom(TABLE, { ...CLINIC }))).toBe(true)
})
