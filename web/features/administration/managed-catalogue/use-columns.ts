import { stored, useStored } from '#web/device/stored.ts'
import { useQueryChange } from '#web/routing/query-change.ts'
import { useSearchParams } from '#web/routing/router.tsx'
import { useSession } from '#web/session/session.tsx'

const keyOf = (list: string, userId: string | undefined) => `hekima.columns.${userId ?? ''}.${list}`

/**
 * Returns the columns of a list: those in the address, or else those that this account last chose
 * on this device.
 */
export function useColumns(list: string, usual: readonly string[]): [string[], (shown: string[]) => void] {
  const { user } = useSession()
  const [params] = useSearchParams()
  const changeQuery = useQueryChange()
  const key = keyOf(list, user?.id)
  const remembered = useStored(key)
  const keys = params.get('columns') ?? remembered
  const choose = (shown: string[]) => {
    stored.set(key, shown.join(','))
    changeQuery({ columns: shown.join(',') })
  }
  return [keys === null ? [...usual] : keys.split(','), choose]
}
