import { PAGES } from '#domain/pages.ts'
import { readableAddress } from '#domain/readable-address.ts'

type Query = Record<string, string | null | undefined>

/** Returns an address with the defined values of its query. */
export function withQuery(address: string, query: Query): string {
  const params = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) if (value) params.set(name, value)
  const text = params.toString()
  return text ? `${address}?${text}` : address
}

/** UUIDs, with hospitals joined by commas. `draft` names a draft in the account. */
type QuoteChoice = { service?: string | undefined; hospitals?: string | undefined; draft?: string; step?: string }

const withId =
  (address: string) =>
  (id: string, query: Query = {}) =>
    withQuery(address.replace(':id', encodeURIComponent(id)), query)

/** Parts of a record's address. Without the name it redirects to the address with the name. */
type NamedRecord = { readonly id: string; readonly name?: string | null | undefined }
/** A service has one address in all languages, derived from its English name. */
type NamedService = { readonly id: string; readonly sourceName: string }
type NamedDoctor = { readonly id: string; readonly fullName?: string | null | undefined }

/** Previous choices: IDs, and day and time at the hospital. */
type Choice = { service?: string | null; doctor?: string | null; date?: string; time?: string }
type BookingChoice = Choice & { hospital: string; service: string }

/**
 * Returns the query of a booking. It lists every parameter, because a slot from a query also
 * carries its `__typename`.
 */
const bookingQuery = ({ hospital, service, doctor, date, time }: BookingChoice): Query => ({
  hospital,
  service,
  doctor,
  date,
  time,
})

/** All addresses of the product, so that no page builds one by hand. */
export const paths = {
  home: PAGES.home.address,
  services: PAGES.services.address,
  service: ({ id, sourceName }: NamedService) => readableAddress(PAGES.service.address, { id, name: sourceName }),
  /**
   * `paths.hospital({ id, name }, { service, doctor, date, time })`, with only the chosen values.
   */
  hospital: (hospital: NamedRecord, choice: Choice = {}) =>
    withQuery(readableAddress(PAGES.hospital.address, hospital), choice),
  doctor: ({ id, fullName }: NamedDoctor, choice: Omit<Choice, 'doctor'> = {}) =>
    withQuery(readableAddress(PAGES.doctor.address, { id, name: fullName }), choice),
  search: (query: Query = {}) => withQuery(PAGES.search.address, query),
  bookAppointment: PAGES.bookAppointment.address,
  /** Review of a selection, the first step of booking. */
  bookAppointmentOf: (choice: BookingChoice) => withQuery(PAGES.bookAppointment.address, bookingQuery(choice)),
  checkout: PAGES.checkout.address,
  /** Form for the patient's details after all choices. */
  checkoutOf: (choice: BookingChoice) => withQuery(PAGES.checkout.address, bookingQuery(choice)),
  payment: PAGES.payment.address,
  bookingConfirmation: PAGES.bookingConfirmation.address,
  myAppointments: PAGES.myAppointments.address,
  appointment: withId(PAGES.appointment.address) as (id: string) => string,
  quotes: PAGES.quotes.address,
  quote: withId(PAGES.quote.address) as (id: string, query?: { view?: 'compare' | 'accept'; quote?: string }) => string,
  /** Request form, with the previous choices, or at one of its steps. */
  quoteNew: (query: QuoteChoice = {}) => withQuery(PAGES.quoteNew.address, query),
  /** Waiting list for a treatment, at any hospital unless one is named. */
  waitForTime: ({ hospital, service, doctor }: { hospital?: string; service: string; doctor?: string | null }) =>
    withQuery(PAGES.waitForTime.address, { hospital, service, doctor }),
  /** Waiting list for an earlier time of an appointment. */
  waitForEarlierTime: (appointment: string) => withQuery(PAGES.waitForTime.address, { appointment }),
  waitingOffer: (token: string) => withQuery(PAGES.waitingOffer.address, { token }),
  favourites: PAGES.favourites.address,
  compare: (
    kind: 'hospitals' | 'doctors',
    ids: readonly string[],
    { service }: { service?: string | null | undefined } = {},
  ) => `${PAGES.compare.address}?${kind}=${ids.join(',')}${service ? `&service=${encodeURIComponent(service)}` : ''}`,
  login: PAGES.login.address,
  register: PAGES.register.address,
  confirmEmail: PAGES.confirmEmail.address,
  forgotPassword: PAGES.forgotPassword.address,
  resetPassword: PAGES.resetPassword.address,
  profile: PAGES.profile.address,
  aiChat: PAGES.aiChat.address,
  /** Information about the assistant. `rule` shows that rule. */
  ai: (query: { rule?: string | undefined } = {}) => withQuery(PAGES.ai.address, query),
  portal: (query: { hospital?: string } = {}) => withQuery(PAGES.portal.address, query),
  admin: PAGES.admin.address,
  adminActivity: (query: { subjectId?: string; actorId?: string } = {}) =>
    withQuery(PAGES.adminActivity.address, query),
  adminHospitals: PAGES.adminHospitals.address,
  adminNewHospital: PAGES.adminNewHospital.address,
  adminHospital: withId(PAGES.adminHospital.address),
  adminHospitalEdit: withId(PAGES.adminHospitalEdit.address),
  adminDoctors: PAGES.adminDoctors.address,
  adminServices: PAGES.adminServices.address,
  adminTerms: PAGES.adminTerms.address,
  adminUsers: PAGES.adminUsers.address,
  /** With `by: 'mail'` the invitation, and with a hospital the invitation of its staff. */
  newAdminUser: (query: { by?: 'mail' | undefined; hospital?: string | undefined } = {}) =>
    withQuery(PAGES.newAdminUser.address, query),
  adminUser: withId(PAGES.adminUser.address) as (id: string) => string,
  adminSettings: PAGES.adminSettings.address,
  adminAppointments: PAGES.adminAppointments.address,
  adminAppointment: withId(PAGES.adminAppointment.address) as (id: string) => string,
  adminVerification: PAGES.adminVerification.address,
  adminCertificates: withId(PAGES.adminCertificates.address) as (id: string) => string,
  adminRequests: PAGES.adminRequests.address,
  adminRequest: withId(PAGES.adminRequest.address) as (id: string) => string,
  adminNewDoctor: PAGES.adminNewDoctor.address,
  adminDoctor: withId(PAGES.adminDoctor.address),
  adminDoctorEdit: withId(PAGES.adminDoctorEdit.address),
  adminNewService: PAGES.adminNewService.address,
  adminService: withId(PAGES.adminService.address),
  adminServiceEdit: withId(PAGES.adminServiceEdit.address),
  adminTerm: withId(PAGES.adminTerm.address),
  /** `kind` preselects the kind in the form, `id` shows that import. */
  adminImport: (query: { kind?: string; id?: string } = {}) => withQuery(PAGES.adminImport.address, query),
  whyTurkey: PAGES.whyTurkey.address,
  forClinics: PAGES.forClinics.address,
  help: PAGES.help.address,
  helpCenter: PAGES.helpCenter.address,
  contact: PAGES.contact.address,
  careers: PAGES.careers.address,
  job: withId(PAGES.job.address) as (id: string) => string,
  jobApplication: withId(PAGES.jobApplication.address) as (id: string) => string,
  apiKeys: PAGES.apiKeys.address,
  apiKey: withId(PAGES.apiKey.address),
  testMode: PAGES.testMode.address,
  webhooks: PAGES.webhooks.address,
  document: (name: 'terms' | 'privacy') => PAGES[name].address,
  developers: PAGES.developers.address,
} as const
