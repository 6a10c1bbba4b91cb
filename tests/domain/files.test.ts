import { describe, expect, test } from 'vitest'
import { MAX_FILE_SIZE, MAX_FILES, MAX_PATIENT_BYTES, refuseFile, sizeInMb } from '#domain/files.ts'

describe('the quota of files', () => {
  test.each([
    ['the first', { files: 0, bytes: 0 }, MAX_FILE_SIZE, null],
    ['the last of an appointment', { files: MAX_FILES - 1, bytes: 0 }, 1, null],
    ['one too many', { files: MAX_FILES, bytes: 0 }, 1, 'You can add up to {{count}} files to an appointment.'],
    ['the last byte of a patient', { files: 1, bytes: MAX_PATIENT_BYTES - 10 }, 10, null],
    [
      'a byte too many',
      { files: 1, bytes: MAX_PATIENT_BYTES - 10 },
      11,
      'The files for one patient may take at most {{size}} MB.',
    ],
  ])('%s', (_what, occupied, size, expected) => {
    expect(refuseFile(occupied, size)?.sentence ?? null).toBe(expected)
  })

  test('is stated in numbers', () => {
    expect(refuseFile({ files: 50, bytes: 0 }, 1)?.params).toEqual({ count: 50 })
    expect(refuseFile({ files: 0, bytes: MAX_PATIENT_BYTES }, 1)?.params).toEqual({ size: 200 })
  })
})

test.each([
  [0, '0.00'],
  [1024 * 1024, '1.00'],
  [MAX_FILE_SIZE, '20.00'],
  [1_500_000, '1.43'],
])('%s bytes are %s MB', (bytes, expected) => {
  expect(sizeInMb(bytes)).toBe(expected)
})
