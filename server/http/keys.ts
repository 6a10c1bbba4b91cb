/**
 * How API keys are written: a word that scanners of lost secrets look for, 30 random characters,
 * and a checksum.
 */
import { createHash, randomInt } from 'node:crypto'
import { crc32 } from 'node:zlib'
import { KEY_PREFIX } from '#domain/api-keys.ts'

const LETTERS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
const RANDOM = 30
const CHECKSUM = 6

/** CRC-32 in base 62: scanners can recognise a key without asking the server. */
function checksumOf(text: string): string {
  let rest = crc32(text)
  let checksum = ''
  while (checksum.length < CHECKSUM) {
    checksum = (LETTERS[rest % LETTERS.length] ?? '') + checksum
    rest = Math.floor(rest / LETTERS.length)
  }
  return checksum
}

/** A new key, of 178 random bits. */
export function makeKey(): string {
  const random = Array.from({ length: RANDOM }, () => LETTERS[randomInt(LETTERS.length)]).join('')
  return KEY_PREFIX + random + checksumOf(KEY_PREFIX + random)
}

/** Whether it is written like a key; only the database knows whether there is such a key. */
export const isKey = (text: string): boolean =>
  text.length === KEY_PREFIX.length + RANDOM + CHECKSUM &&
  text.startsWith(KEY_PREFIX) &&
  checksumOf(text.slice(0, -CHECKSUM)) === text.slice(-CHECKSUM)

export const hashOfKey = (key: string): string => createHash('sha256').update(key).digest('base64url')

/** How a key begins, for its owner to know it by: four of its random characters. */
export const beginningOf = (key: string): string => key.slice(0, KEY_PREFIX.length + 4)
