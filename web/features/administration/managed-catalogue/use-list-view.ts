import { z } from 'zod'
import { stored, useStored } from '#web/device/stored.ts'
import { useSearchParams } from '#web/routing/router.tsx'
import { useSession } from '#web/session/session.tsx'
import { useColumns } from './use-columns.ts'

/** Maximum number of saved views of a list. */
export const MOST_VIEWS = 20

const savedViews = z.array(z.object({ name: z.string(), query: z.string() })).catch([])
export type SavedView = z.output<typeof savedViews>[number]

function readViews(text: string | null): SavedView[] {
  try {
    return savedViews.parse(JSON.parse(text ?? '[]'))
  } catch {
    return []
  }
}

/**
 * Returns the view of a table: columns, density and saved views. Views are addresses under a name,
 * so their filters, order and columns can be shared. They stay on this device.
 */
export function useListView(list: string, usual: readonly string[]) {
  const { user } = useSession()
  const [shown, choose] = useColumns(list, usual)
  const [params] = useSearchParams()
  const of = (what: string) => `hekima.columns.${user?.id ?? ''}.${what}`
  const densityKey = of('density')
  const viewsKey = of(`${list}.views`)
  const dense = useStored(densityKey) === 'compact'
  const views = readViews(useStored(viewsKey))
  const keep = (next: readonly SavedView[]) => stored.set(viewsKey, JSON.stringify(next))
  return {
    shown,
    choose,
    dense,
    setDense: (compact: boolean) => stored.set(densityKey, compact ? 'compact' : null),
    views,
    /** Saves filters, order and columns of the address. A view with the same name is replaced. */
    save: (name: string) => {
      const query = new URLSearchParams(params)
      query.delete('page')
      query.set('columns', shown.join(','))
      keep([...views.filter((view) => view.name !== name), { name, query: query.toString() }])
    },
    remove: (name: string) => keep(views.filter((view) => view.name !== name)),
  }
}
export type ListView = ReturnType<typeof useListView>
