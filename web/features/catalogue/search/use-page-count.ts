import { useHydrated } from '#web/rendering/first-render.tsx'
import { useLocation, useNavigate, useSearchParams } from '#web/routing/router.tsx'

const readCount = (state: unknown): number => {
  const pages = state && typeof state === 'object' && 'pages' in state ? Number(state.pages) : 1
  return Number.isInteger(pages) && pages > 1 ? pages : 1
}

/** Nobody reads further, and the server does not either. */
const LAST_PAGE = 1000

/**
 * The page of results that the address names: links without JavaScript lead to it, and the list on
 * view begins there.
 */
export function useFirstPage(): number {
  const [params] = useSearchParams()
  const page = Number(params.get('page'))
  return Number.isInteger(page) && page > 1 && page <= LAST_PAGE ? page : 1
}

/**
 * How many pages of results are on view. It belongs to the entry of the history, so that Back and a
 * reload show as many; another search is another entry and begins with one.
 */
export function usePageCount(): [number, (pages: number) => void] {
  const { pathname, search, state } = useLocation()
  const navigate = useNavigate()
  // The server does not know the history.
  const hydrated = useHydrated()
  const show = (pages: number) => void navigate({ pathname, search }, { replace: true, state: { pages } })
  return [hydrated ? readCount(state) : 1, show]
}
