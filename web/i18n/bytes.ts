import { useCallback } from 'react'
import { bytesIn } from '#domain/bytes.ts'
import { useFormat } from './format.ts'

/**
 * Returns the formatter of a file size in a suitable unit. It is separate from the other formats
 * because no page of a first visit shows a file.
 */
export function useFormatBytes(): (bytes: number) => string {
  const { formatNumber } = useFormat()
  return useCallback((bytes) => bytesIn(formatNumber, bytes), [formatNumber])
}
