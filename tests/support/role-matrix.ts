import type { Audience } from './role-audiences.ts'
import { SITE_TYPES } from './role-site-types.ts'
import { OFFER_TYPES } from './role-offers.ts'

/** Oversight by administrators, a separate list because of its size. */
const OVERSIGHT = {
  routes: `addCompanyDocument setCertificateDocument getCertificateDocument exportAppointments getRequestFile
    exportSubscribers`,
  fields:
    'Query.verification Query.verificationSummary Query.mails Query.mailSummary Query.requests Query.request Query.requestSummary Query.newsletterSubscribers Query.overseenQuotes Query.quoteOversightSummary',
  types: `Verification VerifiedHospital VerificationPage VerificationSummary MailPage QueuedMail MailSummary
    DeskRequest DeskRequestPage RequestDetail RequestEvent RequestFile RequestSummary Subscriber SubscriberPage OverseenQuote OverseenQuotePage QuoteOversightSummary`,
}

/** Hospitals' work on their appointments. */
const AT_WORK = {
  read: 'listAppointmentDoctors listMessageTemplates getHospitalCalendar getDayBoard listBoardPlaces listSlotServices',
  written: `findPatients bookByPhone blockTime unblockTime proposeTime withdrawProposal markNoShow markArrival holdMove undoMove createMessageTemplate updateMessageTemplate
    deleteMessageTemplate`,
  fields:
    'Query.appointmentDoctors Query.messageTemplates Query.hospitalCalendar Query.dayBoard Query.boardPlaces Query.slotServices',
  working: 'Query.patientsFound',
  types:
    'MessageTemplate HospitalCalendar CalendarLane CalendarDay CalendarBreak CalendarClosure Absence DayBoard BoardColumn BoardDay BoardClosure BoardPlace SlotService BlockedTime',
  workingTypes: 'FoundPatient',
}

/** Data that hospital staff maintain: doctors' time, texts, replies to reviews. */
const KEPT = {
  read: `getPortalHospital listHospitalDoctors countHospitalDoctors getHospitalDoctor getDoctorCalendar listLeaveClashes getDoctorFeeds
    listReviewsToAnswer`,
  written: 'setDoctorCalendar addDoctorLeave removeDoctorLeave',
  fields: `Doctor.calendar Query.portalHospital Query.hospitalDoctors Query.hospitalDoctorCounts Query.hospitalDoctor Query.leaveClashes
    Query.doctorFeeds Query.reviewsToAnswer`,
  types: `EditedText DoctorSettings DoctorCalendar DoctorBreak DoctorLeave DoctorFeedState LeaveClashes LeaveClash FreeTime FreeDoctor
    HospitalDoctorPage HospitalDoctorCounts ReviewsToAnswer ReviewToAnswer`,
}

/** Quote requests of patients and the answers of hospitals. */
const QUOTES = {
  own: 'Query.quoteRequest Mutation.deleteQuoteFile Mutation.acceptQuote Mutation.answerQuoteCharges',
  ofAnybody: 'Query.myQuoteRequests Mutation.saveQuoteRequest',
  readByDoctors: 'Query.hospitalQuoteRequests Query.hospitalQuoteSummary Query.hospitalQuoteRequest',
  read: 'Query.hospitalQuoteCharts Query.quoteTemplates',
  kept: 'Query.quoteColleagues Mutation.createQuoteTemplate Mutation.updateQuoteTemplate Mutation.deleteQuoteTemplate',
  ownRoutes: `getQuoteRequest updateQuoteRequest deleteQuoteDraft sendQuoteRequest addQuoteHospital answerQuoteQuestion askQuoteHospital withdrawQuoteRequest
    withdrawQuoteHospital streamQuoteRequest getQuoteComparison listQuoteLinks createQuoteLink revokeQuoteLink uploadQuoteFile downloadQuoteFile downloadQuoteAttachment`,
  readRoutes: 'listHospitalQuoteRequests summariseHospitalQuotes getHospitalQuoteRequest streamHospital',
  plannedRoutes:
    'markQuoteRequestSeen askQuoteQuestion getQuoteDraft saveQuote addQuoteAttachment removeQuoteAttachment',
  writtenRoutes: 'assignQuoteRequest answerPatientQuestion declineQuoteRequest sendQuote recordQuoteCharges',
  types: `QuoteLink NewQuoteLink QuoteRequest QuoteRequestPage QuoteRequestHospital QuoteTreatment QuoteAnswer QuoteHealth QuoteFile QuoteClock QuoteQuestion Quote QuoteConsultation
    QuoteLine QuoteAttachment QuoteLabels QuoteEarliestFlight QuoteDeposit QuotePayment QuotePriceChange QuoteComplications QuoteRevision QuoteCareAtHome QuoteAcceptance QuoteCheckItem QuoteCharges QuoteCharge QuoteSettlement QuoteAccess`,
  readTypes:
    'QuoteContact HospitalQuoteRequest HospitalQuoteRequestPage HospitalQuoteSummary QuotePatient QuoteAssignee QuoteProposal',
  ofHospital: `QuoteTemplate QuoteTemplateContent QuoteTemplateLine QuoteTemplateDeposit HospitalQuoteCharts QuoteWeek QuotePointCount`,
}

