/**
 * Scopes of operations. An operation, query or type without a row is closed to keys
 * (tests/server/api-access.test.ts names it). Sessions are not checked here.
 */
import { SCOPES, type Scope } from './api-keys.ts'

/**
 * REST operations by operationId, which are also the GraphQL mutations, and GraphQL queries. An
 * operation in several rows needs all their scopes.
 */
const OPERATIONS: Record<Scope, string> = {
  'catalogue:read': `listHospitals searchHospitals listFeaturedHospitals getHospital listHospitalServices getHospitalService listDoctors
    searchDoctors getDoctor listDoctorServices listHealthServices searchHealthServices getHealthService listTerms listHospitalReviews listDoctorReviews getCompanyDocument
    summariseHospitalReviews summariseDoctorReviews suggest getAvailability listQuoteHospitals getQuoteFigures
    Query.hospitals Query.hospital Query.featuredHospitals Query.hospitalFacets Query.doctors Query.doctor Query.doctorFacets
    Query.quoteHospitals Query.quoteFigures Query.healthServices Query.healthService Query.terms Query.availability Query.suggestions Query.siteSettings Query.withheld Query.publicFacts Query.systemStatus
    Query.apiIntroduction Query.apiGroups Query.apiGroup`,
  'profile:read': `getProfile Query.viewer listPersons Query.persons`,
  'appointments:read': `listMyAppointments getAppointment listLeaveClashes Query.leaveClashes getCalendarFile getReceipt streamAppointment streamHospital listAppointments summariseAppointments
    listAppointmentTimes listAppointmentDoctors getHospitalCalendar getDayBoard listBoardPlaces listSlotServices
    Query.myAppointments Query.appointment Query.appointments Query.appointmentSummary Query.appointmentTimes Query.appointmentDoctors
    Query.hospitalCalendar Query.dayBoard Query.boardPlaces Query.slotServices`,
  'appointments:write': `addPerson updatePerson removePerson bookAppointment moveAppointment updateAppointment proposeTime answerProposal withdrawProposal markNoShow markArrival bookByPhone blockTime unblockTime setRooms setAppointmentRoom holdMove undoMove
    holdMoves undoMoves markProposalSeen`,
  'messages:read': `listMessages listFiles downloadFile streamAppointment streamHospital listInternalNotes Query.unreadMessages`,
  'quotes:read': `listMyQuoteRequests getQuoteRequest streamQuoteRequest getQuoteComparison downloadQuoteAttachment listQuoteLinks Query.myQuoteRequests Query.quoteRequest
    listHospitalQuoteRequests summariseHospitalQuotes getHospitalQuoteRequest getQuoteDraft
    Query.hospitalQuoteRequests Query.hospitalQuoteSummary Query.hospitalQuoteRequest Query.hospitalQuoteCharts Query.quoteColleagues Query.quoteTemplates`,
  'quotes:write': `createQuoteLink revokeQuoteLink saveQuoteRequest createQuoteRequest updateQuoteRequest deleteQuoteDraft sendQuoteRequest addQuoteHospital answerQuoteQuestion askQuoteHospital withdrawQuoteRequest withdrawQuoteHospital
    markQuoteRequestSeen assignQuoteRequest askQuoteQuestion answerPatientQuestion declineQuoteRequest saveQuote addQuoteAttachment removeQuoteAttachment proposeQuotePlan sendQuote recordQuoteCharges
    createQuoteTemplate updateQuoteTemplate deleteQuoteTemplate`,
  'messages:write': `sendMessage uploadFile addInternalNote deleteInternalNote`,
  'portal:read': `getDigest Query.digestSettings listReports getReport getReportCsv getReportWorkbook getReportPdf Query.reports Query.report
    getPortalHospital listHospitalDoctors countHospitalDoctors getHospitalDoctor getDoctorCalendar listLeaveClashes getDoctorFeeds
    listReviewsToAnswer Query.portalHospital Query.hospitalDoctors Query.hospitalDoctorCounts Query.hospitalDoctor Query.leaveClashes
    Query.doctorFeeds Query.treatmentsOfSpecialty Query.rooms Query.reviewsToAnswer getHospitalDashboard streamHospital listAppointments summariseAppointments getHospitalSettings getDoctorSettings listProposedDoctorServices listCertificates
    listAppointmentDoctors getHospitalCalendar getDayBoard listBoardPlaces listSlotServices findPatients listInternalNotes listMessageTemplates
    Query.appointments Query.appointmentSummary Query.certificates Query.workplace Query.hospitalDashboard Query.inbox
    Query.appointmentDoctors Query.hospitalCalendar Query.dayBoard Query.boardPlaces Query.slotServices Query.patientsFound Query.messageTemplates
    listHospitalQuoteRequests summariseHospitalQuotes getHospitalQuoteRequest getQuoteDraft
    Query.hospitalQuoteRequests Query.hospitalQuoteSummary Query.hospitalQuoteRequest Query.hospitalQuoteCharts Query.quoteColleagues Query.quoteTemplates`,
  'portal:write': `updateDigest createReport cancelReport deleteReport createDoctor updateDoctor setDoctorServices setDoctorCalendar addDoctorLeave removeDoctorLeave updateHospital linkHealthService unlinkHealthService uploadPicture
    replyToReview proposeTime withdrawProposal markNoShow markArrival bookByPhone blockTime unblockTime holdMove undoMove holdMoves undoMoves markProposalSeen snoozeInboxItem assignInboxItem addInternalNote deleteInternalNote createMessageTemplate updateMessageTemplate
    deleteMessageTemplate markQuoteRequestSeen assignQuoteRequest askQuoteQuestion answerPatientQuestion declineQuoteRequest saveQuote addQuoteAttachment removeQuoteAttachment proposeQuotePlan sendQuote recordQuoteCharges
    createQuoteTemplate updateQuoteTemplate deleteQuoteTemplate`,
}

