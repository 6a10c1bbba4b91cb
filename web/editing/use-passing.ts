import { useEffect, useState } from 'react'

const SHOWN_MS = 3000

/**
 * Returns a sentence that disappears after three seconds, and its setter: `const [done, say] =
 * usePassing()`.
 */
export function usePassing() {
  const [said, setSaid] = useState<{ text: string } | null>(null)
  useEffect(() => {
    if (!said) return
    const timer = setTimeout(() => setSaid(null), SHOWN_MS)
    return () => clearTimeout(timer)
  }, [said])
  return [said?.text ?? null, (text: string | null) => setSaid(text === null ? null : { text })] as const
}
