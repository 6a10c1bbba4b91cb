import { useCallback } from 'react'
import { useFormat } from './format.ts'

const BYTES_ALONE = ['byte', 1] as const
/**
 * A size from here on is shown in megabytes with two decimals; a smaller one would read 0.00 MB.
 */
const LEAST_MB = 10_000
const BYTES = [
  ['megabyte', 1_000_000, LEAST_MB],
  ['kilobyte', 1000, 1000],
] as const

/**
 * The size of a file in the unit that fits it. Apart from the other formats: no page of a first
 * visit shows a file.
 */
export function useFormatBytes(): (bytes: number) => string {
  const { formatNumber } = useFormat()
  return useCallback(
    (bytes) => {
      const [unit, size] = BYTES.find(([, , least]) => bytes >= least) ?? BYTES_ALONE
      const digits = unit === 'megabyte' ? 2 : 0
      // The short form of bytes has no plural in English.
      const unitDisplay = unit === 'byte' ? 'long' : 'short'
      return formatNumber(bytes / size, {
        style: 'unit',
        unit,
        unitDisplay,
        // A whole number is a limit, not a size.
        minimumFractionDigits: bytes % size === 0 ? 0 : digits,
        maximumFractionDigits: digits,
      })
    },
    [formatNumber],
  )
}
