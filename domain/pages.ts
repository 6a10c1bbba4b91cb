/**
 * Every page of the product. The list feeds the routes, guards and titles of the web, the answers of the server (an address that is no page
 * is 404), the addresses in web/paths.ts and the sitemap.
 */
import type { Role } from './access.ts'
import { sentence } from './sentences.ts'

/** 'focused' is public with one line of footer: for signing in and booking. */
export const LAYOUTS = ['public', 'focused', 'admin', 'portal', 'bare'] as const
export type Layout = (typeof LAYOUTS)[number]

/** Dictionaries are split by area; a page brings the sentences of its own. */
export const AREAS = ['shell', 'discover', 'booking', 'account', 'admin'] as const
export type Area = (typeof AREAS)[number]

type PageFacts = {
  /** `:id` stands for what varies. */
  address: string
  /** The title of the tab, in English. Without one the page says it itself, from what it shows. */
  title?: string
  area: Area
  /** 'public' without it. */
  layout?: Layout
  /** Whom the page is for: anyone, who is signed in, or a role. Administrators pass everywhere. */
  guard?: 'viewer' | Role
  inSitemap?: boolean
  /** It is the same for everybody, and the server renders it. */
  rendered?: boolean
}

const pages = {
  home: { address: '/', title: sentence('Find the right care'), area: 'discover', inSitemap: true, rendered: true },
  search: {
    address: '/search',
    title: sentence('Search hospitals and doctors'),
    area: 'discover',
    inSitemap: true,
    rendered: true,
  },
  services: {
    address: '/services',
    title: sentence('Browse Health Services'),
    area: 'discover',
    inSitemap: true,
    rendered: true,
  },
  hospital: { address: '/hospitals/:id', area: 'discover', inSitemap: true, rendered: true },
  doctor: { address: '/doctors/:id', area: 'discover', inSitemap: true, rendered: true },
  compare: { address: '/compare', title: sentence('Compare'), area: 'discover' },
  favourites: { address: '/favourites', title: sentence('Favourites'), area: 'discover', guard: 'viewer' },
  bookAppointment: {
    address: '/book-appointment',
    title: sentence('Review your selection'),
    area: 'booking',
    layout: 'focused',
  },
  checkout: {
    address: '/checkout',
    title: sentence('Your details, date and time'),
    area: 'booking',
    layout: 'focused',
  },
  payment: { address: '/payment', title: sentence('Payment'), area: 'booking', layout: 'focused' },
  bookingConfirmation: { address: '/booking-confirmation', area: 'booking', layout: 'focused' },
  myAppointments: { address: '/my-appointments', title: sentence('My Appointments'), area: 'account', guard: 'viewer' },
  appointment: { address: '/my-appointments/:id', area: 'account', guard: 'viewer' },
  aiChat: {
    address: '/ai-chat',
    title: sentence('AI Health Assistant'),
    area: 'discover',
    layout: 'focused',
    inSitemap: true,
  },
  ai: { address: '/ai', title: sentence('AI Hospital Finder'), area: 'discover', inSitemap: true },
  login: { address: '/login', title: sentence('Sign in to {{product}}'), area: 'account', layout: 'focused' },
  register: { address: '/register', title: sentence('Create your account'), area: 'account', layout: 'focused' },
  // Says itself whom it is for, and asks to sign in where it stands.
  profile: { address: '/profile', title: sentence('Profile'), area: 'account' },
  confirmEmail: {
    address: '/confirm-email',
    title: sentence('Confirm your email address'),
    area: 'account',
    layout: 'focused',
  },
  forgotPassword: {
    address: '/forgot-password',
    title: sentence('Forgot your password?'),
    area: 'account',
    layout: 'focused',
  },
  resetPassword: {
    address: '/reset-password',
    title: sentence('Set a new password'),
    area: 'account',
    layout: 'focused',
  },
  adminUsers: { address: '/admin/users', title: sentence('Users'), area: 'admin', layout: 'admin', guard: 'admin' },
  newAdminUser: {
    address: '/admin/users/new',
    title: sentence('Create New User'),
    area: 'admin',
    layout: 'admin',
    guard: 'admin',
  },
  adminUser: {
    address: '/admin/users/:id',
    title: sentence('Edit User'),
    area: 'admin',
    layout: 'admin',
    guard: 'admin',
  },
  adminSettings: {
    address: '/admin/settings',
    title: sentence('Settings'),
    area: 'admin',
    layout: 'admin',
    guard: 'admin',
  },
  admin: { address: '/admin', title: sentence('Dashboard'), area: 'admin', layout: 'admin', guard: 'admin' },
  adminActivity: {
    address: '/admin/activity',
    title: sentence('Activity'),
    area: 'admin',
    layout: 'admin',
    guard: 'admin',
  },
  adminHospitals: { address: '/admin/hospitals', area: 'admin', layout: 'admin', guard: 'admin' },
  adminNewHospital: { address: '/admin/hospitals/new', area: 'admin', layout: 'admin', guard: 'admin' },
  adminHospital: { address: '/admin/hospitals/:id', area: 'admin', layout: 'admin', guard: 'admin' },
  adminHospitalEdit: { address: '/admin/hospitals/:id/edit', area: 'admin', layout: 'admin', guard: 'admin' },
  adminDoctors: { address: '/admin/doctors', area: 'admin', layout: 'admin', guard: 'admin' },
  adminNewDoctor: { address: '/admin/doctors/new', area: 'admin', layout: 'admin', guard: 'admin' },
  adminDoctor: { address: '/admin/doctors/:id', area: 'admin', layout: 'admin', guard: 'admin' },
  adminDoctorEdit: { address: '/admin/doctors/:id/edit', area: 'admin', layout: 'admin', guard: 'admin' },
  adminServices: { address: '/admin/services', area: 'admin', layout: 'admin', guard: 'admin' },
  adminImport: { address: '/admin/import', area: 'admin', layout: 'admin', guard: 'admin' },
  adminNewService: { address: '/admin/services/new', area: 'admin', layout: 'admin', guard: 'admin' },
  adminService: { address: '/admin/services/:id', area: 'admin', layout: 'admin', guard: 'admin' },
  adminServiceEdit: { address: '/admin/services/:id/edit', area: 'admin', layout: 'admin', guard: 'admin' },
  adminAppointments: { address: '/admin/appointments', area: 'admin', layout: 'admin', guard: 'admin' },
  adminAppointment: { address: '/admin/appointments/:id', area: 'admin', layout: 'admin', guard: 'admin' },
  adminReviews: { address: '/admin/reviews', area: 'admin', layout: 'admin', guard: 'admin' },
  adminVerification: { address: '/admin/verification', area: 'admin', layout: 'admin', guard: 'admin' },
  adminCertificates: { address: '/admin/verification/:id', area: 'admin', layout: 'admin', guard: 'admin' },
  adminRequests: { address: '/admin/requests', area: 'admin', layout: 'admin', guard: 'admin' },
  adminRequest: { address: '/admin/requests/:id', area: 'admin', layout: 'admin', guard: 'admin' },
  adminMails: { address: '/admin/mails', area: 'admin', layout: 'admin', guard: 'admin' },
} as const satisfies Record<string, PageFacts>

