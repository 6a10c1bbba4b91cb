/**
 * Hooks and components of react-router-dom that we use, and our own links. Its links include
 * prefetching, forms and view transitions, 3 kB (brotli) of every first visit.
 */
import { type AnchorHTMLAttributes, type MouseEvent, type Ref, useContext } from 'react'
import {
  type To,
  UNSAFE_NavigationContext,
  useHref,
  useLinkClickHandler,
  useLocation,
  useResolvedPath,
} from 'react-router-dom'

export {
  createPath,
  type Location,
  Navigate,
  NavigationType,
  type Navigator,
  Outlet,
  Router,
  type To,
  UNSAFE_createBrowserHistory,
  UNSAFE_RouteContext,
  useHref,
  useLocation,
  useNavigate,
  useNavigationType,
  useParams,
  useSearchParams,
} from 'react-router-dom'

export type LinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> & {
  ref?: Ref<HTMLAnchorElement>
  to: To
  replace?: boolean
  state?: unknown
}

/**
 * Returns whether a target is a full address, such as `https://…`, `//…`, `mailto:…` or `tel:…`.
 */
const isAbsolute = (to: To): to is string => typeof to === 'string' && /^([a-z][a-z\d+.-]*:|\/\/)/iu.test(to)

/** Links to a page of the app without loading a document, or to another site. */
export function Link(props: LinkProps) {
  if (!isAbsolute(props.to)) return <PageLink {...props} />
  const { to: _to, replace: _replace, state: _state, rel, ...link } = props
  // The opened page must not get a reference to this one.
  const relations = new Set(['noopener', 'noreferrer', ...(rel?.split(' ') ?? [])])
  return <a {...link} href={props.to} rel={[...relations].join(' ')} />
}

/**
 * The server's links lead nowhere, and the hooks for it take a tenth of a page's rendering. An
 * address from the root needs no route to resolve it, which takes as long for each link.
 */
function RenderedLink({ to, replace: _replace, state: _state, onClick: _onClick, ...rest }: LinkProps) {
  return typeof to === 'string' && to.startsWith('/') ? (
    <RootLink {...rest} to={to} />
  ) : (
    <RelativeLink {...rest} to={to} />
  )
}

function RootLink({ to, ...rest }: LinkProps & { to: string }) {
  return <a {...rest} href={useContext(UNSAFE_NavigationContext).navigator.createHref(to)} />
}

function RelativeLink({ to, ...rest }: LinkProps) {
  return <a {...rest} href={useHref(to)} />
}

function LiveLink({ to, replace, state, onClick, target, ...rest }: LinkProps) {
  const href = useHref(to)
  const go = useLinkClickHandler(to, { replace, state, target })
  const onPress = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    if (!event.defaultPrevented) go(event)
  }
  return <a {...rest} href={href} target={target} onClick={onPress} />
}

const PageLink = import.meta.env.SSR ? RenderedLink : LiveLink

/**
 * Marks itself as current if it leads to the displayed page or one above it. With `end` only for
 * the page itself.
 */
export function NavLink({ end = false, ...rest }: LinkProps & { end?: boolean }) {
  const { pathname: there } = useResolvedPath(rest.to)
  const here = useLocation().pathname.toLowerCase()
  const page = there.toLowerCase()
  const below = page.endsWith('/') ? page : `${page}/`
  return <Link {...rest} aria-current={here === page || (!end && here.startsWith(below)) ? 'page' : undefined} />
}
