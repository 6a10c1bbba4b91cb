/**
 * Display names of record fields in lists of changes: the activity log and the preview of an
 * import.
 */
import { EDITED_LABELS } from './edited-labels.ts'
import { sentence } from './sentences.ts'

const FIELD_LABELS: Readonly<Record<string, string>> = {
  // Hospitals, doctors and services
  ...EDITED_LABELS,
  name: sentence('Name'),
  externalCode: sentence('Code in published lists'),
  code: sentence('Code in published lists'),
  province: sentence('City'),
  locationApproximate: sentence('Position is approximate'),
  logoAlt: sentence('Text of the logo'),
  imageAlts: sentence('Texts of the images'),
  isVerified: sentence('Verified'),
  openingHours: sentence('Opening hours'),
  serviceId: sentence('Service'),
  service: sentence('Service'),
  doctor: sentence('Doctor'),
  hospital: sentence('Hospital'),
  hospitalRole: sentence('Role at the hospital'),
  hospitalName: sentence('Hospital'),
  hospitalCity: sentence('City'),
  profileImageAlt: sentence('Text of the picture'),
  feeUsd: sentence('Fee in US dollars'),
  isListed: sentence('Shown in searches'),
  priceUsd: sentence('Price in US dollars'),
  priceFrom: sentence('Lowest price in US dollars'),
  priceTypical: sentence('Typical price in US dollars'),
  onRequest: sentence('Price on request'),
  channels: sentence('Ways to hold the consultation'),
  consultationPrice: sentence('Price of the first consultation'),
  consultationCurrency: sentence('Currency of the first consultation'),
  consultationMinutes: sentence('Minutes of the first consultation'),
  priceIncludes: sentence('Included in the price'),
  priceExcludes: sentence('Not included in the price'),

  rooms: sentence('Rooms'),
  hospitalCount: sentence('Number of hospitals'),
  ratingSum: sentence('Stars of all reviews'),
  reviewCount: sentence('Reviews'),
  createdAt: sentence('Created'),
  // API keys, webhooks and the mail server
  host: sentence('Server'),
  enabled: sentence('Switched on'),
  scopes: sentence('Permissions'),
  expiresAt: sentence('Valid until'),
  // Certificates
  number: sentence('Number'),
  issuer: sentence('Issuer'),
  issuedOn: sentence('Issued on'),
  expiresOn: sentence('Expires on'),
  documentName: sentence('Document'),
  documentType: sentence('Format of the document'),
  documentSize: sentence('Size of the document'),
  checkedAt: sentence('Checked'),
  checkedBy: sentence('Checked by'),
  // Users
  firstName: sentence('First name'),
  lastName: sentence('Last name'),
  role: sentence('Role'),
  status: sentence('Status'),
  lastLoginAt: sentence('Last sign-in'),
  emailConfirmed: sentence('Email confirmed'),
  twoFactorEnabled: sentence('Two-factor'),
  mustUseTwoFactor: sentence('Two-factor required'),
  invited: sentence('Invited'),
  deletesAt: sentence('Deletion requested'),
  // Reports
  from: sentence('From'),
  to: sentence('Until'),
  // Requests
  state: sentence('Status'),
  ownerId: sentence('Assigned to'),
  // Settings
  requireTwoFactorForStaff: sentence('Two-factor sign-in is required for staff and administrators'),
  companyName: sentence('Company name'),
  tradeRegistry: sentence('Trade registry number'),
  mersis: sentence('MERSİS number'),
  statusPageUrl: sentence('Status page'),
  footerNote: sentence('Line at the end of every page'),
  offices: sentence('Offices'),
  certificates: sentence('Certificates'),
  upcomingAppointments: sentence('Upcoming appointments'),
  appointmentsADay: sentence('Bookings within a day'),
  upcomingUnconfirmed: sentence('Upcoming appointments before the email address is confirmed'),
  messagesPerHour: sentence('Messages in one conversation within an hour'),
  quoteAnswerHours: sentence('Hours of business days in which a hospital answers a quote request'),
  certificateMails: sentence('Notices about certificates go to'),
  euroPerDollar: sentence('Euro for one US dollar'),
  poundPerDollar: sentence('Pounds for one US dollar'),
  liraPerDollar: sentence('Lira for one US dollar'),
  ratesDate: sentence('Date of the rates'),
  ratesSource: sentence('Source of the rates'),
  // Imports and exports
  added: sentence('Added'),
  changed: sentence('Changed'),
  unchanged: sentence('Unchanged'),
  refused: sentence('Refused'),
  q: sentence('Words'),
  sortBy: sentence('Order'),
  direction: sentence('Direction'),
}

/**
 * Returns `openingHours` as `Opening hours`, for a field without a label, such as one of a newer
 * version of the product.
 */
const readable = (field: string): string => {
  const words = field.replace(/([a-z\d])([A-Z])/g, '$1 $2').toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** Returns the sentence for translation. */
export const labelOf = (field: string): string => FIELD_LABELS[field] ?? readable(field)
