import etag from '@fastify/etag'
import type { FastifyInstance, FastifyPluginAsync } from 'fastify'
import { activityRoutes } from './features/activity/rest.ts'
import { apiKeyRoutes } from './features/api-keys/rest.ts'
import { appointmentNoteRoutes } from './features/appointment-notes/rest.ts'
import { placeRoutes } from './features/appointments/booking/places-rest.ts'
import { documentRoutes } from './features/appointments/documents/documents-rest.ts'
import { appointmentRoutes } from './features/appointments/rest.ts'
import { assistantRoutes } from './features/assistant/rest.ts'
import { emailRoutes } from './features/auth/email-rest.ts'
import { authRoutes } from './features/auth/rest.ts'
import { sessionRoutes } from './features/auth/sessions-rest.ts'
import { twoFactorRoutes } from './features/auth/two-factor-rest.ts'
import { certificateRoutes } from './features/certificates/rest.ts'
import { consentRoutes } from './features/consents/rest.ts'
import { dashboardRoutes } from './features/dashboard/rest.ts'
import { deletionRoutes } from './features/deletions/rest.ts'
import { digestRoutes } from './features/digests/rest.ts'
import { doctorCalendarRoutes } from './features/doctor-calendars/rest.ts'
import { doctorRoutes } from './features/doctors/rest.ts'
import { doctorServiceRoutes } from './features/doctors/services-rest.ts'
import { favouriteRoutes } from './features/favourites/rest.ts'
import { fileRoutes } from './features/files/rest.ts'
import { healthServiceRoutes } from './features/health-services/rest.ts'
import { hospitalCalendarRoutes } from './features/hospital-calendar/rest.ts'
import { hospitalAddressRoutes } from './features/hospitals/addresses-rest.ts'
import { offerRoutes } from './features/hospitals/offers-rest.ts'
import { hospitalRoutes } from './features/hospitals/rest.ts'
import { importRoutes } from './features/imports/rest.ts'
import { hospitalDoctorRoutes } from './features/managed-catalogue/hospital-doctors-rest.ts'
import { managedCatalogueRoutes } from './features/managed-catalogue/rest.ts'
import { managedUserRoutes } from './features/managed-users/rest.ts'
import { messageTemplateRoutes } from './features/message-templates/rest.ts'
import { messageRoutes } from './features/messages/rest.ts'
import { newsletterDeskRoutes } from './features/newsletter/desk-rest.ts'
import { newsletterRoutes } from './features/newsletter/rest.ts'
import { outboxRoutes } from './features/outbox/rest.ts'
import { paletteRoutes } from './features/palette/rest.ts'
import { pictureRoutes } from './features/pictures/rest.ts'
import { portalRoutes } from './features/portal/rest.ts'
import { privacyRoutes } from './features/privacy/rest.ts'
import { proposalRoutes } from './features/proposals/rest.ts'
import { pushRoutes } from './features/push/rest.ts'
import { reportRoutes } from './features/reports/rest.ts'
import { requestDeskRoutes } from './features/requests/desk-rest.ts'
import { requestRoutes } from './features/requests/rest.ts'
import { reviewRoutes } from './features/reviews/rest.ts'
import { searchRoutes } from './features/search/rest.ts'
import { settingsRoutes } from './features/settings/rest.ts'
import { teamRoutes } from './features/team/rest.ts'
import { termRoutes } from './features/terms/rest.ts'
import { userRoutes } from './features/users/rest.ts'
import { webhookRoutes } from './features/webhooks/rest.ts'
import { documentRoute } from './rest/document.ts'
import { refuseUnstorable, renameKeys } from './rest/input.ts'
import { holdToKnownFields } from './rest/known-fields.ts'
import { readyRoutes } from './rest/ready.ts'
import { serializeWhenAsked } from './rest/serializer.ts'

/** Agents, at the address where they look. */
export { mcpRoutes } from './features/agents/mcp-rest.ts'
/** The token endpoint of OAuth 2.0, where its clients look for it. */
export { oauthRoutes } from './features/api-keys/oauth-rest.ts'
/** Files that are read at addresses of their own. */
export { pictureFiles } from './features/pictures/rest.ts'
export { securityTxtRoutes } from './features/settings/security-txt-rest.ts'
export { sitemapRoutes } from './features/sitemap/rest.ts'

/** The routes of every feature. Features are named here and nowhere else on this door. */
const features: FastifyPluginAsync[] = [
  authRoutes,
  emailRoutes,
  twoFactorRoutes,
  sessionRoutes,
  userRoutes,
  pushRoutes,
  managedUserRoutes,
  managedCatalogueRoutes,
  hospitalDoctorRoutes,
  importRoutes,
  activityRoutes,
  dashboardRoutes,
  paletteRoutes,
  consentRoutes,
  privacyRoutes,
  apiKeyRoutes,
  webhookRoutes,
  appointmentRoutes,
  placeRoutes,
  proposalRoutes,
  hospitalCalendarRoutes,
  appointmentNoteRoutes,
  documentRoutes,
  messageRoutes,
  messageTemplateRoutes,
  fileRoutes,
  portalRoutes,
  teamRoutes,
  hospitalRoutes,
  hospitalAddressRoutes,
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
  deletionRoutes,
  reportRoutes,
  digestRoutes,
  reviewRoutes,
  searchRoutes,
  outboxRoutes,
  settingsRoutes,
  favouriteRoutes,
  assistantRoutes,
]

/** Every REST route of the product, under one prefix. */
export async function restRoutes(app: FastifyInstance): Promise<void> {
  app.addHook('onRoute', documentRoute)
  app.setSerializerCompiler(serializeWhenAsked)
  app.addHook('preValidation', async (request) => {
    refuseUnstorable(request.query)
    refuseUnstorable(request.body)
    request.body = renameKeys(request.body)
  })
  holdToKnownFields(app)
  // Many clients name JSON in every call, those without a body too. A verb that wants a body says
  // what is missing.
  const parseJson = app.getDefaultJsonParser('error', 'error')
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined)
    else parseJson(request, String(body), done)
  })
  readyRoutes(app)
  // Answers 304 to those who have what is sent.
  await app.register(etag, { weak: true })
  for (const routes of features) await app.register(routes)
}