/** Reports of hospitals. */
const REPORTS = {
  routes: 'listReports createReport getReport cancelReport deleteReport getReportCsv getReportWorkbook getReportPdf',
  fields: 'Query.reports Query.report',
  types: `ReportPage Report AppointmentsReport AppointmentsBucket AppointmentsService ReportAmount RevenueReport RevenueBucket RevenueService
    DoctorsReport DoctorsReportRow PatientsReport PatientsBucket PatientsCountry PatientsAge PatientsLanguage`,
}

/**
 * Every operation of the REST API by its operationId. A mutation with the same name belongs to this
 * audience too.
 */
export const ROUTES: Partial<Record<Audience, string>> = {
  everybody: `listHospitalServices getHospitalService listHospitals searchHospitals listFeaturedHospitals getHospital listHealthServices
    searchHealthServices getHealthService listTerms logout login register listDoctors searchDoctors
    getDoctor listDoctorServices listHospitalReviews listDoctorReviews summariseHospitalReviews summariseDoctorReviews suggest chat
    getCalendarFeed getDoctorFeed getAvailability uploadRequestFile getCompanyDocument leaveNewsletter stopSearchMails
    listQuoteHospitals getQuoteFigures
    `,
  signedIn: `getProfile listPersons addPerson updateProfile
    streamSession changePassword
    exportAccount
    bookAppointment listMyAppointments listMyQuoteRequests createQuoteRequest
    `,
  patient: `updatePerson removePerson ${QUOTES.ownRoutes} answerProposal`,
  hospital: `replyToReview ${QUOTES.writtenRoutes}`,
  planners: QUOTES.plannedRoutes,
  doctorOfIt: 'proposeQuotePlan',
  requestReadersOfIt: QUOTES.readRoutes,
  staff: 'summariseAppointments listAppointments',
  workingStaff: 'uploadPicture',
  staffOfIt: `${AT_WORK.read} ${KEPT.read} listProposedDoctorServices listCertificates getHospitalSettings getDoctorSettings getHospitalDashboard`,
  workingStaffOfIt: `${AT_WORK.written} ${REPORTS.routes} ${KEPT.written} createDoctor updateDoctor setDoctorServices`,
  ownersOfIt: 'getDigest updateDigest linkHealthService unlinkHealthService updateHospital',
  participants: 'getAppointment listAppointmentTimes',
  movers: 'moveAppointment updateAppointment',
  readers: 'getCalendarFile getReceipt listFiles downloadFile listMessages streamAppointment',
  writers: 'uploadFile sendMessage',
  noteReaders: 'listInternalNotes',
  noteWriters: 'addInternalNote deleteInternalNote',
  admin: `${OVERSIGHT.routes} createHospital deleteHospital createHealthService updateHealthService
    deleteHealthService deleteDoctor exportActivity listUsers exportUsers createUser getUser updateUser deleteUser
    exportHospitals exportDoctors exportHealthServices createImport exportRefusedRows`,
}

/**
 * Every query, every mutation without a route of its name, and every field with a smaller audience
 * than its type (`Doctor.proposedServices`).
 */
