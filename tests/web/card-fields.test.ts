import { describe, expect, test } from 'vitest'
import {
  cardForm,
  formatCardNumber,
  formatCvv,
  formatExpiry,
  isExpired,
} from '#web/features/visits/booking/card-fields.ts'

describe('card number', () => {
  test.each([
    ['', ''],
    ['4', '4'],
    ['41111', '4111 1'],
    ['4111-1111 x1111', '4111 1111 1111'],
    ['41111111111111119999', '4111 1111 1111 1111'],
  ])('%j becomes %j', (typed, shown) => {
    expect(formatCardNumber(typed)).toBe(shown)
    expect(shown.length).toBeLessThanOrEqual(19)
  })
})

describe('expiry date', () => {
  test.each([
    ['1', '', '1'],
    ['12', '1', '12/'],
    ['12/', '12', '12/'],
    ['12/3', '12/', '12/3'],
    ['123456', '', '12/34'],
    ['12', '12/', '1'],
  ])('%j after %j becomes %j', (typed, before, shown) => {
    expect(formatExpiry(typed, before)).toBe(shown)
  })

  test('the printed month is still valid', () => {
    expect(isExpired('11/26', new Date(2026, 10, 30, 23, 59))).toBe(false)
    expect(isExpired('11/26', new Date(2026, 11, 1))).toBe(true)
  })
})

test('cvv is three digits', () => {
  expect(formatCvv('12a45')).toBe('124')
})

describe('the card form', () => {
  const card = { cardNumber: '4111 1111 1111 1111', cardName: 'Ingrid Solvang', expiryDate: '12/99', cvv: '123' }

  test('accepts a complete card', () => {
    expect(cardForm.safeParse(card).success).toBe(true)
  })

  test.each([
    ['cardNumber', '', 'Card number is required'],
    ['cardNumber', '4111 1111', 'Please enter the 16 digits of the card'],
    ['cardName', '  ', 'Name on card is required'],
    ['expiryDate', '', 'Expiry date is required'],
    ['cardNumber', '4111 1111 1111 1112', 'Please check the card number: one of its digits is wrong'],
    ['expiryDate', '1/30', 'Please enter the date as MM/YY'],
    ['expiryDate', '13/30', 'The month must be from 01 to 12'],
    ['expiryDate', '00/30', 'The month must be from 01 to 12'],
    ['expiryDate', '01/20', 'This card has expired'],
    ['cvv', '', 'CVV is required'],
    ['cvv', '12', 'Please enter the 3 digits on the back of the card'],
  ])('%s %j: %s', (field, value, sentence) => {
    const { error } = cardForm.safeParse({ ...card, [field]: value })
    expect(error?.issues[0]).toMatchObject({ path: [field], message: sentence })
  })
})
