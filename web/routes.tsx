import { type ComponentType, lazy, type ReactNode, Suspense, useMemo, useState } from 'react'
import {
  type Area,
  type Layout,
  PAGES,
  PANELS,
  type PageList,
  type PageName,
  pageAt,
  pageListOf,
} from '#domain/pages.ts'
import { PRODUCT_NAME } from '#domain/product.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { showArea } from './i18n/i18n.ts'
import { PageLoading } from './layouts/frame.tsx'
import { PageFailed } from './layouts/page-failed.tsx'
import { FocusedLayout, PublicLayout } from './layouts/public.tsx'
import { firstPages, type PageFile, type PageQuery } from './routing/first-pages.ts'
import { Guard } from './routing/guard.tsx'
import { later, prepareLater } from './routing/later.tsx'
import { loadTwice } from './routing/missing-script.ts'
import { Outlet, UNSAFE_RouteContext as RouteContext, useLocation } from './routing/router.tsx'
import { ErrorBoundary } from './ui/error-boundary.tsx'
import { PageTitle } from './ui/page-title.tsx'

type LayoutFile = () => Promise<{ Layout: ComponentType }>

/** Loaders of the page lists. Those of a first visit are bundled. */
const lists: Record<PageList, () => Promise<Partial<Record<PageName, PageFile>>>> = {
  first: async () => firstPages,
  other: async () => (await import('./routing/other-pages.ts')).otherPages,
  panel: async () => (await import('./routing/panel-pages.ts')).panelPages,
}

const loadPage = async (name: PageName) => {
  const load = (await lists[pageListOf(name)]())[name]
  if (!load) throw new Error(`The page ${name} has no file.`)
  return load()
}

/**
 * Loads code for the next step at the first input: a visitor who moves or types may open any page
 * next, or get an error message.
 */
export function awaitVisitor(): void {
  const prepare = () => {
    void lists.other()
    prepareLater()
    void showArea('server')
  }
  // After the paint that answers the input.
  for (const sign of ['pointerover', 'touchstart', 'keydown', 'focusin'])
    addEventListener(sign, () => setTimeout(prepare), { once: true })
}

type LazyPage = {
  prepare: () => Promise<{ default: ComponentType }>
  Later: ComponentType
  loaded?: ComponentType
  queriesAt?: Awaited<ReturnType<PageFile>>['queriesAt']
}

/**
 * Returns a page or a layout that only some visitors need, loaded with the sentences of its area.
 */
function lazyPage(area: Area, load: PageFile | LayoutFile): LazyPage {
  const page: LazyPage = {
    prepare: async () => {
      const areas: Area[] = PANELS.includes(area) ? [area, 'panels'] : [area]
      const [file] = await Promise.all([loadTwice<Awaited<ReturnType<typeof load>>>(load), ...areas.map(showArea)])
      page.loaded = 'Page' in file ? file.Page : file.Layout
      if (import.meta.env.SSR && 'Page' in file) page.queriesAt = file.queriesAt
      return { default: page.loaded }
    },
    Later: lazy(() => page.prepare()),
  }
  return page
}

/** Renders a page at once if it was loaded before. */
function ShownPage({ page }: { page: LazyPage }) {
  const [Shown] = useState<ComponentType>(() => page.loaded ?? page.Later)
  return <Shown />
}

const screens = Object.entries(PAGES).map(([name, page]) => ({
  ...page,
  name: name as PageName,
  page: lazyPage(page.area, () => loadPage(name as PageName)),
}))
const notFound = lazyPage('shell', () => import('./pages/not-found.tsx'))

const lazyPageAt = (pathname: string) => {
  const name = pageAt(pathname)
  return screens.find((screen) => screen.name === name)?.page ?? notFound
}

/** Loads the page at a path and its sentences before the first render. */
export async function preparePage(pathname: string): Promise<void> {
  await lazyPageAt(pathname).prepare()
}

/** Returns queries of a prepared page that depend on the query string of its address. */
export const queriesAt = (pathname: string, query: string): PageQuery[] =>
  lazyPageAt(pathname).queriesAt?.(new URLSearchParams(query)) ?? []

const SearchWaiting = later(() => import('./features/catalogue/search/waiting.tsx').then((file) => file.SearchWaiting))
const ServicesWaiting = later(() =>
  import('./features/catalogue/search/waiting.tsx').then((file) => file.ServicesWaiting),
)

/** Placeholders of pages while their script loads. Other pages use the spinner of their layout. */
const waiting: Partial<Record<string, ReactNode>> = {
  [PAGES.search.address]: <SearchWaiting />,
  [PAGES.services.address]: <ServicesWaiting />,
}

/**
 * Adds a boundary only if there is a placeholder. The layout's boundary keeps the previous page
 * until the next one is ready.
 */
function Waiting({ at, children }: { at: string; children: ReactNode }) {
  const fallback = waiting[at]
  return fallback ? <Suspense fallback={fallback}>{children}</Suspense> : children
}

const panelLayout = async (name: 'admin' | 'portal') => (await import('./routing/panel-pages.ts')).panelLayouts[name]()
const adminLayout = lazyPage('admin', () => panelLayout('admin'))
const portalLayout = lazyPage('portal', () => panelLayout('portal'))

const layouts: Partial<Record<Layout, ComponentType>> = {
  public: PublicLayout,
  focused: FocusedLayout,
  admin: () => (
    <Suspense fallback={<PageLoading />}>
      <adminLayout.Later />
    </Suspense>
  ),
  portal: () => (
    <Suspense fallback={<PageLoading />}>
      <portalLayout.Later />
    </Suspense>
  ),
  bare: Outlet,
}

function Title({ of: title }: { of: string }) {
  const { t } = useTranslation()
  return <PageTitle>{t(title, { product: PRODUCT_NAME })}</PageTitle>
}

/**
 * Returns the parameters of an address: `/hospitals/:id` at `/hospitals/h-1/some-name` gives { id:
 * 'h-1' }.
 */
function paramsOf(address: string, pathname: string): Record<string, string> {
  const parts = pathname.split('/')
  const segments = address
    .split('/')
    .flatMap((part, at) => (part.startsWith(':') ? [[part.slice(1), parts[at] ?? '']] : []))
  try {
    return Object.fromEntries(segments.map(([name, value = '']) => [name, decodeURIComponent(value)]))
  } catch {
    return Object.fromEntries(segments)
  }
}

/**
 * Renders the page at the address in its layout, by the same rule as on the server. A layout stays
 * mounted while pages within it change.
 */
export function AppRoutes() {
  const { pathname } = useLocation()
  const name = pageAt(pathname)
  const route = useMemo(() => {
    const screen = screens.find((candidate) => candidate.name === name)
    const page = screen ? (
      <Guard needs={screen.guard}>
        {screen.title && <Title of={screen.title} />}
        <Waiting at={screen.address}>
          <ShownPage key={screen.address} page={screen.page} />
        </Waiting>
      </Guard>
    ) : (
      <ShownPage key="*" page={notFound} />
    )
    const address = screen?.address ?? '*'
    const match = { params: paramsOf(address, pathname), pathname, pathnameBase: pathname, route: { path: address } }
    return { layout: screen?.layout ?? 'public', context: { outlet: page, matches: [match], isDataRoute: false } }
  }, [name, pathname])
  const Layout = layouts[route.layout] ?? PublicLayout
  return (
    <RouteContext value={route.context}>
      <ErrorBoundary
        resetKey={pathname}
        fallback={() => (
          <main id="content">
            <PageFailed />
          </main>
        )}
      >
        <Layout key={route.layout} />
      </ErrorBoundary>
    </RouteContext>
  )
}
