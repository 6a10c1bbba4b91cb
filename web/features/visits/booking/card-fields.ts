/** Card form. It is validated here, never sent, never stored. */
import { z } from 'zod'
import { sentence } from '#domain/sentences.ts'

const digits = (value: string) => value.replace(/\D/gu, '')

/** Formats digits in groups of four, at most 19 characters. */
export const formatCardNumber = (value: string): string =>
  (
    digits(value)
      .slice(0, 16)
      .match(/.{1,4}/gu) ?? []
  ).join(' ')

/** Formats MM/YY. The slash is inserted automatically and stays away once deleted. */
export function formatExpiry(value: string, before = ''): string {
  const typed = digits(value).slice(0, 4)
  const deletedSlash = before.endsWith('/') && value === before.slice(0, -1)
  if (deletedSlash) return typed.slice(0, 1)
  return typed.length < 2 ? typed : `${typed.slice(0, 2)}/${typed.slice(2)}`
}

export const formatCvv = (value: string): string => digits(value).slice(0, 3)

/** Returns whether a card is expired. The printed month is the last valid one. */
export function isExpired(expiry: string, today: Date): boolean {
  const [month, year] = expiry.split('/').map(Number)
  if (month === undefined || year === undefined) return false
  return new Date(2000 + year, month, 1) <= today
}

const hasMonth = (expiry: string) => /^(0[1-9]|1[0-2])/u.test(expiry)

/** Returns whether a card number passes the Luhn check. */
export function hasCheckDigit(number: string): boolean {
  const sum = [...digits(number)]
    .reverse()
    .map((digit, at) => Number(digit) * (at % 2 === 0 ? 1 : 2))
    .reduce((total, value) => total + (value > 9 ? value - 9 : value), 0)
  return sum % 10 === 0
}

export const cardForm = z.object({
  cardNumber: z
    .string()
    .min(1, 'Card number is required')
    .regex(/^\d{4} \d{4} \d{4} \d{4}$/u, 'Please enter the 16 digits of the card')
    .refine(hasCheckDigit, 'Please check the card number: one of its digits is wrong'),
  cardName: z.string().trim().min(1, 'Name on card is required'),
  expiryDate: z
    .string()
    .min(1, 'Expiry date is required')
    .regex(/^\d\d\/\d\d$/u, 'Please enter the date as MM/YY')
    .refine(hasMonth, 'The month must be from 01 to 12')
    .refine((value) => !isExpired(value, new Date()), 'This card has expired'),
  cvv: z
    .string()
    .min(1, sentence('CVV is required'))
    .regex(/^\d{3}$/u, 'Please enter the 3 digits on the back of the card'),
})
export type Card = z.infer<typeof cardForm>
export const EMPTY_CARD: Card = { cardNumber: '', cardName: '', expiryDate: '', cvv: '' }
