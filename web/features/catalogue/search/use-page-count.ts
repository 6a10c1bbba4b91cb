import { useHydrated } from '#web/rendering/first-render.tsx'
import { useLocation, useNavigate, useSearchParams } from '#web/routing/router.tsx'

const readCount = (state: unknown): number => {
  const pages = state && typeof state === 'object' && 'pages' in state ? Number(state.pages) : 1
  return Number.isInteger(pages) && pages > 1 ? pages : 1
}

/** Page limit of the server, far beyond what visitors read. */
const LAST_PAGE = 1000

/**
 * Returns the page of results that the address names. Links without JavaScript lead to it, and the
 * displayed list begins there.
 */
export function firstPageOf(params: URLSearchParams): number {
  const page = Number(params.get('page'))
  return Number.isInteger(page) && page > 1 && page <= LAST_PAGE ? page : 1
}

export const useFirstPage = (): number => firstPageOf(useSearchParams()[0])

/**
 * Returns the number of displayed pages and its setter. It is stored in the history entry, so Back
 * and a reload show as many. Another search is another entry and begins with one page.
 */
export function usePageCount(): [number, (pages: number) => void] {
  const { pathname, search, state } = useLocation()
  const navigate = useNavigate()
  // The server does not know the history state.
  const hydrated = useHydrated()
  const show = (pages: number) => void navigate({ pathname, search }, { replace: true, state: { pages } })
  return [hydrated ? readCount(state) : 1, show]
}
