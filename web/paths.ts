import { PAGES } from '#domain/pages.ts'

const withId = (address: string) => (id: string) => address.replace(':id', encodeURIComponent(id))

/** Every address of the product, so that no page spells one by hand. */
export const paths = {
  home: PAGES.home.address,
  services: PAGES.services.address,
  hospital: withId(PAGES.hospital.address),
  doctor: withId(PAGES.doctor.address),
  search: (query: Record<string, string | undefined> = {}) => {
    const params = new URLSearchParams()
    for (const [name, value] of Object.entries(query)) if (value) params.set(name, value)
    const text = params.toString()
    return text ? `${PAGES.search.address}?${text}` : PAGES.search.address
  },
  bookAppointment: PAGES.bookAppointment.address,
  checkout: PAGES.checkout.address,
  payment: PAGES.payment.address,
  bookingConfirmation: PAGES.bookingConfirmation.address,
  myAppointments: PAGES.myAppointments.address,
  appointment: withId(PAGES.appointment.address),
  favourites: PAGES.favourites.address,
  compare: (kind: 'hospitals' | 'doctors', ids: readonly string[]) =>
    `${PAGES.compare.address}?${kind}=${ids.join(',')}`,
  login: PAGES.login.address,
  register: PAGES.register.address,
  confirmEmail: PAGES.confirmEmail.address,
  forgotPassword: PAGES.forgotPassword.address,
  resetPassword: PAGES.resetPassword.address,
  profile: PAGES.profile.address,
  // Linked to already; Page Not Found until each stands in the list of pages.
  admin: '/admin',
  aiChat: '/ai-chat',
  whyTurkey: '/why-turkey',
  forClinics: '/for-clinics',
  help: '/help',
  contact: '/contact',
  document: (name: 'terms' | 'privacy') => `/${name}`,
} as const