export type PageName = keyof typeof pages
export const PAGES: Readonly<Record<PageName, PageFacts>> = pages

type FooterColumn = {
  title: string
  links: readonly (readonly [address: string, label: string])[]
  /** Ends with what is no page: the status of the system, the sitemap. */
  besidesPages?: boolean
}

/** The footer's columns. An address without a page is Page Not Found until its page stands above. */
export const FOOTER: readonly FooterColumn[] = [
  {
    title: sentence('Company'),
    links: [
      ['/about', sentence('About')],
      ['/leadership', sentence('Leadership')],
      ['/careers', sentence('Careers')],
      ['/news', sentence('News')],
      ['/press', sentence('Press')],
      ['/contact', sentence('Contact')],
    ],
  },
  {
    title: sentence('Patients'),
    links: [
      ['/help', sentence('Help')],
      ['/support', sentence('Support')],
      ['/pricing', sentence('Pricing')],
      ['/resources', sentence('Resources')],
    ],
    besidesPages: true,
  },
  {
    title: sentence('Partners'),
    links: [
      ['/enterprise', sentence('Enterprise')],
      ['/developers', sentence('Developers')],
      ['/compliance', sentence('Compliance')],
      ['/security', sentence('Security')],
      ['/responsible-disclosure', sentence('Responsible disclosure')],
      ['/ethics', sentence('Ethics')],
    ],
  },
  {
    title: sentence('Legal'),
    links: [
      ['/privacy', sentence('Privacy')],
      ['/terms', sentence('Terms')],
      ['/cookies', sentence('Cookies')],
      ['/kvkk', sentence('KVKK')],
      ['/dpa', sentence('Data processing (DPA)')],
      ['/accessibility', sentence('Accessibility')],
    ],
  },
]

const patterns = (Object.keys(PAGES) as PageName[]).map((name) => {
  const address = PAGES[name].address.replace(/\/$/, '').replace(/:\w+/g, '[^/]+')
  return { name, pattern: new RegExp(`^${address}/?$`, 'i') }
})

/** The page at a path, whatever its letter case, with or without a slash at its end; undefined where there is none. */
export const pageAt = (path: string): PageName | undefined => patterns.find(({ pattern }) => pattern.test(path))?.name
