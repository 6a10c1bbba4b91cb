/** File sizes in words. */

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

/** Formats a file size in a suitable unit, with the reader's format of numbers. */
export function bytesIn(
  formatNumber: (value: number, options: Intl.NumberFormatOptions) => string,
  bytes: number,
): string {
  const [unit, size] = BYTES.find(([, , least]) => bytes >= least) ?? BYTES_ALONE
  const digits = unit === 'megabyte' ? 2 : 0
  return formatNumber(bytes / size, {
    style: 'unit',
    unit,
    // English has no plural for the short form of bytes.
    unitDisplay: unit === 'byte' ? 'long' : 'short',
    // A whole number of megabytes is a limit, not a measured size.
    minimumFractionDigits: bytes % size === 0 ? 0 : digits,
    maximumFractionDigits: digits,
  })
}
