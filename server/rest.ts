import etag from '@fastify/etag'
import type { FastifyInstance, FastifyPluginAsync } from 'fastify'
import { authRoutes } from './features/accounts/auth/rest.ts'
import { sessionRoutes } from './features/accounts/auth/sessions-rest.ts'
import { personRoutes } from './features/accounts/persons/rest.ts'
import { userRoutes } from './features/accounts/users/rest.ts'
import { activityRoutes } from './features/administration/activity/rest.ts'
import { digestRoutes } from './features/administration/digests/rest.ts'
import { importRoutes } from './features/administration/imports/rest.ts'
import { hospitalDoctorRoutes } from './features/administration/managed-catalogue/hospital-doctors-rest.ts'
import { managedCatalogueRoutes } from './features/administration/managed-catalogue/rest.ts'
import { managedUserRoutes } from './features/administration/managed-users/rest.ts'
import { portalRoutes } from './features/administration/portal/rest.ts'
import { privacyRoutes } from './features/administration/privacy/rest.ts'
import { reportRoutes } from './features/administration/reports/rest.ts'
import { requestDeskRoutes } from './features/administration/requests/desk-rest.ts'
import { requestRoutes } from './features/administration/requests/rest.ts'
import { certificateRoutes } from './features/catalogue/certificates/rest.ts'
import { doctorRoutes } from './features/catalogue/doctors/rest.ts'
import { doctorServiceRoutes } from './features/catalogue/doctors/services-rest.ts'
import { healthServiceRoutes } from './features/catalogue/health-services/rest.ts'
import { offerRoutes } from './features/catalogue/hospitals/offers-rest.ts'
import { hospitalRoutes } from './features/catalogue/hospitals/rest.ts'
import { pictureRoutes } from './features/catalogue/pictures/rest.ts'
import { searchRoutes } from './features/catalogue/search/rest.ts'
import { termRoutes } from './features/catalogue/taxonomy/rest.ts'
import { assistantRoutes } from './features/site/assistant/rest.ts'
import { newsletterDeskRoutes } from './features/site/newsletter/desk-rest.ts'
import { newsletterRoutes } from './features/site/newsletter/rest.ts'
import { appointmentNoteRoutes } from './features/visits/appointment-notes/rest.ts'
import { placeRoutes } from './features/visits/appointments/booking/places-rest.ts'
import { documentRoutes } from './features/visits/appointments/documents/documents-rest.ts'
import { appointmentRoutes } from './features/visits/appointments/rest.ts'
import { blockedTimeRoutes } from './features/visits/blocked-times/rest.ts'
import { doctorCalendarRoutes } from './features/visits/doctor-calendars/rest.ts'
import { fileRoutes } from './features/visits/files/rest.ts'
import { comparisonRoutes } from './features/visits/quotes/comparison/rest.ts'
import { quoteAttachmentRoutes } from './features/visits/quotes/attachments/rest.ts'
import { quoteFileRoutes } from './features/visits/quotes/files/rest.ts'
import { quoteLinkRoutes } from './features/visits/quotes/links/rest.ts'
import { heldMoveRoutes } from './features/visits/held-moves/rest.ts'
import { hospitalCalendarRoutes } from './features/visits/hospital-calendar/rest.ts'
import { messageTemplateRoutes } from './features/visits/message-templates/rest.ts'
import { messageRoutes } from './features/visits/messages/rest.ts'
import { phoneBookingRoutes } from './features/visits/phone-bookings/rest.ts'
import { proposalRoutes } from './features/visits/proposals/rest.ts'
import { quoteRoutes } from './features/visits/quotes/rest.ts'
import { quoteChoiceRoutes } from './features/visits/quotes/choice-rest.ts'
import { staffQuoteRoutes } from './features/visits/quotes/staff-rest.ts'
import { reviewRoutes } from './features/visits/reviews/rest.ts'
import { savedSearchRoutes } from './features/visits/saved-searches/rest.ts'
import { documentRoute } from './rest/document.ts'
import { refuseUnstorable, renameKeys } from './rest/input.ts'
import { holdToKnownFields } from './rest/known-fields.ts'
import { readyRoutes } from './rest/ready.ts'
import { serializeWhenAsked } from './rest/serializer.ts'
import { withholdFields } from './rest/withheld.ts'

export { securityTxtRoutes } from './features/accounts/settings/security-txt-rest.ts'
/** Routes at fixed addresses outside the prefix: pictures. */
export { pictureFiles } from './features/catalogue/pictures/rest.ts'
/** Endpoint for agents, at its standard address. */
export { mcpRoutes } from './features/developers/agents/mcp-rest.ts'
/** Token endpoint of OAuth 2.0, at its standard address. */
export { oauthRoutes } from './features/developers/api-keys/oauth-rest.ts'
export { sitemapRoutes } from './features/site/sitemap/rest.ts'

/** Routes of every feature. In the REST API, features are named only here. */
const features: FastifyPluginAsync[] = [
  authRoutes,
  sessionRoutes,
  userRoutes,
  personRoutes,
  managedUserRoutes,
  managedCatalogueRoutes,
  hospitalDoctorRoutes,
  importRoutes,
  activityRoutes,
  privacyRoutes,
  appointmentRoutes,
  placeRoutes,
  proposalRoutes,
  heldMoveRoutes,
  hospitalCalendarRoutes,
  blockedTimeRoutes,
  phoneBookingRoutes,
  appointmentNoteRoutes,
  documentRoutes,
  messageRoutes,
  savedSearchRoutes,
  messageTemplateRoutes,
  fileRoutes,
  quoteRoutes,
  quoteChoiceRoutes,
  staffQuoteRoutes,
  quoteFileRoutes,
  quoteAttachmentRoutes,
  comparisonRoutes,
  quoteLinkRoutes,
  portalRoutes,
  hospitalRoutes,
  offerRoutes,
  certificateRoutes,
  pictureRoutes,
  requestRoutes,
  newsletterRoutes,
  newsletterDeskRoutes,
  requestDeskRoutes,
  doctorRoutes,
  doctorServiceRoutes,
  doctorCalendarRoutes,
  healthServiceRoutes,
  termRoutes,
  reportRoutes,
  digestRoutes,
  reviewRoutes,
  searchRoutes,
  assistantRoutes,
]

/**
 * Names a plugin after its function. Without a name, Fastify compares it with every module that is
 * loaded, which took a fifth of the start of an application.
 */
const withDisplayName = (routes: FastifyPluginAsync): FastifyPluginAsync =>
  Object.assign(routes, { [Symbol.for('fastify.display-name')]: routes.name })

/** Registers every REST route under one prefix. */
export async function restRoutes(app: FastifyInstance): Promise<void> {
  app.addHook('onRoute', documentRoute)
  app.setSerializerCompiler(serializeWhenAsked)
  app.addHook('preValidation', async (request) => {
    refuseUnstorable(request.query)
    refuseUnstorable(request.body)
    request.body = renameKeys(request.body)
  })
  holdToKnownFields(app)
  // Many clients send a JSON content type without a body. A verb that needs a body reports what is
  // missing.
  const parseJson = app.getDefaultJsonParser('error', 'error')
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined)
    else parseJson(request, String(body), done)
  })
  readyRoutes(app)
  withholdFields(app)
  // Sends 304 to clients that have the current version.
  await app.register(etag, { weak: true })
  for (const routes of features) await app.register(withDisplayName(routes))
}
