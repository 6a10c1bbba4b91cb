import { type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Outlet, Route, Routes } from 'react-router-dom'
import { type Area, type Layout, PAGES, type PageName, PANELS, pageAt } from '#domain/pages.ts'
import { PRODUCT_NAME } from '#domain/product.ts'
import { SearchWaiting, ServicesWaiting } from './features/search/waiting.tsx'
import { Guard } from './guard.tsx'
import { showArea } from './i18n/i18n.ts'
import { FocusedLayout, PublicLayout } from './layouts/public.tsx'
import { PageTitle } from './ui/page-title.tsx'

type PageFile = () => Promise<{ Page: ComponentType }>
type LayoutFile = () => Promise<{ Layout: ComponentType }>

/** One lazy file per page; each exports `Page`. */
const files: Record<PageName, PageFile> = {
  home: () => import('./pages/home.tsx'),
  search: () => import('./pages/search.tsx'),
  services: () => import('./pages/services.tsx'),
  hospital: () => import('./pages/hospital.tsx'),
  doctor: () => import('./pages/doctor.tsx'),
  service: () => import('./pages/service.tsx'),
  compare: () => import('./pages/compare.tsx'),
  favourites: () => import('./pages/favourites.tsx'),
  bookAppointment: () => import('./pages/book-appointment.tsx'),
  checkout: () => import('./pages/checkout.tsx'),
  payment: () => import('./pages/payment.tsx'),
  bookingConfirmation: () => import('./pages/booking-confirmation.tsx'),
  myAppointments: () => import('./pages/my-appointments.tsx'),
  appointment: () => import('./pages/appointment.tsx'),
  aiChat: () => import('./pages/ai-chat.tsx'),
  ai: () => import('./pages/ai.tsx'),
  login: () => import('./pages/login.tsx'),
  register: () => import('./pages/register.tsx'),
  profile: () => import('./pages/profile.tsx'),
  apiKeys: () => import('./pages/developers/keys.tsx'),
  webhooks: () => import('./pages/developers/webhooks.tsx'),
  confirmEmail: () => import('./pages/confirm-email.tsx'),
  confirmAddress: () => import('./pages/confirm-address.tsx'),
  forgotPassword: () => import('./pages/forgot-password.tsx'),
  resetPassword: () => import('./pages/reset-password.tsx'),
  about: () => import('./pages/about.tsx'),
  leadership: () => import('./pages/leadership.tsx'),
  careers: () => import('./pages/careers.tsx'),
  job: () => import('./pages/job.tsx'),
  jobApplication: () => import('./pages/job-application.tsx'),
  news: () => import('./pages/news.tsx'),
  press: () => import('./pages/press.tsx'),
  contact: () => import('./pages/contact.tsx'),
  enterprise: () => import('./pages/enterprise.tsx'),
  resources: () => import('./pages/resources.tsx'),
  pricing: () => import('./pages/pricing.tsx'),
  help: () => import('./pages/help.tsx'),
  helpCenter: () => import('./pages/help-center.tsx'),
  support: () => import('./pages/support.tsx'),
  whyTurkey: () => import('./pages/why-turkey.tsx'),
  forClinics: () => import('./pages/for-clinics.tsx'),
  status: () => import('./pages/status.tsx'),
  newsletter: () => import('./pages/newsletter.tsx'),
  privacy: () => import('./pages/privacy.tsx'),
  cookies: () => import('./pages/cookies.tsx'),
  portal: () => import('./pages/hospitalportal/dashboard.tsx'),
  portalDoctors: () => import('./pages/hospitalportal/doctors.tsx'),
  portalNewDoctor: () => import('./pages/hospitalportal/doctor-new.tsx'),
  portalDoctorEdit: () => import('./pages/hospitalportal/doctor-edit.tsx'),
  portalReviews: () => import('./pages/hospitalportal/reviews.tsx'),
  portalSettings: () => import('./pages/hospitalportal/settings.tsx'),
  terms: () => import('./pages/terms.tsx'),
  kvkk: () => import('./pages/kvkk.tsx'),
  dpa: () => import('./pages/dpa.tsx'),
  security: () => import('./pages/security.tsx'),
  compliance: () => import('./pages/compliance.tsx'),
  responsibleDisclosure: () => import('./pages/responsible-disclosure.tsx'),
  accessibility: () => import('./pages/accessibility.tsx'),
  ethics: () => import('./pages/ethics.tsx'),
  portalAppointments: () => import('./pages/hospitalportal/appointments.tsx'),
  portalAppointment: () => import('./pages/hospitalportal/appointment.tsx'),
  portalCalendar: () => import('./pages/hospitalportal/calendar.tsx'),
  portalReports: () => import('./pages/hospitalportal/reports.tsx'),
  portalReport: () => import('./pages/hospitalportal/report.tsx'),
  portalTeam: () => import('./pages/hospitalportal/team.tsx'),
  developers: () => import('./pages/developers.tsx'),
  developersReference: () => import('./pages/developers-reference.tsx'),
  developersGraphql: () => import('./pages/developers-graphql.tsx'),
  developersLimits: () => import('./pages/developers-limits.tsx'),
  developersWebhooks: () => import('./pages/developers-webhooks.tsx'),
  developersMcp: () => import('./pages/developers-mcp.tsx'),
  developersChangelog: () => import('./pages/developers-changelog.tsx'),
  developersDeprecation: () => import('./pages/developers-deprecation.tsx'),
  testBackend: () => import('./pages/test-backend.tsx'),
  debugAuth: () => import('./pages/debug-auth.tsx'),
  admin: () => import('./pages/admin/dashboard.tsx'),
  adminActivity: () => import('./pages/admin/activity.tsx'),
  adminHospitals: () => import('./pages/admin/hospitals.tsx'),
  adminNewHospital: () => import('./pages/admin/hospital-new.tsx'),
  adminHospital: () => import('./pages/admin/hospital.tsx'),
  adminHospitalEdit: () => import('./pages/admin/hospital-edit.tsx'),
  adminDoctors: () => import('./pages/admin/doctors.tsx'),
  adminServices: () => import('./pages/admin/services.tsx'),
  adminImport: () => import('./pages/admin/import.tsx'),
  adminNewDoctor: () => import('./pages/admin/doctor-new.tsx'),
  adminDoctor: () => import('./pages/admin/doctor.tsx'),
  adminDoctorEdit: () => import('./pages/admin/doctor-edit.tsx'),
  adminNewService: () => import('./pages/admin/service-new.tsx'),
  adminService: () => import('./pages/admin/service.tsx'),
  adminServiceEdit: () => import('./pages/admin/service-edit.tsx'),
  adminUsers: () => import('./pages/admin/users.tsx'),
  newAdminUser: () => import('./pages/admin/new-user.tsx'),
  adminUser: () => import('./pages/admin/user.tsx'),
  adminSettings: () => import('./pages/admin/settings.tsx'),
  adminAppointments: () => import('./pages/admin/appointments.tsx'),
  adminAppointment: () => import('./pages/admin/appointment.tsx'),
  adminReviews: () => import('./pages/admin/reviews.tsx'),
  adminVerification: () => import('./pages/admin/verification.tsx'),
  adminCertificates: () => import('./pages/admin/certificates.tsx'),
  adminRequests: () => import('./pages/admin/requests.tsx'),
  adminRequest: () => import('./pages/admin/request.tsx'),
  adminMails: () => import('./pages/admin/mails.tsx'),
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
  page: lazyPage(page.area, files[name as PageName]),
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