/** GraphQL types, and fields that need more than their type. Those of `anybody` are public. */
const TYPES: Record<Scope | 'anybody', string> = {
  anybody: `Query Mutation ApiGroup ApiOperation ApiBody ApiField ApiAnswer ApiRecord BookableVisit PriceGroup ConsultationTerms AvailableDay AvailableTime Certificate CheckedCertificate ChoiceCount CityTotal DemoAccount Doctor DoctorFacets DoctorPage
    DoctorService HealthService HealthServicePage HealthServiceText Hospital HospitalPage HospitalText AnswerTerms LowestPrice OfferedService Office OpeningDay OtherKinds
    QuoteFigures QuoteHospital QuoteHospitalPage ExchangeRate ProvinceCount PublicFacts RatingCount StatusDay StatusPart
    Review ReviewPage ReviewSummary ReviewedTreatment SearchFacets ServiceFacet SubspecialtyCount SiteSettings Slot Suggestions Term TreatmentSuggestion
    SearchRequirement Understood WithheldTopic WithoutFilter`,
  'catalogue:read': '',
  'profile:read': `User Notifications Person`,
  'appointments:read': `Appointment AppointmentEvent EventChange MoveRequest AppointmentPage AppointmentSummary ReviewDecision TimeProposal HeldMove Room`,
  'appointments:write': '',
  'messages:read': `Message File Appointment.messages Appointment.lastMessage Appointment.files Appointment.unreadMessages`,
  'messages:write': '',
  'quotes:read': `QuoteLink QuoteRequest QuoteRequestPage QuoteRequestHospital QuoteTreatment QuoteAnswer QuoteHealth QuoteClock QuoteQuestion Quote QuoteConsultation
    QuoteLine QuoteAttachment QuoteLabels QuoteEarliestFlight QuoteDeposit QuotePayment QuotePriceChange QuoteComplications QuoteRevision QuoteCareAtHome
    QuoteAcceptance QuoteCheckItem QuoteCharges QuoteCharge QuoteSettlement QuoteAccess
    HospitalQuoteRequest HospitalQuoteRequestPage HospitalQuoteSummary QuotePatient QuoteAssignee QuoteProposal QuoteColleague
    QuoteTemplate QuoteTemplateContent QuoteTemplateLine QuoteTemplateDeposit HospitalQuoteCharts QuoteWeek QuotePointCount`,
  'quotes:write': `NewQuoteLink`,
  'portal:read': `DigestSettings ReportPage Report AppointmentsReport AppointmentsBucket AppointmentsService ReportAmount RevenueReport RevenueBucket RevenueService
    DoctorsReport DoctorsReportRow PatientsReport PatientsBucket PatientsCountry PatientsAge PatientsLanguage
    Doctor.calendar DoctorCalendar DoctorBreak DoctorLeave DoctorFeedState LeaveClashes LeaveClash FreeTime FreeDoctor
    EditedText DoctorSettings Doctor.settings HospitalDoctorPage HospitalDoctorCounts ReviewsToAnswer ReviewToAnswer Workplace HospitalDashboard FirstStep HospitalSettings BookingRules Closure PublicHoliday OfferTerms HospitalCertificate Doctor.proposedServices
    HospitalCalendar CalendarLane CalendarDay CalendarBreak CalendarClosure DayBoard BoardClosure BoardColumn BoardDay BoardPlace SlotService FoundPatient BlockedTime Absence Inbox InboxCount InboxItem Colleague MessageTemplate InternalNote Appointment.internalNotes`,
  'portal:write': '',
}