export const FIELDS: Partial<Record<Audience, string>> = {
  everybody: `Query.sharedQuotes Query.quoteHospitals Query.quoteFigures Query.availability Query.assistant Query.doctors Query.doctor Query.doctorFacets Query.healthServices Query.healthService
    Query.hospitals Query.hospital Query.featuredHospitals Query.hospitalFacets Query.unreadMessages Query.suggestions Query.siteSettings Query.withheld Query.publicFacts
    Query.systemStatus Query.apiIntroduction Query.apiGroups Query.apiGroup Query.terms Mutation.subscribeToNewsletter
    Mutation.requestPasswordReset Mutation.resetPassword Mutation.redeemPasswordLink Mutation.confirmEmail Mutation.startRequest Mutation.sendRequest Mutation.confirmNewsletter Mutation.confirmHospitalAddress
    Query.proposalByLink Mutation.answerProposalByLink Query.waitingOfferByLink Mutation.answerWaitingOfferByLink`,
  signedIn: `${QUOTES.ofAnybody} Query.viewer Query.persons Query.pushSettings Query.myAppointments Query.conversations Query.sessions Query.apiKeys Query.testModeAvailable Query.webhooks Query.consents Query.favourites Query.waitingList Query.savedSearches Mutation.saveSearch Mutation.waitForTime Mutation.createCalendarFeed
    Mutation.removeCalendarFeed Mutation.saveFavourite Mutation.removeFavourite
    Mutation.updateNotifications Mutation.updateLanguage Mutation.updatePageLanguage Mutation.updateTravelDates Mutation.updateTimeZone Mutation.updatePushNotifications Mutation.subscribeToPush Mutation.unsubscribeFromPush Mutation.renewSession Mutation.endOtherSessions Mutation.startTwoFactor Mutation.enableTwoFactor Mutation.disableTwoFactor Mutation.renewRecoveryCodes Mutation.requestEmailConfirmation Mutation.requestEmailChange Mutation.cancelEmailChange Mutation.reportReview Mutation.keepConversations Mutation.deleteConversations Mutation.requestAccountDeletion Mutation.cancelAccountDeletion Mutation.createApiKey Mutation.switchOnTestMode Mutation.createWebhook`,
  patient: `${QUOTES.own} Query.testMode Mutation.switchOffTestMode Mutation.resetTestMode Mutation.advanceTestClock Mutation.createTestKey Mutation.revokeTestKey Mutation.createTestWebhook Mutation.deleteTestWebhook Mutation.fireTestEvent Query.conversation Query.webhookDeliveries Mutation.waitForEarlierTime Mutation.leaveWaitingList Mutation.updateSavedSearch Mutation.removeSavedSearch
    Mutation.updateWebhook Mutation.deleteWebhook Mutation.rollWebhookSecret Mutation.testWebhook Mutation.replayWebhookDelivery Query.requestLog Mutation.renameApiKey Mutation.revokeApiKey Mutation.deleteConversation Mutation.endSession Mutation.createReview Mutation.updateReview`,
  staff: 'Query.appointments Query.appointmentSummary',
  requestReadersOfIt: QUOTES.readByDoctors,
  staffOfIt: `${QUOTES.read} ${AT_WORK.fields} ${KEPT.fields} Doctor.proposedServices Query.certificates Hospital.settings Doctor.settings Query.workplace Query.hospitalDashboard Query.inbox Query.rooms`,
  ownersOfIt: `Query.digestSettings Query.team
    Mutation.setRooms Mutation.askHospitalAddress Mutation.inviteTeamMember Mutation.inviteTeamMemberAgain Mutation.updateTeamMember Mutation.removeTeamMember`,
  workingStaffOfIt: `${QUOTES.kept} ${REPORTS.fields} ${AT_WORK.working} Mutation.holdMoves Mutation.undoMoves Mutation.markProposalSeen Mutation.snoozeInboxItem Mutation.assignInboxItem Query.treatmentsOfSpecialty Mutation.setAppointmentRoom Mutation.createDoctorFeed Mutation.removeDoctorFeed`,
  participants: 'Query.appointment Query.appointmentTimes',
  noteReaders: 'Appointment.internalNotes',
  readers: 'Appointment.notes Appointment.files Appointment.messages Appointment.lastMessage',
  admin: `Mutation.addCertificate Mutation.answerRequest Mutation.cancelImport Mutation.undoImport Mutation.remindHospital Query.overdueHospitals Mutation.changeActivation Mutation.checkCertificate Mutation.deleteCertificate Mutation.dropMail Mutation.inviteUser Mutation.noteRequest
    Mutation.openAppointment Mutation.openQuoteRequest Mutation.settleQuoteDispute Mutation.removeSubscriber Mutation.repeatInvitation Mutation.restoreReview
    Mutation.retryDeadLetter Mutation.settleReview Mutation.startImport Mutation.undoActivation
    Mutation.updateCertificate Mutation.updateRequest Mutation.updateSettings Mutation.updateTerm ${OVERSIGHT.fields}
    Mutation.decideRule Query.publicRules Query.settings Query.activity Query.dashboard Query.adminCounters Query.findRecords Query.system Query.users
    Query.user Query.userSummary Query.deadLetters Query.reportedReviews Query.managedHospitals Query.managedDoctors
    Query.managedServices Query.managedTerms Query.managedTerm Query.recordCounts Query.imports Query.import
    Query.importRows Query.previewActivation Hospital.deletion Doctor.deletion HealthService.deletion
    HealthService.settings`,
}

