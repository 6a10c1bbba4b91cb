import { expect, test } from 'vitest'
import { isFeeThePrice, priceOfDoctor } from '#domain/money.ts'

const doctor = { priceFrom: 120, consultationFee: 60, currency: 'EUR' } as const

test('a doctor is shown with the price of the searched treatment', () => {
  const treatment = { price: 900, currency: 'GBP' } as const
  expect(priceOfDoctor(doctor, treatment)).toEqual({ price: 900, currency: 'GBP', from: false })
  expect(priceOfDoctor(doctor, { ...treatment, price: null })).toEqual({ price: null, currency: 'GBP', from: false })
})

test('otherwise with the lowest price of the treatments, never with the fee', () => {
  expect(priceOfDoctor(doctor)).toEqual({ price: 120, currency: 'USD', from: true })
  expect(isFeeThePrice(doctor)).toBe(false)
})

test('the fee is the price if no treatment has one', () => {
  const onRequest = { ...doctor, priceFrom: null }
  expect(priceOfDoctor(onRequest)).toEqual({ price: 60, currency: 'EUR', from: false })
  expect(priceOfDoctor({ ...onRequest, consultationFee: null })).toEqual({ price: null, currency: 'EUR', from: false })
  expect(isFeeThePrice(onRequest)).toBe(true)
})
