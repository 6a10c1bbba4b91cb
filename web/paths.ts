/** Every address of the product, so that no page spells one by hand. */
export const paths = {
  home: '/',
  services: '/services',
  hospital: (id: string) => `/hospitals/${encodeURIComponent(id)}`,
  doctor: (id: string) => `/doctors/${encodeURIComponent(id)}`,
  search: (query: Record<string, string | undefined> = {}) => {
    const params = new URLSearchParams()
    for (const [name, value] of Object.entries(query)) if (value) params.set(name, value)
    const text = params.toString()
    return text ? `/search?${text}` : '/search'
  },
  bookAppointment: '/book-appointment',
  checkout: '/checkout',
  payment: '/payment',
  bookingConfirmation: '/booking-confirmation',
  myAppointments: '/my-appointments',
  appointment: (id: string) => `/my-appointments/${encodeURIComponent(id)}`,
  favourites: '/favourites',
  compare: (kind: 'hospitals' | 'doctors', ids: readonly string[]) => `/compare?${kind}=${ids.join(',')}`,
  login: '/login',
  register: '/register',
  confirmEmail: '/confirm-email',
  forgotPassword: '/forgot-password',
  resetPassword: '/reset-password',
  profile: '/profile',
  admin: '/admin',
  aiChat: '/ai-chat',
  whyTurkey: '/why-turkey',
  forClinics: '/for-clinics',
  help: '/help',
  contact: '/contact',
  document: (name: 'terms' | 'privacy') => `/${name}`,
} as const
