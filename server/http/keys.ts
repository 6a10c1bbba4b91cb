/** Format of API keys: a prefix for secret scanners, 30 random characters, and a checksum. */
import { createHash, randomInt } from 'node:crypto'
import { crc32 } from 'node:zlib'
import { KEY_PREFIX, TEST_KEY_PREFIX } from '#domain/api-keys.ts'

const LETTERS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
const RANDOM = 30
const CHECKSUM = 6

/** Returns the CRC-32 in base 62, so that scanners can recognise a key without the server. */
function checksumOf(text: string): string {
  let rest = crc32(text)
  let checksum = ''
  while (checksum.length < CHECKSUM) {
    checksum = (LETTERS[rest % LETTERS.length] ?? '') + checksum
    rest = Math.floor(rest / LETTERS.length)
  }
  return checksum
}

/** Returns a new key with 178 random bits. */
export function makeKey(prefix = KEY_PREFIX): string {
  const random = Array.from({ length: RANDOM }, () => LETTERS[randomInt(LETTERS.length)]).join('')
  return prefix + random + checksumOf(prefix + random)
}

export const isTestKey = (text: string): boolean => text.startsWith(TEST_KEY_PREFIX)

/**
 * Returns true if the text has the format of a key. Only the database knows whether the key exists.
 */
export const isKey = (text: string): boolean =>
  text.length === KEY_PREFIX.length + RANDOM + CHECKSUM &&
  (text.startsWith(KEY_PREFIX) || isTestKey(text)) &&
  checksumOf(text.slice(0, -CHECKSUM)) === text.slice(-CHECKSUM)

export const hashOfKey = (key: string): string => createHash('sha256').update(key).digest('base64url')

/**
 * Returns the beginning of a key with four of its random characters, by which its owner recognises
 * it.
 */
export const beginningOf = (key: string): string => key.slice(0, KEY_PREFIX.length + 4)
