import { type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Outlet, Route, Routes } from 'react-router-dom'
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
import { SearchWaiting, ServicesWaiting } from './features/search/waiting.tsx'
import { firstPages, type PageFile } from './first-pages.ts'
import { Guard } from './guard.tsx'
import { showArea } from './i18n/i18n.ts'
import { FocusedLayout, PublicLayout } from './layouts/public.tsx'
import { PageTitle } from './ui/page-title.tsx'

type LayoutFile = () => Promise<{ Layout: ComponentType }>

/** Where the files of pages are listed. Those of a first visit are here at once. */
const lists: Record<PageList, () => Promise<Partial<Record<PageName, PageFile>>>> = {
  first: async () => firstPages,
  other: async () => (await import('./other-pages.ts')).otherPages,
  panel: async () => (await import('./panel-pages.ts')).panelPages,
}

const loadPage = async (name: PageName) => {
  const load = (await lists[pageListOf(name)]())[name]
  if (!load) throw new Error(`The page ${name} has no file.`)
  return load()
}

/** Whoever moves or types may go to any page next, or be refused something: what that needs is there by then. */
export function awaitVisitor(): void {
  const prepare = () => {
    void lists.other()
    void showArea('server')
  }
  for (const sign of ['pointerover', 'keydown']) addEventListener(sign, prepare, { once: true })
}

type LazyPage = { prepare: () => Promise<{ default: ComponentType }>; Later: ComponentType; loaded?: ComponentType }

/** A page, or a layout that only some people need, comes with the sentences of its area. */
function lazyPage(area: Area, load: PageFile | LayoutFile): LazyPage {
  const page: LazyPage = {
    prepare: async () => {
      const areas: Area[] = PANELS.includes(area) ? [area, 'panels'] : [area]
      const [file] = await Promise.all([load(), ...areas.map(showArea)])
      page.loaded = 'Page' in file ? file.Page : file.Layout
      return { default: page.loaded }
    },
    Later: lazy(() => page.prepare()),
  }
  return page
}

/** One that was loaded before it is first shown shows at once. */
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

/** Loads the page at a path and its sentences, so that the first render has them. */
export async function preparePage(pathname: string): Promise<void> {
  const name = pageAt(pathname)
  const page = screens.find((screen) => screen.name === name)?.page ?? notFound
  await page.prepare()
}

/** What stands in place of a page while its script is on its way; the others have the spinner of their layout. */
const waiting: Partial<Record<string, ReactNode>> = {
  [PAGES.search.address]: <SearchWaiting />,
  [PAGES.services.address]: <ServicesWaiting />,
}

/** A boundary of its own only where there is something to show: the layout's keeps the last page until the next is there. */
function Waiting({ at, children }: { at: string; children: ReactNode }) {
  const fallback = waiting[at]
  return fallback ? <Suspense fallback={fallback}>{children}</Suspense> : children
}

const adminLayout = lazyPage('admin', () => import('./layouts/admin.tsx'))
const portalLayout = lazyPage('portal', () => import('./layouts/portal.tsx'))

const layouts: Partial<Record<Layout, ComponentType>> = {
  public: PublicLayout,
  focused: FocusedLayout,
  admin: () => (
    <Suspense>
      <adminLayout.Later />
    </Suspense>
  ),
  portal: () => (
    <Suspense>
      <portalLayout.Later />
    </Suspense>
  ),
  bare: Outlet,
}

function Title({ of: title }: { of: string }) {
  const { t } = useTranslation()
  return <PageTitle>{t(title, { product: PRODUCT_NAME })}</PageTitle>
}

export function AppRoutes() {
  return (
    <Routes>
      {Object.entries(layouts).map(([layout, Layout]) => (
        <Route key={layout} element={<Layout />}>
          {screens
            .filter((screen) => (screen.layout ?? 'public') === layout)
            .map(({ address, title, guard, named, page }) => (
              <Route
                key={address}
                path={named ? `${address}/:name?` : address}
                element={
                  <Guard needs={guard}>
                    {title && <Title of={title} />}
                    <Waiting at={address}>
                      <ShownPage key={address} page={page} />
                    </Waiting>
                  </Guard>
                }
              />
            ))}
          {layout === 'public' && <Route path="*" element={<ShownPage key="*" page={notFound} />} />}
        </Route>
      ))}
    </Routes>
  )
}