/** Types with a restricted audience. Fields lead to them only for that audience. */
export const TYPES: Partial<Record<Audience, string>> = {
  noteReaders: 'InternalNote',
  participants:
    'HeldMove TimeProposal MoveRequest Room Appointment AppointmentEvent EventChange AppointmentPage File Message ReviewDecision',
  staff: 'AppointmentSummary HospitalCertificate',
  requestReadersOfIt: QUOTES.readTypes,
  ownersOfIt: 'DigestSettings TeamMember',
  workingStaffOfIt: `QuoteColleague ${REPORTS.types} ${AT_WORK.workingTypes}`,
  staffOfIt: `${QUOTES.ofHospital} ${AT_WORK.types} ${KEPT.types} Workplace HospitalDashboard FirstStep Inbox InboxCount InboxItem Colleague HospitalSettings BookingRules Closure PublicHoliday OfferTerms`,
  signedIn: `${QUOTES.types} Person PushSettings Conversation ConversationInShort KeptMessage DeviceSession TwoFactorSetup ApiKey NewApiKey RequestLog KeyRequest RequestField TestMode TestRecord TestKey NewTestKey TestMail Webhook WebhookSecret WebhookDelivery WebhookAttempt WebhookDeliveryPage Consent Favourites FavouriteTreatment WaitingListEntry WaitingListOffer SavedSearch`,
  admin: `${OVERSIGHT.types} Settings PublicRule ActivityPage Activity Dashboard Changing Bookings BookingDay CityCount Waiting UnbookableHospitals FoundRecord SystemPart SystemFact UserPage UserSummary ManagedUser
    DeadLetter DeadLetterPage ReportedReview ReportedReviewPage ManagedHospitalPage HospitalMissingParts ManagedDoctorPage ManagedServicePage RecordCounts
    HealthServiceSettings EditedHealthServiceText ManagedTerm EditedTermText Activation ActivationPreview ImportPage Import ImportRowPage ImportRow Deletion OverdueHospital`,
}

/** Personal data, created by signing in or registering. */
export const OWN = 'Session User Notifications'

