import { useCallback } from 'react'
import { useFormat } from './format.ts'

const BYTES_ALONE = ['byte', 1] as const
const BYTES = [['megabyte', 1_000_000], ['kilobyte', 1000], BYTES_ALONE] as const

/** The size of a file in the unit that fits it. Apart from the other formats: no page of a first visit shows a file. */
export function useFormatBytes(): (bytes: number) => string {
  const { formatNumber } = useFormat()
  return useCallback(
    (bytes) => {
      const [unit, size] = BYTES.find(([, least]) => bytes >= least) ?? BYTES_ALONE
      const maximumFractionDigits = size > 1000 ? 1 : 0
      return formatNumber(bytes / size, { style: 'unit', unit, unitDisplay: 'short', maximumFractionDigits })
    },
    [formatNumber],
  )
}
