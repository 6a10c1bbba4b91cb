import { useEffect, useState } from 'react'
import { passwordStrength } from '#domain/users.ts'

/**
 * The passwords that the server refuses as too well known: as many as a picture weighs, so they
 * come once somebody types.
 */
let wellKnown: Promise<ReadonlySet<string>> | null = null
const loadWellKnown = () => {
  wellKnown ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) => new Set(dictionary['passwords-common'] as readonly string[]),
    // Without the list the meter counts signs alone, and the server has the last word.
    () => new Set<string>(),
  )
  return wellKnown
}

/** Rates a password while it is typed. Common passwords are weak, however long they are. */
export function useStrength(password: string) {
  const [dictionary, setDictionary] = useState<ReadonlySet<string> | null>(null)
  const typing = password !== ''
  useEffect(() => {
    if (typing) void loadWellKnown().then(setDictionary)
  }, [typing])
  return dictionary?.has(password.toLowerCase()) ? ({ points: 1, label: 'Weak' } as const) : passwordStrength(password)
}
