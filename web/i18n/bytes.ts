import { useCallback } from 'react'
import { useFormat } from './format.ts'

const BYTES_ALONE = ['byte', 1] as const
/**
 * Sizes of at least this many bytes are shown in megabytes with two decimals. A smaller one would
 * show as 0.00 MB.
 */
const LEAST_MB = 10_000
const BYTES = [
  ['megabyte', 1_000_000, LEAST_MB],
  ['kilobyte', 1000, 1000],
] as const

/**
 * Returns the formatter of a file size in a suitable unit. It is separate from the other formats
 * because no page of a first visit shows a file.
 */
export function useFormatBytes(): (bytes: number) => string {
  const { formatNumber } = useFormat()
  return useCallback(
    (bytes) => {
      const [unit, size] = BYTES.find(([, , least]) => bytes >= least) ?? BYTES_ALONE
      const digits = unit === 'megabyte' ? 2 : 0
      // English has no plural for the short form of bytes.
      const unitDisplay = unit === 'byte' ? 'long' : 'short'
      return formatNumber(bytes / size, {
        style: 'unit',
        unit,
        unitDisplay,
        // A whole number of megabytes is a limit, not a measured size.
        minimumFractionDigits: bytes % size === 0 ? 0 : digits,
        maximumFractionDigits: digits,
      })
    },
    [formatNumber],
  )
}