/**
 * Operations that are never allowed with a key: accounts and their secrets, administration, and
 * personal decisions.
 */
export const NEVER_WITH_A_KEY = {
  operations: `login logout register requestPasswordReset resetPassword redeemPasswordLink changePassword confirmEmail requestEmailConfirmation requestEmailChange
    cancelEmailChange startTwoFactor enableTwoFactor disableTwoFactor renewRecoveryCodes renewSession streamSession endSession endOtherSessions
    updateProfile updateNotifications updateLanguage updatePageLanguage updateTravelDates updateTimeZone updatePushNotifications subscribeToPush unsubscribeFromPush Query.pushSettings exportAccount requestAccountDeletion cancelAccountDeletion
    saveFavourite removeFavourite getCalendarFeed createCalendarFeed
    saveSearch updateSavedSearch removeSavedSearch stopSearchMails Query.savedSearches
    waitForTime waitForEarlierTime leaveWaitingList Query.waitingList Query.waitingOfferByLink answerWaitingOfferByLink
    removeCalendarFeed getDoctorFeed createDoctorFeed removeDoctorFeed chat keepConversations deleteConversation deleteConversations
    inviteTeamMember inviteTeamMemberAgain updateTeamMember removeTeamMember Query.team createApiKey renameApiKey revokeApiKey Query.apiKeys
    switchOnTestMode switchOffTestMode resetTestMode advanceTestClock createTestKey revokeTestKey createTestWebhook deleteTestWebhook fireTestEvent
    Query.testMode Query.testModeAvailable Query.requestLog
    createWebhook updateWebhook deleteWebhook rollWebhookSecret testWebhook replayWebhookDelivery
    Query.webhooks Query.webhookDeliveries
    createReview updateReview reportReview startRequest uploadRequestFile sendRequest subscribeToNewsletter confirmNewsletter leaveNewsletter confirmHospitalAddress Query.proposalByLink answerProposalByLink
    askHospitalAddress
    uploadQuoteFile downloadQuoteFile deleteQuoteFile
    Query.sharedQuotes
    acceptQuote answerQuoteCharges
    Query.assistant Query.conversations Query.conversation Query.sessions Query.consents Query.favourites`,
  types: `Assistant ChatAnswer ChatMessage ChatTriage ChatQuestion ChatSuggestions RedFlag Conversation ConversationInShort KeptMessage
    DeviceSession PushSettings TwoFactorSetup Session Consent Favourites FavouriteTreatment RequestForm SentRequest ApiKey NewApiKey RequestLog KeyRequest RequestField TestMode TestRecord TestKey NewTestKey TestMail TeamMember
    QuoteContact QuoteFile
    SharedQuotes SharedComparison SharedColumn SharedRow SharedCell SharedEntry SharedFact
    Webhook WebhookSecret WebhookDelivery WebhookAttempt WebhookDeliveryPage LinkedProposal LinkedProposalOffer
    WaitingListEntry WaitingListOffer LinkedOffer SavedSearch`,
}

const wordsOf = (text: string) => text.split(/\s+/).filter(Boolean)

function rowsOf<Name extends string>(table: Record<Name, string>, names: readonly Name[]): Map<string, Name[]> {
  const rows = new Map<string, Name[]>()
  for (const name of names) for (const word of wordsOf(table[name])) rows.set(word, [...(rows.get(word) ?? []), name])
  return rows
}

const operations = rowsOf(OPERATIONS, SCOPES)
const types = rowsOf(TYPES, ['anybody', ...SCOPES])

/**
 * Returns the scopes that an operation, or `Query.<field>`, needs. Undefined if it is closed to
 * keys.
 */
export const scopesOfOperation = (name: string | undefined): readonly Scope[] | undefined =>
  name === undefined ? undefined : operations.get(name)

/**
 * Returns the scopes that a type, or `Type.field` if the field needs more, requires. Undefined if
 * it is closed to keys, or the field has no row.
 */
export const scopesOfType = (name: string): readonly Scope[] | undefined =>
  types.get(name)?.filter((scope): scope is Scope => scope !== 'anybody')

/** Returns every name that is listed here. */
export const decidedNames = (): Set<string> =>
  new Set([
    ...operations.keys(),
    ...types.keys(),
    ...wordsOf(NEVER_WITH_A_KEY.operations),
    ...wordsOf(NEVER_WITH_A_KEY.types),
  ])