/** Public types with all their public fields. Each new field is a decision. */
export const PUBLIC: Record<string, string> = {
  ...OFFER_TYPES,
  Assistant: 'answeredBy service keepsConversations',
  AvailableDay: 'date refusal times',
  AvailableTime: 'time available',
  LinkedProposal:
    'id appointmentId state hospitalName bookingId date time expiresAt currentStatus currentDate currentTime alternatives',
  LinkedProposalOffer: 'id date time',
  LinkedOffer: 'id state hospitalName city date time startsAt expiresAt isEarlierTime',
  Certificate: 'name number issuer validUntil documentUrl',
  CheckedCertificate: 'kind issuer expiresOn',
  ChatAnswer: 'message triage questions suggestions answeredBy language conversationId',
  ChatMessage: 'role content',
  ChatQuestion: 'id text answers',
  RequestForm: 'form',
  SentRequest: 'number answerBy',
  ChatSuggestions: 'hospitals doctors services treatments location languages availability priceTo priceCurrency',
  ChatTriage: 'urgency emergency redFlags sufferer specialties',
  ChoiceCount: 'value count',
  CityTotal: 'city cityName distanceKm total',
  DemoAccount: 'label email password',
  Doctor:
    'id fullName specialty subspecialties subspecialtyAges experienceYears languagesSpoken phone email website description textLanguage profileImageUrl profileImageAlt consultationFee currency priceFrom priceRange isActive hospitalId hospitalName hospitalCity hospitalCityName hospital averageRating reviewCount distanceKm distanceSummary nextFreeSlot nextFreeServiceId services service createdAt updatedAt nextTimes reviews reviewSummary',
  DoctorFacets:
    'services specialties subspecialties ratings priceRanges availability languages experience acceptsInsurance',
  DoctorPage:
    'items total totalIsExact page limit totalPages understood areServicesMeant unlisted leftOut searchedFor didYouMean requirements services others withoutFilter nearestCity placeName',
  HealthService:
    'id name description textLanguage sourceName texts category iconKey price currency priceRange duration visitType nights stayDays minAge maxAge isActive averageRating reviewCount hospitalCount createdAt updatedAt hospitals lowestPrice',
  HealthServiceText: 'language name description',
  HealthServicePage: 'items total totalIsExact page limit totalPages categories understood others',
  HospitalText: 'language description',
  Hospital:
    'id name description textLanguage address district districtName city cityName country countryName latitude longitude locationApproximate phone email website googleMapsUrl googlePlacesUrl logoUrl logoAlt imageUrls imageAlts languages insurers acceptsInsurance isActive isVerified averageRating reviewCount priceFrom priceRange distanceKm distanceSummary airportSummary nextFreeSlot nextFreeServiceId services service matched serviceCount openingHours texts createdAt updatedAt nextTimes answerTerms certificates doctors doctorsFor reviews reviewSummary',
  HospitalPage:
    'items total totalIsExact page limit totalPages understood areServicesMeant unlisted leftOut searchedFor didYouMean requirements services others withoutFilter nearestCity placeName',
  AnswerTerms: 'confirmation noticeMinutes usualAnswerMinutes',
  WithheldTopic: 'topic ruleId reason source',
  ...SITE_TYPES,
  Office: 'name lines',
  OpeningDay: 'weekday times',
  OtherKinds: 'hospitals doctors doctorsAreExact healthServices',
  QuoteFigures:
    'hospitalId measured medianAnswerMinutes answeredInTimePercent driftCases driftMedian driftLower driftUpper',
  QuoteHospital: 'hospital serviceIds doctorCount speaks figures',
  QuoteHospitalPage: 'items total page limit totalPages',
  RatingCount: 'rating count',
  SharedQuotes: 'state expiresAt parts comparison health',
  SharedComparison: 'number treatments columns rows ratesOf',
  SharedColumn: 'name note total guide',
  SharedRow: 'group groupNote name note cells',
  SharedCell: 'entries standsOut',
  SharedEntry: 'text note amount tone',
  SharedFact: 'name value',
  RedFlag: 'id words source',
  ExchangeRate: 'currency perDollar date source',
  Review:
    'id rating comment language authorName serviceName verifiedVisit canEdit editableUntil reply repliedAt createdAt updatedAt',
  ReviewPage: 'items total page limit totalPages',
  ReviewSummary: 'total ratings treatments',
  ReviewedTreatment: 'serviceId name count averageRating',
  SearchFacets: 'services specialties subspecialties ratings priceRanges availability languages acceptsInsurance',
  ServiceFacet: 'service count',
  SubspecialtyCount: 'value ages count',
  SiteSettings:
    'companyName tradeRegistry mersis offices phone email statusPageUrl footerNote certificates demoAccounts exchangeRates',
  SearchRequirement: 'filters without',
  Slot: 'date time startsAt',
  Suggestions: 'treatments hospitals doctors areDoctorsMeant',
  Term: 'id kind value name description textLanguage',
  TreatmentSuggestion: 'id name sourceName iconKey hospitals from currency',
  Understood: 'id kind name',
  WithoutFilter: 'filter value total totalIsExact',
}
