import { useEffect, useState } from 'react'
import { passwordStrength } from '#domain/users.ts'

/**
 * Well-known passwords that the server refuses. The list is as large as a picture, so it loads when
 * the user types.
 */
let wellKnown: Promise<ReadonlySet<string>> | null = null
const loadWellKnown = () => {
  wellKnown ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) => new Set(dictionary['passwords-common'] as readonly string[]),
    // Without the list the meter only counts characters, and the server decides.
    () => new Set<string>(),
  )
  return wellKnown
}

/** Rates a password during typing. Common passwords are weak at any length. */
export function useStrength(password: string) {
  const [dictionary, setDictionary] = useState<ReadonlySet<string> | null>(null)
  const typing = password !== ''
  useEffect(() => {
    if (typing) void loadWellKnown().then(setDictionary)
  }, [typing])
  return dictionary?.has(password.toLowerCase()) ? ({ points: 1, label: 'Weak' } as const) : passwordStrength(password)
}
