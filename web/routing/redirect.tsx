import { Navigate, type To, useLocation } from './router.tsx'

/**
 * Replaces the page by another one, as its data require. Does nothing if a link was pressed while
 * the data loaded: the address is new then, and its page still loads.
 */
export function Redirect({ to }: { to: To }) {
  const { pathname } = useLocation()
  // The address has a language in front of the path.
  const hasLeft = !window.location.pathname.endsWith(pathname)
  return hasLeft ? null : <Navigate replace to={to} />
}
