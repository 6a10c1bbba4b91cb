import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { User as UserRecord, ManagedUser as ManagedUserRecord } from './features/accounts/users/record.ts';
import type { UserPage as UserPageRecord } from './features/administration/managed-users/record.ts';
import type { Import as ImportRecord, ImportPage as ImportPageRecord, ImportRow as ImportRowRecord, ImportRowPage as ImportRowPageRecord } from './features/administration/imports/record.ts';
import type { ManagedHospitalPage as ManagedHospitalPageRecord, ManagedDoctorPage as ManagedDoctorPageRecord, ManagedServicePage as ManagedServicePageRecord } from './features/administration/managed-catalogue/record.ts';
import type { Activity as ActivityRecord, ActivityPage as ActivityPageRecord } from './features/administration/activity/record.ts';
import type { SystemPart as SystemPartRecord } from './features/administration/dashboard/record.ts';
import type { SignedIn as SignedInRecord, DeviceSession as DeviceSessionRecord, TwoFactorSetup as TwoFactorSetupRecord } from './features/accounts/auth/record.ts';
import type { Webhook as WebhookRecord, WebhookDeliveryPage as WebhookDeliveryPageRecord } from './features/developers/webhooks/record.ts';
import type { ApiKey as ApiKeyRecord } from './features/developers/api-keys/record.ts';
import type { Consent as ConsentRecord } from './features/accounts/consents/record.ts';
import type { OfferedService as OfferedServiceRecord } from './features/catalogue/hospitals/offers.ts';
import type { DoctorService as DoctorServiceRecord } from './features/catalogue/doctors/services.ts';
import type { Hospital as HospitalRecord, HospitalPage as HospitalPageRecord } from './features/catalogue/hospitals/record.ts';
import type { Doctor as DoctorRecord, DoctorPage as DoctorPageRecord } from './features/catalogue/doctors/record.ts';
import type { HealthService as HealthServiceRecord, HealthServicePage as HealthServicePageRecord } from './features/catalogue/health-services/record.ts';
import type { BookableVisit as BookableVisitRecord } from '../domain/visit-types.ts';
import type { HospitalFacets as HospitalFacetsRecord } from './features/catalogue/hospitals/facets.ts';
import type { DoctorFacets as DoctorFacetsRecord } from './features/catalogue/doctors/facets.ts';
import type { OtherKindFilter as OtherKindFilterRecord } from './features/catalogue/search/helping.ts';
import type { Favourites as FavouritesRecord } from './features/visits/favourites/record.ts';
import type { SiteSettings as SiteSettingsRecord } from './features/accounts/settings/record.ts';
import type { DeskRequest as DeskRequestRecord, DeskRequestPage as DeskRequestPageRecord } from './features/administration/requests/record.ts';
import type { Subscriber as SubscriberRecord, SubscriberPage as SubscriberPageRecord } from './features/site/newsletter/record.ts';
import type { Review as ReviewRecord, ReportedReview as ReportedReviewRecord } from './features/visits/reviews/record.ts';
import type { Appointment as AppointmentRecord, AppointmentEvent as AppointmentEventRecord } from './features/visits/appointments/record.ts';
import type { Proposal as ProposalRecord } from './features/visits/proposals/record.ts';
import type { SavedSearch as SavedSearchRecord } from './features/visits/saved-searches/record.ts';
import type { WaitingListEntry as WaitingListEntryRecord, WaitingListOffer as WaitingListOfferRecord } from './features/visits/waiting-list/record.ts';
import type { QuoteRequest as QuoteRequestRecord, QuoteRequestHospital as QuoteRequestHospitalRecord, HospitalQuoteRequest as HospitalQuoteRequestRecord, Quote as QuoteRecord, QuoteLine as QuoteLineRecord } from './features/visits/quotes/record.ts';
import type { QuoteHospital as QuoteHospitalRecord } from './features/visits/quotes/choice.ts';
import type { QuoteTemplate as QuoteTemplateRecord } from './features/visits/quotes/templates/record.ts';
import type { QuoteTemplateContent as QuoteTemplateContentRecord } from '../domain/quotes/templates.ts';
import type { HospitalQuoteSummary as HospitalQuoteSummaryRecord } from './features/visits/quotes/counts.ts';
import type { ChoiceCount as ChoiceCountRecord } from './search/facets.ts';
import type { GraphqlContext } from './context.ts';
export type Maybe<T> = T | null | undefined;
export type InputMaybe<T> = T | null | undefined;
export type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type MakeOptional<T, K extends keyof T> = Omit<T, K> & { [SubKey in K]?: Maybe<T[SubKey]> };
export type MakeMaybe<T, K extends keyof T> = Omit<T, K> & { [SubKey in K]: Maybe<T[SubKey]> };
export type MakeEmpty<T extends { [key: string]: unknown }, K extends keyof T> = { [_ in K]?: never };
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type Omit<T, K extends keyof T> = Pick<T, Exclude<keyof T, K>>;
export type RequireFields<T, K extends keyof T> = Omit<T, K> & { [P in K]-?: NonNullable<T[P]> };
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  /** Calendar day of a hospital, yyyy-mm-dd, in Europe/Istanbul. */
  Date: { input: string; output: string; }
  /** Wall-clock time of a hospital, HH:mm, in Europe/Istanbul. */
  Time: { input: string; output: string; }
  /** An instant, ISO 8601 in UTC with milliseconds: `2026-11-21T09:30:00.000Z`. */
  DateTime: { input: string; output: string; }
};

/** Read operations. */
export type Query = {
  __typename?: 'Query';
  /** Actions of administrators and staff, newest first by default. Administrators only. */
  activity: ActivityPage;
  /** API keys of the viewer: active keys first, then newest first. Ended keys are listed for 30 days. */
  apiKeys: Array<ApiKey>;
  /**
   * Bookable times of each day from `from` to `to`, at most 62 days. Without a doctor, the calendar of
   * the service. Times at which the viewer already has an appointment count as taken.
   */
  availability: Array<AvailableDay>;
  /** Appointments of the viewer: upcoming ones soonest first, then past ones, the latest first. */
  myAppointments: AppointmentPage;
  /** An appointment. Null unless the viewer is its patient, staff of its hospital or an administrator. */
  appointment?: Maybe<Appointment>;
  /** Appointments for staff (of their own hospital) and administrators. */
  appointments: AppointmentPage;
  /**
   * Times to which an appointment could be moved, by day. The appointment does not block itself and
   * keeps its length.
   */
  appointmentTimes: Array<AvailableDay>;
  /**
   * Doctors who offer the treatment of an appointment and are free at its time, by name, including its
   * own doctor. For staff and administrators.
   */
  appointmentDoctors: Array<Doctor>;
  /** Appointment counts, for staff (of their own hospital) and administrators. */
  appointmentSummary: AppointmentSummary;
  /** The assistant's answering service, and whether the viewer's conversations are stored. */
  assistant: Assistant;
  /** Stored conversations of the viewer, most recent first, at most 50. */
  conversations: Array<ConversationInShort>;
  /** A stored conversation of the viewer. */
  conversation: Conversation;
  /** Active sessions of the viewer, most recently used first. */
  sessions: Array<DeviceSession>;
  /** Certificates of a hospital, longest validity first. Administrators, and staff of the hospital. */
  certificates: Array<HospitalCertificate>;
  /** Verification status of hospitals, soonest licence expiry first. Administrators only. */
  verification: VerificationPage;
  /** Number of hospitals that need attention. Administrators only. */
  verificationSummary: VerificationSummary;
  /** Consents of the viewer, newest first. */
  consents: Array<Consent>;
  /**
   * Totals, changes against the previous period of the same length, and pending work. Administrators
   * only.
   */
  dashboard: Dashboard;
  /** Counts of pending work, for the badges of the menu. Administrators only. */
  adminCounters: Waiting;
  /** Current state of each part of the system. Administrators only. */
  system: Array<SystemPart>;
  /** Settings of a hospital's morning digest mail. Owners of the hospital, and administrators. */
  digestSettings: DigestSettings;
  /**
   * Hospitals with requests that have waited for more than 48 hours, most requests first, at most 100.
   * Administrators only.
   */
  overdueHospitals: Array<OverdueHospital>;
  /**
   * Appointments that conflict with a planned leave of a doctor, with alternatives. Administrators,
   * and staff of the doctor's hospital.
   */
  leaveClashes: LeaveClashes;
  /**
   * Active doctors of a hospital by name, with the state of their calendar feed. Administrators, and
   * staff of the hospital.
   */
  doctorFeeds: Array<DoctorFeedState>;
  /** Doctors that match the search, best first. */
  doctors: DoctorPage;
  /** A doctor. Null if unknown or not listed. Administrators may include inactive doctors. */
  doctor?: Maybe<Doctor>;
  /** Number of doctors for each option of each filter. A filter does not apply to its own options. */
  doctorFacets: DoctorFacets;
  /**
   * Treatments of a hospital that are proposed for a new doctor of a specialty (administrators; staff of
   * the hospital).
   */
  treatmentsOfSpecialty: Array<OfferedService>;
  /** Saved hospitals and doctors of the viewer, newest first. */
  favourites: Favourites;
  /**
   * Services, by name unless a sort is given. Without a search, all active services, 100 per page by
   * default.
   */
  healthServices: HealthServicePage;
  /** A service. Null if unknown or not active. Administrators may include inactive services. */
  healthService?: Maybe<HealthService>;
  /**
   * Calendar of a doctor, or of the appointments without a doctor, as hospital staff see it (staff and
   * administrators).
   */
  hospitalCalendar: HospitalCalendar;
  /** The days of all doctors of a hospital side by side (staff and administrators). */
  dayBoard: DayBoard;
  /** Free places of all doctors who could take an appointment (staff and administrators). */
  boardPlaces: Array<BoardPlace>;
  /** Hospitals that match the search, best first. */
  hospitals: HospitalPage;
  /** A hospital. Null if unknown or not active. Administrators may include inactive hospitals. */
  hospital?: Maybe<Hospital>;
  /**
   * The hospital of the portal, active or not (its staff, administrators); `not_found` for other
   * staff.
   */
  portalHospital: Hospital;
  /** Randomly chosen active hospitals, different each minute, at most 24. */
  featuredHospitals: Array<Hospital>;
  /** Number of hospitals for each option of each filter. A filter does not apply to its own options. */
  hospitalFacets: SearchFacets;
  /** Imports, newest first. Administrators only. */
  imports: ImportPage;
  /** An import. Null if unknown. Administrators only. */
  import?: Maybe<Import>;
  /**
   * Rows of an import: the first hundred added or changed ones, and all refused ones. Administrators
   * only.
   */
  importRows: ImportRowPage;
  /** Everything that waits for a hospital's staff, for its staff and administrators. */
  inbox: Inbox;
  /** All hospitals, active or not, by name by default. Administrators only. */
  managedHospitals: ManagedHospitalPage;
  /** All doctors, active or not, by name by default. Administrators only. */
  managedDoctors: ManagedDoctorPage;
  /** All services, active or not, by name by default. Administrators only. */
  managedServices: ManagedServicePage;
  /** Number of records of a kind, active or not. Administrators only. */
  recordCounts: RecordCounts;
  /** Effect of activating or deactivating many records. Administrators only. */
  previewActivation: ActivationPreview;
  /**
   * Doctors of a hospital, active or not, for its staff and administrators; `not_found` for other
   * staff.
   */
  hospitalDoctors: HospitalDoctorPage;
  /** Doctor counts of a hospital, for its staff and administrators; `not_found` for other staff. */
  hospitalDoctorCounts: HospitalDoctorCounts;
  /** A doctor of a hospital, active or not, for its staff and administrators. Null if unknown there. */
  hospitalDoctor?: Maybe<Doctor>;
  /** All user accounts, by name by default. Administrators only. */
  users: UserPage;
  /** A user account. Null if unknown. Administrators only. */
  user?: Maybe<ManagedUser>;
  /** Number of accounts. Administrators only. */
  userSummary: UserSummary;
  /** Message templates of a hospital, by language and title (staff and administrators). */
  messageTemplates: Array<MessageTemplate>;
  /**
   * Number of unread messages from hospitals in all conversations of the viewer as a patient. 0
   * without a viewer.
   */
  unreadMessages: Scalars['Int']['output'];
  /** Subscribers of the newsletter, newest first. Administrators only. */
  newsletterSubscribers: SubscriberPage;
  /** Mails that could not be sent, newest first. Administrators only. */
  deadLetters: DeadLetterPage;
  /** Mails of the queue, newest first, without their content. Administrators only. */
  mails: MailPage;
  /** Number of waiting and failed mails. Administrators only. */
  mailSummary: MailSummary;
  /** Records of every kind that match a text, at most five of each. Administrators only. */
  findRecords: Array<FoundRecord>;
  /** Persons whom the viewer books for, oldest entry first. */
  persons: Array<Person>;
  /**
   * Patients who have an appointment at a hospital, by phone number, name, e-mail address or booking
   * ID, at most 10 (staff and administrators).
   */
  patientsFound: Array<FoundPatient>;
  /** Services that staff can book at a free place, by name (staff and administrators). */
  slotServices: Array<SlotService>;
  /**
   * The viewer's portal: their own hospital for staff, the chosen one for an administrator, whose
   * access is audited.
   */
  workplace: Workplace;
  /** Dashboard of a hospital's portal, for its staff and administrators. */
  hospitalDashboard: HospitalDashboard;
  /**
   * Proposal behind the link of a mail, without signing in. Refused (`bad_input`) if the link is not
   * valid. Nothing changes.
   */
  proposalByLink: LinkedProposal;
  /** Public totals, for pages about the product. */
  publicFacts: PublicFacts;
  /** Push settings of the viewer, with the key for subscribing. */
  pushSettings: PushSettings;
  /**
   * Quote requests at their hospitals, newest first, without anything that patients or hospitals wrote.
   * Administrators only.
   */
  overseenQuotes: OverseenQuotePage;
  /** Numbers of quote requests of all hospitals. Administrators only. */
  quoteOversightSummary: QuoteOversightSummary;
  /**
   * Quotes that a link shows, in the language of the answer. Open to everybody: the token is the secret.
   * `bad_input` for an unknown one; a link that has ended answers only its state.
   */
  sharedQuotes: SharedQuotes;
  /** Quote requests of the caller, newest first, drafts included. Ended ones of others stay out. */
  myQuoteRequests: QuoteRequestPage;
  /** A quote request of the caller. Null if there is no such request of theirs. */
  quoteRequest?: Maybe<QuoteRequest>;
  /**
   * Active hospitals that offer every one of these treatments, to choose up to five from. Those who speak
   * one of the languages and answer sooner come first; each item says why.
   */
  quoteHospitals: QuoteHospitalPage;
  /** Measured answers of hospitals to quote requests. Open to everybody. */
  quoteFigures: Array<QuoteFigures>;
  /**
   * Quote requests to a hospital, for its staff and administrators. Doctors get those assigned to them.
   * Requests that wait come first, the most urgent at the top; all others by their last change.
   */
  hospitalQuoteRequests: HospitalQuoteRequestPage;
  /** Answers of a hospital over time, and what its quotes leave out (staff and administrators). */
  hospitalQuoteCharts: HospitalQuoteCharts;
  /** Members of staff to whom requests can be assigned, by name (owner, coordinator). */
  quoteColleagues: Array<QuoteColleague>;
  /** Numbers above the list of quote requests, for staff and administrators. Doctors get those of their requests. */
  hospitalQuoteSummary: HospitalQuoteSummary;
  /**
   * A request to a hospital, for its staff and administrators. Null if there is no such request to the
   * caller's hospital, or none assigned to a doctor who calls.
   */
  hospitalQuoteRequest?: Maybe<HospitalQuoteRequest>;
  /** Templates of a hospital's quotes, by name (staff and administrators). */
  quoteTemplates: Array<QuoteTemplate>;
  /** Groups of the REST reference: open ones first, administration last. Empty in a test mode. */
  apiGroups: Array<ApiGroup>;
  /** Rules of all operations of the REST API, in paragraphs. */
  apiIntroduction: Array<Scalars['String']['output']>;
  /** A group of the REST reference. Null if there is none with this ID. */
  apiGroup?: Maybe<ApiGroup>;
  /** Reports of a hospital, newest first. Owners and coordinators of the hospital, and administrators. */
  reports: ReportPage;
  /**
   * A report with its figures. Null if unknown. Owners and coordinators of the hospital, and
   * administrators.
   */
  report?: Maybe<Report>;
  /**
   * The last 100 requests of a key of the viewer, live or of their test mode. Null for keys of others.
   * Each is kept for 30 days.
   */
  requestLog?: Maybe<RequestLog>;
  /** Requests to the operator, newest first; open ones by due date. Administrators only. */
  requests: DeskRequestPage;
  /** A request. Null if unknown. Administrators only. */
  request?: Maybe<DeskRequest>;
  /** Number of waiting requests. Administrators only. */
  requestSummary: RequestSummary;
  /**
   * Visible reviews of a hospital for answering, newest first (its staff, administrators); `not_found`
   * for other staff.
   */
  reviewsToAnswer: ReviewsToAnswer;
  /** Reported or hidden reviews, newest first. Administrators only. */
  reportedReviews: ReportedReviewPage;
  /** Rooms of a hospital in their order (staff and administrators). */
  rooms: Array<Room>;
  /**
   * Rules of the land that decide what public pages may show, with their state today. Administrators
   * only.
   */
  publicRules: Array<PublicRule>;
  /** Topics that rules hide from the caller on public pages. Usually empty. */
  withheld: Array<WithheldTopic>;
  /** Saved searches of the viewer, newest first. */
  savedSearches: Array<SavedSearch>;
  /** Suggestions for a search text while it is typed, from three letters on (two in Arabic). */
  suggestions: Suggestions;
  /** Company details, offices and contact of the operator. */
  siteSettings: SiteSettings;
  /** All settings of the operator. Administrators only. */
  settings: Settings;
  /** Status of each part of the product now and on the last 90 days, from checks every minute. */
  systemStatus: Array<StatusPart>;
  /** Names and descriptions of specialties and categories. */
  terms: Array<Term>;
  /** Specialties and categories with all their translations. Administrators only. */
  managedTerms: Array<ManagedTerm>;
  /** A specialty or category with all its translations. Null if unknown. Administrators only. */
  managedTerm?: Maybe<ManagedTerm>;
  /** Members of a hospital's team, by name. Its owners, and administrators. */
  team: Array<TeamMember>;
  /** Test mode of the viewer. Null if it is switched off. */
  testMode?: Maybe<TestMode>;
  /** Whether this installation can make test modes. */
  testModeAvailable: Scalars['Boolean']['output'];
  /** The signed-in user, or null. */
  viewer?: Maybe<User>;
  /** Waiting list of the viewer, newest first: open entries, and those that ended within a week. */
  waitingList: Array<WaitingListEntry>;
  /**
   * Offered time behind the link of a mail, without signing in. Refused (`bad_input`) if the link is
   * not valid. Nothing changes.
   */
  waitingOfferByLink: LinkedOffer;
  /**
   * Webhooks of the viewer and, for those who manage a hospital's settings, of the hospital; newest
   * first.
   */
  webhooks: Array<Webhook>;
  /** Deliveries of a webhook in the last 30 days, newest first. */
  webhookDeliveries: WebhookDeliveryPage;
};


/** Read operations. */
export type QueryActivityArgs = {
  search?: InputMaybe<ActivitySearch>;
  page?: InputMaybe<Scalars['Int']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
};


/** Read operations. */
export type QueryAvailabilityArgs = {
  hospitalId: Scalars['ID']['input'];
  serviceId?: InputMaybe<Scalars['ID']['input']>;
  doctorId?: InputMaybe<Scalars['ID']['input']>;
  personId?: InputMaybe<Scalars['ID']['input']>;
  forSomebodyElse?: InputMaybe<Scalars['Boolean']['input']>;
  from: Scalars['Date']['input'];
  to: Scalars['Date']['input'];
};


/** Read operations. */
export type QueryMyAppointmentsArgs = {
  tab?: InputMaybe<AppointmentTab>;
  page?: InputMaybe<Scalars['Int']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
};


/** Read operations. */
export type QueryAppointmentArgs = {
  id: Scalars['ID']['input'];
};


/** Read operations. */
export type QueryAppointmentsArgs = {
  search?: InputMaybe<AppointmentSearch>;
  page?: InputMaybe<Scalars['Int']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
};


/** Read operations. */
export type QueryAppointmentTimesArgs = {
  appointmentId: Scalars['ID']['input'];
  doctorId?: InputMaybe<Scalars['ID']['input']>;
  from: Scalars['Date']['input'];
  to: Scalars['Date']['input'];
};


/** Read operations. */
export type QueryAppointmentDoctorsArgs = {
  appointmentId: Scalars['ID']['input'];
};


/** Read operations. */
export type QueryAppointmentSummaryArgs = {
  hospitalId?: InputMaybe<Scalars['ID']['input']>;
};


/** Read operations. */
export type QueryConversationArgs = {
  id: Scalars['ID']['input'];
};


/** Read operations. */
export type QueryCertificatesArgs = {
  hospitalId: Scalars['ID']['input'];
};


/** Read operations. */
export type QueryVerificationArgs = {
  search?: InputMaybe<VerificationSearch>;
  page?: InputMaybe<Scalars['Int']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
};


/** Read operations. */
export type QueryDashboardArgs = {
  days?: InputMaybe<Scalars['Int']['input']>;
};


/** Read operations. */
export type QueryDigestSettingsArgs = {
  hospitalId?: InputMaybe<Scalars['ID']['input']>;
};


/** Read operations. */
export type QueryLeaveClashesArgs = {
  doctorId: Scalars['ID']['input'];
  startsOn: Scalars['Date']['input'];
  endsOn: Scalars['Date']['input'];
};


/** Read operations. */
export type QueryDoctorFeedsArgs = {
  hospitalId?: InputMaybe<Scalars['ID']['input']>;
};


/** Read operations. */
export type QueryDoctorsArgs = {
  search?: InputMaybe<DoctorSearch>;
  page?: InputMaybe<Scalars['Int']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
};


/** Read operations. */
export type QueryDoctorArgs = {
  id: Scalars['ID']['input'];
  includeInactive?: InputMaybe<Scalars['Boolean']['input']>;
};


/** Read operations. */
export type QueryDoctorFacetsArgs = {
  search?: InputMaybe<DoctorSearch>;
};


/** Read operations. */
export type QueryTreatmentsOfSpecialtyArgs = {
  hospitalId: Scalars['ID']['input'];
  specialty: Scalars['String']['input'];
};


/** Read operations. */
export type QueryHealthServicesArgs = {
  search?: InputMaybe<HealthServiceSearch>;
  page?: InputMaybe<Scalars['Int']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
};


/** Read operations. */
export type QueryHealthServiceArgs = {
  id: Scalars['ID']['input'];
  includeInactive?: InputMaybe<Scalars['Boolean']['input']>;
};


/** Read operations. */
export type QueryHospitalCalendarArgs = {
  hospitalId?: InputMaybe<Scalars['ID']['input']>;
  doctorId?: InputMaybe<Scalars['ID']['input']>;
  from: Scalars['Date']['input'];
  to: Scalars['Date']['input'];
};


/** Read operations. */
export type QueryDayBoardArgs = {
  hospitalId?: InputMaybe<Scalars['ID']['input']>;
  from: Scalars['Date']['input'];
  to: Scalars['Date']['input'];
};


/** Read operations. */
export type QueryBoardPlacesArgs = {
  appointmentId: Scalars['ID']['input'];
  from: Scalars['Date']['input'];
  to: Scalars['Date']['input'];
};


/** Read operations. */
export type QueryHospitalsArgs = {
  search?: InputMaybe<HospitalSearch>;
  page?: InputMaybe<Scalars['Int']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
};


/** Read operations. */
export type QueryHospitalArgs = {
  id: Scalars['ID']['input'];
  includeInactive?: InputMaybe<Scalars['Boolean']['input']>;
};


/** Read operations. */
export type QueryPortalHospitalArgs = {
  hospitalId?: InputMaybe<Scalars['ID']['input']>;
};


/** Read operations. */
export type QueryFeaturedHospitalsArgs = {
  limit?: InputMaybe<Scalars['Int']['input']>;
};


/** Read operations. */
export type QueryHospitalFacetsArgs = {
  search?: InputMaybe<HospitalSearch>;
};


/** Read operations. */
export type QueryImportsArgs = {
  page?: InputMaybe<Scalars['Int']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
};


/** Read operations. */
export type QueryImportArgs = {
  id: Scalars['ID']['input'];
};


/** Read operations. */
export type QueryImportRowsArgs = {
  id: Scalars['ID']['input'];
  outcome: ImportOutcome;
  page?: InputMaybe<Scalars['Int']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
};


/** Read operations. */
export type QueryInboxArgs = {
  hospitalId?: InputMaybe<Scalars['ID']['input']>;
};


/** Read operations. */
export type QueryManagedHospitalsArgs = {
  search?: InputMaybe<ManagedHospitalSearch>;
  page?: InputMaybe<Scalars['Int']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
};


/** Read operations. */
export type QueryManagedDoctorsArgs = {
  search?: InputMaybe<ManagedDoctorSearch>;
  page?: InputMaybe<Scalars['Int']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
};


/** Read operations. */
export type QueryManagedServicesArgs = {
  search?: InputMaybe<ManagedServiceSearch>;
  page?: InputMaybe<Scalars['Int']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
};


/** Read operations. */
export type QueryRecordCountsArgs = {
  kind: RecordKind;
};


/** Read operations. */
export type QueryPreviewActivationArgs = {
  input: ActivationInput;
};


/** Read operations. */
export type QueryHospitalDoctorsArgs = {
  hospitalId?: InputMaybe<Scalars['ID']['input']>;
  search?: InputMaybe<HospitalDoctorSearch>;
  page?: InputMaybe<Scalars['Int']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
};


/** Read operations. */
export type QueryHospitalDoctorCountsArgs = {
  hospitalId?: InputMaybe<Scalars['ID']['input']>;
};


/** Read operations. */
export type QueryHospitalDoctorArgs = {
  hospitalId?: InputMaybe<Scalars['ID']['input']>;
  id: Scalars['ID']['input'];
};


/** Read operations. */
export type QueryUsersArgs = {
  search?: InputMaybe<UserSearch>;
  page?: InputMaybe<Scalars['Int']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
};


/** Read operations. */
export type QueryUserArgs = {
  id: Scalars['ID']['input'];
};


/** Read operations. */
export type QueryMessageTemplatesArgs = {
  hospitalId?: InputMaybe<Scalars['ID']['input']>;
};


/** Read operations. */
export type QueryNewsletterSubscribersArgs = {
  search?: InputMaybe<SubscriberSearch>;
  page?: InputMaybe<Scalars['Int']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
};


/** Read operations. */
export type QueryDeadLettersArgs = {
  page?: InputMaybe<Scalars['Int']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
};


/** Read operations. */
export type QueryMailsArgs = {
  search?: InputMaybe<MailSearch>;
  page?: InputMaybe<Scalars['Int']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
};


/** Read operations. */
export type QueryFindRecordsArgs = {
  q: Scalars['String']['input'];
};


/** Read operations. */
export type QueryPatientsFoundArgs = {
  hospitalId?: InputMaybe<Scalars['ID']['input']>;
  q: Scalars['String']['input'];
};


/** Read operations. */
export type QuerySlotServicesArgs = {
  hospitalId?: InputMaybe<Scalars['ID']['input']>;
  doctorId?: InputMaybe<Scalars['ID']['input']>;
  date: Scalars['Date']['input'];
  time: Scalars['Time']['input'];
};


/** Read operations. */
export type QueryWorkplaceArgs = {
  hospitalId?: InputMaybe<Scalars['ID']['input']>;
};


/** Read operations. */
export type QueryHospitalDashboardArgs = {
  hospitalId?: InputMaybe<Scalars['ID']['input']>;
};


/** Read operations. */
export type QueryProposalByLinkArgs = {
  token: Scalars['String']['input'];
};


/** Read operations. */
export type QueryOverseenQuotesArgs = {
  search?: InputMaybe<QuoteOversightSearch>;
  page?: InputMaybe<Scalars['Int']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
};


/** Read operations. */
export type QuerySharedQuotesArgs = {
  token: Scalars['String']['input'];
};


/** Read operations. */
export type QueryMyQuoteRequestsArgs = {
  page?: InputMaybe<Scalars['Int']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
};


/** Read operations. */
export type QueryQuoteRequestArgs = {
  id: Scalars['ID']['input'];
};


/** Read operations. */
export type QueryQuoteHospitalsArgs = {
  treatments: Array<Scalars['ID']['input']>;
  languages?: InputMaybe<Array<Scalars['String']['input']>>;
  q?: InputMaybe<Scalars['String']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
};


/** Read operations. */
export type QueryQuoteFiguresArgs = {
  hospitalIds: Array<Scalars['ID']['input']>;
};


/** Read operations. */
export type QueryHospitalQuoteRequestsArgs = {
  hospitalId?: InputMaybe<Scalars['ID']['input']>;
  filter?: InputMaybe<HospitalQuoteFilter>;
  page?: InputMaybe<Scalars['Int']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
};


/** Read operations. */
export type QueryHospitalQuoteChartsArgs = {
  hospitalId?: InputMaybe<Scalars['ID']['input']>;
};


/** Read operations. */
export type QueryQuoteColleaguesArgs = {
  hospitalId?: InputMaybe<Scalars['ID']['input']>;
};


/** Read operations. */
export type QueryHospitalQuoteSummaryArgs = {
  hospitalId?: InputMaybe<Scalars['ID']['input']>;
};


/** Read operations. */
export type QueryHospitalQuoteRequestArgs = {
  id: Scalars['ID']['input'];
};


/** Read operations. */
export type QueryQuoteTemplatesArgs = {
  hospitalId?: InputMaybe<Scalars['ID']['input']>;
};


/** Read operations. */
export type QueryApiGroupArgs = {
  id: Scalars['ID']['input'];
};


/** Read operations. */
export type QueryReportsArgs = {
  hospitalId?: InputMaybe<Scalars['ID']['input']>;
  kind?: InputMaybe<ReportKind>;
  period?: InputMaybe<ReportPeriod>;
  page?: InputMaybe<Scalars['Int']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
};


/** Read operations. */
export type QueryReportArgs = {
  hospitalId?: InputMaybe<Scalars['ID']['input']>;
  id: Scalars['ID']['input'];
};


/** Read operations. */
export type QueryRequestLogArgs = {
  id: Scalars['ID']['input'];
  outcome?: InputMaybe<RequestOutcome>;
  requestId?: InputMaybe<Scalars['String']['input']>;
};


/** Read operations. */
export type QueryRequestsArgs = {
  search?: InputMaybe<RequestSearch>;
  page?: InputMaybe<Scalars['Int']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
};


/** Read operations. */
export type QueryRequestArgs = {
  id: Scalars['ID']['input'];
};


/** Read operations. */
export type QueryReviewsToAnswerArgs = {
  hospitalId?: InputMaybe<Scalars['ID']['input']>;
  answered?: InputMaybe<Scalars['Boolean']['input']>;
  rating?: InputMaybe<Scalars['Int']['input']>;
  q?: InputMaybe<Scalars['String']['input']>;
  order?: InputMaybe<Scalars['String']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
};


/** Read operations. */
export type QueryReportedReviewsArgs = {
  state?: InputMaybe<Scalars['String']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
};


/** Read operations. */
export type QueryRoomsArgs = {
  hospitalId?: InputMaybe<Scalars['ID']['input']>;
};


/** Read operations. */
export type QuerySuggestionsArgs = {
  q: Scalars['String']['input'];
  limit?: InputMaybe<Scalars['Int']['input']>;
};


/** Read operations. */
export type QueryTermsArgs = {
  kind?: InputMaybe<TermKind>;
  value?: InputMaybe<Scalars['String']['input']>;
};


/** Read operations. */
export type QueryManagedTermsArgs = {
  kind?: InputMaybe<TermKind>;
};


/** Read operations. */
export type QueryManagedTermArgs = {
  id: Scalars['ID']['input'];
};


/** Read operations. */
export type QueryTeamArgs = {
  hospitalId?: InputMaybe<Scalars['ID']['input']>;
};


/** Read operations. */
export type QueryWaitingOfferByLinkArgs = {
  token: Scalars['String']['input'];
};


/** Read operations. */
export type QueryWebhooksArgs = {
  hospitalId?: InputMaybe<Scalars['ID']['input']>;
};


/** Read operations. */
export type QueryWebhookDeliveriesArgs = {
  webhookId: Scalars['ID']['input'];
  page?: InputMaybe<Scalars['Int']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
};

/** Write operations, one per request. */
export type Mutation = {
  __typename?: 'Mutation';
  /**
   * Creates an API key and returns its secret, which is never shown again. A person may have ten
   * active keys.
   */
  createApiKey: NewApiKey;
  /** Renames an active key. */
  renameApiKey: ApiKey;
  /** Revokes a key at once and for good, with every token issued for it. */
  revokeApiKey: ApiKey;
  /**
   * Adds an internal note for hospital staff. The patient does not see it, but it is part of the
   * export of the patient's data.
   */
  addInternalNote: InternalNote;
  /** Deletes an internal note (staff and administrators). */
  deleteInternalNote: Scalars['Boolean']['output'];
  /**
   * Opens notes, messages and files of an appointment to an administrator for one hour (break-glass
   * access). The reason is audited and shown to the patient in the history.
   */
  openAppointment: Appointment;
  /** Creates a new private calendar address for the viewer's appointments and ends the previous one. */
  createCalendarFeed: Scalars['String']['output'];
  /** Ends the private calendar address of the viewer's appointments. */
  removeCalendarFeed: User;
  /**
   * Books a free slot. Send a unique `idempotencyKey`: repeating the call returns the same
   * appointment.
   */
  bookAppointment: Appointment;
  /**
   * Changes the status of an appointment within the allowed transitions; patients may only cancel.
   * `basedOn` is the `updatedAt` that was read (`stale_edit`).
   */
  moveAppointment: Appointment;
  /**
   * Records a no-show for a confirmed appointment that has begun (staff and administrators). The
   * appointment is cancelled and no mail is sent.
   */
  markNoShow: Appointment;
  /**
   * Marks how far a confirmed visit of today has come (staff and administrators). `expected` takes a
   * mistaken mark back.
   */
  markArrival: Appointment;
  /**
   * Changes time, doctor or notes of an appointment. Its ID stays the same. If the hospital confirms by
   * hand, another time of a confirmed appointment is requested by its patient (`moveRequest`) and held
   * until the hospital answers. The appointment keeps its time until then.
   */
  updateAppointment: Appointment;
  /**
   * Sends a message to the health assistant. No account is needed. The conversation is stored only if
   * the viewer has asked for that. Fixed rules look for emergencies first; then the built-in guide
   * answers, or a language model if the server has one.
   */
  chat: ChatAnswer;
  /**
   * Turns storing of the viewer's conversations on or off. Stored conversations stay until they are
   * deleted.
   */
  keepConversations: Assistant;
  /** Deletes a stored conversation of the viewer. */
  deleteConversation: Scalars['Boolean']['output'];
  /** Deletes all stored conversations of the viewer. */
  deleteConversations: Scalars['Boolean']['output'];
  /** Signs in. Unknown addresses and wrong passwords get the same answer; attempts are limited. */
  login: Session;
  /** Creates a patient's account and signs in. */
  register: Session;
  /** Ends the session of the token sent with the request. */
  logout: Scalars['Boolean']['output'];
  /** Sends the confirmation mail for the viewer's e-mail address again. */
  requestEmailConfirmation: Scalars['Boolean']['output'];
  /**
   * Confirms an e-mail address with the token of a confirmation mail, for a new account or a changed
   * address.
   */
  confirmEmail: Scalars['Boolean']['output'];
  /**
   * Sends a confirmation link to the new address and a notice to the old one. The address changes when
   * the link is used.
   */
  requestEmailChange: User;
  /** Cancels a pending change of address and invalidates its link. */
  cancelEmailChange: User;
  /** Sends a mail for resetting the password. The answer is the same for known and unknown addresses. */
  requestPasswordReset: Scalars['Boolean']['output'];
  /**
   * Sets a new password with the token of a reset mail and ends every session and API key.
   * `confirmPassword`, if sent, must match.
   */
  resetPassword: Scalars['Boolean']['output'];
  /**
   * Sets the password like `resetPassword`, and signs in with the first password of an invitation. Null
   * after a reset.
   */
  redeemPasswordLink?: Maybe<Session>;
  /** Creates a secret for an authenticator app. Two-factor sign-in stays off until `enableTwoFactor`. */
  startTwoFactor: TwoFactorSetup;
  /** Turns two-factor sign-in on and returns the recovery codes, which are never shown again. */
  enableTwoFactor: Array<Scalars['String']['output']>;
  /** Turns two-factor sign-in off and deletes the secret and the recovery codes. */
  disableTwoFactor: User;
  /** Creates new recovery codes and invalidates the old ones. */
  renewRecoveryCodes: Array<Scalars['String']['output']>;
  /** Extends the session by a week, up to a month after sign-in, and returns a new token. */
  renewSession: Session;
  /** Ends a session of the viewer. */
  endSession: Scalars['Boolean']['output'];
  /** Ends every other session of the viewer and returns how many. */
  endOtherSessions: Scalars['Int']['output'];
  /** Changes the password and ends the other sessions. `confirmPassword`, if sent, must match. */
  changePassword: Scalars['Boolean']['output'];
  /**
   * Blocks a time of a doctor, or of the whole hospital (staff and administrators). It is neither
   * offered nor booked until it is removed.
   */
  blockTime: BlockedTime;
  /** Removes a blocked time (staff and administrators). It can be booked again at once. */
  unblockTime: Scalars['Boolean']['output'];
  /** Adds a certificate, which counts once an administrator has checked it. Administrators only. */
  addCertificate: HospitalCertificate;
  /** Edits a certificate, which must then be checked again. Administrators only. */
  updateCertificate: HospitalCertificate;
  /**
   * Marks a certificate as checked against the register of its issuer. A valid operating licence makes
   * the hospital verified. Administrators only.
   */
  checkCertificate: HospitalCertificate;
  /** Deletes a certificate and its document. Administrators only. */
  deleteCertificate: Scalars['Boolean']['output'];
  /**
   * Changes the settings of a hospital's morning digest mail. Owners of the hospital, and
   * administrators.
   */
  updateDigest: DigestSettings;
  /**
   * Sends one mail about its waiting requests to the staff of a hospital, at most once a day.
   * `conflict` if none has waited for 48 hours. Administrators only.
   */
  remindHospital: OverdueHospital;
  /**
   * Sets the weekly hours of a doctor. Existing appointments stay. Administrators, and staff of the
   * doctor's hospital.
   */
  setDoctorCalendar: DoctorCalendar;
  /**
   * Adds a leave of a doctor. Refused (`conflict`) if it overlaps appointments, unless
   * `keepAppointments` is true. Administrators, and staff of the doctor's hospital.
   */
  addDoctorLeave: DoctorCalendar;
  /** Removes a leave. Administrators, and staff of the doctor's hospital. */
  removeDoctorLeave: DoctorCalendar;
  /**
   * Creates a private calendar address for a doctor's appointments, returned only once, and ends the
   * previous one. Administrators, and staff of the doctor's hospital.
   */
  createDoctorFeed: Scalars['String']['output'];
  /** Ends the private calendar address of a doctor. Administrators, and staff of the doctor's hospital. */
  removeDoctorFeed: DoctorCalendar;
  /** Creates a doctor (administrators; staff at their own hospital). */
  createDoctor: Doctor;
  /** Edits a doctor (administrators; staff of the doctor's hospital). */
  updateDoctor: Doctor;
  /** Replaces the list of treatments of a doctor (administrators; staff of the doctor's hospital). */
  setDoctorServices: Doctor;
  /** Deletes a doctor, or deactivates a doctor with appointments (administrators). True if erased. */
  deleteDoctor: Scalars['Boolean']['output'];
  /** Saves a hospital or a doctor. Saving it again has no effect. */
  saveFavourite: Favourites;
  /** Removes a saved hospital or doctor. */
  removeFavourite: Favourites;
  /** Creates a service (administrators). */
  createHealthService: HealthService;
  /** Edits a service (administrators). */
  updateHealthService: HealthService;
  /** Deletes a service, or deactivates a service with appointments (administrators). True if erased. */
  deleteHealthService: Scalars['Boolean']['output'];
  /**
   * Changes the status of appointments in ten seconds (staff and administrators). Until then it can be
   * undone, and no mail, notice or webhook leaves. Returns the appointments that allow the move; one
   * alone throws its refusal.
   */
  holdMoves: Array<Appointment>;
  /**
   * Undoes changes that have not taken effect, all or none (staff and administrators). `conflict` once
   * one of them has.
   */
  undoMoves: Array<Appointment>;
  /** Confirms a notification address of a hospital with the token of the confirmation mail. */
  confirmHospitalAddress: Scalars['Boolean']['output'];
  /**
   * Sends the confirmation mail for a notification address again. Owners of the hospital, and
   * administrators.
   */
  askHospitalAddress: Scalars['Boolean']['output'];
  /**
   * Creates a hospital (administrators). Without a position it is placed at the centre of its
   * province.
   */
  createHospital: Hospital;
  /**
   * Edits a hospital. Staff may edit their own, except for name, place and status, which are reserved
   * for administrators.
   */
  updateHospital: Hospital;
  /**
   * Deletes a hospital, or deactivates a hospital with appointments or staff (administrators). True if
   * erased.
   */
  deleteHospital: Scalars['Boolean']['output'];
  /**
   * Adds an active service to a hospital, at the hospital's own price if given, or with its price on
   * request, and with its terms of the consultation (administrators, and staff for their own hospital).
   * Omitted fields stay.
   */
  linkHealthService: Hospital;
  /**
   * Removes a service from a hospital (administrators, and staff for their own hospital). Existing
   * appointments stay.
   */
  unlinkHealthService: Hospital;
  /**
   * Starts a checked import; one at a time per kind. `POST /api/Imports` uploads the list.
   * Administrators only.
   */
  startImport: Import;
  /** Cancels an import between two batches. Rows imported so far stay. Administrators only. */
  cancelImport: Import;
  /**
   * Deletes the records that a finished import has added; `conflict` if it has also changed records, or
   * once one of them was edited or is in use. Administrators only.
   */
  undoImport: Import;
  /**
   * Puts an item off: until then it is at the end of the list and is not counted. A conversation comes
   * back earlier when the patient writes again. Staff of the hospital who may act on appointments.
   */
  snoozeInboxItem: InboxItem;
  /** Gives an item to a colleague. Staff of the hospital who may act on appointments. */
  assignInboxItem: InboxItem;
  /** Activates or deactivates many records at once. Existing appointments stay. Administrators only. */
  changeActivation: Activation;
  /** Restores exactly the records changed by a bulk activation, within a day. Administrators only. */
  undoActivation: Activation;
  /** Creates an account with an initial password. Administrators only. */
  createUser: ManagedUser;
  /** Creates an account and mails its owner a link to choose a password. Administrators only. */
  inviteUser: ManagedUser;
  /** Sends an invitation again, with a new link. Administrators only. */
  repeatInvitation: ManagedUser;
  /**
   * Edits an account. A change of role, status, hospital or address ends its sessions at once.
   * Administrators only.
   */
  updateUser: ManagedUser;
  /**
   * Deletes an account for good. Administrators cannot delete their own account or the last
   * administrator. Administrators only.
   */
  deleteUser: Scalars['Boolean']['output'];
  /** Creates a template (staff and administrators). A hospital has at most 100. */
  createMessageTemplate: MessageTemplate;
  /** Edits a template (staff and administrators). */
  updateMessageTemplate: MessageTemplate;
  /** Deletes a template (staff and administrators). */
  deleteMessageTemplate: Scalars['Boolean']['output'];
  /**
   * Sends a message as the patient, the hospital's staff or an administrator. The other side gets a
   * mail, unless it already has an unread one about this conversation.
   */
  sendMessage: Message;
  /**
   * Subscribes an address to the newsletter after confirmation by a mailed link. The answer does not
   * reveal whether the address was known.
   */
  subscribeToNewsletter: Scalars['Boolean']['output'];
  /**
   * Confirms a subscription with the token of the confirmation mail, valid for 7 days. Returns the
   * subscribed address.
   */
  confirmNewsletter: Scalars['String']['output'];
  /** Ends a subscription and erases the address, with the token of a newsletter mail. */
  leaveNewsletter: Scalars['Boolean']['output'];
  /** Erases a subscriber. Administrators only. */
  removeSubscriber: Scalars['Boolean']['output'];
  /** Retries a failed mail. Administrators only. */
  retryDeadLetter: Scalars['Boolean']['output'];
  /** Removes a waiting or failed mail from the queue. Administrators only. */
  dropMail: Scalars['Boolean']['output'];
  /**
   * Adds a person to the profile of the viewer, at most 10. A person with the same name and birth date
   * is answered as it is.
   */
  addPerson: Person;
  /** Edits a person of the viewer. Booked appointments keep the details they were booked with. */
  updatePerson: Person;
  /** Removes a person from the profile of the viewer. Booked appointments stay. */
  removePerson: Scalars['Boolean']['output'];
  /**
   * Books a free place for a patient who phones (staff and administrators). It needs no notice and is
   * confirmed at once. A new patient is invited by mail.
   */
  bookByPhone: Appointment;
  /** Deletes the account after 14 days. The request can be cancelled until then. */
  requestAccountDeletion: User;
  /** Cancels a requested account deletion. */
  cancelAccountDeletion: User;
  /**
   * Answers a proposal as its patient by the link of the mail, without signing in. It works once;
   * `conflict` once the proposal has ended.
   */
  answerProposalByLink: LinkedProposal;
  /**
   * Proposes one to three other times to the patient and holds them for 24 hours, at most until the
   * first of them (staff and administrators). They must be bookable; an earlier proposal ends.
   */
  proposeTime: Appointment;
  /**
   * Answers the other side: the patient a proposal of the hospital, staff a request of the patient
   * (`moveRequest`). The appointment moves to the held time and is confirmed, or keeps its own.
   */
  answerProposal: Appointment;
  /** Marks the end of a proposal as seen, which takes it out of the inbox (staff and administrators). */
  markProposalSeen: Appointment;
  /**
   * Withdraws a proposal (staff and administrators) or a request for another time (the patient). Its
   * time is free at once.
   */
  withdrawProposal: Appointment;
  /**
   * Subscribes the browser of this session to push notifications. The subscription ends with the
   * session, or when the browser's push service ends it.
   */
  subscribeToPush: PushSettings;
  /** Unsubscribes the browser of this session from push notifications. */
  unsubscribeFromPush: PushSettings;
  /** Turns kinds of push notifications on and off, for all browsers of the viewer. */
  updatePushNotifications: PushSettings;
  /**
   * Shows the quotes of a request of the caller to a companion. The address is answered only once.
   * `conflict` with five open links.
   */
  createQuoteLink: NewQuoteLink;
  /** Ends a link of the caller at once. */
  revokeQuoteLink: QuoteLink;
  /**
   * Lets an administrator read what patient and hospital wrote, for an hour. The reason is audited, and
   * the patient reads it. Administrators only.
   */
  openQuoteRequest: HospitalQuoteRequest;
  /**
   * Settles the dispute about a final bill, once and for ever. Patient and hospital read outcome and
   * reason. `invalid_transition` without a dispute, `conflict` if it is settled. Administrators only.
   */
  settleQuoteDispute: HospitalQuoteRequest;
  /**
   * Saves a draft of the caller. Nothing is sent to anybody. Fields that are omitted stay as they are;
   * an unfinished draft is accepted.
   */
  saveQuoteRequest: QuoteRequest;
  /**
   * Deletes a photo or file of a draft of the caller. Uploads go to
   * `POST /api/QuoteRequests/{id}/files`.
   */
  deleteQuoteFile: QuoteRequest;
  /** Deletes a draft of the caller. */
  deleteQuoteDraft: Scalars['Boolean']['output'];
  /**
   * Sends a draft to its hospitals. Each hospital needs its consent. `bad_input` names what is missing
   * by field; `conflict` with three open requests.
   */
  sendQuoteRequest: QuoteRequest;
  /** Sends an open request to one more hospital, up to five. */
  addQuoteHospital: QuoteRequest;
  /** Answers the question of a hospital; its clock goes on. */
  answerQuoteQuestion: QuoteRequest;
  /** Asks a hospital about a point or topic that its quote does not state, or about something else. An answer in words, or a version that states it, answers it. */
  askQuoteHospital: QuoteRequest;
  /** Takes an open request back from all hospitals. */
  withdrawQuoteRequest: QuoteRequest;
  /** Takes the consent for one hospital back. It can no longer read the request. */
  withdrawQuoteHospital: QuoteRequest;
  /**
   * Accepts the current version of a quote and books the first appointment in the same moment. All
   * other hospitals are told with thanks. `conflict` if it is no longer current or valid;
   * `slot_taken` with other times if the time is gone, and then nothing is accepted.
   */
  acceptQuote: QuoteRequest;
  /** Confirms or disputes what was charged, within 30 days. */
  answerQuoteCharges: QuoteRequest;
  /** Marks a request as seen by the hospital (owner, coordinator, assigned doctor). No effect later on. */
  markQuoteRequestSeen: HospitalQuoteRequest;
  /** Assigns a request to a member of staff, or to nobody (owner, coordinator). */
  assignQuoteRequest: HospitalQuoteRequest;
  /** Asks the patient a question; the clock stands still until the answer (owner, coordinator, assigned doctor). */
  askQuoteQuestion: HospitalQuoteRequest;
  /**
   * Answers a question of the patient in words (owner, coordinator). A new version that states the
   * point answers it too.
   */
  answerPatientQuestion: HospitalQuoteRequest;
  /** Declines a request with a reason that the patient reads (owner, coordinator). Final. */
  declineQuoteRequest: HospitalQuoteRequest;
  /**
   * Saves the draft of the next version (owner, coordinator, assigned doctor). The whole draft is
   * replaced. The first draft after a sent version becomes version n + 1.
   */
  saveQuote: HospitalQuoteRequest;
  /**
   * Removes an attachment from the next version (owner, coordinator, assigned doctor). Sent versions
   * keep it. Attachments are added with `POST /api/HospitalQuoteRequests/{id}/attachments`.
   */
  removeQuoteAttachment: HospitalQuoteRequest;
  /**
   * Tells the coordinators that the plan of the draft is ready to send (assigned doctor). Repeating it
   * has no effect.
   */
  proposeQuotePlan: HospitalQuoteRequest;
  /**
   * Sends the draft as a version that nobody can change any more (owner, coordinator). `bad_input`
   * names what is wrong by field.
   */
  sendQuote: HospitalQuoteRequest;
  /** Enters what the patient was charged, once and for ever (owner, coordinator). */
  recordQuoteCharges: HospitalQuoteRequest;
  /** Creates a template (owners, coordinators and administrators). A hospital has at most 60. */
  createQuoteTemplate: QuoteTemplate;
  /** Edits a template (owners, coordinators and administrators). */
  updateQuoteTemplate: QuoteTemplate;
  /**
   * Deletes a template (owners, coordinators and administrators). Quotes that were written with it
   * stay unchanged.
   */
  deleteQuoteTemplate: Scalars['Boolean']['output'];
  /**
   * Creates a report, which a job computes. A hospital may create 30 per hour. Owners and coordinators
   * of the hospital, and administrators.
   */
  createReport: Report;
  /**
   * Cancels a report that is being computed. A completed one stays. Owners and coordinators of the
   * hospital, and administrators.
   */
  cancelReport: Report;
  /** Deletes a report. Owners and coordinators of the hospital, and administrators. */
  deleteReport: Scalars['Boolean']['output'];
  /** Opens a form of the public pages. Its token is sent with the form. */
  startRequest: RequestForm;
  /** Submits a form of the public pages. It is acknowledged by mail. */
  sendRequest: SentRequest;
  /** Changes state or owner of a request. Administrators only. */
  updateRequest: DeskRequest;
  /** Adds an internal note to a request. Administrators only. */
  noteRequest: DeskRequest;
  /** Answers a request by mail with the given text. Administrators only. */
  answerRequest: DeskRequest;
  /** Creates a review of a completed appointment by its patient, one per appointment. */
  createReview: Review;
  /** Edits a review by its author, within 14 days. */
  updateReview: Review;
  /** Reports a review to the administrators, once per person and review. */
  reportReview: Scalars['Boolean']['output'];
  /** Publishes the answer of the reviewed hospital, by its staff. */
  replyToReview: Review;
  /**
   * Hides a reported review, so that it no longer counts, or dismisses the report. Administrators
   * only.
   */
  settleReview: Scalars['Boolean']['output'];
  /** Restores a hidden review, so that it counts again. Administrators only. */
  restoreReview: Scalars['Boolean']['output'];
  /**
   * Sets the rooms of a hospital (owners and administrators). Rooms whose names are left out are
   * removed, and their visits have none.
   */
  setRooms: Array<Room>;
  /** Chooses the room of a visit (staff and administrators). `conflict` if another visit is in it then. */
  setAppointmentRoom: Appointment;
  /** Switches a rule on or off, with a reason for the activity log. Administrators only. */
  decideRule: PublicRule;
  /**
   * Saves a search of the search page, at most 20 an account. A search that is saved already is
   * answered as it is.
   */
  saveSearch: SavedSearch;
  /** Renames a saved search, or turns its weekly mail on or off. */
  updateSavedSearch: SavedSearch;
  /** Removes a saved search. */
  removeSavedSearch: Scalars['Boolean']['output'];
  /**
   * Ends the weekly mail for all searches of a person by the link of the mail, without signing in. A
   * second call changes nothing.
   */
  stopSearchMails: Scalars['Boolean']['output'];
  /** Changes settings. Omitted fields stay unchanged. Administrators only. */
  updateSettings: Settings;
  /** Changes the name and description of a specialty or category (administrators). */
  updateTerm: ManagedTerm;
  /**
   * Creates an account at the hospital and mails its owner a link to choose a password. Owners of the
   * hospital, and administrators.
   */
  inviteTeamMember: TeamMember;
  /**
   * Sends an invitation again, with a new link, until the person has signed in. Owners of the
   * hospital, and administrators.
   */
  inviteTeamMemberAgain: TeamMember;
  /**
   * Changes the role of a member, which ends their sessions at once. The last owner keeps the role.
   * Owners of the hospital, and administrators.
   */
  updateTeamMember: TeamMember;
  /**
   * Removes a member from the team. The account remains as a patient's and its sessions end at once.
   * The last owner cannot be removed. Owners of the hospital, and administrators.
   */
  removeTeamMember: Scalars['Boolean']['output'];
  /**
   * Switches the viewer's test mode on: a database of its own with one hospital, three services, two
   * doctors, a patient and an owner of the hospital. Limited, with resets, to ten per hour.
   */
  switchOnTestMode: TestMode;
  /** Switches the viewer's test mode off and deletes everything in it, with its keys. */
  switchOffTestMode: Scalars['Boolean']['output'];
  /** Empties and refills the test mode. Keys and IDs stay, and the clock shows the real time again. */
  resetTestMode: TestMode;
  /**
   * Moves the clock of the test mode forward. Reminders, expiries, mails and webhooks that become due
   * follow at once. Limited to 60 per hour.
   */
  advanceTestClock: TestMode;
  /** Creates a key of the test mode and returns its secret, which is never shown again. */
  createTestKey: NewTestKey;
  /** Revokes a key of the test mode at once and for good. */
  revokeTestKey: TestMode;
  /** Adds a webhook to the test mode and returns its secret, which is never shown again. */
  createTestWebhook: WebhookSecret;
  /** Deletes a webhook of the test mode and its delivery log. */
  deleteTestWebhook: TestMode;
  /**
   * Sends an event to every webhook of the test mode that listens to it, signed like a live one.
   * Limited to 120 per hour.
   */
  fireTestEvent: TestMode;
  /** Edits the profile of the viewer. */
  updateProfile: User;
  /** Turns kinds of mail on and off. */
  updateNotifications: User;
  /** Sets the language of the viewer's mails: en, tr, ru or ar. */
  updateLanguage: User;
  /** Sets the language of the viewer's pages: en, tr, ru or ar. */
  updatePageLanguage: User;
  /** Sets the days on which the viewer can be in Türkiye. */
  updateTravelDates: User;
  /** Sets the time zone of the viewer's device, for the times in mails. */
  updateTimeZone: User;
  /**
   * Waits for a time of a treatment. Free times are offered in the order of asking, one person at a
   * time, and held for 30 minutes. At most 10 open entries an account; `conflict` if one is open for
   * the same.
   */
  waitForTime: WaitingListEntry;
  /** Waits for an earlier time of an upcoming appointment of the viewer, with the same doctor. */
  waitForEarlierTime: WaitingListEntry;
  /** Leaves the waiting list. An offered time goes to the next person. */
  leaveWaitingList: WaitingListEntry;
  /**
   * Answers an offer as its person by the link of the mail, without signing in. A time that is taken is
   * booked, or the appointment moves there. It works once; `conflict` once the offer has ended.
   */
  answerWaitingOfferByLink: LinkedOffer;
  /**
   * Creates a webhook and returns its secret, which is never shown again. A person or hospital has at
   * most ten.
   */
  createWebhook: WebhookSecret;
  /** Edits a webhook. Omitted fields stay unchanged. */
  updateWebhook: Webhook;
  /** Deletes a webhook and its delivery log. */
  deleteWebhook: Scalars['Boolean']['output'];
  /** Creates a new secret and returns it, only once. For 24 hours the old one signs as well. */
  rollWebhookSecret: WebhookSecret;
  /** Sends the event `webhook.test`. Limited, with repeated deliveries, to 60 per hour. */
  testWebhook: Webhook;
  /** Sends a delivery again, with the same `webhook-id`. */
  replayWebhookDelivery: Webhook;
};


/** Write operations, one per request. */
export type MutationCreateApiKeyArgs = {
  input: ApiKeyInput;
};


/** Write operations, one per request. */
export type MutationRenameApiKeyArgs = {
  id: Scalars['ID']['input'];
  name: Scalars['String']['input'];
};


/** Write operations, one per request. */
export type MutationRevokeApiKeyArgs = {
  id: Scalars['ID']['input'];
};


/** Write operations, one per request. */
export type MutationAddInternalNoteArgs = {
  appointmentId: Scalars['ID']['input'];
  note: Scalars['String']['input'];
};


/** Write operations, one per request. */
export type MutationDeleteInternalNoteArgs = {
  appointmentId: Scalars['ID']['input'];
  noteId: Scalars['ID']['input'];
};


/** Write operations, one per request. */
export type MutationOpenAppointmentArgs = {
  id: Scalars['ID']['input'];
  reason: Scalars['String']['input'];
};


/** Write operations, one per request. */
export type MutationBookAppointmentArgs = {
  input: BookingInput;
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};


/** Write operations, one per request. */
export type MutationMoveAppointmentArgs = {
  id: Scalars['ID']['input'];
  status: AppointmentStatus;
  note?: InputMaybe<Scalars['String']['input']>;
  basedOn?: InputMaybe<Scalars['DateTime']['input']>;
};


/** Write operations, one per request. */
export type MutationMarkNoShowArgs = {
  appointmentId: Scalars['ID']['input'];
  note?: InputMaybe<Scalars['String']['input']>;
  basedOn?: InputMaybe<Scalars['DateTime']['input']>;
};


/** Write operations, one per request. */
export type MutationMarkArrivalArgs = {
  appointmentId: Scalars['ID']['input'];
  arrival: Arrival;
  basedOn?: InputMaybe<Scalars['DateTime']['input']>;
};


/** Write operations, one per request. */
export type MutationUpdateAppointmentArgs = {
  id: Scalars['ID']['input'];
  input: AppointmentUpdate;
};


/** Write operations, one per request. */
export type MutationChatArgs = {
  input: ChatInput;
};


/** Write operations, one per request. */
export type MutationKeepConversationsArgs = {
  keepsConversations: Scalars['Boolean']['input'];
};


/** Write operations, one per request. */
export type MutationDeleteConversationArgs = {
  id: Scalars['ID']['input'];
};


/** Write operations, one per request. */
export type MutationLoginArgs = {
  input: LoginInput;
};


/** Write operations, one per request. */
export type MutationRegisterArgs = {
  input: RegisterInput;
};


/** Write operations, one per request. */
export type MutationConfirmEmailArgs = {
  token: Scalars['String']['input'];
};


/** Write operations, one per request. */
export type MutationRequestEmailChangeArgs = {
  email: Scalars['String']['input'];
  password: Scalars['String']['input'];
  code?: InputMaybe<Scalars['String']['input']>;
};


/** Write operations, one per request. */
export type MutationRequestPasswordResetArgs = {
  email: Scalars['String']['input'];
};


/** Write operations, one per request. */
export type MutationResetPasswordArgs = {
  token: Scalars['String']['input'];
  newPassword: Scalars['String']['input'];
  confirmPassword?: InputMaybe<Scalars['String']['input']>;
};


/** Write operations, one per request. */
export type MutationRedeemPasswordLinkArgs = {
  token: Scalars['String']['input'];
  newPassword: Scalars['String']['input'];
  confirmPassword?: InputMaybe<Scalars['String']['input']>;
};


/** Write operations, one per request. */
export type MutationEnableTwoFactorArgs = {
  password: Scalars['String']['input'];
  code: Scalars['String']['input'];
};


/** Write operations, one per request. */
export type MutationDisableTwoFactorArgs = {
  password: Scalars['String']['input'];
  code?: InputMaybe<Scalars['String']['input']>;
};


/** Write operations, one per request. */
export type MutationRenewRecoveryCodesArgs = {
  password: Scalars['String']['input'];
  code?: InputMaybe<Scalars['String']['input']>;
};


/** Write operations, one per request. */
export type MutationEndSessionArgs = {
  id: Scalars['ID']['input'];
};


/** Write operations, one per request. */
export type MutationChangePasswordArgs = {
  currentPassword: Scalars['String']['input'];
  newPassword: Scalars['String']['input'];
  confirmPassword?: InputMaybe<Scalars['String']['input']>;
  code?: InputMaybe<Scalars['String']['input']>;
  endApiKeys?: InputMaybe<Scalars['Boolean']['input']>;
};


/** Write operations, one per request. */
export type MutationBlockTimeArgs = {
  hospitalId?: InputMaybe<Scalars['ID']['input']>;
  input: BlockedTimeInput;
};


/** Write operations, one per request. */
export type MutationUnblockTimeArgs = {
  hospitalId?: InputMaybe<Scalars['ID']['input']>;
  id: Scalars['ID']['input'];
};


/** Write operations, one per request. */
export type MutationAddCertificateArgs = {
  hospitalId: Scalars['ID']['input'];
  input: CertificateInput;
};


/** Write operations, one per request. */
export type MutationUpdateCertificateArgs = {
  id: Scalars['ID']['input'];
  input: CertificateUpdate;
};


/** Write operations, one per request. */
export type MutationCheckCertificateArgs = {
  id: Scalars['ID']['input'];
};


/** Write operations, one per request. */
export type MutationDeleteCertificateArgs = {
  id: Scalars['ID']['input'];
};


/** Write operations, one per request. */
export type MutationUpdateDigestArgs = {
  hospitalId?: InputMaybe<Scalars['ID']['input']>;
  input: DigestInput;
};


/** Write operations, one per request. */
export type MutationRemindHospitalArgs = {
  hospitalId: Scalars['ID']['input'];
};


/** Write operations, one per request. */
export type MutationSetDoctorCalendarArgs = {
  doctorId: Scalars['ID']['input'];
  hours?: InputMaybe<Array<OpeningDayInput>>;
  breaks: Array<DoctorBreakInput>;
  basedOn?: InputMaybe<Scalars['DateTime']['input']>;
};


/** Write operations, one per request. */
export type MutationAddDoctorLeaveArgs = {
  doctorId: Scalars['ID']['input'];
  startsOn: Scalars['Date']['input'];
  endsOn: Scalars['Date']['input'];
  keepAppointments?: InputMaybe<Scalars['Boolean']['input']>;
};


/** Write operations, one per request. */
export type MutationRemoveDoctorLeaveArgs = {
  doctorId: Scalars['ID']['input'];
  leaveId: Scalars['ID']['input'];
};


/** Write operations, one per request. */
export type MutationCreateDoctorFeedArgs = {
  doctorId: Scalars['ID']['input'];
};


/** Write operations, one per request. */
export type MutationRemoveDoctorFeedArgs = {
  doctorId: Scalars['ID']['input'];
};


/** Write operations, one per request. */
export type MutationCreateDoctorArgs = {
  input: DoctorInput;
};


/** Write operations, one per request. */
export type MutationUpdateDoctorArgs = {
  id: Scalars['ID']['input'];
  input: DoctorUpdate;
};


/** Write operations, one per request. */
export type MutationSetDoctorServicesArgs = {
  doctorId: Scalars['ID']['input'];
  services: Array<DoctorServiceInput>;
  basedOn?: InputMaybe<Scalars['DateTime']['input']>;
};


/** Write operations, one per request. */
export type MutationDeleteDoctorArgs = {
  id: Scalars['ID']['input'];
};


/** Write operations, one per request. */
export type MutationSaveFavouriteArgs = {
  hospitalId?: InputMaybe<Scalars['ID']['input']>;
  doctorId?: InputMaybe<Scalars['ID']['input']>;
  serviceId?: InputMaybe<Scalars['ID']['input']>;
};


/** Write operations, one per request. */
export type MutationRemoveFavouriteArgs = {
  hospitalId?: InputMaybe<Scalars['ID']['input']>;
  doctorId?: InputMaybe<Scalars['ID']['input']>;
};


/** Write operations, one per request. */
export type MutationCreateHealthServiceArgs = {
  input: HealthServiceInput;
};


/** Write operations, one per request. */
export type MutationUpdateHealthServiceArgs = {
  id: Scalars['ID']['input'];
  input: HealthServiceUpdate;
};


/** Write operations, one per request. */
export type MutationDeleteHealthServiceArgs = {
  id: Scalars['ID']['input'];
};


/** Write operations, one per request. */
export type MutationHoldMovesArgs = {
  appointments: Array<HeldMoveTarget>;
  move: HeldMoveKind;
  note?: InputMaybe<Scalars['String']['input']>;
};


/** Write operations, one per request. */
export type MutationUndoMovesArgs = {
  appointmentIds: Array<Scalars['ID']['input']>;
};


/** Write operations, one per request. */
export type MutationConfirmHospitalAddressArgs = {
  token: Scalars['String']['input'];
};


/** Write operations, one per request. */
export type MutationAskHospitalAddressArgs = {
  hospitalId?: InputMaybe<Scalars['ID']['input']>;
  email: Scalars['String']['input'];
};


/** Write operations, one per request. */
export type MutationCreateHospitalArgs = {
  input: HospitalInput;
};


/** Write operations, one per request. */
export type MutationUpdateHospitalArgs = {
  id: Scalars['ID']['input'];
  input: HospitalUpdate;
};


/** Write operations, one per request. */
export type MutationDeleteHospitalArgs = {
  id: Scalars['ID']['input'];
};


/** Write operations, one per request. */
export type MutationLinkHealthServiceArgs = {
  hospitalId: Scalars['ID']['input'];
  serviceId: Scalars['ID']['input'];
  price?: InputMaybe<Scalars['Float']['input']>;
  currency?: InputMaybe<Currency>;
  onRequest?: InputMaybe<Scalars['Boolean']['input']>;
  channels?: InputMaybe<Array<Channel>>;
  consultationPrice?: InputMaybe<Scalars['Float']['input']>;
  consultationCurrency?: InputMaybe<Currency>;
  consultationMinutes?: InputMaybe<Scalars['Int']['input']>;
  nights?: InputMaybe<Scalars['Int']['input']>;
  stayDays?: InputMaybe<Scalars['Int']['input']>;
  priceIncludes?: InputMaybe<Array<PricePart>>;
  priceExcludes?: InputMaybe<Array<PricePart>>;
};


/** Write operations, one per request. */
export type MutationUnlinkHealthServiceArgs = {
  hospitalId: Scalars['ID']['input'];
  serviceId: Scalars['ID']['input'];
};


/** Write operations, one per request. */
export type MutationStartImportArgs = {
  id: Scalars['ID']['input'];
};


/** Write operations, one per request. */
export type MutationCancelImportArgs = {
  id: Scalars['ID']['input'];
};


/** Write operations, one per request. */
export type MutationUndoImportArgs = {
  id: Scalars['ID']['input'];
};


/** Write operations, one per request. */
export type MutationSnoozeInboxItemArgs = {
  hospitalId?: InputMaybe<Scalars['ID']['input']>;
  id: Scalars['ID']['input'];
  until?: InputMaybe<Scalars['DateTime']['input']>;
};


/** Write operations, one per request. */
export type MutationAssignInboxItemArgs = {
  hospitalId?: InputMaybe<Scalars['ID']['input']>;
  id: Scalars['ID']['input'];
  userId?: InputMaybe<Scalars['ID']['input']>;
};


/** Write operations, one per request. */
export type MutationChangeActivationArgs = {
  input: ActivationInput;
};


/** Write operations, one per request. */
export type MutationUndoActivationArgs = {
  id: Scalars['ID']['input'];
};


/** Write operations, one per request. */
export type MutationCreateUserArgs = {
  input: UserInput;
};


/** Write operations, one per request. */
export type MutationInviteUserArgs = {
  input: InvitationInput;
};


/** Write operations, one per request. */
export type MutationRepeatInvitationArgs = {
  id: Scalars['ID']['input'];
};


/** Write operations, one per request. */
export type MutationUpdateUserArgs = {
  id: Scalars['ID']['input'];
  input: UserUpdate;
};


/** Write operations, one per request. */
export type MutationDeleteUserArgs = {
  id: Scalars['ID']['input'];
};


/** Write operations, one per request. */
export type MutationCreateMessageTemplateArgs = {
  hospitalId?: InputMaybe<Scalars['ID']['input']>;
  input: MessageTemplateInput;
};


/** Write operations, one per request. */
export type MutationUpdateMessageTemplateArgs = {
  hospitalId?: InputMaybe<Scalars['ID']['input']>;
  id: Scalars['ID']['input'];
  input: MessageTemplateUpdate;
};


/** Write operations, one per request. */
export type MutationDeleteMessageTemplateArgs = {
  hospitalId?: InputMaybe<Scalars['ID']['input']>;
  id: Scalars['ID']['input'];
};


/** Write operations, one per request. */
export type MutationSendMessageArgs = {
  appointmentId: Scalars['ID']['input'];
  message: Scalars['String']['input'];
};


/** Write operations, one per request. */
export type MutationSubscribeToNewsletterArgs = {
  email: Scalars['String']['input'];
  language?: InputMaybe<UiLanguage>;
};


/** Write operations, one per request. */
export type MutationConfirmNewsletterArgs = {
  token: Scalars['String']['input'];
};


/** Write operations, one per request. */
export type MutationLeaveNewsletterArgs = {
  token: Scalars['String']['input'];
};


/** Write operations, one per request. */
export type MutationRemoveSubscriberArgs = {
  id: Scalars['ID']['input'];
};


/** Write operations, one per request. */
export type MutationRetryDeadLetterArgs = {
  id: Scalars['ID']['input'];
};


/** Write operations, one per request. */
export type MutationDropMailArgs = {
  id: Scalars['ID']['input'];
  reason: Scalars['String']['input'];
};


/** Write operations, one per request. */
export type MutationAddPersonArgs = {
  input: PersonInput;
};


/** Write operations, one per request. */
export type MutationUpdatePersonArgs = {
  id: Scalars['ID']['input'];
  input: PersonUpdate;
};


/** Write operations, one per request. */
export type MutationRemovePersonArgs = {
  id: Scalars['ID']['input'];
};


/** Write operations, one per request. */
export type MutationBookByPhoneArgs = {
  hospitalId?: InputMaybe<Scalars['ID']['input']>;
  input: PhoneBookingInput;
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};


/** Write operations, one per request. */
export type MutationRequestAccountDeletionArgs = {
  password: Scalars['String']['input'];
  code?: InputMaybe<Scalars['String']['input']>;
};


/** Write operations, one per request. */
export type MutationAnswerProposalByLinkArgs = {
  token: Scalars['String']['input'];
  accept: Scalars['Boolean']['input'];
  proposalId?: InputMaybe<Scalars['ID']['input']>;
};


/** Write operations, one per request. */
export type MutationProposeTimeArgs = {
  appointmentId: Scalars['ID']['input'];
  input: ProposalInput;
};


/** Write operations, one per request. */
export type MutationAnswerProposalArgs = {
  appointmentId: Scalars['ID']['input'];
  proposalId: Scalars['ID']['input'];
  accept: Scalars['Boolean']['input'];
  note?: InputMaybe<Scalars['String']['input']>;
};


/** Write operations, one per request. */
export type MutationMarkProposalSeenArgs = {
  appointmentId: Scalars['ID']['input'];
  proposalId: Scalars['ID']['input'];
};


/** Write operations, one per request. */
export type MutationWithdrawProposalArgs = {
  appointmentId: Scalars['ID']['input'];
  proposalId: Scalars['ID']['input'];
};


/** Write operations, one per request. */
export type MutationSubscribeToPushArgs = {
  input: PushSubscriptionInput;
};


/** Write operations, one per request. */
export type MutationUpdatePushNotificationsArgs = {
  input: NotificationsInput;
};


/** Write operations, one per request. */
export type MutationCreateQuoteLinkArgs = {
  id: Scalars['ID']['input'];
  input: QuoteLinkInput;
};


/** Write operations, one per request. */
export type MutationRevokeQuoteLinkArgs = {
  id: Scalars['ID']['input'];
};


/** Write operations, one per request. */
export type MutationOpenQuoteRequestArgs = {
  id: Scalars['ID']['input'];
  reason: Scalars['String']['input'];
};


/** Write operations, one per request. */
export type MutationSettleQuoteDisputeArgs = {
  id: Scalars['ID']['input'];
  input: QuoteSettlementInput;
};


/** Write operations, one per request. */
export type MutationSaveQuoteRequestArgs = {
  id?: InputMaybe<Scalars['ID']['input']>;
  input: QuoteRequestInput;
};


/** Write operations, one per request. */
export type MutationDeleteQuoteFileArgs = {
  id: Scalars['ID']['input'];
  fileId: Scalars['ID']['input'];
};


/** Write operations, one per request. */
export type MutationDeleteQuoteDraftArgs = {
  id: Scalars['ID']['input'];
};


/** Write operations, one per request. */
export type MutationSendQuoteRequestArgs = {
  id: Scalars['ID']['input'];
  consent: QuoteConsentInput;
};


/** Write operations, one per request. */
export type MutationAddQuoteHospitalArgs = {
  id: Scalars['ID']['input'];
  consent: QuoteConsentInput;
};


/** Write operations, one per request. */
export type MutationAnswerQuoteQuestionArgs = {
  id: Scalars['ID']['input'];
  text: Scalars['String']['input'];
};


/** Write operations, one per request. */
export type MutationAskQuoteHospitalArgs = {
  id: Scalars['ID']['input'];
  point?: InputMaybe<QuotePoint>;
  topic?: InputMaybe<QuoteTopic>;
  text?: InputMaybe<Scalars['String']['input']>;
};


/** Write operations, one per request. */
export type MutationWithdrawQuoteRequestArgs = {
  id: Scalars['ID']['input'];
};


/** Write operations, one per request. */
export type MutationWithdrawQuoteHospitalArgs = {
  id: Scalars['ID']['input'];
};


/** Write operations, one per request. */
export type MutationAcceptQuoteArgs = {
  id: Scalars['ID']['input'];
  input: AcceptQuoteInput;
};


/** Write operations, one per request. */
export type MutationAnswerQuoteChargesArgs = {
  id: Scalars['ID']['input'];
  agreed: Scalars['Boolean']['input'];
  note?: InputMaybe<Scalars['String']['input']>;
};


/** Write operations, one per request. */
export type MutationMarkQuoteRequestSeenArgs = {
  id: Scalars['ID']['input'];
};


/** Write operations, one per request. */
export type MutationAssignQuoteRequestArgs = {
  id: Scalars['ID']['input'];
  userId?: InputMaybe<Scalars['ID']['input']>;
};


/** Write operations, one per request. */
export type MutationAskQuoteQuestionArgs = {
  id: Scalars['ID']['input'];
  text: Scalars['String']['input'];
};


/** Write operations, one per request. */
export type MutationAnswerPatientQuestionArgs = {
  id: Scalars['ID']['input'];
  questionId: Scalars['ID']['input'];
  text: Scalars['String']['input'];
};


/** Write operations, one per request. */
export type MutationDeclineQuoteRequestArgs = {
  id: Scalars['ID']['input'];
  reason: Scalars['String']['input'];
};


/** Write operations, one per request. */
export type MutationSaveQuoteArgs = {
  id: Scalars['ID']['input'];
  input: QuoteInput;
  basedOn?: InputMaybe<Scalars['DateTime']['input']>;
};


/** Write operations, one per request. */
export type MutationRemoveQuoteAttachmentArgs = {
  id: Scalars['ID']['input'];
  attachmentId: Scalars['ID']['input'];
};


/** Write operations, one per request. */
export type MutationProposeQuotePlanArgs = {
  id: Scalars['ID']['input'];
};


/** Write operations, one per request. */
export type MutationSendQuoteArgs = {
  id: Scalars['ID']['input'];
};


/** Write operations, one per request. */
export type MutationRecordQuoteChargesArgs = {
  id: Scalars['ID']['input'];
  charges: Array<QuoteChargeInput>;
};


/** Write operations, one per request. */
export type MutationCreateQuoteTemplateArgs = {
  hospitalId?: InputMaybe<Scalars['ID']['input']>;
  input: QuoteTemplateInput;
};


/** Write operations, one per request. */
export type MutationUpdateQuoteTemplateArgs = {
  hospitalId?: InputMaybe<Scalars['ID']['input']>;
  id: Scalars['ID']['input'];
  input: QuoteTemplateUpdate;
};


/** Write operations, one per request. */
export type MutationDeleteQuoteTemplateArgs = {
  hospitalId?: InputMaybe<Scalars['ID']['input']>;
  id: Scalars['ID']['input'];
};


/** Write operations, one per request. */
export type MutationCreateReportArgs = {
  hospitalId?: InputMaybe<Scalars['ID']['input']>;
  input: ReportInput;
};


/** Write operations, one per request. */
export type MutationCancelReportArgs = {
  hospitalId?: InputMaybe<Scalars['ID']['input']>;
  id: Scalars['ID']['input'];
};


/** Write operations, one per request. */
export type MutationDeleteReportArgs = {
  hospitalId?: InputMaybe<Scalars['ID']['input']>;
  id: Scalars['ID']['input'];
};


/** Write operations, one per request. */
export type MutationSendRequestArgs = {
  input: RequestInput;
};


/** Write operations, one per request. */
export type MutationUpdateRequestArgs = {
  id: Scalars['ID']['input'];
  input: RequestUpdate;
};


/** Write operations, one per request. */
export type MutationNoteRequestArgs = {
  id: Scalars['ID']['input'];
  note: Scalars['String']['input'];
};


/** Write operations, one per request. */
export type MutationAnswerRequestArgs = {
  id: Scalars['ID']['input'];
  answer: Scalars['String']['input'];
};


/** Write operations, one per request. */
export type MutationCreateReviewArgs = {
  appointmentId: Scalars['ID']['input'];
  input: ReviewInput;
};


/** Write operations, one per request. */
export type MutationUpdateReviewArgs = {
  id: Scalars['ID']['input'];
  input: ReviewInput;
};


/** Write operations, one per request. */
export type MutationReportReviewArgs = {
  id: Scalars['ID']['input'];
  reason: Scalars['String']['input'];
};


/** Write operations, one per request. */
export type MutationReplyToReviewArgs = {
  id: Scalars['ID']['input'];
  reply: Scalars['String']['input'];
};


/** Write operations, one per request. */
export type MutationSettleReviewArgs = {
  id: Scalars['ID']['input'];
  hide: Scalars['Boolean']['input'];
  reason?: InputMaybe<Scalars['String']['input']>;
};


/** Write operations, one per request. */
export type MutationRestoreReviewArgs = {
  id: Scalars['ID']['input'];
  reason: Scalars['String']['input'];
};


/** Write operations, one per request. */
export type MutationSetRoomsArgs = {
  hospitalId?: InputMaybe<Scalars['ID']['input']>;
  names: Array<Scalars['String']['input']>;
};


/** Write operations, one per request. */
export type MutationSetAppointmentRoomArgs = {
  appointmentId: Scalars['ID']['input'];
  roomId?: InputMaybe<Scalars['ID']['input']>;
};


/** Write operations, one per request. */
export type MutationDecideRuleArgs = {
  id: Scalars['ID']['input'];
  isOn: Scalars['Boolean']['input'];
  reason: Scalars['String']['input'];
};


/** Write operations, one per request. */
export type MutationSaveSearchArgs = {
  input: SavedSearchInput;
};


/** Write operations, one per request. */
export type MutationUpdateSavedSearchArgs = {
  searchId: Scalars['ID']['input'];
  input: SavedSearchUpdate;
};


/** Write operations, one per request. */
export type MutationRemoveSavedSearchArgs = {
  searchId: Scalars['ID']['input'];
};


/** Write operations, one per request. */
export type MutationStopSearchMailsArgs = {
  token: Scalars['String']['input'];
};


/** Write operations, one per request. */
export type MutationUpdateSettingsArgs = {
  input: SettingsInput;
};


/** Write operations, one per request. */
export type MutationUpdateTermArgs = {
  id: Scalars['ID']['input'];
  input: TermUpdate;
};


/** Write operations, one per request. */
export type MutationInviteTeamMemberArgs = {
  hospitalId?: InputMaybe<Scalars['ID']['input']>;
  input: TeamInvitation;
};


/** Write operations, one per request. */
export type MutationInviteTeamMemberAgainArgs = {
  hospitalId?: InputMaybe<Scalars['ID']['input']>;
  id: Scalars['ID']['input'];
};


/** Write operations, one per request. */
export type MutationUpdateTeamMemberArgs = {
  hospitalId?: InputMaybe<Scalars['ID']['input']>;
  id: Scalars['ID']['input'];
  hospitalRole: HospitalRole;
  doctorId?: InputMaybe<Scalars['ID']['input']>;
};


/** Write operations, one per request. */
export type MutationRemoveTeamMemberArgs = {
  hospitalId?: InputMaybe<Scalars['ID']['input']>;
  id: Scalars['ID']['input'];
};


/** Write operations, one per request. */
export type MutationAdvanceTestClockArgs = {
  minutes: Scalars['Int']['input'];
};


/** Write operations, one per request. */
export type MutationCreateTestKeyArgs = {
  input: TestKeyInput;
};


/** Write operations, one per request. */
export type MutationRevokeTestKeyArgs = {
  id: Scalars['ID']['input'];
};


/** Write operations, one per request. */
export type MutationCreateTestWebhookArgs = {
  input: TestWebhookInput;
};


/** Write operations, one per request. */
export type MutationDeleteTestWebhookArgs = {
  id: Scalars['ID']['input'];
};


/** Write operations, one per request. */
export type MutationFireTestEventArgs = {
  event: Scalars['String']['input'];
};


/** Write operations, one per request. */
export type MutationUpdateProfileArgs = {
  input: ProfileInput;
};


/** Write operations, one per request. */
export type MutationUpdateNotificationsArgs = {
  input: NotificationsInput;
};


/** Write operations, one per request. */
export type MutationUpdateLanguageArgs = {
  language: Scalars['String']['input'];
};


/** Write operations, one per request. */
export type MutationUpdatePageLanguageArgs = {
  language: Scalars['String']['input'];
};


/** Write operations, one per request. */
export type MutationUpdateTravelDatesArgs = {
  dates?: InputMaybe<Scalars['String']['input']>;
};


/** Write operations, one per request. */
export type MutationUpdateTimeZoneArgs = {
  timeZone?: InputMaybe<Scalars['String']['input']>;
};


/** Write operations, one per request. */
export type MutationWaitForTimeArgs = {
  input: WaitingInput;
};


/** Write operations, one per request. */
export type MutationWaitForEarlierTimeArgs = {
  appointmentId: Scalars['ID']['input'];
  input: EarlierTimeInput;
};


/** Write operations, one per request. */
export type MutationLeaveWaitingListArgs = {
  entryId: Scalars['ID']['input'];
};


/** Write operations, one per request. */
export type MutationAnswerWaitingOfferByLinkArgs = {
  token: Scalars['String']['input'];
  claim: Scalars['Boolean']['input'];
};


/** Write operations, one per request. */
export type MutationCreateWebhookArgs = {
  input: WebhookInput;
};


/** Write operations, one per request. */
export type MutationUpdateWebhookArgs = {
  id: Scalars['ID']['input'];
  input: WebhookUpdate;
};


/** Write operations, one per request. */
export type MutationDeleteWebhookArgs = {
  id: Scalars['ID']['input'];
};


/** Write operations, one per request. */
export type MutationRollWebhookSecretArgs = {
  id: Scalars['ID']['input'];
};


/** Write operations, one per request. */
export type MutationTestWebhookArgs = {
  id: Scalars['ID']['input'];
};


/** Write operations, one per request. */
export type MutationReplayWebhookDeliveryArgs = {
  webhookId: Scalars['ID']['input'];
  deliveryId: Scalars['ID']['input'];
};

/** Filter for the activity log. Each field narrows the result. */
export type ActivitySearch = {
  /**
   * Search text, matched against the changed record and the name or e-mail address of the person who
   * changed it.
   */
  q?: InputMaybe<Scalars['String']['input']>;
  /** Kind of the changed record. */
  kind?: InputMaybe<SubjectKind>;
  /** Only actions of this user. */
  actorId?: InputMaybe<Scalars['ID']['input']>;
  /** Only actions on this record. */
  subjectId?: InputMaybe<Scalars['ID']['input']>;
  /** Only actions on records of this hospital. */
  hospitalId?: InputMaybe<Scalars['ID']['input']>;
  /** First day, in Istanbul. */
  from?: InputMaybe<Scalars['Date']['input']>;
  /** Last day, inclusive, in Istanbul. */
  to?: InputMaybe<Scalars['Date']['input']>;
  /** Order by time: desc (default) or asc. */
  direction?: InputMaybe<Scalars['String']['input']>;
};

/** Kind of record that an action changes. */
export type SubjectKind =
  /** A hospital or its list of treatments. */
  | 'hospital'
  /** A doctor or the doctor's list of treatments. */
  | 'doctor'
  /** A treatment. */
  | 'health_service'
  /** The names of a specialty or category. */
  | 'term'
  /** A user account. */
  | 'user'
  /** An appointment whose notes, messages or files an administrator opened. */
  | 'appointment'
  /** A review. */
  | 'review'
  /** A mail that could not be delivered. */
  | 'outbox'
  /** Operator settings. */
  | 'settings'
  /** An imported list. */
  | 'import'
  /** A certificate of a hospital. */
  | 'certificate'
  /** A request to the operator. */
  | 'request'
  /** A request of a patient for quotes. */
  | 'quote_request'
  /** An API key. */
  | 'api_key'
  /** A webhook. */
  | 'webhook'
  /** A report of a hospital. */
  | 'report';

/** One page of the activity log. */
export type ActivityPage = {
  __typename?: 'ActivityPage';
  /** Entries. */
  items: Array<Activity>;
  /** Total number of records. */
  total: Scalars['Int']['output'];
  /** Page number, starting at 1. */
  page: Scalars['Int']['output'];
  /** Records per page. */
  limit: Scalars['Int']['output'];
  /** Last page that can be requested. */
  totalPages: Scalars['Int']['output'];
};

/** An entry of the activity log. Entries are never changed. */
export type Activity = {
  __typename?: 'Activity';
  /** UUID. */
  id: Scalars['ID']['output'];
  /** Time of the action. */
  createdAt: Scalars['DateTime']['output'];
  /** User who acted. Null for a command or a job. */
  actorId?: Maybe<Scalars['ID']['output']>;
  /** Current name of that user. Null when the account was deleted. */
  actorName?: Maybe<Scalars['String']['output']>;
  /** Name of the action, for example `hospital.update`. */
  action: Scalars['String']['output'];
  /** Kind of the changed record. Null when it is none of these kinds. */
  kind?: Maybe<SubjectKind>;
  /** UUID of the changed record. */
  subjectId?: Maybe<Scalars['ID']['output']>;
  /** Name of the record, or its last name if it was deleted. Null when it has no name. */
  subjectName?: Maybe<Scalars['String']['output']>;
  /** Changed fields before the action, as JSON. Null for a created record. */
  before?: Maybe<Scalars['String']['output']>;
  /** Changed fields after the action, as JSON. Null for a deleted record. */
  after?: Maybe<Scalars['String']['output']>;
  /** Names of changed fields whose values are not kept, such as those of an account. */
  fields: Array<Scalars['String']['output']>;
  /** UUID of the hospital that the record belongs to. */
  hospitalId?: Maybe<Scalars['ID']['output']>;
  /** Reason given for opening another person's data. */
  reason?: Maybe<Scalars['String']['output']>;
  /**
   * Network of the request: the first 24 bits of an IPv4 address, the first 48 bits of an IPv6
   * address.
   */
  network?: Maybe<Scalars['String']['output']>;
};

/** Details of a new key. */
export type ApiKeyInput = {
  /** Name, at most 60 characters. */
  name: Scalars['String']['input'];
  /**
   * Scopes: `catalogue:read`, `profile:read`, `appointments:read`, `appointments:write`,
   * `messages:read`, `messages:write`, and for hospital staff `portal:read` and `portal:write`.
   * `write` includes `read`.
   */
  scopes: Array<Scalars['String']['input']>;
  /** Lifetime in days, 1 to 730. Null for a key that does not expire. */
  expiresInDays?: InputMaybe<Scalars['Int']['input']>;
  /** Password of the account. Failed attempts are limited like those at sign-in. */
  password: Scalars['String']['input'];
  /** Required while two-factor sign-in is on: authenticator code or recovery code. Each works once. */
  code?: InputMaybe<Scalars['String']['input']>;
};

/** A key with which a program acts for its owner. The secret itself is not stored. */
export type ApiKey = {
  __typename?: 'ApiKey';
  /** UUID; also the `client_id` at `/oauth/token`. */
  id: Scalars['ID']['output'];
  /** Name given by the owner. */
  name: Scalars['String']['output'];
  /** First characters of the secret, by which the owner recognises the key. */
  prefix: Scalars['String']['output'];
  /** Scopes; `write` includes `read`. */
  scopes: Array<Scalars['String']['output']>;
  /** Time of creation. */
  createdAt: Scalars['DateTime']['output'];
  /** Time of the last use, to the minute. Null if never used. */
  lastUsedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Expiry. Null if the key does not expire. */
  expiresAt?: Maybe<Scalars['DateTime']['output']>;
  /** Time of revocation. Null if not revoked. */
  revokedAt?: Maybe<Scalars['DateTime']['output']>;
};

/** A newly created key. */
export type NewApiKey = {
  __typename?: 'NewApiKey';
  /** UUID of the key. */
  id: Scalars['ID']['output'];
  /** The secret, `hk_live_…`. It is shown only once. */
  secret: Scalars['String']['output'];
  /** The stored record of the key. */
  apiKey: ApiKey;
};

/** A note for the staff of a hospital. */
export type InternalNote = {
  __typename?: 'InternalNote';
  /** UUID. */
  id: Scalars['ID']['output'];
  /** UUID of the appointment. */
  appointmentId: Scalars['ID']['output'];
  /** First and last name of the author at the time of writing. */
  authorName: Scalars['String']['output'];
  /** The text. */
  note: Scalars['String']['output'];
  /** Time of writing. */
  createdAt: Scalars['DateTime']['output'];
};

/** Status of an appointment. Completed and cancelled are final. */
export type AppointmentStatus =
  /** Requested; the hospital has not answered yet. */
  | 'pending'
  /** Confirmed by the hospital. */
  | 'confirmed'
  /** The visit took place. Final; the patient may review it. */
  | 'completed'
  /** Cancelled; its slot is free again. Final. */
  | 'cancelled';

/** How far a visit has come on its day. */
export type Arrival =
  /** The patient has not arrived. */
  | 'expected'
  /** The patient has arrived and waits. */
  | 'arrived'
  /** The patient is with the doctor. */
  | 'with_doctor';

/** Tab of an appointment list. Upcoming is pending or confirmed; past is completed or cancelled. */
export type AppointmentTab =
  /** Any status. */
  | 'all'
  /** Pending or confirmed. */
  | 'upcoming'
  /** Completed or cancelled. */
  | 'past';

/** One day of a calendar. */
export type AvailableDay = {
  __typename?: 'AvailableDay';
  /** Day in the hospital's time zone. */
  date: Scalars['Date']['output'];
  /**
   * Reason why the day cannot be booked: past, sunday, closed, holiday, away or too_far. Null on a day
   * with times.
   */
  refusal?: Maybe<Scalars['String']['output']>;
  /** All times of the day, in order. */
  times: Array<AvailableTime>;
};

/** A time at which an appointment could begin. */
export type AvailableTime = {
  __typename?: 'AvailableTime';
  /** Wall-clock time at the hospital. */
  time: Scalars['Time']['output'];
  /** False if the time is taken, past or within the hospital's minimum notice. */
  available: Scalars['Boolean']['output'];
};

/** An appointment as its patient, the staff of its hospital and administrators may read it. */
export type Appointment = {
  __typename?: 'Appointment';
  /** UUID. */
  id: Scalars['ID']['output'];
  /** Booking ID for people: `BK-` and 8 unambiguous letters and digits. */
  bookingId: Scalars['String']['output'];
  /** Current status. */
  status: AppointmentStatus;
  /** Hospital of the appointment. */
  hospital: Hospital;
  /** Booked service. */
  service: HealthService;
  /** Doctor of the appointment. Null for the calendar of the service. */
  doctor?: Maybe<Doctor>;
  /** Day in the hospital's time zone. */
  date: Scalars['Date']['output'];
  /** Wall-clock time at the hospital. */
  time: Scalars['Time']['output'];
  /** Start as an instant. */
  startsAt: Scalars['DateTime']['output'];
  /** Length in minutes. */
  durationMinutes: Scalars['Int']['output'];
  /** Type of the visit. */
  visitType: VisitType;
  /** How the visit takes place. */
  channel: Channel;
  /** Whether it is the first consultation of a procedure. */
  isFirstConsultation: Scalars['Boolean']['output'];
  /** Price of the first consultation of a procedure at the time of booking; 0 is free. Null if unknown. */
  consultationPrice?: Maybe<Scalars['Float']['output']>;
  /** Currency of `consultationPrice`. Null without one. */
  consultationCurrency?: Maybe<Currency>;
  /**
   * When the link of a confirmed video visit is shown: 15 minutes before its start. Null for other
   * appointments.
   */
  meetingOpensAt?: Maybe<Scalars['DateTime']['output']>;
  /**
   * Link of a confirmed video visit, from 15 minutes before its start until its end. Null at other
   * times, and without a meeting address of the doctor.
   */
  meetingUrl?: Maybe<Scalars['String']['output']>;
  /** First and last name of the patient. */
  patientName: Scalars['String']['output'];
  /** First name of the patient, as given at booking. */
  patientFirstName: Scalars['String']['output'];
  /** Last name of the patient, as given at booking. */
  patientLastName: Scalars['String']['output'];
  /**
   * Birth date of the patient, as given at booking. Health data, like age, sex and language. Null if
   * unknown.
   */
  patientBirthDate?: Maybe<Scalars['Date']['output']>;
  /** Age of the patient in years on the day of the visit. Null if unknown. */
  patientAge?: Maybe<Scalars['Int']['output']>;
  /** Sex of the patient: female, male or other. Null if unknown. */
  patientSex?: Maybe<Scalars['String']['output']>;
  /** ISO 639 code of the language that the patient speaks best. Null if unknown. */
  patientLanguage?: Maybe<Scalars['String']['output']>;
  /** Person of the viewer's account who is the patient. Null if the booker is the patient. */
  personId?: Maybe<Scalars['ID']['output']>;
  /** First and last name of the booker, who is not the patient. Null if the booker is the patient. */
  bookerName?: Maybe<Scalars['String']['output']>;
  /**
   * Relation of the booker to the patient: mother, father, guardian, wife, husband, daughter, son,
   * sister, brother, relative or friend. Null if the booker is the patient.
   */
  bookerRelation?: Maybe<Scalars['String']['output']>;
  /** E-mail address for questions about the visit, as given at booking. */
  patientEmail: Scalars['String']['output'];
  /** Phone number for questions about the visit, as given at booking. */
  patientPhone: Scalars['String']['output'];
  /** Notes of the patient for the hospital. Health data. Null if none. */
  notes?: Maybe<Scalars['String']['output']>;
  /** Time at which the hospital recorded a no-show. Null if it did not. A no-show is cancelled. */
  noShowAt?: Maybe<Scalars['DateTime']['output']>;
  /**
   * Number of earlier visits of the patient at this hospital, without cancelled ones. Null for the
   * patient, and without an account.
   */
  earlierVisits?: Maybe<Scalars['Int']['output']>;
  /**
   * Appointments of the same patient at this hospital with this one, newest first, at most 50. Empty
   * for the patient.
   */
  patientVisits: Array<Appointment>;
  /** Time at which staff marked that the patient arrived. Null before. */
  arrivedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Time at which staff marked that the patient is with the doctor. Null before. */
  calledInAt?: Maybe<Scalars['DateTime']['output']>;
  /**
   * Price of the treatment at the time of booking, using the doctor's price if a doctor was chosen.
   * Null if on request.
   */
  price?: Maybe<Scalars['Float']['output']>;
  /** Currency of `price`. Null without a price. */
  currency?: Maybe<Currency>;
  /**
   * True for an administrator without break-glass access (`openAppointment`). Notes are then null,
   * messages and files are empty, and requesting them is refused (`reason_required`).
   */
  contentsHidden: Scalars['Boolean']['output'];
  /** Status changes that the viewer may make now. */
  allowedMoves: Array<AppointmentStatus>;
  /**
   * Another time that the patient has asked for. Until the hospital confirms it, the appointment stays
   * at its own time. Null without one.
   */
  moveRequest?: Maybe<MoveRequest>;
  /** History, oldest first. */
  events: Array<AppointmentEvent>;
  /** Time of booking. */
  createdAt: Scalars['DateTime']['output'];
  /** Time of the last change; pass it as `basedOn` when editing. */
  updatedAt: Scalars['DateTime']['output'];
  /** Internal notes of the staff, oldest first. Empty for the patient. */
  internalNotes: Array<InternalNote>;
  /** Documents uploaded by patient or hospital, oldest first, at most 50. */
  files: Array<File>;
  /** Change of status that can still be undone. Null without one, and for the patient. */
  heldMove?: Maybe<HeldMove>;
  /**
   * Latest messages of the conversation, oldest first: 50 by default, optionally before a given
   * message.
   */
  messages: Array<Message>;
  /** Latest message. Requesting it does not mark it as read. Null without messages. */
  lastMessage?: Maybe<Message>;
  /**
   * Number of messages unread by the patient, or for others, messages of the patient unread by the
   * hospital.
   */
  unreadMessages: Scalars['Int']['output'];
  /** Proposal that waits for the patient's answer: the first of its times. Null without one. */
  proposal?: Maybe<TimeProposal>;
  /** All times of that proposal, by time, at most three. The patient accepts one of them. */
  proposals: Array<TimeProposal>;
  /** Review of the appointment by its patient. */
  review?: Maybe<Review>;
  /** Whether the viewer may review the appointment now. */
  canReview: Scalars['Boolean']['output'];
  /**
   * Decision about the review, for its author and administrators. Null without a decision that was
   * sent to the author.
   */
  reviewDecision?: Maybe<ReviewDecision>;
  /** Room of the visit. Null if none is chosen. */
  room?: Maybe<Room>;
};


/** An appointment as its patient, the staff of its hospital and administrators may read it. */
export type AppointmentMessagesArgs = {
  limit?: InputMaybe<Scalars['Int']['input']>;
  before?: InputMaybe<Scalars['ID']['input']>;
};

/**
 * Another time that the patient of a confirmed appointment has asked for. It is held until the
 * hospital answers, at most 72 hours and not beyond the start of the appointment.
 */
export type MoveRequest = {
  __typename?: 'MoveRequest';
  /** UUID, for `answerProposal` and `withdrawProposal`. */
  id: Scalars['ID']['output'];
  /** Requested day in the hospital's time zone. */
  date: Scalars['Date']['output'];
  /** Requested wall-clock time at the hospital. */
  time: Scalars['Time']['output'];
  /** Requested start as an instant. */
  startsAt: Scalars['DateTime']['output'];
  /** Time at which the request expires and the appointment keeps its time. */
  expiresAt: Scalars['DateTime']['output'];
  /** Time of the request. */
  createdAt: Scalars['DateTime']['output'];
};

/** An event in the history of an appointment. */
export type AppointmentEvent = {
  __typename?: 'AppointmentEvent';
  /** UUID. */
  id: Scalars['ID']['output'];
  /**
   * booked, status, rescheduled, doctor, notes, no_show, or opened (an administrator read notes,
   * messages or files for the reason in `note`). For a time proposed by the hospital: proposed,
   * accepted, declined, expired, withdrawn. For one requested by the patient: move_requested,
   * move_confirmed, move_declined, move_expired, move_withdrawn.
   */
  kind: Scalars['String']['output'];
  /** Role of the user who acted. */
  actorRole: Role;
  /** Name of the user who acted. Null once the account is deleted. */
  actorName?: Maybe<Scalars['String']['output']>;
  /** Previous status. Null if unchanged. */
  fromStatus?: Maybe<AppointmentStatus>;
  /** New status. Null if unchanged. */
  toStatus?: Maybe<AppointmentStatus>;
  /** Note about the event, visible to patient and hospital. Null if none. */
  note?: Maybe<Scalars['String']['output']>;
  /** Changed values, such as date and time of a rescheduled appointment. */
  changes: Array<EventChange>;
  /** Time of the event. */
  createdAt: Scalars['DateTime']['output'];
};

/** A changed value. */
export type EventChange = {
  __typename?: 'EventChange';
  /** date, time or doctorId. */
  field: Scalars['String']['output'];
  /** Previous value. */
  from?: Maybe<Scalars['String']['output']>;
  /** New value. */
  to?: Maybe<Scalars['String']['output']>;
};

/** One page of appointments. */
export type AppointmentPage = {
  __typename?: 'AppointmentPage';
  /** The appointments of this page. */
  items: Array<Appointment>;
  /** Total number of appointments. */
  total: Scalars['Int']['output'];
  /** Page number, starting at 1. */
  page: Scalars['Int']['output'];
  /** Records per page. */
  limit: Scalars['Int']['output'];
  /** Last page that can be requested. */
  totalPages: Scalars['Int']['output'];
};

/** Appointment counts of a hospital. */
export type AppointmentSummary = {
  __typename?: 'AppointmentSummary';
  /** Appointments on the hospital's current day, without cancelled ones. */
  today: Scalars['Int']['output'];
  /** Requests that the hospital has not answered yet. */
  pending: Scalars['Int']['output'];
  /** Confirmed appointments. */
  confirmed: Scalars['Int']['output'];
  /** Completed visits. */
  completed: Scalars['Int']['output'];
  /** All appointments, including cancelled ones. */
  total: Scalars['Int']['output'];
};

/** Filter for the activity log. Each field narrows the result. */
export type AppointmentSearch = {
  /** all, pending, confirmed, completed or cancelled. Null for all. */
  status?: InputMaybe<Scalars['String']['input']>;
  /** Search text: patient, booking ID, service or doctor. */
  q?: InputMaybe<Scalars['String']['input']>;
  /**
   * next, earliest, latest, waiting or newest. The default is next: upcoming appointments soonest first, then past
   * ones, the latest first. Pending ones: those of today first, then the longest waiting. One day: by time.
   */
  sort?: InputMaybe<Scalars['String']['input']>;
  /** First day, in the hospital's time zone. */
  from?: InputMaybe<Scalars['Date']['input']>;
  /** Last day, in the hospital's time zone. */
  to?: InputMaybe<Scalars['Date']['input']>;
  /** UUID of a hospital, for administrators. Staff always have their own. */
  hospitalId?: InputMaybe<Scalars['ID']['input']>;
  /** Only appointments with this doctor. */
  doctorId?: InputMaybe<Scalars['ID']['input']>;
  /** Only appointments for this service. */
  serviceId?: InputMaybe<Scalars['ID']['input']>;
  /** Only requests unanswered for 48 hours, oldest first. */
  overdue?: InputMaybe<Scalars['Boolean']['input']>;
  /** Only appointments with an unread message from the patient. */
  unread?: InputMaybe<Scalars['Boolean']['input']>;
};

/** The booker of an appointment, who is the patient unless another one is named. */
export type PatientInfoInput = {
  /** Birth date. By default the one of the profile. Not used for somebody else. */
  birthDate?: InputMaybe<Scalars['Date']['input']>;
  /** female, male or other. Not used for somebody else. */
  sex?: InputMaybe<Scalars['String']['input']>;
  /** ISO 639 code. By default the language of the account. Not used for somebody else. */
  language?: InputMaybe<Scalars['String']['input']>;
  /** At most 100 characters. */
  firstName: Scalars['String']['input'];
  /** At most 100 characters. */
  lastName: Scalars['String']['input'];
  /** E-mail address for the hospital. Mails of Hekima go to the address of the account. */
  email: Scalars['String']['input'];
  /**
   * Phone number: begins with + or a digit, followed by digits, spaces, brackets, dots, dashes and
   * slashes.
   */
  phone: Scalars['String']['input'];
};

/** Request for an appointment. */
export type BookingInput = {
  /** UUID of an active hospital. */
  hospitalId: Scalars['ID']['input'];
  /** UUID of a service offered by the hospital. */
  serviceId: Scalars['ID']['input'];
  /** UUID of a doctor of the hospital. Null for the calendar of the service. */
  doctorId?: InputMaybe<Scalars['ID']['input']>;
  /** The booker, who is the patient unless `patient` or `personId` is sent. */
  patientInfo: PatientInfoInput;
  /** Patient, if somebody else than the booker. Kept among the persons of the account. */
  patient?: InputMaybe<PersonInput>;
  /** Patient, if a person of the account. Send either this or `patient`. */
  personId?: InputMaybe<Scalars['ID']['input']>;
  /** Confirms that the booker is parent or legal guardian of a patient under 18. */
  guardianConsent?: InputMaybe<Scalars['Boolean']['input']>;
  /** Day in the hospital's time zone, at most 365 days ahead. */
  appointmentDate: Scalars['Date']['input'];
  /** A time that `availability` offers on that day. */
  appointmentTime: Scalars['Time']['input'];
  /** consultation or examination. By default the visit that the treatment is booked with. */
  visitType?: InputMaybe<VisitType>;
  /** in_person by default; video or phone if the hospital offers it. */
  channel?: InputMaybe<Channel>;
  /**
   * Notes for the hospital, at most 2,000 characters. Health data: only patient and hospital read
   * them.
   */
  notes?: InputMaybe<Scalars['String']['input']>;
};

/** Changes to an appointment. Omitted fields stay unchanged. */
export type AppointmentUpdate = {
  /** New day, in the hospital's time zone. Unchanged if omitted. */
  date?: InputMaybe<Scalars['Date']['input']>;
  /** New time, which must be available. Unchanged if omitted. */
  time?: InputMaybe<Scalars['Time']['input']>;
  /**
   * UUID of another doctor of the hospital (staff and administrators). Null for the calendar of the
   * service. Unchanged if omitted.
   */
  doctorId?: InputMaybe<Scalars['ID']['input']>;
  /**
   * Notes for the hospital, at most 2,000 characters. Null or empty removes them. Unchanged if
   * omitted.
   */
  notes?: InputMaybe<Scalars['String']['input']>;
  /**
   * `updatedAt` of the record that was read. The edit is refused (`stale_edit`) if the record has
   * changed since.
   */
  basedOn?: InputMaybe<Scalars['DateTime']['input']>;
};

/** Terms that decide how soon a hospital answers requests. */
export type AnswerTerms = {
  __typename?: 'AnswerTerms';
  /** `on_request` or `instant`: confirmed at once. */
  confirmation: Scalars['String']['output'];
  /** Minimum notice before a slot, in minutes. */
  noticeMinutes: Scalars['Int']['output'];
  /** Median time to the first answer in the last 180 days, in minutes. Null below 10 answers. */
  usualAnswerMinutes?: Maybe<Scalars['Int']['output']>;
};

/** Author of a message. */
export type ChatRole =
  /** The user. */
  | 'user'
  /** The assistant. */
  | 'assistant';

/** Source of an answer. */
export type AnsweredBy =
  /** The built-in guide: fixed rules without any external service. */
  | 'guide'
  /** A language model, within what the fixed rules allow. */
  | 'model';

/** Urgency of medical care. */
export type Urgency =
  /** Now: an emergency. */
  | 'immediate'
  /** Within 24 hours. */
  | 'urgent'
  /** Within about three days. */
  | 'soon'
  /** In a normal appointment. */
  | 'routine';

/** The person who suffers. */
export type Sufferer =
  /** The person who writes. */
  | 'self'
  /** Somebody else. */
  | 'other';

/** A language of the user interface. */
export type UiLanguage =
  /** English. */
  | 'en'
  /** Türkçe. */
  | 'tr'
  /** Русский. */
  | 'ru'
  /** العربية. */
  | 'ar';

/** The assistant of this installation. */
export type Assistant = {
  __typename?: 'Assistant';
  /** Source of answers that are not emergencies. */
  answeredBy: AnsweredBy;
  /** Host of the model's service. Null for the guide. */
  service?: Maybe<Scalars['String']['output']>;
  /** Whether the viewer's conversations are stored. Always false for visitors. */
  keepsConversations: Scalars['Boolean']['output'];
};

/** A conversation stored at the user's request. */
export type Conversation = {
  __typename?: 'Conversation';
  /** UUID. */
  id: Scalars['ID']['output'];
  /** First message. */
  begins: Scalars['String']['output'];
  /** Start time. */
  createdAt: Scalars['DateTime']['output'];
  /** Time of the last message. */
  updatedAt: Scalars['DateTime']['output'];
  /** Messages, oldest first. */
  messages: Array<KeptMessage>;
};

/** Summary of a stored conversation. */
export type ConversationInShort = {
  __typename?: 'ConversationInShort';
  /** UUID. */
  id: Scalars['ID']['output'];
  /** First message. */
  begins: Scalars['String']['output'];
  /** Start time. */
  createdAt: Scalars['DateTime']['output'];
  /** Time of the last message. */
  updatedAt: Scalars['DateTime']['output'];
};

/** A message of a stored conversation. */
export type KeptMessage = {
  __typename?: 'KeptMessage';
  /** Author of the message. */
  role: ChatRole;
  /** Plain text in paragraphs. */
  content: Scalars['String']['output'];
  /** For an answer: whether it reported an emergency. */
  emergency: Scalars['Boolean']['output'];
  /** For an answer: its source. */
  answeredBy?: Maybe<AnsweredBy>;
};

/** Input of a chat request. */
export type ChatInput = {
  /** 1 to 40 messages, oldest first. The last one is the user's. */
  messages: Array<ChatMessageInput>;
  /** Language of the answer. By default the language of the last message. */
  language?: InputMaybe<UiLanguage>;
  /** `guide` keeps the conversation away from any model. By default a model answers if there is one. */
  answerBy?: InputMaybe<AnsweredBy>;
  /** UUID of the stored conversation to continue, as returned by the last answer. */
  conversationId?: InputMaybe<Scalars['ID']['input']>;
  /** Cards on the user's screen, at most 400, not to be repeated: ids of hospitals and doctors, `id:hospitals:from` of treatments. */
  shown?: InputMaybe<Array<Scalars['String']['input']>>;
};

/** One message of a conversation. */
export type ChatMessageInput = {
  /** Author of the message. */
  role: ChatRole;
  /** Plain text, at most 2,000 characters for the user's messages and 20,000 for answers. */
  content: Scalars['String']['input'];
};

/** Answer of the assistant. */
export type ChatAnswer = {
  __typename?: 'ChatAnswer';
  /** The message. */
  message: ChatMessage;
  /** Urgency and specialties. */
  triage: ChatTriage;
  /** Questions to the user, at most two at once, with answers to choose from. */
  questions: Array<ChatQuestion>;
  /** Matching records. Empty in an emergency. */
  suggestions: ChatSuggestions;
  /** Source of this answer. */
  answeredBy: AnsweredBy;
  /** Language of the answer. */
  language: UiLanguage;
  /** UUID of the stored conversation. Null unless the user asked to store conversations. */
  conversationId?: Maybe<Scalars['ID']['output']>;
};

/** A message of the assistant. */
export type ChatMessage = {
  __typename?: 'ChatMessage';
  /** Always assistant. */
  role: ChatRole;
  /** Plain text in paragraphs. */
  content: Scalars['String']['output'];
};

/** How urgent something is, by fixed rules with public sources. */
export type ChatTriage = {
  __typename?: 'ChatTriage';
  /** Higher urgency of rules and model. Null while the assistant asks, or without a medical topic. */
  urgency?: Maybe<Urgency>;
  /** Whether a red flag was found. 112 is then shown first and nothing is offered for booking. */
  emergency: Scalars['Boolean']['output'];
  /** Rules that found an emergency. */
  redFlags: Array<RedFlag>;
  /** The person who suffers. First aid steps depend on it. */
  sufferer: Sufferer;
  /** At most three specialties, most likely first. */
  specialties: Array<Scalars['String']['output']>;
};

/** A rule that found an emergency. */
export type RedFlag = {
  __typename?: 'RedFlag';
  /** Stable ID of the rule. */
  id: Scalars['ID']['output'];
  /** Words of the user that triggered the rule. */
  words: Array<Scalars['String']['output']>;
  /** Public guidance on which the rule is based. */
  source: Scalars['String']['output'];
};

/** A question of the assistant. */
export type ChatQuestion = {
  __typename?: 'ChatQuestion';
  /** Stable key: where, duration, severity, age or pregnancy. */
  id: Scalars['ID']['output'];
  /** The question. */
  text: Scalars['String']['output'];
  /** Answers to choose from. Send the chosen one as the next message. */
  answers: Array<Scalars['String']['output']>;
};

/** Matching records of the database, best first, at most three of each kind. */
export type ChatSuggestions = {
  __typename?: 'ChatSuggestions';
  /** Matching hospitals, best first. */
  hospitals: Array<Hospital>;
  /** Matching doctors, best first. */
  doctors: Array<Doctor>;
  /** Matching treatments. */
  services: Array<HealthService>;
  /** `services` with hospital count and lowest price, narrowed as the user asked. */
  treatments: Array<TreatmentSuggestion>;
  /** City named by the user, for the search. */
  location?: Maybe<Scalars['String']['output']>;
  /** Languages named by the user, for the search. */
  languages: Array<Scalars['String']['output']>;
  /** Day named by the user, for the search: today, tomorrow, week or 24h. */
  availability?: Maybe<Scalars['String']['output']>;
  /** Price limit named by the user, for the search. Null if nothing is within it. */
  priceTo?: Maybe<Scalars['Float']['output']>;
  /** Currency of `priceTo`. */
  priceCurrency?: Maybe<Currency>;
};

/** An active session of the viewer. */
export type DeviceSession = {
  __typename?: 'DeviceSession';
  /** UUID. */
  id: Scalars['ID']['output'];
  /** Browser and operating system, if known. */
  device: Scalars['String']['output'];
  /** Start time. */
  createdAt: Scalars['DateTime']['output'];
  /** Time of the last use, to within five minutes. */
  lastUsedAt: Scalars['DateTime']['output'];
  /** Whether this is the session of the request. */
  current: Scalars['Boolean']['output'];
};

/** Data for setting up an authenticator app. */
export type TwoFactorSetup = {
  __typename?: 'TwoFactorSetup';
  /** Secret in Base32, for typing by hand. */
  secret: Scalars['String']['output'];
  /** `otpauth:` URI. */
  uri: Scalars['String']['output'];
  /** The URI as a QR code: an SVG data URI. */
  qrCode: Scalars['String']['output'];
};

/** Result of a sign-in. */
export type Session = {
  __typename?: 'Session';
  /** Bearer token for the `Authorization` header. */
  token: Scalars['String']['output'];
  /** Latest expiry. Ending the session ends the token earlier. */
  expiresAt: Scalars['DateTime']['output'];
  /** The signed-in user. */
  user: User;
};

/** E-mail address and password. */
export type LoginInput = {
  /** E-mail address in any letter case. */
  email: Scalars['String']['input'];
  /** Password; case-sensitive. */
  password: Scalars['String']['input'];
  /**
   * Six-digit code of the authenticator app, or a recovery code. Required after the error
   * `two_factor_required`.
   */
  code?: InputMaybe<Scalars['String']['input']>;
};

/** Details of a new patient account. */
export type RegisterInput = {
  /** At most 60 characters, without line breaks and signs such as : @ < >. */
  firstName: Scalars['String']['input'];
  /** At most 60 characters, without line breaks and signs such as : @ < >. */
  lastName: Scalars['String']['input'];
  /**
   * E-mail address for sign-in and mails. One account per address, in any letter case
   * (`duplicate_email`).
   */
  email: Scalars['String']['input'];
  /** At least 6 characters and at most 72 bytes. */
  password: Scalars['String']['input'];
  /** The password again; if sent, it must match. */
  confirmPassword?: InputMaybe<Scalars['String']['input']>;
  /** Language of mails: en (default), tr, ru or ar. */
  language?: InputMaybe<Scalars['String']['input']>;
};

/** A time that staff keep free of visits. */
export type BlockedTime = {
  __typename?: 'BlockedTime';
  /** UUID. */
  id: Scalars['ID']['output'];
  /** UUID of the doctor. Null for the whole hospital. */
  doctorId?: Maybe<Scalars['ID']['output']>;
  /** Day in the hospital's time zone. */
  date: Scalars['Date']['output'];
  /** Wall-clock time at the hospital. */
  from: Scalars['Time']['output'];
  /** Wall-clock time at the hospital. */
  to: Scalars['Time']['output'];
  /** Reason for the staff. Null if none. */
  reason?: Maybe<Scalars['String']['output']>;
};

/** A time to block. */
export type BlockedTimeInput = {
  /** UUID of a doctor of the hospital. By default nobody at the hospital can be booked. */
  doctorId?: InputMaybe<Scalars['ID']['input']>;
  /** Day in the hospital's time zone. */
  date: Scalars['Date']['input'];
  /** Wall-clock time at the hospital. */
  from: Scalars['Time']['input'];
  /** Wall-clock time at the hospital, later on the same day. */
  to: Scalars['Time']['input'];
  /** Reason, which only staff of the hospital read, at most 200 characters. */
  reason?: InputMaybe<Scalars['String']['input']>;
  /**
   * Whether to keep the appointments in this time until they are moved. Otherwise `conflict` tells how
   * many there are (`clashes`).
   */
  keepAppointments?: InputMaybe<Scalars['Boolean']['input']>;
};

/** Kind of certificate. */
export type CertificateKind =
  /** Operating licence of the Ministry of Health. A hospital is verified by it. */
  | 'operating_licence'
  /** Health tourism authorisation of the Ministry of Health, for treating patients from abroad. */
  | 'health_tourism'
  /** Joint Commission International accreditation. */
  | 'jci'
  /** Temos International accreditation. */
  | 'temos'
  /** Quality management. */
  | 'iso_9001'
  /** Medical laboratories. */
  | 'iso_15189'
  /** Information security. */
  | 'iso_27001'
  /** Any other certificate. */
  | 'other';

/** Licence state of a hospital, from the latest licence that was checked. */
export type LicenceState =
  /** Valid for more than 90 days. */
  | 'valid'
  /** Valid, and expires within 90 days. */
  | 'ending'
  /** A licence has not been checked yet. */
  | 'unchecked'
  /** The last licence has expired. */
  | 'lapsed'
  /** There has never been a licence. */
  | 'missing';

/** A certificate of a hospital. */
export type HospitalCertificate = {
  __typename?: 'HospitalCertificate';
  /** UUID. */
  id: Scalars['ID']['output'];
  /** UUID of the hospital. */
  hospitalId: Scalars['ID']['output'];
  /** Kind of certificate. */
  kind: CertificateKind;
  /** Number printed on the certificate. */
  number: Scalars['String']['output'];
  /** Issuing organisation. */
  issuer: Scalars['String']['output'];
  /** Date of issue. Null if unknown. */
  issuedOn?: Maybe<Scalars['Date']['output']>;
  /** Last day of validity. */
  expiresOn: Scalars['Date']['output'];
  /** File name of the document at `/api/Certificates/{id}/document`. Null without a document. */
  documentName?: Maybe<Scalars['String']['output']>;
  /** Size of the document in bytes. */
  documentSize?: Maybe<Scalars['Int']['output']>;
  /** Time of the check. Null if not checked since the last edit. */
  checkedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Name of the administrator who checked it. Null once the account is deleted. */
  checkedByName?: Maybe<Scalars['String']['output']>;
  /** Time of creation. */
  createdAt: Scalars['DateTime']['output'];
  /** Time of the last edit; pass it as `basedOn` when editing. */
  updatedAt: Scalars['DateTime']['output'];
};

/** A valid certificate whose evidence was checked. */
export type CheckedCertificate = {
  __typename?: 'CheckedCertificate';
  /** Kind of certificate. */
  kind: CertificateKind;
  /** Issuing body. */
  issuer: Scalars['String']['output'];
  /** Last day of validity. */
  expiresOn: Scalars['Date']['output'];
};

/** Verification status of a hospital. */
export type Verification = {
  __typename?: 'Verification';
  /** UUID of the hospital. */
  id: Scalars['ID']['output'];
  /** The hospital. */
  hospital: VerifiedHospital;
  /** Licence state. */
  state: LicenceState;
  /** Expiry of the latest checked licence. Null without one. */
  validUntil?: Maybe<Scalars['Date']['output']>;
  /** Number of certificates. */
  certificates: Scalars['Int']['output'];
  /** Number of unchecked certificates. */
  unchecked: Scalars['Int']['output'];
};

/** A hospital in the verification list. */
export type VerifiedHospital = {
  __typename?: 'VerifiedHospital';
  /** UUID. */
  id: Scalars['ID']['output'];
  /** Public name. */
  name: Scalars['String']['output'];
  /** Province. */
  city: Scalars['String']['output'];
  /** Whether the hospital is listed. */
  isActive: Scalars['Boolean']['output'];
  /** Whether the hospital is verified. */
  isVerified: Scalars['Boolean']['output'];
};

/** One page of hospitals. */
export type VerificationPage = {
  __typename?: 'VerificationPage';
  /** The hospitals of this page. */
  items: Array<Verification>;
  /** Total number of appointments. */
  total: Scalars['Int']['output'];
  /** Page number, starting at 1. */
  page: Scalars['Int']['output'];
  /** Records per page. */
  limit: Scalars['Int']['output'];
  /** Last page that can be requested. */
  totalPages: Scalars['Int']['output'];
};

/** Number of hospitals that need attention, by reason. */
export type VerificationSummary = {
  __typename?: 'VerificationSummary';
  /** Active hospitals without a licence. */
  missing: Scalars['Int']['output'];
  /** Hospitals with an unchecked certificate. */
  unchecked: Scalars['Int']['output'];
  /** Hospitals whose licence expires within 30 days. */
  ending30: Scalars['Int']['output'];
  /** Hospitals whose licence expires within 90 days. */
  ending90: Scalars['Int']['output'];
  /** Hospitals whose licence has expired. */
  lapsed: Scalars['Int']['output'];
};

/** Filter for the activity log. Each field narrows the result. */
export type VerificationSearch = {
  /** Search text, matched against name and place. */
  q?: InputMaybe<Scalars['String']['input']>;
  /** missing, unchecked, ending30, ending90 or lapsed; all by default. */
  task?: InputMaybe<Scalars['String']['input']>;
  /** hospital or until (default). */
  sortBy?: InputMaybe<Scalars['String']['input']>;
  /** asc (default) or desc. */
  direction?: InputMaybe<Scalars['String']['input']>;
};

/** Details of a certificate. */
export type CertificateInput = {
  /** Kind of certificate. */
  kind?: InputMaybe<CertificateKind>;
  /** Number printed on the certificate. */
  number?: InputMaybe<Scalars['String']['input']>;
  /** Issuing organisation. */
  issuer?: InputMaybe<Scalars['String']['input']>;
  /** Date of issue. Null if unknown. */
  issuedOn?: InputMaybe<Scalars['Date']['input']>;
  /** Last day of validity. */
  expiresOn?: InputMaybe<Scalars['Date']['input']>;
};

/** Changes to an appointment. Omitted fields stay unchanged. */
export type CertificateUpdate = {
  /** Kind of certificate. */
  kind?: InputMaybe<CertificateKind>;
  /** Number printed on the certificate. */
  number?: InputMaybe<Scalars['String']['input']>;
  /** Issuing organisation. */
  issuer?: InputMaybe<Scalars['String']['input']>;
  /** Date of issue. Null if unknown. */
  issuedOn?: InputMaybe<Scalars['Date']['input']>;
  /** Last day of validity. */
  expiresOn?: InputMaybe<Scalars['Date']['input']>;
  /**
   * `updatedAt` of the certificate that was read. The edit is refused (`stale_edit`) if the
   * certificate has changed since.
   */
  basedOn?: InputMaybe<Scalars['DateTime']['input']>;
};

/** Consent to a document. It is never changed. */
export type Consent = {
  __typename?: 'Consent';
  /** UUID. */
  id: Scalars['ID']['output'];
  /** terms, privacy, or guardian: the viewer is parent or guardian of the patient of a visit. */
  document: Scalars['String']['output'];
  /** Version of the document: the day of its last change, yyyy-mm-dd. */
  version: Scalars['String']['output'];
  /** registration or booking. */
  occasion: Scalars['String']['output'];
  /** Visit of a minor that a guardian agreed to. Null for terms and privacy. */
  appointmentId?: Maybe<Scalars['ID']['output']>;
  /** Time of the consent. */
  createdAt: Scalars['DateTime']['output'];
};

/** The administrators' dashboard. */
export type Dashboard = {
  __typename?: 'Dashboard';
  /** Hospitals, inactive ones included. */
  hospitals: Changing;
  /** Doctors, inactive ones included. */
  doctors: Changing;
  /** Treatments, inactive ones included. */
  services: Changing;
  /** Bookable treatments. */
  activeServices: Changing;
  /** Appointments created in the period. */
  bookings: Bookings;
  /** Pending work. */
  waiting: Waiting;
  /** Active hospitals at which nothing can be booked. */
  unbookable: UnbookableHospitals;
};

/** A total and its change: records created and erased, without demo data and imported lists. */
export type Changing = {
  __typename?: 'Changing';
  /** Current total. */
  total: Scalars['Int']['output'];
  /** Change since the start of the period. */
  change: Scalars['Int']['output'];
  /**
   * Change in the previous period of the same length. Null if the first record is newer than that
   * period.
   */
  changeBefore?: Maybe<Scalars['Int']['output']>;
};

/** Appointments by time of creation. */
export type Bookings = {
  __typename?: 'Bookings';
  /** Appointments created in the period. */
  total: Scalars['Int']['output'];
  /** Appointments created in the previous period of the same length. */
  totalBefore: Scalars['Int']['output'];
  /** Each day of the period in Istanbul, in order. */
  days: Array<BookingDay>;
  /** Appointments by city of the hospital, most first. */
  cities: Array<CityCount>;
};

/** Appointments created on one day, by current status. */
export type BookingDay = {
  __typename?: 'BookingDay';
  /** Day in Istanbul. */
  date: Scalars['Date']['output'];
  /** Not answered yet. */
  pending: Scalars['Int']['output'];
  /** Confirmed by the hospital. */
  confirmed: Scalars['Int']['output'];
  /** Completed appointments. */
  completed: Scalars['Int']['output'];
  /** Cancelled by either side. */
  cancelled: Scalars['Int']['output'];
};

/** Appointments of the hospitals of one city. */
export type CityCount = {
  __typename?: 'CityCount';
  /** A province. */
  city: Scalars['String']['output'];
  /** Number of appointments. */
  count: Scalars['Int']['output'];
};

/** Active hospitals at which nothing can be booked. One may lack both. */
export type UnbookableHospitals = {
  __typename?: 'UnbookableHospitals';
  /** All of them. */
  total: Scalars['Int']['output'];
  /** Those without an active service. */
  services: Scalars['Int']['output'];
  /** Those without hours of the hospital or of a doctor. */
  hours: Scalars['Int']['output'];
};

/** Pending work. */
export type Waiting = {
  __typename?: 'Waiting';
  /** Requests that a hospital has not answered for 48 hours. */
  overdueRequests: Scalars['Int']['output'];
  /** Time of the oldest such request. Null without one. */
  oldestRequestAt?: Maybe<Scalars['DateTime']['output']>;
  /** Hospital of the oldest such request. */
  oldestRequestHospital?: Maybe<Scalars['String']['output']>;
  /** Reviews reported by users. */
  reportedReviews: Scalars['Int']['output'];
  /** Time of the latest report. Null without one. */
  lastReportAt?: Maybe<Scalars['DateTime']['output']>;
  /** Mails that could not be delivered. */
  failedMails: Scalars['Int']['output'];
  /** Time of the latest failure. Null without one. */
  lastFailureAt?: Maybe<Scalars['DateTime']['output']>;
  /** Hospitals with an unchecked certificate. */
  uncheckedLicences: Scalars['Int']['output'];
  /** Hospitals whose licence expires within 30 days. */
  endingLicences: Scalars['Int']['output'];
  /** Hospitals whose licence has expired. */
  lapsedLicences: Scalars['Int']['output'];
  /** Unanswered requests to the operator. */
  openDeskRequests: Scalars['Int']['output'];
  /** Unanswered requests to the operator that are overdue. */
  lateDeskRequests: Scalars['Int']['output'];
};

/** A part of the system that is checked. */
export type SystemPartName =
  /** The server itself. */
  | 'api'
  /** PostgreSQL. */
  | 'database'
  /** The in-memory catalogue of hospitals, doctors and treatments. */
  | 'catalogue'
  /** Outgoing mail queue. */
  | 'mail'
  /** The health assistant. */
  | 'assistant';

/** State of a part of the system. */
export type SystemState =
  /** Working normally. */
  | 'operational'
  /** Working, but slow or with failures. */
  | 'degraded'
  /** Not working. */
  | 'down';

/** A part of the system and its current state. */
export type SystemPart = {
  __typename?: 'SystemPart';
  /** Name of the part. */
  part: SystemPartName;
  /** Current state. */
  state: SystemState;
  /** Measurements. */
  facts: Array<SystemFact>;
  /** Time of the measurement. */
  checkedAt: Scalars['DateTime']['output'];
};

/** A measurement. */
export type SystemFact = {
  __typename?: 'SystemFact';
  /** Name of the measurement, such as medianMilliseconds, waiting or connectionsInUse. */
  name: Scalars['String']['output'];
  /** Measured value. */
  value: Scalars['Float']['output'];
};

/** Effect of deleting a record now. */
export type Deletion = {
  __typename?: 'Deletion';
  /** True if the record would be erased. False if other records refer to it; it is then deactivated. */
  erases: Scalars['Boolean']['output'];
  /** Records that refer to it. Empty if it would be erased. */
  heldBy: Array<DeletionHolder>;
  /** Pending and confirmed appointments that have not begun. */
  appointmentsAhead: Scalars['Int']['output'];
};

/** Kind of record that prevents erasure. */
export type DeletionHolder =
  /** Appointments, past or future. */
  | 'appointments'
  /** Reviews of the record. */
  | 'reviews'
  /** Accounts of staff. */
  | 'staff';

/** A hospital with requests that have waited for more than 48 hours. */
export type OverdueHospital = {
  __typename?: 'OverdueHospital';
  /** UUID of the hospital. */
  id: Scalars['ID']['output'];
  /** Name of the hospital. */
  name: Scalars['String']['output'];
  /** City of the hospital. */
  city: Scalars['String']['output'];
  /** Number of these requests. */
  requests: Scalars['Int']['output'];
  /** Time of the oldest of them. */
  oldestAt: Scalars['DateTime']['output'];
  /** Time of the last reminder. Null without one. */
  remindedAt?: Maybe<Scalars['DateTime']['output']>;
};

/** Settings of the morning digest mail. */
export type DigestInput = {
  /** Whether the mail is sent. */
  isOn: Scalars['Boolean']['input'];
  /** Language of the mail. Null for the language of each recipient. */
  language?: InputMaybe<UiLanguage>;
};

/**
 * The digest mail of pending work, sent at eight in the morning on days when the hospital is open. It
 * names no patient and no treatment.
 */
export type DigestSettings = {
  __typename?: 'DigestSettings';
  /** UUID of the hospital. */
  hospitalId: Scalars['ID']['output'];
  /** Whether the mail is sent. */
  isOn: Scalars['Boolean']['output'];
  /** Language of the mail. Null for the language of each recipient. */
  language?: Maybe<UiLanguage>;
};

/** Working hours, breaks and leave of a doctor. */
export type DoctorCalendar = {
  __typename?: 'DoctorCalendar';
  /** UUID of the doctor. */
  id: Scalars['ID']['output'];
  /** Start times of the doctor's own week. Null for the hours of the hospital. */
  hours?: Maybe<Array<OpeningDay>>;
  /** Weekly breaks, in order. */
  breaks: Array<DoctorBreak>;
  /** Current and future leave, in order. */
  leave: Array<DoctorLeave>;
  /** Whether a private calendar address exists. */
  hasFeed: Scalars['Boolean']['output'];
  /** Time of the doctor's last edit; pass it as `basedOn`. */
  updatedAt: Scalars['DateTime']['output'];
};

/** Calendar feed state of a doctor. */
export type DoctorFeedState = {
  __typename?: 'DoctorFeedState';
  /** UUID of the doctor. */
  doctorId: Scalars['ID']['output'];
  /** Name with title. */
  fullName: Scalars['String']['output'];
  /** Whether a private calendar address exists. */
  hasFeed: Scalars['Boolean']['output'];
};

/** A weekly break of a doctor. */
export type DoctorBreak = {
  __typename?: 'DoctorBreak';
  /** Day of the week; Monday is 1. */
  weekday: Scalars['Int']['output'];
  /** Start. */
  from: Scalars['Time']['output'];
  /** End. */
  to: Scalars['Time']['output'];
};

/** A leave of a doctor, first and last day included. */
export type DoctorLeave = {
  __typename?: 'DoctorLeave';
  /** UUID. */
  id: Scalars['ID']['output'];
  /** First day. */
  startsOn: Scalars['Date']['output'];
  /** Last day. */
  endsOn: Scalars['Date']['output'];
};

/** Appointments that conflict with a planned leave. */
export type LeaveClashes = {
  __typename?: 'LeaveClashes';
  /** Total number of appointments. */
  total: Scalars['Int']['output'];
  /** The first 40 of them, by time. */
  items: Array<LeaveClash>;
};

/** An appointment that conflicts with a planned leave, with alternatives. */
export type LeaveClash = {
  __typename?: 'LeaveClash';
  /** UUID of the appointment. */
  appointmentId: Scalars['ID']['output'];
  /** Short booking ID for people. */
  bookingId: Scalars['String']['output'];
  /** pending or confirmed. */
  status: AppointmentStatus;
  /** Day in the hospital's time zone. */
  date: Scalars['Date']['output'];
  /** Wall-clock time at the hospital. */
  time: Scalars['Time']['output'];
  /** Length in minutes. */
  durationMinutes: Scalars['Int']['output'];
  /** Name of the patient. */
  patientName: Scalars['String']['output'];
  /** Name of the booked service. */
  serviceName: Scalars['String']['output'];
  /** Bookable times of the same doctor outside the leave, nearest first. */
  freeTimes: Array<FreeTime>;
  /** Other doctors of the hospital who offer the treatment and are free at that time. */
  freeDoctors: Array<FreeDoctor>;
};

/** A time to which an appointment could be moved. */
export type FreeTime = {
  __typename?: 'FreeTime';
  /** Day in the hospital's time zone. */
  date: Scalars['Date']['output'];
  /** Wall-clock time at the hospital. */
  time: Scalars['Time']['output'];
};

/** A doctor who could take over an appointment. */
export type FreeDoctor = {
  __typename?: 'FreeDoctor';
  /** UUID. */
  id: Scalars['ID']['output'];
  /** Name with title. */
  fullName: Scalars['String']['output'];
  /** Specialty of the doctor. */
  specialty: Scalars['String']['output'];
};

/** A weekly break of a doctor. */
export type DoctorBreakInput = {
  /** Day of the week; Monday is 1, Saturday is 6. */
  weekday: Scalars['Int']['input'];
  /** Start. */
  from: Scalars['Time']['input'];
  /** End, after the start. */
  to: Scalars['Time']['input'];
};

/** A doctor as everyone may read it. */
export type Doctor = {
  __typename?: 'Doctor';
  /** UUID. */
  id: Scalars['ID']['output'];
  /** First and last name with the title. */
  fullName: Scalars['String']['output'];
  /** Specialty in English, which is also the key of its translations. */
  specialty: Scalars['String']['output'];
  /** Sub-specialties in English, which are also the keys of their translations. */
  subspecialties: Array<Scalars['String']['output']>;
  /** Ages that each sub-specialty treats, in the same order: newborns, children, adults, older or all. */
  subspecialtyAges: Array<Scalars['String']['output']>;
  /** Years of experience. */
  experienceYears: Scalars['Int']['output'];
  /** English names of the languages spoken during a visit. */
  languagesSpoken: Array<Scalars['String']['output']>;
  /** Phone number for patients. Null if not given. */
  phone?: Maybe<Scalars['String']['output']>;
  /** E-mail address for patients. Null if not given. */
  email?: Maybe<Scalars['String']['output']>;
  /** http or https address. Null if none. */
  website?: Maybe<Scalars['String']['output']>;
  /** The doctor's own description, in `textLanguage`. Null if none. */
  description?: Maybe<Scalars['String']['output']>;
  /**
   * Language of `description`: the requested one (`Accept-Language` or `?lang=`) if available, else
   * English, else Turkish. Null without a description in these.
   */
  textLanguage?: Maybe<UiLanguage>;
  /** Portrait: a web address or a path on this server. Null if none. */
  profileImageUrl?: Maybe<Scalars['String']['output']>;
  /** Text alternative of the portrait. Null if not given. */
  profileImageAlt?: Maybe<Scalars['String']['output']>;
  /** Consultation fee. Null if on request. */
  consultationFee?: Maybe<Scalars['Float']['output']>;
  /** Currency of `consultationFee`. */
  currency: Currency;
  /** Lowest price among the treatments, in US dollars. Null if none has a price: the fee is the price then. */
  priceFrom?: Maybe<Scalars['Float']['output']>;
  /**
   * Price range of `priceFrom`, else of the consultation fee: `$` under 100, `$$` from 100, `$$$` from
   * 300, `$$$$` from 500. Null if on request.
   */
  priceRange?: Maybe<Scalars['String']['output']>;
  /** Whether the doctor is listed. Only administrators see inactive doctors. */
  isActive: Scalars['Boolean']['output'];
  /** UUID of the hospital. Null for an independent doctor. */
  hospitalId?: Maybe<Scalars['ID']['output']>;
  /** Name of the hospital. Null for an independent doctor. */
  hospitalName?: Maybe<Scalars['String']['output']>;
  /** City of the hospital. Null for an independent doctor. */
  hospitalCity?: Maybe<Scalars['String']['output']>;
  /** `hospitalCity` in the requested language, for example `Стамбул`. Null for an independent doctor. */
  hospitalCityName?: Maybe<Scalars['String']['output']>;
  /** Hospital. Null for an independent doctor or an inactive hospital. */
  hospital?: Maybe<Hospital>;
  /** 1 to 5 with one decimal; null without reviews. */
  averageRating?: Maybe<Scalars['Float']['output']>;
  /** Number of visible reviews. Null where local rules hide reviews. */
  reviewCount?: Maybe<Scalars['Int']['output']>;
  /** Kilometres to the doctor's hospital. Null for an independent doctor or an unknown place. */
  distanceKm?: Maybe<Scalars['Float']['output']>;
  /** Distance with its origin as a text in the requested language. Null if unknown. */
  distanceSummary?: Maybe<Scalars['String']['output']>;
  /**
   * Earliest bookable time of this doctor: for the treatments of the search or list, else for any of the
   * doctor's services. Null without a hospital.
   */
  nextFreeSlot?: Maybe<Slot>;
  /** Service for which `nextFreeSlot` can be booked, in a search for treatments. Null for any service. */
  nextFreeServiceId?: Maybe<Scalars['ID']['output']>;
  /** Treatments that the doctor performs and the hospital offers, by name. */
  services: Array<DoctorService>;
  /** One of these treatments. Null if the doctor does not perform it. */
  service?: Maybe<DoctorService>;
  /**
   * Treatments of the doctor's specialty that the hospital offers and the doctor does not perform yet
   * (administrators; staff of the hospital).
   */
  proposedServices: Array<OfferedService>;
  /** Additional fields for administrators and staff of the hospital. */
  settings: DoctorSettings;
  /** Time of creation. */
  createdAt: Scalars['DateTime']['output'];
  /** Time of the last edit; pass it as `basedOn` when editing. */
  updatedAt: Scalars['DateTime']['output'];
  /**
   * Next bookable times with this doctor. Empty for a treatment that the doctor does not perform. The
   * header `Travel-Dates` narrows visits in person to these days.
   */
  nextTimes: Array<Slot>;
  /** Effect of deleting the doctor now. Administrators only. */
  deletion: Deletion;
  /**
   * Working hours of the doctor, for administrators and staff of the hospital; `not_found` for other
   * staff.
   */
  calendar: DoctorCalendar;
  /** Visible reviews, newest first. Null where local rules hide reviews. */
  reviews?: Maybe<ReviewPage>;
  /** Summary by stars and treatment. */
  reviewSummary: ReviewSummary;
};


/** A doctor as everyone may read it. */
export type DoctorDistanceKmArgs = {
  from: PlaceInput;
};


/** A doctor as everyone may read it. */
export type DoctorDistanceSummaryArgs = {
  from: PlaceInput;
};


/** A doctor as everyone may read it. */
export type DoctorServicesArgs = {
  limit?: InputMaybe<Scalars['Int']['input']>;
};


/** A doctor as everyone may read it. */
export type DoctorServiceArgs = {
  id: Scalars['ID']['input'];
};


/** A doctor as everyone may read it. */
export type DoctorNextTimesArgs = {
  serviceId?: InputMaybe<Scalars['ID']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
};


/** A doctor as everyone may read it. */
export type DoctorReviewsArgs = {
  page?: InputMaybe<Scalars['Int']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  serviceId?: InputMaybe<Scalars['ID']['input']>;
  rating?: InputMaybe<Scalars['Int']['input']>;
  firstIn?: InputMaybe<Scalars['String']['input']>;
};

/** Fields of a doctor that only staff and administrators read. */
export type DoctorSettings = {
  __typename?: 'DoctorSettings';
  /** English description, the source of its translations. Null if none. */
  description?: Maybe<Scalars['String']['output']>;
  /** Address of the doctor's video visits. Null if none. */
  meetingUrl?: Maybe<Scalars['String']['output']>;
  /** Descriptions in other languages. */
  texts: Array<EditedText>;
};

/** Number of results for each option of each filter. */
export type DoctorFacets = FilterCounts & {
  __typename?: 'DoctorFacets';
  /** All active services, most doctors first. */
  services: Array<ServiceFacet>;
  /** All specialties. */
  specialties: Array<ChoiceCount>;
  /** All sub-specialties. */
  subspecialties: Array<SubspecialtyCount>;
  /** Minimum ratings of 4.5, 4, 3.5 and 3. */
  ratings: Array<ChoiceCount>;
  /** All price ranges. */
  priceRanges: Array<ChoiceCount>;
  /** today, tomorrow, week and 24h. */
  availability: Array<ChoiceCount>;
  /** All languages. */
  languages: Array<ChoiceCount>;
  /** Minimum experience of 5, 10, 15 and 20 years. */
  experience: Array<ChoiceCount>;
  /** Doctors of hospitals that name an insurer. */
  acceptsInsurance: Scalars['Int']['output'];
};

/** A treatment as one doctor offers it. */
export type DoctorService = TreatmentOffer & {
  __typename?: 'DoctorService';
  /** Doctor ID and service ID, joined by a colon. */
  id: Scalars['ID']['output'];
  /** The treatment, with its default price. */
  service: HealthService;
  /** Price of the doctor, else of the hospital, else of the treatment. Null if on request. */
  price?: Maybe<Scalars['Float']['output']>;
  /** Currency of `price`. */
  currency: Currency;
  /** Own price of the doctor. Null if the price of the hospital or of the treatment applies. */
  ownPrice?: Maybe<Scalars['Float']['output']>;
  /** Nights in hospital. Null if unknown. */
  nights?: Maybe<Scalars['Int']['output']>;
  /** Days in Türkiye, from arrival to departure. Null if unknown. */
  stayDays?: Maybe<Scalars['Int']['output']>;
  /** Parts of the treatment that the price includes. */
  priceIncludes: Array<PricePart>;
  /** Parts that are paid separately. A part in neither list is not stated. */
  priceExcludes: Array<PricePart>;
  /** Parts of the price in words, with those that are not stated. Empty without a price. */
  priceSummary: Array<PriceGroup>;
  /** The visit that is booked for the service. */
  visit: BookableVisit;
  /** Terms of the consultation that the doctor has set. Null values are those of the hospital. */
  terms: ConsultationTerms;
  /** Earliest bookable time for this service with the doctor. Null without a hospital. */
  nextFreeSlot?: Maybe<Slot>;
};

/** One page of doctors. */
export type DoctorPage = {
  __typename?: 'DoctorPage';
  /** The doctors of this page. */
  items: Array<Doctor>;
  /** Total number of doctors, or a lower bound if `totalIsExact` is false. */
  total: Scalars['Int']['output'];
  /** Whether `total` is exact. If false, there are more. */
  totalIsExact: Scalars['Boolean']['output'];
  /** Page number, starting at 1. */
  page: Scalars['Int']['output'];
  /** Records per page. */
  limit: Scalars['Int']['output'];
  /** Last page that can be requested. If `totalIsExact` is false, the last page known to exist. */
  totalPages: Scalars['Int']['output'];
  /** Concepts recognised in the text, clearest first. */
  understood: Array<Understood>;
  /** Names of the treatments that the text means, if no service is any of them. `services` are then the nearest. */
  unlisted: Array<Scalars['String']['output']>;
  /** Words of the text, as typed, that the search leaves out: they mean nothing here and occur in no name. */
  leftOut: Array<Scalars['String']['output']>;
  /** Corrected text that was searched instead, because nothing matches the typed one. Null if it was searched as typed. */
  searchedFor?: Maybe<Scalars['String']['output']>;
  /** Text with near spellings of words that were not found, which has results. Null without one. */
  didYouMean?: Maybe<Scalars['String']['output']>;
  /** City, price, language and day that the text asks for, applied as filters. */
  requirements: Array<SearchRequirement>;
  /** Treatments meant by the text or the filter, most likely first, at most ten. */
  services: Array<HealthService>;
  /** Whether results offer one of the treatments that the text means. If false, it is searched by specialty. */
  areServicesMeant: Scalars['Boolean']['output'];
  /** Number of results of other kinds for the same text. */
  others: OtherKinds;
  /** For a search without results: results without each filter, most first. */
  withoutFilter: Array<WithoutFilter>;
  /** For a search without results in a province: the nearest city with results. */
  nearestCity?: Maybe<CityTotal>;
  /** Province of the filter or of the text, in the requested language. Null for any other place. */
  placeName?: Maybe<Scalars['String']['output']>;
};

/** Search for doctors. Each field narrows the result; a list matches any of its values. */
export type DoctorSearch = {
  /** Search text, matched against name, specialty, hospital and city. */
  q?: InputMaybe<Scalars['String']['input']>;
  /** Whether to search for the literal words, without recognising treatments, specialties and synonyms. */
  asText?: InputMaybe<Scalars['Boolean']['input']>;
  /** A specialty, in any letter case. */
  specialty?: InputMaybe<Scalars['String']['input']>;
  /** Specialties, in any letter case. */
  specialties?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Sub-specialties in English. An unknown name matches nobody. */
  subspecialties?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Name or UUID of a service that the doctor performs. */
  service?: InputMaybe<Scalars['String']['input']>;
  /** Names or UUIDs of services. */
  services?: InputMaybe<Array<Scalars['String']['input']>>;
  /** City, district or address text. Distance is measured from a province. */
  location?: InputMaybe<Scalars['String']['input']>;
  /** Latitude in degrees. Takes precedence over `location` for measuring distance. */
  latitude?: InputMaybe<Scalars['Float']['input']>;
  /** Longitude in degrees. Takes precedence over `location` for measuring distance. */
  longitude?: InputMaybe<Scalars['Float']['input']>;
  /** Maximum distance to the hospital in kilometres. */
  distance?: InputMaybe<Scalars['Float']['input']>;
  /** immediate or urgent (a bookable time within 24 hours), soon (72 hours) or routine (no effect). */
  urgency?: InputMaybe<Scalars['String']['input']>;
  /** Minimum average rating in stars, 0 to 5. */
  rating?: InputMaybe<Scalars['Float']['input']>;
  /** Minimum experience in years. */
  experience?: InputMaybe<Scalars['Int']['input']>;
  /** English name of a language spoken during a visit. */
  language?: InputMaybe<Scalars['String']['input']>;
  /** English names of languages spoken during a visit. */
  languages?: InputMaybe<Array<Scalars['String']['input']>>;
  /**
   * `$`, `$$`, `$$$`, `$$$$` of the chosen or recognised treatment, else of the consultation fee, in
   * US dollars at the latest exchange rates.
   */
  priceRange?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Minimum price, in `priceCurrency`. */
  priceFrom?: InputMaybe<Scalars['Float']['input']>;
  /** Maximum price, in `priceCurrency`. */
  priceTo?: InputMaybe<Scalars['Float']['input']>;
  /** Currency of the prices, USD by default. Prices are compared at the latest exchange rates. */
  priceCurrency?: InputMaybe<Scalars['String']['input']>;
  /**
   * today, tomorrow, week or 24h: a bookable time in that period for the chosen or recognised
   * treatment, else for any.
   */
  availability?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Only at hospitals that name an insurer. */
  acceptsInsurance?: InputMaybe<Scalars['Boolean']['input']>;
  /** Only at this hospital. */
  hospitalId?: InputMaybe<Scalars['ID']['input']>;
  /**
   * relevance, distance, rating, availability, price_low or price_high (price of the chosen or
   * recognised treatment, else the consultation fee). Unknown values come last.
   */
  sortBy?: InputMaybe<Scalars['String']['input']>;
  /** Whether to include inactive records. Administrators only; `forbidden` for others. */
  includeInactive?: InputMaybe<Scalars['Boolean']['input']>;
};

/** Details of a new doctor. */
export type DoctorInput = {
  /** Name with title, at most 160 characters. */
  fullName: Scalars['String']['input'];
  /** Specialty in English as the product lists it: Cardiology, Dentistry, Orthopedics and others. */
  specialty: Scalars['String']['input'];
  /** Sub-specialties in English, at most 5: Pediatric Cardiology, Hepatology and others. */
  subspecialties?: InputMaybe<Array<Scalars['String']['input']>>;
  /** UUID of the hospital. Staff may only name their own. */
  hospitalId: Scalars['ID']['input'];
  /** Years of experience, 0 to 60; 0 by default. */
  experienceYears?: InputMaybe<Scalars['Int']['input']>;
  /** English names of languages, at most 40. */
  languagesSpoken?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Phone number for patients. Null if not shown. */
  phone?: InputMaybe<Scalars['String']['input']>;
  /** E-mail address for patients. Null if not shown. */
  email?: InputMaybe<Scalars['String']['input']>;
  /** http or https address; `https://` is added if the scheme is missing. Null if none. */
  website?: InputMaybe<Scalars['String']['input']>;
  /** The doctor's own description in English, at most 8,000 characters. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** Web address of a portrait, or a path on this server. Null if none. */
  profileImageUrl?: InputMaybe<Scalars['String']['input']>;
  /** Text alternative of the portrait. Null for the one given at upload. */
  profileImageAlt?: InputMaybe<Scalars['String']['input']>;
  /** https address of the doctor's video visits, shown to their patients and staff only. Null if none. */
  meetingUrl?: InputMaybe<Scalars['String']['input']>;
  /** Consultation fee in `currency`. Null if on request. */
  consultationFee?: InputMaybe<Scalars['Float']['input']>;
  /** Currency of `consultationFee`, USD by default. */
  currency?: InputMaybe<Currency>;
  /** Whether the doctor is listed, true by default. */
  isActive?: InputMaybe<Scalars['Boolean']['input']>;
  /** Descriptions in languages other than English. */
  texts?: InputMaybe<Array<TextInput>>;
  /** UUIDs of treatments at the prices of the hospital, which has to offer them, at most 200. */
  serviceIds?: InputMaybe<Array<Scalars['ID']['input']>>;
};

/** Changes to a doctor. Omitted fields stay unchanged; a null hospital makes the doctor independent. */
export type DoctorUpdate = {
  /**
   * `updatedAt` of the record that was read. The edit is refused (`stale_edit`) if the record has
   * changed since.
   */
  basedOn?: InputMaybe<Scalars['DateTime']['input']>;
  /** Name with title, at most 160 characters. */
  fullName?: InputMaybe<Scalars['String']['input']>;
  /** Specialty in English as the product lists it: Cardiology, Dentistry, Orthopedics and others. */
  specialty?: InputMaybe<Scalars['String']['input']>;
  /** Sub-specialties in English, at most 5: Pediatric Cardiology, Hepatology and others. */
  subspecialties?: InputMaybe<Array<Scalars['String']['input']>>;
  /** UUID of another hospital (administrators). Null for an independent doctor. */
  hospitalId?: InputMaybe<Scalars['ID']['input']>;
  /** Years of experience, 0 to 60. */
  experienceYears?: InputMaybe<Scalars['Int']['input']>;
  /** English names of languages, at most 40. */
  languagesSpoken?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Phone number for patients. Null if not shown. */
  phone?: InputMaybe<Scalars['String']['input']>;
  /** E-mail address for patients. Null if not shown. */
  email?: InputMaybe<Scalars['String']['input']>;
  /** http or https address; `https://` is added if the scheme is missing. Null if none. */
  website?: InputMaybe<Scalars['String']['input']>;
  /** The doctor's own description in English, at most 8,000 characters. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** Web address of a portrait, or a path on this server. Null if none. */
  profileImageUrl?: InputMaybe<Scalars['String']['input']>;
  /** Text alternative of the portrait. Null for the one given at upload. */
  profileImageAlt?: InputMaybe<Scalars['String']['input']>;
  /** https address of the doctor's video visits, shown to their patients and staff only. Null if none. */
  meetingUrl?: InputMaybe<Scalars['String']['input']>;
  /** Consultation fee in `currency`. Null if on request. */
  consultationFee?: InputMaybe<Scalars['Float']['input']>;
  /** Currency of `consultationFee`. */
  currency?: InputMaybe<Currency>;
  /** Whether the doctor is listed. If false, only administrators see the doctor and nobody can book. */
  isActive?: InputMaybe<Scalars['Boolean']['input']>;
  /** Descriptions in languages other than English. Omitted languages stay unchanged. */
  texts?: InputMaybe<Array<TextInput>>;
};

/** A treatment of a doctor. */
export type DoctorServiceInput = {
  /** UUID of an active service. */
  serviceId: Scalars['ID']['input'];
  /** Own price of the doctor. By default the price of the hospital. */
  price?: InputMaybe<Scalars['Float']['input']>;
  /** Currency of `price`. By default that of the service. */
  currency?: InputMaybe<Currency>;
  /** Ways to hold the consultation. Null for those of the hospital. Unchanged if omitted. */
  channels?: InputMaybe<Array<Channel>>;
  /** Price of the first consultation of a procedure; 0 is free. Null for that of the hospital. Unchanged if omitted. */
  consultationPrice?: InputMaybe<Scalars['Float']['input']>;
  /** Currency of `consultationPrice`. By default that of the service. */
  consultationCurrency?: InputMaybe<Currency>;
  /** Length of the first consultation of a procedure, 20 to 40 minutes. Null for that of the hospital. Unchanged if omitted. */
  consultationMinutes?: InputMaybe<Scalars['Int']['input']>;
};

/** Saved hospitals and doctors of the viewer, newest first. */
export type Favourites = {
  __typename?: 'Favourites';
  /** UUID of the viewer. */
  id: Scalars['ID']['output'];
  /** Saved hospitals that are listed. */
  hospitals: Array<Hospital>;
  /** Saved doctors that are listed. */
  doctors: Array<Doctor>;
  /** UUIDs of all saved hospitals, for marking favourites in lists. */
  hospitalIds: Array<Scalars['ID']['output']>;
  /** UUIDs of all saved doctors, for marking favourites in lists. */
  doctorIds: Array<Scalars['ID']['output']>;
  /** Treatments for which hospitals and doctors were saved. */
  treatments: Array<FavouriteTreatment>;
};

/** Treatment for which a hospital or doctor was saved. */
export type FavouriteTreatment = {
  __typename?: 'FavouriteTreatment';
  /** UUID of the hospital or doctor. */
  id: Scalars['ID']['output'];
  /** UUID of the treatment. */
  serviceId: Scalars['ID']['output'];
};

/** An uploaded document. Its content is at `/api/Appointments/{appointmentId}/files/{id}`. */
export type File = {
  __typename?: 'File';
  /** UUID. */
  id: Scalars['ID']['output'];
  /** File name, sanitised. */
  name: Scalars['String']['output'];
  /** Size in bytes. */
  size: Scalars['Int']['output'];
  /** Media type, detected from the content. */
  type: Scalars['String']['output'];
  /** Uploader: patient or hospital. */
  uploadedBy: Side;
  /** Time of upload. */
  createdAt: Scalars['DateTime']['output'];
};

/** Currency of a price. */
export type Currency =
  /** United States dollar. */
  | 'USD'
  /** Euro. */
  | 'EUR'
  /** Pound sterling. */
  | 'GBP'
  /** Turkish lira. */
  | 'TRY';

/** A treatment that hospitals offer. */
export type HealthService = {
  __typename?: 'HealthService';
  /** UUID. */
  id: Scalars['ID']['output'];
  /** Name, in `textLanguage`. */
  name: Scalars['String']['output'];
  /** Description, in `textLanguage`. */
  description: Scalars['String']['output'];
  /**
   * Language of name and description: the requested one (`Accept-Language` or `?lang=`) if available,
   * else English.
   */
  textLanguage: UiLanguage;
  /** English name in every language; the address of the service is made from it. */
  sourceName: Scalars['String']['output'];
  /** Names and descriptions in languages other than English, by language. */
  texts: Array<HealthServiceText>;
  /** Additional fields for administrators. */
  settings: HealthServiceSettings;
  /** Category in English, which is also the key of its translations. */
  category: Scalars['String']['output'];
  /** Key of the icon, such as heart, tooth or eye. Null for the general icon. */
  iconKey?: Maybe<Scalars['String']['output']>;
  /** Default price where a hospital has none of its own. Null if on request. */
  price?: Maybe<Scalars['Float']['output']>;
  /** Currency of `price`. */
  currency: Currency;
  /**
   * Price range of `price`: `$` under 100, `$$` from 100, `$$$` from 300, `$$$$` from 500. Null if on
   * request.
   */
  priceRange?: Maybe<Scalars['String']['output']>;
  /** Length in minutes. Null for the default of 60. */
  duration?: Maybe<Scalars['Int']['output']>;
  /** Type of the treatment. A procedure is booked by its first consultation. */
  visitType: VisitType;
  /** Nights in hospital. Null if unknown. */
  nights?: Maybe<Scalars['Int']['output']>;
  /** Days in Türkiye, from arrival to departure. Null if unknown. */
  stayDays?: Maybe<Scalars['Int']['output']>;
  /** Lowest age of a patient in years. Null without a limit. */
  minAge?: Maybe<Scalars['Int']['output']>;
  /** Highest age of a patient in years. Null without a limit. */
  maxAge?: Maybe<Scalars['Int']['output']>;
  /** Whether the service is listed. Only administrators see inactive services. */
  isActive: Scalars['Boolean']['output'];
  /** Average rating by patients who had the treatment, 1 to 5 with one decimal. Null without reviews. */
  averageRating?: Maybe<Scalars['Float']['output']>;
  /**
   * Number of visible reviews by patients who had the treatment. Null where local rules hide
   * reviews.
   */
  reviewCount?: Maybe<Scalars['Int']['output']>;
  /** Number of active hospitals that offer it. */
  hospitalCount: Scalars['Int']['output'];
  /** Time of creation. */
  createdAt: Scalars['DateTime']['output'];
  /** Time of the last edit; pass it as `basedOn` when editing. */
  updatedAt: Scalars['DateTime']['output'];
  /** Effect of deleting the record now. Administrators only. */
  deletion: Deletion;
  /** Active hospitals that offer the service, by name. `hospitalCount` has the total. */
  hospitals: Array<Hospital>;
  /** Lowest price among the active hospitals that offer the service. Null if none states a price. */
  lowestPrice?: Maybe<LowestPrice>;
};


/** A treatment that hospitals offer. */
export type HealthServiceHospitalsArgs = {
  page?: InputMaybe<Scalars['Int']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
};

/** A service in one language. */
export type HealthServiceText = {
  __typename?: 'HealthServiceText';
  /** tr, ru or ar. */
  language: Scalars['String']['output'];
  /** Name in this language. */
  name: Scalars['String']['output'];
  /** Description in this language. */
  description: Scalars['String']['output'];
};

/** Names and descriptions of a service for its editors. */
export type HealthServiceSettings = {
  __typename?: 'HealthServiceSettings';
  /** English name, the source of its translations. */
  name: Scalars['String']['output'];
  /** English description. */
  description: Scalars['String']['output'];
  /** Descriptions in other languages. */
  texts: Array<EditedHealthServiceText>;
};

/** A translation of a service for its editors. */
export type EditedHealthServiceText = {
  __typename?: 'EditedHealthServiceText';
  /** tr, ru or ar. */
  language: Scalars['String']['output'];
  /** Name in this language. */
  name: Scalars['String']['output'];
  /** Description in this language. */
  description: Scalars['String']['output'];
  /** Whether the English name or description has changed since this translation was written. */
  isOutdated: Scalars['Boolean']['output'];
};

/** One page of services. */
export type HealthServicePage = {
  __typename?: 'HealthServicePage';
  /** The services of this page. */
  items: Array<HealthService>;
  /** Total number of doctors, or a lower bound if `totalIsExact` is false. */
  total: Scalars['Int']['output'];
  /** Whether `total` is exact. If false, there are more. */
  totalIsExact: Scalars['Boolean']['output'];
  /** Page number, starting at 1. */
  page: Scalars['Int']['output'];
  /** Records per page. */
  limit: Scalars['Int']['output'];
  /** Last page that can be requested. If `totalIsExact` is false, the last page known to exist. */
  totalPages: Scalars['Int']['output'];
  /** Categories of all active services, whatever the search. */
  categories: Array<Scalars['String']['output']>;
  /** Concepts recognised in the text, clearest first. */
  understood: Array<Understood>;
  /** Number of results of other kinds for the same text. */
  others: OtherKinds;
};

/** Filter for the activity log. Each field narrows the result. */
export type HealthServiceSearch = {
  /** Search text, matched against name, description and category. */
  q?: InputMaybe<Scalars['String']['input']>;
  /** Whether to search for the literal words, without recognising treatments, specialties and synonyms. */
  asText?: InputMaybe<Scalars['Boolean']['input']>;
  /** All, or a category in any letter case. */
  category?: InputMaybe<Scalars['String']['input']>;
  /** City in which the service is offered. */
  location?: InputMaybe<Scalars['String']['input']>;
  /**
   * `$` under 100, `$$` from 100, `$$$` from 300, `$$$$` from 500 US dollars, at the latest exchange
   * rates.
   */
  priceRange?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Minimum price, in `priceCurrency`. */
  priceFrom?: InputMaybe<Scalars['Float']['input']>;
  /** Maximum price, in `priceCurrency`. */
  priceTo?: InputMaybe<Scalars['Float']['input']>;
  /** Currency of the prices, USD by default. Prices are compared at the latest exchange rates. */
  priceCurrency?: InputMaybe<Scalars['String']['input']>;
  /** Name or UUID of a hospital. */
  provider?: InputMaybe<Scalars['String']['input']>;
  /**
   * The sort orders of hospitals, or name-asc or name-desc. Relevance without a search text puts the
   * most offered services first: the popular services of the home page are `healthServices(search: {
   * sortBy: "relevance" }, limit: 6)`.
   */
  sortBy?: InputMaybe<Scalars['String']['input']>;
  /** Whether to include inactive records. Administrators only; `forbidden` for others. */
  includeInactive?: InputMaybe<Scalars['Boolean']['input']>;
};

/** Details of a new service. */
export type HealthServiceInput = {
  /** English name, the source of its translations, at most 120 characters. */
  name: Scalars['String']['input'];
  /** English description, at most 4,000 characters. */
  description: Scalars['String']['input'];
  /** A category: Dental Care, Surgery, Diagnostics and others. */
  category: Scalars['String']['input'];
  /** Key of the icon, such as heart, tooth or eye. Null for the general icon. */
  iconKey?: InputMaybe<Scalars['String']['input']>;
  /** Default price where a hospital has none of its own, with at most two decimals. Null if on request. */
  price?: InputMaybe<Scalars['Float']['input']>;
  /** Currency of `price`, USD by default. */
  currency?: InputMaybe<Currency>;
  /** Length in minutes, 1 to 1,440. Null for the default of 60. */
  duration?: InputMaybe<Scalars['Int']['input']>;
  /** Type of the treatment. Derived from name and category by default. */
  visitType?: InputMaybe<VisitType>;
  /** Nights in hospital, 0 to 365. Null if unknown. */
  nights?: InputMaybe<Scalars['Int']['input']>;
  /** Days in Türkiye, 0 to 365. Null if unknown. */
  stayDays?: InputMaybe<Scalars['Int']['input']>;
  /** Lowest age of a patient in years, 0 to 120. Null: no limit. */
  minAge?: InputMaybe<Scalars['Int']['input']>;
  /** Highest age of a patient in years, 0 to 120. Null: no limit. */
  maxAge?: InputMaybe<Scalars['Int']['input']>;
  /** Whether the service is listed, true by default. */
  isActive?: InputMaybe<Scalars['Boolean']['input']>;
  /** Names and descriptions in languages other than English. */
  texts?: InputMaybe<Array<NamedTextInput>>;
};

/** Changes to an appointment. Omitted fields stay unchanged. */
export type HealthServiceUpdate = {
  /**
   * `updatedAt` of the record that was read. The edit is refused (`stale_edit`) if the record has
   * changed since.
   */
  basedOn?: InputMaybe<Scalars['DateTime']['input']>;
  /** English name, the source of its translations, at most 120 characters. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** English description, at most 4,000 characters. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** A category: Dental Care, Surgery, Diagnostics and others. */
  category?: InputMaybe<Scalars['String']['input']>;
  /** Key of the icon, such as heart, tooth or eye. Null for the general icon. */
  iconKey?: InputMaybe<Scalars['String']['input']>;
  /** Default price where a hospital has none of its own, with at most two decimals. Null if on request. */
  price?: InputMaybe<Scalars['Float']['input']>;
  /** Currency of `price`. */
  currency?: InputMaybe<Currency>;
  /** Length in minutes, 1 to 1,440. Null for the default of 60. */
  duration?: InputMaybe<Scalars['Int']['input']>;
  /** Type of the treatment. A procedure is booked by its first consultation. */
  visitType?: InputMaybe<VisitType>;
  /** Nights in hospital, 0 to 365. Null if unknown. */
  nights?: InputMaybe<Scalars['Int']['input']>;
  /** Days in Türkiye, 0 to 365. Null if unknown. */
  stayDays?: InputMaybe<Scalars['Int']['input']>;
  /** Lowest age of a patient in years, 0 to 120. Null: no limit. */
  minAge?: InputMaybe<Scalars['Int']['input']>;
  /** Highest age of a patient in years, 0 to 120. Null: no limit. */
  maxAge?: InputMaybe<Scalars['Int']['input']>;
  /** Whether the service is listed. If false, only administrators see it and nobody can book it. */
  isActive?: InputMaybe<Scalars['Boolean']['input']>;
  /** Names and descriptions in languages other than English. Omitted languages stay unchanged. */
  texts?: InputMaybe<Array<NamedTextInput>>;
};

/** A translation of a service. Without name and description, the translation is removed. */
export type NamedTextInput = {
  /** tr, ru or ar. */
  language: Scalars['String']['input'];
  /** Name, at most 120 characters. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** Description, at most 4,000 characters. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** Whether the translation still matches the English text, although that has changed. */
  isCurrent?: InputMaybe<Scalars['Boolean']['input']>;
};

/** Type of a treatment or of a visit. */
export type VisitType =
  /** A talk with a doctor: in person, by video or by phone. */
  | 'consultation'
  /** An examination, a test or a treatment session at the hospital. */
  | 'examination'
  /** An operation. It is booked by its first consultation. */
  | 'procedure';

/** Way to hold a visit. */
export type Channel =
  /** At the hospital. */
  | 'in_person'
  /** By video, at the doctor's meeting address. */
  | 'video'
  /** By phone. */
  | 'phone';

/** The visit that is booked for a treatment at a hospital or with a doctor. */
export type BookableVisit = {
  __typename?: 'BookableVisit';
  /** consultation or examination. */
  visitType: VisitType;
  /** Whether it is the first consultation of a procedure. */
  isFirstConsultation: Scalars['Boolean']['output'];
  /** Ways to hold the visit. */
  channels: Array<Channel>;
  /** Price of the visit. Null if unknown or on request; 0 is free. */
  price?: Maybe<Scalars['Float']['output']>;
  /** Currency of `price`. */
  currency: Currency;
  /** Length in minutes. */
  minutes: Scalars['Int']['output'];
  /**
   * Visit in one line, in the language of the request, for example "First consultation by video, 30
   * min".
   */
  summary: Scalars['String']['output'];
};

/** Terms of the consultation for a treatment, as a hospital or a doctor has set them. */
export type ConsultationTerms = {
  __typename?: 'ConsultationTerms';
  /** Ways to hold the consultation. Null for the default: in person, or as the hospital offers it. */
  channels?: Maybe<Array<Channel>>;
  /** Price of the first consultation of a procedure; 0 is free. Null if not set. */
  consultationPrice?: Maybe<Scalars['Float']['output']>;
  /** Currency of `consultationPrice`. Null without one. */
  consultationCurrency?: Maybe<Currency>;
  /** Length of the first consultation in minutes. Null if not set. */
  consultationMinutes?: Maybe<Scalars['Int']['output']>;
};

/** A change of status that takes effect in ten seconds. */
export type HeldMoveKind =
  /** The request is accepted. */
  | 'confirmed'
  /** The visit took place. */
  | 'completed'
  /** The visit is cancelled, or the request declined. */
  | 'cancelled'
  /** The patient did not come. */
  | 'no_show';

/** An appointment of such a change. */
export type HeldMoveTarget = {
  /** UUID. */
  id: Scalars['ID']['input'];
  /** `updatedAt` of the appointment that was read; `stale_edit` if it was edited since. */
  basedOn?: InputMaybe<Scalars['DateTime']['input']>;
};

/** A change of status that has not taken effect. */
export type HeldMove = {
  __typename?: 'HeldMove';
  /** UUID of the appointment. */
  appointmentId: Scalars['ID']['output'];
  /** The change. */
  move: HeldMoveKind;
  /** Reason or note. Null if none. */
  note?: Maybe<Scalars['String']['output']>;
  /** Time at which it takes effect; undo is possible until then. */
  effectiveAt: Scalars['DateTime']['output'];
};

/** The days of all doctors of a hospital side by side. */
export type DayBoard = {
  __typename?: 'DayBoard';
  /** Days with the closures of the hospital. */
  days: Array<BoardClosure>;
  /** Every doctor by name, then the appointments without a doctor. */
  columns: Array<BoardColumn>;
  /** Appointments of these days in order, without cancelled ones and with no-shows. */
  appointments: Array<Appointment>;
  /** Times held for patients to whom they were proposed. `note` is null here. */
  held: Array<TimeProposal>;
  /** Blocked times of these days in order. */
  blocked: Array<BlockedTime>;
};

/** Closures of a hospital on a day. */
export type BoardClosure = {
  __typename?: 'BoardClosure';
  /** Day in the hospital's time zone. */
  date: Scalars['Date']['output'];
  /** Reason for a closure of the whole day, or name of the public holiday. Null without either. */
  reason?: Maybe<Scalars['String']['output']>;
  /** Partial closures of the day, in order. */
  closures: Array<CalendarClosure>;
};

/** Days of a doctor, or of the appointments without a doctor. */
export type BoardColumn = {
  __typename?: 'BoardColumn';
  /** UUID of the doctor. Null for the appointments without a doctor. */
  doctorId?: Maybe<Scalars['ID']['output']>;
  /** Name with title. Null for the appointments without a doctor. */
  doctorName?: Maybe<Scalars['String']['output']>;
  /** Specialty of the doctor. Null for the appointments without a doctor. */
  specialty?: Maybe<Scalars['String']['output']>;
  /** Days in order. */
  days: Array<BoardDay>;
};

/** A day of a doctor on the board. */
export type BoardDay = {
  __typename?: 'BoardDay';
  /** Day in the hospital's time zone. */
  date: Scalars['Date']['output'];
  /**
   * Reason why the day cannot be booked: past, sunday, closed, holiday, away or too_far. Null on a day
   * with times.
   */
  refusal?: Maybe<Scalars['String']['output']>;
  /** Breaks of the doctor, in order. */
  breaks: Array<CalendarBreak>;
  /** Times that staff can book, in order. They need no notice. */
  free: Array<Scalars['Time']['output']>;
  /** Number of appointments, without cancelled ones and with no-shows. */
  visits: Scalars['Int']['output'];
};

/** A free place on the board for an appointment that moves. */
export type BoardPlace = {
  __typename?: 'BoardPlace';
  /** UUID of the doctor. Null for the calendar of the service. */
  doctorId?: Maybe<Scalars['ID']['output']>;
  /** Day in the hospital's time zone. */
  date: Scalars['Date']['output'];
  /** Wall-clock time at the hospital. */
  time: Scalars['Time']['output'];
};

/** Calendar of a doctor, or of the appointments without a doctor. */
export type HospitalCalendar = {
  __typename?: 'HospitalCalendar';
  /** Available calendars: every doctor of the hospital by name, then the appointments without a doctor. */
  lanes: Array<CalendarLane>;
  /** Days with their times, by the same rule as booking. */
  days: Array<CalendarDay>;
  /** Appointments of these days in order, without cancelled ones. */
  appointments: Array<Appointment>;
  /** Times held for patients to whom they were proposed. `note` is null here. */
  held: Array<TimeProposal>;
  /** Blocked times of this calendar, and of the whole hospital, in order. */
  blocked: Array<BlockedTime>;
};

/** A calendar with its number of appointments in the requested period. */
export type CalendarLane = {
  __typename?: 'CalendarLane';
  /** UUID of the doctor. Null for the appointments without a doctor. */
  doctorId?: Maybe<Scalars['ID']['output']>;
  /** Name with title. Null for the appointments without a doctor. */
  doctorName?: Maybe<Scalars['String']['output']>;
  /** Number of appointments in the period, without cancelled ones. */
  visits: Scalars['Int']['output'];
};

/** A day of a calendar as staff see it. */
export type CalendarDay = {
  __typename?: 'CalendarDay';
  /** Day in the hospital's time zone. */
  date: Scalars['Date']['output'];
  /**
   * Reason why the day cannot be booked: past, sunday, closed, holiday, away or too_far. Null on a day
   * with times.
   */
  refusal?: Maybe<Scalars['String']['output']>;
  /** Reason for a closure of the whole day, or name of the public holiday. Null without either. */
  reason?: Maybe<Scalars['String']['output']>;
  /** Partial closures of the day, in order. */
  closures: Array<CalendarClosure>;
  /** Breaks of the doctor, in order. */
  breaks: Array<CalendarBreak>;
  /** All times of the day, in order. */
  times: Array<AvailableTime>;
};

/** A partial closure of a day. */
export type CalendarClosure = {
  __typename?: 'CalendarClosure';
  /** Wall-clock time at the hospital. */
  from: Scalars['Time']['output'];
  /** Wall-clock time at the hospital. */
  to: Scalars['Time']['output'];
  /** Reason given by the hospital. Null if none. */
  reason?: Maybe<Scalars['String']['output']>;
};

/** A break of a doctor. */
export type CalendarBreak = {
  __typename?: 'CalendarBreak';
  /** Wall-clock time at the hospital. */
  from: Scalars['Time']['output'];
  /** Wall-clock time at the hospital. */
  to: Scalars['Time']['output'];
};

/** A hospital as everyone may read it. */
export type Hospital = {
  __typename?: 'Hospital';
  /** UUID. */
  id: Scalars['ID']['output'];
  /** Official name. */
  name: Scalars['String']['output'];
  /** Description, in `textLanguage`. Null if none. */
  description?: Maybe<Scalars['String']['output']>;
  /**
   * Language of `description`: the requested one (`Accept-Language` or `?lang=`) if available, else
   * English, else Turkish. Null without a description in these.
   */
  textLanguage?: Maybe<UiLanguage>;
  /** Street and number. */
  address: Scalars['String']['output'];
  /** District (ilçe) of the city. Null if unknown. */
  district?: Maybe<Scalars['String']['output']>;
  /**
   * District in the requested language, for example `Шишли`; by its own name in English and Turkish.
   * Null if unknown.
   */
  districtName?: Maybe<Scalars['String']['output']>;
  /** City; in Türkiye the province. */
  city: Scalars['String']['output'];
  /** City in the requested language, for example `Стамбул`; by its own name if no other is known. */
  cityName: Scalars['String']['output'];
  /** Country name, such as `Türkiye`. */
  country: Scalars['String']['output'];
  /** Country in the requested language, for example `Турция`; by its own name if no other is known. */
  countryName: Scalars['String']['output'];
  /** Latitude in degrees. Null if unknown. */
  latitude?: Maybe<Scalars['Float']['output']>;
  /** Longitude in degrees. Null if unknown. */
  longitude?: Maybe<Scalars['Float']['output']>;
  /**
   * Whether the position is the centre of the district or province rather than the hospital's own.
   * Distances are then approximate.
   */
  locationApproximate: Scalars['Boolean']['output'];
  /** Phone number for patients. Null if not given. */
  phone?: Maybe<Scalars['String']['output']>;
  /** E-mail address for patients. Null if not given. */
  email?: Maybe<Scalars['String']['output']>;
  /** http or https address. Null if none. */
  website?: Maybe<Scalars['String']['output']>;
  /** Google Maps address. Null if not given. */
  googleMapsUrl?: Maybe<Scalars['String']['output']>;
  /** Google Places address. Null if not given. */
  googlePlacesUrl?: Maybe<Scalars['String']['output']>;
  /** Logo: a web address or a path on this server. Null if none. */
  logoUrl?: Maybe<Scalars['String']['output']>;
  /** Text alternative of the logo. Null if not given. */
  logoAlt?: Maybe<Scalars['String']['output']>;
  /** Pictures in order: web addresses or paths on this server. */
  imageUrls: Array<Scalars['String']['output']>;
  /** Text alternatives of `imageUrls`, in the same order. Empty or missing if not given. */
  imageAlts: Array<Scalars['String']['output']>;
  /** English names of the languages spoken by the staff. Empty if unknown. */
  languages: Array<Scalars['String']['output']>;
  /** Accepted insurance companies. Empty if unknown. */
  insurers: Array<Scalars['String']['output']>;
  /** Whether any insurance is accepted. Null if unknown. */
  acceptsInsurance?: Maybe<Scalars['Boolean']['output']>;
  /** Whether the hospital is listed. Only administrators see inactive hospitals. */
  isActive: Scalars['Boolean']['output'];
  /** Whether the hospital has a valid operating licence that the operator has checked. */
  isVerified: Scalars['Boolean']['output'];
  /** 1 to 5 with one decimal; null without reviews. */
  averageRating?: Maybe<Scalars['Float']['output']>;
  /** Number of visible reviews. Null where local rules hide reviews. */
  reviewCount?: Maybe<Scalars['Int']['output']>;
  /** Lowest price among its services, in US dollars. Null if unknown. */
  priceFrom?: Maybe<Scalars['Float']['output']>;
  /** Price range of the median price of its services, `$` to `$$$$`. Null if unknown. */
  priceRange?: Maybe<Scalars['String']['output']>;
  /** Kilometres from a position, or from the centre of a province. Null if unknown. */
  distanceKm?: Maybe<Scalars['Float']['output']>;
  /**
   * Distance with its origin as a text in the requested language, for example `5.5 km from the
   * centre`. Null if unknown.
   */
  distanceSummary?: Maybe<Scalars['String']['output']>;
  /** Distance in a straight line to the nearest airport, in the requested language, for example `31 km from IST airport`. Null if the position is unknown. */
  airportSummary?: Maybe<Scalars['String']['output']>;
  /**
   * Earliest bookable time: for the treatments of the search or list that the hospital stands in, else
   * for any of its services. Null if there is none within the booking horizon.
   */
  nextFreeSlot?: Maybe<Slot>;
  /** Service for which `nextFreeSlot` can be booked, in a search for treatments. Null for any service. */
  nextFreeServiceId?: Maybe<Scalars['ID']['output']>;
  /** Active services of the hospital, by name. `serviceCount` has the total. */
  services: Array<OfferedService>;
  /** An active service of the hospital. Null if not offered. */
  service?: Maybe<OfferedService>;
  /**
   * Those of the given services that the hospital offers, in the given order; used for the services
   * that were searched for.
   */
  matched: Array<OfferedService>;
  /** Number of active services. */
  serviceCount: Scalars['Int']['output'];
  /** Bookable start times by ISO weekday; Monday is 1. */
  openingHours: Array<OpeningDay>;
  /** Descriptions in languages other than English, by language. */
  texts: Array<HospitalText>;
  /** Additional fields for its staff and administrators; `forbidden` for others. */
  settings: HospitalSettings;
  /** Time of creation. */
  createdAt: Scalars['DateTime']['output'];
  /** Time of the last edit; pass it as `basedOn` when editing. */
  updatedAt: Scalars['DateTime']['output'];
  /** Terms that decide how soon the hospital answers requests. */
  answerTerms: AnswerTerms;
  /**
   * Next bookable times, by the same rule as booking. The viewer's own appointments count as taken.
   * Empty if the hospital does not offer the treatment or the doctor does not perform it. The header
   * `Travel-Dates` narrows visits in person to these days.
   */
  nextTimes: Array<Slot>;
  /** Valid certificates of the hospital whose evidence was checked, by kind. */
  certificates: Array<CheckedCertificate>;
  /** Effect of deleting the record now. Administrators only. */
  deletion: Deletion;
  /** Listed doctors of the hospital, by name. */
  doctors: Array<Doctor>;
  /** Listed doctors who perform a treatment of the hospital, best rated first. */
  doctorsFor: Array<Doctor>;
  /** Visible reviews, newest first. Null where local rules hide reviews. */
  reviews?: Maybe<ReviewPage>;
  /** Summary by stars and treatment. */
  reviewSummary: ReviewSummary;
};


/** A hospital as everyone may read it. */
export type HospitalDistanceKmArgs = {
  from: PlaceInput;
};


/** A hospital as everyone may read it. */
export type HospitalDistanceSummaryArgs = {
  from: PlaceInput;
};


/** A hospital as everyone may read it. */
export type HospitalServicesArgs = {
  page?: InputMaybe<Scalars['Int']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
};


/** A hospital as everyone may read it. */
export type HospitalServiceArgs = {
  id: Scalars['ID']['input'];
};


/** A hospital as everyone may read it. */
export type HospitalMatchedArgs = {
  serviceIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  limit?: InputMaybe<Scalars['Int']['input']>;
};


/** A hospital as everyone may read it. */
export type HospitalNextTimesArgs = {
  serviceId?: InputMaybe<Scalars['ID']['input']>;
  doctorId?: InputMaybe<Scalars['ID']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
};


/** A hospital as everyone may read it. */
export type HospitalDoctorsArgs = {
  page?: InputMaybe<Scalars['Int']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
};


/** A hospital as everyone may read it. */
export type HospitalDoctorsForArgs = {
  serviceId: Scalars['ID']['input'];
  limit?: InputMaybe<Scalars['Int']['input']>;
};


/** A hospital as everyone may read it. */
export type HospitalReviewsArgs = {
  page?: InputMaybe<Scalars['Int']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  serviceId?: InputMaybe<Scalars['ID']['input']>;
  rating?: InputMaybe<Scalars['Int']['input']>;
  firstIn?: InputMaybe<Scalars['String']['input']>;
};

/** A lowest price, in its original currency. */
export type LowestPrice = {
  __typename?: 'LowestPrice';
  /** Amount in units of the currency. */
  amount: Scalars['Float']['output'];
  /** Currency of `amount`. */
  currency: Currency;
};

/** Parts of a treatment under one heading. */
export type PriceGroup = {
  __typename?: 'PriceGroup';
  /** Heading, such as “Not included”, or a whole sentence without names. */
  title: Scalars['String']['output'];
  /** Names of the parts in the reader's language. */
  names: Array<Scalars['String']['output']>;
};

/** A part of a treatment that its price may include. */
export type PricePart =
  /** Surgeon and treatment. */
  | 'surgeon'
  /** Anaesthetist and anaesthetic. */
  | 'anaesthesia'
  /** Nights in hospital. */
  | 'stay'
  /** Tests before the treatment. */
  | 'test'
  /** Medicine before or after the treatment. */
  | 'medicine'
  /** Implants of the treatment. */
  | 'implant'
  /** Transfers from the airport and between hotel and hospital. */
  | 'transfer'
  /** Nights in a hotel. */
  | 'hotel'
  /** Hours of an interpreter. */
  | 'interpreter'
  /** Follow-ups after the treatment. */
  | 'follow_up';

/** A treatment with its price and visit, as a hospital or a doctor offers it. */
export type TreatmentOffer = {
  /** Ids of the provider and of the service, joined by a colon. */
  id: Scalars['ID']['output'];
  /** The service, with its default price. */
  service: HealthService;
  /** Price of the provider. Null if on request. */
  price?: Maybe<Scalars['Float']['output']>;
  /** Currency of `price`. */
  currency: Currency;
  /** Nights in hospital. Null if unknown. */
  nights?: Maybe<Scalars['Int']['output']>;
  /** Days in Türkiye, from arrival to departure. Null if unknown. */
  stayDays?: Maybe<Scalars['Int']['output']>;
  /** Parts of the treatment that the price includes. */
  priceIncludes: Array<PricePart>;
  /** Parts that are paid separately. A part in neither list is not stated. */
  priceExcludes: Array<PricePart>;
  /** Parts of the price in words, with those that are not stated. Empty without a price. */
  priceSummary: Array<PriceGroup>;
  /** The visit that is booked for the service. */
  visit: BookableVisit;
};

/** A service as one hospital offers it. */
export type OfferedService = TreatmentOffer & {
  __typename?: 'OfferedService';
  /** Hospital ID and service ID, joined by a colon. */
  id: Scalars['ID']['output'];
  /** The service, with its default price. */
  service: HealthService;
  /** Price of the hospital, else of the service. Null if on request. */
  price?: Maybe<Scalars['Float']['output']>;
  /** Currency of `price`. */
  currency: Currency;
  /** Nights in hospital. Null if unknown. */
  nights?: Maybe<Scalars['Int']['output']>;
  /** Days in Türkiye, from arrival to departure. Null if unknown. */
  stayDays?: Maybe<Scalars['Int']['output']>;
  /** Parts of the treatment that the price includes. */
  priceIncludes: Array<PricePart>;
  /** Parts that are paid separately. A part in neither list is not stated. */
  priceExcludes: Array<PricePart>;
  /** Parts of the price in words, with those that are not stated. Empty without a price. */
  priceSummary: Array<PriceGroup>;
  /** The visit that is booked for the service. */
  visit: BookableVisit;
  /** Terms of the consultation that the hospital has set. */
  terms: ConsultationTerms;
  /** Earliest bookable time for this service at the hospital. Null if there is none within the booking horizon. */
  nextFreeSlot?: Maybe<Slot>;
};

/** Start times of a day of the week. */
export type OpeningDay = {
  __typename?: 'OpeningDay';
  /** Day of the week; Monday is 1. */
  weekday: Scalars['Int']['output'];
  /** Start times, in order. */
  times: Array<Scalars['Time']['output']>;
};

/** Fields of a hospital that only staff and administrators read. */
export type HospitalSettings = {
  __typename?: 'HospitalSettings';
  /** Start times of the week. A missing day is closed. */
  openingHours: Array<OpeningDay>;
  /** Rules for bookings. */
  bookingRules: BookingRules;
  /** Current and future closures. */
  closures: Array<Closure>;
  /** Future public holidays on which the hospital is closed. */
  holidays: Array<PublicHoliday>;
  /** Other public holidays of the coming year. */
  proposedHolidays: Array<PublicHoliday>;
  /** English description, the source of its translations. Null if none. */
  description?: Maybe<Scalars['String']['output']>;
  /** Descriptions in languages other than English. */
  texts: Array<EditedText>;
  /** Additional notification addresses for mails to staff, such as the reception. */
  notifiedEmails: Array<Scalars['String']['output']>;
  /** Notification addresses that are not confirmed yet. No mails are sent to them. */
  unconfirmedEmails: Array<Scalars['String']['output']>;
  /** All services of the hospital, by name, including inactive ones. */
  offers: Array<OfferTerms>;
};

/** A description of a hospital in one language. */
export type HospitalText = {
  __typename?: 'HospitalText';
  /** tr, ru or ar. */
  language: Scalars['String']['output'];
  /** Description in this language. */
  description: Scalars['String']['output'];
};

/** A translated description of a hospital or doctor for its editors. */
export type EditedText = {
  __typename?: 'EditedText';
  /** tr, ru or ar. */
  language: Scalars['String']['output'];
  /** Description in this language. */
  description: Scalars['String']['output'];
  /** Whether the English text has changed since this translation was written. */
  isOutdated: Scalars['Boolean']['output'];
};

/** Booking rules of a hospital. */
export type BookingRules = {
  __typename?: 'BookingRules';
  /** Minimum notice before a slot, in minutes. */
  noticeMinutes: Scalars['Int']['output'];
  /** Minimum notice before a slot for a procedure, in minutes. */
  procedureNoticeMinutes: Scalars['Int']['output'];
  /** Booking horizon in days. */
  horizonDays: Scalars['Int']['output'];
  /** Buffer after each appointment, in minutes. */
  bufferMinutes: Scalars['Int']['output'];
  /** `on_request`: the hospital confirms each booking; `instant`: a booking is confirmed at once. */
  confirmation: Scalars['String']['output'];
};

/** A closure of a hospital, first and last day included. With times, only these hours of each day. */
export type Closure = {
  __typename?: 'Closure';
  /** First day. */
  startsOn: Scalars['Date']['output'];
  /** Last day. */
  endsOn: Scalars['Date']['output'];
  /** Start time on each of these days. Null for the whole day. */
  startsAt?: Maybe<Scalars['Time']['output']>;
  /** End time, together with `startsAt`. */
  endsAt?: Maybe<Scalars['Time']['output']>;
  /** Reason for the staff. Null if none. */
  reason?: Maybe<Scalars['String']['output']>;
};

/** A public holiday of Türkiye. */
export type PublicHoliday = {
  __typename?: 'PublicHoliday';
  /** Day of the holiday. */
  date: Scalars['Date']['output'];
  /** English name. A holiday of several days has one name. */
  name: Scalars['String']['output'];
};

/** Price of a service at a hospital, for its editors. */
export type OfferTerms = {
  __typename?: 'OfferTerms';
  /** UUID of the service. */
  serviceId: Scalars['ID']['output'];
  /** Name of the service. */
  name: Scalars['String']['output'];
  /** Category of the service. */
  category: Scalars['String']['output'];
  /** Length in minutes. Null if not given. */
  duration?: Maybe<Scalars['Int']['output']>;
  /** Whether the service is listed. If false, nobody can book it. */
  isActive: Scalars['Boolean']['output'];
  /** Default price of the service. Null if on request. */
  listPrice?: Maybe<Scalars['Float']['output']>;
  /** Currency of `listPrice`. */
  listCurrency: Currency;
  /** Own price of the hospital. Null if the list price applies, unless the price is on request. */
  price?: Maybe<Scalars['Float']['output']>;
  /** Currency of `price`. */
  currency?: Maybe<Currency>;
  /** Whether the price is on request. */
  onRequest: Scalars['Boolean']['output'];
};

/** One page of hospitals. */
export type HospitalPage = {
  __typename?: 'HospitalPage';
  /** The hospitals of this page. */
  items: Array<Hospital>;
  /** Total number of doctors, or a lower bound if `totalIsExact` is false. */
  total: Scalars['Int']['output'];
  /** Whether `total` is exact. If false, there are more. */
  totalIsExact: Scalars['Boolean']['output'];
  /** Page number, starting at 1. */
  page: Scalars['Int']['output'];
  /** Records per page. */
  limit: Scalars['Int']['output'];
  /** Last page that can be requested. If `totalIsExact` is false, the last page known to exist. */
  totalPages: Scalars['Int']['output'];
  /** Concepts recognised in the text, clearest first. */
  understood: Array<Understood>;
  /** Names of the treatments that the text means, if no service is any of them. `services` are then the nearest. */
  unlisted: Array<Scalars['String']['output']>;
  /** Words of the text, as typed, that the search leaves out: they mean nothing here and occur in no name. */
  leftOut: Array<Scalars['String']['output']>;
  /** Corrected text that was searched instead, because nothing matches the typed one. Null if it was searched as typed. */
  searchedFor?: Maybe<Scalars['String']['output']>;
  /** Text with near spellings of words that were not found, which has results. Null without one. */
  didYouMean?: Maybe<Scalars['String']['output']>;
  /** City, price, language and day that the text asks for, applied as filters. */
  requirements: Array<SearchRequirement>;
  /** Treatments meant by the text or the filter, most likely first, at most ten. */
  services: Array<HealthService>;
  /** Whether results offer one of the treatments that the text means. If false, it is searched by specialty. */
  areServicesMeant: Scalars['Boolean']['output'];
  /** Number of results of other kinds for the same text. */
  others: OtherKinds;
  /** For a search without results: results without each filter, most first. */
  withoutFilter: Array<WithoutFilter>;
  /** For a search without results in a province: the nearest city with results. */
  nearestCity?: Maybe<CityTotal>;
  /** Province of the filter or of the text, in the requested language. Null for any other place. */
  placeName?: Maybe<Scalars['String']['output']>;
};

/** Options of the filters that hospitals and doctors share, with their numbers of results. */
export type FilterCounts = {
  /** All active services, most results first. */
  services: Array<ServiceFacet>;
  /** All specialties. */
  specialties: Array<ChoiceCount>;
  /** All sub-specialties. */
  subspecialties: Array<SubspecialtyCount>;
  /** Minimum ratings of 4.5, 4, 3.5 and 3. */
  ratings: Array<ChoiceCount>;
  /** All price ranges. */
  priceRanges: Array<ChoiceCount>;
  /** today, tomorrow, week and 24h. */
  availability: Array<ChoiceCount>;
  /** All languages. */
  languages: Array<ChoiceCount>;
  /** Results whose hospital names an insurer. */
  acceptsInsurance: Scalars['Int']['output'];
};

/** Number of results for each option of each filter. */
export type SearchFacets = FilterCounts & {
  __typename?: 'SearchFacets';
  /** All active services, most hospitals first. */
  services: Array<ServiceFacet>;
  /** All specialties, counting hospitals with a doctor of the specialty. */
  specialties: Array<ChoiceCount>;
  /** All sub-specialties, counting hospitals with a doctor who has it. */
  subspecialties: Array<SubspecialtyCount>;
  /** Minimum ratings of 4.5, 4, 3.5 and 3. */
  ratings: Array<ChoiceCount>;
  /** Price ranges of the chosen or recognised treatment, else of any service. */
  priceRanges: Array<ChoiceCount>;
  /** today, tomorrow, week and 24h. */
  availability: Array<ChoiceCount>;
  /** All languages. */
  languages: Array<ChoiceCount>;
  /** Hospitals that name an insurer. */
  acceptsInsurance: Scalars['Int']['output'];
};

/** An option of a filter with its number of results. */
export type ChoiceCount = {
  __typename?: 'ChoiceCount';
  /** Value for the search. */
  value: Scalars['String']['output'];
  /** Number of matching records. */
  count: Scalars['Int']['output'];
};

/** A sub-specialty with the ages it treats and its number of results. */
export type SubspecialtyCount = {
  __typename?: 'SubspecialtyCount';
  /** Name in English, which is also the key of its translations. */
  value: Scalars['String']['output'];
  /** newborns, children, adults, older or all. */
  ages: Scalars['String']['output'];
  /** Number of matching records. */
  count: Scalars['Int']['output'];
};

/** A service with its number of matching hospitals. */
export type ServiceFacet = {
  __typename?: 'ServiceFacet';
  /** The service. */
  service: HealthService;
  /** Number of matching hospitals that offer it. */
  count: Scalars['Int']['output'];
};

/** A bookable time. */
export type Slot = {
  __typename?: 'Slot';
  /** Day in the hospital's time zone. */
  date: Scalars['Date']['output'];
  /** Wall-clock time at the hospital. */
  time: Scalars['Time']['output'];
  /** Start as an instant. */
  startsAt: Scalars['DateTime']['output'];
};

/** A place to measure from: a position or the name of a province. */
export type PlaceInput = {
  /** A province, or an address that ends in one. */
  location?: InputMaybe<Scalars['String']['input']>;
  /** Latitude in degrees. Takes precedence over `location`. */
  latitude?: InputMaybe<Scalars['Float']['input']>;
  /** Longitude in degrees. Takes precedence over `location`. */
  longitude?: InputMaybe<Scalars['Float']['input']>;
};

/** Search for doctors. Each field narrows the result; a list matches any of its values. */
export type HospitalSearch = {
  /**
   * Search text, matched against name, city, district and address. Tolerates typing errors and missing
   * Turkish letters.
   */
  q?: InputMaybe<Scalars['String']['input']>;
  /** Whether to search for the literal words, without recognising treatments, specialties and synonyms. */
  asText?: InputMaybe<Scalars['Boolean']['input']>;
  /** Name or UUID of a service. */
  service?: InputMaybe<Scalars['String']['input']>;
  /** Names or UUIDs of services. */
  services?: InputMaybe<Array<Scalars['String']['input']>>;
  /** A specialty of its doctors, in any letter case. */
  specialty?: InputMaybe<Scalars['String']['input']>;
  /** Specialties of its doctors, in any letter case. */
  specialties?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Sub-specialties of its doctors in English. An unknown name matches none. */
  subspecialties?: InputMaybe<Array<Scalars['String']['input']>>;
  /** City, district or address text. Distance is measured from a province. */
  location?: InputMaybe<Scalars['String']['input']>;
  /** Latitude in degrees. Takes precedence over `location` for measuring distance. */
  latitude?: InputMaybe<Scalars['Float']['input']>;
  /** Longitude in degrees. Takes precedence over `location` for measuring distance. */
  longitude?: InputMaybe<Scalars['Float']['input']>;
  /** Maximum distance in kilometres. */
  distance?: InputMaybe<Scalars['Float']['input']>;
  /** immediate or urgent (a bookable time within 24 hours), soon (72 hours) or routine (no effect). */
  urgency?: InputMaybe<Scalars['String']['input']>;
  /** Minimum average rating in stars, 0 to 5. */
  rating?: InputMaybe<Scalars['Float']['input']>;
  /**
   * `$`, `$$`, `$$$`, `$$$$` of the chosen or recognised treatment, else of any service, in US dollars
   * at the latest exchange rates.
   */
  priceRange?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Minimum price of the chosen or recognised treatment, else of any service, in `priceCurrency`. */
  priceFrom?: InputMaybe<Scalars['Float']['input']>;
  /** Maximum price, in `priceCurrency`. */
  priceTo?: InputMaybe<Scalars['Float']['input']>;
  /** Currency of the prices, USD by default. Prices are compared at the latest exchange rates. */
  priceCurrency?: InputMaybe<Scalars['String']['input']>;
  /**
   * today, tomorrow, week or 24h: a bookable time in that period for the chosen or recognised
   * treatment, else for any.
   */
  availability?: InputMaybe<Array<Scalars['String']['input']>>;
  /** English names of languages spoken by the staff. */
  languages?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Only hospitals that name an insurer. */
  acceptsInsurance?: InputMaybe<Scalars['Boolean']['input']>;
  /**
   * relevance, distance, rating, availability, price_low or price_high (price of the chosen or
   * recognised treatment, else the lowest). Unknown values come last.
   */
  sortBy?: InputMaybe<Scalars['String']['input']>;
  /** Whether to include inactive records. Administrators only; `forbidden` for others. */
  includeInactive?: InputMaybe<Scalars['Boolean']['input']>;
};

/** A picture and its text alternative. */
export type PictureInput = {
  /** A web address, or a path on this server. */
  url: Scalars['String']['input'];
  /** Text alternative for people who cannot see the picture, at most 300 characters. */
  alt: Scalars['String']['input'];
};

/** Details of a new hospital. */
export type HospitalInput = {
  /** Official name, at most 200 characters. */
  name: Scalars['String']['input'];
  /** Street and number, at most 400 characters. */
  address: Scalars['String']['input'];
  /** City; in Türkiye the province. At most 100 characters. */
  city: Scalars['String']['input'];
  /** At most 100 characters. */
  country: Scalars['String']['input'];
  /** District (ilçe) of the city. Null if unknown. */
  district?: InputMaybe<Scalars['String']['input']>;
  /** Description, at most 8,000 characters. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** Phone number for patients. Null if not shown. */
  phone?: InputMaybe<Scalars['String']['input']>;
  /** E-mail address for patients. Null if not shown. */
  email?: InputMaybe<Scalars['String']['input']>;
  /** http or https address; `https://` is added if the scheme is missing. Null if none. */
  website?: InputMaybe<Scalars['String']['input']>;
  /** Google Maps address, http or https. Null if none. */
  googleMapsUrl?: InputMaybe<Scalars['String']['input']>;
  /** Google Places address, http or https. Null if none. */
  googlePlacesUrl?: InputMaybe<Scalars['String']['input']>;
  /** Web address of the logo, or a path on this server. Null if none. */
  logoUrl?: InputMaybe<Scalars['String']['input']>;
  /** Text alternative of the logo. Null for the one given at upload. */
  logoAlt?: InputMaybe<Scalars['String']['input']>;
  /** Web addresses of pictures, or paths on this server, at most 20, in order. */
  imageUrls?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Pictures with text alternatives. Takes precedence over `imageUrls`. */
  images?: InputMaybe<Array<PictureInput>>;
  /** English names of the languages spoken by the staff, at most 40. */
  languages?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Accepted insurance companies, at most 40. Empty if unknown. */
  insurers?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Latitude in degrees, -90 to 90, only together with `longitude`. Null if unknown. */
  latitude?: InputMaybe<Scalars['Float']['input']>;
  /** Longitude in degrees, -180 to 180, only together with `latitude`. Null if unknown. */
  longitude?: InputMaybe<Scalars['Float']['input']>;
  /** Whether the service is listed, true by default. */
  isActive?: InputMaybe<Scalars['Boolean']['input']>;
  /** It follows from the certificates of the hospital: another value than theirs is refused. */
  isVerified?: InputMaybe<Scalars['Boolean']['input']>;
};

/** Start times of a day of the week. */
export type OpeningDayInput = {
  /** Day of the week; Monday is 1, Saturday is 6. */
  weekday: Scalars['Int']['input'];
  /** Start times, at most 96. Empty if closed. */
  times: Array<Scalars['Time']['input']>;
};

/** Booking rules of a hospital. */
export type BookingRulesInput = {
  /** Minimum notice before a slot, 0 to 43,200 minutes. */
  noticeMinutes: Scalars['Int']['input'];
  /** Minimum notice before a slot for a procedure, 0 to 43,200 minutes. Unchanged if omitted. */
  procedureNoticeMinutes?: InputMaybe<Scalars['Int']['input']>;
  /** Booking horizon, 1 to 365 days. */
  horizonDays: Scalars['Int']['input'];
  /** Buffer after each appointment, 0 to 480 minutes. */
  bufferMinutes: Scalars['Int']['input'];
  /** `on_request` or `instant`. */
  confirmation: Scalars['String']['input'];
};

/** A closure of a hospital, first and last day included. */
export type ClosureInput = {
  /** First day. */
  startsOn: Scalars['Date']['input'];
  /** Last day, today or later. */
  endsOn: Scalars['Date']['input'];
  /** Start time on each of these days. Null for the whole day. */
  startsAt?: InputMaybe<Scalars['Time']['input']>;
  /** End time; only together with `startsAt`. */
  endsAt?: InputMaybe<Scalars['Time']['input']>;
  /** Reason for the staff, at most 200 characters. Null if none. */
  reason?: InputMaybe<Scalars['String']['input']>;
};

/** A description in a language other than English. */
export type TextInput = {
  /** tr, ru or ar. */
  language: Scalars['String']['input'];
  /** Description, at most 8,000 characters. Null removes it. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** Whether the text still matches the English one, although that has changed. */
  isCurrent?: InputMaybe<Scalars['Boolean']['input']>;
};

/** The price of a service at a hospital. */
export type OfferTermsInput = {
  /** UUID of the service. */
  serviceId: Scalars['ID']['input'];
  /** Own price of the hospital, with at most two decimals. Null for the price of the service. */
  price?: InputMaybe<Scalars['Float']['input']>;
  /** Currency of `price`. By default that of the service. */
  currency?: InputMaybe<Currency>;
  /**
   * Whether the price is on request, so that neither `price` nor the price of the service applies.
   * False by default.
   */
  onRequest?: InputMaybe<Scalars['Boolean']['input']>;
};

/**
 * Changes to a hospital. Omitted fields stay unchanged. Staff may not send name, place, `isActive` and
 * `isVerified`.
 */
export type HospitalUpdate = {
  /**
   * `updatedAt` of the record that was read. The edit is refused (`stale_edit`) if the record has
   * changed since.
   */
  basedOn?: InputMaybe<Scalars['DateTime']['input']>;
  /** Official name, at most 200 characters. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** Street and number, at most 400 characters. */
  address?: InputMaybe<Scalars['String']['input']>;
  /** City; in Türkiye the province. At most 100 characters. */
  city?: InputMaybe<Scalars['String']['input']>;
  /** At most 100 characters. */
  country?: InputMaybe<Scalars['String']['input']>;
  /** District (ilçe) of the city. Null if unknown. */
  district?: InputMaybe<Scalars['String']['input']>;
  /** Description, at most 8,000 characters. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** Phone number for patients. Null if not shown. */
  phone?: InputMaybe<Scalars['String']['input']>;
  /** E-mail address for patients. Null if not shown. */
  email?: InputMaybe<Scalars['String']['input']>;
  /** http or https address; `https://` is added if the scheme is missing. Null if none. */
  website?: InputMaybe<Scalars['String']['input']>;
  /** Google Maps address, http or https. Null if none. */
  googleMapsUrl?: InputMaybe<Scalars['String']['input']>;
  /** Google Places address, http or https. Null if none. */
  googlePlacesUrl?: InputMaybe<Scalars['String']['input']>;
  /** Web address of the logo, or a path on this server. Null if none. */
  logoUrl?: InputMaybe<Scalars['String']['input']>;
  /** Text alternative of the logo. Null for the one given at upload. */
  logoAlt?: InputMaybe<Scalars['String']['input']>;
  /** Web addresses of pictures, or paths on this server, at most 20, in order. */
  imageUrls?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Pictures with text alternatives. Takes precedence over `imageUrls`. */
  images?: InputMaybe<Array<PictureInput>>;
  /** English names of the languages spoken by the staff, at most 40. */
  languages?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Accepted insurance companies, at most 40. Empty if unknown. */
  insurers?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Latitude in degrees, -90 to 90, only together with `longitude`. Null if unknown. */
  latitude?: InputMaybe<Scalars['Float']['input']>;
  /** Longitude in degrees, -180 to 180, only together with `latitude`. Null if unknown. */
  longitude?: InputMaybe<Scalars['Float']['input']>;
  /** Whether the hospital is listed. If false, only administrators see it and nobody can book. */
  isActive?: InputMaybe<Scalars['Boolean']['input']>;
  /** It follows from the certificates of the hospital: another value than theirs is refused. */
  isVerified?: InputMaybe<Scalars['Boolean']['input']>;
  /** Start times of the whole week. A missing day is closed. */
  openingHours?: InputMaybe<Array<OpeningDayInput>>;
  /** Rules for bookings. */
  bookingRules?: InputMaybe<BookingRulesInput>;
  /** All future closures. Past ones stay. */
  closures?: InputMaybe<Array<ClosureInput>>;
  /** All future public holidays on which the hospital is closed. */
  holidays?: InputMaybe<Array<Scalars['Date']['input']>>;
  /** Descriptions in languages other than English. Omitted languages stay unchanged. */
  texts?: InputMaybe<Array<TextInput>>;
  /** Additional notification addresses for mails to staff, at most 10. */
  notifiedEmails?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Own prices of offered services. Omitted services stay unchanged. */
  prices?: InputMaybe<Array<OfferTermsInput>>;
};

/** Kind of record in a list. */
export type ImportKind =
  /** Hospitals and clinics. */
  | 'hospital'
  /** Doctors and their hospitals. */
  | 'doctor'
  /** Treatments. */
  | 'health_service'
  /** Treatments of hospitals, with prices and what they include. */
  | 'hospital_service'
  /** Treatments of doctors. */
  | 'doctor_service';

/** State of an import. */
export type ImportState =
  /** The list is being checked. */
  | 'checking'
  /** The check is complete; the import can be started. */
  | 'ready'
  /** The import is running. */
  | 'running'
  /** The import is complete. */
  | 'done'
  /** The import was cancelled. Rows imported before that stay. */
  | 'cancelled'
  /** The list could not be read. */
  | 'failed'
  /** The added records were deleted again. */
  | 'undone';

/** Outcome of a row. */
export type ImportOutcome =
  /** A new record. */
  | 'added'
  /** An existing record is changed. */
  | 'changed'
  /** The row is refused. */
  | 'refused';

/** One page of imports. */
export type ImportPage = {
  __typename?: 'ImportPage';
  /** Entries, newest first. */
  items: Array<Import>;
  /** Total number of appointments. */
  total: Scalars['Int']['output'];
  /** Page number, starting at 1. */
  page: Scalars['Int']['output'];
  /** Records per page. */
  limit: Scalars['Int']['output'];
  /** Last page that can be requested. */
  totalPages: Scalars['Int']['output'];
};

/** An import of a list. Until it is started, its counts say what it would change. */
export type Import = {
  __typename?: 'Import';
  /** UUID. */
  id: Scalars['ID']['output'];
  /** Kind of record in the list. */
  kind: ImportKind;
  /** Name of the uploaded file. */
  fileName: Scalars['String']['output'];
  /** Current state. */
  state: ImportState;
  /** Name of the user who uploaded or started it. Null once the account is deleted. */
  actorName?: Maybe<Scalars['String']['output']>;
  /** Number of rows. Null until the list has been read once. */
  total?: Maybe<Scalars['Int']['output']>;
  /** New records. */
  added: Scalars['Int']['output'];
  /** Changed records. */
  changed: Scalars['Int']['output'];
  /** Unchanged records. */
  unchanged: Scalars['Int']['output'];
  /** Refused rows. */
  refused: Scalars['Int']['output'];
  /** Hospitals without services, because no service fits them. */
  withoutServices?: Maybe<Scalars['Int']['output']>;
  /** Whether cancellation was requested. */
  isCancelRequested: Scalars['Boolean']['output'];
  /** Reason of the failure, as a sentence. */
  failure?: Maybe<Scalars['String']['output']>;
  /** Time of upload. */
  createdAt: Scalars['DateTime']['output'];
  /** Time of the start. Null if only checked. */
  startedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Time of completion of the import or the check. */
  finishedAt?: Maybe<Scalars['DateTime']['output']>;
};

/** One page of rows. */
export type ImportRowPage = {
  __typename?: 'ImportRowPage';
  /** Rows in the order of the list. */
  items: Array<ImportRow>;
  /** Total number of appointments. */
  total: Scalars['Int']['output'];
  /** Page number, starting at 1. */
  page: Scalars['Int']['output'];
  /** Records per page. */
  limit: Scalars['Int']['output'];
  /** Last page that can be requested. */
  totalPages: Scalars['Int']['output'];
};

/** A row of a list and its outcome. */
export type ImportRow = {
  __typename?: 'ImportRow';
  /** UUID. */
  id: Scalars['ID']['output'];
  /** Line number in the list. */
  line: Scalars['Int']['output'];
  /** Outcome of the row. */
  outcome: ImportOutcome;
  /** Name of the record. Null for a refused row. */
  name?: Maybe<Scalars['String']['output']>;
  /** Changed fields before the import, as JSON. Null for a new record. */
  before?: Maybe<Scalars['String']['output']>;
  /** Changed fields after the import, as JSON. */
  after?: Maybe<Scalars['String']['output']>;
  /** Reason of the refusal, as a sentence. */
  reason?: Maybe<Scalars['String']['output']>;
  /** Text of a refused row as it stands in the list. */
  text?: Maybe<Scalars['String']['output']>;
};

/** Everything that waits for the staff of a hospital. */
export type Inbox = {
  __typename?: 'Inbox';
  /** Number of items of each kind that are not snoozed, also of those that the list leaves out. */
  counts: Array<InboxCount>;
  /**
   * Items by kind, at most 50 of each. Requests for today come first, by time; requests for another time by when
   * they expire; all others by how long they have waited. Snoozed items are last.
   */
  items: Array<InboxItem>;
  /** Staff to whom items can be assigned, by name. */
  colleagues: Array<Colleague>;
};

/** Kind of an item. */
export type InboxKind =
  /** An unanswered appointment request. */
  | 'request'
  /** Another time that the patient has asked for (`moveRequest` of the appointment), still held. */
  | 'move'
  /** A conversation with unread messages of the patient. */
  | 'message'
  /** A proposed time that the patient has answered, or that ended without an answer. */
  | 'answer'
  /** A confirmed visit that has ended without an outcome. */
  | 'visit'
  /** A review without an answer. */
  | 'review';

/** Number of items of a kind. */
export type InboxCount = {
  __typename?: 'InboxCount';
  /** The kind. */
  kind: InboxKind;
  /** Total number. */
  total: Scalars['Int']['output'];
};

/** Something that waits. */
export type InboxItem = {
  __typename?: 'InboxItem';
  /** Kind and UUID, unique in the list. */
  id: Scalars['ID']['output'];
  /** The kind. */
  kind: InboxKind;
  /** Time from which it waits. */
  since: Scalars['DateTime']['output'];
  /** Whether it is a request for today, in Istanbul. */
  isToday: Scalars['Boolean']['output'];
  /** Time until which it is put off. Null unless it is snoozed. */
  snoozedUntil?: Maybe<Scalars['DateTime']['output']>;
  /** The colleague who works on it. */
  assignee?: Maybe<Colleague>;
  /** The appointment. Null for a review, which does not name its patient. */
  appointment?: Maybe<Appointment>;
  /** The answered proposal. Null for other kinds. */
  proposal?: Maybe<TimeProposal>;
  /** The review. Null for other kinds. */
  review?: Maybe<Review>;
};

/** A member of the hospital's team who may act on appointments. */
export type Colleague = {
  __typename?: 'Colleague';
  /** UUID of the account. */
  id: Scalars['ID']['output'];
  /** Given name. */
  firstName: Scalars['String']['output'];
  /** Family name. */
  lastName: Scalars['String']['output'];
};

/** Kind of record that administrators manage. */
export type RecordKind =
  /** Hospitals and clinics. */
  | 'hospital'
  /** Doctors, including independent ones. */
  | 'doctor'
  /** Treatments. */
  | 'health_service';

/** Whether a record is listed. */
export type RecordStatus =
  /** Listed. */
  | 'active'
  /** Deactivated. */
  | 'inactive';

/** Filter for the activity log. Each field narrows the result. */
export type ManagedHospitalSearch = {
  /** Search text, matched against name, city, country and address in any spelling. */
  q?: InputMaybe<Scalars['String']['input']>;
  /** Only active or only inactive records. */
  status?: InputMaybe<RecordStatus>;
  /** Only hospitals of this city. */
  city?: InputMaybe<Scalars['String']['input']>;
  /** Only verified or only unverified hospitals. */
  verified?: InputMaybe<Scalars['Boolean']['input']>;
  /** Only active hospitals that cannot be booked: for any reason, or without services or hours. */
  missing?: InputMaybe<Scalars['String']['input']>;
  /** name (default), city, country, phone, services, rating, verified, status, created or updated. */
  sortBy?: InputMaybe<Scalars['String']['input']>;
  /** asc (default) or desc. */
  direction?: InputMaybe<Scalars['String']['input']>;
};

/** Filter for the activity log. Each field narrows the result. */
export type ManagedDoctorSearch = {
  /** Search text, matched against name, specialty, hospital and languages in any spelling. */
  q?: InputMaybe<Scalars['String']['input']>;
  /** Only active or only inactive records. */
  status?: InputMaybe<RecordStatus>;
  /** Only doctors of this specialty. */
  specialty?: InputMaybe<Scalars['String']['input']>;
  /** Only doctors of this hospital. */
  hospitalId?: InputMaybe<Scalars['ID']['input']>;
  /**
   * name (default), specialty, hospital, languages, experience, fee, rating, status, created or
   * updated.
   */
  sortBy?: InputMaybe<Scalars['String']['input']>;
  /** asc (default) or desc. */
  direction?: InputMaybe<Scalars['String']['input']>;
};

/** Filter for the activity log. Each field narrows the result. */
export type ManagedServiceSearch = {
  /** Search text, matched against name, description and category in any spelling. */
  q?: InputMaybe<Scalars['String']['input']>;
  /** Only active or only inactive records. */
  status?: InputMaybe<RecordStatus>;
  /** Only services of this category. */
  category?: InputMaybe<Scalars['String']['input']>;
  /** name (default), category, price, duration, hospitals, rating, status, created or updated. */
  sortBy?: InputMaybe<Scalars['String']['input']>;
  /** asc (default) or desc. */
  direction?: InputMaybe<Scalars['String']['input']>;
};

/** One page of hospitals. */
export type ManagedHospitalPage = {
  __typename?: 'ManagedHospitalPage';
  /** The hospitals of this page. */
  items: Array<Hospital>;
  /** Missing parts of each of these hospitals, without which nothing can be booked. */
  missing: Array<HospitalMissingParts>;
  /** Total number of matching records. */
  total: Scalars['Int']['output'];
  /** Page number, starting at 1. */
  page: Scalars['Int']['output'];
  /** Records per page. */
  limit: Scalars['Int']['output'];
  /** Last page that can be requested. */
  totalPages: Scalars['Int']['output'];
};

/** Missing parts of a hospital. */
export type HospitalMissingParts = {
  __typename?: 'HospitalMissingParts';
  /** UUID of the hospital. */
  hospitalId: Scalars['ID']['output'];
  /** `services` without an active service, `hours` without hours of the hospital or of a doctor. */
  parts: Array<Scalars['String']['output']>;
};

/** One page of doctors. */
export type ManagedDoctorPage = {
  __typename?: 'ManagedDoctorPage';
  /** The doctors of this page. */
  items: Array<Doctor>;
  /** Total number of matching records. */
  total: Scalars['Int']['output'];
  /** Page number, starting at 1. */
  page: Scalars['Int']['output'];
  /** Records per page. */
  limit: Scalars['Int']['output'];
  /** Last page that can be requested. */
  totalPages: Scalars['Int']['output'];
};

/** One page of services. */
export type ManagedServicePage = {
  __typename?: 'ManagedServicePage';
  /** The services of this page. */
  items: Array<HealthService>;
  /** Total number of matching records. */
  total: Scalars['Int']['output'];
  /** Page number, starting at 1. */
  page: Scalars['Int']['output'];
  /** Records per page. */
  limit: Scalars['Int']['output'];
  /** Last page that can be requested. */
  totalPages: Scalars['Int']['output'];
};

/** Number of records of a kind, active or not. */
export type RecordCounts = {
  __typename?: 'RecordCounts';
  /** All records. */
  total: Scalars['Int']['output'];
  /** Active records. */
  active: Scalars['Int']['output'];
  /** Counts by group, by name: cities of hospitals, specialties of doctors, categories of services. */
  groups: Array<ChoiceCount>;
};

/** Records, either by UUID or by a search of their list. */
export type ActivationInput = {
  /** Kind of the records. */
  kind: RecordKind;
  /** New state of the records. */
  isActive: Scalars['Boolean']['input'];
  /** UUIDs of the records, at most 2,000. */
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Search that selects the records, at most 2,000. */
  search?: InputMaybe<RecordSearch>;
};

/** Filter of a list. Each kind uses the fields that apply to it. */
export type RecordSearch = {
  /** Search text in any spelling. */
  q?: InputMaybe<Scalars['String']['input']>;
  /** Only active or only inactive records. */
  status?: InputMaybe<RecordStatus>;
  /** City, for hospitals. */
  city?: InputMaybe<Scalars['String']['input']>;
  /** Only verified or only unverified, for hospitals. */
  verified?: InputMaybe<Scalars['Boolean']['input']>;
  /** Specialty, for doctors. */
  specialty?: InputMaybe<Scalars['String']['input']>;
  /** Hospital, for doctors. */
  hospitalId?: InputMaybe<Scalars['ID']['input']>;
  /** Category, for services. */
  category?: InputMaybe<Scalars['String']['input']>;
};

/** Effect of activating or deactivating many records. */
export type ActivationPreview = {
  __typename?: 'ActivationPreview';
  /** Number of selected records. */
  selected: Scalars['Int']['output'];
  /** Number of selected records that would change. */
  changing: Scalars['Int']['output'];
  /** Pending and confirmed future appointments of the records that would change. They stay. */
  appointmentsAhead: Scalars['Int']['output'];
};

/** A bulk activation or deactivation. */
export type Activation = {
  __typename?: 'Activation';
  /** UUID, for undoing it. */
  id: Scalars['ID']['output'];
  /** Kind of the records. */
  kind: RecordKind;
  /** New state of the records, before it was undone. */
  isActive: Scalars['Boolean']['output'];
  /** Number of records changed, or restored when it was undone. */
  changed: Scalars['Int']['output'];
  /** Whether it was undone. */
  isUndone: Scalars['Boolean']['output'];
};

/** Filter for the doctors of a hospital. Each field narrows the result. */
export type HospitalDoctorSearch = {
  /** Search text, matched against name, specialty and languages in any spelling. */
  q?: InputMaybe<Scalars['String']['input']>;
  /** Only active or only inactive records. */
  status?: InputMaybe<RecordStatus>;
  /** Only doctors of this specialty. */
  specialty?: InputMaybe<Scalars['String']['input']>;
  /** A column of the list of doctors; name by default. */
  sortBy?: InputMaybe<Scalars['String']['input']>;
  /** asc (default) or desc. */
  direction?: InputMaybe<Scalars['String']['input']>;
};

/** One page of the doctors of a hospital. */
export type HospitalDoctorPage = {
  __typename?: 'HospitalDoctorPage';
  /** UUID of the hospital. */
  hospitalId: Scalars['ID']['output'];
  /** The doctors of this page. */
  items: Array<Doctor>;
  /** Total number of appointments. */
  total: Scalars['Int']['output'];
  /** Page number, starting at 1. */
  page: Scalars['Int']['output'];
  /** Records per page. */
  limit: Scalars['Int']['output'];
  /** Last page that can be requested. */
  totalPages: Scalars['Int']['output'];
};

/** Doctor counts of a hospital. */
export type HospitalDoctorCounts = {
  __typename?: 'HospitalDoctorCounts';
  /** Active or not. */
  all: Scalars['Int']['output'];
  /** Listed doctors. */
  active: Scalars['Int']['output'];
  /** Active doctors who are on leave today. */
  awayToday: Scalars['Int']['output'];
  /** Specialties of the hospital's doctors, with counts. */
  specialties: Array<ChoiceCount>;
};

/** Filter for the activity log. Each field narrows the result. */
export type UserSearch = {
  /** Search text, matched against name and e-mail address. */
  q?: InputMaybe<Scalars['String']['input']>;
  /** Only accounts with this role. */
  role?: InputMaybe<Role>;
  /** Only accounts with this status. */
  status?: InputMaybe<UserStatus>;
  /** Only staff of this hospital. */
  hospitalId?: InputMaybe<Scalars['ID']['input']>;
  /** name (default), email, created or lastLogin. */
  sortBy?: InputMaybe<Scalars['String']['input']>;
  /** asc (default) or desc. */
  direction?: InputMaybe<Scalars['String']['input']>;
};

/** One page of accounts. */
export type UserPage = {
  __typename?: 'UserPage';
  /** The accounts of this page. */
  items: Array<ManagedUser>;
  /** Total number of appointments. */
  total: Scalars['Int']['output'];
  /** Page number, starting at 1. */
  page: Scalars['Int']['output'];
  /** Records per page. */
  limit: Scalars['Int']['output'];
  /** Last page that can be requested. */
  totalPages: Scalars['Int']['output'];
};

/** Number of accounts. */
export type UserSummary = {
  __typename?: 'UserSummary';
  /** All records. */
  total: Scalars['Int']['output'];
  /** Active accounts. */
  active: Scalars['Int']['output'];
  /** Administrators. */
  admins: Scalars['Int']['output'];
  /** Accounts created since the first of this month in Istanbul. */
  newThisMonth: Scalars['Int']['output'];
  /** Accounts created in the previous month. */
  newLastMonth: Scalars['Int']['output'];
  /** Hospital staff. */
  staff: Scalars['Int']['output'];
  /** Suspended accounts. */
  suspended: Scalars['Int']['output'];
  /** Administrators without two-factor sign-in. */
  adminsWithoutTwoFactor: Scalars['Int']['output'];
  /** Hospital staff without two-factor sign-in. */
  staffWithoutTwoFactor: Scalars['Int']['output'];
};

/** A user account as administrators see it: access data without personal profile data. */
export type ManagedUser = {
  __typename?: 'ManagedUser';
  /** UUID. */
  id: Scalars['ID']['output'];
  /** Given name. */
  firstName: Scalars['String']['output'];
  /** Family name. */
  lastName: Scalars['String']['output'];
  /** E-mail address of the account. */
  email: Scalars['String']['output'];
  /** Role of the account. */
  role: Role;
  /** Status. Only active accounts can sign in. */
  status: UserStatus;
  /** Hospital of a member of staff. Null for others. */
  hospitalId?: Maybe<Scalars['ID']['output']>;
  /** Portal role of a member of staff. Null for others. */
  hospitalRole?: Maybe<HospitalRole>;
  /** Record of the doctor, for the role doctor. Null for others. */
  doctorId?: Maybe<Scalars['ID']['output']>;
  /** Name of that hospital. */
  hospitalName?: Maybe<Scalars['String']['output']>;
  /** Phone number. Null if not given. */
  phone?: Maybe<Scalars['String']['output']>;
  /** Time of creation. */
  createdAt: Scalars['DateTime']['output'];
  /** Time of the last edit; pass it as `basedOn` when editing. */
  updatedAt: Scalars['DateTime']['output'];
  /** Time of the last sign-in. Null before the first one. */
  lastLoginAt?: Maybe<Scalars['DateTime']['output']>;
  /** Whether the e-mail address is confirmed. */
  emailConfirmed: Scalars['Boolean']['output'];
  /** Whether two-factor sign-in is on. */
  twoFactorEnabled: Scalars['Boolean']['output'];
  /** Whether an administrator requires two-factor sign-in for this account. */
  mustUseTwoFactor: Scalars['Boolean']['output'];
  /** Whether an invitation was sent and the person has not signed in yet. */
  invited: Scalars['Boolean']['output'];
  /** Scheduled deletion time, if the owner has requested deletion. */
  deletesAt?: Maybe<Scalars['DateTime']['output']>;
};

/** Details of a new account with an initial password. */
export type UserInput = {
  /** Given name. */
  firstName?: InputMaybe<Scalars['String']['input']>;
  /** Family name. */
  lastName?: InputMaybe<Scalars['String']['input']>;
  /** E-mail address of the account. */
  email?: InputMaybe<Scalars['String']['input']>;
  /** At least 6 characters. */
  password?: InputMaybe<Scalars['String']['input']>;
  /** The password again; may be omitted. */
  confirmPassword?: InputMaybe<Scalars['String']['input']>;
  /** Role, user by default. */
  role?: InputMaybe<Role>;
  /** Status, active by default. */
  status?: InputMaybe<UserStatus>;
  /** Phone number. Null if not given. */
  phone?: InputMaybe<Scalars['String']['input']>;
  /** UUID of the hospital; required for the role hospital. */
  hospitalId?: InputMaybe<Scalars['ID']['input']>;
  /** Portal role of a member of staff, owner by default. */
  hospitalRole?: InputMaybe<HospitalRole>;
  /** UUID of the doctor's record at this hospital; required for the role doctor. */
  doctorId?: InputMaybe<Scalars['ID']['input']>;
};

/** Details of a new account whose owner chooses the password. */
export type InvitationInput = {
  /** Given name. */
  firstName?: InputMaybe<Scalars['String']['input']>;
  /** Family name. */
  lastName?: InputMaybe<Scalars['String']['input']>;
  /** E-mail address for the invitation. */
  email?: InputMaybe<Scalars['String']['input']>;
  /** Role, user by default. */
  role?: InputMaybe<Role>;
  /** Phone number. Null if not given. */
  phone?: InputMaybe<Scalars['String']['input']>;
  /** UUID of the hospital; required for the role hospital. */
  hospitalId?: InputMaybe<Scalars['ID']['input']>;
  /** Portal role of a member of staff, owner by default. */
  hospitalRole?: InputMaybe<HospitalRole>;
  /** UUID of the doctor's record at this hospital; required for the role doctor. */
  doctorId?: InputMaybe<Scalars['ID']['input']>;
  /** Language of the mail: en (default), tr, ru or ar. */
  language?: InputMaybe<Scalars['String']['input']>;
};

/** Changes to an appointment. Omitted fields stay unchanged. */
export type UserUpdate = {
  /** Given name. */
  firstName?: InputMaybe<Scalars['String']['input']>;
  /** Family name. */
  lastName?: InputMaybe<Scalars['String']['input']>;
  /** E-mail address for sign-in. A new one must be confirmed. */
  email?: InputMaybe<Scalars['String']['input']>;
  /** Role. Administrators cannot change their own. */
  role?: InputMaybe<Role>;
  /** Status. Administrators cannot change their own. */
  status?: InputMaybe<UserStatus>;
  /** Phone number. Null if not given. */
  phone?: InputMaybe<Scalars['String']['input']>;
  /** UUID of the hospital of a member of staff. */
  hospitalId?: InputMaybe<Scalars['ID']['input']>;
  /** Portal role of a member of staff. */
  hospitalRole?: InputMaybe<HospitalRole>;
  /** UUID of the doctor's record at this hospital, for the role doctor. */
  doctorId?: InputMaybe<Scalars['ID']['input']>;
  /** Whether this person must use two-factor sign-in. */
  mustUseTwoFactor?: InputMaybe<Scalars['Boolean']['input']>;
  /**
   * `updatedAt` of the account that was read. The edit is refused (`stale_edit`) if the account has
   * changed since.
   */
  basedOn?: InputMaybe<Scalars['DateTime']['input']>;
};

/** A message template of a hospital. */
export type MessageTemplate = {
  __typename?: 'MessageTemplate';
  /** UUID. */
  id: Scalars['ID']['output'];
  /** UUID of the hospital. */
  hospitalId: Scalars['ID']['output'];
  /** Language of the template. */
  language: UiLanguage;
  /** Title for the staff, unique per language. */
  title: Scalars['String']['output'];
  /**
   * Text. `{{name}}`, `{{date}}`, `{{time}}`, `{{hospital}}` and `{{address}}` are placeholders that
   * are filled when the template is chosen.
   */
  body: Scalars['String']['output'];
  /** Time of the last change; pass it as `basedOn` when editing. */
  updatedAt: Scalars['DateTime']['output'];
};

/** Details of a template. */
export type MessageTemplateInput = {
  /** Language of the template. */
  language: UiLanguage;
  /** Title, at most 80 characters. */
  title: Scalars['String']['input'];
  /**
   * Text, at most 2,000 characters. Its placeholders are `{{name}}`, `{{date}}`, `{{time}}`,
   * `{{hospital}}` and `{{address}}`.
   */
  body: Scalars['String']['input'];
};

/** Changes to an appointment. Omitted fields stay unchanged. */
export type MessageTemplateUpdate = {
  /** New language. */
  language?: InputMaybe<UiLanguage>;
  /** Title, at most 80 characters. */
  title?: InputMaybe<Scalars['String']['input']>;
  /**
   * Text, at most 2,000 characters. Its placeholders are `{{name}}`, `{{date}}`, `{{time}}`,
   * `{{hospital}}` and `{{address}}`.
   */
  body?: InputMaybe<Scalars['String']['input']>;
  /**
   * `updatedAt` of the record that was read. The edit is refused (`stale_edit`) if the record has
   * changed since.
   */
  basedOn?: InputMaybe<Scalars['DateTime']['input']>;
};

/** A side of a conversation. */
export type Side =
  /** The patient. */
  | 'patient'
  /** The staff of the hospital, or an administrator on its behalf. */
  | 'hospital';

/** A message about an appointment. */
export type Message = {
  __typename?: 'Message';
  /** UUID. */
  id: Scalars['ID']['output'];
  /** Side of the sender. */
  sender: Side;
  /** First and last name of the sender at the time of writing. */
  senderName: Scalars['String']['output'];
  /** The text. */
  message: Scalars['String']['output'];
  /** Time of sending. */
  createdAt: Scalars['DateTime']['output'];
  /** Time at which the other side read it first. Null until then. */
  readAt?: Maybe<Scalars['DateTime']['output']>;
};

/** Filter for the activity log. Each field narrows the result. */
export type SubscriberSearch = {
  /** Part of the e-mail address. */
  q?: InputMaybe<Scalars['String']['input']>;
  /** waiting or confirmed. */
  state?: InputMaybe<SubscriberState>;
};

/** Confirmation state of a subscriber. Unsubscribed addresses are erased. */
export type SubscriberState =
  /** Waiting for confirmation. */
  | 'waiting'
  /** Confirmed by the link of a mail. */
  | 'confirmed';

/** One page of subscribers. */
export type SubscriberPage = {
  __typename?: 'SubscriberPage';
  /** Subscribers of this page. */
  items: Array<Subscriber>;
  /** Total number of appointments. */
  total: Scalars['Int']['output'];
  /** Page number, starting at 1. */
  page: Scalars['Int']['output'];
  /** Records per page. */
  limit: Scalars['Int']['output'];
  /** Last page that can be requested. */
  totalPages: Scalars['Int']['output'];
};

/** A subscriber of the newsletter. */
export type Subscriber = {
  __typename?: 'Subscriber';
  /** UUID. */
  id: Scalars['ID']['output'];
  /** E-mail address for the newsletter. */
  email: Scalars['String']['output'];
  /** Language of the mails. */
  language: UiLanguage;
  /** Confirmation state. */
  state: SubscriberState;
  /** Time of confirmation, or of sign-up if not confirmed. */
  since: Scalars['DateTime']['output'];
};

/** State of a mail. */
export type MailState =
  /** Waiting to be sent or retried. */
  | 'waiting'
  /** Failed after all retries. */
  | 'failed'
  /** Sent to the recipient. */
  | 'sent'
  /** Skipped, because there was no recipient left when it was due. */
  | 'skipped'
  /** Removed by an administrator. */
  | 'dropped';

/** A mail of the queue, without its content. */
export type QueuedMail = {
  __typename?: 'QueuedMail';
  /** UUID. */
  id: Scalars['ID']['output'];
  /** Kind of mail, for example `appointment.booked`. */
  kind: Scalars['String']['output'];
  /** Current state. */
  state: MailState;
  /** Address, masked unless it was searched for. Null if no longer known. */
  to?: Maybe<Scalars['String']['output']>;
  /** Number of attempts. */
  attempts: Scalars['Int']['output'];
  /** Last error, without personal data. */
  lastError?: Maybe<Scalars['String']['output']>;
  /** Time of writing. */
  createdAt: Scalars['DateTime']['output'];
  /** Time of the next attempt. */
  availableAt: Scalars['DateTime']['output'];
  /** Time of completion. */
  doneAt?: Maybe<Scalars['DateTime']['output']>;
  /** Time of the final failure. */
  failedAt?: Maybe<Scalars['DateTime']['output']>;
};

/** One page of the mail queue. */
export type MailPage = {
  __typename?: 'MailPage';
  /** Mails of this page. */
  items: Array<QueuedMail>;
  /** Total number of mails. */
  total: Scalars['Int']['output'];
  /** Page number, starting at 1. */
  page: Scalars['Int']['output'];
  /** Records per page. */
  limit: Scalars['Int']['output'];
  /** Last page that can be requested. */
  totalPages: Scalars['Int']['output'];
};

/** Number of waiting and failed mails. */
export type MailSummary = {
  __typename?: 'MailSummary';
  /** Waiting mails. */
  waiting: Scalars['Int']['output'];
  /** Failed mails. */
  failed: Scalars['Int']['output'];
};

/** Filter for the mail queue. Each field narrows the result. */
export type MailSearch = {
  /** waiting, failed, sent, skipped or dropped. */
  state?: InputMaybe<Scalars['String']['input']>;
  /** Kind of mail, for example `appointment.booked`. */
  kind?: InputMaybe<Scalars['String']['input']>;
  /** Only mails to exactly this address, which the answer then shows whole. */
  to?: InputMaybe<Scalars['String']['input']>;
  /** Order by the time of writing: desc (default) or asc. */
  direction?: InputMaybe<Scalars['String']['input']>;
};

/** A mail that could not be sent. */
export type DeadLetter = {
  __typename?: 'DeadLetter';
  /** UUID. */
  id: Scalars['ID']['output'];
  /** Kind of mail, for example `appointment.booked`. */
  kind: Scalars['String']['output'];
  /** Number of attempts. */
  attempts: Scalars['Int']['output'];
  /** Last error. Null if unknown. */
  lastError?: Maybe<Scalars['String']['output']>;
  /** Time of the final failure. */
  failedAt: Scalars['DateTime']['output'];
  /** Time at which it was due. */
  createdAt: Scalars['DateTime']['output'];
};

/** One page of failed mails. */
export type DeadLetterPage = {
  __typename?: 'DeadLetterPage';
  /** Failed mails of this page. */
  items: Array<DeadLetter>;
  /** Total number of appointments. */
  total: Scalars['Int']['output'];
  /** Page number, starting at 1. */
  page: Scalars['Int']['output'];
  /** Records per page. */
  limit: Scalars['Int']['output'];
  /** Last page that can be requested. */
  totalPages: Scalars['Int']['output'];
};

/** Kind of a found record. */
export type FoundKind =
  /** A hospital. */
  | 'hospital'
  /** A doctor. */
  | 'doctor'
  /** A treatment. */
  | 'health_service'
  /** A user account. */
  | 'user'
  /** An appointment. */
  | 'appointment';

/** A found record. */
export type FoundRecord = {
  __typename?: 'FoundRecord';
  /** UUID. */
  id: Scalars['ID']['output'];
  /** Kind of record. */
  kind: FoundKind;
  /** Name, or the booking ID of an appointment. */
  name: Scalars['String']['output'];
  /** Specialty of a doctor, category of a treatment, role of a user, patient of an appointment. */
  detail?: Maybe<Scalars['String']['output']>;
  /** City of a hospital, hospital of a doctor or an appointment, mail address of a user. */
  place?: Maybe<Scalars['String']['output']>;
  /** active, inactive, suspended, or the status of an appointment. */
  state: Scalars['String']['output'];
};

/** A person whom the viewer books for. */
export type Person = {
  __typename?: 'Person';
  /** UUID. */
  id: Scalars['ID']['output'];
  /** First name, as in the passport. */
  firstName: Scalars['String']['output'];
  /** Last name, as in the passport. */
  lastName: Scalars['String']['output'];
  /** Birth date, which decides the treatments that may be booked. */
  birthDate: Scalars['Date']['output'];
  /** female, male or other. */
  sex: Scalars['String']['output'];
  /**
   * Relation of the viewer to this person: mother, father, guardian, wife, husband, daughter, son,
   * sister, brother, relative or friend.
   */
  relation: Scalars['String']['output'];
  /** ISO 639 code of the language that the person speaks best. */
  language: Scalars['String']['output'];
  /** Time of creation. */
  createdAt: Scalars['DateTime']['output'];
  /** Time of the last edit; pass it as `basedOn` when editing. */
  updatedAt: Scalars['DateTime']['output'];
};

/** A person who is not the account holder. */
export type PersonInput = {
  /** At most 60 characters, without line breaks and signs such as : @ < >. */
  firstName: Scalars['String']['input'];
  /** At most 60 characters, without line breaks and signs such as : @ < >. */
  lastName: Scalars['String']['input'];
  /** From 1900-01-01 to today. */
  birthDate: Scalars['Date']['input'];
  /** female, male or other. */
  sex: Scalars['String']['input'];
  /**
   * Relation of the viewer to this person: mother, father, guardian, wife, husband, daughter, son,
   * sister, brother, relative or friend.
   */
  relation: Scalars['String']['input'];
  /** ISO 639 code of the language that the person speaks best. */
  language: Scalars['String']['input'];
};

/** Changes to a person. Omitted fields stay unchanged. */
export type PersonUpdate = {
  /** At most 60 characters, without line breaks and signs such as : @ < >. */
  firstName?: InputMaybe<Scalars['String']['input']>;
  /** At most 60 characters, without line breaks and signs such as : @ < >. */
  lastName?: InputMaybe<Scalars['String']['input']>;
  /** From 1900-01-01 to today. */
  birthDate?: InputMaybe<Scalars['Date']['input']>;
  /** female, male or other. */
  sex?: InputMaybe<Scalars['String']['input']>;
  /**
   * Relation of the viewer to this person: mother, father, guardian, wife, husband, daughter, son,
   * sister, brother, relative or friend.
   */
  relation?: InputMaybe<Scalars['String']['input']>;
  /** ISO 639 code of the language that the person speaks best. */
  language?: InputMaybe<Scalars['String']['input']>;
  /**
   * `updatedAt` of the person that was read. The edit is refused (`stale_edit`) if the person has
   * changed since.
   */
  basedOn?: InputMaybe<Scalars['DateTime']['input']>;
};

/** A patient of a hospital as the search of its staff shows one. */
export type FoundPatient = {
  __typename?: 'FoundPatient';
  /** UUID of the latest appointment of the patient at this hospital. */
  appointmentId: Scalars['ID']['output'];
  /** First and last name. */
  name: Scalars['String']['output'];
  /** First and last name of the booker. Null if the booker is the patient. */
  bookerName?: Maybe<Scalars['String']['output']>;
  /** Phone number given at the latest booking. */
  phone: Scalars['String']['output'];
  /** E-mail address given at the latest booking. */
  email: Scalars['String']['output'];
  /** Number of appointments of the patient at this hospital. */
  visits: Scalars['Int']['output'];
  /** Day of the latest appointment. */
  latestDate: Scalars['Date']['output'];
};

/** A service that fits a free place. */
export type SlotService = {
  __typename?: 'SlotService';
  /** UUID. */
  serviceId: Scalars['ID']['output'];
  /** Name in the language of the request. */
  name: Scalars['String']['output'];
  /** Length in minutes. */
  minutes: Scalars['Int']['output'];
};

/** A booking for a patient who phones. */
export type PhoneBookingInput = {
  /** UUID of a service of the hospital. */
  serviceId: Scalars['ID']['input'];
  /** UUID of a doctor of the hospital. By default the calendar of the service. */
  doctorId?: InputMaybe<Scalars['ID']['input']>;
  /** Day in the hospital's time zone. */
  date: Scalars['Date']['input'];
  /** Wall-clock time at the hospital. */
  time: Scalars['Time']['input'];
  /** in_person by default; video or phone if the hospital offers it. */
  channel?: InputMaybe<Channel>;
  /** UUID of an earlier appointment of the patient at this hospital. Send either this or `patient`. */
  knownFrom?: InputMaybe<Scalars['ID']['input']>;
  /** A patient who is new to the hospital. */
  patient?: InputMaybe<NewPatientInput>;
  /** Notes for the hospital, which the patient reads. At most 2,000 characters. */
  notes?: InputMaybe<Scalars['String']['input']>;
};

/** A patient who is new to the hospital. */
export type NewPatientInput = {
  /** First name of the patient. */
  firstName: Scalars['String']['input'];
  /** Last name of the patient. */
  lastName: Scalars['String']['input'];
  /** E-mail address; the invitation and all mails go there. */
  email: Scalars['String']['input'];
  /** Phone number for questions about the visit. */
  phone: Scalars['String']['input'];
  /** Day of birth. Required by services with age limits. */
  birthDate?: InputMaybe<Scalars['Date']['input']>;
  /** ISO 639 code of the language that the patient speaks best. */
  language?: InputMaybe<Scalars['String']['input']>;
};

/** The portal of a hospital. */
export type Workplace = {
  __typename?: 'Workplace';
  /** UUID of the hospital. */
  hospitalId: Scalars['ID']['output'];
  /** Name of the hospital. */
  hospitalName: Scalars['String']['output'];
  /** Unanswered appointment requests. */
  pendingRequests: Scalars['Int']['output'];
  /** Requests of patients for another time that wait for an answer. */
  moveRequests: Scalars['Int']['output'];
  /** Messages of patients that the hospital has not read. */
  unreadMessages: Scalars['Int']['output'];
};

/** Dashboard of a hospital. */
export type HospitalDashboard = {
  __typename?: 'HospitalDashboard';
  /** Total number of appointments. */
  total: Scalars['Int']['output'];
  /** Day of the first booking, in Istanbul. Null without bookings. */
  since?: Maybe<Scalars['Date']['output']>;
  /** Unanswered appointment requests. */
  pending: Scalars['Int']['output'];
  /** Requests that have waited longer than a day. */
  pendingLong: Scalars['Int']['output'];
  /** Time of the oldest unanswered request. Null without one. */
  oldestPendingAt?: Maybe<Scalars['DateTime']['output']>;
  /** Requests of patients for another time that wait for an answer. */
  moveRequests: Scalars['Int']['output'];
  /** Confirmed appointments today, in Istanbul. */
  confirmedToday: Scalars['Int']['output'];
  /** Confirmed appointments today that have not begun. */
  confirmedTodayLeft: Scalars['Int']['output'];
  /** Completed appointments. */
  completed: Scalars['Int']['output'];
  /** Completed appointments of this month, in Istanbul. */
  completedThisMonth: Scalars['Int']['output'];
  /** The five latest bookings. */
  newest: Array<Appointment>;
  /** Today's appointments in Istanbul, without cancelled ones, by time; at most 100. */
  today: Array<Appointment>;
  /** At most five appointments with unread messages of patients. */
  unread: Array<Appointment>;
  /** Doctors' leave and closures within the next two weeks, in order; at most ten. */
  away: Array<Absence>;
  /** Steps of a new hospital, measured by facts. */
  firstSteps: Array<FirstStep>;
};

/** A step of a new hospital towards its first booking. */
export type FirstStep = {
  __typename?: 'FirstStep';
  /**
   * texts, services, prices, doctors, treatments (of each doctor), hours, rules (of booking), licence,
   * team or notices.
   */
  key: Scalars['String']['output'];
  /** Whether it is done. */
  isDone: Scalars['Boolean']['output'];
  /** Number of records that are missing, for example doctors without a treatment. */
  missing: Scalars['Int']['output'];
};

/** A leave of a doctor or a closure of the hospital. */
export type Absence = {
  __typename?: 'Absence';
  /** UUID of the leave or closure. */
  id: Scalars['ID']['output'];
  /** UUID of the doctor on leave. Null for a closure. */
  doctorId?: Maybe<Scalars['ID']['output']>;
  /** Name with title of the doctor on leave. Null for a closure. */
  doctorName?: Maybe<Scalars['String']['output']>;
  /** First day. */
  startsOn: Scalars['Date']['output'];
  /** Last day. */
  endsOn: Scalars['Date']['output'];
  /** Start time on each of these days. Null for the whole day. */
  startsAt?: Maybe<Scalars['Time']['output']>;
  /** End time of a closure on each of these days. Null for the whole day. */
  endsAt?: Maybe<Scalars['Time']['output']>;
  /** Reason given by the hospital, or name of the public holiday. */
  reason?: Maybe<Scalars['String']['output']>;
  /** Appointments in that period that have not begun and must be moved or cancelled. */
  visits: Scalars['Int']['output'];
};

/** State of a proposal. */
export type ProposalState =
  /** Waiting for the patient; its time is held. */
  | 'open'
  /** Accepted; the appointment was moved. */
  | 'accepted'
  /** Declined; the appointment was not moved. */
  | 'declined'
  /** Expired without an answer after 24 hours. */
  | 'expired'
  /** Withdrawn by the hospital, or ended by another change of the appointment. */
  | 'withdrawn';

/** A time proposed by the hospital and held until the patient answers, at most 24 hours. */
export type TimeProposal = {
  __typename?: 'TimeProposal';
  /** UUID. */
  id: Scalars['ID']['output'];
  /** UUID of the appointment. */
  appointmentId: Scalars['ID']['output'];
  /** Current state. */
  state: ProposalState;
  /** Doctor for the proposed time. Null for the calendar of the service. */
  doctor?: Maybe<Doctor>;
  /** Day in the hospital's time zone. */
  date: Scalars['Date']['output'];
  /** Wall-clock time at the hospital. */
  time: Scalars['Time']['output'];
  /** Start as an instant. */
  startsAt: Scalars['DateTime']['output'];
  /** Length in minutes. */
  durationMinutes: Scalars['Int']['output'];
  /** Note of the hospital. Null if none. */
  note?: Maybe<Scalars['String']['output']>;
  /** Time at which the proposal expires. */
  expiresAt: Scalars['DateTime']['output'];
  /** Time of the proposal. */
  createdAt: Scalars['DateTime']['output'];
};

/**
 * A proposed time as the link of its mail shows it. It does not say what the visit is for or whose it
 * is.
 */
export type LinkedProposal = {
  __typename?: 'LinkedProposal';
  /** UUID. */
  id: Scalars['ID']['output'];
  /** UUID of the appointment. */
  appointmentId: Scalars['ID']['output'];
  /** Current state. Expired proposals say so at once. */
  state: ProposalState;
  /** Name of the hospital. */
  hospitalName: Scalars['String']['output'];
  /** Booking ID of the appointment. */
  bookingId: Scalars['String']['output'];
  /** Proposed day in the hospital's time zone. */
  date: Scalars['Date']['output'];
  /** Proposed wall-clock time at the hospital. */
  time: Scalars['Time']['output'];
  /** Time at which the proposal expires. */
  expiresAt: Scalars['DateTime']['output'];
  /** Current status of the appointment. */
  currentStatus: AppointmentStatus;
  /** Current day of the appointment. */
  currentDate: Scalars['Date']['output'];
  /** Current wall-clock time of the appointment. */
  currentTime: Scalars['Time']['output'];
  /** Further times of an open proposal, by time. */
  alternatives: Array<LinkedProposalOffer>;
};

/** A further proposed time as the link of its mail shows it. */
export type LinkedProposalOffer = {
  __typename?: 'LinkedProposalOffer';
  /** UUID; pass it as `proposalId` to accept this time. */
  id: Scalars['ID']['output'];
  /** Proposed day in the hospital's time zone. */
  date: Scalars['Date']['output'];
  /** Proposed wall-clock time at the hospital. */
  time: Scalars['Time']['output'];
};

/** A proposed time for an appointment. */
export type ProposalInput = {
  /** Day in the hospital's time zone. */
  date: Scalars['Date']['input'];
  /** A bookable time for this appointment. */
  time: Scalars['Time']['input'];
  /**
   * UUID of another doctor of the hospital. Null for the calendar of the service. Unchanged if
   * omitted.
   */
  doctorId?: InputMaybe<Scalars['ID']['input']>;
  /** Further times, at most two. They are held too, and the patient accepts one of all. */
  alternatives?: InputMaybe<Array<OfferInput>>;
  /** Note to the patient, at most 1,000 characters. */
  note?: InputMaybe<Scalars['String']['input']>;
};

/** A further time of a proposal. */
export type OfferInput = {
  /** Day in the hospital's time zone. */
  date: Scalars['Date']['input'];
  /** A bookable time for this appointment. */
  time: Scalars['Time']['input'];
  /** UUID of another doctor of the hospital, as in `ProposalInput`. */
  doctorId?: InputMaybe<Scalars['ID']['input']>;
};

/** Number of public records. */
export type PublicFacts = {
  __typename?: 'PublicFacts';
  /** Active hospitals. */
  hospitals: Scalars['Int']['output'];
  /** Active doctors. */
  doctors: Scalars['Int']['output'];
  /** Active services. */
  services: Scalars['Int']['output'];
  /** Visible reviews. */
  reviews: Scalars['Int']['output'];
  /** Provinces with a hospital, most hospitals first. */
  provinces: Array<ProvinceCount>;
  /** Day of the count. */
  countedOn: Scalars['Date']['output'];
};

/** A province with its number of hospitals. */
export type ProvinceCount = {
  __typename?: 'ProvinceCount';
  /** Name of the province, one of the 81. */
  name: Scalars['String']['output'];
  /** Active hospitals in the province. */
  hospitals: Scalars['Int']['output'];
};

/**
 * Push notifications, which arrive even when no page is open. They name neither hospital nor
 * treatment.
 */
export type PushSettings = {
  __typename?: 'PushSettings';
  /** VAPID public key of this installation in base64url. Null if push notifications are off. */
  publicKey?: Maybe<Scalars['String']['output']>;
  /** Whether the browser of this session is subscribed. */
  subscribed: Scalars['Boolean']['output'];
  /** Kinds of notifications that are sent to every browser of the viewer. */
  notifications: Notifications;
};

/** A push subscription of a browser. */
export type PushSubscriptionInput = {
  /**
   * Address of the browser's push service, `https://…`. Private, local and reserved addresses are
   * refused.
   */
  endpoint: Scalars['String']['input'];
  /** Encryption keys. */
  keys: PushKeysInput;
};

/** Encryption keys of a push subscription. */
export type PushKeysInput = {
  /** Public key of the browser in base64url. */
  p256dh: Scalars['String']['input'];
  /** Authentication secret of the subscription in base64url. */
  auth: Scalars['String']['input'];
};

/** Filters of the administrators' list of quote requests. */
export type QuoteOversightSearch = {
  /** Part of the list. Null: all. */
  view?: InputMaybe<QuoteOversightView>;
  /** UUID of a hospital. */
  hospitalId?: InputMaybe<Scalars['ID']['input']>;
  /** Part of the number. */
  q?: InputMaybe<Scalars['String']['input']>;
};

/** Part of the administrators' list of quote requests. */
export type QuoteOversightView =
  /** Not answered yet. */
  | 'open'
  /** Waiting for the hospital after the time to answer. */
  | 'late'
  /** With a quote. */
  | 'quoted'
  /** Accepted by the patient. */
  | 'accepted'
  /** Ended without an acceptance. */
  | 'closed'
  /** With a final bill that the patient disputes, not settled yet. */
  | 'disputed'
  /** With a dispute that an administrator has settled. */
  | 'settled';

/** One page of quote requests at their hospitals. */
export type OverseenQuotePage = {
  __typename?: 'OverseenQuotePage';
  /** The requests of this page. */
  items: Array<OverseenQuote>;
  /** Total number of matching requests. */
  total: Scalars['Int']['output'];
  /** Page number, starting at 1. */
  page: Scalars['Int']['output'];
  /** Records per page. */
  limit: Scalars['Int']['output'];
  /** Last page that can be requested. */
  totalPages: Scalars['Int']['output'];
};

/** A quote request at one hospital, for oversight: no content and no patient. */
export type OverseenQuote = {
  __typename?: 'OverseenQuote';
  /** UUID of the request to this hospital. */
  id: Scalars['ID']['output'];
  /** Number of the request. */
  number: Scalars['String']['output'];
  /** UUID of the hospital. */
  hospitalId: Scalars['ID']['output'];
  /** Name of the hospital. */
  hospitalName: Scalars['String']['output'];
  /** State at the hospital. */
  state: QuoteHospitalState;
  /** Time at which the hospital received it. */
  sentAt: Scalars['DateTime']['output'];
  /** End of the time to answer. Null while it stands still, and afterwards. */
  dueAt?: Maybe<Scalars['DateTime']['output']>;
  /** Time to answer, in minutes of business days. */
  answerMinutes: Scalars['Int']['output'];
  /** Minutes of business days until the answer. Null without one. */
  answeredMinutes?: Maybe<Scalars['Int']['output']>;
  /** Whether the answer came or is late. */
  isLate: Scalars['Boolean']['output'];
  /** Latest version of the quote that was sent. Null without one. */
  version?: Maybe<Scalars['Int']['output']>;
  /** Currency of the quote. Null without one. */
  currency?: Maybe<Currency>;
  /** Total of the quote. Null without one. */
  quoted?: Maybe<Scalars['Float']['output']>;
  /** Total of the final bill. Null without one. */
  charged?: Maybe<Scalars['Float']['output']>;
  /** State of the final bill. Null without one. */
  chargeState?: Maybe<QuoteChargeState>;
  /** Total that applies since the settlement of a dispute. Null without one. */
  settled?: Maybe<Scalars['Float']['output']>;
};

/** Numbers of quote requests of all hospitals. */
export type QuoteOversightSummary = {
  __typename?: 'QuoteOversightSummary';
  /** Requests that no hospital has answered yet. */
  open: Scalars['Int']['output'];
  /** Requests that wait for the hospital after the time to answer. */
  late: Scalars['Int']['output'];
  /** Final bills that patients dispute, not settled yet. */
  disputed: Scalars['Int']['output'];
  /** Median of the answers within a year, in minutes of business days. Null without one. */
  medianAnswerMinutes?: Maybe<Scalars['Int']['output']>;
};

/** Part of a comparison of quotes. */
export type QuotePart =
  /** Hospitals and doctors. */
  | 'hospitals'
  /** Prices and payment. */
  | 'prices'
  /** Dates, stay and flights. */
  | 'dates'
  /** Treatment and plan. */
  | 'plan'
  /** Aftercare and complications. */
  | 'aftercare'
  /** Names of attached documents. */
  | 'attachments'
  /** Answers about health. */
  | 'health';

/** State of a link to quotes. */
export type QuoteLinkState =
  /** It can be opened. */
  | 'open'
  /** Its last day has passed. */
  | 'expired'
  /** The patient has ended it. */
  | 'revoked';

/** A link that shows quotes to a companion, without its secret. */
export type QuoteLink = {
  __typename?: 'QuoteLink';
  /** UUID. */
  id: Scalars['ID']['output'];
  /** Reader in the patient's words. Null if not given. */
  name?: Maybe<Scalars['String']['output']>;
  /** Parts that it shows. */
  parts: Array<QuotePart>;
  /** Whether it can be opened. */
  state: QuoteLinkState;
  /** Creation. */
  createdAt: Scalars['DateTime']['output'];
  /** End, unless it is ended before. */
  expiresAt: Scalars['DateTime']['output'];
  /** Number of openings. */
  openings: Scalars['Int']['output'];
  /** Last opening. Null before the first. */
  lastOpenedAt?: Maybe<Scalars['DateTime']['output']>;
};

/** A new link with its address. */
export type NewQuoteLink = {
  __typename?: 'NewQuoteLink';
  /** Address with the secret. */
  url: Scalars['String']['output'];
  /** The link. */
  link: QuoteLink;
};

/** Parts and lifetime of a link. */
export type QuoteLinkInput = {
  /** Reader, at most 60 characters. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** Parts to show, at least one. */
  parts: Array<QuotePart>;
  /** Days until it ends, 1 to 90. */
  days: Scalars['Int']['input'];
};

/** Quotes as the holder of a link reads them. */
export type SharedQuotes = {
  __typename?: 'SharedQuotes';
  /** Whether the link can be opened. */
  state: QuoteLinkState;
  /** End of the link. */
  expiresAt: Scalars['DateTime']['output'];
  /** Parts that it shows. Empty once it has ended. */
  parts: Array<QuotePart>;
  /** Quotes beside each other. Null once it has ended. */
  comparison?: Maybe<SharedComparison>;
  /** Answers about health, if the link shows them. */
  health: Array<SharedFact>;
};

/** A comparison of quotes as text. */
export type SharedComparison = {
  __typename?: 'SharedComparison';
  /** Number of the request. */
  number: Scalars['String']['output'];
  /** Names of the treatments. Empty if not shown. */
  treatments: Array<Scalars['String']['output']>;
  /** Quotes in the order in which they arrived. */
  columns: Array<SharedColumn>;
  /** Rows in order. */
  rows: Array<SharedRow>;
  /** Date of the exchange rates. Null if no amount is converted. */
  ratesOf?: Maybe<Scalars['String']['output']>;
};

/** A quote in the head of a comparison. */
export type SharedColumn = {
  __typename?: 'SharedColumn';
  /** Name of the hospital, or its number if not shown. */
  name: Scalars['String']['output'];
  /** Place, version and day. */
  note: Scalars['String']['output'];
  /** Binding total. Null if not shown. */
  total?: Maybe<Scalars['String']['output']>;
  /** Total in the patient's currency. Null if it is the same, or not shown. */
  guide?: Maybe<Scalars['String']['output']>;
};

/** A row of a comparison. */
export type SharedRow = {
  __typename?: 'SharedRow';
  /** Subject that it shares with the rows beside it. */
  group: Scalars['String']['output'];
  /** Remark on the subject. Null without. */
  groupNote?: Maybe<Scalars['String']['output']>;
  /** Fact. */
  name: Scalars['String']['output'];
  /** Remark. Null without. */
  note?: Maybe<Scalars['String']['output']>;
  /** Cells in the order of the quotes. */
  cells: Array<SharedCell>;
};

/** Statements of one quote in a row. */
export type SharedCell = {
  __typename?: 'SharedCell';
  /** Statements in order. */
  entries: Array<SharedEntry>;
  /** Whether it differs from all others, which agree. */
  standsOut: Scalars['Boolean']['output'];
};

/** Weight of a statement. */
export type SharedTone =
  /** Ordinary. */
  | 'plain'
  /** Important. */
  | 'strong'
  /** Minor. */
  | 'muted'
  /** The hospital did not say it. */
  | 'missing';

/** A statement of a quote. */
export type SharedEntry = {
  __typename?: 'SharedEntry';
  /** Statement. */
  text: Scalars['String']['output'];
  /** Remark. Null without. */
  note?: Maybe<Scalars['String']['output']>;
  /** Amount. Null without, or if prices are not shown. */
  amount?: Maybe<Scalars['String']['output']>;
  /** Weight. */
  tone: SharedTone;
};

/** A fact with its name. */
export type SharedFact = {
  __typename?: 'SharedFact';
  /** Name of the fact. */
  name: Scalars['String']['output'];
  /** Value as the patient gave it. */
  value: Scalars['String']['output'];
};

/** State of a quote request. */
export type QuoteRequestState =
  /** Not sent yet; only the patient reads it. */
  | 'draft'
  /** Sent; hospitals may answer. */
  | 'sent'
  /** The patient has accepted a quote. */
  | 'accepted'
  /** Taken back by the patient. */
  | 'withdrawn'
  /** Ended without an accepted quote. */
  | 'expired';

/** State of a request at one hospital. */
export type QuoteHospitalState =
  /** Sent and not opened yet. */
  | 'sent'
  /** Opened by the hospital. */
  | 'seen'
  /** The hospital has asked a question; its clock stands still. */
  | 'question'
  /** The patient has answered the question. */
  | 'answered'
  /** A quote is with the patient. */
  | 'quoted'
  /** The patient has accepted its quote. */
  | 'accepted'
  /** The patient has accepted another quote. */
  | 'not_chosen'
  /** The hospital has declined. */
  | 'declined'
  /** Ended: no quote, or the quote is no longer valid. */
  | 'expired'
  /** Taken back by the patient. */
  | 'withdrawn';

/** Side that asks the other one about a quote request. */
export type QuoteAsker =
  /** The hospital asks the patient. */
  | 'hospital'
  /** The patient asks the hospital. */
  | 'patient';

/** State of a hospital's clock. */
export type QuoteClockState =
  /** The hospital has to answer. */
  | 'running'
  /** The patient has to answer a question. */
  | 'paused'
  /** The hospital has answered, in time or late. */
  | 'stopped';

/** Kind of a line of a quote. */
export type QuoteLineKind =
  /** Surgeon's fee or the treatment itself. */
  | 'surgeon'
  /** Anaesthetist and anaesthetic. */
  | 'anaesthesia'
  /** Operating theatre. */
  | 'theatre'
  /** Nights in hospital. */
  | 'stay'
  /** Implant, with maker and model. */
  | 'implant'
  /** Tests before or after. */
  | 'test'
  /** Medicine before or after the treatment. */
  | 'medicine'
  /** Compression garment. */
  | 'garment'
  /** Transfer between airport, hotel and hospital. */
  | 'transfer'
  /** Nights in a hotel. */
  | 'hotel'
  /** Hours of an interpreter. */
  | 'interpreter'
  /** Check after the treatment. */
  | 'follow_up'
  /** Second treatment that corrects the first. */
  | 'revision'
  /** Anything else. */
  | 'other';

/** Unit of the quantity of a line. */
export type QuoteLineUnit =
  /** Piece or service. */
  | 'each'
  /** One night. */
  | 'night'
  /** One hour. */
  | 'hour'
  /** One graft. */
  | 'graft'
  /** One tooth. */
  | 'tooth'
  /** One eye. */
  | 'eye'
  /** Side of the body. */
  | 'side'
  /** One trip. */
  | 'trip';

/** Whether the price includes a line. */
export type QuoteLineStatus =
  /** Part of the price. */
  | 'included'
  /** Chosen by the patient; only in `totalWithOptions`. */
  | 'optional'
  /** Not part of the price; in no total. */
  | 'excluded';

/** Point that a quote has to state. */
export type QuotePoint =
  /** Named surgeon. */
  | 'surgeon'
  /** Kind of anaesthesia. */
  | 'anaesthesia'
  /** Maker and model of each implant. Only of quotes with an implant. */
  | 'implant'
  /** Number of nights in hospital, also none. */
  | 'nights_in_hospital'
  /** Days in the country. */
  | 'days_in_country'
  /** Earliest flight home. */
  | 'earliest_flight'
  /** Tests before the treatment. */
  | 'tests_before'
  /** Medicine after the treatment. */
  | 'medicine_after'
  /** Checks after the treatment. */
  | 'follow_ups'
  /** Causes that change the price. */
  | 'price_changes'
  /** Place and payer of the treatment of complications. */
  | 'complications'
  /** Revision policy. */
  | 'revision'
  /** Help after the journey home. */
  | 'care_at_home'
  /** Hours of an interpreter. */
  | 'interpreter'
  /** Stay of a companion. */
  | 'companion_stay'
  /** Last day of the quote. */
  | 'valid_until'
  /** Rules of a deposit. */
  | 'deposit';

/** Fact that a quote need not state, but that a patient may ask for. */
export type QuoteTopic =
  /** Proposed treatment, and the reason. */
  | 'plan'
  /** Time and way of the payment. */
  | 'payment';

/** Kind of anaesthesia. */
export type QuoteAnaesthesia =
  /** No anaesthesia. */
  | 'none'
  /** Local anaesthesia. */
  | 'local'
  /** Local anaesthesia with sedation. */
  | 'sedation'
  /** Regional anaesthesia. */
  | 'regional'
  /** General anaesthesia. */
  | 'general';

/** Need of the patient on the way. */
export type QuoteNeed =
  /** Uses a wheelchair. */
  | 'wheelchair'
  /** Help with walking. */
  | 'help_walking'
  /** Hard of hearing. */
  | 'hearing'
  /** Impaired sight. */
  | 'sight'
  /** Needs a special diet. */
  | 'special_diet';

/** Possible pregnancy. */
export type QuotePregnancy =
  /** Not pregnant. */
  | 'no'
  /** Pregnant. */
  | 'yes'
  /** Cannot be ruled out. */
  | 'possible';

/** Smoking. */
export type QuoteSmoking =
  /** Has never smoked. */
  | 'never'
  /** Stopped. */
  | 'former'
  /** Smokes. */
  | 'current';

/** Part of the list of requests in the portal. */
export type HospitalQuoteView =
  /** Not answered yet: sent, seen, question, answered. */
  | 'open'
  /** A quote is with the patient. */
  | 'quoted'
  /** The patient has accepted. */
  | 'accepted'
  /** Not chosen, declined, expired or withdrawn. */
  | 'closed';

/** A treatment of a quote request. */
export type QuoteTreatment = {
  __typename?: 'QuoteTreatment';
  /** UUID of a service or ID of a concept. */
  id: Scalars['ID']['output'];
  /** Name in the caller's language. For a concept the English name, which is the key of its translations. */
  name: Scalars['String']['output'];
  /** Whether it is a concept. */
  isConcept: Scalars['Boolean']['output'];
};

/** An answer to the questionnaire. */
export type QuoteAnswer = {
  __typename?: 'QuoteAnswer';
  /** ID of the question. */
  question: Scalars['String']['output'];
  /** Values; several for questions with several choices. */
  values: Array<Scalars['String']['output']>;
};

/** Health facts of a request. Null: not said. */
export type QuoteHealth = {
  __typename?: 'QuoteHealth';
  /** Year of birth. */
  birthYear?: Maybe<Scalars['Int']['output']>;
  /** Sex: female, male or other. */
  sex?: Maybe<Scalars['String']['output']>;
  /** Height in centimetres. */
  heightCm?: Maybe<Scalars['Int']['output']>;
  /** Weight in kilograms. */
  weightKg?: Maybe<Scalars['Int']['output']>;
  /** Possible pregnancy. */
  pregnancy?: Maybe<QuotePregnancy>;
  /** Smoking habit. */
  smoking?: Maybe<QuoteSmoking>;
  /** Conditions. Null: not said; empty: none. */
  conditions?: Maybe<Array<Scalars['String']['output']>>;
  /** Medicines. Null: not said; empty: none. */
  medicines?: Maybe<Array<Scalars['String']['output']>>;
  /** Allergies. Null: not said; empty: none. */
  allergies?: Maybe<Array<Scalars['String']['output']>>;
  /** Earlier operations. Null: not said; empty: none. */
  operations?: Maybe<Array<Scalars['String']['output']>>;
};

/** A quote request as its patient reads it. */
export type QuoteRequest = {
  __typename?: 'QuoteRequest';
  /** UUID. */
  id: Scalars['ID']['output'];
  /** `QR-` and 8 unambiguous characters. */
  number: Scalars['String']['output'];
  /** Current state. */
  state: QuoteRequestState;
  /** Wanted treatments, 1 to 5 once sent. */
  treatments: Array<QuoteTreatment>;
  /** Aim in the patient's words. Null if empty. */
  goal?: Maybe<Scalars['String']['output']>;
  /** ID of the questionnaire, several joined by `+`. */
  questionnaireId: Scalars['String']['output'];
  /** Version of the questionnaire. */
  questionnaireVersion: Scalars['Int']['output'];
  /** Answers to the questionnaire. */
  answers: Array<QuoteAnswer>;
  /** Health facts. */
  health: QuoteHealth;
  /** Photos and files, oldest first, at most 20. */
  files: Array<QuoteFile>;
  /** ISO 3166 code of the country. Null in an unfinished draft. */
  fromCountry?: Maybe<Scalars['String']['output']>;
  /** Airport, three letters. Null if not said. */
  fromAirport?: Maybe<Scalars['String']['output']>;
  /** First possible day. Null if not said. */
  earliest?: Maybe<Scalars['Date']['output']>;
  /** Last possible day. Null if not said. */
  latest?: Maybe<Scalars['Date']['output']>;
  /** Whether other days are possible too. */
  flexible: Scalars['Boolean']['output'];
  /** Number of companions. */
  companions: Scalars['Int']['output'];
  /** ISO 639 codes. */
  languages: Array<Scalars['String']['output']>;
  /** Needs on the way. */
  needs: Array<QuoteNeed>;
  /** Highest sum, in `currency`. Null if not said. Hospitals do not read it. */
  budget?: Maybe<Scalars['Float']['output']>;
  /** Currency in which the patient compares. */
  currency: Currency;
  /** Hospitals in the order of choice, those of a draft included. */
  hospitals: Array<QuoteRequestHospital>;
  /** Version of the consent text. Null for a draft. */
  consentVersion?: Maybe<Scalars['Int']['output']>;
  /** Creation. */
  createdAt: Scalars['DateTime']['output'];
  /** Last change of the draft or the state. */
  updatedAt: Scalars['DateTime']['output'];
  /** Sending. Null for a draft. */
  sentAt?: Maybe<Scalars['DateTime']['output']>;
  /** End of the request if no quote is accepted. Null for a draft. */
  closesAt?: Maybe<Scalars['DateTime']['output']>;
  /** Acceptance. Null without. */
  acceptance?: Maybe<QuoteAcceptance>;
  /** Final bill. Null before it is entered. */
  charges?: Maybe<QuoteCharges>;
  /** Accesses of administrators, newest first, with their reasons. */
  accesses: Array<QuoteAccess>;
  /** Links to its quotes, newest first. */
  links: Array<QuoteLink>;
};

/**
 * A photo or file of a quote request. Its content is at `/api/QuoteRequests/{id}/files/{fileId}`; staff
 * name the request by its ID at their hospital.
 */
export type QuoteFile = {
  __typename?: 'QuoteFile';
  /** UUID. */
  id: Scalars['ID']['output'];
  /** File name, sanitised. */
  name: Scalars['String']['output'];
  /** Size in bytes. */
  size: Scalars['Int']['output'];
  /** Media type, detected from the content. */
  type: Scalars['String']['output'];
  /** ID of the photo that the questionnaire asks for. Null: any other file. */
  view?: Maybe<Scalars['String']['output']>;
  /** Time of upload. */
  createdAt: Scalars['DateTime']['output'];
};

/**
 * A document that a hospital attached to its quote. Its content is at
 * `/api/QuoteRequests/{id}/attachments/{attachmentId}`; staff name the request by its ID at their
 * hospital.
 */
export type QuoteAttachment = {
  __typename?: 'QuoteAttachment';
  /** UUID. It stays the same in all versions with the attachment. */
  id: Scalars['ID']['output'];
  /** File name, sanitised. */
  name: Scalars['String']['output'];
  /** Size in bytes. */
  size: Scalars['Int']['output'];
  /** Media type, detected from the content: PDF, JPEG or PNG. */
  type: Scalars['String']['output'];
  /** SHA-256 of the content. The hash of the quote covers name, size, type and this. */
  sha256: Scalars['String']['output'];
  /** Time of upload. */
  createdAt: Scalars['DateTime']['output'];
};

/** A page of the caller's quote requests. */
export type QuoteRequestPage = {
  __typename?: 'QuoteRequestPage';
  /** The requests of this page. */
  items: Array<QuoteRequest>;
  /** Total number of requests. */
  total: Scalars['Int']['output'];
  /** Page number, starting at 1. */
  page: Scalars['Int']['output'];
  /** Records per page. */
  limit: Scalars['Int']['output'];
  /** Last page that can be requested. */
  totalPages: Scalars['Int']['output'];
};

/** A request at one of its hospitals, as the patient reads it. */
export type QuoteRequestHospital = {
  __typename?: 'QuoteRequestHospital';
  /** UUID of the request to this hospital; in a draft the UUID of the hospital. */
  id: Scalars['ID']['output'];
  /** The hospital. */
  hospital: Hospital;
  /** State at this hospital; always `sent` in a draft, although nothing is sent. */
  state: QuoteHospitalState;
  /** Consent. Null for a draft. */
  consentedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Clock of the hospital. Null for a draft. */
  clock?: Maybe<QuoteClock>;
  /** Questions and answers, oldest first. */
  questions: Array<QuoteQuestion>;
  /** Reason of a declined request. Null otherwise. */
  declineReason?: Maybe<Scalars['String']['output']>;
  /** Sent versions, newest first. Never a draft. */
  quotes: Array<Quote>;
  /** Measured answers of the hospital. */
  figures: QuoteFigures;
  /** Valid certificates of the hospital whose evidence was checked. */
  certificates: Array<CheckedCertificate>;
};

/** Clock of a hospital, in minutes of its business days (days are counted from midnight to midnight). */
export type QuoteClock = {
  __typename?: 'QuoteClock';
  /** Running, paused or stopped. */
  state: QuoteClockState;
  /** Minutes that the hospital has. */
  totalMinutes: Scalars['Int']['output'];
  /** Minutes left; 0 once late. Null when stopped. */
  leftMinutes?: Maybe<Scalars['Int']['output']>;
  /** End while it runs. Null otherwise. */
  dueAt?: Maybe<Scalars['DateTime']['output']>;
  /** Standstill since then. Null otherwise. */
  pausedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Minutes to the first quote or the decline. Null before. */
  answeredMinutes?: Maybe<Scalars['Int']['output']>;
  /** No answer in time. */
  isLate: Scalars['Boolean']['output'];
};

/** A question of a hospital to the patient, or of the patient to a hospital. */
export type QuoteQuestion = {
  __typename?: 'QuoteQuestion';
  /** UUID. */
  id: Scalars['ID']['output'];
  /** Side that asks. */
  asker: QuoteAsker;
  /** Point of the quote that the patient asks about. Null: about something else. */
  point?: Maybe<QuotePoint>;
  /** Topic that the patient asks about. Null: about a point or something else. */
  topic?: Maybe<QuoteTopic>;
  /** Question. Empty if the patient only names a point or a topic. */
  text: Scalars['String']['output'];
  /** First name of the member of staff who asked. Null if erased, and for questions of the patient. */
  askedBy?: Maybe<Scalars['String']['output']>;
  /** Time of the question. */
  askedAt: Scalars['DateTime']['output'];
  /** Answer in words. Null before, and if a version of the quote answers. */
  answer?: Maybe<Scalars['String']['output']>;
  /** Version of the quote that states the point or topic. Null otherwise. */
  answeredVersion?: Maybe<Scalars['Int']['output']>;
  /** First name of the member of staff who answered. Null otherwise. */
  answeredBy?: Maybe<Scalars['String']['output']>;
  /** Time of the answer. Null before. */
  answeredAt?: Maybe<Scalars['DateTime']['output']>;
};

/** A version of a hospital's quote. It never changes once it is sent. */
export type Quote = {
  __typename?: 'Quote';
  /** UUID. */
  id: Scalars['ID']['output'];
  /** 1, 2, … */
  version: Scalars['Int']['output'];
  /** Whether it is sent. A draft is shown to the hospital only. */
  isSent: Scalars['Boolean']['output'];
  /** Whether it is the newest sent version. */
  isCurrent: Scalars['Boolean']['output'];
  /** Whether it can be accepted now: current, valid, and the request is open. */
  canAccept: Scalars['Boolean']['output'];
  /** Language of the texts. */
  language: UiLanguage;
  /** Named doctor. Null: not stated. */
  doctor?: Maybe<Doctor>;
  /** Proposal and reasons. Null: not stated, or the caller is a viewer. */
  plan?: Maybe<Scalars['String']['output']>;
  /** Alternatives. Null: none named, or the caller is a viewer. */
  alternatives?: Maybe<Scalars['String']['output']>;
  /** Lines in order. */
  lines: Array<QuoteLine>;
  /** Currency of every amount. */
  currency: Currency;
  /** Sum of the included lines, computed. */
  totalIncluded: Scalars['Float']['output'];
  /** Sum of the included and optional lines, computed. */
  totalWithOptions: Scalars['Float']['output'];
  /** Last day on which it can be accepted. Null in a draft without one. */
  validUntil?: Maybe<Scalars['Date']['output']>;
  /** Kind of anaesthesia. Null: not stated. */
  anaesthesia?: Maybe<QuoteAnaesthesia>;
  /** Nights in hospital. Null: not stated. */
  nightsInHospital?: Maybe<Scalars['Int']['output']>;
  /** Days in the country. Null: not stated. */
  daysInCountry?: Maybe<Scalars['Int']['output']>;
  /** Earliest flight home. Null: not stated. */
  earliestFlight?: Maybe<QuoteEarliestFlight>;
  /** Proposed days of the treatment. */
  dates: Array<Scalars['Date']['output']>;
  /** Stay of a companion. Null: not stated. */
  companionStay?: Maybe<Scalars['String']['output']>;
  /** Deposit that the hospital wants. An amount of 0 states that there is none. Null: not stated. */
  deposit?: Maybe<QuoteDeposit>;
  /** When and how to pay at the hospital. Null: not stated. */
  payment?: Maybe<QuotePayment>;
  /** Causes that change the price. Empty: nothing does. Null: not stated. */
  priceMayChange?: Maybe<Array<QuotePriceChange>>;
  /** Complications. Null: not stated. */
  complications?: Maybe<QuoteComplications>;
  /** Revision policy. Null: not stated. */
  revision?: Maybe<QuoteRevision>;
  /** Care at home. Null: not stated. */
  careAtHome?: Maybe<QuoteCareAtHome>;
  /** Named things that are not included. */
  notIncluded: Array<Scalars['String']['output']>;
  /** Attached documents, oldest first. Empty for viewers. */
  attachments: Array<QuoteAttachment>;
  /** Points that the quote states. */
  stated: Array<QuotePoint>;
  /** Points that it has to state and does not; the patient reads “Not stated”. */
  notStated: Array<QuotePoint>;
  /** Service and doctor to book the first appointment with. Null in a draft without a doctor. */
  consultation?: Maybe<QuoteConsultation>;
  /** First name of the sender. Null in a draft. */
  sentBy?: Maybe<Scalars['String']['output']>;
  /** Sending. Null in a draft. */
  sentAt?: Maybe<Scalars['DateTime']['output']>;
  /** Last change of a draft; the sending of a sent version. */
  updatedAt: Scalars['DateTime']['output'];
  /** SHA-256 of the canonical JSON of the version. Null in a draft. */
  hash?: Maybe<Scalars['String']['output']>;
};

/** Calendar of the first appointment after acceptance. */
export type QuoteConsultation = {
  __typename?: 'QuoteConsultation';
  /** UUID of the hospital. */
  hospitalId: Scalars['ID']['output'];
  /** UUID of the service that is booked. */
  serviceId: Scalars['ID']['output'];
  /** UUID of the doctor. Null: the calendar of the service. */
  doctorId?: Maybe<Scalars['ID']['output']>;
};

/** A line of a quote. */
export type QuoteLine = {
  __typename?: 'QuoteLine';
  /** UUID. */
  id: Scalars['ID']['output'];
  /** Kind of service. */
  kind: QuoteLineKind;
  /** Text in the caller's language, else English, else any other. */
  label: Scalars['String']['output'];
  /** Text by language. */
  labels: QuoteLabels;
  /** Maker of an implant. */
  maker?: Maybe<Scalars['String']['output']>;
  /** Model of an implant. */
  model?: Maybe<Scalars['String']['output']>;
  /** Quantity, above 0, at most 3 decimals. */
  quantity: Scalars['Float']['output'];
  /** Unit of the quantity. */
  unit: QuoteLineUnit;
  /** Price of one unit, computed: net ÷ quantity, rounded to the decimals of the currency. */
  each: Scalars['Float']['output'];
  /** Price of the line. */
  net: Scalars['Float']['output'];
  /** Included, optional or excluded. */
  status: QuoteLineStatus;
};

/** Text in several languages. */
export type QuoteLabels = {
  __typename?: 'QuoteLabels';
  /** English. */
  en?: Maybe<Scalars['String']['output']>;
  /** Turkish. */
  tr?: Maybe<Scalars['String']['output']>;
  /** Russian. */
  ru?: Maybe<Scalars['String']['output']>;
  /** Arabic. */
  ar?: Maybe<Scalars['String']['output']>;
};

/** Earliest flight home. */
export type QuoteEarliestFlight = {
  __typename?: 'QuoteEarliestFlight';
  /** Days after the treatment. */
  days: Scalars['Int']['output'];
  /** ID of the public advice for the treatments. Null: the surgeon's word. */
  ruleId?: Maybe<Scalars['String']['output']>;
  /** Reason for fewer days than the public advice. */
  reason?: Maybe<Scalars['String']['output']>;
};

/** Deposit that the hospital wants. Nothing is charged here. */
export type QuoteDeposit = {
  __typename?: 'QuoteDeposit';
  /** Amount; 0 for none. */
  amount: Scalars['Float']['output'];
  /** Last day on which it is given back. Null: it is not given back. */
  refundableUntil?: Maybe<Scalars['Date']['output']>;
};

/** Payment at the hospital. */
export type QuotePayment = {
  __typename?: 'QuotePayment';
  /** Time of payment. */
  when: Scalars['String']['output'];
  /** Means of payment. */
  how: Scalars['String']['output'];
};

/** A cause that changes the price. */
export type QuotePriceChange = {
  __typename?: 'QuotePriceChange';
  /** Cause in the hospital's words. */
  cause: Scalars['String']['output'];
  /** Most that is added. Null: no limit named. */
  atMost?: Maybe<Scalars['Float']['output']>;
};

/** Treatment of complications. */
export type QuoteComplications = {
  __typename?: 'QuoteComplications';
  /** Treating person or place. Null: not said. */
  who?: Maybe<Scalars['String']['output']>;
  /** Place of the treatment. */
  where: Scalars['String']['output'];
  /** Payer, in the hospital's words. */
  whoPays: Scalars['String']['output'];
};

/** Revision policy. */
export type QuoteRevision = {
  __typename?: 'QuoteRevision';
  /** Until when. */
  until: Scalars['String']['output'];
  /** At whose cost. */
  cost: Scalars['String']['output'];
  /** Whether travel is included. Null: not said. */
  travelIncluded?: Maybe<Scalars['Boolean']['output']>;
};

/** Care at home. */
export type QuoteCareAtHome = {
  __typename?: 'QuoteCareAtHome';
  /** Person or team who helps. */
  who: Scalars['String']['output'];
  /** Ways to reach them. */
  how: Scalars['String']['output'];
  /** ISO 639 codes. */
  languages: Array<Scalars['String']['output']>;
};

/** Measured answers of a hospital. All of them are counted by Hekima. */
export type QuoteFigures = {
  __typename?: 'QuoteFigures';
  /** UUID of the hospital. */
  hospitalId: Scalars['ID']['output'];
  /** Requests of the last 365 days whose clock has ended. */
  measured: Scalars['Int']['output'];
  /** Median time to the answer, in minutes of its business days. Null with fewer than ten. */
  medianAnswerMinutes?: Maybe<Scalars['Int']['output']>;
  /** Share answered in time, 0 to 100, whole. Null with fewer than ten. */
  answeredInTimePercent?: Maybe<Scalars['Int']['output']>;
  /** Confirmed final bills, and disputed ones with the total of their settlement. */
  driftCases: Scalars['Int']['output'];
  /** Median of charged ÷ accepted − 1, in percent with one decimal. Null with fewer than ten. */
  driftMedian?: Maybe<Scalars['Float']['output']>;
  /** Lower quartile. Null with fewer than ten. */
  driftLower?: Maybe<Scalars['Float']['output']>;
  /** Upper quartile. Null with fewer than ten. */
  driftUpper?: Maybe<Scalars['Float']['output']>;
};

/** A hospital that can be asked. */
export type QuoteHospital = {
  __typename?: 'QuoteHospital';
  /** The hospital. */
  hospital: Hospital;
  /** UUIDs of its services for the treatments. */
  serviceIds: Array<Scalars['ID']['output']>;
  /** Number of its doctors for these services. */
  doctorCount: Scalars['Int']['output'];
  /** Those of the patient's languages that it speaks, as ISO 639 codes. */
  speaks: Array<Scalars['String']['output']>;
  /** Measured answers. */
  figures: QuoteFigures;
};

/** A page of hospitals that can be asked. */
export type QuoteHospitalPage = {
  __typename?: 'QuoteHospitalPage';
  /** The hospitals of this page. */
  items: Array<QuoteHospital>;
  /** Total number of hospitals. */
  total: Scalars['Int']['output'];
  /** Page number, starting at 1. */
  page: Scalars['Int']['output'];
  /** Records per page. */
  limit: Scalars['Int']['output'];
  /** Last page that can be requested. */
  totalPages: Scalars['Int']['output'];
};

/** A quote request as one hospital reads it. Nothing of it tells of other hospitals. */
export type HospitalQuoteRequest = {
  __typename?: 'HospitalQuoteRequest';
  /** UUID of the request to this hospital. */
  id: Scalars['ID']['output'];
  /** `QR-` and 8 unambiguous characters. */
  number: Scalars['String']['output'];
  /** UUID of the hospital. */
  hospitalId: Scalars['ID']['output'];
  /** State at this hospital. */
  state: QuoteHospitalState;
  /** Moves that the caller can make now. */
  moves: Array<QuoteHospitalState>;
  /** Wanted treatments. */
  treatments: Array<QuoteTreatment>;
  /** Patient without contact data. */
  patient: QuotePatient;
  /** Contact data. Null before acceptance, and for viewers, doctors and administrators. */
  contact?: Maybe<QuoteContact>;
  /** Aim in the patient's words. Null if empty, removed, or the caller is a viewer. */
  goal?: Maybe<Scalars['String']['output']>;
  /** ID of the questionnaire, several joined by `+`. */
  questionnaireId: Scalars['String']['output'];
  /** Version of the questionnaire. */
  questionnaireVersion: Scalars['Int']['output'];
  /** Answers to the questionnaire. Null for viewers and once removed. */
  answers?: Maybe<Array<QuoteAnswer>>;
  /** Health facts. Null for viewers and once removed. */
  health?: Maybe<QuoteHealth>;
  /** Photos and files, oldest first. Empty for viewers and once removed. */
  files: Array<QuoteFile>;
  /** First possible day. Null if not said. */
  earliest?: Maybe<Scalars['Date']['output']>;
  /** Last possible day. Null if not said. */
  latest?: Maybe<Scalars['Date']['output']>;
  /** Whether other days are possible too. */
  flexible: Scalars['Boolean']['output'];
  /** Number of companions. */
  companions: Scalars['Int']['output'];
  /** Needs on the way. Empty for viewers. */
  needs: Array<QuoteNeed>;
  /** Airport, three letters. Null if not said. */
  fromAirport?: Maybe<Scalars['String']['output']>;
  /** Currency in which the patient compares. */
  currency: Currency;
  /** ID of the public advice on flights after these treatments. Null without one. */
  flightRuleId?: Maybe<Scalars['String']['output']>;
  /** Clock of this hospital. */
  clock: QuoteClock;
  /** Member of staff it is assigned to. Null: nobody. */
  assignee?: Maybe<QuoteAssignee>;
  /** Note of the assigned doctor that the plan is ready. Null without, and once a version is sent. */
  proposal?: Maybe<QuoteProposal>;
  /** Whether the caller is the assigned doctor and can call the plan ready (`proposeQuotePlan`). */
  canPropose: Scalars['Boolean']['output'];
  /** Whether nobody has opened it, or the patient has written something that nobody has opened. */
  isUnread: Scalars['Boolean']['output'];
  /** Time of the patient's oldest question that waits for an answer. Null without. */
  askedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Questions and answers, oldest first. Empty for viewers. */
  questions: Array<QuoteQuestion>;
  /** Reason of a declined request. Null otherwise. */
  declineReason?: Maybe<Scalars['String']['output']>;
  /** Attachments of the next version, oldest first: those of the newest sent one, and changes since. Empty for viewers and administrators. */
  attachments: Array<QuoteAttachment>;
  /** Draft of the next version. Null without, and for viewers. */
  draft?: Maybe<Quote>;
  /** Sent versions of this hospital, newest first. */
  quotes: Array<Quote>;
  /** Acceptance, if the patient has accepted a quote of this hospital. */
  acceptance?: Maybe<QuoteAcceptance>;
  /** Final bill. Null before it is entered. */
  charges?: Maybe<QuoteCharges>;
  /** Time at which health data and files are removed. Null unless the patient chose another hospital or withdrew. */
  removalAt?: Maybe<Scalars['DateTime']['output']>;
  /** Arrival at the hospital. */
  sentAt: Scalars['DateTime']['output'];
  /** Last change. */
  updatedAt: Scalars['DateTime']['output'];
  /** Whether the caller is an administrator who has to give a reason first (`openQuoteRequest`). */
  needsReason: Scalars['Boolean']['output'];
};

/** Patient of a request, without surname and contact data. */
export type QuotePatient = {
  __typename?: 'QuotePatient';
  /** First name. Empty once removed. */
  firstName: Scalars['String']['output'];
  /** Age in years by year of birth. Null if not said, and for viewers. */
  age?: Maybe<Scalars['Int']['output']>;
  /** Sex. Null if not said, and for viewers. */
  sex?: Maybe<Scalars['String']['output']>;
  /** ISO 3166 code of the country. */
  country?: Maybe<Scalars['String']['output']>;
  /** ISO 639 codes. */
  languages: Array<Scalars['String']['output']>;
};

/** A member of staff. */
export type QuoteAssignee = {
  __typename?: 'QuoteAssignee';
  /** UUID of the account. */
  id: Scalars['ID']['output'];
  /** Given name. */
  firstName: Scalars['String']['output'];
  /** Family name. */
  lastName: Scalars['String']['output'];
};

/** Note that the plan of a request is ready to send. */
export type QuoteProposal = {
  __typename?: 'QuoteProposal';
  /** Time of the note. */
  proposedAt: Scalars['DateTime']['output'];
  /** Name of the doctor. Null once the account has ended. */
  doctorName?: Maybe<Scalars['String']['output']>;
};

/** A member of staff to whom quote requests can be assigned. */
export type QuoteColleague = {
  __typename?: 'QuoteColleague';
  /** UUID of the account. */
  id: Scalars['ID']['output'];
  /** Given name. */
  firstName: Scalars['String']['output'];
  /** Family name. */
  lastName: Scalars['String']['output'];
  /** Role at the hospital. */
  hospitalRole: HospitalRole;
  /** Name in the record of the doctor. Null for other roles. */
  doctorName?: Maybe<Scalars['String']['output']>;
};

/** A page of requests to a hospital. */
export type HospitalQuoteRequestPage = {
  __typename?: 'HospitalQuoteRequestPage';
  /** The requests of this page. */
  items: Array<HospitalQuoteRequest>;
  /** Total number of requests. */
  total: Scalars['Int']['output'];
  /** Page number, starting at 1. */
  page: Scalars['Int']['output'];
  /** Records per page. */
  limit: Scalars['Int']['output'];
  /** Last page that can be requested. */
  totalPages: Scalars['Int']['output'];
};

/** Answers of a hospital over time, and what its quotes leave out. */
export type HospitalQuoteCharts = {
  __typename?: 'HospitalQuoteCharts';
  /** The last 12 weeks, oldest first. */
  weeks: Array<QuoteWeek>;
  /** Number of the latest quotes that are counted, at most 90. */
  quotes: Scalars['Int']['output'];
  /** Points that quotes leave out, the most frequent first. */
  leftOut: Array<QuotePointCount>;
};

/** Requests of a week whose clock has ended. */
export type QuoteWeek = {
  __typename?: 'QuoteWeek';
  /** Monday of the week in which the requests arrived. */
  from: Scalars['Date']['output'];
  /** Number of requests. */
  ended: Scalars['Int']['output'];
  /** Those answered in time. */
  inTime: Scalars['Int']['output'];
};

/** Number of quotes that leave a point out. */
export type QuotePointCount = {
  __typename?: 'QuotePointCount';
  /** The point. */
  point: QuotePoint;
  /** Number of quotes. */
  count: Scalars['Int']['output'];
};

/** Numbers of a hospital's quote requests. */
export type HospitalQuoteSummary = {
  __typename?: 'HospitalQuoteSummary';
  /** Requests that wait for the hospital: sent, seen, answered. */
  toAnswer: Scalars['Int']['output'];
  /** Those with at most 20 % of the clock left. */
  urgent: Scalars['Int']['output'];
  /** Requests with the patient: question. */
  withPatient: Scalars['Int']['output'];
  /** Open requests: toAnswer and withPatient. */
  open: Scalars['Int']['output'];
  /** Quotes with patients. */
  quoted: Scalars['Int']['output'];
  /** Requests whose quote the patient has accepted. */
  accepted: Scalars['Int']['output'];
  /** Requests that ended without an acceptance. */
  closed: Scalars['Int']['output'];
  /** Not opened yet. */
  unread: Scalars['Int']['output'];
  /** Requests with a question of the patient that waits for an answer. */
  asked: Scalars['Int']['output'];
  /** Minutes of the most urgent clock. Null without any. */
  leastMinutes?: Maybe<Scalars['Int']['output']>;
  /** Measured answers, as patients read them. */
  figures: QuoteFigures;
};

/** Filters of the list of requests. */
export type HospitalQuoteFilter = {
  /** Part of the list. Null: all. */
  view?: InputMaybe<HospitalQuoteView>;
  /** UUID of a service or ID of a concept. */
  treatment?: InputMaybe<Scalars['ID']['input']>;
  /** UUID of a member of staff. */
  assigneeId?: InputMaybe<Scalars['ID']['input']>;
  /** Only those that are assigned to nobody. */
  unassigned?: InputMaybe<Scalars['Boolean']['input']>;
  /** Only unread ones. */
  unread?: InputMaybe<Scalars['Boolean']['input']>;
  /** Only those with a question of the patient that waits for an answer. */
  asked?: InputMaybe<Scalars['Boolean']['input']>;
  /** Number of the request, or part of the first name. */
  q?: InputMaybe<Scalars['String']['input']>;
};

/** A quote request. Omitted fields stay as they are; null empties. */
export type QuoteRequestInput = {
  /** UUIDs of services or IDs of concepts, 1 to 5. */
  treatments?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Aim in the patient's words, at most 2,000 characters. */
  goal?: InputMaybe<Scalars['String']['input']>;
  /** Answers to the questionnaire of the treatments (`domain/quotes/questionnaires`). The whole list is replaced. */
  answers?: InputMaybe<Array<QuoteAnswerInput>>;
  /** Health facts. The whole object is replaced. */
  health?: InputMaybe<QuoteHealthInput>;
  /** ISO 3166 code, two letters. */
  fromCountry?: InputMaybe<Scalars['String']['input']>;
  /** Airport, three letters. */
  fromAirport?: InputMaybe<Scalars['String']['input']>;
  /** First possible day. */
  earliest?: InputMaybe<Scalars['Date']['input']>;
  /** Last possible day. */
  latest?: InputMaybe<Scalars['Date']['input']>;
  /** Whether other days are possible too. */
  flexible?: InputMaybe<Scalars['Boolean']['input']>;
  /** 0 to 9. */
  companions?: InputMaybe<Scalars['Int']['input']>;
  /** ISO 639 codes, at most 5. */
  languages?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Needs on the way. */
  needs?: InputMaybe<Array<QuoteNeed>>;
  /** Highest sum, in `currency`. */
  budget?: InputMaybe<Scalars['Float']['input']>;
  /** Currency in which the patient compares. */
  currency?: InputMaybe<Currency>;
  /** UUIDs of up to five hospitals. */
  hospitals?: InputMaybe<Array<Scalars['ID']['input']>>;
};

/** An answer to the questionnaire. */
export type QuoteAnswerInput = {
  /** ID of the question. */
  question: Scalars['String']['input'];
  /** Chosen or written values; one for most questions. */
  values: Array<Scalars['String']['input']>;
};

/** Health facts. Null: not said. Empty list: none. */
export type QuoteHealthInput = {
  /** Year of birth. */
  birthYear?: InputMaybe<Scalars['Int']['input']>;
  /** Sex: female, male or other. */
  sex?: InputMaybe<Scalars['String']['input']>;
  /** Height in centimetres, 40 to 250. */
  heightCm?: InputMaybe<Scalars['Int']['input']>;
  /** Weight in kilograms, 1 to 400. */
  weightKg?: InputMaybe<Scalars['Int']['input']>;
  /** Possible pregnancy. */
  pregnancy?: InputMaybe<QuotePregnancy>;
  /** Smoking habit. */
  smoking?: InputMaybe<QuoteSmoking>;
  /** Conditions, at most 30 of 200 characters. */
  conditions?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Medicines, at most 30 of 200 characters. */
  medicines?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Allergies, at most 30 of 200 characters. */
  allergies?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Earlier operations, at most 30 of 200 characters. */
  operations?: InputMaybe<Array<Scalars['String']['input']>>;
};

/** Consent to what hospitals read. */
export type QuoteConsentInput = {
  /** Version of the text that was agreed to (`QUOTE_CONSENT_VERSION`). */
  version: Scalars['Int']['input'];
  /** UUIDs of the hospitals for which the patient agrees. Each hospital of the request has to be named. */
  hospitalIds: Array<Scalars['ID']['input']>;
};

/** Draft of a quote. Omitted or null: not stated. */
export type QuoteInput = {
  /** Language of the texts. `en` by default. */
  language?: InputMaybe<UiLanguage>;
  /** UUID of a doctor of this hospital. */
  doctorId?: InputMaybe<Scalars['ID']['input']>;
  /** Proposal and reasons, at most 4,000 characters. */
  plan?: InputMaybe<Scalars['String']['input']>;
  /** Alternatives, at most 4,000 characters. */
  alternatives?: InputMaybe<Scalars['String']['input']>;
  /** Lines in order, at most 60. */
  lines: Array<QuoteLineInput>;
  /** Currency of every amount. */
  currency: Currency;
  /** Last day, 7 to 90 days ahead when it is sent. */
  validUntil?: InputMaybe<Scalars['Date']['input']>;
  /** Kind of anaesthesia. */
  anaesthesia?: InputMaybe<QuoteAnaesthesia>;
  /** 0 to 365. */
  nightsInHospital?: InputMaybe<Scalars['Int']['input']>;
  /** 0 to 365. */
  daysInCountry?: InputMaybe<Scalars['Int']['input']>;
  /** Earliest flight home. */
  earliestFlight?: InputMaybe<QuoteEarliestFlightInput>;
  /** Proposed days, at most 10. */
  dates?: InputMaybe<Array<Scalars['Date']['input']>>;
  /** Stay of a companion, at most 500 characters. */
  companionStay?: InputMaybe<Scalars['String']['input']>;
  /** Deposit. An amount of 0 states that there is none. */
  deposit?: InputMaybe<QuoteDepositInput>;
  /** Payment at the hospital. */
  payment?: InputMaybe<QuotePaymentInput>;
  /** Causes that change the price, at most 20. Empty: nothing does. */
  priceMayChange?: InputMaybe<Array<QuotePriceChangeInput>>;
  /** Treatment of complications. */
  complications?: InputMaybe<QuoteComplicationsInput>;
  /** Revision policy. */
  revision?: InputMaybe<QuoteRevisionInput>;
  /** Help after the journey home. */
  careAtHome?: InputMaybe<QuoteCareAtHomeInput>;
  /** Named things that are not included, at most 30 of 200 characters. */
  notIncluded?: InputMaybe<Array<Scalars['String']['input']>>;
};

/** A line of a quote. */
export type QuoteLineInput = {
  /** Kind of service. */
  kind: QuoteLineKind;
  /** Text by language, at least one, at most 200 characters each. */
  labels: QuoteLabelsInput;
  /** Maker of an implant. */
  maker?: InputMaybe<Scalars['String']['input']>;
  /** Model of an implant. */
  model?: InputMaybe<Scalars['String']['input']>;
  /** Above 0, at most 3 decimals. */
  quantity: Scalars['Float']['input'];
  /** Unit of the quantity. */
  unit: QuoteLineUnit;
  /** Price of the line, from 0, with the decimals of the currency. */
  net: Scalars['Float']['input'];
  /** Currency. If sent, that of the quote. */
  currency?: InputMaybe<Currency>;
  /** Included, optional or excluded. */
  status: QuoteLineStatus;
};

/** Text in several languages. */
export type QuoteLabelsInput = {
  /** English. */
  en?: InputMaybe<Scalars['String']['input']>;
  /** Turkish. */
  tr?: InputMaybe<Scalars['String']['input']>;
  /** Russian. */
  ru?: InputMaybe<Scalars['String']['input']>;
  /** Arabic. */
  ar?: InputMaybe<Scalars['String']['input']>;
};

/** Earliest flight home. */
export type QuoteEarliestFlightInput = {
  /** Days after the treatment, 0 to 365. */
  days: Scalars['Int']['input'];
  /** Ignored. The treatments determine the public advice. */
  ruleId?: InputMaybe<Scalars['String']['input']>;
  /** Reason for fewer days than the public advice, which it requires, at most 500 characters. */
  reason?: InputMaybe<Scalars['String']['input']>;
};

/** Deposit that the hospital wants. */
export type QuoteDepositInput = {
  /** Amount; 0 for none. */
  amount: Scalars['Float']['input'];
  /** Last day on which it is given back. */
  refundableUntil?: InputMaybe<Scalars['Date']['input']>;
};

/** Payment at the hospital. */
export type QuotePaymentInput = {
  /** Time of payment, at most 500 characters. */
  when: Scalars['String']['input'];
  /** Means of payment, at most 500 characters. */
  how: Scalars['String']['input'];
};

/** A cause that changes the price. */
export type QuotePriceChangeInput = {
  /** Cause, at most 500 characters. */
  cause: Scalars['String']['input'];
  /** Most that is added. Null: no limit. */
  atMost?: InputMaybe<Scalars['Float']['input']>;
};

/** Treatment of complications. */
export type QuoteComplicationsInput = {
  /** Treating person or place, at most 500 characters. */
  who?: InputMaybe<Scalars['String']['input']>;
  /** Place of the treatment, at most 500 characters. */
  where: Scalars['String']['input'];
  /** Payer, at most 500 characters. */
  whoPays: Scalars['String']['input'];
};

/** Revision policy. */
export type QuoteRevisionInput = {
  /** Until when, at most 500 characters. */
  until: Scalars['String']['input'];
  /** At whose cost, at most 500 characters. */
  cost: Scalars['String']['input'];
  /** Whether travel is included. */
  travelIncluded?: InputMaybe<Scalars['Boolean']['input']>;
};

/** Care at home. */
export type QuoteCareAtHomeInput = {
  /** Person or team who helps, at most 500 characters. */
  who: Scalars['String']['input'];
  /** Ways to reach them, at most 500 characters. */
  how: Scalars['String']['input'];
  /** ISO 639 codes. */
  languages: Array<Scalars['String']['input']>;
};

/** Question of the checklist before acceptance. */
export type QuoteCheck =
  /** The patient knows the surgeon's name. */
  | 'surgeon_named'
  /** The surgeon has spoken with the patient. */
  | 'surgeon_spoken'
  /** Treatment of complications is known. */
  | 'complications'
  /** Help after the journey home is known. */
  | 'care_at_home'
  /** The travel insurance covers the trip. */
  | 'insurance'
  /** The doctor at home knows. */
  | 'home_doctor'
  /** Time to change one's mind. */
  | 'time_to_decide';

/** Answer to a question of the checklist. */
export type QuoteCheckAnswer =
  /** The patient says yes. */
  | 'yes'
  /** The patient says no. */
  | 'no'
  /** The patient does not know. */
  | 'unknown';

/** State of a final bill. */
export type QuoteChargeState =
  /** The patient has not answered yet. */
  | 'open'
  /** The patient agrees. */
  | 'confirmed'
  /** The patient disagrees. */
  | 'disputed'
  /** An administrator has settled the dispute. */
  | 'settled'
  /** 30 days without an answer of the patient. */
  | 'not_confirmed';

/** Acceptance of a quote. */
export type QuoteAcceptance = {
  __typename?: 'QuoteAcceptance';
  /** UUID of the accepted quote. */
  quoteId: Scalars['ID']['output'];
  /** UUID of the hospital. */
  hospitalId: Scalars['ID']['output'];
  /** Time of the acceptance. */
  acceptedAt: Scalars['DateTime']['output'];
  /** SHA-256 of the canonical JSON of the accepted version. */
  hash: Scalars['String']['output'];
  /** Checklist as answered. Only the patient reads it; hospitals read an empty list. */
  checklist: Array<QuoteCheckItem>;
  /** UUID of the booked appointment. Null if it was erased. */
  appointmentId?: Maybe<Scalars['ID']['output']>;
};

/** Answer to a question of the checklist. */
export type QuoteCheckItem = {
  __typename?: 'QuoteCheckItem';
  /** Question of the checklist. */
  check: QuoteCheck;
  /** Answer of the patient. */
  answer: QuoteCheckAnswer;
};

/** Final bill beside the accepted quote. */
export type QuoteCharges = {
  __typename?: 'QuoteCharges';
  /** Answer of the patient so far. */
  state: QuoteChargeState;
  /** Entries in order. */
  items: Array<QuoteCharge>;
  /** Currency, that of the quote. */
  currency: Currency;
  /** Total of the accepted quote: included lines, and the optional ones that were charged. */
  quoted: Scalars['Float']['output'];
  /** Total charged. */
  charged: Scalars['Float']['output'];
  /** Time of entry. */
  recordedAt: Scalars['DateTime']['output'];
  /** Last day for the patient's answer, as an instant. */
  answerBy: Scalars['DateTime']['output'];
  /** Time of the patient's answer. Null before. */
  answeredAt?: Maybe<Scalars['DateTime']['output']>;
  /** Words of a dispute. Null without. */
  note?: Maybe<Scalars['String']['output']>;
  /** Settlement of the dispute by an administrator. Null without. */
  settlement?: Maybe<QuoteSettlement>;
};

/** Outcome of a dispute about a final bill. */
export type QuoteSettlementOutcome =
  /** The bill of the hospital stands. */
  | 'stands'
  /** Another total applies. */
  | 'corrected'
  /** The patient has withdrawn the dispute. */
  | 'withdrawn';

/** Settlement of a disputed final bill. It never changes. */
export type QuoteSettlement = {
  __typename?: 'QuoteSettlement';
  /** Outcome of the dispute. */
  outcome: QuoteSettlementOutcome;
  /** Total that applies, in the currency of the quote. */
  total: Scalars['Float']['output'];
  /** Reason that both sides read. */
  reason: Scalars['String']['output'];
  /** Time of the settlement. */
  settledAt: Scalars['DateTime']['output'];
};

/** Settlement of a disputed final bill. */
export type QuoteSettlementInput = {
  /** Outcome of the dispute. */
  outcome: QuoteSettlementOutcome;
  /** Total that applies instead of the bill, from 0. Only for `corrected`, and required for it. */
  total?: InputMaybe<Scalars['Float']['input']>;
  /** Currency of the total, which must be that of the quote. Required with a total. */
  currency?: InputMaybe<Currency>;
  /** Reason that both sides read, at least 10 letters, without personal data. */
  reason: Scalars['String']['input'];
};

/** A charged line. */
export type QuoteCharge = {
  __typename?: 'QuoteCharge';
  /** UUID of the line of the quote. Null: unplanned. */
  lineId?: Maybe<Scalars['ID']['output']>;
  /** Text of the entry. */
  label: Scalars['String']['output'];
  /** Amount quoted. Null: unplanned, or excluded from the price. */
  quoted?: Maybe<Scalars['Float']['output']>;
  /** Amount charged. */
  net: Scalars['Float']['output'];
};

/** Contact data of a patient who has accepted. */
export type QuoteContact = {
  __typename?: 'QuoteContact';
  /** Family name. */
  lastName: Scalars['String']['output'];
  /** E-mail address for the hospital. */
  email: Scalars['String']['output'];
  /** Phone number. Null if not given. */
  phone?: Maybe<Scalars['String']['output']>;
};

/** Acceptance of a quote. */
export type AcceptQuoteInput = {
  /** Version of the quote that the patient has read. */
  version: Scalars['Int']['input'];
  /** An answer to each question of the checklist. */
  checklist: Array<QuoteCheckInput>;
  /** Day of the first appointment in the hospital's time zone. */
  appointmentDate: Scalars['Date']['input'];
  /** A time that `availability` offers for `Quote.consultation` on that day. */
  appointmentTime: Scalars['Time']['input'];
  /** in_person by default; video or phone if the hospital offers it. */
  channel?: InputMaybe<Channel>;
  /** The booker, as for every appointment. */
  patientInfo: PatientInfoInput;
};

/** Answer to a question of the checklist. */
export type QuoteCheckInput = {
  /** Question of the checklist. */
  check: QuoteCheck;
  /** Answer of the patient. */
  answer: QuoteCheckAnswer;
};

/** A charged line. */
export type QuoteChargeInput = {
  /** UUID of a line of the accepted quote. Null: unplanned. */
  lineId?: InputMaybe<Scalars['ID']['input']>;
  /** Text of an unplanned line, at most 200 characters. */
  label?: InputMaybe<Scalars['String']['input']>;
  /** Amount charged, from 0, in the currency of the quote. */
  net: Scalars['Float']['input'];
};

/** Access of an administrator to a quote request. */
export type QuoteAccess = {
  __typename?: 'QuoteAccess';
  /** Time of the access. */
  at: Scalars['DateTime']['output'];
  /** Reason that the administrator gave. */
  reason: Scalars['String']['output'];
};

/** A template of quotes for a treatment. It holds nothing about a patient. */
export type QuoteTemplate = {
  __typename?: 'QuoteTemplate';
  /** UUID. */
  id: Scalars['ID']['output'];
  /** UUID of the hospital. */
  hospitalId: Scalars['ID']['output'];
  /** Treatment that it is for. Null once the treatment is in no list any more. */
  treatment?: Maybe<QuoteTreatment>;
  /** Name for the staff, unique per treatment. */
  name: Scalars['String']['output'];
  /** Whether it is for one of these treatments. */
  fits: Scalars['Boolean']['output'];
  /** Lines and terms. */
  content: QuoteTemplateContent;
  /** Time of the last change; pass it as `basedOn` when editing. */
  updatedAt: Scalars['DateTime']['output'];
};


/** A template of quotes for a treatment. It holds nothing about a patient. */
export type QuoteTemplateFitsArgs = {
  treatmentIds: Array<Scalars['ID']['input']>;
};

/** Lines and terms of a template. Null: not stated. */
export type QuoteTemplateContent = {
  __typename?: 'QuoteTemplateContent';
  /** Language of the texts. */
  language: UiLanguage;
  /** Lines in order. */
  lines: Array<QuoteTemplateLine>;
  /** Currency of every amount. */
  currency: Currency;
  /** Days for which a quote is valid, counted from its use. */
  validDays?: Maybe<Scalars['Int']['output']>;
  /** Kind of anaesthesia. */
  anaesthesia?: Maybe<QuoteAnaesthesia>;
  /** Nights as an inpatient. */
  nightsInHospital?: Maybe<Scalars['Int']['output']>;
  /** Days in the country. */
  daysInCountry?: Maybe<Scalars['Int']['output']>;
  /** Earliest flight home. */
  earliestFlight?: Maybe<QuoteEarliestFlight>;
  /** Stay of a companion. */
  companionStay?: Maybe<Scalars['String']['output']>;
  /** Deposit. An amount of 0 states that there is none. */
  deposit?: Maybe<QuoteTemplateDeposit>;
  /** Payment at the hospital. */
  payment?: Maybe<QuotePayment>;
  /** Causes that change the price. Empty: nothing does. */
  priceMayChange?: Maybe<Array<QuotePriceChange>>;
  /** Treatment of complications. */
  complications?: Maybe<QuoteComplications>;
  /** Revision policy. */
  revision?: Maybe<QuoteRevision>;
  /** Help after the journey home. */
  careAtHome?: Maybe<QuoteCareAtHome>;
  /** Named things that are not included. */
  notIncluded: Array<Scalars['String']['output']>;
};

/** A line of a template. */
export type QuoteTemplateLine = {
  __typename?: 'QuoteTemplateLine';
  /** Kind of service. */
  kind: QuoteLineKind;
  /** Text by language. */
  labels: QuoteLabels;
  /** Maker of an implant. */
  maker?: Maybe<Scalars['String']['output']>;
  /** Model of an implant. */
  model?: Maybe<Scalars['String']['output']>;
  /** Number of units. */
  quantity: Scalars['Float']['output'];
  /** Unit of the quantity. */
  unit: QuoteLineUnit;
  /** Price of one, rounded. */
  each: Scalars['Float']['output'];
  /** Price of the line. */
  net: Scalars['Float']['output'];
  /** Included, optional or excluded. */
  status: QuoteLineStatus;
};

/** Deposit of a template. */
export type QuoteTemplateDeposit = {
  __typename?: 'QuoteTemplateDeposit';
  /** Amount; 0 for none. */
  amount: Scalars['Float']['output'];
  /** Days for which it is given back, counted from the use. Null: it is not given back. */
  refundableDays?: Maybe<Scalars['Int']['output']>;
};

/** Details of a new template. */
export type QuoteTemplateInput = {
  /** ID of a service or of a concept. */
  treatmentId: Scalars['ID']['input'];
  /** Name, at most 80 characters. */
  name: Scalars['String']['input'];
  /** Lines and terms. */
  content: QuoteTemplateContentInput;
};

/** Changes to a template. Omitted fields stay unchanged. */
export type QuoteTemplateUpdate = {
  /** ID of a service or of a concept. */
  treatmentId?: InputMaybe<Scalars['ID']['input']>;
  /** Name, at most 80 characters. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** Lines and terms, which are replaced as a whole. */
  content?: InputMaybe<QuoteTemplateContentInput>;
  /**
   * `updatedAt` of the record that was read. The edit is refused (`stale_edit`) if the record has
   * changed since.
   */
  basedOn?: InputMaybe<Scalars['DateTime']['input']>;
};

/** Lines and terms of a template. Omitted or null: not stated. */
export type QuoteTemplateContentInput = {
  /** Language of the texts. */
  language: UiLanguage;
  /** Lines in order, 1 to 60. */
  lines: Array<QuoteLineInput>;
  /** Currency of every amount. */
  currency: Currency;
  /** 7 to 90 days, counted from the use. */
  validDays?: InputMaybe<Scalars['Int']['input']>;
  /** Kind of anaesthesia. */
  anaesthesia?: InputMaybe<QuoteAnaesthesia>;
  /** 0 to 365. */
  nightsInHospital?: InputMaybe<Scalars['Int']['input']>;
  /** 0 to 365. */
  daysInCountry?: InputMaybe<Scalars['Int']['input']>;
  /** Earliest flight home. */
  earliestFlight?: InputMaybe<QuoteEarliestFlightInput>;
  /** Stay of a companion, at most 500 characters. */
  companionStay?: InputMaybe<Scalars['String']['input']>;
  /** Deposit. An amount of 0 states that there is none. */
  deposit?: InputMaybe<QuoteTemplateDepositInput>;
  /** Payment at the hospital. */
  payment?: InputMaybe<QuotePaymentInput>;
  /** Causes that change the price, at most 20. Empty: nothing does. */
  priceMayChange?: InputMaybe<Array<QuotePriceChangeInput>>;
  /** Treatment of complications. */
  complications?: InputMaybe<QuoteComplicationsInput>;
  /** Revision policy. */
  revision?: InputMaybe<QuoteRevisionInput>;
  /** Help after the journey home. */
  careAtHome?: InputMaybe<QuoteCareAtHomeInput>;
  /** Named things that are not included, at most 30 of 200 characters. */
  notIncluded?: InputMaybe<Array<Scalars['String']['input']>>;
};

/** Deposit of a template. */
export type QuoteTemplateDepositInput = {
  /** Amount; 0 for none. */
  amount: Scalars['Float']['input'];
  /** 0 to 365 days for which it is given back, counted from the use. */
  refundableDays?: InputMaybe<Scalars['Int']['input']>;
};

/** Users that a group of the REST reference is for. */
export type ApiAudience =
  /** Anyone, and patients. */
  | 'everyone'
  /** Staff of a hospital. */
  | 'staff'
  /** Administrators. */
  | 'administration';

/** Group of operations in the REST reference. */
export type ApiGroup = {
  __typename?: 'ApiGroup';
  /** Last part of the address of its page. */
  id: Scalars['ID']['output'];
  /** Name in the OpenAPI document. */
  name: Scalars['String']['output'];
  /** Its users. */
  audience: ApiAudience;
  /** Purpose, in English. */
  description: Scalars['String']['output'];
  /** Its operations, open ones first. */
  operations: Array<ApiOperation>;
  /** Shared types that its operations take and return. */
  records: Array<ApiRecord>;
};

/** Operation of the REST API, as in the OpenAPI document. Its texts are in English. */
export type ApiOperation = {
  __typename?: 'ApiOperation';
  /** `operationId` of the document. */
  id: Scalars['ID']['output'];
  /** GET, POST, PUT, PATCH or DELETE. */
  method: Scalars['String']['output'];
  /** Path below `/api/v1`, with its parameters in braces. */
  path: Scalars['String']['output'];
  /** Its purpose in a few words. */
  summary: Scalars['String']['output'];
  /** Details, in paragraphs: users, scopes of keys, side effects. */
  description: Array<Scalars['String']['output']>;
  /** Whether it is deprecated. */
  deprecated: Scalars['Boolean']['output'];
  /** Whether it works without a session or key. */
  open: Scalars['Boolean']['output'];
  /** Parameters of the path, the query and the headers. */
  parameters: Array<ApiField>;
  /** Body. Null without one. */
  body?: Maybe<ApiBody>;
  /** Successful responses. */
  answers: Array<ApiAnswer>;
  /** Error codes with their status, for instance `404 not_found`. */
  errors: Array<Scalars['String']['output']>;
};

/** Body of a request. */
export type ApiBody = {
  __typename?: 'ApiBody';
  /** Media type. */
  media: Scalars['String']['output'];
  /** Fields, with those of objects inside. */
  fields: Array<ApiField>;
  /** Example as JSON. Null if the body is a form or empty. */
  example?: Maybe<Scalars['String']['output']>;
};

/** Parameter, or field of a body or a type. */
export type ApiField = {
  __typename?: 'ApiField';
  /** Name as it is sent. A dot leads to a field of an object. */
  name: Scalars['String']['output'];
  /** path, query or header. Null for fields of a body or a type. */
  place?: Maybe<Scalars['String']['output']>;
  /** Type in words, with choices and limits. */
  type: Scalars['String']['output'];
  /** Shared type that the field contains. Null if there is none. */
  record?: Maybe<Scalars['String']['output']>;
  /** Whether it has to be sent, or is always returned. */
  required: Scalars['Boolean']['output'];
  /** Meaning. */
  description?: Maybe<Scalars['String']['output']>;
};

/** Successful response. */
export type ApiAnswer = {
  __typename?: 'ApiAnswer';
  /** HTTP status. */
  status: Scalars['Int']['output'];
  /** Meaning. */
  description: Scalars['String']['output'];
  /** Type of the body in words. Null without a body. */
  type?: Maybe<Scalars['String']['output']>;
  /** Shared type that the body contains. Null if there is none. */
  record?: Maybe<Scalars['String']['output']>;
  /** Fields of a body that has no shared type. */
  fields: Array<ApiField>;
};

/** Shared type of the REST API. */
export type ApiRecord = {
  __typename?: 'ApiRecord';
  /** Name in the OpenAPI document. */
  name: Scalars['String']['output'];
  /** Its fields. */
  fields: Array<ApiField>;
};

/** Kind of report. */
export type ReportKind =
  /** Number of appointments by outcome. */
  | 'appointments'
  /** Value of completed appointments at the prices agreed at booking. This is not cash received. */
  | 'revenue'
  /** Workload of each doctor. */
  | 'doctors'
  /** Number of patients and their countries, without names. */
  | 'patients';

/** Period of a report. */
export type ReportPeriod =
  /** Monday to Sunday. */
  | 'week'
  /** A calendar month. */
  | 'month'
  /** Three calendar months. */
  | 'quarter'
  /** A calendar year. */
  | 'year'
  /** Any period of at most 731 days. */
  | 'custom';

/** State of a report. */
export type ReportState =
  /** Waiting to be computed. */
  | 'waiting'
  /** Being computed. */
  | 'working'
  /** Complete. */
  | 'done'
  /** Failed because of an error. */
  | 'failed'
  /** Cancelled by a user. */
  | 'cancelled';

/** Kind and period of the report. */
export type ReportInput = {
  /** Kind of report. */
  kind: ReportKind;
  /** Period of the report. */
  period: ReportPeriod;
  /** A day in the week, month, quarter or year; today in Istanbul by default. */
  on?: InputMaybe<Scalars['Date']['input']>;
  /** First day of a custom period. */
  from?: InputMaybe<Scalars['Date']['input']>;
  /** Last day of a custom period. */
  to?: InputMaybe<Scalars['Date']['input']>;
  /** Only appointments of this doctor. */
  doctorId?: InputMaybe<Scalars['ID']['input']>;
};

/** One page of reports. */
export type ReportPage = {
  __typename?: 'ReportPage';
  /** Entries, newest first. */
  items: Array<Report>;
  /** Total number of appointments. */
  total: Scalars['Int']['output'];
  /** Page number, starting at 1. */
  page: Scalars['Int']['output'];
  /** Records per page. */
  limit: Scalars['Int']['output'];
  /** Last page that can be requested. */
  totalPages: Scalars['Int']['output'];
};

/** Figures of one hospital at the time of the report. Days are in Istanbul. */
export type Report = {
  __typename?: 'Report';
  /** UUID. */
  id: Scalars['ID']['output'];
  /** UUID of the hospital. */
  hospitalId: Scalars['ID']['output'];
  /** Kind of report. */
  kind: ReportKind;
  /** Period of the report. */
  period: ReportPeriod;
  /** First day. */
  from: Scalars['Date']['output'];
  /** Last day. */
  to: Scalars['Date']['output'];
  /** Only appointments of this doctor. Null for all. */
  doctorId?: Maybe<Scalars['ID']['output']>;
  /** Name of that doctor. */
  doctorName?: Maybe<Scalars['String']['output']>;
  /** Name of the user who requested it. Null once the account is deleted. */
  actorName?: Maybe<Scalars['String']['output']>;
  /** Current state. */
  state: ReportState;
  /** Progress in per cent. */
  progress: Scalars['Int']['output'];
  /** Whether cancellation was requested. */
  isCancelRequested: Scalars['Boolean']['output'];
  /** Reason of the failure, as a sentence. */
  failure?: Maybe<Scalars['String']['output']>;
  /** Time of the request. */
  createdAt: Scalars['DateTime']['output'];
  /** Time of completion or cancellation. */
  finishedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Time of deletion, 90 days after the request. */
  keptUntil: Scalars['DateTime']['output'];
  /** Content of a report on appointments. Null in lists and before completion. */
  appointments?: Maybe<AppointmentsReport>;
  /** Content of a report on revenue. Null in lists and before completion. */
  revenue?: Maybe<RevenueReport>;
  /** Content of a report on doctors. Null in lists and before completion. */
  doctors?: Maybe<DoctorsReport>;
  /** Content of a report on patients. Null in lists and before completion. */
  patients?: Maybe<PatientsReport>;
};

/** Appointments that take place in the period, whenever they were booked. */
export type AppointmentsReport = {
  __typename?: 'AppointmentsReport';
  /** All appointments. */
  total: Scalars['Int']['output'];
  /** Unanswered requests. */
  pending: Scalars['Int']['output'];
  /** Confirmed by the hospital. */
  confirmed: Scalars['Int']['output'];
  /** Completed appointments. */
  completed: Scalars['Int']['output'];
  /** Cancelled, without no-shows. */
  cancelled: Scalars['Int']['output'];
  /** Appointments whose patient did not come. */
  noShows: Scalars['Int']['output'];
  /** Appointments moved at least once. */
  moved: Scalars['Int']['output'];
  /** Counts by day, week or month, including empty ones. */
  buckets: Array<AppointmentsBucket>;
  /** Counts by service, most frequent first. */
  services: Array<AppointmentsService>;
};

/** Counts of one part of the period. */
export type AppointmentsBucket = {
  __typename?: 'AppointmentsBucket';
  /** First day. */
  from: Scalars['Date']['output'];
  /** Last day. */
  to: Scalars['Date']['output'];
  /** Unanswered requests. */
  pending: Scalars['Int']['output'];
  /** Confirmed by the hospital. */
  confirmed: Scalars['Int']['output'];
  /** Completed appointments. */
  completed: Scalars['Int']['output'];
  /** Cancelled, without no-shows. */
  cancelled: Scalars['Int']['output'];
  /** Appointments whose patient did not come. */
  noShows: Scalars['Int']['output'];
};

/** Counts of one service. */
export type AppointmentsService = {
  __typename?: 'AppointmentsService';
  /** Name of the service. */
  name: Scalars['String']['output'];
  /** All appointments. */
  total: Scalars['Int']['output'];
  /** Completed appointments. */
  completed: Scalars['Int']['output'];
  /** Cancelled, without no-shows. */
  cancelled: Scalars['Int']['output'];
  /** Appointments whose patient did not come. */
  noShows: Scalars['Int']['output'];
};

/** An amount in one currency. Currencies are never added together. */
export type ReportAmount = {
  __typename?: 'ReportAmount';
  /** ISO 4217 code. */
  currency: Currency;
  /** Amount in units of the currency, with two decimals. */
  amount: Scalars['Float']['output'];
};

/**
 * Value of completed appointments at the prices agreed at booking. Payments at the hospital are not
 * known.
 */
export type RevenueReport = {
  __typename?: 'RevenueReport';
  /** Completed appointments. */
  completed: Scalars['Int']['output'];
  /** Completed appointments booked at a price on request, whose value is unknown. */
  onRequest: Scalars['Int']['output'];
  /** Value of the others, by currency. */
  amounts: Array<ReportAmount>;
  /** Counts by day, week or month, including empty ones. */
  buckets: Array<RevenueBucket>;
  /** Counts by service, most frequent first. */
  services: Array<RevenueService>;
};

/** Value of one part of the period. */
export type RevenueBucket = {
  __typename?: 'RevenueBucket';
  /** First day. */
  from: Scalars['Date']['output'];
  /** Last day. */
  to: Scalars['Date']['output'];
  /** Completed appointments. */
  completed: Scalars['Int']['output'];
  /** Appointments booked at a price on request. */
  onRequest: Scalars['Int']['output'];
  /** Value of the others, by currency. */
  amounts: Array<ReportAmount>;
};

/** Value of one service. */
export type RevenueService = {
  __typename?: 'RevenueService';
  /** Name of the service. */
  name: Scalars['String']['output'];
  /** Completed appointments. */
  completed: Scalars['Int']['output'];
  /** Appointments booked at a price on request. */
  onRequest: Scalars['Int']['output'];
  /** Value of the others, by currency. */
  amounts: Array<ReportAmount>;
};

/** Workload of the doctors of a hospital. */
export type DoctorsReport = {
  __typename?: 'DoctorsReport';
  /** Doctors, busiest first. */
  doctors: Array<DoctorsReportRow>;
};

/** Workload of one doctor. */
export type DoctorsReportRow = {
  __typename?: 'DoctorsReportRow';
  /** UUID of the doctor. Null for appointments without a doctor. */
  doctorId?: Maybe<Scalars['ID']['output']>;
  /** Name of the doctor. Null for appointments without a doctor. */
  name?: Maybe<Scalars['String']['output']>;
  /** Number of appointments. */
  appointments: Scalars['Int']['output'];
  /** Completed appointments. */
  completed: Scalars['Int']['output'];
  /** Cancelled, without no-shows. */
  cancelled: Scalars['Int']['output'];
  /** Appointments whose patient did not come. */
  noShows: Scalars['Int']['output'];
  /** Total length of confirmed and completed appointments in minutes. */
  bookedMinutes: Scalars['Int']['output'];
  /** Public all-time rating. Null without reviews. */
  rating?: Maybe<Scalars['Float']['output']>;
  /** Number of reviews behind the rating. Null for appointments without a doctor. */
  reviewCount?: Maybe<Scalars['Int']['output']>;
};

/** Patient accounts with an appointment that was not cancelled. They are counted, never named. */
export type PatientsReport = {
  __typename?: 'PatientsReport';
  /** Number of patients. */
  people: Scalars['Int']['output'];
  /** Patients without an earlier appointment at this hospital. */
  firstTime: Scalars['Int']['output'];
  /** Patients with an earlier appointment at this hospital. */
  returning: Scalars['Int']['output'];
  /** Appointments of accounts deleted since. */
  withoutAccount: Scalars['Int']['output'];
  /** Counts by day, week or month, including empty ones. A patient may be counted in several. */
  buckets: Array<PatientsBucket>;
  /** Counts by country calling code of the telephone number, most frequent first. */
  countries: Array<PatientsCountry>;
  /** Counts by age on the last day. Empty if no birth date is known. */
  ages: Array<PatientsAge>;
  /** Counts by page language, most frequent first. */
  languages: Array<PatientsLanguage>;
};

/** Patients of one part of the period. */
export type PatientsBucket = {
  __typename?: 'PatientsBucket';
  /** First day. */
  from: Scalars['Date']['output'];
  /** Last day. */
  to: Scalars['Date']['output'];
  /** Patients with their first appointment. */
  firstTime: Scalars['Int']['output'];
  /** Returning patients. */
  returning: Scalars['Int']['output'];
};

/** Patients with one country calling code. */
export type PatientsCountry = {
  __typename?: 'PatientsCountry';
  /** Calling code, such as 49. Null if the number has none. */
  callingCode?: Maybe<Scalars['String']['output']>;
  /** Number of patients. */
  people: Scalars['Int']['output'];
};

/** Patients of one age group. */
export type PatientsAge = {
  __typename?: 'PatientsAge';
  /** Lowest age in years. Null if unknown. */
  from?: Maybe<Scalars['Int']['output']>;
  /** Highest age in years. Null if unlimited or unknown. */
  to?: Maybe<Scalars['Int']['output']>;
  /** Number of patients. */
  people: Scalars['Int']['output'];
};

/** Patients of one language. */
export type PatientsLanguage = {
  __typename?: 'PatientsLanguage';
  /** Language of their pages. */
  language: UiLanguage;
  /** Number of patients. */
  people: Scalars['Int']['output'];
};

/** Outcome of a request. GraphQL answers most errors with the status 200, so their code decides. */
export type RequestOutcome =
  /** Without an error. */
  | 'succeeded'
  /** An error of the caller, as with a status from 400 to 499. */
  | 'refused'
  /** An error of the server, as with a status from 500 on. */
  | 'failed';

/** Key with its last requests. */
export type RequestLog = {
  __typename?: 'RequestLog';
  /** UUID of the key. */
  id: Scalars['ID']['output'];
  /** Name of the key. */
  name: Scalars['String']['output'];
  /** First characters of the secret. */
  prefix: Scalars['String']['output'];
  /** Whether it is a key of a test mode. */
  isTest: Scalars['Boolean']['output'];
  /** Requests, newest first. */
  requests: Array<KeyRequest>;
};

/** Request of a key. The log has no text that was sent, and no answers. */
export type KeyRequest = {
  __typename?: 'KeyRequest';
  /** Request ID, as in the header `X-Request-Id`. */
  id: Scalars['ID']['output'];
  /** Time of the answer, by the clock of the test mode for its keys. */
  at: Scalars['DateTime']['output'];
  /** HTTP method. */
  method: Scalars['String']['output'];
  /** Path with its parameters in braces. */
  path: Scalars['String']['output'];
  /** Root fields of the GraphQL document, or the tool of an agent. Null for REST. */
  operation?: Maybe<Scalars['String']['output']>;
  /** HTTP status. */
  status: Scalars['Int']['output'];
  /** Outcome, by the status and the error code. */
  outcome: RequestOutcome;
  /** Duration in milliseconds. */
  durationMs: Scalars['Int']['output'];
  /** Error code. Null without an error. */
  code?: Maybe<Scalars['String']['output']>;
  /** Documented fields that were sent, at most 40. */
  fields: Array<RequestField>;
};

/** Field of a request. */
export type RequestField = {
  __typename?: 'RequestField';
  /** Name of the field. */
  name: Scalars['String']['output'];
  /**
   * Value. Null unless the field is a date, a time, a status, a currency, a language or the part of a
   * list: no other value is kept.
   */
  value?: Maybe<Scalars['String']['output']>;
  /** Whether the field was in the query string. Otherwise it was in the body. */
  isInQuery: Scalars['Boolean']['output'];
};

/** Form of a request. */
export type RequestKind =
  /** General contact. */
  | 'contact'
  /** Accessibility problem. */
  | 'accessibility'
  /** Request for a certificate or security report. */
  | 'evidence'
  /** Application of a hospital to be listed. */
  | 'clinic'
  /** Job application. */
  | 'job';

/** State of a request. */
export type RequestState =
  /** Not looked at yet. */
  | 'new'
  /** Being worked on. */
  | 'in_progress'
  /** Answered by mail. */
  | 'answered'
  /** Closed; nothing more to do. */
  | 'closed'
  /** Marked as spam. */
  | 'spam';

/** Kind of event of a request. */
export type RequestEventKind =
  /** Received from the sender. */
  | 'received'
  /** State changed. */
  | 'state'
  /** Owner changed. */
  | 'owner'
  /** Internal note added. */
  | 'note'
  /** Answer sent. */
  | 'answer';

/** An opened form. */
export type RequestForm = {
  __typename?: 'RequestForm';
  /** Token to send with the form: once, within a day, and at least three seconds after opening. */
  form: Scalars['String']['output'];
};

/** A submitted request. */
export type SentRequest = {
  __typename?: 'SentRequest';
  /** Number for people: `RQ-` and 8 unambiguous letters and digits. */
  number: Scalars['String']['output'];
  /** Day by which the operator answers. */
  answerBy: Scalars['Date']['output'];
};

/** A request to the operator. */
export type DeskRequest = {
  __typename?: 'DeskRequest';
  /** UUID. */
  id: Scalars['ID']['output'];
  /** Number for people: `RQ-` and 8 unambiguous letters and digits. */
  number: Scalars['String']['output'];
  /** Form. */
  kind: RequestKind;
  /** Current status. */
  state: RequestState;
  /** Name of the sender. */
  name?: Maybe<Scalars['String']['output']>;
  /** Company or hospital of the sender. */
  company?: Maybe<Scalars['String']['output']>;
  /** E-mail address for the answer. */
  email: Scalars['String']['output'];
  /** Phone number. Null if not given. */
  phone?: Maybe<Scalars['String']['output']>;
  /** Subject in a few words. */
  subject?: Maybe<Scalars['String']['output']>;
  /** Message text. */
  message?: Maybe<Scalars['String']['output']>;
  /** Additional fields of the form. */
  details: Array<RequestDetail>;
  /** Language of its mails: en, tr, ru or ar. */
  language: Scalars['String']['output'];
  /** UUID of the administrator in charge. */
  ownerId?: Maybe<Scalars['ID']['output']>;
  /** Name of the administrator in charge. */
  ownerName?: Maybe<Scalars['String']['output']>;
  /** Day by which an answer was promised. */
  dueOn: Scalars['Date']['output'];
  /** Time of the first answer. */
  answeredAt?: Maybe<Scalars['DateTime']['output']>;
  /** Events, oldest first. */
  events: Array<RequestEvent>;
  /** Attached files, at `/api/Requests/{id}/files/{fileId}`. */
  files: Array<RequestFile>;
  /** Time of sending. */
  createdAt: Scalars['DateTime']['output'];
  /** Time of the last change; pass it as `basedOn` when editing. */
  updatedAt: Scalars['DateTime']['output'];
};

/** An additional field of a form. */
export type RequestDetail = {
  __typename?: 'RequestDetail';
  /** doc, city, website, licenceNumber or position. */
  name: Scalars['String']['output'];
  /** Value as text. */
  value: Scalars['String']['output'];
};

/** An event of a request. */
export type RequestEvent = {
  __typename?: 'RequestEvent';
  /** UUID. */
  id: Scalars['ID']['output'];
  /** Kind of event. */
  kind: RequestEventKind;
  /** Name of the user who acted. Null for the sender or a deleted account. */
  actorName?: Maybe<Scalars['String']['output']>;
  /** Previous state. */
  fromState?: Maybe<RequestState>;
  /** New state. */
  toState?: Maybe<RequestState>;
  /** Text of the note or the answer, or name of the new owner. */
  text?: Maybe<Scalars['String']['output']>;
  /** Time of the event. */
  createdAt: Scalars['DateTime']['output'];
};

/** A file attached to a request. */
export type RequestFile = {
  __typename?: 'RequestFile';
  /** UUID. */
  id: Scalars['ID']['output'];
  /** Original file name. */
  name: Scalars['String']['output'];
  /** Size in bytes. */
  size: Scalars['Int']['output'];
  /** Media type, detected from the content. */
  type: Scalars['String']['output'];
};

/** One page of requests. */
export type DeskRequestPage = {
  __typename?: 'DeskRequestPage';
  /** The requests of this page. */
  items: Array<DeskRequest>;
  /** Total number of appointments. */
  total: Scalars['Int']['output'];
  /** Page number, starting at 1. */
  page: Scalars['Int']['output'];
  /** Records per page. */
  limit: Scalars['Int']['output'];
  /** Last page that can be requested. */
  totalPages: Scalars['Int']['output'];
};

/** Number of waiting requests. */
export type RequestSummary = {
  __typename?: 'RequestSummary';
  /** New or in progress. */
  open: Scalars['Int']['output'];
  /** Open requests that are overdue. */
  overdue: Scalars['Int']['output'];
  /** Open requests without an owner. */
  unowned: Scalars['Int']['output'];
};

/** Filter for the activity log. Each field narrows the result. */
export type RequestSearch = {
  /** Search text, matched against name, company, address, subject, message and number. */
  q?: InputMaybe<Scalars['String']['input']>;
  /** contact, accessibility, evidence, clinic or job. */
  kind?: InputMaybe<Scalars['String']['input']>;
  /** open, overdue, new, in_progress, answered, closed or spam. */
  state?: InputMaybe<Scalars['String']['input']>;
  /** Only requests of this administrator. */
  ownerId?: InputMaybe<Scalars['ID']['input']>;
  /** due or received. By default the newest first, and open requests by due date. */
  sortBy?: InputMaybe<Scalars['String']['input']>;
  /** asc (default) or desc, with `sortBy`. */
  direction?: InputMaybe<Scalars['String']['input']>;
};

/** Content of a form of the public pages. The required fields depend on the kind. */
export type RequestInput = {
  /** Form. */
  kind: RequestKind;
  /** Token returned by `startRequest`. */
  form: Scalars['String']['input'];
  /** Honeypot: must be empty. It is hidden from people and filled in by robots. */
  homepage?: InputMaybe<Scalars['String']['input']>;
  /** Language of the mails: en (default), tr, ru or ar. */
  language?: InputMaybe<Scalars['String']['input']>;
  /** E-mail address for the answer. */
  email?: InputMaybe<Scalars['String']['input']>;
  /** For all kinds except evidence. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** For evidence, and for clinic the name of the hospital. */
  company?: InputMaybe<Scalars['String']['input']>;
  /** For clinic, and optionally job. */
  phone?: InputMaybe<Scalars['String']['input']>;
  /** For contact, optional. */
  subject?: InputMaybe<Scalars['String']['input']>;
  /** For contact, and optionally clinic and job. */
  message?: InputMaybe<Scalars['String']['input']>;
  /** For accessibility. */
  details?: InputMaybe<Scalars['String']['input']>;
  /** For evidence: one of the documents of the page. */
  doc?: InputMaybe<Scalars['String']['input']>;
  /** For evidence, optional. */
  notes?: InputMaybe<Scalars['String']['input']>;
  /** For clinic. */
  city?: InputMaybe<Scalars['String']['input']>;
  /** For clinic, optional. */
  website?: InputMaybe<Scalars['String']['input']>;
  /** For clinic, optional. */
  licenceNumber?: InputMaybe<Scalars['String']['input']>;
  /** For job. */
  position?: InputMaybe<Scalars['String']['input']>;
  /** For job: UUID returned by `POST /api/Requests/files`. */
  file?: InputMaybe<Scalars['ID']['input']>;
};

/** Changes to an appointment. Omitted fields stay unchanged. */
export type RequestUpdate = {
  /** New state; must be an allowed transition. */
  state?: InputMaybe<RequestState>;
  /** UUID of an administrator. Null for none. */
  ownerId?: InputMaybe<Scalars['ID']['input']>;
  /**
   * `updatedAt` of the request that was read. The edit is refused (`stale_edit`) if the request has
   * changed since.
   */
  basedOn?: InputMaybe<Scalars['DateTime']['input']>;
};

/** A review for the staff who answer it. */
export type ReviewToAnswer = {
  __typename?: 'ReviewToAnswer';
  /** UUID of the review. */
  id: Scalars['ID']['output'];
  /** The review as everyone reads it. */
  review: Review;
  /** Whether the hospital has reported the review and administrators have not decided yet. */
  isReported: Scalars['Boolean']['output'];
};

/** One page of the reviews of a hospital for its staff. */
export type ReviewsToAnswer = {
  __typename?: 'ReviewsToAnswer';
  /** The reviews of this page. */
  items: Array<ReviewToAnswer>;
  /** Total number of matching reviews. */
  total: Scalars['Int']['output'];
  /** Page number, starting at 1. */
  page: Scalars['Int']['output'];
  /** Records per page. */
  limit: Scalars['Int']['output'];
  /** Last page that can be requested. */
  totalPages: Scalars['Int']['output'];
  /** Number of all visible reviews of the hospital. */
  all: Scalars['Int']['output'];
  /** Number of unanswered reviews. */
  unanswered: Scalars['Int']['output'];
};

/** A reported review for the decision of an administrator. */
export type ReportedReview = {
  __typename?: 'ReportedReview';
  /** UUID of the review. */
  id: Scalars['ID']['output'];
  /** The review. */
  review: Review;
  /** The reviewed hospital. */
  hospital: Hospital;
  /** Time of the last report. */
  reportedAt: Scalars['DateTime']['output'];
  /** Reasons of the reports, newest first. */
  reasons: Array<Scalars['String']['output']>;
  /** Time of hiding. Null if visible. */
  hiddenAt?: Maybe<Scalars['DateTime']['output']>;
  /** Reason of the last decision for the author. Null if none. */
  decisionReason?: Maybe<Scalars['String']['output']>;
  /** Time of the last decision. */
  decidedAt?: Maybe<Scalars['DateTime']['output']>;
};

/** A decision of an administrator about a review, as its author reads it. */
export type ReviewDecision = {
  __typename?: 'ReviewDecision';
  /** Whether the review is hidden from others. */
  hidden: Scalars['Boolean']['output'];
  /** Reason for the author. */
  reason: Scalars['String']['output'];
  /** Time of the decision. */
  decidedAt: Scalars['DateTime']['output'];
};

/** One page of reported reviews. */
export type ReportedReviewPage = {
  __typename?: 'ReportedReviewPage';
  /** The reported reviews of this page. */
  items: Array<ReportedReview>;
  /** Total number of appointments. */
  total: Scalars['Int']['output'];
  /** Page number, starting at 1. */
  page: Scalars['Int']['output'];
  /** Records per page. */
  limit: Scalars['Int']['output'];
  /** Last page that can be requested. */
  totalPages: Scalars['Int']['output'];
};

/** A review by a patient with a completed appointment. */
export type Review = {
  __typename?: 'Review';
  /** UUID. */
  id: Scalars['ID']['output'];
  /** Stars, 1 to 5. */
  rating: Scalars['Int']['output'];
  /** Comment of the patient. Null if only stars were given. */
  comment?: Maybe<Scalars['String']['output']>;
  /** Language of the comment: en, tr, ru or ar. */
  language: Scalars['String']['output'];
  /** First name and initial of the last name. */
  authorName: Scalars['String']['output'];
  /** The treatment. Null unless its author shows it. */
  serviceName?: Maybe<Scalars['String']['output']>;
  /** Always true: only patients of a completed appointment can write a review. */
  verifiedVisit: Scalars['Boolean']['output'];
  /** Whether the viewer is the author and may still edit it. */
  canEdit: Scalars['Boolean']['output'];
  /** Time until which the author may edit it. */
  editableUntil: Scalars['DateTime']['output'];
  /** Public answer of the hospital. Null if none. */
  reply?: Maybe<Scalars['String']['output']>;
  /** Time of the answer. Null if none. */
  repliedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Time of writing. */
  createdAt: Scalars['DateTime']['output'];
  /** Time of the author's last edit; pass it as `basedOn` when editing. */
  updatedAt: Scalars['DateTime']['output'];
};

/** One page of reviews. */
export type ReviewPage = {
  __typename?: 'ReviewPage';
  /** The reviews of this page. */
  items: Array<Review>;
  /** Total number of appointments. */
  total: Scalars['Int']['output'];
  /** Page number, starting at 1. */
  page: Scalars['Int']['output'];
  /** Records per page. */
  limit: Scalars['Int']['output'];
  /** Last page that can be requested. */
  totalPages: Scalars['Int']['output'];
};

/** Summary of the reviews of a hospital or a doctor. */
export type ReviewSummary = {
  __typename?: 'ReviewSummary';
  /** Total number. Null, with empty lists, where local rules hide reviews. */
  total?: Maybe<Scalars['Int']['output']>;
  /** Number of reviews with 5, 4, 3, 2 and 1 stars, in this order. */
  ratings: Array<RatingCount>;
  /** Treatments of reviews whose authors show them, most reviewed first. */
  treatments: Array<ReviewedTreatment>;
};

/** Number of reviews with a number of stars. */
export type RatingCount = {
  __typename?: 'RatingCount';
  /** Stars, 1 to 5. */
  rating: Scalars['Int']['output'];
  /** Number of reviews. */
  count: Scalars['Int']['output'];
};

/** Summary of the reviews of one treatment. */
export type ReviewedTreatment = {
  __typename?: 'ReviewedTreatment';
  /** UUID of the service. */
  serviceId: Scalars['ID']['output'];
  /** English name of the service, which is also the key of its translations. */
  name: Scalars['String']['output'];
  /** Number of reviews that show it. */
  count: Scalars['Int']['output'];
  /** Average rating, 1 to 5 with one decimal. */
  averageRating: Scalars['Float']['output'];
};

/** Content of a review. */
export type ReviewInput = {
  /** Stars, 1 to 5. */
  rating: Scalars['Int']['input'];
  /** Public comment, at most 4,000 characters. Null for stars only. */
  comment?: InputMaybe<Scalars['String']['input']>;
  /**
   * Language of the comment: en, tr, ru or ar. Null for en in a new review and unchanged in an edited
   * one.
   */
  language?: InputMaybe<Scalars['String']['input']>;
  /** Whether the treatment is public. Null for false in a new review and unchanged in an edited one. */
  showsTreatment?: InputMaybe<Scalars['Boolean']['input']>;
  /** For an edit: `updatedAt` of the review that was read. */
  basedOn?: InputMaybe<Scalars['DateTime']['input']>;
};

/** A room of a hospital. */
export type Room = {
  __typename?: 'Room';
  /** UUID. */
  id: Scalars['ID']['output'];
  /** Name at the hospital. */
  name: Scalars['String']['output'];
};

/** Content that a rule may hide. */
export type RuleTopic =
  /** Prices of treatments and fees of doctors. */
  | 'prices'
  /** Comparison of hospitals or doctors. */
  | 'comparison'
  /** Ratings and reviews. */
  | 'reviews'
  /** Texts of patients and hospitals in reviews. */
  | 'statements';

/** Audience of public content. */
export type RuleAudience =
  /** Visitor in Türkiye, by the country that the proxy in front sends. */
  | 'visitor_in_turkiye'
  /** Visitor abroad, or whose country is unknown. */
  | 'visitor_abroad'
  /** Signed-in patient. */
  | 'patient'
  /** Staff and administrators. */
  | 'staff';

/** A rule of the land. */
export type PublicRule = {
  __typename?: 'PublicRule';
  /** Stable ID. */
  id: Scalars['ID']['output'];
  /** Title, in the language of the request. */
  title: Scalars['String']['output'];
  /** Law or regulation, in the language of the request. */
  source: Scalars['String']['output'];
  /** Public text or summary of the source. */
  sourceUrl: Scalars['String']['output'];
  /** First day in force. */
  from: Scalars['Date']['output'];
  /** Last day in force. Null without an end. */
  until?: Maybe<Scalars['Date']['output']>;
  /** Audiences from whom it hides something. */
  audiences: Array<RuleAudience>;
  /** Languages of the pages that it applies to. */
  languages: Array<UiLanguage>;
  /** Topics that it hides. Empty for a rule about consent, which other parts of the product follow. */
  hides: Array<RuleTopic>;
  /** Reason, in the language of the request. */
  reason: Scalars['String']['output'];
  /** Whether today is between its first and its last day. */
  isInForce: Scalars['Boolean']['output'];
  /** Whether it is switched on. */
  isOn: Scalars['Boolean']['output'];
  /** Whether administrators may switch it. */
  hasSwitch: Scalars['Boolean']['output'];
  /** Reason of the last decision. Null without one. */
  decisionReason?: Maybe<Scalars['String']['output']>;
  /** Time of the last decision. Null without one. */
  decidedAt?: Maybe<Scalars['DateTime']['output']>;
};

/** A topic that is hidden from the caller. */
export type WithheldTopic = {
  __typename?: 'WithheldTopic';
  /** The topic. */
  topic: RuleTopic;
  /** ID of the rule that hides it. */
  ruleId: Scalars['ID']['output'];
  /** Reason, in the language of the request. */
  reason: Scalars['String']['output'];
  /** Law or regulation, in the language of the request. */
  source: Scalars['String']['output'];
};

/** A search that the viewer has saved. */
export type SavedSearch = {
  __typename?: 'SavedSearch';
  /** UUID. */
  id: Scalars['ID']['output'];
  /** Name given by the viewer. */
  name: Scalars['String']['output'];
  /** Query of the address of the search page, without the position of a device. */
  query: Scalars['String']['output'];
  /** Whether what is new is mailed once a week. */
  weeklyMail: Scalars['Boolean']['output'];
  /** Whether it finds more than 500 records, which are too many to mail what is new. */
  isTooBroad: Scalars['Boolean']['output'];
  /** Number of results that were new at the last weekly comparison. */
  newCount: Scalars['Int']['output'];
  /** Time of saving. */
  createdAt: Scalars['DateTime']['output'];
};

/** A search to save. */
export type SavedSearchInput = {
  /** Query of the address of the search page. It must ask for something. */
  query: Scalars['String']['input'];
  /** At most 160 characters. */
  name: Scalars['String']['input'];
  /** Whether what is new is mailed once a week. On by default. */
  weeklyMail?: InputMaybe<Scalars['Boolean']['input']>;
};

/** Changes to a saved search. Omitted fields stay unchanged. */
export type SavedSearchUpdate = {
  /** At most 160 characters. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** Whether what is new is mailed once a week. */
  weeklyMail?: InputMaybe<Scalars['Boolean']['input']>;
};

/** A concept recognised in the text of a search. */
export type Understood = {
  __typename?: 'Understood';
  /** Stable key, for example `knee-pain`. */
  id: Scalars['ID']['output'];
  /** treatment, specialty, subspecialty, complaint or body. */
  kind: Scalars['String']['output'];
  /** English name, which is also the key of its translations. */
  name: Scalars['String']['output'];
};

/** A requirement in the text of a search. */
export type SearchRequirement = {
  __typename?: 'SearchRequirement';
  /** Its filters as in the address of a search, for example `priceTo=500&priceCurrency=USD`. */
  filters: Scalars['String']['output'];
  /** Text of the search without it. */
  without: Scalars['String']['output'];
};

/** Number of results for the same text, place and treatment, by kind of record. */
export type OtherKinds = {
  __typename?: 'OtherKinds';
  /** Number of hospitals. */
  hospitals: Scalars['Int']['output'];
  /** Number of doctors, or a lower bound if `doctorsAreExact` is false. */
  doctors: Scalars['Int']['output'];
  /** Whether `doctors` is exact. If false, there are more. */
  doctorsAreExact: Scalars['Boolean']['output'];
  /** Number of services. */
  healthServices: Scalars['Int']['output'];
};

/** Results that a search without matches would have without one of its filters. */
export type WithoutFilter = {
  __typename?: 'WithoutFilter';
  /**
   * Parameter of the search, for example `rating`. `filters` stands for all parameters except text,
   * treatments and specialties.
   */
  filter: Scalars['String']['output'];
  /** Value to remove, for a parameter with several values. */
  value?: Maybe<Scalars['String']['output']>;
  /** Number of results, or a lower bound if `totalIsExact` is false. */
  total: Scalars['Int']['output'];
  /** Whether `total` is exact. If false, there are more. */
  totalIsExact: Scalars['Boolean']['output'];
};

/** The nearest city with results. */
export type CityTotal = {
  __typename?: 'CityTotal';
  /** Name of the city, as in a search. */
  city: Scalars['String']['output'];
  /** Name in the requested language, such as `Анкара`. */
  cityName: Scalars['String']['output'];
  /** Distance from the requested place. */
  distanceKm: Scalars['Float']['output'];
  /** Number of results. */
  total: Scalars['Int']['output'];
};

/** A treatment suggested for the typed text. */
export type TreatmentSuggestion = {
  __typename?: 'TreatmentSuggestion';
  /** UUID. */
  id: Scalars['ID']['output'];
  /** Name in the requested language, else in English. */
  name: Scalars['String']['output'];
  /** English name in every language. */
  sourceName: Scalars['String']['output'];
  /** Key of the icon. */
  iconKey?: Maybe<Scalars['String']['output']>;
  /** Number of active hospitals that offer it. */
  hospitals: Scalars['Int']['output'];
  /** Lowest price at any hospital. Null if unknown. */
  from?: Maybe<Scalars['Float']['output']>;
  /** Currency of `from`. */
  currency: Currency;
};

/** Search suggestions in three groups. */
export type Suggestions = {
  __typename?: 'Suggestions';
  /** Treatments that match the meaning of the text. */
  treatments: Array<TreatmentSuggestion>;
  /** Hospitals that match by name and place. */
  hospitals: Array<Hospital>;
  /** Doctors that match by name, or by the sub-specialty that the text names. */
  doctors: Array<Doctor>;
  /** Whether the text names a sub-specialty, so that a search for it is a search for doctors. */
  areDoctorsMeant: Scalars['Boolean']['output'];
};

/** All settings of the operator, including expired certificates. */
export type Settings = {
  __typename?: 'Settings';
  /** ID of the single record. */
  id: Scalars['ID']['output'];
  /** Time of the last edit; pass it as `basedOn` when editing. */
  updatedAt: Scalars['DateTime']['output'];
  /** Company behind this installation. Empty values here and below are not shown. */
  companyName: Scalars['String']['output'];
  /** Trade register number. */
  tradeRegistry: Scalars['String']['output'];
  /** Turkish central registration number (MERSİS). */
  mersis: Scalars['String']['output'];
  /** Phone number of the company. */
  phone: Scalars['String']['output'];
  /** E-mail address of the company. */
  email: Scalars['String']['output'];
  /** Address of the status page. */
  statusPageUrl: Scalars['String']['output'];
  /** Note at the foot of every public page. */
  footerNote: Scalars['String']['output'];
  /** Offices of the company. */
  offices: Array<Office>;
  /** Certificates of the company. */
  certificates: Array<Certificate>;
  /** Maximum number of upcoming appointments per person. */
  upcomingAppointments: Scalars['Int']['output'];
  /** Maximum number of bookings per person and day. */
  appointmentsADay: Scalars['Int']['output'];
  /** Maximum number of upcoming appointments of a person whose e-mail address is not confirmed. */
  upcomingUnconfirmed: Scalars['Int']['output'];
  /** Maximum number of messages per person, conversation and hour. */
  messagesPerHour: Scalars['Int']['output'];
  /** Hours of business days in which a hospital answers a quote request. Requests under way keep theirs. */
  quoteAnswerHours: Scalars['Int']['output'];
  /** Euros per US dollar, for comparing and converting prices; never used for charging. */
  euroPerDollar: Scalars['Float']['output'];
  /** Pounds sterling per US dollar. */
  poundPerDollar: Scalars['Float']['output'];
  /** Turkish lira per US dollar. */
  liraPerDollar: Scalars['Float']['output'];
  /** Date of the exchange rates. */
  ratesDate: Scalars['Date']['output'];
  /** Source of the exchange rates. */
  ratesSource: Scalars['String']['output'];
  /** Exchange rates of the latest days, newest first. */
  exchangeRates: Array<ExchangeRate>;
  /** Recipients of notices about certificates of hospitals. If empty, all administrators. */
  certificateMails: Array<Scalars['String']['output']>;
  /** Whether staff and administrators must use two-factor sign-in. */
  requireTwoFactorForStaff: Scalars['Boolean']['output'];
};

/** Exchange rate of a currency to the US dollar on a day. */
export type ExchangeRate = {
  __typename?: 'ExchangeRate';
  /** ISO 4217 code of the currency. */
  currency: Currency;
  /** Units of the currency per US dollar. */
  perDollar: Scalars['Float']['output'];
  /** Date of the rate. */
  date: Scalars['Date']['output'];
  /** Source of the rate. */
  source: Scalars['String']['output'];
};

/** Changes to an appointment. Omitted fields stay unchanged. */
export type SettingsInput = {
  /** Company behind this installation. Empty values here and below are not shown. */
  companyName?: InputMaybe<Scalars['String']['input']>;
  /** Trade register number. */
  tradeRegistry?: InputMaybe<Scalars['String']['input']>;
  /** Turkish central registration number (MERSİS). */
  mersis?: InputMaybe<Scalars['String']['input']>;
  /** Phone number of the company. */
  phone?: InputMaybe<Scalars['String']['input']>;
  /** E-mail address of the company. */
  email?: InputMaybe<Scalars['String']['input']>;
  /** Address of the status page. */
  statusPageUrl?: InputMaybe<Scalars['String']['input']>;
  /** Note at the foot of every public page. */
  footerNote?: InputMaybe<Scalars['String']['input']>;
  /** All offices, at most 10. */
  offices?: InputMaybe<Array<OfficeInput>>;
  /** All certificates, at most 20. */
  certificates?: InputMaybe<Array<CompanyCertificateInput>>;
  /** Maximum number of upcoming appointments per person. */
  upcomingAppointments?: InputMaybe<Scalars['Int']['input']>;
  /** Maximum number of bookings per person and day. */
  appointmentsADay?: InputMaybe<Scalars['Int']['input']>;
  /** Maximum number of upcoming appointments of a person whose e-mail address is not confirmed. */
  upcomingUnconfirmed?: InputMaybe<Scalars['Int']['input']>;
  /** Maximum number of messages per person, conversation and hour. */
  messagesPerHour?: InputMaybe<Scalars['Int']['input']>;
  /** Hours of business days in which a hospital answers a quote request, 8 to 240. Requests under way keep theirs. */
  quoteAnswerHours?: InputMaybe<Scalars['Int']['input']>;
  /** Euros per US dollar, for comparing and converting prices; never used for charging. */
  euroPerDollar?: InputMaybe<Scalars['Float']['input']>;
  /** Pounds sterling per US dollar. */
  poundPerDollar?: InputMaybe<Scalars['Float']['input']>;
  /** Turkish lira per US dollar. */
  liraPerDollar?: InputMaybe<Scalars['Float']['input']>;
  /** Date of the exchange rates: today or earlier, and not before the known ones. */
  ratesDate?: InputMaybe<Scalars['Date']['input']>;
  /** Source of the exchange rates. */
  ratesSource?: InputMaybe<Scalars['String']['input']>;
  /** Recipients of notices about certificates of hospitals, at most 5. If empty, all administrators. */
  certificateMails?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Whether staff and administrators must use two-factor sign-in. */
  requireTwoFactorForStaff?: InputMaybe<Scalars['Boolean']['input']>;
  /**
   * `updatedAt` of the settings that were read. The edit is refused (`stale_edit`) if they have
   * changed since.
   */
  basedOn?: InputMaybe<Scalars['DateTime']['input']>;
};

/** Details of an office. */
export type OfficeInput = {
  /** Name of the office. */
  name: Scalars['String']['input'];
  /** Address, line by line, at most six. */
  lines: Array<Scalars['String']['input']>;
};

/** Details of a certificate of the company. */
export type CompanyCertificateInput = {
  /** Certified standard. */
  name: Scalars['String']['input'];
  /** Certificate number. */
  number: Scalars['String']['input'];
  /** Issuing organisation. */
  issuer: Scalars['String']['input'];
  /** Last day of validity. */
  validUntil: Scalars['String']['input'];
  /** Public address of the document. Null if none. */
  documentUrl?: InputMaybe<Scalars['String']['input']>;
};

/** Public settings of the operator of this installation. */
export type SiteSettings = {
  __typename?: 'SiteSettings';
  /** Company behind this installation. Here and below, empty if the operator has not entered it. */
  companyName: Scalars['String']['output'];
  /** Trade register number. */
  tradeRegistry: Scalars['String']['output'];
  /** Turkish central registration number (MERSİS). */
  mersis: Scalars['String']['output'];
  /** Offices of the company. */
  offices: Array<Office>;
  /** Phone number of the company. */
  phone: Scalars['String']['output'];
  /** E-mail address of the company. */
  email: Scalars['String']['output'];
  /** Address of the status page. */
  statusPageUrl: Scalars['String']['output'];
  /** Note at the foot of every public page. */
  footerNote: Scalars['String']['output'];
  /** Valid certificates of the company. */
  certificates: Array<Certificate>;
  /** Demo accounts. Empty unless this is a demo installation. */
  demoAccounts: Array<DemoAccount>;
  /** Exchange rates for comparing prices, one for each currency except the US dollar. */
  exchangeRates: Array<ExchangeRate>;
};

/** A certificate of the operator's company. */
export type Certificate = {
  __typename?: 'Certificate';
  /** Certified standard. */
  name: Scalars['String']['output'];
  /** Certificate number. */
  number: Scalars['String']['output'];
  /** Issuing organisation. */
  issuer: Scalars['String']['output'];
  /** Last day of validity. */
  validUntil: Scalars['Date']['output'];
  /** Public address of the document. Null if none. */
  documentUrl?: Maybe<Scalars['String']['output']>;
};

/** A place of the operator's company. */
export type Office = {
  __typename?: 'Office';
  /** Name of the office. */
  name: Scalars['String']['output'];
  /** Its address, line by line. */
  lines: Array<Scalars['String']['output']>;
};

/** An account of the demo data. */
export type DemoAccount = {
  __typename?: 'DemoAccount';
  /** Name of the office. */
  label: Scalars['String']['output'];
  /** E-mail address for sign-in. */
  email: Scalars['String']['output'];
  /** Password for sign-in. */
  password: Scalars['String']['output'];
};

/** Status of a part of the product. */
export type StatusPart = {
  __typename?: 'StatusPart';
  /** search, database, mail or assistant. */
  part: Scalars['String']['output'];
  /** State found by the last check. Null if there was none in the last minutes. */
  state?: Maybe<SystemState>;
  /** Time of the last check. Null if there was none. */
  checkedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Days with a check, oldest first, at most 90. */
  days: Array<StatusDay>;
};

/** Checks of one part on one day. */
export type StatusDay = {
  __typename?: 'StatusDay';
  /** Day in Türkiye. */
  day: Scalars['Date']['output'];
  /** Number of checks that found it operational. */
  operational: Scalars['Int']['output'];
  /** Number of checks that found it slow or late. */
  degraded: Scalars['Int']['output'];
  /** Number of failed checks. */
  down: Scalars['Int']['output'];
};

/** Kind of term. */
export type TermKind =
  /** Specialty of doctors. */
  | 'specialty'
  /** Category of services. */
  | 'category';

/** A specialty or category as everyone reads it. */
export type Term = {
  __typename?: 'Term';
  /** UUID. */
  id: Scalars['ID']['output'];
  /** Kind of term. */
  kind: TermKind;
  /** Stable value used by doctors, services and filters. */
  value: Scalars['String']['output'];
  /** Name, in `textLanguage`. */
  name: Scalars['String']['output'];
  /** Description in one sentence, in `textLanguage`. */
  description: Scalars['String']['output'];
  /**
   * Language of name and description: the requested one (`Accept-Language` or `?lang=`) if available,
   * else English.
   */
  textLanguage: UiLanguage;
};

/** A specialty or category with all its translations, for its editors. */
export type ManagedTerm = {
  __typename?: 'ManagedTerm';
  /** UUID. */
  id: Scalars['ID']['output'];
  /** Kind of term. */
  kind: TermKind;
  /** Stable value used by doctors, services and filters. */
  value: Scalars['String']['output'];
  /** English name, the source of its translations. */
  name: Scalars['String']['output'];
  /** English description in one sentence. */
  description: Scalars['String']['output'];
  /** Descriptions in other languages. */
  texts: Array<EditedTermText>;
  /** Time of the last edit; pass it as `basedOn` when editing. */
  updatedAt: Scalars['DateTime']['output'];
};

/** A translation of a specialty or category, for its editors. */
export type EditedTermText = {
  __typename?: 'EditedTermText';
  /** tr, ru or ar. */
  language: Scalars['String']['output'];
  /** Name in this language. */
  name: Scalars['String']['output'];
  /** Description in this language. */
  description: Scalars['String']['output'];
  /** Whether the English name or description has changed since this translation was written. */
  isOutdated: Scalars['Boolean']['output'];
};

/** Changes to an appointment. Omitted fields stay unchanged. */
export type TermUpdate = {
  /**
   * `updatedAt` of the record that was read. The edit is refused (`stale_edit`) if the record has
   * changed since.
   */
  basedOn?: InputMaybe<Scalars['DateTime']['input']>;
  /** English name, the source of its translations, at most 80 characters. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** English description, at most 400 characters. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** Names and descriptions in languages other than English. Omitted languages stay unchanged. */
  texts?: InputMaybe<Array<TermTextInput>>;
};

/** A translation of a specialty or category. Without name and description, the translation is removed. */
export type TermTextInput = {
  /** tr, ru or ar. */
  language: Scalars['String']['input'];
  /** Name, at most 80 characters. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** Description, at most 400 characters. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** Whether the translation still matches the English text, although that has changed. */
  isCurrent?: InputMaybe<Scalars['Boolean']['input']>;
};

/** A member of a hospital's team, as colleagues see them. */
export type TeamMember = {
  __typename?: 'TeamMember';
  /** UUID of the account. */
  id: Scalars['ID']['output'];
  /** Given name. */
  firstName: Scalars['String']['output'];
  /** Family name. */
  lastName: Scalars['String']['output'];
  /** E-mail address of the account. */
  email: Scalars['String']['output'];
  /** Role at the hospital. */
  hospitalRole: HospitalRole;
  /** Record of the doctor, for the role doctor. Null for others. */
  doctorId?: Maybe<Scalars['ID']['output']>;
  /** Name in that record. Null for other roles. */
  doctorName?: Maybe<Scalars['String']['output']>;
  /** Whether that record is active. A doctor without an active record has no access. Null for other roles. */
  doctorIsActive?: Maybe<Scalars['Boolean']['output']>;
  /** Status. Only active accounts can sign in. */
  status: UserStatus;
  /** Whether two-factor sign-in is on. */
  twoFactorEnabled: Scalars['Boolean']['output'];
  /** Time of the last sign-in. Null while the invitation is pending. */
  lastLoginAt?: Maybe<Scalars['DateTime']['output']>;
  /** Time of creation. */
  createdAt: Scalars['DateTime']['output'];
};

/** Details of an account at a hospital whose owner chooses the password. */
export type TeamInvitation = {
  /** Given name. */
  firstName: Scalars['String']['input'];
  /** Family name. */
  lastName: Scalars['String']['input'];
  /** E-mail address for the invitation. */
  email: Scalars['String']['input'];
  /** Role at the hospital. */
  hospitalRole: HospitalRole;
  /** UUID of the doctor's record at this hospital; required for the role doctor. */
  doctorId?: InputMaybe<Scalars['ID']['input']>;
  /** Language of the mail: en, tr (default), ru or ar. */
  language?: InputMaybe<Scalars['String']['input']>;
};

/** Account of a test mode. */
export type TestActor =
  /** The test patient. */
  | 'patient'
  /** The owner of the test hospital. */
  | 'owner';

/** Details of a new key of a test mode. */
export type TestKeyInput = {
  /** Name, at most 60 characters. */
  name: Scalars['String']['input'];
  /** Account that the key acts for, with every scope the account may give. */
  actsFor: TestActor;
};

/** Details of a new webhook of a test mode. */
export type TestWebhookInput = {
  /** Address for deliveries, `https://…`, as in `WebhookInput`. */
  url: Scalars['String']['input'];
  /** Events, as in `WebhookInput`. */
  events: Array<Scalars['String']['input']>;
  /** `patient` for the patient's own appointments, `owner` for those of the test hospital. */
  actsFor: TestActor;
};

/** Test mode of a developer: a copy of the product with data of its own, from which nothing is sent by mail. */
export type TestMode = {
  __typename?: 'TestMode';
  /** UUID. */
  id: Scalars['ID']['output'];
  /** Time of its clock. */
  now: Scalars['DateTime']['output'];
  /** Minutes that its clock is ahead of the real time. */
  aheadMinutes: Scalars['Int']['output'];
  /** Its hospital. */
  hospital: TestRecord;
  /** Services of the hospital. */
  services: Array<TestRecord>;
  /** Doctors of the hospital. */
  doctors: Array<TestRecord>;
  /** UUID of the test patient. */
  patientId: Scalars['ID']['output'];
  /** UUID of the owner of the test hospital. */
  ownerId: Scalars['ID']['output'];
  /** Keys, newest first. */
  keys: Array<TestKey>;
  /** Webhooks, newest first. */
  webhooks: Array<Webhook>;
  /** Last 20 deliveries of its webhooks, newest first. */
  deliveries: Array<WebhookDelivery>;
  /** Last 100 mails that were kept instead of sent, newest first. */
  mails: Array<TestMail>;
};

/** Record of a test mode. */
export type TestRecord = {
  __typename?: 'TestRecord';
  /** UUID. */
  id: Scalars['ID']['output'];
  /** Name as on its page. */
  name: Scalars['String']['output'];
};

/** A key that reaches the test mode and nothing else. */
export type TestKey = {
  __typename?: 'TestKey';
  /** UUID. */
  id: Scalars['ID']['output'];
  /** Name given by the owner. */
  name: Scalars['String']['output'];
  /** First characters of the secret, by which the owner recognises the key. */
  prefix: Scalars['String']['output'];
  /** Account that the key acts for. */
  actsFor: TestActor;
  /** Time of creation. */
  createdAt: Scalars['DateTime']['output'];
};

/** A newly created key of a test mode. */
export type NewTestKey = {
  __typename?: 'NewTestKey';
  /** UUID of the key. */
  id: Scalars['ID']['output'];
  /** The secret, `hk_test_…`. It is shown only once. */
  secret: Scalars['String']['output'];
  /** The stored record of the key. */
  testKey: TestKey;
};

/** A mail of the test mode, kept for reading. */
export type TestMail = {
  __typename?: 'TestMail';
  /** Message-ID. */
  id: Scalars['ID']['output'];
  /** Address of the recipient. */
  recipient: Scalars['String']['output'];
  /** Subject line, in the language of the recipient. */
  subject: Scalars['String']['output'];
  /** Text of the mail. */
  body: Scalars['String']['output'];
  /** Time of the test clock at which it would have been sent. */
  keptAt: Scalars['DateTime']['output'];
};

/** Role of a user: patient, staff of one hospital, or administrator. */
export type Role =
  /** A patient with their own appointments, reviews and favourites. */
  | 'user'
  /** Staff of one hospital, with its appointments, doctors and answers to reviews. */
  | 'hospital'
  /** An administrator of the catalogue, accounts and the schedules of all hospitals. */
  | 'admin';

/** Role of a member of staff at their hospital. */
export type HospitalRole =
  /** Full access, including settings and team. */
  | 'owner'
  /** Works with appointments, doctors and reports. */
  | 'coordinator'
  /** Read-only access. */
  | 'viewer'
  /** Writes the plans of quote requests that are assigned to them. Sees nothing else of the hospital. */
  | 'doctor';

/** Status of an account. Only active accounts can sign in. */
export type UserStatus =
  /** Can sign in. */
  | 'active'
  /** Temporarily unable to sign in. */
  | 'inactive'
  /** Suspended by an administrator. */
  | 'suspended';

/** A user as they see themselves. */
export type User = {
  __typename?: 'User';
  /** UUID. */
  id: Scalars['ID']['output'];
  /** First name, shown to booked hospitals and with reviews. */
  firstName: Scalars['String']['output'];
  /** Last name, shown to booked hospitals. Reviews show its initial. */
  lastName: Scalars['String']['output'];
  /** E-mail address of the account. */
  email: Scalars['String']['output'];
  /** Role of the account. */
  role: Role;
  /** The role as a list. */
  roles: Array<Role>;
  /** Status. Only active accounts can sign in. */
  status: UserStatus;
  /** Hospital of a member of staff. Null for others. */
  hospitalId?: Maybe<Scalars['ID']['output']>;
  /** Portal role of a member of staff. Null for others. */
  hospitalRole?: Maybe<HospitalRole>;
  /** Record of the doctor, for the role doctor. Null for others. */
  doctorId?: Maybe<Scalars['ID']['output']>;
  /** Phone number, used to prefill bookings. Not shown to others. Null if not given. */
  phone?: Maybe<Scalars['String']['output']>;
  /** Address. Not shown to others. Null if not given. */
  address?: Maybe<Scalars['String']['output']>;
  /** Birth date. Not shown to others. Null if not given. */
  birthDate?: Maybe<Scalars['Date']['output']>;
  /** Self-description. Not shown to others. Null if not given. */
  bio?: Maybe<Scalars['String']['output']>;
  /** Time of creation. */
  createdAt: Scalars['DateTime']['output'];
  /** Time of the last edit; pass it as `basedOn` when editing. */
  updatedAt: Scalars['DateTime']['output'];
  /** Time of the last sign-in. Null before the first one. */
  lastLoginAt?: Maybe<Scalars['DateTime']['output']>;
  /** Whether the e-mail address is confirmed. */
  emailConfirmed: Scalars['Boolean']['output'];
  /** New e-mail address that waits for confirmation. Null if none. */
  pendingEmail?: Maybe<Scalars['String']['output']>;
  /** Whether two-factor sign-in is on. */
  twoFactorEnabled: Scalars['Boolean']['output'];
  /**
   * Whether the operator requires two-factor sign-in for this member of staff or administrator.
   * Nothing else works until it is on.
   */
  twoFactorRequired: Scalars['Boolean']['output'];
  /** Kinds of mail the user receives. */
  notifications: Notifications;
  /** Language of mails: en, tr, ru or ar. */
  language: Scalars['String']['output'];
  /** Language of pages: en, tr, ru or ar. Null before one was chosen. */
  pageLanguage?: Maybe<Scalars['String']['output']>;
  /** First and last day in Türkiye, such as `2027-01-10/2027-01-20`. Null if unknown. */
  travelDates?: Maybe<Scalars['String']['output']>;
  /** Time zone of the device, such as `Asia/Kuwait`, for the times in mails. Null if unknown. */
  timeZone?: Maybe<Scalars['String']['output']>;
  /** Whether a private calendar address exists. */
  hasCalendarFeed: Scalars['Boolean']['output'];
  /** Scheduled deletion time. Null if deletion was not requested. */
  deletesAt?: Maybe<Scalars['DateTime']['output']>;
};

/** Kinds of mail a user receives. Mails about the account itself are always sent. */
export type Notifications = {
  __typename?: 'Notifications';
  /** Requests, moves and cancellations. */
  appointments: Scalars['Boolean']['output'];
  /** Reminders before an appointment. */
  reminders: Scalars['Boolean']['output'];
  /** Unread messages. */
  messages: Scalars['Boolean']['output'];
  /** Quote requests and quotes. */
  quotes: Scalars['Boolean']['output'];
};

/** Changes to an appointment. Omitted fields stay unchanged. */
export type NotificationsInput = {
  /** Requests, moves and cancellations. */
  appointments?: InputMaybe<Scalars['Boolean']['input']>;
  /** Reminders 48 and 3 hours before an appointment. */
  reminders?: InputMaybe<Scalars['Boolean']['input']>;
  /** Notices about unread messages. */
  messages?: InputMaybe<Scalars['Boolean']['input']>;
  /** Quote requests and quotes. */
  quotes?: InputMaybe<Scalars['Boolean']['input']>;
};

/** Changes to an appointment. Omitted fields stay unchanged. */
export type ProfileInput = {
  /** At most 60 characters, without line breaks and signs such as : @ < >. */
  firstName?: InputMaybe<Scalars['String']['input']>;
  /** At most 60 characters, without line breaks and signs such as : @ < >. */
  lastName?: InputMaybe<Scalars['String']['input']>;
  /** Begins with + or a digit. Null or empty removes it. */
  phone?: InputMaybe<Scalars['String']['input']>;
  /** At most 400 characters. Null or empty removes it. */
  address?: InputMaybe<Scalars['String']['input']>;
  /** From 1900-01-01 to today. Null or empty removes it. */
  birthDate?: InputMaybe<Scalars['Date']['input']>;
  /** Self-description, at most 2,000 characters. Null or empty removes it. */
  bio?: InputMaybe<Scalars['String']['input']>;
  /**
   * `updatedAt` of the profile that was read. The edit is refused (`stale_edit`) if the profile has
   * changed since.
   */
  basedOn?: InputMaybe<Scalars['DateTime']['input']>;
};

/** State of an entry of the waiting list. */
export type WaitingState =
  /** Waiting for a free time. */
  | 'waiting'
  /** A time is offered and held. */
  | 'offered'
  /** The offered time was taken. */
  | 'claimed'
  /** The offered time was passed on. */
  | 'passed'
  /** The offer was not answered in time, or the last day is past. */
  | 'expired'
  /** Left by the person, or the appointment does not take place. */
  | 'cancelled';

/** State of an offered time. */
export type WaitingOfferState =
  /** Held for the person. */
  | 'open'
  /** Booked. */
  | 'claimed'
  /** Passed on. */
  | 'passed'
  /** Not answered within 30 minutes. */
  | 'expired'
  /** The person has left the list. */
  | 'withdrawn';

/** Time of day that suits. */
export type DayPart =
  /** Any time. */
  | 'any'
  /** Before noon. */
  | 'morning'
  /** From noon on. */
  | 'afternoon';

/** Something that the viewer waits for. */
export type WaitingListEntry = {
  __typename?: 'WaitingListEntry';
  /** UUID. */
  id: Scalars['ID']['output'];
  /** Current state. */
  state: WaitingState;
  /** UUID of the appointment that could be earlier. Null for a new visit. */
  appointmentId?: Maybe<Scalars['ID']['output']>;
  /** UUID of the patient among the persons of the account. Null for the account holder. */
  personId?: Maybe<Scalars['ID']['output']>;
  /** Hospital. Null: any. */
  hospital?: Maybe<Hospital>;
  /** Treatment. */
  service: HealthService;
  /** Doctor. Null: any. */
  doctor?: Maybe<Doctor>;
  /** First day that suits. */
  from: Scalars['Date']['output'];
  /** Last day that suits. */
  to: Scalars['Date']['output'];
  /** Time of day that suits. */
  dayPart: DayPart;
  /** Requested channel. Null: any. */
  channel?: Maybe<Channel>;
  /** Offered time. Null without an open offer. */
  offer?: Maybe<WaitingListOffer>;
  /** Time of asking. */
  createdAt: Scalars['DateTime']['output'];
  /** Time at which it ended. Null while it is open. */
  endedAt?: Maybe<Scalars['DateTime']['output']>;
};

/** A time that is offered to one person and held for 30 minutes. */
export type WaitingListOffer = {
  __typename?: 'WaitingListOffer';
  /** UUID. */
  id: Scalars['ID']['output'];
  /** Hospital of the offered time. */
  hospital: Hospital;
  /** Doctor of the offered time. Null for the calendar of the service. */
  doctor?: Maybe<Doctor>;
  /** Day in the hospital's time zone. */
  date: Scalars['Date']['output'];
  /** Wall-clock time at the hospital. */
  time: Scalars['Time']['output'];
  /** Start as an instant. */
  startsAt: Scalars['DateTime']['output'];
  /** End of the hold. */
  expiresAt: Scalars['DateTime']['output'];
  /** Token with which `answerWaitingOfferByLink` answers it. */
  token: Scalars['String']['output'];
};

/**
 * An offered time as the link of its mail shows it. It does not say what the visit is for or whose it
 * is.
 */
export type LinkedOffer = {
  __typename?: 'LinkedOffer';
  /** UUID. */
  id: Scalars['ID']['output'];
  /** Current state. Expired offers say so at once. */
  state: WaitingOfferState;
  /** Name of the hospital. */
  hospitalName: Scalars['String']['output'];
  /** City of the hospital. */
  city: Scalars['String']['output'];
  /** Day in the hospital's time zone. */
  date: Scalars['Date']['output'];
  /** Wall-clock time at the hospital. */
  time: Scalars['Time']['output'];
  /** Start as an instant. */
  startsAt: Scalars['DateTime']['output'];
  /** End of the hold. */
  expiresAt: Scalars['DateTime']['output'];
  /** Whether an appointment would move there, instead of a new one. */
  isEarlierTime: Scalars['Boolean']['output'];
};

/** Times of a treatment to wait for. */
export type WaitingInput = {
  /** UUID of the treatment. */
  serviceId: Scalars['ID']['input'];
  /** UUID of the hospital. Any hospital if omitted. */
  hospitalId?: InputMaybe<Scalars['ID']['input']>;
  /** UUID of a doctor of that hospital. Any doctor if omitted. */
  doctorId?: InputMaybe<Scalars['ID']['input']>;
  /** UUID of the patient among the persons of the account. The account holder if omitted. */
  personId?: InputMaybe<Scalars['ID']['input']>;
  /** Confirms that the viewer is parent or legal guardian of a patient under 18. */
  guardianConsent?: InputMaybe<Scalars['Boolean']['input']>;
  /** Channel of the visit. Any if omitted. */
  channel?: InputMaybe<Channel>;
  /** Phone number for the booking. That of the profile if omitted. */
  phone?: InputMaybe<Scalars['String']['input']>;
  /** First day that suits. */
  from: Scalars['Date']['input'];
  /** Last day that suits. */
  to: Scalars['Date']['input'];
  /** Time of day that suits. Any by default. */
  dayPart?: InputMaybe<DayPart>;
};

/** Times that suit better than that of the appointment. */
export type EarlierTimeInput = {
  /** First day that suits. */
  from: Scalars['Date']['input'];
  /** Last day that suits, at most that of the appointment. */
  to: Scalars['Date']['input'];
  /** Time of day that suits. Any by default. */
  dayPart?: InputMaybe<DayPart>;
};

/** Details of a new webhook. */
export type WebhookInput = {
  /**
   * Address for deliveries, `https://…`. Private, local and reserved addresses are refused, and
   * redirects are not followed.
   */
  url: Scalars['String']['input'];
  /** Description, at most 100 characters. */
  description?: InputMaybe<Scalars['String']['input']>;
  /**
   * Events: `appointment.booked`, `appointment.confirmed`, `appointment.rescheduled`,
   * `appointment.move_requested`, `appointment.move_ended`, `appointment.cancelled`,
   * `appointment.completed`, `message.created`, `quote.requested`, `quote.question`,
   * `quote.answered`, `quote.asked`, `quote.replied`, `quote.sent`, `quote.accepted`,
   * `quote.declined`, `quote.withdrawn`, `quote.expired`, `quote.not_chosen`, `quote.charged`,
   * `quote.charge_answered`, `quote.charge_settled`.
   */
  events: Array<Scalars['String']['input']>;
  /** UUID of the hospital whose appointments and quote requests are sent. Null for the viewer's own. */
  hospitalId?: InputMaybe<Scalars['ID']['input']>;
};

/** Changes to a webhook. Null leaves a field unchanged. */
export type WebhookUpdate = {
  /** Address for deliveries, `https://…`. */
  url?: InputMaybe<Scalars['String']['input']>;
  /** Description, at most 100 characters. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** Events, as in `WebhookInput`. */
  events?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Whether events are sent. Waiting deliveries are sent once it is enabled again. */
  enabled?: InputMaybe<Scalars['Boolean']['input']>;
};

/** Reason why a webhook is disabled. */
export type WebhookEnd =
  /** Disabled by its owner. */
  | 'owner'
  /** Disabled after five days without a successful delivery. */
  | 'failing'
  /** Disabled because the address answered 410. */
  | 'gone';

/** A webhook for events of appointments and quotes, signed as Standard Webhooks describes. */
export type Webhook = {
  __typename?: 'Webhook';
  /** UUID. */
  id: Scalars['ID']['output'];
  /** UUID of the hospital whose appointments are sent. Null for its owner's own. */
  hospitalId?: Maybe<Scalars['ID']['output']>;
  /** Address for deliveries. */
  url: Scalars['String']['output'];
  /** Purpose. */
  description: Scalars['String']['output'];
  /** Events to send. */
  events: Array<Scalars['String']['output']>;
  /** Whether events are sent. */
  enabled: Scalars['Boolean']['output'];
  /** Time at which it was disabled. Null if enabled. */
  offSince?: Maybe<Scalars['DateTime']['output']>;
  /** Reason why it is disabled. */
  offBecause?: Maybe<WebhookEnd>;
  /** Time of the first failure since the last success. Null if the last delivery succeeded. */
  failingSince?: Maybe<Scalars['DateTime']['output']>;
  /** Time of creation. */
  createdAt: Scalars['DateTime']['output'];
};

/** A secret for signing deliveries. */
export type WebhookSecret = {
  __typename?: 'WebhookSecret';
  /** UUID of the webhook. */
  id: Scalars['ID']['output'];
  /** The secret, `whsec_…`. It is shown only once. */
  secret: Scalars['String']['output'];
  /** The webhook. */
  webhook: Webhook;
};

/** State of a delivery. */
export type DeliveryState =
  /** Waiting to be sent. */
  | 'waiting'
  /** Delivered with a 2xx answer. */
  | 'delivered'
  /** Failed after ten attempts. */
  | 'failed';

/** A delivery to a webhook. */
export type WebhookDelivery = {
  __typename?: 'WebhookDelivery';
  /** UUID. With the prefix `msg_` it is the `webhook-id` of every attempt. */
  id: Scalars['ID']['output'];
  /** Name of the event. */
  event: Scalars['String']['output'];
  /** Current state. */
  state: DeliveryState;
  /** JSON body of the delivery. */
  payload: Scalars['String']['output'];
  /** Time of the event. */
  createdAt: Scalars['DateTime']['output'];
  /** Time of the next attempt. Null if there is none. */
  nextAttemptAt?: Maybe<Scalars['DateTime']['output']>;
  /** Attempts, newest first. */
  attempts: Array<WebhookAttempt>;
};

/** An attempt of a delivery. */
export type WebhookAttempt = {
  __typename?: 'WebhookAttempt';
  /** UUID. */
  id: Scalars['ID']['output'];
  /** Start time. */
  startedAt: Scalars['DateTime']['output'];
  /** Duration in milliseconds. */
  durationMs: Scalars['Int']['output'];
  /** HTTP status of the answer. Null without an answer. */
  status?: Maybe<Scalars['Int']['output']>;
  /** Reason why there was no answer. */
  fault?: Maybe<Scalars['String']['output']>;
  /** First 1,000 bytes of the answer. */
  answer?: Maybe<Scalars['String']['output']>;
};

/** One page of deliveries. */
export type WebhookDeliveryPage = {
  __typename?: 'WebhookDeliveryPage';
  /** Deliveries, newest first. */
  items: Array<WebhookDelivery>;
  /** Total number of appointments. */
  total: Scalars['Int']['output'];
  /** Page number, starting at 1. */
  page: Scalars['Int']['output'];
  /** Records per page. */
  limit: Scalars['Int']['output'];
  /** Last page that can be requested. */
  totalPages: Scalars['Int']['output'];
};



export type ResolverTypeWrapper<T> = Promise<T> | T;


export type ResolverWithResolve<TResult, TParent, TContext, TArgs> = {
  resolve: ResolverFn<TResult, TParent, TContext, TArgs>;
};
export type Resolver<TResult, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = ResolverFn<TResult, TParent, TContext, TArgs> | ResolverWithResolve<TResult, TParent, TContext, TArgs>;

export type ResolverFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => Promise<TResult> | TResult;

export type SubscriptionSubscribeFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => AsyncIterable<TResult> | Promise<AsyncIterable<TResult>>;

export type SubscriptionResolveFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;

export interface SubscriptionSubscriberObject<TResult, TKey extends string, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<{ [key in TKey]: TResult }, TParent, TContext, TArgs>;
  resolve?: SubscriptionResolveFn<TResult, { [key in TKey]: TResult }, TContext, TArgs>;
}

export interface SubscriptionResolverObject<TResult, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<any, TParent, TContext, TArgs>;
  resolve: SubscriptionResolveFn<TResult, any, TContext, TArgs>;
}

export type SubscriptionObject<TResult, TKey extends string, TParent, TContext, TArgs> =
  | SubscriptionSubscriberObject<TResult, TKey, TParent, TContext, TArgs>
  | SubscriptionResolverObject<TResult, TParent, TContext, TArgs>;

export type SubscriptionResolver<TResult, TKey extends string, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> =
  | ((...args: any[]) => SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>)
  | SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>;

export type TypeResolveFn<TTypes, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (
  parent: TParent,
  context: TContext,
  info: GraphQLResolveInfo
) => Maybe<TTypes> | Promise<Maybe<TTypes>>;

export type IsTypeOfResolverFn<T = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (obj: T, context: TContext, info: GraphQLResolveInfo) => boolean | Promise<boolean>;

export type NextResolverFn<T> = () => Promise<T>;

export type DirectiveResolverFn<TResult = Record<PropertyKey, never>, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = (
  next: NextResolverFn<TResult>,
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;




/** Mapping of interface types */
export type ResolversInterfaceTypes<_RefType extends Record<string, unknown>> = {
  TreatmentOffer:
    | ( DoctorServiceRecord )
    | ( OfferedServiceRecord )
  ;
  FilterCounts:
    | ( DoctorFacetsRecord )
    | ( HospitalFacetsRecord )
  ;
};

/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  Date: ResolverTypeWrapper<Scalars['Date']['output']>;
  Time: ResolverTypeWrapper<Scalars['Time']['output']>;
  DateTime: ResolverTypeWrapper<Scalars['DateTime']['output']>;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  Float: ResolverTypeWrapper<Scalars['Float']['output']>;
  ActivitySearch: ActivitySearch;
  SubjectKind: SubjectKind;
  ActivityPage: ResolverTypeWrapper<ActivityPageRecord>;
  Activity: ResolverTypeWrapper<ActivityRecord>;
  ApiKeyInput: ApiKeyInput;
  ApiKey: ResolverTypeWrapper<ApiKeyRecord>;
  NewApiKey: ResolverTypeWrapper<Omit<NewApiKey, 'apiKey'> & { apiKey: ResolversTypes['ApiKey'] }>;
  InternalNote: ResolverTypeWrapper<InternalNote>;
  AppointmentStatus: AppointmentStatus;
  Arrival: Arrival;
  AppointmentTab: AppointmentTab;
  AvailableDay: ResolverTypeWrapper<AvailableDay>;
  AvailableTime: ResolverTypeWrapper<AvailableTime>;
  Appointment: ResolverTypeWrapper<AppointmentRecord>;
  MoveRequest: ResolverTypeWrapper<MoveRequest>;
  AppointmentEvent: ResolverTypeWrapper<AppointmentEventRecord>;
  EventChange: ResolverTypeWrapper<EventChange>;
  AppointmentPage: ResolverTypeWrapper<Omit<AppointmentPage, 'items'> & { items: Array<ResolversTypes['Appointment']> }>;
  AppointmentSummary: ResolverTypeWrapper<AppointmentSummary>;
  AppointmentSearch: AppointmentSearch;
  PatientInfoInput: PatientInfoInput;
  BookingInput: BookingInput;
  AppointmentUpdate: AppointmentUpdate;
  AnswerTerms: ResolverTypeWrapper<AnswerTerms>;
  ChatRole: ChatRole;
  AnsweredBy: AnsweredBy;
  Urgency: Urgency;
  Sufferer: Sufferer;
  UiLanguage: UiLanguage;
  Assistant: ResolverTypeWrapper<Assistant>;
  Conversation: ResolverTypeWrapper<Conversation>;
  ConversationInShort: ResolverTypeWrapper<ConversationInShort>;
  KeptMessage: ResolverTypeWrapper<KeptMessage>;
  ChatInput: ChatInput;
  ChatMessageInput: ChatMessageInput;
  ChatAnswer: ResolverTypeWrapper<Omit<ChatAnswer, 'suggestions'> & { suggestions: ResolversTypes['ChatSuggestions'] }>;
  ChatMessage: ResolverTypeWrapper<ChatMessage>;
  ChatTriage: ResolverTypeWrapper<ChatTriage>;
  RedFlag: ResolverTypeWrapper<RedFlag>;
  ChatQuestion: ResolverTypeWrapper<ChatQuestion>;
  ChatSuggestions: ResolverTypeWrapper<Omit<ChatSuggestions, 'hospitals' | 'doctors' | 'services'> & { hospitals: Array<ResolversTypes['Hospital']>, doctors: Array<ResolversTypes['Doctor']>, services: Array<ResolversTypes['HealthService']> }>;
  DeviceSession: ResolverTypeWrapper<DeviceSessionRecord>;
  TwoFactorSetup: ResolverTypeWrapper<TwoFactorSetupRecord>;
  Session: ResolverTypeWrapper<SignedInRecord>;
  LoginInput: LoginInput;
  RegisterInput: RegisterInput;
  BlockedTime: ResolverTypeWrapper<BlockedTime>;
  BlockedTimeInput: BlockedTimeInput;
  CertificateKind: CertificateKind;
  LicenceState: LicenceState;
  HospitalCertificate: ResolverTypeWrapper<HospitalCertificate>;
  CheckedCertificate: ResolverTypeWrapper<CheckedCertificate>;
  Verification: ResolverTypeWrapper<Verification>;
  VerifiedHospital: ResolverTypeWrapper<VerifiedHospital>;
  VerificationPage: ResolverTypeWrapper<VerificationPage>;
  VerificationSummary: ResolverTypeWrapper<VerificationSummary>;
  VerificationSearch: VerificationSearch;
  CertificateInput: CertificateInput;
  CertificateUpdate: CertificateUpdate;
  Consent: ResolverTypeWrapper<ConsentRecord>;
  Dashboard: ResolverTypeWrapper<Dashboard>;
  Changing: ResolverTypeWrapper<Changing>;
  Bookings: ResolverTypeWrapper<Bookings>;
  BookingDay: ResolverTypeWrapper<BookingDay>;
  CityCount: ResolverTypeWrapper<CityCount>;
  UnbookableHospitals: ResolverTypeWrapper<UnbookableHospitals>;
  Waiting: ResolverTypeWrapper<Waiting>;
  SystemPartName: SystemPartName;
  SystemState: SystemState;
  SystemPart: ResolverTypeWrapper<SystemPartRecord>;
  SystemFact: ResolverTypeWrapper<SystemFact>;
  Deletion: ResolverTypeWrapper<Deletion>;
  DeletionHolder: DeletionHolder;
  OverdueHospital: ResolverTypeWrapper<OverdueHospital>;
  DigestInput: DigestInput;
  DigestSettings: ResolverTypeWrapper<DigestSettings>;
  DoctorCalendar: ResolverTypeWrapper<DoctorCalendar>;
  DoctorFeedState: ResolverTypeWrapper<DoctorFeedState>;
  DoctorBreak: ResolverTypeWrapper<DoctorBreak>;
  DoctorLeave: ResolverTypeWrapper<DoctorLeave>;
  LeaveClashes: ResolverTypeWrapper<LeaveClashes>;
  LeaveClash: ResolverTypeWrapper<LeaveClash>;
  FreeTime: ResolverTypeWrapper<FreeTime>;
  FreeDoctor: ResolverTypeWrapper<FreeDoctor>;
  DoctorBreakInput: DoctorBreakInput;
  Doctor: ResolverTypeWrapper<DoctorRecord>;
  DoctorSettings: ResolverTypeWrapper<DoctorSettings>;
  DoctorFacets: ResolverTypeWrapper<DoctorFacetsRecord>;
  DoctorService: ResolverTypeWrapper<DoctorServiceRecord>;
  DoctorPage: ResolverTypeWrapper<DoctorPageRecord>;
  DoctorSearch: DoctorSearch;
  DoctorInput: DoctorInput;
  DoctorUpdate: DoctorUpdate;
  DoctorServiceInput: DoctorServiceInput;
  Favourites: ResolverTypeWrapper<FavouritesRecord>;
  FavouriteTreatment: ResolverTypeWrapper<FavouriteTreatment>;
  File: ResolverTypeWrapper<File>;
  Currency: Currency;
  HealthService: ResolverTypeWrapper<HealthServiceRecord>;
  HealthServiceText: ResolverTypeWrapper<HealthServiceText>;
  HealthServiceSettings: ResolverTypeWrapper<HealthServiceSettings>;
  EditedHealthServiceText: ResolverTypeWrapper<EditedHealthServiceText>;
  HealthServicePage: ResolverTypeWrapper<HealthServicePageRecord>;
  HealthServiceSearch: HealthServiceSearch;
  HealthServiceInput: HealthServiceInput;
  HealthServiceUpdate: HealthServiceUpdate;
  NamedTextInput: NamedTextInput;
  VisitType: VisitType;
  Channel: Channel;
  BookableVisit: ResolverTypeWrapper<BookableVisitRecord>;
  ConsultationTerms: ResolverTypeWrapper<ConsultationTerms>;
  HeldMoveKind: HeldMoveKind;
  HeldMoveTarget: HeldMoveTarget;
  HeldMove: ResolverTypeWrapper<HeldMove>;
  DayBoard: ResolverTypeWrapper<Omit<DayBoard, 'appointments' | 'held'> & { appointments: Array<ResolversTypes['Appointment']>, held: Array<ResolversTypes['TimeProposal']> }>;
  BoardClosure: ResolverTypeWrapper<BoardClosure>;
  BoardColumn: ResolverTypeWrapper<BoardColumn>;
  BoardDay: ResolverTypeWrapper<BoardDay>;
  BoardPlace: ResolverTypeWrapper<BoardPlace>;
  HospitalCalendar: ResolverTypeWrapper<Omit<HospitalCalendar, 'appointments' | 'held'> & { appointments: Array<ResolversTypes['Appointment']>, held: Array<ResolversTypes['TimeProposal']> }>;
  CalendarLane: ResolverTypeWrapper<CalendarLane>;
  CalendarDay: ResolverTypeWrapper<CalendarDay>;
  CalendarClosure: ResolverTypeWrapper<CalendarClosure>;
  CalendarBreak: ResolverTypeWrapper<CalendarBreak>;
  Hospital: ResolverTypeWrapper<HospitalRecord>;
  LowestPrice: ResolverTypeWrapper<LowestPrice>;
  PriceGroup: ResolverTypeWrapper<PriceGroup>;
  PricePart: PricePart;
  TreatmentOffer: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['TreatmentOffer']>;
  OfferedService: ResolverTypeWrapper<OfferedServiceRecord>;
  OpeningDay: ResolverTypeWrapper<OpeningDay>;
  HospitalSettings: ResolverTypeWrapper<HospitalSettings>;
  HospitalText: ResolverTypeWrapper<HospitalText>;
  EditedText: ResolverTypeWrapper<EditedText>;
  BookingRules: ResolverTypeWrapper<BookingRules>;
  Closure: ResolverTypeWrapper<Closure>;
  PublicHoliday: ResolverTypeWrapper<PublicHoliday>;
  OfferTerms: ResolverTypeWrapper<OfferTerms>;
  HospitalPage: ResolverTypeWrapper<HospitalPageRecord>;
  FilterCounts: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['FilterCounts']>;
  SearchFacets: ResolverTypeWrapper<HospitalFacetsRecord>;
  ChoiceCount: ResolverTypeWrapper<ChoiceCount>;
  SubspecialtyCount: ResolverTypeWrapper<ChoiceCountRecord>;
  ServiceFacet: ResolverTypeWrapper<Omit<ServiceFacet, 'service'> & { service: ResolversTypes['HealthService'] }>;
  Slot: ResolverTypeWrapper<Slot>;
  PlaceInput: PlaceInput;
  HospitalSearch: HospitalSearch;
  PictureInput: PictureInput;
  HospitalInput: HospitalInput;
  OpeningDayInput: OpeningDayInput;
  BookingRulesInput: BookingRulesInput;
  ClosureInput: ClosureInput;
  TextInput: TextInput;
  OfferTermsInput: OfferTermsInput;
  HospitalUpdate: HospitalUpdate;
  ImportKind: ImportKind;
  ImportState: ImportState;
  ImportOutcome: ImportOutcome;
  ImportPage: ResolverTypeWrapper<ImportPageRecord>;
  Import: ResolverTypeWrapper<ImportRecord>;
  ImportRowPage: ResolverTypeWrapper<ImportRowPageRecord>;
  ImportRow: ResolverTypeWrapper<ImportRowRecord>;
  Inbox: ResolverTypeWrapper<Omit<Inbox, 'items'> & { items: Array<ResolversTypes['InboxItem']> }>;
  InboxKind: InboxKind;
  InboxCount: ResolverTypeWrapper<InboxCount>;
  InboxItem: ResolverTypeWrapper<Omit<InboxItem, 'appointment' | 'proposal' | 'review'> & { appointment?: Maybe<ResolversTypes['Appointment']>, proposal?: Maybe<ResolversTypes['TimeProposal']>, review?: Maybe<ResolversTypes['Review']> }>;
  Colleague: ResolverTypeWrapper<Colleague>;
  RecordKind: RecordKind;
  RecordStatus: RecordStatus;
  ManagedHospitalSearch: ManagedHospitalSearch;
  ManagedDoctorSearch: ManagedDoctorSearch;
  ManagedServiceSearch: ManagedServiceSearch;
  ManagedHospitalPage: ResolverTypeWrapper<ManagedHospitalPageRecord>;
  HospitalMissingParts: ResolverTypeWrapper<HospitalMissingParts>;
  ManagedDoctorPage: ResolverTypeWrapper<ManagedDoctorPageRecord>;
  ManagedServicePage: ResolverTypeWrapper<ManagedServicePageRecord>;
  RecordCounts: ResolverTypeWrapper<RecordCounts>;
  ActivationInput: ActivationInput;
  RecordSearch: RecordSearch;
  ActivationPreview: ResolverTypeWrapper<ActivationPreview>;
  Activation: ResolverTypeWrapper<Activation>;
  HospitalDoctorSearch: HospitalDoctorSearch;
  HospitalDoctorPage: ResolverTypeWrapper<Omit<HospitalDoctorPage, 'items'> & { items: Array<ResolversTypes['Doctor']> }>;
  HospitalDoctorCounts: ResolverTypeWrapper<HospitalDoctorCounts>;
  UserSearch: UserSearch;
  UserPage: ResolverTypeWrapper<UserPageRecord>;
  UserSummary: ResolverTypeWrapper<UserSummary>;
  ManagedUser: ResolverTypeWrapper<ManagedUserRecord>;
  UserInput: UserInput;
  InvitationInput: InvitationInput;
  UserUpdate: UserUpdate;
  MessageTemplate: ResolverTypeWrapper<MessageTemplate>;
  MessageTemplateInput: MessageTemplateInput;
  MessageTemplateUpdate: MessageTemplateUpdate;
  Side: Side;
  Message: ResolverTypeWrapper<Message>;
  SubscriberSearch: SubscriberSearch;
  SubscriberState: SubscriberState;
  SubscriberPage: ResolverTypeWrapper<SubscriberPageRecord>;
  Subscriber: ResolverTypeWrapper<SubscriberRecord>;
  MailState: MailState;
  QueuedMail: ResolverTypeWrapper<QueuedMail>;
  MailPage: ResolverTypeWrapper<MailPage>;
  MailSummary: ResolverTypeWrapper<MailSummary>;
  MailSearch: MailSearch;
  DeadLetter: ResolverTypeWrapper<DeadLetter>;
  DeadLetterPage: ResolverTypeWrapper<DeadLetterPage>;
  FoundKind: FoundKind;
  FoundRecord: ResolverTypeWrapper<FoundRecord>;
  Person: ResolverTypeWrapper<Person>;
  PersonInput: PersonInput;
  PersonUpdate: PersonUpdate;
  FoundPatient: ResolverTypeWrapper<FoundPatient>;
  SlotService: ResolverTypeWrapper<SlotService>;
  PhoneBookingInput: PhoneBookingInput;
  NewPatientInput: NewPatientInput;
  Workplace: ResolverTypeWrapper<Workplace>;
  HospitalDashboard: ResolverTypeWrapper<Omit<HospitalDashboard, 'newest' | 'today' | 'unread'> & { newest: Array<ResolversTypes['Appointment']>, today: Array<ResolversTypes['Appointment']>, unread: Array<ResolversTypes['Appointment']> }>;
  FirstStep: ResolverTypeWrapper<FirstStep>;
  Absence: ResolverTypeWrapper<Absence>;
  ProposalState: ProposalState;
  TimeProposal: ResolverTypeWrapper<ProposalRecord>;
  LinkedProposal: ResolverTypeWrapper<LinkedProposal>;
  LinkedProposalOffer: ResolverTypeWrapper<LinkedProposalOffer>;
  ProposalInput: ProposalInput;
  OfferInput: OfferInput;
  PublicFacts: ResolverTypeWrapper<PublicFacts>;
  ProvinceCount: ResolverTypeWrapper<ProvinceCount>;
  PushSettings: ResolverTypeWrapper<PushSettings>;
  PushSubscriptionInput: PushSubscriptionInput;
  PushKeysInput: PushKeysInput;
  QuoteOversightSearch: QuoteOversightSearch;
  QuoteOversightView: QuoteOversightView;
  OverseenQuotePage: ResolverTypeWrapper<OverseenQuotePage>;
  OverseenQuote: ResolverTypeWrapper<OverseenQuote>;
  QuoteOversightSummary: ResolverTypeWrapper<QuoteOversightSummary>;
  QuotePart: QuotePart;
  QuoteLinkState: QuoteLinkState;
  QuoteLink: ResolverTypeWrapper<QuoteLink>;
  NewQuoteLink: ResolverTypeWrapper<NewQuoteLink>;
  QuoteLinkInput: QuoteLinkInput;
  SharedQuotes: ResolverTypeWrapper<SharedQuotes>;
  SharedComparison: ResolverTypeWrapper<SharedComparison>;
  SharedColumn: ResolverTypeWrapper<SharedColumn>;
  SharedRow: ResolverTypeWrapper<SharedRow>;
  SharedCell: ResolverTypeWrapper<SharedCell>;
  SharedTone: SharedTone;
  SharedEntry: ResolverTypeWrapper<SharedEntry>;
  SharedFact: ResolverTypeWrapper<SharedFact>;
  QuoteRequestState: QuoteRequestState;
  QuoteHospitalState: QuoteHospitalState;
  QuoteAsker: QuoteAsker;
  QuoteClockState: QuoteClockState;
  QuoteLineKind: QuoteLineKind;
  QuoteLineUnit: QuoteLineUnit;
  QuoteLineStatus: QuoteLineStatus;
  QuotePoint: QuotePoint;
  QuoteTopic: QuoteTopic;
  QuoteAnaesthesia: QuoteAnaesthesia;
  QuoteNeed: QuoteNeed;
  QuotePregnancy: QuotePregnancy;
  QuoteSmoking: QuoteSmoking;
  HospitalQuoteView: HospitalQuoteView;
  QuoteTreatment: ResolverTypeWrapper<QuoteTreatment>;
  QuoteAnswer: ResolverTypeWrapper<QuoteAnswer>;
  QuoteHealth: ResolverTypeWrapper<QuoteHealth>;
  QuoteRequest: ResolverTypeWrapper<QuoteRequestRecord>;
  QuoteFile: ResolverTypeWrapper<QuoteFile>;
  QuoteAttachment: ResolverTypeWrapper<QuoteAttachment>;
  QuoteRequestPage: ResolverTypeWrapper<Omit<QuoteRequestPage, 'items'> & { items: Array<ResolversTypes['QuoteRequest']> }>;
  QuoteRequestHospital: ResolverTypeWrapper<QuoteRequestHospitalRecord>;
  QuoteClock: ResolverTypeWrapper<QuoteClock>;
  QuoteQuestion: ResolverTypeWrapper<QuoteQuestion>;
  Quote: ResolverTypeWrapper<QuoteRecord>;
  QuoteConsultation: ResolverTypeWrapper<QuoteConsultation>;
  QuoteLine: ResolverTypeWrapper<QuoteLineRecord>;
  QuoteLabels: ResolverTypeWrapper<QuoteLabels>;
  QuoteEarliestFlight: ResolverTypeWrapper<QuoteEarliestFlight>;
  QuoteDeposit: ResolverTypeWrapper<QuoteDeposit>;
  QuotePayment: ResolverTypeWrapper<QuotePayment>;
  QuotePriceChange: ResolverTypeWrapper<QuotePriceChange>;
  QuoteComplications: ResolverTypeWrapper<QuoteComplications>;
  QuoteRevision: ResolverTypeWrapper<QuoteRevision>;
  QuoteCareAtHome: ResolverTypeWrapper<QuoteCareAtHome>;
  QuoteFigures: ResolverTypeWrapper<QuoteFigures>;
  QuoteHospital: ResolverTypeWrapper<QuoteHospitalRecord>;
  QuoteHospitalPage: ResolverTypeWrapper<Omit<QuoteHospitalPage, 'items'> & { items: Array<ResolversTypes['QuoteHospital']> }>;
  HospitalQuoteRequest: ResolverTypeWrapper<HospitalQuoteRequestRecord>;
  QuotePatient: ResolverTypeWrapper<QuotePatient>;
  QuoteAssignee: ResolverTypeWrapper<QuoteAssignee>;
  QuoteProposal: ResolverTypeWrapper<QuoteProposal>;
  QuoteColleague: ResolverTypeWrapper<QuoteColleague>;
  HospitalQuoteRequestPage: ResolverTypeWrapper<Omit<HospitalQuoteRequestPage, 'items'> & { items: Array<ResolversTypes['HospitalQuoteRequest']> }>;
  HospitalQuoteCharts: ResolverTypeWrapper<HospitalQuoteCharts>;
  QuoteWeek: ResolverTypeWrapper<QuoteWeek>;
  QuotePointCount: ResolverTypeWrapper<QuotePointCount>;
  HospitalQuoteSummary: ResolverTypeWrapper<HospitalQuoteSummaryRecord>;
  HospitalQuoteFilter: HospitalQuoteFilter;
  QuoteRequestInput: QuoteRequestInput;
  QuoteAnswerInput: QuoteAnswerInput;
  QuoteHealthInput: QuoteHealthInput;
  QuoteConsentInput: QuoteConsentInput;
  QuoteInput: QuoteInput;
  QuoteLineInput: QuoteLineInput;
  QuoteLabelsInput: QuoteLabelsInput;
  QuoteEarliestFlightInput: QuoteEarliestFlightInput;
  QuoteDepositInput: QuoteDepositInput;
  QuotePaymentInput: QuotePaymentInput;
  QuotePriceChangeInput: QuotePriceChangeInput;
  QuoteComplicationsInput: QuoteComplicationsInput;
  QuoteRevisionInput: QuoteRevisionInput;
  QuoteCareAtHomeInput: QuoteCareAtHomeInput;
  QuoteCheck: QuoteCheck;
  QuoteCheckAnswer: QuoteCheckAnswer;
  QuoteChargeState: QuoteChargeState;
  QuoteAcceptance: ResolverTypeWrapper<QuoteAcceptance>;
  QuoteCheckItem: ResolverTypeWrapper<QuoteCheckItem>;
  QuoteCharges: ResolverTypeWrapper<QuoteCharges>;
  QuoteSettlementOutcome: QuoteSettlementOutcome;
  QuoteSettlement: ResolverTypeWrapper<QuoteSettlement>;
  QuoteSettlementInput: QuoteSettlementInput;
  QuoteCharge: ResolverTypeWrapper<QuoteCharge>;
  QuoteContact: ResolverTypeWrapper<QuoteContact>;
  AcceptQuoteInput: AcceptQuoteInput;
  QuoteCheckInput: QuoteCheckInput;
  QuoteChargeInput: QuoteChargeInput;
  QuoteAccess: ResolverTypeWrapper<QuoteAccess>;
  QuoteTemplate: ResolverTypeWrapper<QuoteTemplateRecord>;
  QuoteTemplateContent: ResolverTypeWrapper<QuoteTemplateContentRecord>;
  QuoteTemplateLine: ResolverTypeWrapper<QuoteTemplateLine>;
  QuoteTemplateDeposit: ResolverTypeWrapper<QuoteTemplateDeposit>;
  QuoteTemplateInput: QuoteTemplateInput;
  QuoteTemplateUpdate: QuoteTemplateUpdate;
  QuoteTemplateContentInput: QuoteTemplateContentInput;
  QuoteTemplateDepositInput: QuoteTemplateDepositInput;
  ApiAudience: ApiAudience;
  ApiGroup: ResolverTypeWrapper<ApiGroup>;
  ApiOperation: ResolverTypeWrapper<ApiOperation>;
  ApiBody: ResolverTypeWrapper<ApiBody>;
  ApiField: ResolverTypeWrapper<ApiField>;
  ApiAnswer: ResolverTypeWrapper<ApiAnswer>;
  ApiRecord: ResolverTypeWrapper<ApiRecord>;
  ReportKind: ReportKind;
  ReportPeriod: ReportPeriod;
  ReportState: ReportState;
  ReportInput: ReportInput;
  ReportPage: ResolverTypeWrapper<ReportPage>;
  Report: ResolverTypeWrapper<Report>;
  AppointmentsReport: ResolverTypeWrapper<AppointmentsReport>;
  AppointmentsBucket: ResolverTypeWrapper<AppointmentsBucket>;
  AppointmentsService: ResolverTypeWrapper<AppointmentsService>;
  ReportAmount: ResolverTypeWrapper<ReportAmount>;
  RevenueReport: ResolverTypeWrapper<RevenueReport>;
  RevenueBucket: ResolverTypeWrapper<RevenueBucket>;
  RevenueService: ResolverTypeWrapper<RevenueService>;
  DoctorsReport: ResolverTypeWrapper<DoctorsReport>;
  DoctorsReportRow: ResolverTypeWrapper<DoctorsReportRow>;
  PatientsReport: ResolverTypeWrapper<PatientsReport>;
  PatientsBucket: ResolverTypeWrapper<PatientsBucket>;
  PatientsCountry: ResolverTypeWrapper<PatientsCountry>;
  PatientsAge: ResolverTypeWrapper<PatientsAge>;
  PatientsLanguage: ResolverTypeWrapper<PatientsLanguage>;
  RequestOutcome: RequestOutcome;
  RequestLog: ResolverTypeWrapper<RequestLog>;
  KeyRequest: ResolverTypeWrapper<KeyRequest>;
  RequestField: ResolverTypeWrapper<RequestField>;
  RequestKind: RequestKind;
  RequestState: RequestState;
  RequestEventKind: RequestEventKind;
  RequestForm: ResolverTypeWrapper<RequestForm>;
  SentRequest: ResolverTypeWrapper<SentRequest>;
  DeskRequest: ResolverTypeWrapper<DeskRequestRecord>;
  RequestDetail: ResolverTypeWrapper<RequestDetail>;
  RequestEvent: ResolverTypeWrapper<RequestEvent>;
  RequestFile: ResolverTypeWrapper<RequestFile>;
  DeskRequestPage: ResolverTypeWrapper<DeskRequestPageRecord>;
  RequestSummary: ResolverTypeWrapper<RequestSummary>;
  RequestSearch: RequestSearch;
  RequestInput: RequestInput;
  RequestUpdate: RequestUpdate;
  ReviewToAnswer: ResolverTypeWrapper<Omit<ReviewToAnswer, 'review'> & { review: ResolversTypes['Review'] }>;
  ReviewsToAnswer: ResolverTypeWrapper<Omit<ReviewsToAnswer, 'items'> & { items: Array<ResolversTypes['ReviewToAnswer']> }>;
  ReportedReview: ResolverTypeWrapper<ReportedReviewRecord>;
  ReviewDecision: ResolverTypeWrapper<ReviewDecision>;
  ReportedReviewPage: ResolverTypeWrapper<Omit<ReportedReviewPage, 'items'> & { items: Array<ResolversTypes['ReportedReview']> }>;
  Review: ResolverTypeWrapper<ReviewRecord>;
  ReviewPage: ResolverTypeWrapper<Omit<ReviewPage, 'items'> & { items: Array<ResolversTypes['Review']> }>;
  ReviewSummary: ResolverTypeWrapper<ReviewSummary>;
  RatingCount: ResolverTypeWrapper<RatingCount>;
  ReviewedTreatment: ResolverTypeWrapper<ReviewedTreatment>;
  ReviewInput: ReviewInput;
  Room: ResolverTypeWrapper<Room>;
  RuleTopic: RuleTopic;
  RuleAudience: RuleAudience;
  PublicRule: ResolverTypeWrapper<PublicRule>;
  WithheldTopic: ResolverTypeWrapper<WithheldTopic>;
  SavedSearch: ResolverTypeWrapper<SavedSearchRecord>;
  SavedSearchInput: SavedSearchInput;
  SavedSearchUpdate: SavedSearchUpdate;
  Understood: ResolverTypeWrapper<Understood>;
  SearchRequirement: ResolverTypeWrapper<SearchRequirement>;
  OtherKinds: ResolverTypeWrapper<OtherKindFilterRecord>;
  WithoutFilter: ResolverTypeWrapper<WithoutFilter>;
  CityTotal: ResolverTypeWrapper<CityTotal>;
  TreatmentSuggestion: ResolverTypeWrapper<TreatmentSuggestion>;
  Suggestions: ResolverTypeWrapper<Omit<Suggestions, 'hospitals' | 'doctors'> & { hospitals: Array<ResolversTypes['Hospital']>, doctors: Array<ResolversTypes['Doctor']> }>;
  Settings: ResolverTypeWrapper<Settings>;
  ExchangeRate: ResolverTypeWrapper<ExchangeRate>;
  SettingsInput: SettingsInput;
  OfficeInput: OfficeInput;
  CompanyCertificateInput: CompanyCertificateInput;
  SiteSettings: ResolverTypeWrapper<SiteSettingsRecord>;
  Certificate: ResolverTypeWrapper<Certificate>;
  Office: ResolverTypeWrapper<Office>;
  DemoAccount: ResolverTypeWrapper<DemoAccount>;
  StatusPart: ResolverTypeWrapper<StatusPart>;
  StatusDay: ResolverTypeWrapper<StatusDay>;
  TermKind: TermKind;
  Term: ResolverTypeWrapper<Term>;
  ManagedTerm: ResolverTypeWrapper<ManagedTerm>;
  EditedTermText: ResolverTypeWrapper<EditedTermText>;
  TermUpdate: TermUpdate;
  TermTextInput: TermTextInput;
  TeamMember: ResolverTypeWrapper<TeamMember>;
  TeamInvitation: TeamInvitation;
  TestActor: TestActor;
  TestKeyInput: TestKeyInput;
  TestWebhookInput: TestWebhookInput;
  TestMode: ResolverTypeWrapper<Omit<TestMode, 'webhooks'> & { webhooks: Array<ResolversTypes['Webhook']> }>;
  TestRecord: ResolverTypeWrapper<TestRecord>;
  TestKey: ResolverTypeWrapper<TestKey>;
  NewTestKey: ResolverTypeWrapper<NewTestKey>;
  TestMail: ResolverTypeWrapper<TestMail>;
  Role: Role;
  HospitalRole: HospitalRole;
  UserStatus: UserStatus;
  User: ResolverTypeWrapper<UserRecord>;
  Notifications: ResolverTypeWrapper<Notifications>;
  NotificationsInput: NotificationsInput;
  ProfileInput: ProfileInput;
  WaitingState: WaitingState;
  WaitingOfferState: WaitingOfferState;
  DayPart: DayPart;
  WaitingListEntry: ResolverTypeWrapper<WaitingListEntryRecord>;
  WaitingListOffer: ResolverTypeWrapper<WaitingListOfferRecord>;
  LinkedOffer: ResolverTypeWrapper<LinkedOffer>;
  WaitingInput: WaitingInput;
  EarlierTimeInput: EarlierTimeInput;
  WebhookInput: WebhookInput;
  WebhookUpdate: WebhookUpdate;
  WebhookEnd: WebhookEnd;
  Webhook: ResolverTypeWrapper<WebhookRecord>;
  WebhookSecret: ResolverTypeWrapper<Omit<WebhookSecret, 'webhook'> & { webhook: ResolversTypes['Webhook'] }>;
  DeliveryState: DeliveryState;
  WebhookDelivery: ResolverTypeWrapper<WebhookDelivery>;
  WebhookAttempt: ResolverTypeWrapper<WebhookAttempt>;
  WebhookDeliveryPage: ResolverTypeWrapper<WebhookDeliveryPageRecord>;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  Date: Scalars['Date']['output'];
  Time: Scalars['Time']['output'];
  DateTime: Scalars['DateTime']['output'];
  Query: Record<PropertyKey, never>;
  Int: Scalars['Int']['output'];
  ID: Scalars['ID']['output'];
  Boolean: Scalars['Boolean']['output'];
  String: Scalars['String']['output'];
  Mutation: Record<PropertyKey, never>;
  Float: Scalars['Float']['output'];
  ActivitySearch: ActivitySearch;
  ActivityPage: ActivityPageRecord;
  Activity: ActivityRecord;
  ApiKeyInput: ApiKeyInput;
  ApiKey: ApiKeyRecord;
  NewApiKey: Omit<NewApiKey, 'apiKey'> & { apiKey: ResolversParentTypes['ApiKey'] };
  InternalNote: InternalNote;
  AvailableDay: AvailableDay;
  AvailableTime: AvailableTime;
  Appointment: AppointmentRecord;
  MoveRequest: MoveRequest;
  AppointmentEvent: AppointmentEventRecord;
  EventChange: EventChange;
  AppointmentPage: Omit<AppointmentPage, 'items'> & { items: Array<ResolversParentTypes['Appointment']> };
  AppointmentSummary: AppointmentSummary;
  AppointmentSearch: AppointmentSearch;
  PatientInfoInput: PatientInfoInput;
  BookingInput: BookingInput;
  AppointmentUpdate: AppointmentUpdate;
  AnswerTerms: AnswerTerms;
  Assistant: Assistant;
  Conversation: Conversation;
  ConversationInShort: ConversationInShort;
  KeptMessage: KeptMessage;
  ChatInput: ChatInput;
  ChatMessageInput: ChatMessageInput;
  ChatAnswer: Omit<ChatAnswer, 'suggestions'> & { suggestions: ResolversParentTypes['ChatSuggestions'] };
  ChatMessage: ChatMessage;
  ChatTriage: ChatTriage;
  RedFlag: RedFlag;
  ChatQuestion: ChatQuestion;
  ChatSuggestions: Omit<ChatSuggestions, 'hospitals' | 'doctors' | 'services'> & { hospitals: Array<ResolversParentTypes['Hospital']>, doctors: Array<ResolversParentTypes['Doctor']>, services: Array<ResolversParentTypes['HealthService']> };
  DeviceSession: DeviceSessionRecord;
  TwoFactorSetup: TwoFactorSetupRecord;
  Session: SignedInRecord;
  LoginInput: LoginInput;
  RegisterInput: RegisterInput;
  BlockedTime: BlockedTime;
  BlockedTimeInput: BlockedTimeInput;
  HospitalCertificate: HospitalCertificate;
  CheckedCertificate: CheckedCertificate;
  Verification: Verification;
  VerifiedHospital: VerifiedHospital;
  VerificationPage: VerificationPage;
  VerificationSummary: VerificationSummary;
  VerificationSearch: VerificationSearch;
  CertificateInput: CertificateInput;
  CertificateUpdate: CertificateUpdate;
  Consent: ConsentRecord;
  Dashboard: Dashboard;
  Changing: Changing;
  Bookings: Bookings;
  BookingDay: BookingDay;
  CityCount: CityCount;
  UnbookableHospitals: UnbookableHospitals;
  Waiting: Waiting;
  SystemPart: SystemPartRecord;
  SystemFact: SystemFact;
  Deletion: Deletion;
  OverdueHospital: OverdueHospital;
  DigestInput: DigestInput;
  DigestSettings: DigestSettings;
  DoctorCalendar: DoctorCalendar;
  DoctorFeedState: DoctorFeedState;
  DoctorBreak: DoctorBreak;
  DoctorLeave: DoctorLeave;
  LeaveClashes: LeaveClashes;
  LeaveClash: LeaveClash;
  FreeTime: FreeTime;
  FreeDoctor: FreeDoctor;
  DoctorBreakInput: DoctorBreakInput;
  Doctor: DoctorRecord;
  DoctorSettings: DoctorSettings;
  DoctorFacets: DoctorFacetsRecord;
  DoctorService: DoctorServiceRecord;
  DoctorPage: DoctorPageRecord;
  DoctorSearch: DoctorSearch;
  DoctorInput: DoctorInput;
  DoctorUpdate: DoctorUpdate;
  DoctorServiceInput: DoctorServiceInput;
  Favourites: FavouritesRecord;
  FavouriteTreatment: FavouriteTreatment;
  File: File;
  HealthService: HealthServiceRecord;
  HealthServiceText: HealthServiceText;
  HealthServiceSettings: HealthServiceSettings;
  EditedHealthServiceText: EditedHealthServiceText;
  HealthServicePage: HealthServicePageRecord;
  HealthServiceSearch: HealthServiceSearch;
  HealthServiceInput: HealthServiceInput;
  HealthServiceUpdate: HealthServiceUpdate;
  NamedTextInput: NamedTextInput;
  BookableVisit: BookableVisitRecord;
  ConsultationTerms: ConsultationTerms;
  HeldMoveTarget: HeldMoveTarget;
  HeldMove: HeldMove;
  DayBoard: Omit<DayBoard, 'appointments' | 'held'> & { appointments: Array<ResolversParentTypes['Appointment']>, held: Array<ResolversParentTypes['TimeProposal']> };
  BoardClosure: BoardClosure;
  BoardColumn: BoardColumn;
  BoardDay: BoardDay;
  BoardPlace: BoardPlace;
  HospitalCalendar: Omit<HospitalCalendar, 'appointments' | 'held'> & { appointments: Array<ResolversParentTypes['Appointment']>, held: Array<ResolversParentTypes['TimeProposal']> };
  CalendarLane: CalendarLane;
  CalendarDay: CalendarDay;
  CalendarClosure: CalendarClosure;
  CalendarBreak: CalendarBreak;
  Hospital: HospitalRecord;
  LowestPrice: LowestPrice;
  PriceGroup: PriceGroup;
  TreatmentOffer: ResolversInterfaceTypes<ResolversParentTypes>['TreatmentOffer'];
  OfferedService: OfferedServiceRecord;
  OpeningDay: OpeningDay;
  HospitalSettings: HospitalSettings;
  HospitalText: HospitalText;
  EditedText: EditedText;
  BookingRules: BookingRules;
  Closure: Closure;
  PublicHoliday: PublicHoliday;
  OfferTerms: OfferTerms;
  HospitalPage: HospitalPageRecord;
  FilterCounts: ResolversInterfaceTypes<ResolversParentTypes>['FilterCounts'];
  SearchFacets: HospitalFacetsRecord;
  ChoiceCount: ChoiceCount;
  SubspecialtyCount: ChoiceCountRecord;
  ServiceFacet: Omit<ServiceFacet, 'service'> & { service: ResolversParentTypes['HealthService'] };
  Slot: Slot;
  PlaceInput: PlaceInput;
  HospitalSearch: HospitalSearch;
  PictureInput: PictureInput;
  HospitalInput: HospitalInput;
  OpeningDayInput: OpeningDayInput;
  BookingRulesInput: BookingRulesInput;
  ClosureInput: ClosureInput;
  TextInput: TextInput;
  OfferTermsInput: OfferTermsInput;
  HospitalUpdate: HospitalUpdate;
  ImportPage: ImportPageRecord;
  Import: ImportRecord;
  ImportRowPage: ImportRowPageRecord;
  ImportRow: ImportRowRecord;
  Inbox: Omit<Inbox, 'items'> & { items: Array<ResolversParentTypes['InboxItem']> };
  InboxCount: InboxCount;
  InboxItem: Omit<InboxItem, 'appointment' | 'proposal' | 'review'> & { appointment?: Maybe<ResolversParentTypes['Appointment']>, proposal?: Maybe<ResolversParentTypes['TimeProposal']>, review?: Maybe<ResolversParentTypes['Review']> };
  Colleague: Colleague;
  ManagedHospitalSearch: ManagedHospitalSearch;
  ManagedDoctorSearch: ManagedDoctorSearch;
  ManagedServiceSearch: ManagedServiceSearch;
  ManagedHospitalPage: ManagedHospitalPageRecord;
  HospitalMissingParts: HospitalMissingParts;
  ManagedDoctorPage: ManagedDoctorPageRecord;
  ManagedServicePage: ManagedServicePageRecord;
  RecordCounts: RecordCounts;
  ActivationInput: ActivationInput;
  RecordSearch: RecordSearch;
  ActivationPreview: ActivationPreview;
  Activation: Activation;
  HospitalDoctorSearch: HospitalDoctorSearch;
  HospitalDoctorPage: Omit<HospitalDoctorPage, 'items'> & { items: Array<ResolversParentTypes['Doctor']> };
  HospitalDoctorCounts: HospitalDoctorCounts;
  UserSearch: UserSearch;
  UserPage: UserPageRecord;
  UserSummary: UserSummary;
  ManagedUser: ManagedUserRecord;
  UserInput: UserInput;
  InvitationInput: InvitationInput;
  UserUpdate: UserUpdate;
  MessageTemplate: MessageTemplate;
  MessageTemplateInput: MessageTemplateInput;
  MessageTemplateUpdate: MessageTemplateUpdate;
  Message: Message;
  SubscriberSearch: SubscriberSearch;
  SubscriberPage: SubscriberPageRecord;
  Subscriber: SubscriberRecord;
  QueuedMail: QueuedMail;
  MailPage: MailPage;
  MailSummary: MailSummary;
  MailSearch: MailSearch;
  DeadLetter: DeadLetter;
  DeadLetterPage: DeadLetterPage;
  FoundRecord: FoundRecord;
  Person: Person;
  PersonInput: PersonInput;
  PersonUpdate: PersonUpdate;
  FoundPatient: FoundPatient;
  SlotService: SlotService;
  PhoneBookingInput: PhoneBookingInput;
  NewPatientInput: NewPatientInput;
  Workplace: Workplace;
  HospitalDashboard: Omit<HospitalDashboard, 'newest' | 'today' | 'unread'> & { newest: Array<ResolversParentTypes['Appointment']>, today: Array<ResolversParentTypes['Appointment']>, unread: Array<ResolversParentTypes['Appointment']> };
  FirstStep: FirstStep;
  Absence: Absence;
  TimeProposal: ProposalRecord;
  LinkedProposal: LinkedProposal;
  LinkedProposalOffer: LinkedProposalOffer;
  ProposalInput: ProposalInput;
  OfferInput: OfferInput;
  PublicFacts: PublicFacts;
  ProvinceCount: ProvinceCount;
  PushSettings: PushSettings;
  PushSubscriptionInput: PushSubscriptionInput;
  PushKeysInput: PushKeysInput;
  QuoteOversightSearch: QuoteOversightSearch;
  OverseenQuotePage: OverseenQuotePage;
  OverseenQuote: OverseenQuote;
  QuoteOversightSummary: QuoteOversightSummary;
  QuoteLink: QuoteLink;
  NewQuoteLink: NewQuoteLink;
  QuoteLinkInput: QuoteLinkInput;
  SharedQuotes: SharedQuotes;
  SharedComparison: SharedComparison;
  SharedColumn: SharedColumn;
  SharedRow: SharedRow;
  SharedCell: SharedCell;
  SharedEntry: SharedEntry;
  SharedFact: SharedFact;
  QuoteTreatment: QuoteTreatment;
  QuoteAnswer: QuoteAnswer;
  QuoteHealth: QuoteHealth;
  QuoteRequest: QuoteRequestRecord;
  QuoteFile: QuoteFile;
  QuoteAttachment: QuoteAttachment;
  QuoteRequestPage: Omit<QuoteRequestPage, 'items'> & { items: Array<ResolversParentTypes['QuoteRequest']> };
  QuoteRequestHospital: QuoteRequestHospitalRecord;
  QuoteClock: QuoteClock;
  QuoteQuestion: QuoteQuestion;
  Quote: QuoteRecord;
  QuoteConsultation: QuoteConsultation;
  QuoteLine: QuoteLineRecord;
  QuoteLabels: QuoteLabels;
  QuoteEarliestFlight: QuoteEarliestFlight;
  QuoteDeposit: QuoteDeposit;
  QuotePayment: QuotePayment;
  QuotePriceChange: QuotePriceChange;
  QuoteComplications: QuoteComplications;
  QuoteRevision: QuoteRevision;
  QuoteCareAtHome: QuoteCareAtHome;
  QuoteFigures: QuoteFigures;
  QuoteHospital: QuoteHospitalRecord;
  QuoteHospitalPage: Omit<QuoteHospitalPage, 'items'> & { items: Array<ResolversParentTypes['QuoteHospital']> };
  HospitalQuoteRequest: HospitalQuoteRequestRecord;
  QuotePatient: QuotePatient;
  QuoteAssignee: QuoteAssignee;
  QuoteProposal: QuoteProposal;
  QuoteColleague: QuoteColleague;
  HospitalQuoteRequestPage: Omit<HospitalQuoteRequestPage, 'items'> & { items: Array<ResolversParentTypes['HospitalQuoteRequest']> };
  HospitalQuoteCharts: HospitalQuoteCharts;
  QuoteWeek: QuoteWeek;
  QuotePointCount: QuotePointCount;
  HospitalQuoteSummary: HospitalQuoteSummaryRecord;
  HospitalQuoteFilter: HospitalQuoteFilter;
  QuoteRequestInput: QuoteRequestInput;
  QuoteAnswerInput: QuoteAnswerInput;
  QuoteHealthInput: QuoteHealthInput;
  QuoteConsentInput: QuoteConsentInput;
  QuoteInput: QuoteInput;
  QuoteLineInput: QuoteLineInput;
  QuoteLabelsInput: QuoteLabelsInput;
  QuoteEarliestFlightInput: QuoteEarliestFlightInput;
  QuoteDepositInput: QuoteDepositInput;
  QuotePaymentInput: QuotePaymentInput;
  QuotePriceChangeInput: QuotePriceChangeInput;
  QuoteComplicationsInput: QuoteComplicationsInput;
  QuoteRevisionInput: QuoteRevisionInput;
  QuoteCareAtHomeInput: QuoteCareAtHomeInput;
  QuoteAcceptance: QuoteAcceptance;
  QuoteCheckItem: QuoteCheckItem;
  QuoteCharges: QuoteCharges;
  QuoteSettlement: QuoteSettlement;
  QuoteSettlementInput: QuoteSettlementInput;
  QuoteCharge: QuoteCharge;
  QuoteContact: QuoteContact;
  AcceptQuoteInput: AcceptQuoteInput;
  QuoteCheckInput: QuoteCheckInput;
  QuoteChargeInput: QuoteChargeInput;
  QuoteAccess: QuoteAccess;
  QuoteTemplate: QuoteTemplateRecord;
  QuoteTemplateContent: QuoteTemplateContentRecord;
  QuoteTemplateLine: QuoteTemplateLine;
  QuoteTemplateDeposit: QuoteTemplateDeposit;
  QuoteTemplateInput: QuoteTemplateInput;
  QuoteTemplateUpdate: QuoteTemplateUpdate;
  QuoteTemplateContentInput: QuoteTemplateContentInput;
  QuoteTemplateDepositInput: QuoteTemplateDepositInput;
  ApiGroup: ApiGroup;
  ApiOperation: ApiOperation;
  ApiBody: ApiBody;
  ApiField: ApiField;
  ApiAnswer: ApiAnswer;
  ApiRecord: ApiRecord;
  ReportInput: ReportInput;
  ReportPage: ReportPage;
  Report: Report;
  AppointmentsReport: AppointmentsReport;
  AppointmentsBucket: AppointmentsBucket;
  AppointmentsService: AppointmentsService;
  ReportAmount: ReportAmount;
  RevenueReport: RevenueReport;
  RevenueBucket: RevenueBucket;
  RevenueService: RevenueService;
  DoctorsReport: DoctorsReport;
  DoctorsReportRow: DoctorsReportRow;
  PatientsReport: PatientsReport;
  PatientsBucket: PatientsBucket;
  PatientsCountry: PatientsCountry;
  PatientsAge: PatientsAge;
  PatientsLanguage: PatientsLanguage;
  RequestLog: RequestLog;
  KeyRequest: KeyRequest;
  RequestField: RequestField;
  RequestForm: RequestForm;
  SentRequest: SentRequest;
  DeskRequest: DeskRequestRecord;
  RequestDetail: RequestDetail;
  RequestEvent: RequestEvent;
  RequestFile: RequestFile;
  DeskRequestPage: DeskRequestPageRecord;
  RequestSummary: RequestSummary;
  RequestSearch: RequestSearch;
  RequestInput: RequestInput;
  RequestUpdate: RequestUpdate;
  ReviewToAnswer: Omit<ReviewToAnswer, 'review'> & { review: ResolversParentTypes['Review'] };
  ReviewsToAnswer: Omit<ReviewsToAnswer, 'items'> & { items: Array<ResolversParentTypes['ReviewToAnswer']> };
  ReportedReview: ReportedReviewRecord;
  ReviewDecision: ReviewDecision;
  ReportedReviewPage: Omit<ReportedReviewPage, 'items'> & { items: Array<ResolversParentTypes['ReportedReview']> };
  Review: ReviewRecord;
  ReviewPage: Omit<ReviewPage, 'items'> & { items: Array<ResolversParentTypes['Review']> };
  ReviewSummary: ReviewSummary;
  RatingCount: RatingCount;
  ReviewedTreatment: ReviewedTreatment;
  ReviewInput: ReviewInput;
  Room: Room;
  PublicRule: PublicRule;
  WithheldTopic: WithheldTopic;
  SavedSearch: SavedSearchRecord;
  SavedSearchInput: SavedSearchInput;
  SavedSearchUpdate: SavedSearchUpdate;
  Understood: Understood;
  SearchRequirement: SearchRequirement;
  OtherKinds: OtherKindFilterRecord;
  WithoutFilter: WithoutFilter;
  CityTotal: CityTotal;
  TreatmentSuggestion: TreatmentSuggestion;
  Suggestions: Omit<Suggestions, 'hospitals' | 'doctors'> & { hospitals: Array<ResolversParentTypes['Hospital']>, doctors: Array<ResolversParentTypes['Doctor']> };
  Settings: Settings;
  ExchangeRate: ExchangeRate;
  SettingsInput: SettingsInput;
  OfficeInput: OfficeInput;
  CompanyCertificateInput: CompanyCertificateInput;
  SiteSettings: SiteSettingsRecord;
  Certificate: Certificate;
  Office: Office;
  DemoAccount: DemoAccount;
  StatusPart: StatusPart;
  StatusDay: StatusDay;
  Term: Term;
  ManagedTerm: ManagedTerm;
  EditedTermText: EditedTermText;
  TermUpdate: TermUpdate;
  TermTextInput: TermTextInput;
  TeamMember: TeamMember;
  TeamInvitation: TeamInvitation;
  TestKeyInput: TestKeyInput;
  TestWebhookInput: TestWebhookInput;
  TestMode: Omit<TestMode, 'webhooks'> & { webhooks: Array<ResolversParentTypes['Webhook']> };
  TestRecord: TestRecord;
  TestKey: TestKey;
  NewTestKey: NewTestKey;
  TestMail: TestMail;
  User: UserRecord;
  Notifications: Notifications;
  NotificationsInput: NotificationsInput;
  ProfileInput: ProfileInput;
  WaitingListEntry: WaitingListEntryRecord;
  WaitingListOffer: WaitingListOfferRecord;
  LinkedOffer: LinkedOffer;
  WaitingInput: WaitingInput;
  EarlierTimeInput: EarlierTimeInput;
  WebhookInput: WebhookInput;
  WebhookUpdate: WebhookUpdate;
  Webhook: WebhookRecord;
  WebhookSecret: Omit<WebhookSecret, 'webhook'> & { webhook: ResolversParentTypes['Webhook'] };
  WebhookDelivery: WebhookDelivery;
  WebhookAttempt: WebhookAttempt;
  WebhookDeliveryPage: WebhookDeliveryPageRecord;
};

export interface DateScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Date'], any> {
  name: 'Date';
}

export interface TimeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Time'], any> {
  name: 'Time';
}

export interface DateTimeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['DateTime'], any> {
  name: 'DateTime';
}

export type QueryResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  activity?: Resolver<ResolversTypes['ActivityPage'], ParentType, ContextType, RequireFields<QueryActivityArgs, 'page' | 'limit'>>;
  apiKeys?: Resolver<Array<ResolversTypes['ApiKey']>, ParentType, ContextType>;
  availability?: Resolver<Array<ResolversTypes['AvailableDay']>, ParentType, ContextType, RequireFields<QueryAvailabilityArgs, 'hospitalId' | 'from' | 'to'>>;
  myAppointments?: Resolver<ResolversTypes['AppointmentPage'], ParentType, ContextType, RequireFields<QueryMyAppointmentsArgs, 'page' | 'limit'>>;
  appointment?: Resolver<Maybe<ResolversTypes['Appointment']>, ParentType, ContextType, RequireFields<QueryAppointmentArgs, 'id'>>;
  appointments?: Resolver<ResolversTypes['AppointmentPage'], ParentType, ContextType, RequireFields<QueryAppointmentsArgs, 'page' | 'limit'>>;
  appointmentTimes?: Resolver<Array<ResolversTypes['AvailableDay']>, ParentType, ContextType, RequireFields<QueryAppointmentTimesArgs, 'appointmentId' | 'from' | 'to'>>;
  appointmentDoctors?: Resolver<Array<ResolversTypes['Doctor']>, ParentType, ContextType, RequireFields<QueryAppointmentDoctorsArgs, 'appointmentId'>>;
  appointmentSummary?: Resolver<ResolversTypes['AppointmentSummary'], ParentType, ContextType, Partial<QueryAppointmentSummaryArgs>>;
  assistant?: Resolver<ResolversTypes['Assistant'], ParentType, ContextType>;
  conversations?: Resolver<Array<ResolversTypes['ConversationInShort']>, ParentType, ContextType>;
  conversation?: Resolver<ResolversTypes['Conversation'], ParentType, ContextType, RequireFields<QueryConversationArgs, 'id'>>;
  sessions?: Resolver<Array<ResolversTypes['DeviceSession']>, ParentType, ContextType>;
  certificates?: Resolver<Array<ResolversTypes['HospitalCertificate']>, ParentType, ContextType, RequireFields<QueryCertificatesArgs, 'hospitalId'>>;
  verification?: Resolver<ResolversTypes['VerificationPage'], ParentType, ContextType, RequireFields<QueryVerificationArgs, 'page' | 'limit'>>;
  verificationSummary?: Resolver<ResolversTypes['VerificationSummary'], ParentType, ContextType>;
  consents?: Resolver<Array<ResolversTypes['Consent']>, ParentType, ContextType>;
  dashboard?: Resolver<ResolversTypes['Dashboard'], ParentType, ContextType, RequireFields<QueryDashboardArgs, 'days'>>;
  adminCounters?: Resolver<ResolversTypes['Waiting'], ParentType, ContextType>;
  system?: Resolver<Array<ResolversTypes['SystemPart']>, ParentType, ContextType>;
  digestSettings?: Resolver<ResolversTypes['DigestSettings'], ParentType, ContextType, Partial<QueryDigestSettingsArgs>>;
  overdueHospitals?: Resolver<Array<ResolversTypes['OverdueHospital']>, ParentType, ContextType>;
  leaveClashes?: Resolver<ResolversTypes['LeaveClashes'], ParentType, ContextType, RequireFields<QueryLeaveClashesArgs, 'doctorId' | 'startsOn' | 'endsOn'>>;
  doctorFeeds?: Resolver<Array<ResolversTypes['DoctorFeedState']>, ParentType, ContextType, Partial<QueryDoctorFeedsArgs>>;
  doctors?: Resolver<ResolversTypes['DoctorPage'], ParentType, ContextType, RequireFields<QueryDoctorsArgs, 'page' | 'limit'>>;
  doctor?: Resolver<Maybe<ResolversTypes['Doctor']>, ParentType, ContextType, RequireFields<QueryDoctorArgs, 'id'>>;
  doctorFacets?: Resolver<ResolversTypes['DoctorFacets'], ParentType, ContextType, Partial<QueryDoctorFacetsArgs>>;
  treatmentsOfSpecialty?: Resolver<Array<ResolversTypes['OfferedService']>, ParentType, ContextType, RequireFields<QueryTreatmentsOfSpecialtyArgs, 'hospitalId' | 'specialty'>>;
  favourites?: Resolver<ResolversTypes['Favourites'], ParentType, ContextType>;
  healthServices?: Resolver<ResolversTypes['HealthServicePage'], ParentType, ContextType, RequireFields<QueryHealthServicesArgs, 'page'>>;
  healthService?: Resolver<Maybe<ResolversTypes['HealthService']>, ParentType, ContextType, RequireFields<QueryHealthServiceArgs, 'id'>>;
  hospitalCalendar?: Resolver<ResolversTypes['HospitalCalendar'], ParentType, ContextType, RequireFields<QueryHospitalCalendarArgs, 'from' | 'to'>>;
  dayBoard?: Resolver<ResolversTypes['DayBoard'], ParentType, ContextType, RequireFields<QueryDayBoardArgs, 'from' | 'to'>>;
  boardPlaces?: Resolver<Array<ResolversTypes['BoardPlace']>, ParentType, ContextType, RequireFields<QueryBoardPlacesArgs, 'appointmentId' | 'from' | 'to'>>;
  hospitals?: Resolver<ResolversTypes['HospitalPage'], ParentType, ContextType, RequireFields<QueryHospitalsArgs, 'page' | 'limit'>>;
  hospital?: Resolver<Maybe<ResolversTypes['Hospital']>, ParentType, ContextType, RequireFields<QueryHospitalArgs, 'id'>>;
  portalHospital?: Resolver<ResolversTypes['Hospital'], ParentType, ContextType, Partial<QueryPortalHospitalArgs>>;
  featuredHospitals?: Resolver<Array<ResolversTypes['Hospital']>, ParentType, ContextType, RequireFields<QueryFeaturedHospitalsArgs, 'limit'>>;
  hospitalFacets?: Resolver<ResolversTypes['SearchFacets'], ParentType, ContextType, Partial<QueryHospitalFacetsArgs>>;
  imports?: Resolver<ResolversTypes['ImportPage'], ParentType, ContextType, RequireFields<QueryImportsArgs, 'page' | 'limit'>>;
  import?: Resolver<Maybe<ResolversTypes['Import']>, ParentType, ContextType, RequireFields<QueryImportArgs, 'id'>>;
  importRows?: Resolver<ResolversTypes['ImportRowPage'], ParentType, ContextType, RequireFields<QueryImportRowsArgs, 'id' | 'outcome' | 'page' | 'limit'>>;
  inbox?: Resolver<ResolversTypes['Inbox'], ParentType, ContextType, Partial<QueryInboxArgs>>;
  managedHospitals?: Resolver<ResolversTypes['ManagedHospitalPage'], ParentType, ContextType, RequireFields<QueryManagedHospitalsArgs, 'page' | 'limit'>>;
  managedDoctors?: Resolver<ResolversTypes['ManagedDoctorPage'], ParentType, ContextType, RequireFields<QueryManagedDoctorsArgs, 'page' | 'limit'>>;
  managedServices?: Resolver<ResolversTypes['ManagedServicePage'], ParentType, ContextType, RequireFields<QueryManagedServicesArgs, 'page' | 'limit'>>;
  recordCounts?: Resolver<ResolversTypes['RecordCounts'], ParentType, ContextType, RequireFields<QueryRecordCountsArgs, 'kind'>>;
  previewActivation?: Resolver<ResolversTypes['ActivationPreview'], ParentType, ContextType, RequireFields<QueryPreviewActivationArgs, 'input'>>;
  hospitalDoctors?: Resolver<ResolversTypes['HospitalDoctorPage'], ParentType, ContextType, RequireFields<QueryHospitalDoctorsArgs, 'page' | 'limit'>>;
  hospitalDoctorCounts?: Resolver<ResolversTypes['HospitalDoctorCounts'], ParentType, ContextType, Partial<QueryHospitalDoctorCountsArgs>>;
  hospitalDoctor?: Resolver<Maybe<ResolversTypes['Doctor']>, ParentType, ContextType, RequireFields<QueryHospitalDoctorArgs, 'id'>>;
  users?: Resolver<ResolversTypes['UserPage'], ParentType, ContextType, RequireFields<QueryUsersArgs, 'page' | 'limit'>>;
  user?: Resolver<Maybe<ResolversTypes['ManagedUser']>, ParentType, ContextType, RequireFields<QueryUserArgs, 'id'>>;
  userSummary?: Resolver<ResolversTypes['UserSummary'], ParentType, ContextType>;
  messageTemplates?: Resolver<Array<ResolversTypes['MessageTemplate']>, ParentType, ContextType, Partial<QueryMessageTemplatesArgs>>;
  unreadMessages?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  newsletterSubscribers?: Resolver<ResolversTypes['SubscriberPage'], ParentType, ContextType, RequireFields<QueryNewsletterSubscribersArgs, 'page' | 'limit'>>;
  deadLetters?: Resolver<ResolversTypes['DeadLetterPage'], ParentType, ContextType, RequireFields<QueryDeadLettersArgs, 'page' | 'limit'>>;
  mails?: Resolver<ResolversTypes['MailPage'], ParentType, ContextType, RequireFields<QueryMailsArgs, 'page' | 'limit'>>;
  mailSummary?: Resolver<ResolversTypes['MailSummary'], ParentType, ContextType>;
  findRecords?: Resolver<Array<ResolversTypes['FoundRecord']>, ParentType, ContextType, RequireFields<QueryFindRecordsArgs, 'q'>>;
  persons?: Resolver<Array<ResolversTypes['Person']>, ParentType, ContextType>;
  patientsFound?: Resolver<Array<ResolversTypes['FoundPatient']>, ParentType, ContextType, RequireFields<QueryPatientsFoundArgs, 'q'>>;
  slotServices?: Resolver<Array<ResolversTypes['SlotService']>, ParentType, ContextType, RequireFields<QuerySlotServicesArgs, 'date' | 'time'>>;
  workplace?: Resolver<ResolversTypes['Workplace'], ParentType, ContextType, Partial<QueryWorkplaceArgs>>;
  hospitalDashboard?: Resolver<ResolversTypes['HospitalDashboard'], ParentType, ContextType, Partial<QueryHospitalDashboardArgs>>;
  proposalByLink?: Resolver<ResolversTypes['LinkedProposal'], ParentType, ContextType, RequireFields<QueryProposalByLinkArgs, 'token'>>;
  publicFacts?: Resolver<ResolversTypes['PublicFacts'], ParentType, ContextType>;
  pushSettings?: Resolver<ResolversTypes['PushSettings'], ParentType, ContextType>;
  overseenQuotes?: Resolver<ResolversTypes['OverseenQuotePage'], ParentType, ContextType, Partial<QueryOverseenQuotesArgs>>;
  quoteOversightSummary?: Resolver<ResolversTypes['QuoteOversightSummary'], ParentType, ContextType>;
  sharedQuotes?: Resolver<ResolversTypes['SharedQuotes'], ParentType, ContextType, RequireFields<QuerySharedQuotesArgs, 'token'>>;
  myQuoteRequests?: Resolver<ResolversTypes['QuoteRequestPage'], ParentType, ContextType, Partial<QueryMyQuoteRequestsArgs>>;
  quoteRequest?: Resolver<Maybe<ResolversTypes['QuoteRequest']>, ParentType, ContextType, RequireFields<QueryQuoteRequestArgs, 'id'>>;
  quoteHospitals?: Resolver<ResolversTypes['QuoteHospitalPage'], ParentType, ContextType, RequireFields<QueryQuoteHospitalsArgs, 'treatments'>>;
  quoteFigures?: Resolver<Array<ResolversTypes['QuoteFigures']>, ParentType, ContextType, RequireFields<QueryQuoteFiguresArgs, 'hospitalIds'>>;
  hospitalQuoteRequests?: Resolver<ResolversTypes['HospitalQuoteRequestPage'], ParentType, ContextType, Partial<QueryHospitalQuoteRequestsArgs>>;
  hospitalQuoteCharts?: Resolver<ResolversTypes['HospitalQuoteCharts'], ParentType, ContextType, Partial<QueryHospitalQuoteChartsArgs>>;
  quoteColleagues?: Resolver<Array<ResolversTypes['QuoteColleague']>, ParentType, ContextType, Partial<QueryQuoteColleaguesArgs>>;
  hospitalQuoteSummary?: Resolver<ResolversTypes['HospitalQuoteSummary'], ParentType, ContextType, Partial<QueryHospitalQuoteSummaryArgs>>;
  hospitalQuoteRequest?: Resolver<Maybe<ResolversTypes['HospitalQuoteRequest']>, ParentType, ContextType, RequireFields<QueryHospitalQuoteRequestArgs, 'id'>>;
  quoteTemplates?: Resolver<Array<ResolversTypes['QuoteTemplate']>, ParentType, ContextType, Partial<QueryQuoteTemplatesArgs>>;
  apiGroups?: Resolver<Array<ResolversTypes['ApiGroup']>, ParentType, ContextType>;
  apiIntroduction?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  apiGroup?: Resolver<Maybe<ResolversTypes['ApiGroup']>, ParentType, ContextType, RequireFields<QueryApiGroupArgs, 'id'>>;
  reports?: Resolver<ResolversTypes['ReportPage'], ParentType, ContextType, RequireFields<QueryReportsArgs, 'page' | 'limit'>>;
  report?: Resolver<Maybe<ResolversTypes['Report']>, ParentType, ContextType, RequireFields<QueryReportArgs, 'id'>>;
  requestLog?: Resolver<Maybe<ResolversTypes['RequestLog']>, ParentType, ContextType, RequireFields<QueryRequestLogArgs, 'id'>>;
  requests?: Resolver<ResolversTypes['DeskRequestPage'], ParentType, ContextType, RequireFields<QueryRequestsArgs, 'page' | 'limit'>>;
  request?: Resolver<Maybe<ResolversTypes['DeskRequest']>, ParentType, ContextType, RequireFields<QueryRequestArgs, 'id'>>;
  requestSummary?: Resolver<ResolversTypes['RequestSummary'], ParentType, ContextType>;
  reviewsToAnswer?: Resolver<ResolversTypes['ReviewsToAnswer'], ParentType, ContextType, RequireFields<QueryReviewsToAnswerArgs, 'page' | 'limit'>>;
  reportedReviews?: Resolver<ResolversTypes['ReportedReviewPage'], ParentType, ContextType, RequireFields<QueryReportedReviewsArgs, 'page' | 'limit'>>;
  rooms?: Resolver<Array<ResolversTypes['Room']>, ParentType, ContextType, Partial<QueryRoomsArgs>>;
  publicRules?: Resolver<Array<ResolversTypes['PublicRule']>, ParentType, ContextType>;
  withheld?: Resolver<Array<ResolversTypes['WithheldTopic']>, ParentType, ContextType>;
  savedSearches?: Resolver<Array<ResolversTypes['SavedSearch']>, ParentType, ContextType>;
  suggestions?: Resolver<ResolversTypes['Suggestions'], ParentType, ContextType, RequireFields<QuerySuggestionsArgs, 'q' | 'limit'>>;
  siteSettings?: Resolver<ResolversTypes['SiteSettings'], ParentType, ContextType>;
  settings?: Resolver<ResolversTypes['Settings'], ParentType, ContextType>;
  systemStatus?: Resolver<Array<ResolversTypes['StatusPart']>, ParentType, ContextType>;
  terms?: Resolver<Array<ResolversTypes['Term']>, ParentType, ContextType, Partial<QueryTermsArgs>>;
  managedTerms?: Resolver<Array<ResolversTypes['ManagedTerm']>, ParentType, ContextType, Partial<QueryManagedTermsArgs>>;
  managedTerm?: Resolver<Maybe<ResolversTypes['ManagedTerm']>, ParentType, ContextType, RequireFields<QueryManagedTermArgs, 'id'>>;
  team?: Resolver<Array<ResolversTypes['TeamMember']>, ParentType, ContextType, Partial<QueryTeamArgs>>;
  testMode?: Resolver<Maybe<ResolversTypes['TestMode']>, ParentType, ContextType>;
  testModeAvailable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  viewer?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  waitingList?: Resolver<Array<ResolversTypes['WaitingListEntry']>, ParentType, ContextType>;
  waitingOfferByLink?: Resolver<ResolversTypes['LinkedOffer'], ParentType, ContextType, RequireFields<QueryWaitingOfferByLinkArgs, 'token'>>;
  webhooks?: Resolver<Array<ResolversTypes['Webhook']>, ParentType, ContextType, Partial<QueryWebhooksArgs>>;
  webhookDeliveries?: Resolver<ResolversTypes['WebhookDeliveryPage'], ParentType, ContextType, RequireFields<QueryWebhookDeliveriesArgs, 'webhookId' | 'page' | 'limit'>>;
};

export type MutationResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  createApiKey?: Resolver<ResolversTypes['NewApiKey'], ParentType, ContextType, RequireFields<MutationCreateApiKeyArgs, 'input'>>;
  renameApiKey?: Resolver<ResolversTypes['ApiKey'], ParentType, ContextType, RequireFields<MutationRenameApiKeyArgs, 'id' | 'name'>>;
  revokeApiKey?: Resolver<ResolversTypes['ApiKey'], ParentType, ContextType, RequireFields<MutationRevokeApiKeyArgs, 'id'>>;
  addInternalNote?: Resolver<ResolversTypes['InternalNote'], ParentType, ContextType, RequireFields<MutationAddInternalNoteArgs, 'appointmentId' | 'note'>>;
  deleteInternalNote?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationDeleteInternalNoteArgs, 'appointmentId' | 'noteId'>>;
  openAppointment?: Resolver<ResolversTypes['Appointment'], ParentType, ContextType, RequireFields<MutationOpenAppointmentArgs, 'id' | 'reason'>>;
  createCalendarFeed?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  removeCalendarFeed?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
  bookAppointment?: Resolver<ResolversTypes['Appointment'], ParentType, ContextType, RequireFields<MutationBookAppointmentArgs, 'input'>>;
  moveAppointment?: Resolver<ResolversTypes['Appointment'], ParentType, ContextType, RequireFields<MutationMoveAppointmentArgs, 'id' | 'status'>>;
  markNoShow?: Resolver<ResolversTypes['Appointment'], ParentType, ContextType, RequireFields<MutationMarkNoShowArgs, 'appointmentId'>>;
  markArrival?: Resolver<ResolversTypes['Appointment'], ParentType, ContextType, RequireFields<MutationMarkArrivalArgs, 'appointmentId' | 'arrival'>>;
  updateAppointment?: Resolver<ResolversTypes['Appointment'], ParentType, ContextType, RequireFields<MutationUpdateAppointmentArgs, 'id' | 'input'>>;
  chat?: Resolver<ResolversTypes['ChatAnswer'], ParentType, ContextType, RequireFields<MutationChatArgs, 'input'>>;
  keepConversations?: Resolver<ResolversTypes['Assistant'], ParentType, ContextType, RequireFields<MutationKeepConversationsArgs, 'keepsConversations'>>;
  deleteConversation?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationDeleteConversationArgs, 'id'>>;
  deleteConversations?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  login?: Resolver<ResolversTypes['Session'], ParentType, ContextType, RequireFields<MutationLoginArgs, 'input'>>;
  register?: Resolver<ResolversTypes['Session'], ParentType, ContextType, RequireFields<MutationRegisterArgs, 'input'>>;
  logout?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  requestEmailConfirmation?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  confirmEmail?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationConfirmEmailArgs, 'token'>>;
  requestEmailChange?: Resolver<ResolversTypes['User'], ParentType, ContextType, RequireFields<MutationRequestEmailChangeArgs, 'email' | 'password'>>;
  cancelEmailChange?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
  requestPasswordReset?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationRequestPasswordResetArgs, 'email'>>;
  resetPassword?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationResetPasswordArgs, 'token' | 'newPassword'>>;
  redeemPasswordLink?: Resolver<Maybe<ResolversTypes['Session']>, ParentType, ContextType, RequireFields<MutationRedeemPasswordLinkArgs, 'token' | 'newPassword'>>;
  startTwoFactor?: Resolver<ResolversTypes['TwoFactorSetup'], ParentType, ContextType>;
  enableTwoFactor?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType, RequireFields<MutationEnableTwoFactorArgs, 'password' | 'code'>>;
  disableTwoFactor?: Resolver<ResolversTypes['User'], ParentType, ContextType, RequireFields<MutationDisableTwoFactorArgs, 'password'>>;
  renewRecoveryCodes?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType, RequireFields<MutationRenewRecoveryCodesArgs, 'password'>>;
  renewSession?: Resolver<ResolversTypes['Session'], ParentType, ContextType>;
  endSession?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationEndSessionArgs, 'id'>>;
  endOtherSessions?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  changePassword?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationChangePasswordArgs, 'currentPassword' | 'newPassword'>>;
  blockTime?: Resolver<ResolversTypes['BlockedTime'], ParentType, ContextType, RequireFields<MutationBlockTimeArgs, 'input'>>;
  unblockTime?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationUnblockTimeArgs, 'id'>>;
  addCertificate?: Resolver<ResolversTypes['HospitalCertificate'], ParentType, ContextType, RequireFields<MutationAddCertificateArgs, 'hospitalId' | 'input'>>;
  updateCertificate?: Resolver<ResolversTypes['HospitalCertificate'], ParentType, ContextType, RequireFields<MutationUpdateCertificateArgs, 'id' | 'input'>>;
  checkCertificate?: Resolver<ResolversTypes['HospitalCertificate'], ParentType, ContextType, RequireFields<MutationCheckCertificateArgs, 'id'>>;
  deleteCertificate?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationDeleteCertificateArgs, 'id'>>;
  updateDigest?: Resolver<ResolversTypes['DigestSettings'], ParentType, ContextType, RequireFields<MutationUpdateDigestArgs, 'input'>>;
  remindHospital?: Resolver<ResolversTypes['OverdueHospital'], ParentType, ContextType, RequireFields<MutationRemindHospitalArgs, 'hospitalId'>>;
  setDoctorCalendar?: Resolver<ResolversTypes['DoctorCalendar'], ParentType, ContextType, RequireFields<MutationSetDoctorCalendarArgs, 'doctorId' | 'breaks'>>;
  addDoctorLeave?: Resolver<ResolversTypes['DoctorCalendar'], ParentType, ContextType, RequireFields<MutationAddDoctorLeaveArgs, 'doctorId' | 'startsOn' | 'endsOn'>>;
  removeDoctorLeave?: Resolver<ResolversTypes['DoctorCalendar'], ParentType, ContextType, RequireFields<MutationRemoveDoctorLeaveArgs, 'doctorId' | 'leaveId'>>;
  createDoctorFeed?: Resolver<ResolversTypes['String'], ParentType, ContextType, RequireFields<MutationCreateDoctorFeedArgs, 'doctorId'>>;
  removeDoctorFeed?: Resolver<ResolversTypes['DoctorCalendar'], ParentType, ContextType, RequireFields<MutationRemoveDoctorFeedArgs, 'doctorId'>>;
  createDoctor?: Resolver<ResolversTypes['Doctor'], ParentType, ContextType, RequireFields<MutationCreateDoctorArgs, 'input'>>;
  updateDoctor?: Resolver<ResolversTypes['Doctor'], ParentType, ContextType, RequireFields<MutationUpdateDoctorArgs, 'id' | 'input'>>;
  setDoctorServices?: Resolver<ResolversTypes['Doctor'], ParentType, ContextType, RequireFields<MutationSetDoctorServicesArgs, 'doctorId' | 'services'>>;
  deleteDoctor?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationDeleteDoctorArgs, 'id'>>;
  saveFavourite?: Resolver<ResolversTypes['Favourites'], ParentType, ContextType, Partial<MutationSaveFavouriteArgs>>;
  removeFavourite?: Resolver<ResolversTypes['Favourites'], ParentType, ContextType, Partial<MutationRemoveFavouriteArgs>>;
  createHealthService?: Resolver<ResolversTypes['HealthService'], ParentType, ContextType, RequireFields<MutationCreateHealthServiceArgs, 'input'>>;
  updateHealthService?: Resolver<ResolversTypes['HealthService'], ParentType, ContextType, RequireFields<MutationUpdateHealthServiceArgs, 'id' | 'input'>>;
  deleteHealthService?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationDeleteHealthServiceArgs, 'id'>>;
  holdMoves?: Resolver<Array<ResolversTypes['Appointment']>, ParentType, ContextType, RequireFields<MutationHoldMovesArgs, 'appointments' | 'move'>>;
  undoMoves?: Resolver<Array<ResolversTypes['Appointment']>, ParentType, ContextType, RequireFields<MutationUndoMovesArgs, 'appointmentIds'>>;
  confirmHospitalAddress?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationConfirmHospitalAddressArgs, 'token'>>;
  askHospitalAddress?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationAskHospitalAddressArgs, 'email'>>;
  createHospital?: Resolver<ResolversTypes['Hospital'], ParentType, ContextType, RequireFields<MutationCreateHospitalArgs, 'input'>>;
  updateHospital?: Resolver<ResolversTypes['Hospital'], ParentType, ContextType, RequireFields<MutationUpdateHospitalArgs, 'id' | 'input'>>;
  deleteHospital?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationDeleteHospitalArgs, 'id'>>;
  linkHealthService?: Resolver<ResolversTypes['Hospital'], ParentType, ContextType, RequireFields<MutationLinkHealthServiceArgs, 'hospitalId' | 'serviceId'>>;
  unlinkHealthService?: Resolver<ResolversTypes['Hospital'], ParentType, ContextType, RequireFields<MutationUnlinkHealthServiceArgs, 'hospitalId' | 'serviceId'>>;
  startImport?: Resolver<ResolversTypes['Import'], ParentType, ContextType, RequireFields<MutationStartImportArgs, 'id'>>;
  cancelImport?: Resolver<ResolversTypes['Import'], ParentType, ContextType, RequireFields<MutationCancelImportArgs, 'id'>>;
  undoImport?: Resolver<ResolversTypes['Import'], ParentType, ContextType, RequireFields<MutationUndoImportArgs, 'id'>>;
  snoozeInboxItem?: Resolver<ResolversTypes['InboxItem'], ParentType, ContextType, RequireFields<MutationSnoozeInboxItemArgs, 'id'>>;
  assignInboxItem?: Resolver<ResolversTypes['InboxItem'], ParentType, ContextType, RequireFields<MutationAssignInboxItemArgs, 'id'>>;
  changeActivation?: Resolver<ResolversTypes['Activation'], ParentType, ContextType, RequireFields<MutationChangeActivationArgs, 'input'>>;
  undoActivation?: Resolver<ResolversTypes['Activation'], ParentType, ContextType, RequireFields<MutationUndoActivationArgs, 'id'>>;
  createUser?: Resolver<ResolversTypes['ManagedUser'], ParentType, ContextType, RequireFields<MutationCreateUserArgs, 'input'>>;
  inviteUser?: Resolver<ResolversTypes['ManagedUser'], ParentType, ContextType, RequireFields<MutationInviteUserArgs, 'input'>>;
  repeatInvitation?: Resolver<ResolversTypes['ManagedUser'], ParentType, ContextType, RequireFields<MutationRepeatInvitationArgs, 'id'>>;
  updateUser?: Resolver<ResolversTypes['ManagedUser'], ParentType, ContextType, RequireFields<MutationUpdateUserArgs, 'id' | 'input'>>;
  deleteUser?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationDeleteUserArgs, 'id'>>;
  createMessageTemplate?: Resolver<ResolversTypes['MessageTemplate'], ParentType, ContextType, RequireFields<MutationCreateMessageTemplateArgs, 'input'>>;
  updateMessageTemplate?: Resolver<ResolversTypes['MessageTemplate'], ParentType, ContextType, RequireFields<MutationUpdateMessageTemplateArgs, 'id' | 'input'>>;
  deleteMessageTemplate?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationDeleteMessageTemplateArgs, 'id'>>;
  sendMessage?: Resolver<ResolversTypes['Message'], ParentType, ContextType, RequireFields<MutationSendMessageArgs, 'appointmentId' | 'message'>>;
  subscribeToNewsletter?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationSubscribeToNewsletterArgs, 'email'>>;
  confirmNewsletter?: Resolver<ResolversTypes['String'], ParentType, ContextType, RequireFields<MutationConfirmNewsletterArgs, 'token'>>;
  leaveNewsletter?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationLeaveNewsletterArgs, 'token'>>;
  removeSubscriber?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationRemoveSubscriberArgs, 'id'>>;
  retryDeadLetter?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationRetryDeadLetterArgs, 'id'>>;
  dropMail?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationDropMailArgs, 'id' | 'reason'>>;
  addPerson?: Resolver<ResolversTypes['Person'], ParentType, ContextType, RequireFields<MutationAddPersonArgs, 'input'>>;
  updatePerson?: Resolver<ResolversTypes['Person'], ParentType, ContextType, RequireFields<MutationUpdatePersonArgs, 'id' | 'input'>>;
  removePerson?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationRemovePersonArgs, 'id'>>;
  bookByPhone?: Resolver<ResolversTypes['Appointment'], ParentType, ContextType, RequireFields<MutationBookByPhoneArgs, 'input'>>;
  requestAccountDeletion?: Resolver<ResolversTypes['User'], ParentType, ContextType, RequireFields<MutationRequestAccountDeletionArgs, 'password'>>;
  cancelAccountDeletion?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
  answerProposalByLink?: Resolver<ResolversTypes['LinkedProposal'], ParentType, ContextType, RequireFields<MutationAnswerProposalByLinkArgs, 'token' | 'accept'>>;
  proposeTime?: Resolver<ResolversTypes['Appointment'], ParentType, ContextType, RequireFields<MutationProposeTimeArgs, 'appointmentId' | 'input'>>;
  answerProposal?: Resolver<ResolversTypes['Appointment'], ParentType, ContextType, RequireFields<MutationAnswerProposalArgs, 'appointmentId' | 'proposalId' | 'accept'>>;
  markProposalSeen?: Resolver<ResolversTypes['Appointment'], ParentType, ContextType, RequireFields<MutationMarkProposalSeenArgs, 'appointmentId' | 'proposalId'>>;
  withdrawProposal?: Resolver<ResolversTypes['Appointment'], ParentType, ContextType, RequireFields<MutationWithdrawProposalArgs, 'appointmentId' | 'proposalId'>>;
  subscribeToPush?: Resolver<ResolversTypes['PushSettings'], ParentType, ContextType, RequireFields<MutationSubscribeToPushArgs, 'input'>>;
  unsubscribeFromPush?: Resolver<ResolversTypes['PushSettings'], ParentType, ContextType>;
  updatePushNotifications?: Resolver<ResolversTypes['PushSettings'], ParentType, ContextType, RequireFields<MutationUpdatePushNotificationsArgs, 'input'>>;
  createQuoteLink?: Resolver<ResolversTypes['NewQuoteLink'], ParentType, ContextType, RequireFields<MutationCreateQuoteLinkArgs, 'id' | 'input'>>;
  revokeQuoteLink?: Resolver<ResolversTypes['QuoteLink'], ParentType, ContextType, RequireFields<MutationRevokeQuoteLinkArgs, 'id'>>;
  openQuoteRequest?: Resolver<ResolversTypes['HospitalQuoteRequest'], ParentType, ContextType, RequireFields<MutationOpenQuoteRequestArgs, 'id' | 'reason'>>;
  settleQuoteDispute?: Resolver<ResolversTypes['HospitalQuoteRequest'], ParentType, ContextType, RequireFields<MutationSettleQuoteDisputeArgs, 'id' | 'input'>>;
  saveQuoteRequest?: Resolver<ResolversTypes['QuoteRequest'], ParentType, ContextType, RequireFields<MutationSaveQuoteRequestArgs, 'input'>>;
  deleteQuoteFile?: Resolver<ResolversTypes['QuoteRequest'], ParentType, ContextType, RequireFields<MutationDeleteQuoteFileArgs, 'id' | 'fileId'>>;
  deleteQuoteDraft?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationDeleteQuoteDraftArgs, 'id'>>;
  sendQuoteRequest?: Resolver<ResolversTypes['QuoteRequest'], ParentType, ContextType, RequireFields<MutationSendQuoteRequestArgs, 'id' | 'consent'>>;
  addQuoteHospital?: Resolver<ResolversTypes['QuoteRequest'], ParentType, ContextType, RequireFields<MutationAddQuoteHospitalArgs, 'id' | 'consent'>>;
  answerQuoteQuestion?: Resolver<ResolversTypes['QuoteRequest'], ParentType, ContextType, RequireFields<MutationAnswerQuoteQuestionArgs, 'id' | 'text'>>;
  askQuoteHospital?: Resolver<ResolversTypes['QuoteRequest'], ParentType, ContextType, RequireFields<MutationAskQuoteHospitalArgs, 'id'>>;
  withdrawQuoteRequest?: Resolver<ResolversTypes['QuoteRequest'], ParentType, ContextType, RequireFields<MutationWithdrawQuoteRequestArgs, 'id'>>;
  withdrawQuoteHospital?: Resolver<ResolversTypes['QuoteRequest'], ParentType, ContextType, RequireFields<MutationWithdrawQuoteHospitalArgs, 'id'>>;
  acceptQuote?: Resolver<ResolversTypes['QuoteRequest'], ParentType, ContextType, RequireFields<MutationAcceptQuoteArgs, 'id' | 'input'>>;
  answerQuoteCharges?: Resolver<ResolversTypes['QuoteRequest'], ParentType, ContextType, RequireFields<MutationAnswerQuoteChargesArgs, 'id' | 'agreed'>>;
  markQuoteRequestSeen?: Resolver<ResolversTypes['HospitalQuoteRequest'], ParentType, ContextType, RequireFields<MutationMarkQuoteRequestSeenArgs, 'id'>>;
  assignQuoteRequest?: Resolver<ResolversTypes['HospitalQuoteRequest'], ParentType, ContextType, RequireFields<MutationAssignQuoteRequestArgs, 'id'>>;
  askQuoteQuestion?: Resolver<ResolversTypes['HospitalQuoteRequest'], ParentType, ContextType, RequireFields<MutationAskQuoteQuestionArgs, 'id' | 'text'>>;
  answerPatientQuestion?: Resolver<ResolversTypes['HospitalQuoteRequest'], ParentType, ContextType, RequireFields<MutationAnswerPatientQuestionArgs, 'id' | 'questionId' | 'text'>>;
  declineQuoteRequest?: Resolver<ResolversTypes['HospitalQuoteRequest'], ParentType, ContextType, RequireFields<MutationDeclineQuoteRequestArgs, 'id' | 'reason'>>;
  saveQuote?: Resolver<ResolversTypes['HospitalQuoteRequest'], ParentType, ContextType, RequireFields<MutationSaveQuoteArgs, 'id' | 'input'>>;
  removeQuoteAttachment?: Resolver<ResolversTypes['HospitalQuoteRequest'], ParentType, ContextType, RequireFields<MutationRemoveQuoteAttachmentArgs, 'id' | 'attachmentId'>>;
  proposeQuotePlan?: Resolver<ResolversTypes['HospitalQuoteRequest'], ParentType, ContextType, RequireFields<MutationProposeQuotePlanArgs, 'id'>>;
  sendQuote?: Resolver<ResolversTypes['HospitalQuoteRequest'], ParentType, ContextType, RequireFields<MutationSendQuoteArgs, 'id'>>;
  recordQuoteCharges?: Resolver<ResolversTypes['HospitalQuoteRequest'], ParentType, ContextType, RequireFields<MutationRecordQuoteChargesArgs, 'id' | 'charges'>>;
  createQuoteTemplate?: Resolver<ResolversTypes['QuoteTemplate'], ParentType, ContextType, RequireFields<MutationCreateQuoteTemplateArgs, 'input'>>;
  updateQuoteTemplate?: Resolver<ResolversTypes['QuoteTemplate'], ParentType, ContextType, RequireFields<MutationUpdateQuoteTemplateArgs, 'id' | 'input'>>;
  deleteQuoteTemplate?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationDeleteQuoteTemplateArgs, 'id'>>;
  createReport?: Resolver<ResolversTypes['Report'], ParentType, ContextType, RequireFields<MutationCreateReportArgs, 'input'>>;
  cancelReport?: Resolver<ResolversTypes['Report'], ParentType, ContextType, RequireFields<MutationCancelReportArgs, 'id'>>;
  deleteReport?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationDeleteReportArgs, 'id'>>;
  startRequest?: Resolver<ResolversTypes['RequestForm'], ParentType, ContextType>;
  sendRequest?: Resolver<ResolversTypes['SentRequest'], ParentType, ContextType, RequireFields<MutationSendRequestArgs, 'input'>>;
  updateRequest?: Resolver<ResolversTypes['DeskRequest'], ParentType, ContextType, RequireFields<MutationUpdateRequestArgs, 'id' | 'input'>>;
  noteRequest?: Resolver<ResolversTypes['DeskRequest'], ParentType, ContextType, RequireFields<MutationNoteRequestArgs, 'id' | 'note'>>;
  answerRequest?: Resolver<ResolversTypes['DeskRequest'], ParentType, ContextType, RequireFields<MutationAnswerRequestArgs, 'id' | 'answer'>>;
  createReview?: Resolver<ResolversTypes['Review'], ParentType, ContextType, RequireFields<MutationCreateReviewArgs, 'appointmentId' | 'input'>>;
  updateReview?: Resolver<ResolversTypes['Review'], ParentType, ContextType, RequireFields<MutationUpdateReviewArgs, 'id' | 'input'>>;
  reportReview?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationReportReviewArgs, 'id' | 'reason'>>;
  replyToReview?: Resolver<ResolversTypes['Review'], ParentType, ContextType, RequireFields<MutationReplyToReviewArgs, 'id' | 'reply'>>;
  settleReview?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationSettleReviewArgs, 'id' | 'hide'>>;
  restoreReview?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationRestoreReviewArgs, 'id' | 'reason'>>;
  setRooms?: Resolver<Array<ResolversTypes['Room']>, ParentType, ContextType, RequireFields<MutationSetRoomsArgs, 'names'>>;
  setAppointmentRoom?: Resolver<ResolversTypes['Appointment'], ParentType, ContextType, RequireFields<MutationSetAppointmentRoomArgs, 'appointmentId'>>;
  decideRule?: Resolver<ResolversTypes['PublicRule'], ParentType, ContextType, RequireFields<MutationDecideRuleArgs, 'id' | 'isOn' | 'reason'>>;
  saveSearch?: Resolver<ResolversTypes['SavedSearch'], ParentType, ContextType, RequireFields<MutationSaveSearchArgs, 'input'>>;
  updateSavedSearch?: Resolver<ResolversTypes['SavedSearch'], ParentType, ContextType, RequireFields<MutationUpdateSavedSearchArgs, 'searchId' | 'input'>>;
  removeSavedSearch?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationRemoveSavedSearchArgs, 'searchId'>>;
  stopSearchMails?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationStopSearchMailsArgs, 'token'>>;
  updateSettings?: Resolver<ResolversTypes['Settings'], ParentType, ContextType, RequireFields<MutationUpdateSettingsArgs, 'input'>>;
  updateTerm?: Resolver<ResolversTypes['ManagedTerm'], ParentType, ContextType, RequireFields<MutationUpdateTermArgs, 'id' | 'input'>>;
  inviteTeamMember?: Resolver<ResolversTypes['TeamMember'], ParentType, ContextType, RequireFields<MutationInviteTeamMemberArgs, 'input'>>;
  inviteTeamMemberAgain?: Resolver<ResolversTypes['TeamMember'], ParentType, ContextType, RequireFields<MutationInviteTeamMemberAgainArgs, 'id'>>;
  updateTeamMember?: Resolver<ResolversTypes['TeamMember'], ParentType, ContextType, RequireFields<MutationUpdateTeamMemberArgs, 'id' | 'hospitalRole'>>;
  removeTeamMember?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationRemoveTeamMemberArgs, 'id'>>;
  switchOnTestMode?: Resolver<ResolversTypes['TestMode'], ParentType, ContextType>;
  switchOffTestMode?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  resetTestMode?: Resolver<ResolversTypes['TestMode'], ParentType, ContextType>;
  advanceTestClock?: Resolver<ResolversTypes['TestMode'], ParentType, ContextType, RequireFields<MutationAdvanceTestClockArgs, 'minutes'>>;
  createTestKey?: Resolver<ResolversTypes['NewTestKey'], ParentType, ContextType, RequireFields<MutationCreateTestKeyArgs, 'input'>>;
  revokeTestKey?: Resolver<ResolversTypes['TestMode'], ParentType, ContextType, RequireFields<MutationRevokeTestKeyArgs, 'id'>>;
  createTestWebhook?: Resolver<ResolversTypes['WebhookSecret'], ParentType, ContextType, RequireFields<MutationCreateTestWebhookArgs, 'input'>>;
  deleteTestWebhook?: Resolver<ResolversTypes['TestMode'], ParentType, ContextType, RequireFields<MutationDeleteTestWebhookArgs, 'id'>>;
  fireTestEvent?: Resolver<ResolversTypes['TestMode'], ParentType, ContextType, RequireFields<MutationFireTestEventArgs, 'event'>>;
  updateProfile?: Resolver<ResolversTypes['User'], ParentType, ContextType, RequireFields<MutationUpdateProfileArgs, 'input'>>;
  updateNotifications?: Resolver<ResolversTypes['User'], ParentType, ContextType, RequireFields<MutationUpdateNotificationsArgs, 'input'>>;
  updateLanguage?: Resolver<ResolversTypes['User'], ParentType, ContextType, RequireFields<MutationUpdateLanguageArgs, 'language'>>;
  updatePageLanguage?: Resolver<ResolversTypes['User'], ParentType, ContextType, RequireFields<MutationUpdatePageLanguageArgs, 'language'>>;
  updateTravelDates?: Resolver<ResolversTypes['User'], ParentType, ContextType, Partial<MutationUpdateTravelDatesArgs>>;
  updateTimeZone?: Resolver<ResolversTypes['User'], ParentType, ContextType, Partial<MutationUpdateTimeZoneArgs>>;
  waitForTime?: Resolver<ResolversTypes['WaitingListEntry'], ParentType, ContextType, RequireFields<MutationWaitForTimeArgs, 'input'>>;
  waitForEarlierTime?: Resolver<ResolversTypes['WaitingListEntry'], ParentType, ContextType, RequireFields<MutationWaitForEarlierTimeArgs, 'appointmentId' | 'input'>>;
  leaveWaitingList?: Resolver<ResolversTypes['WaitingListEntry'], ParentType, ContextType, RequireFields<MutationLeaveWaitingListArgs, 'entryId'>>;
  answerWaitingOfferByLink?: Resolver<ResolversTypes['LinkedOffer'], ParentType, ContextType, RequireFields<MutationAnswerWaitingOfferByLinkArgs, 'token' | 'claim'>>;
  createWebhook?: Resolver<ResolversTypes['WebhookSecret'], ParentType, ContextType, RequireFields<MutationCreateWebhookArgs, 'input'>>;
  updateWebhook?: Resolver<ResolversTypes['Webhook'], ParentType, ContextType, RequireFields<MutationUpdateWebhookArgs, 'id' | 'input'>>;
  deleteWebhook?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationDeleteWebhookArgs, 'id'>>;
  rollWebhookSecret?: Resolver<ResolversTypes['WebhookSecret'], ParentType, ContextType, RequireFields<MutationRollWebhookSecretArgs, 'id'>>;
  testWebhook?: Resolver<ResolversTypes['Webhook'], ParentType, ContextType, RequireFields<MutationTestWebhookArgs, 'id'>>;
  replayWebhookDelivery?: Resolver<ResolversTypes['Webhook'], ParentType, ContextType, RequireFields<MutationReplayWebhookDeliveryArgs, 'webhookId' | 'deliveryId'>>;
};

export type ActivityPageResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['ActivityPage'] = ResolversParentTypes['ActivityPage']> = {
  items?: Resolver<Array<ResolversTypes['Activity']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  limit?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalPages?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ActivityResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['Activity'] = ResolversParentTypes['Activity']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  actorId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  actorName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  action?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  kind?: Resolver<Maybe<ResolversTypes['SubjectKind']>, ParentType, ContextType>;
  subjectId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  subjectName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  before?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  after?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  fields?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  hospitalId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  network?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ApiKeyResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['ApiKey'] = ResolversParentTypes['ApiKey']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  prefix?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  scopes?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  lastUsedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  expiresAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  revokedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type NewApiKeyResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['NewApiKey'] = ResolversParentTypes['NewApiKey']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  secret?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  apiKey?: Resolver<ResolversTypes['ApiKey'], ParentType, ContextType>;
};

export type InternalNoteResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['InternalNote'] = ResolversParentTypes['InternalNote']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  appointmentId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  authorName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  note?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type AvailableDayResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['AvailableDay'] = ResolversParentTypes['AvailableDay']> = {
  date?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  refusal?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  times?: Resolver<Array<ResolversTypes['AvailableTime']>, ParentType, ContextType>;
};

export type AvailableTimeResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['AvailableTime'] = ResolversParentTypes['AvailableTime']> = {
  time?: Resolver<ResolversTypes['Time'], ParentType, ContextType>;
  available?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type AppointmentResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['Appointment'] = ResolversParentTypes['Appointment']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  bookingId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['AppointmentStatus'], ParentType, ContextType>;
  hospital?: Resolver<ResolversTypes['Hospital'], ParentType, ContextType>;
  service?: Resolver<ResolversTypes['HealthService'], ParentType, ContextType>;
  doctor?: Resolver<Maybe<ResolversTypes['Doctor']>, ParentType, ContextType>;
  date?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  time?: Resolver<ResolversTypes['Time'], ParentType, ContextType>;
  startsAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  durationMinutes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  visitType?: Resolver<ResolversTypes['VisitType'], ParentType, ContextType>;
  channel?: Resolver<ResolversTypes['Channel'], ParentType, ContextType>;
  isFirstConsultation?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  consultationPrice?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  consultationCurrency?: Resolver<Maybe<ResolversTypes['Currency']>, ParentType, ContextType>;
  meetingOpensAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  meetingUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  patientName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  patientFirstName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  patientLastName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  patientBirthDate?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  patientAge?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  patientSex?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  patientLanguage?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  personId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  bookerName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  bookerRelation?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  patientEmail?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  patientPhone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  notes?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  noShowAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  earlierVisits?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  patientVisits?: Resolver<Array<ResolversTypes['Appointment']>, ParentType, ContextType>;
  arrivedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  calledInAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  price?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  currency?: Resolver<Maybe<ResolversTypes['Currency']>, ParentType, ContextType>;
  contentsHidden?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  allowedMoves?: Resolver<Array<ResolversTypes['AppointmentStatus']>, ParentType, ContextType>;
  moveRequest?: Resolver<Maybe<ResolversTypes['MoveRequest']>, ParentType, ContextType>;
  events?: Resolver<Array<ResolversTypes['AppointmentEvent']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  internalNotes?: Resolver<Array<ResolversTypes['InternalNote']>, ParentType, ContextType>;
  files?: Resolver<Array<ResolversTypes['File']>, ParentType, ContextType>;
  heldMove?: Resolver<Maybe<ResolversTypes['HeldMove']>, ParentType, ContextType>;
  messages?: Resolver<Array<ResolversTypes['Message']>, ParentType, ContextType, Partial<AppointmentMessagesArgs>>;
  lastMessage?: Resolver<Maybe<ResolversTypes['Message']>, ParentType, ContextType>;
  unreadMessages?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  proposal?: Resolver<Maybe<ResolversTypes['TimeProposal']>, ParentType, ContextType>;
  proposals?: Resolver<Array<ResolversTypes['TimeProposal']>, ParentType, ContextType>;
  review?: Resolver<Maybe<ResolversTypes['Review']>, ParentType, ContextType>;
  canReview?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  reviewDecision?: Resolver<Maybe<ResolversTypes['ReviewDecision']>, ParentType, ContextType>;
  room?: Resolver<Maybe<ResolversTypes['Room']>, ParentType, ContextType>;
};

export type MoveRequestResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['MoveRequest'] = ResolversParentTypes['MoveRequest']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  date?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  time?: Resolver<ResolversTypes['Time'], ParentType, ContextType>;
  startsAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type AppointmentEventResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['AppointmentEvent'] = ResolversParentTypes['AppointmentEvent']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  actorRole?: Resolver<ResolversTypes['Role'], ParentType, ContextType>;
  actorName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  fromStatus?: Resolver<Maybe<ResolversTypes['AppointmentStatus']>, ParentType, ContextType>;
  toStatus?: Resolver<Maybe<ResolversTypes['AppointmentStatus']>, ParentType, ContextType>;
  note?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  changes?: Resolver<Array<ResolversTypes['EventChange']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type EventChangeResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['EventChange'] = ResolversParentTypes['EventChange']> = {
  field?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  from?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  to?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type AppointmentPageResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['AppointmentPage'] = ResolversParentTypes['AppointmentPage']> = {
  items?: Resolver<Array<ResolversTypes['Appointment']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  limit?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalPages?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AppointmentSummaryResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['AppointmentSummary'] = ResolversParentTypes['AppointmentSummary']> = {
  today?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pending?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  confirmed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  completed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AnswerTermsResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['AnswerTerms'] = ResolversParentTypes['AnswerTerms']> = {
  confirmation?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  noticeMinutes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  usualAnswerMinutes?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type AssistantResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['Assistant'] = ResolversParentTypes['Assistant']> = {
  answeredBy?: Resolver<ResolversTypes['AnsweredBy'], ParentType, ContextType>;
  service?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  keepsConversations?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type ConversationResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['Conversation'] = ResolversParentTypes['Conversation']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  begins?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  messages?: Resolver<Array<ResolversTypes['KeptMessage']>, ParentType, ContextType>;
};

export type ConversationInShortResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['ConversationInShort'] = ResolversParentTypes['ConversationInShort']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  begins?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type KeptMessageResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['KeptMessage'] = ResolversParentTypes['KeptMessage']> = {
  role?: Resolver<ResolversTypes['ChatRole'], ParentType, ContextType>;
  content?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  emergency?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  answeredBy?: Resolver<Maybe<ResolversTypes['AnsweredBy']>, ParentType, ContextType>;
};

export type ChatAnswerResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['ChatAnswer'] = ResolversParentTypes['ChatAnswer']> = {
  message?: Resolver<ResolversTypes['ChatMessage'], ParentType, ContextType>;
  triage?: Resolver<ResolversTypes['ChatTriage'], ParentType, ContextType>;
  questions?: Resolver<Array<ResolversTypes['ChatQuestion']>, ParentType, ContextType>;
  suggestions?: Resolver<ResolversTypes['ChatSuggestions'], ParentType, ContextType>;
  answeredBy?: Resolver<ResolversTypes['AnsweredBy'], ParentType, ContextType>;
  language?: Resolver<ResolversTypes['UiLanguage'], ParentType, ContextType>;
  conversationId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type ChatMessageResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['ChatMessage'] = ResolversParentTypes['ChatMessage']> = {
  role?: Resolver<ResolversTypes['ChatRole'], ParentType, ContextType>;
  content?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ChatTriageResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['ChatTriage'] = ResolversParentTypes['ChatTriage']> = {
  urgency?: Resolver<Maybe<ResolversTypes['Urgency']>, ParentType, ContextType>;
  emergency?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  redFlags?: Resolver<Array<ResolversTypes['RedFlag']>, ParentType, ContextType>;
  sufferer?: Resolver<ResolversTypes['Sufferer'], ParentType, ContextType>;
  specialties?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type RedFlagResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['RedFlag'] = ResolversParentTypes['RedFlag']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  words?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  source?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ChatQuestionResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['ChatQuestion'] = ResolversParentTypes['ChatQuestion']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  answers?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ChatSuggestionsResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['ChatSuggestions'] = ResolversParentTypes['ChatSuggestions']> = {
  hospitals?: Resolver<Array<ResolversTypes['Hospital']>, ParentType, ContextType>;
  doctors?: Resolver<Array<ResolversTypes['Doctor']>, ParentType, ContextType>;
  services?: Resolver<Array<ResolversTypes['HealthService']>, ParentType, ContextType>;
  treatments?: Resolver<Array<ResolversTypes['TreatmentSuggestion']>, ParentType, ContextType>;
  location?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  languages?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  availability?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  priceTo?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  priceCurrency?: Resolver<Maybe<ResolversTypes['Currency']>, ParentType, ContextType>;
};

export type DeviceSessionResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['DeviceSession'] = ResolversParentTypes['DeviceSession']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  device?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  lastUsedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  current?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type TwoFactorSetupResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['TwoFactorSetup'] = ResolversParentTypes['TwoFactorSetup']> = {
  secret?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  uri?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  qrCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SessionResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['Session'] = ResolversParentTypes['Session']> = {
  token?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  user?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
};

export type BlockedTimeResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['BlockedTime'] = ResolversParentTypes['BlockedTime']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  doctorId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  date?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  from?: Resolver<ResolversTypes['Time'], ParentType, ContextType>;
  to?: Resolver<ResolversTypes['Time'], ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type HospitalCertificateResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['HospitalCertificate'] = ResolversParentTypes['HospitalCertificate']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  hospitalId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['CertificateKind'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  issuer?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  issuedOn?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  expiresOn?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  documentName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  documentSize?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  checkedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  checkedByName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type CheckedCertificateResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['CheckedCertificate'] = ResolversParentTypes['CheckedCertificate']> = {
  kind?: Resolver<ResolversTypes['CertificateKind'], ParentType, ContextType>;
  issuer?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  expiresOn?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
};

export type VerificationResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['Verification'] = ResolversParentTypes['Verification']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  hospital?: Resolver<ResolversTypes['VerifiedHospital'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['LicenceState'], ParentType, ContextType>;
  validUntil?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  certificates?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  unchecked?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type VerifiedHospitalResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['VerifiedHospital'] = ResolversParentTypes['VerifiedHospital']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  city?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isActive?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isVerified?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type VerificationPageResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['VerificationPage'] = ResolversParentTypes['VerificationPage']> = {
  items?: Resolver<Array<ResolversTypes['Verification']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  limit?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalPages?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type VerificationSummaryResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['VerificationSummary'] = ResolversParentTypes['VerificationSummary']> = {
  missing?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  unchecked?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  ending30?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  ending90?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  lapsed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ConsentResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['Consent'] = ResolversParentTypes['Consent']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  document?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  occasion?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  appointmentId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type DashboardResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['Dashboard'] = ResolversParentTypes['Dashboard']> = {
  hospitals?: Resolver<ResolversTypes['Changing'], ParentType, ContextType>;
  doctors?: Resolver<ResolversTypes['Changing'], ParentType, ContextType>;
  services?: Resolver<ResolversTypes['Changing'], ParentType, ContextType>;
  activeServices?: Resolver<ResolversTypes['Changing'], ParentType, ContextType>;
  bookings?: Resolver<ResolversTypes['Bookings'], ParentType, ContextType>;
  waiting?: Resolver<ResolversTypes['Waiting'], ParentType, ContextType>;
  unbookable?: Resolver<ResolversTypes['UnbookableHospitals'], ParentType, ContextType>;
};

export type ChangingResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['Changing'] = ResolversParentTypes['Changing']> = {
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  change?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  changeBefore?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type BookingsResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['Bookings'] = ResolversParentTypes['Bookings']> = {
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalBefore?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  days?: Resolver<Array<ResolversTypes['BookingDay']>, ParentType, ContextType>;
  cities?: Resolver<Array<ResolversTypes['CityCount']>, ParentType, ContextType>;
};

export type BookingDayResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['BookingDay'] = ResolversParentTypes['BookingDay']> = {
  date?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  pending?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  confirmed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  completed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  cancelled?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CityCountResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['CityCount'] = ResolversParentTypes['CityCount']> = {
  city?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type UnbookableHospitalsResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['UnbookableHospitals'] = ResolversParentTypes['UnbookableHospitals']> = {
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  services?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  hours?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type WaitingResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['Waiting'] = ResolversParentTypes['Waiting']> = {
  overdueRequests?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  oldestRequestAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  oldestRequestHospital?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  reportedReviews?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  lastReportAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  failedMails?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  lastFailureAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  uncheckedLicences?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  endingLicences?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  lapsedLicences?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  openDeskRequests?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  lateDeskRequests?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SystemPartResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['SystemPart'] = ResolversParentTypes['SystemPart']> = {
  part?: Resolver<ResolversTypes['SystemPartName'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['SystemState'], ParentType, ContextType>;
  facts?: Resolver<Array<ResolversTypes['SystemFact']>, ParentType, ContextType>;
  checkedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type SystemFactResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['SystemFact'] = ResolversParentTypes['SystemFact']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type DeletionResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['Deletion'] = ResolversParentTypes['Deletion']> = {
  erases?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  heldBy?: Resolver<Array<ResolversTypes['DeletionHolder']>, ParentType, ContextType>;
  appointmentsAhead?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type OverdueHospitalResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['OverdueHospital'] = ResolversParentTypes['OverdueHospital']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  city?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  requests?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  oldestAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  remindedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type DigestSettingsResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['DigestSettings'] = ResolversParentTypes['DigestSettings']> = {
  hospitalId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isOn?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  language?: Resolver<Maybe<ResolversTypes['UiLanguage']>, ParentType, ContextType>;
};

export type DoctorCalendarResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['DoctorCalendar'] = ResolversParentTypes['DoctorCalendar']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  hours?: Resolver<Maybe<Array<ResolversTypes['OpeningDay']>>, ParentType, ContextType>;
  breaks?: Resolver<Array<ResolversTypes['DoctorBreak']>, ParentType, ContextType>;
  leave?: Resolver<Array<ResolversTypes['DoctorLeave']>, ParentType, ContextType>;
  hasFeed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type DoctorFeedStateResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['DoctorFeedState'] = ResolversParentTypes['DoctorFeedState']> = {
  doctorId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  fullName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  hasFeed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type DoctorBreakResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['DoctorBreak'] = ResolversParentTypes['DoctorBreak']> = {
  weekday?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  from?: Resolver<ResolversTypes['Time'], ParentType, ContextType>;
  to?: Resolver<ResolversTypes['Time'], ParentType, ContextType>;
};

export type DoctorLeaveResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['DoctorLeave'] = ResolversParentTypes['DoctorLeave']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  startsOn?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  endsOn?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
};

export type LeaveClashesResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['LeaveClashes'] = ResolversParentTypes['LeaveClashes']> = {
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['LeaveClash']>, ParentType, ContextType>;
};

export type LeaveClashResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['LeaveClash'] = ResolversParentTypes['LeaveClash']> = {
  appointmentId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  bookingId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['AppointmentStatus'], ParentType, ContextType>;
  date?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  time?: Resolver<ResolversTypes['Time'], ParentType, ContextType>;
  durationMinutes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  patientName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  serviceName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  freeTimes?: Resolver<Array<ResolversTypes['FreeTime']>, ParentType, ContextType>;
  freeDoctors?: Resolver<Array<ResolversTypes['FreeDoctor']>, ParentType, ContextType>;
};

export type FreeTimeResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['FreeTime'] = ResolversParentTypes['FreeTime']> = {
  date?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  time?: Resolver<ResolversTypes['Time'], ParentType, ContextType>;
};

export type FreeDoctorResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['FreeDoctor'] = ResolversParentTypes['FreeDoctor']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  fullName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  specialty?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DoctorResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['Doctor'] = ResolversParentTypes['Doctor']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  fullName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  specialty?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  subspecialties?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  subspecialtyAges?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  experienceYears?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  languagesSpoken?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  phone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  website?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  textLanguage?: Resolver<Maybe<ResolversTypes['UiLanguage']>, ParentType, ContextType>;
  profileImageUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  profileImageAlt?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  consultationFee?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['Currency'], ParentType, ContextType>;
  priceFrom?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  priceRange?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isActive?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hospitalId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  hospitalName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hospitalCity?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hospitalCityName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hospital?: Resolver<Maybe<ResolversTypes['Hospital']>, ParentType, ContextType>;
  averageRating?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  reviewCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  distanceKm?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType, RequireFields<DoctorDistanceKmArgs, 'from'>>;
  distanceSummary?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType, RequireFields<DoctorDistanceSummaryArgs, 'from'>>;
  nextFreeSlot?: Resolver<Maybe<ResolversTypes['Slot']>, ParentType, ContextType>;
  nextFreeServiceId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  services?: Resolver<Array<ResolversTypes['DoctorService']>, ParentType, ContextType, RequireFields<DoctorServicesArgs, 'limit'>>;
  service?: Resolver<Maybe<ResolversTypes['DoctorService']>, ParentType, ContextType, RequireFields<DoctorServiceArgs, 'id'>>;
  proposedServices?: Resolver<Array<ResolversTypes['OfferedService']>, ParentType, ContextType>;
  settings?: Resolver<ResolversTypes['DoctorSettings'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  nextTimes?: Resolver<Array<ResolversTypes['Slot']>, ParentType, ContextType, RequireFields<DoctorNextTimesArgs, 'limit'>>;
  deletion?: Resolver<ResolversTypes['Deletion'], ParentType, ContextType>;
  calendar?: Resolver<ResolversTypes['DoctorCalendar'], ParentType, ContextType>;
  reviews?: Resolver<Maybe<ResolversTypes['ReviewPage']>, ParentType, ContextType, RequireFields<DoctorReviewsArgs, 'page' | 'limit'>>;
  reviewSummary?: Resolver<ResolversTypes['ReviewSummary'], ParentType, ContextType>;
};

export type DoctorSettingsResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['DoctorSettings'] = ResolversParentTypes['DoctorSettings']> = {
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  meetingUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  texts?: Resolver<Array<ResolversTypes['EditedText']>, ParentType, ContextType>;
};

export type DoctorFacetsResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['DoctorFacets'] = ResolversParentTypes['DoctorFacets']> = {
  services?: Resolver<Array<ResolversTypes['ServiceFacet']>, ParentType, ContextType>;
  specialties?: Resolver<Array<ResolversTypes['ChoiceCount']>, ParentType, ContextType>;
  subspecialties?: Resolver<Array<ResolversTypes['SubspecialtyCount']>, ParentType, ContextType>;
  ratings?: Resolver<Array<ResolversTypes['ChoiceCount']>, ParentType, ContextType>;
  priceRanges?: Resolver<Array<ResolversTypes['ChoiceCount']>, ParentType, ContextType>;
  availability?: Resolver<Array<ResolversTypes['ChoiceCount']>, ParentType, ContextType>;
  languages?: Resolver<Array<ResolversTypes['ChoiceCount']>, ParentType, ContextType>;
  experience?: Resolver<Array<ResolversTypes['ChoiceCount']>, ParentType, ContextType>;
  acceptsInsurance?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DoctorServiceResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['DoctorService'] = ResolversParentTypes['DoctorService']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  service?: Resolver<ResolversTypes['HealthService'], ParentType, ContextType>;
  price?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['Currency'], ParentType, ContextType>;
  ownPrice?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  nights?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  stayDays?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  priceIncludes?: Resolver<Array<ResolversTypes['PricePart']>, ParentType, ContextType>;
  priceExcludes?: Resolver<Array<ResolversTypes['PricePart']>, ParentType, ContextType>;
  priceSummary?: Resolver<Array<ResolversTypes['PriceGroup']>, ParentType, ContextType>;
  visit?: Resolver<ResolversTypes['BookableVisit'], ParentType, ContextType>;
  terms?: Resolver<ResolversTypes['ConsultationTerms'], ParentType, ContextType>;
  nextFreeSlot?: Resolver<Maybe<ResolversTypes['Slot']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DoctorPageResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['DoctorPage'] = ResolversParentTypes['DoctorPage']> = {
  items?: Resolver<Array<ResolversTypes['Doctor']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalIsExact?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  limit?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalPages?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  understood?: Resolver<Array<ResolversTypes['Understood']>, ParentType, ContextType>;
  unlisted?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  leftOut?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  searchedFor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  didYouMean?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  requirements?: Resolver<Array<ResolversTypes['SearchRequirement']>, ParentType, ContextType>;
  services?: Resolver<Array<ResolversTypes['HealthService']>, ParentType, ContextType>;
  areServicesMeant?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  others?: Resolver<ResolversTypes['OtherKinds'], ParentType, ContextType>;
  withoutFilter?: Resolver<Array<ResolversTypes['WithoutFilter']>, ParentType, ContextType>;
  nearestCity?: Resolver<Maybe<ResolversTypes['CityTotal']>, ParentType, ContextType>;
  placeName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type FavouritesResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['Favourites'] = ResolversParentTypes['Favourites']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  hospitals?: Resolver<Array<ResolversTypes['Hospital']>, ParentType, ContextType>;
  doctors?: Resolver<Array<ResolversTypes['Doctor']>, ParentType, ContextType>;
  hospitalIds?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
  doctorIds?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
  treatments?: Resolver<Array<ResolversTypes['FavouriteTreatment']>, ParentType, ContextType>;
};

export type FavouriteTreatmentResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['FavouriteTreatment'] = ResolversParentTypes['FavouriteTreatment']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  serviceId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type FileResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['File'] = ResolversParentTypes['File']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  size?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  uploadedBy?: Resolver<ResolversTypes['Side'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type HealthServiceResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['HealthService'] = ResolversParentTypes['HealthService']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  textLanguage?: Resolver<ResolversTypes['UiLanguage'], ParentType, ContextType>;
  sourceName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  texts?: Resolver<Array<ResolversTypes['HealthServiceText']>, ParentType, ContextType>;
  settings?: Resolver<ResolversTypes['HealthServiceSettings'], ParentType, ContextType>;
  category?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  iconKey?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  price?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['Currency'], ParentType, ContextType>;
  priceRange?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  duration?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  visitType?: Resolver<ResolversTypes['VisitType'], ParentType, ContextType>;
  nights?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  stayDays?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  minAge?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  maxAge?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  isActive?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  averageRating?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  reviewCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  hospitalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  deletion?: Resolver<ResolversTypes['Deletion'], ParentType, ContextType>;
  hospitals?: Resolver<Array<ResolversTypes['Hospital']>, ParentType, ContextType, RequireFields<HealthServiceHospitalsArgs, 'page' | 'limit'>>;
  lowestPrice?: Resolver<Maybe<ResolversTypes['LowestPrice']>, ParentType, ContextType>;
};

export type HealthServiceTextResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['HealthServiceText'] = ResolversParentTypes['HealthServiceText']> = {
  language?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type HealthServiceSettingsResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['HealthServiceSettings'] = ResolversParentTypes['HealthServiceSettings']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  texts?: Resolver<Array<ResolversTypes['EditedHealthServiceText']>, ParentType, ContextType>;
};

export type EditedHealthServiceTextResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['EditedHealthServiceText'] = ResolversParentTypes['EditedHealthServiceText']> = {
  language?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isOutdated?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type HealthServicePageResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['HealthServicePage'] = ResolversParentTypes['HealthServicePage']> = {
  items?: Resolver<Array<ResolversTypes['HealthService']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalIsExact?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  limit?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalPages?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  categories?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  understood?: Resolver<Array<ResolversTypes['Understood']>, ParentType, ContextType>;
  others?: Resolver<ResolversTypes['OtherKinds'], ParentType, ContextType>;
};

export type BookableVisitResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['BookableVisit'] = ResolversParentTypes['BookableVisit']> = {
  visitType?: Resolver<ResolversTypes['VisitType'], ParentType, ContextType>;
  isFirstConsultation?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  channels?: Resolver<Array<ResolversTypes['Channel']>, ParentType, ContextType>;
  price?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['Currency'], ParentType, ContextType>;
  minutes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  summary?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ConsultationTermsResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['ConsultationTerms'] = ResolversParentTypes['ConsultationTerms']> = {
  channels?: Resolver<Maybe<Array<ResolversTypes['Channel']>>, ParentType, ContextType>;
  consultationPrice?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  consultationCurrency?: Resolver<Maybe<ResolversTypes['Currency']>, ParentType, ContextType>;
  consultationMinutes?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type HeldMoveResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['HeldMove'] = ResolversParentTypes['HeldMove']> = {
  appointmentId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  move?: Resolver<ResolversTypes['HeldMoveKind'], ParentType, ContextType>;
  note?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  effectiveAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type DayBoardResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['DayBoard'] = ResolversParentTypes['DayBoard']> = {
  days?: Resolver<Array<ResolversTypes['BoardClosure']>, ParentType, ContextType>;
  columns?: Resolver<Array<ResolversTypes['BoardColumn']>, ParentType, ContextType>;
  appointments?: Resolver<Array<ResolversTypes['Appointment']>, ParentType, ContextType>;
  held?: Resolver<Array<ResolversTypes['TimeProposal']>, ParentType, ContextType>;
  blocked?: Resolver<Array<ResolversTypes['BlockedTime']>, ParentType, ContextType>;
};

export type BoardClosureResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['BoardClosure'] = ResolversParentTypes['BoardClosure']> = {
  date?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  closures?: Resolver<Array<ResolversTypes['CalendarClosure']>, ParentType, ContextType>;
};

export type BoardColumnResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['BoardColumn'] = ResolversParentTypes['BoardColumn']> = {
  doctorId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  doctorName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  specialty?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  days?: Resolver<Array<ResolversTypes['BoardDay']>, ParentType, ContextType>;
};

export type BoardDayResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['BoardDay'] = ResolversParentTypes['BoardDay']> = {
  date?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  refusal?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  breaks?: Resolver<Array<ResolversTypes['CalendarBreak']>, ParentType, ContextType>;
  free?: Resolver<Array<ResolversTypes['Time']>, ParentType, ContextType>;
  visits?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type BoardPlaceResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['BoardPlace'] = ResolversParentTypes['BoardPlace']> = {
  doctorId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  date?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  time?: Resolver<ResolversTypes['Time'], ParentType, ContextType>;
};

export type HospitalCalendarResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['HospitalCalendar'] = ResolversParentTypes['HospitalCalendar']> = {
  lanes?: Resolver<Array<ResolversTypes['CalendarLane']>, ParentType, ContextType>;
  days?: Resolver<Array<ResolversTypes['CalendarDay']>, ParentType, ContextType>;
  appointments?: Resolver<Array<ResolversTypes['Appointment']>, ParentType, ContextType>;
  held?: Resolver<Array<ResolversTypes['TimeProposal']>, ParentType, ContextType>;
  blocked?: Resolver<Array<ResolversTypes['BlockedTime']>, ParentType, ContextType>;
};

export type CalendarLaneResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['CalendarLane'] = ResolversParentTypes['CalendarLane']> = {
  doctorId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  doctorName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  visits?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CalendarDayResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['CalendarDay'] = ResolversParentTypes['CalendarDay']> = {
  date?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  refusal?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  closures?: Resolver<Array<ResolversTypes['CalendarClosure']>, ParentType, ContextType>;
  breaks?: Resolver<Array<ResolversTypes['CalendarBreak']>, ParentType, ContextType>;
  times?: Resolver<Array<ResolversTypes['AvailableTime']>, ParentType, ContextType>;
};

export type CalendarClosureResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['CalendarClosure'] = ResolversParentTypes['CalendarClosure']> = {
  from?: Resolver<ResolversTypes['Time'], ParentType, ContextType>;
  to?: Resolver<ResolversTypes['Time'], ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CalendarBreakResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['CalendarBreak'] = ResolversParentTypes['CalendarBreak']> = {
  from?: Resolver<ResolversTypes['Time'], ParentType, ContextType>;
  to?: Resolver<ResolversTypes['Time'], ParentType, ContextType>;
};

export type HospitalResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['Hospital'] = ResolversParentTypes['Hospital']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  textLanguage?: Resolver<Maybe<ResolversTypes['UiLanguage']>, ParentType, ContextType>;
  address?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  district?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  districtName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  city?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  cityName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  country?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  countryName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  latitude?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  longitude?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  locationApproximate?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  phone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  website?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  googleMapsUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  googlePlacesUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  logoUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  logoAlt?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  imageUrls?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  imageAlts?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  languages?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  insurers?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  acceptsInsurance?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  isActive?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isVerified?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  averageRating?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  reviewCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  priceFrom?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  priceRange?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  distanceKm?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType, RequireFields<HospitalDistanceKmArgs, 'from'>>;
  distanceSummary?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType, RequireFields<HospitalDistanceSummaryArgs, 'from'>>;
  airportSummary?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  nextFreeSlot?: Resolver<Maybe<ResolversTypes['Slot']>, ParentType, ContextType>;
  nextFreeServiceId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  services?: Resolver<Array<ResolversTypes['OfferedService']>, ParentType, ContextType, RequireFields<HospitalServicesArgs, 'page' | 'limit'>>;
  service?: Resolver<Maybe<ResolversTypes['OfferedService']>, ParentType, ContextType, RequireFields<HospitalServiceArgs, 'id'>>;
  matched?: Resolver<Array<ResolversTypes['OfferedService']>, ParentType, ContextType, RequireFields<HospitalMatchedArgs, 'limit'>>;
  serviceCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  openingHours?: Resolver<Array<ResolversTypes['OpeningDay']>, ParentType, ContextType>;
  texts?: Resolver<Array<ResolversTypes['HospitalText']>, ParentType, ContextType>;
  settings?: Resolver<ResolversTypes['HospitalSettings'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  answerTerms?: Resolver<ResolversTypes['AnswerTerms'], ParentType, ContextType>;
  nextTimes?: Resolver<Array<ResolversTypes['Slot']>, ParentType, ContextType, RequireFields<HospitalNextTimesArgs, 'limit'>>;
  certificates?: Resolver<Array<ResolversTypes['CheckedCertificate']>, ParentType, ContextType>;
  deletion?: Resolver<ResolversTypes['Deletion'], ParentType, ContextType>;
  doctors?: Resolver<Array<ResolversTypes['Doctor']>, ParentType, ContextType, RequireFields<HospitalDoctorsArgs, 'page' | 'limit'>>;
  doctorsFor?: Resolver<Array<ResolversTypes['Doctor']>, ParentType, ContextType, RequireFields<HospitalDoctorsForArgs, 'serviceId' | 'limit'>>;
  reviews?: Resolver<Maybe<ResolversTypes['ReviewPage']>, ParentType, ContextType, RequireFields<HospitalReviewsArgs, 'page' | 'limit'>>;
  reviewSummary?: Resolver<ResolversTypes['ReviewSummary'], ParentType, ContextType>;
};

export type LowestPriceResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['LowestPrice'] = ResolversParentTypes['LowestPrice']> = {
  amount?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['Currency'], ParentType, ContextType>;
};

export type PriceGroupResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['PriceGroup'] = ResolversParentTypes['PriceGroup']> = {
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  names?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type TreatmentOfferResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['TreatmentOffer'] = ResolversParentTypes['TreatmentOffer']> = {
  __resolveType: TypeResolveFn<'DoctorService' | 'OfferedService', ParentType, ContextType>;
};

export type OfferedServiceResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['OfferedService'] = ResolversParentTypes['OfferedService']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  service?: Resolver<ResolversTypes['HealthService'], ParentType, ContextType>;
  price?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['Currency'], ParentType, ContextType>;
  nights?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  stayDays?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  priceIncludes?: Resolver<Array<ResolversTypes['PricePart']>, ParentType, ContextType>;
  priceExcludes?: Resolver<Array<ResolversTypes['PricePart']>, ParentType, ContextType>;
  priceSummary?: Resolver<Array<ResolversTypes['PriceGroup']>, ParentType, ContextType>;
  visit?: Resolver<ResolversTypes['BookableVisit'], ParentType, ContextType>;
  terms?: Resolver<ResolversTypes['ConsultationTerms'], ParentType, ContextType>;
  nextFreeSlot?: Resolver<Maybe<ResolversTypes['Slot']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type OpeningDayResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['OpeningDay'] = ResolversParentTypes['OpeningDay']> = {
  weekday?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  times?: Resolver<Array<ResolversTypes['Time']>, ParentType, ContextType>;
};

export type HospitalSettingsResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['HospitalSettings'] = ResolversParentTypes['HospitalSettings']> = {
  openingHours?: Resolver<Array<ResolversTypes['OpeningDay']>, ParentType, ContextType>;
  bookingRules?: Resolver<ResolversTypes['BookingRules'], ParentType, ContextType>;
  closures?: Resolver<Array<ResolversTypes['Closure']>, ParentType, ContextType>;
  holidays?: Resolver<Array<ResolversTypes['PublicHoliday']>, ParentType, ContextType>;
  proposedHolidays?: Resolver<Array<ResolversTypes['PublicHoliday']>, ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  texts?: Resolver<Array<ResolversTypes['EditedText']>, ParentType, ContextType>;
  notifiedEmails?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  unconfirmedEmails?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  offers?: Resolver<Array<ResolversTypes['OfferTerms']>, ParentType, ContextType>;
};

export type HospitalTextResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['HospitalText'] = ResolversParentTypes['HospitalText']> = {
  language?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type EditedTextResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['EditedText'] = ResolversParentTypes['EditedText']> = {
  language?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isOutdated?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type BookingRulesResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['BookingRules'] = ResolversParentTypes['BookingRules']> = {
  noticeMinutes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  procedureNoticeMinutes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  horizonDays?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  bufferMinutes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  confirmation?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ClosureResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['Closure'] = ResolversParentTypes['Closure']> = {
  startsOn?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  endsOn?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  startsAt?: Resolver<Maybe<ResolversTypes['Time']>, ParentType, ContextType>;
  endsAt?: Resolver<Maybe<ResolversTypes['Time']>, ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PublicHolidayResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['PublicHoliday'] = ResolversParentTypes['PublicHoliday']> = {
  date?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type OfferTermsResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['OfferTerms'] = ResolversParentTypes['OfferTerms']> = {
  serviceId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  category?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  duration?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  isActive?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  listPrice?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  listCurrency?: Resolver<ResolversTypes['Currency'], ParentType, ContextType>;
  price?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  currency?: Resolver<Maybe<ResolversTypes['Currency']>, ParentType, ContextType>;
  onRequest?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type HospitalPageResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['HospitalPage'] = ResolversParentTypes['HospitalPage']> = {
  items?: Resolver<Array<ResolversTypes['Hospital']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalIsExact?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  limit?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalPages?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  understood?: Resolver<Array<ResolversTypes['Understood']>, ParentType, ContextType>;
  unlisted?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  leftOut?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  searchedFor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  didYouMean?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  requirements?: Resolver<Array<ResolversTypes['SearchRequirement']>, ParentType, ContextType>;
  services?: Resolver<Array<ResolversTypes['HealthService']>, ParentType, ContextType>;
  areServicesMeant?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  others?: Resolver<ResolversTypes['OtherKinds'], ParentType, ContextType>;
  withoutFilter?: Resolver<Array<ResolversTypes['WithoutFilter']>, ParentType, ContextType>;
  nearestCity?: Resolver<Maybe<ResolversTypes['CityTotal']>, ParentType, ContextType>;
  placeName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type FilterCountsResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['FilterCounts'] = ResolversParentTypes['FilterCounts']> = {
  __resolveType: TypeResolveFn<'DoctorFacets' | 'SearchFacets', ParentType, ContextType>;
};

export type SearchFacetsResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['SearchFacets'] = ResolversParentTypes['SearchFacets']> = {
  services?: Resolver<Array<ResolversTypes['ServiceFacet']>, ParentType, ContextType>;
  specialties?: Resolver<Array<ResolversTypes['ChoiceCount']>, ParentType, ContextType>;
  subspecialties?: Resolver<Array<ResolversTypes['SubspecialtyCount']>, ParentType, ContextType>;
  ratings?: Resolver<Array<ResolversTypes['ChoiceCount']>, ParentType, ContextType>;
  priceRanges?: Resolver<Array<ResolversTypes['ChoiceCount']>, ParentType, ContextType>;
  availability?: Resolver<Array<ResolversTypes['ChoiceCount']>, ParentType, ContextType>;
  languages?: Resolver<Array<ResolversTypes['ChoiceCount']>, ParentType, ContextType>;
  acceptsInsurance?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ChoiceCountResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['ChoiceCount'] = ResolversParentTypes['ChoiceCount']> = {
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SubspecialtyCountResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['SubspecialtyCount'] = ResolversParentTypes['SubspecialtyCount']> = {
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  ages?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ServiceFacetResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['ServiceFacet'] = ResolversParentTypes['ServiceFacet']> = {
  service?: Resolver<ResolversTypes['HealthService'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SlotResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['Slot'] = ResolversParentTypes['Slot']> = {
  date?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  time?: Resolver<ResolversTypes['Time'], ParentType, ContextType>;
  startsAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type ImportPageResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['ImportPage'] = ResolversParentTypes['ImportPage']> = {
  items?: Resolver<Array<ResolversTypes['Import']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  limit?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalPages?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ImportResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['Import'] = ResolversParentTypes['Import']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['ImportKind'], ParentType, ContextType>;
  fileName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['ImportState'], ParentType, ContextType>;
  actorName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  total?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  added?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  changed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  unchanged?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  refused?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  withoutServices?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  isCancelRequested?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  failure?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  startedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  finishedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type ImportRowPageResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['ImportRowPage'] = ResolversParentTypes['ImportRowPage']> = {
  items?: Resolver<Array<ResolversTypes['ImportRow']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  limit?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalPages?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ImportRowResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['ImportRow'] = ResolversParentTypes['ImportRow']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  line?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  outcome?: Resolver<ResolversTypes['ImportOutcome'], ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  before?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  after?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  text?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type InboxResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['Inbox'] = ResolversParentTypes['Inbox']> = {
  counts?: Resolver<Array<ResolversTypes['InboxCount']>, ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['InboxItem']>, ParentType, ContextType>;
  colleagues?: Resolver<Array<ResolversTypes['Colleague']>, ParentType, ContextType>;
};

export type InboxCountResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['InboxCount'] = ResolversParentTypes['InboxCount']> = {
  kind?: Resolver<ResolversTypes['InboxKind'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type InboxItemResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['InboxItem'] = ResolversParentTypes['InboxItem']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['InboxKind'], ParentType, ContextType>;
  since?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  isToday?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  snoozedUntil?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  assignee?: Resolver<Maybe<ResolversTypes['Colleague']>, ParentType, ContextType>;
  appointment?: Resolver<Maybe<ResolversTypes['Appointment']>, ParentType, ContextType>;
  proposal?: Resolver<Maybe<ResolversTypes['TimeProposal']>, ParentType, ContextType>;
  review?: Resolver<Maybe<ResolversTypes['Review']>, ParentType, ContextType>;
};

export type ColleagueResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['Colleague'] = ResolversParentTypes['Colleague']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  firstName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lastName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ManagedHospitalPageResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['ManagedHospitalPage'] = ResolversParentTypes['ManagedHospitalPage']> = {
  items?: Resolver<Array<ResolversTypes['Hospital']>, ParentType, ContextType>;
  missing?: Resolver<Array<ResolversTypes['HospitalMissingParts']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  limit?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalPages?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type HospitalMissingPartsResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['HospitalMissingParts'] = ResolversParentTypes['HospitalMissingParts']> = {
  hospitalId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  parts?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ManagedDoctorPageResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['ManagedDoctorPage'] = ResolversParentTypes['ManagedDoctorPage']> = {
  items?: Resolver<Array<ResolversTypes['Doctor']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  limit?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalPages?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ManagedServicePageResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['ManagedServicePage'] = ResolversParentTypes['ManagedServicePage']> = {
  items?: Resolver<Array<ResolversTypes['HealthService']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  limit?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalPages?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type RecordCountsResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['RecordCounts'] = ResolversParentTypes['RecordCounts']> = {
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  active?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  groups?: Resolver<Array<ResolversTypes['ChoiceCount']>, ParentType, ContextType>;
};

export type ActivationPreviewResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['ActivationPreview'] = ResolversParentTypes['ActivationPreview']> = {
  selected?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  changing?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  appointmentsAhead?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ActivationResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['Activation'] = ResolversParentTypes['Activation']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['RecordKind'], ParentType, ContextType>;
  isActive?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  changed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isUndone?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type HospitalDoctorPageResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['HospitalDoctorPage'] = ResolversParentTypes['HospitalDoctorPage']> = {
  hospitalId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['Doctor']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  limit?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalPages?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type HospitalDoctorCountsResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['HospitalDoctorCounts'] = ResolversParentTypes['HospitalDoctorCounts']> = {
  all?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  active?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  awayToday?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  specialties?: Resolver<Array<ResolversTypes['ChoiceCount']>, ParentType, ContextType>;
};

export type UserPageResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['UserPage'] = ResolversParentTypes['UserPage']> = {
  items?: Resolver<Array<ResolversTypes['ManagedUser']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  limit?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalPages?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type UserSummaryResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['UserSummary'] = ResolversParentTypes['UserSummary']> = {
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  active?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  admins?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  newThisMonth?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  newLastMonth?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  staff?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  suspended?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  adminsWithoutTwoFactor?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  staffWithoutTwoFactor?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ManagedUserResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['ManagedUser'] = ResolversParentTypes['ManagedUser']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  firstName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lastName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  role?: Resolver<ResolversTypes['Role'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['UserStatus'], ParentType, ContextType>;
  hospitalId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  hospitalRole?: Resolver<Maybe<ResolversTypes['HospitalRole']>, ParentType, ContextType>;
  doctorId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  hospitalName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  phone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  lastLoginAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  emailConfirmed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  twoFactorEnabled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  mustUseTwoFactor?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  invited?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  deletesAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type MessageTemplateResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['MessageTemplate'] = ResolversParentTypes['MessageTemplate']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  hospitalId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  language?: Resolver<ResolversTypes['UiLanguage'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  body?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type MessageResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['Message'] = ResolversParentTypes['Message']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  sender?: Resolver<ResolversTypes['Side'], ParentType, ContextType>;
  senderName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  readAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type SubscriberPageResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['SubscriberPage'] = ResolversParentTypes['SubscriberPage']> = {
  items?: Resolver<Array<ResolversTypes['Subscriber']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  limit?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalPages?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SubscriberResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['Subscriber'] = ResolversParentTypes['Subscriber']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  language?: Resolver<ResolversTypes['UiLanguage'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['SubscriberState'], ParentType, ContextType>;
  since?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type QueuedMailResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['QueuedMail'] = ResolversParentTypes['QueuedMail']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['MailState'], ParentType, ContextType>;
  to?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  attempts?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  lastError?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  availableAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  doneAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  failedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type MailPageResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['MailPage'] = ResolversParentTypes['MailPage']> = {
  items?: Resolver<Array<ResolversTypes['QueuedMail']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  limit?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalPages?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type MailSummaryResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['MailSummary'] = ResolversParentTypes['MailSummary']> = {
  waiting?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  failed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type DeadLetterResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['DeadLetter'] = ResolversParentTypes['DeadLetter']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  attempts?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  lastError?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  failedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type DeadLetterPageResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['DeadLetterPage'] = ResolversParentTypes['DeadLetterPage']> = {
  items?: Resolver<Array<ResolversTypes['DeadLetter']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  limit?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalPages?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type FoundRecordResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['FoundRecord'] = ResolversParentTypes['FoundRecord']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['FoundKind'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  detail?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  place?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PersonResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['Person'] = ResolversParentTypes['Person']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  firstName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lastName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  birthDate?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  sex?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  relation?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  language?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type FoundPatientResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['FoundPatient'] = ResolversParentTypes['FoundPatient']> = {
  appointmentId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  bookerName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  phone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  visits?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  latestDate?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
};

export type SlotServiceResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['SlotService'] = ResolversParentTypes['SlotService']> = {
  serviceId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  minutes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type WorkplaceResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['Workplace'] = ResolversParentTypes['Workplace']> = {
  hospitalId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  hospitalName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  pendingRequests?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  moveRequests?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  unreadMessages?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type HospitalDashboardResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['HospitalDashboard'] = ResolversParentTypes['HospitalDashboard']> = {
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  since?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  pending?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pendingLong?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  oldestPendingAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  moveRequests?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  confirmedToday?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  confirmedTodayLeft?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  completed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  completedThisMonth?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  newest?: Resolver<Array<ResolversTypes['Appointment']>, ParentType, ContextType>;
  today?: Resolver<Array<ResolversTypes['Appointment']>, ParentType, ContextType>;
  unread?: Resolver<Array<ResolversTypes['Appointment']>, ParentType, ContextType>;
  away?: Resolver<Array<ResolversTypes['Absence']>, ParentType, ContextType>;
  firstSteps?: Resolver<Array<ResolversTypes['FirstStep']>, ParentType, ContextType>;
};

export type FirstStepResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['FirstStep'] = ResolversParentTypes['FirstStep']> = {
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isDone?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  missing?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AbsenceResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['Absence'] = ResolversParentTypes['Absence']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  doctorId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  doctorName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  startsOn?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  endsOn?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  startsAt?: Resolver<Maybe<ResolversTypes['Time']>, ParentType, ContextType>;
  endsAt?: Resolver<Maybe<ResolversTypes['Time']>, ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  visits?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type TimeProposalResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['TimeProposal'] = ResolversParentTypes['TimeProposal']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  appointmentId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['ProposalState'], ParentType, ContextType>;
  doctor?: Resolver<Maybe<ResolversTypes['Doctor']>, ParentType, ContextType>;
  date?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  time?: Resolver<ResolversTypes['Time'], ParentType, ContextType>;
  startsAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  durationMinutes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  note?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type LinkedProposalResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['LinkedProposal'] = ResolversParentTypes['LinkedProposal']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  appointmentId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['ProposalState'], ParentType, ContextType>;
  hospitalName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  bookingId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  date?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  time?: Resolver<ResolversTypes['Time'], ParentType, ContextType>;
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  currentStatus?: Resolver<ResolversTypes['AppointmentStatus'], ParentType, ContextType>;
  currentDate?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  currentTime?: Resolver<ResolversTypes['Time'], ParentType, ContextType>;
  alternatives?: Resolver<Array<ResolversTypes['LinkedProposalOffer']>, ParentType, ContextType>;
};

export type LinkedProposalOfferResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['LinkedProposalOffer'] = ResolversParentTypes['LinkedProposalOffer']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  date?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  time?: Resolver<ResolversTypes['Time'], ParentType, ContextType>;
};

export type PublicFactsResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['PublicFacts'] = ResolversParentTypes['PublicFacts']> = {
  hospitals?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  doctors?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  services?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  reviews?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  provinces?: Resolver<Array<ResolversTypes['ProvinceCount']>, ParentType, ContextType>;
  countedOn?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
};

export type ProvinceCountResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['ProvinceCount'] = ResolversParentTypes['ProvinceCount']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  hospitals?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PushSettingsResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['PushSettings'] = ResolversParentTypes['PushSettings']> = {
  publicKey?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  subscribed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  notifications?: Resolver<ResolversTypes['Notifications'], ParentType, ContextType>;
};

export type OverseenQuotePageResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['OverseenQuotePage'] = ResolversParentTypes['OverseenQuotePage']> = {
  items?: Resolver<Array<ResolversTypes['OverseenQuote']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  limit?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalPages?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type OverseenQuoteResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['OverseenQuote'] = ResolversParentTypes['OverseenQuote']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  hospitalId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  hospitalName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['QuoteHospitalState'], ParentType, ContextType>;
  sentAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  dueAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  answerMinutes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  answeredMinutes?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  isLate?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  version?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  currency?: Resolver<Maybe<ResolversTypes['Currency']>, ParentType, ContextType>;
  quoted?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  charged?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  chargeState?: Resolver<Maybe<ResolversTypes['QuoteChargeState']>, ParentType, ContextType>;
  settled?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
};

export type QuoteOversightSummaryResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['QuoteOversightSummary'] = ResolversParentTypes['QuoteOversightSummary']> = {
  open?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  late?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  disputed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  medianAnswerMinutes?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type QuoteLinkResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['QuoteLink'] = ResolversParentTypes['QuoteLink']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  parts?: Resolver<Array<ResolversTypes['QuotePart']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['QuoteLinkState'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  openings?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  lastOpenedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type NewQuoteLinkResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['NewQuoteLink'] = ResolversParentTypes['NewQuoteLink']> = {
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  link?: Resolver<ResolversTypes['QuoteLink'], ParentType, ContextType>;
};

export type SharedQuotesResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['SharedQuotes'] = ResolversParentTypes['SharedQuotes']> = {
  state?: Resolver<ResolversTypes['QuoteLinkState'], ParentType, ContextType>;
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  parts?: Resolver<Array<ResolversTypes['QuotePart']>, ParentType, ContextType>;
  comparison?: Resolver<Maybe<ResolversTypes['SharedComparison']>, ParentType, ContextType>;
  health?: Resolver<Array<ResolversTypes['SharedFact']>, ParentType, ContextType>;
};

export type SharedComparisonResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['SharedComparison'] = ResolversParentTypes['SharedComparison']> = {
  number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  treatments?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  columns?: Resolver<Array<ResolversTypes['SharedColumn']>, ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['SharedRow']>, ParentType, ContextType>;
  ratesOf?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type SharedColumnResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['SharedColumn'] = ResolversParentTypes['SharedColumn']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  note?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  total?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  guide?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type SharedRowResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['SharedRow'] = ResolversParentTypes['SharedRow']> = {
  group?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  groupNote?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  note?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  cells?: Resolver<Array<ResolversTypes['SharedCell']>, ParentType, ContextType>;
};

export type SharedCellResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['SharedCell'] = ResolversParentTypes['SharedCell']> = {
  entries?: Resolver<Array<ResolversTypes['SharedEntry']>, ParentType, ContextType>;
  standsOut?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type SharedEntryResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['SharedEntry'] = ResolversParentTypes['SharedEntry']> = {
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  note?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  amount?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  tone?: Resolver<ResolversTypes['SharedTone'], ParentType, ContextType>;
};

export type SharedFactResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['SharedFact'] = ResolversParentTypes['SharedFact']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type QuoteTreatmentResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['QuoteTreatment'] = ResolversParentTypes['QuoteTreatment']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isConcept?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type QuoteAnswerResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['QuoteAnswer'] = ResolversParentTypes['QuoteAnswer']> = {
  question?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  values?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type QuoteHealthResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['QuoteHealth'] = ResolversParentTypes['QuoteHealth']> = {
  birthYear?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  sex?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  heightCm?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  weightKg?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  pregnancy?: Resolver<Maybe<ResolversTypes['QuotePregnancy']>, ParentType, ContextType>;
  smoking?: Resolver<Maybe<ResolversTypes['QuoteSmoking']>, ParentType, ContextType>;
  conditions?: Resolver<Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>;
  medicines?: Resolver<Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>;
  allergies?: Resolver<Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>;
  operations?: Resolver<Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>;
};

export type QuoteRequestResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['QuoteRequest'] = ResolversParentTypes['QuoteRequest']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['QuoteRequestState'], ParentType, ContextType>;
  treatments?: Resolver<Array<ResolversTypes['QuoteTreatment']>, ParentType, ContextType>;
  goal?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  questionnaireId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  questionnaireVersion?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  answers?: Resolver<Array<ResolversTypes['QuoteAnswer']>, ParentType, ContextType>;
  health?: Resolver<ResolversTypes['QuoteHealth'], ParentType, ContextType>;
  files?: Resolver<Array<ResolversTypes['QuoteFile']>, ParentType, ContextType>;
  fromCountry?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  fromAirport?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  earliest?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  latest?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  flexible?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  companions?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  languages?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  needs?: Resolver<Array<ResolversTypes['QuoteNeed']>, ParentType, ContextType>;
  budget?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['Currency'], ParentType, ContextType>;
  hospitals?: Resolver<Array<ResolversTypes['QuoteRequestHospital']>, ParentType, ContextType>;
  consentVersion?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  sentAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  closesAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  acceptance?: Resolver<Maybe<ResolversTypes['QuoteAcceptance']>, ParentType, ContextType>;
  charges?: Resolver<Maybe<ResolversTypes['QuoteCharges']>, ParentType, ContextType>;
  accesses?: Resolver<Array<ResolversTypes['QuoteAccess']>, ParentType, ContextType>;
  links?: Resolver<Array<ResolversTypes['QuoteLink']>, ParentType, ContextType>;
};

export type QuoteFileResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['QuoteFile'] = ResolversParentTypes['QuoteFile']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  size?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  view?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type QuoteAttachmentResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['QuoteAttachment'] = ResolversParentTypes['QuoteAttachment']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  size?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sha256?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type QuoteRequestPageResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['QuoteRequestPage'] = ResolversParentTypes['QuoteRequestPage']> = {
  items?: Resolver<Array<ResolversTypes['QuoteRequest']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  limit?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalPages?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type QuoteRequestHospitalResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['QuoteRequestHospital'] = ResolversParentTypes['QuoteRequestHospital']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  hospital?: Resolver<ResolversTypes['Hospital'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['QuoteHospitalState'], ParentType, ContextType>;
  consentedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  clock?: Resolver<Maybe<ResolversTypes['QuoteClock']>, ParentType, ContextType>;
  questions?: Resolver<Array<ResolversTypes['QuoteQuestion']>, ParentType, ContextType>;
  declineReason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  quotes?: Resolver<Array<ResolversTypes['Quote']>, ParentType, ContextType>;
  figures?: Resolver<ResolversTypes['QuoteFigures'], ParentType, ContextType>;
  certificates?: Resolver<Array<ResolversTypes['CheckedCertificate']>, ParentType, ContextType>;
};

export type QuoteClockResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['QuoteClock'] = ResolversParentTypes['QuoteClock']> = {
  state?: Resolver<ResolversTypes['QuoteClockState'], ParentType, ContextType>;
  totalMinutes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  leftMinutes?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  dueAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  pausedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  answeredMinutes?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  isLate?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type QuoteQuestionResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['QuoteQuestion'] = ResolversParentTypes['QuoteQuestion']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  asker?: Resolver<ResolversTypes['QuoteAsker'], ParentType, ContextType>;
  point?: Resolver<Maybe<ResolversTypes['QuotePoint']>, ParentType, ContextType>;
  topic?: Resolver<Maybe<ResolversTypes['QuoteTopic']>, ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  askedBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  askedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  answer?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  answeredVersion?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  answeredBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  answeredAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type QuoteResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['Quote'] = ResolversParentTypes['Quote']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isSent?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isCurrent?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  canAccept?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  language?: Resolver<ResolversTypes['UiLanguage'], ParentType, ContextType>;
  doctor?: Resolver<Maybe<ResolversTypes['Doctor']>, ParentType, ContextType>;
  plan?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  alternatives?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lines?: Resolver<Array<ResolversTypes['QuoteLine']>, ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['Currency'], ParentType, ContextType>;
  totalIncluded?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  totalWithOptions?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  validUntil?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  anaesthesia?: Resolver<Maybe<ResolversTypes['QuoteAnaesthesia']>, ParentType, ContextType>;
  nightsInHospital?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  daysInCountry?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  earliestFlight?: Resolver<Maybe<ResolversTypes['QuoteEarliestFlight']>, ParentType, ContextType>;
  dates?: Resolver<Array<ResolversTypes['Date']>, ParentType, ContextType>;
  companionStay?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  deposit?: Resolver<Maybe<ResolversTypes['QuoteDeposit']>, ParentType, ContextType>;
  payment?: Resolver<Maybe<ResolversTypes['QuotePayment']>, ParentType, ContextType>;
  priceMayChange?: Resolver<Maybe<Array<ResolversTypes['QuotePriceChange']>>, ParentType, ContextType>;
  complications?: Resolver<Maybe<ResolversTypes['QuoteComplications']>, ParentType, ContextType>;
  revision?: Resolver<Maybe<ResolversTypes['QuoteRevision']>, ParentType, ContextType>;
  careAtHome?: Resolver<Maybe<ResolversTypes['QuoteCareAtHome']>, ParentType, ContextType>;
  notIncluded?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  attachments?: Resolver<Array<ResolversTypes['QuoteAttachment']>, ParentType, ContextType>;
  stated?: Resolver<Array<ResolversTypes['QuotePoint']>, ParentType, ContextType>;
  notStated?: Resolver<Array<ResolversTypes['QuotePoint']>, ParentType, ContextType>;
  consultation?: Resolver<Maybe<ResolversTypes['QuoteConsultation']>, ParentType, ContextType>;
  sentBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sentAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  hash?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type QuoteConsultationResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['QuoteConsultation'] = ResolversParentTypes['QuoteConsultation']> = {
  hospitalId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  serviceId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  doctorId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type QuoteLineResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['QuoteLine'] = ResolversParentTypes['QuoteLine']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['QuoteLineKind'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  labels?: Resolver<ResolversTypes['QuoteLabels'], ParentType, ContextType>;
  maker?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  model?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  unit?: Resolver<ResolversTypes['QuoteLineUnit'], ParentType, ContextType>;
  each?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  net?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['QuoteLineStatus'], ParentType, ContextType>;
};

export type QuoteLabelsResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['QuoteLabels'] = ResolversParentTypes['QuoteLabels']> = {
  en?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  tr?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  ru?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  ar?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type QuoteEarliestFlightResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['QuoteEarliestFlight'] = ResolversParentTypes['QuoteEarliestFlight']> = {
  days?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  ruleId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type QuoteDepositResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['QuoteDeposit'] = ResolversParentTypes['QuoteDeposit']> = {
  amount?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  refundableUntil?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
};

export type QuotePaymentResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['QuotePayment'] = ResolversParentTypes['QuotePayment']> = {
  when?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  how?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type QuotePriceChangeResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['QuotePriceChange'] = ResolversParentTypes['QuotePriceChange']> = {
  cause?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  atMost?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
};

export type QuoteComplicationsResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['QuoteComplications'] = ResolversParentTypes['QuoteComplications']> = {
  who?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  where?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  whoPays?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type QuoteRevisionResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['QuoteRevision'] = ResolversParentTypes['QuoteRevision']> = {
  until?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  cost?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  travelIncluded?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
};

export type QuoteCareAtHomeResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['QuoteCareAtHome'] = ResolversParentTypes['QuoteCareAtHome']> = {
  who?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  how?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  languages?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type QuoteFiguresResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['QuoteFigures'] = ResolversParentTypes['QuoteFigures']> = {
  hospitalId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  measured?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  medianAnswerMinutes?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  answeredInTimePercent?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  driftCases?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  driftMedian?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  driftLower?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  driftUpper?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
};

export type QuoteHospitalResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['QuoteHospital'] = ResolversParentTypes['QuoteHospital']> = {
  hospital?: Resolver<ResolversTypes['Hospital'], ParentType, ContextType>;
  serviceIds?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
  doctorCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  speaks?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  figures?: Resolver<ResolversTypes['QuoteFigures'], ParentType, ContextType>;
};

export type QuoteHospitalPageResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['QuoteHospitalPage'] = ResolversParentTypes['QuoteHospitalPage']> = {
  items?: Resolver<Array<ResolversTypes['QuoteHospital']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  limit?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalPages?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type HospitalQuoteRequestResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['HospitalQuoteRequest'] = ResolversParentTypes['HospitalQuoteRequest']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  hospitalId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['QuoteHospitalState'], ParentType, ContextType>;
  moves?: Resolver<Array<ResolversTypes['QuoteHospitalState']>, ParentType, ContextType>;
  treatments?: Resolver<Array<ResolversTypes['QuoteTreatment']>, ParentType, ContextType>;
  patient?: Resolver<ResolversTypes['QuotePatient'], ParentType, ContextType>;
  contact?: Resolver<Maybe<ResolversTypes['QuoteContact']>, ParentType, ContextType>;
  goal?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  questionnaireId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  questionnaireVersion?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  answers?: Resolver<Maybe<Array<ResolversTypes['QuoteAnswer']>>, ParentType, ContextType>;
  health?: Resolver<Maybe<ResolversTypes['QuoteHealth']>, ParentType, ContextType>;
  files?: Resolver<Array<ResolversTypes['QuoteFile']>, ParentType, ContextType>;
  earliest?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  latest?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  flexible?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  companions?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  needs?: Resolver<Array<ResolversTypes['QuoteNeed']>, ParentType, ContextType>;
  fromAirport?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['Currency'], ParentType, ContextType>;
  flightRuleId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  clock?: Resolver<ResolversTypes['QuoteClock'], ParentType, ContextType>;
  assignee?: Resolver<Maybe<ResolversTypes['QuoteAssignee']>, ParentType, ContextType>;
  proposal?: Resolver<Maybe<ResolversTypes['QuoteProposal']>, ParentType, ContextType>;
  canPropose?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isUnread?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  askedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  questions?: Resolver<Array<ResolversTypes['QuoteQuestion']>, ParentType, ContextType>;
  declineReason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  attachments?: Resolver<Array<ResolversTypes['QuoteAttachment']>, ParentType, ContextType>;
  draft?: Resolver<Maybe<ResolversTypes['Quote']>, ParentType, ContextType>;
  quotes?: Resolver<Array<ResolversTypes['Quote']>, ParentType, ContextType>;
  acceptance?: Resolver<Maybe<ResolversTypes['QuoteAcceptance']>, ParentType, ContextType>;
  charges?: Resolver<Maybe<ResolversTypes['QuoteCharges']>, ParentType, ContextType>;
  removalAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  sentAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  needsReason?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type QuotePatientResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['QuotePatient'] = ResolversParentTypes['QuotePatient']> = {
  firstName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  age?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  sex?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  country?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  languages?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type QuoteAssigneeResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['QuoteAssignee'] = ResolversParentTypes['QuoteAssignee']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  firstName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lastName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type QuoteProposalResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['QuoteProposal'] = ResolversParentTypes['QuoteProposal']> = {
  proposedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  doctorName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type QuoteColleagueResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['QuoteColleague'] = ResolversParentTypes['QuoteColleague']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  firstName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lastName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  hospitalRole?: Resolver<ResolversTypes['HospitalRole'], ParentType, ContextType>;
  doctorName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type HospitalQuoteRequestPageResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['HospitalQuoteRequestPage'] = ResolversParentTypes['HospitalQuoteRequestPage']> = {
  items?: Resolver<Array<ResolversTypes['HospitalQuoteRequest']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  limit?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalPages?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type HospitalQuoteChartsResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['HospitalQuoteCharts'] = ResolversParentTypes['HospitalQuoteCharts']> = {
  weeks?: Resolver<Array<ResolversTypes['QuoteWeek']>, ParentType, ContextType>;
  quotes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  leftOut?: Resolver<Array<ResolversTypes['QuotePointCount']>, ParentType, ContextType>;
};

export type QuoteWeekResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['QuoteWeek'] = ResolversParentTypes['QuoteWeek']> = {
  from?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  ended?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  inTime?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type QuotePointCountResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['QuotePointCount'] = ResolversParentTypes['QuotePointCount']> = {
  point?: Resolver<ResolversTypes['QuotePoint'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type HospitalQuoteSummaryResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['HospitalQuoteSummary'] = ResolversParentTypes['HospitalQuoteSummary']> = {
  toAnswer?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  urgent?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  withPatient?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  open?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  quoted?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  accepted?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  closed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  unread?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  asked?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  leastMinutes?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  figures?: Resolver<ResolversTypes['QuoteFigures'], ParentType, ContextType>;
};

export type QuoteAcceptanceResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['QuoteAcceptance'] = ResolversParentTypes['QuoteAcceptance']> = {
  quoteId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  hospitalId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  acceptedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  hash?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  checklist?: Resolver<Array<ResolversTypes['QuoteCheckItem']>, ParentType, ContextType>;
  appointmentId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type QuoteCheckItemResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['QuoteCheckItem'] = ResolversParentTypes['QuoteCheckItem']> = {
  check?: Resolver<ResolversTypes['QuoteCheck'], ParentType, ContextType>;
  answer?: Resolver<ResolversTypes['QuoteCheckAnswer'], ParentType, ContextType>;
};

export type QuoteChargesResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['QuoteCharges'] = ResolversParentTypes['QuoteCharges']> = {
  state?: Resolver<ResolversTypes['QuoteChargeState'], ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['QuoteCharge']>, ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['Currency'], ParentType, ContextType>;
  quoted?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  charged?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  recordedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  answerBy?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  answeredAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  note?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  settlement?: Resolver<Maybe<ResolversTypes['QuoteSettlement']>, ParentType, ContextType>;
};

export type QuoteSettlementResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['QuoteSettlement'] = ResolversParentTypes['QuoteSettlement']> = {
  outcome?: Resolver<ResolversTypes['QuoteSettlementOutcome'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  settledAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type QuoteChargeResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['QuoteCharge'] = ResolversParentTypes['QuoteCharge']> = {
  lineId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  quoted?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  net?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type QuoteContactResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['QuoteContact'] = ResolversParentTypes['QuoteContact']> = {
  lastName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  phone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type QuoteAccessResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['QuoteAccess'] = ResolversParentTypes['QuoteAccess']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type QuoteTemplateResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['QuoteTemplate'] = ResolversParentTypes['QuoteTemplate']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  hospitalId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  treatment?: Resolver<Maybe<ResolversTypes['QuoteTreatment']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  fits?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<QuoteTemplateFitsArgs, 'treatmentIds'>>;
  content?: Resolver<ResolversTypes['QuoteTemplateContent'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type QuoteTemplateContentResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['QuoteTemplateContent'] = ResolversParentTypes['QuoteTemplateContent']> = {
  language?: Resolver<ResolversTypes['UiLanguage'], ParentType, ContextType>;
  lines?: Resolver<Array<ResolversTypes['QuoteTemplateLine']>, ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['Currency'], ParentType, ContextType>;
  validDays?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  anaesthesia?: Resolver<Maybe<ResolversTypes['QuoteAnaesthesia']>, ParentType, ContextType>;
  nightsInHospital?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  daysInCountry?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  earliestFlight?: Resolver<Maybe<ResolversTypes['QuoteEarliestFlight']>, ParentType, ContextType>;
  companionStay?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  deposit?: Resolver<Maybe<ResolversTypes['QuoteTemplateDeposit']>, ParentType, ContextType>;
  payment?: Resolver<Maybe<ResolversTypes['QuotePayment']>, ParentType, ContextType>;
  priceMayChange?: Resolver<Maybe<Array<ResolversTypes['QuotePriceChange']>>, ParentType, ContextType>;
  complications?: Resolver<Maybe<ResolversTypes['QuoteComplications']>, ParentType, ContextType>;
  revision?: Resolver<Maybe<ResolversTypes['QuoteRevision']>, ParentType, ContextType>;
  careAtHome?: Resolver<Maybe<ResolversTypes['QuoteCareAtHome']>, ParentType, ContextType>;
  notIncluded?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type QuoteTemplateLineResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['QuoteTemplateLine'] = ResolversParentTypes['QuoteTemplateLine']> = {
  kind?: Resolver<ResolversTypes['QuoteLineKind'], ParentType, ContextType>;
  labels?: Resolver<ResolversTypes['QuoteLabels'], ParentType, ContextType>;
  maker?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  model?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  unit?: Resolver<ResolversTypes['QuoteLineUnit'], ParentType, ContextType>;
  each?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  net?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['QuoteLineStatus'], ParentType, ContextType>;
};

export type QuoteTemplateDepositResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['QuoteTemplateDeposit'] = ResolversParentTypes['QuoteTemplateDeposit']> = {
  amount?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  refundableDays?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type ApiGroupResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['ApiGroup'] = ResolversParentTypes['ApiGroup']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  audience?: Resolver<ResolversTypes['ApiAudience'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  operations?: Resolver<Array<ResolversTypes['ApiOperation']>, ParentType, ContextType>;
  records?: Resolver<Array<ResolversTypes['ApiRecord']>, ParentType, ContextType>;
};

export type ApiOperationResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['ApiOperation'] = ResolversParentTypes['ApiOperation']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  method?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  summary?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  description?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  deprecated?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  open?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  parameters?: Resolver<Array<ResolversTypes['ApiField']>, ParentType, ContextType>;
  body?: Resolver<Maybe<ResolversTypes['ApiBody']>, ParentType, ContextType>;
  answers?: Resolver<Array<ResolversTypes['ApiAnswer']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ApiBodyResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['ApiBody'] = ResolversParentTypes['ApiBody']> = {
  media?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  fields?: Resolver<Array<ResolversTypes['ApiField']>, ParentType, ContextType>;
  example?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ApiFieldResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['ApiField'] = ResolversParentTypes['ApiField']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  place?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  record?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  required?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ApiAnswerResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['ApiAnswer'] = ResolversParentTypes['ApiAnswer']> = {
  status?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  record?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  fields?: Resolver<Array<ResolversTypes['ApiField']>, ParentType, ContextType>;
};

export type ApiRecordResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['ApiRecord'] = ResolversParentTypes['ApiRecord']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  fields?: Resolver<Array<ResolversTypes['ApiField']>, ParentType, ContextType>;
};

export type ReportPageResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['ReportPage'] = ResolversParentTypes['ReportPage']> = {
  items?: Resolver<Array<ResolversTypes['Report']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  limit?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalPages?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ReportResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['Report'] = ResolversParentTypes['Report']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  hospitalId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['ReportKind'], ParentType, ContextType>;
  period?: Resolver<ResolversTypes['ReportPeriod'], ParentType, ContextType>;
  from?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  to?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  doctorId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  doctorName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  actorName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['ReportState'], ParentType, ContextType>;
  progress?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isCancelRequested?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  failure?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  finishedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  keptUntil?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  appointments?: Resolver<Maybe<ResolversTypes['AppointmentsReport']>, ParentType, ContextType>;
  revenue?: Resolver<Maybe<ResolversTypes['RevenueReport']>, ParentType, ContextType>;
  doctors?: Resolver<Maybe<ResolversTypes['DoctorsReport']>, ParentType, ContextType>;
  patients?: Resolver<Maybe<ResolversTypes['PatientsReport']>, ParentType, ContextType>;
};

export type AppointmentsReportResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['AppointmentsReport'] = ResolversParentTypes['AppointmentsReport']> = {
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pending?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  confirmed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  completed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  cancelled?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  noShows?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  moved?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  buckets?: Resolver<Array<ResolversTypes['AppointmentsBucket']>, ParentType, ContextType>;
  services?: Resolver<Array<ResolversTypes['AppointmentsService']>, ParentType, ContextType>;
};

export type AppointmentsBucketResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['AppointmentsBucket'] = ResolversParentTypes['AppointmentsBucket']> = {
  from?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  to?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  pending?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  confirmed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  completed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  cancelled?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  noShows?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AppointmentsServiceResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['AppointmentsService'] = ResolversParentTypes['AppointmentsService']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  completed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  cancelled?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  noShows?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ReportAmountResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['ReportAmount'] = ResolversParentTypes['ReportAmount']> = {
  currency?: Resolver<ResolversTypes['Currency'], ParentType, ContextType>;
  amount?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type RevenueReportResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['RevenueReport'] = ResolversParentTypes['RevenueReport']> = {
  completed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  onRequest?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  amounts?: Resolver<Array<ResolversTypes['ReportAmount']>, ParentType, ContextType>;
  buckets?: Resolver<Array<ResolversTypes['RevenueBucket']>, ParentType, ContextType>;
  services?: Resolver<Array<ResolversTypes['RevenueService']>, ParentType, ContextType>;
};

export type RevenueBucketResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['RevenueBucket'] = ResolversParentTypes['RevenueBucket']> = {
  from?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  to?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  completed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  onRequest?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  amounts?: Resolver<Array<ResolversTypes['ReportAmount']>, ParentType, ContextType>;
};

export type RevenueServiceResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['RevenueService'] = ResolversParentTypes['RevenueService']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  completed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  onRequest?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  amounts?: Resolver<Array<ResolversTypes['ReportAmount']>, ParentType, ContextType>;
};

export type DoctorsReportResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['DoctorsReport'] = ResolversParentTypes['DoctorsReport']> = {
  doctors?: Resolver<Array<ResolversTypes['DoctorsReportRow']>, ParentType, ContextType>;
};

export type DoctorsReportRowResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['DoctorsReportRow'] = ResolversParentTypes['DoctorsReportRow']> = {
  doctorId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  appointments?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  completed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  cancelled?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  noShows?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  bookedMinutes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  rating?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  reviewCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type PatientsReportResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['PatientsReport'] = ResolversParentTypes['PatientsReport']> = {
  people?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  firstTime?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  returning?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  withoutAccount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  buckets?: Resolver<Array<ResolversTypes['PatientsBucket']>, ParentType, ContextType>;
  countries?: Resolver<Array<ResolversTypes['PatientsCountry']>, ParentType, ContextType>;
  ages?: Resolver<Array<ResolversTypes['PatientsAge']>, ParentType, ContextType>;
  languages?: Resolver<Array<ResolversTypes['PatientsLanguage']>, ParentType, ContextType>;
};

export type PatientsBucketResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['PatientsBucket'] = ResolversParentTypes['PatientsBucket']> = {
  from?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  to?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  firstTime?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  returning?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PatientsCountryResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['PatientsCountry'] = ResolversParentTypes['PatientsCountry']> = {
  callingCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  people?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PatientsAgeResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['PatientsAge'] = ResolversParentTypes['PatientsAge']> = {
  from?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  to?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  people?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PatientsLanguageResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['PatientsLanguage'] = ResolversParentTypes['PatientsLanguage']> = {
  language?: Resolver<ResolversTypes['UiLanguage'], ParentType, ContextType>;
  people?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type RequestLogResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['RequestLog'] = ResolversParentTypes['RequestLog']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  prefix?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isTest?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  requests?: Resolver<Array<ResolversTypes['KeyRequest']>, ParentType, ContextType>;
};

export type KeyRequestResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['KeyRequest'] = ResolversParentTypes['KeyRequest']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  method?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  operation?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  outcome?: Resolver<ResolversTypes['RequestOutcome'], ParentType, ContextType>;
  durationMs?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  fields?: Resolver<Array<ResolversTypes['RequestField']>, ParentType, ContextType>;
};

export type RequestFieldResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['RequestField'] = ResolversParentTypes['RequestField']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isInQuery?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type RequestFormResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['RequestForm'] = ResolversParentTypes['RequestForm']> = {
  form?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SentRequestResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['SentRequest'] = ResolversParentTypes['SentRequest']> = {
  number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  answerBy?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
};

export type DeskRequestResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['DeskRequest'] = ResolversParentTypes['DeskRequest']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['RequestKind'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['RequestState'], ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  company?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  phone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  subject?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  details?: Resolver<Array<ResolversTypes['RequestDetail']>, ParentType, ContextType>;
  language?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  ownerId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  ownerName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  dueOn?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  answeredAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  events?: Resolver<Array<ResolversTypes['RequestEvent']>, ParentType, ContextType>;
  files?: Resolver<Array<ResolversTypes['RequestFile']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type RequestDetailResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['RequestDetail'] = ResolversParentTypes['RequestDetail']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type RequestEventResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['RequestEvent'] = ResolversParentTypes['RequestEvent']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['RequestEventKind'], ParentType, ContextType>;
  actorName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  fromState?: Resolver<Maybe<ResolversTypes['RequestState']>, ParentType, ContextType>;
  toState?: Resolver<Maybe<ResolversTypes['RequestState']>, ParentType, ContextType>;
  text?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type RequestFileResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['RequestFile'] = ResolversParentTypes['RequestFile']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  size?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DeskRequestPageResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['DeskRequestPage'] = ResolversParentTypes['DeskRequestPage']> = {
  items?: Resolver<Array<ResolversTypes['DeskRequest']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  limit?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalPages?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type RequestSummaryResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['RequestSummary'] = ResolversParentTypes['RequestSummary']> = {
  open?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  overdue?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  unowned?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ReviewToAnswerResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['ReviewToAnswer'] = ResolversParentTypes['ReviewToAnswer']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  review?: Resolver<ResolversTypes['Review'], ParentType, ContextType>;
  isReported?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type ReviewsToAnswerResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['ReviewsToAnswer'] = ResolversParentTypes['ReviewsToAnswer']> = {
  items?: Resolver<Array<ResolversTypes['ReviewToAnswer']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  limit?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalPages?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  all?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  unanswered?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ReportedReviewResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['ReportedReview'] = ResolversParentTypes['ReportedReview']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  review?: Resolver<ResolversTypes['Review'], ParentType, ContextType>;
  hospital?: Resolver<ResolversTypes['Hospital'], ParentType, ContextType>;
  reportedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  reasons?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  hiddenAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  decisionReason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  decidedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type ReviewDecisionResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['ReviewDecision'] = ResolversParentTypes['ReviewDecision']> = {
  hidden?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  decidedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type ReportedReviewPageResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['ReportedReviewPage'] = ResolversParentTypes['ReportedReviewPage']> = {
  items?: Resolver<Array<ResolversTypes['ReportedReview']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  limit?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalPages?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ReviewResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['Review'] = ResolversParentTypes['Review']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  rating?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  comment?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  language?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  authorName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  serviceName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  verifiedVisit?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  canEdit?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  editableUntil?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  reply?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  repliedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type ReviewPageResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['ReviewPage'] = ResolversParentTypes['ReviewPage']> = {
  items?: Resolver<Array<ResolversTypes['Review']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  limit?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalPages?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ReviewSummaryResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['ReviewSummary'] = ResolversParentTypes['ReviewSummary']> = {
  total?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  ratings?: Resolver<Array<ResolversTypes['RatingCount']>, ParentType, ContextType>;
  treatments?: Resolver<Array<ResolversTypes['ReviewedTreatment']>, ParentType, ContextType>;
};

export type RatingCountResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['RatingCount'] = ResolversParentTypes['RatingCount']> = {
  rating?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ReviewedTreatmentResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['ReviewedTreatment'] = ResolversParentTypes['ReviewedTreatment']> = {
  serviceId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  averageRating?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type RoomResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['Room'] = ResolversParentTypes['Room']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PublicRuleResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['PublicRule'] = ResolversParentTypes['PublicRule']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  source?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sourceUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  from?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  until?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  audiences?: Resolver<Array<ResolversTypes['RuleAudience']>, ParentType, ContextType>;
  languages?: Resolver<Array<ResolversTypes['UiLanguage']>, ParentType, ContextType>;
  hides?: Resolver<Array<ResolversTypes['RuleTopic']>, ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isInForce?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isOn?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasSwitch?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  decisionReason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  decidedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type WithheldTopicResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['WithheldTopic'] = ResolversParentTypes['WithheldTopic']> = {
  topic?: Resolver<ResolversTypes['RuleTopic'], ParentType, ContextType>;
  ruleId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  source?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SavedSearchResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['SavedSearch'] = ResolversParentTypes['SavedSearch']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  query?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  weeklyMail?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isTooBroad?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  newCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type UnderstoodResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['Understood'] = ResolversParentTypes['Understood']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SearchRequirementResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['SearchRequirement'] = ResolversParentTypes['SearchRequirement']> = {
  filters?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  without?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type OtherKindsResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['OtherKinds'] = ResolversParentTypes['OtherKinds']> = {
  hospitals?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  doctors?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  doctorsAreExact?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  healthServices?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type WithoutFilterResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['WithoutFilter'] = ResolversParentTypes['WithoutFilter']> = {
  filter?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalIsExact?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type CityTotalResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['CityTotal'] = ResolversParentTypes['CityTotal']> = {
  city?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  cityName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  distanceKm?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type TreatmentSuggestionResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['TreatmentSuggestion'] = ResolversParentTypes['TreatmentSuggestion']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sourceName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  iconKey?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hospitals?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  from?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['Currency'], ParentType, ContextType>;
};

export type SuggestionsResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['Suggestions'] = ResolversParentTypes['Suggestions']> = {
  treatments?: Resolver<Array<ResolversTypes['TreatmentSuggestion']>, ParentType, ContextType>;
  hospitals?: Resolver<Array<ResolversTypes['Hospital']>, ParentType, ContextType>;
  doctors?: Resolver<Array<ResolversTypes['Doctor']>, ParentType, ContextType>;
  areDoctorsMeant?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type SettingsResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['Settings'] = ResolversParentTypes['Settings']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  companyName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  tradeRegistry?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  mersis?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  phone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  statusPageUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  footerNote?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  offices?: Resolver<Array<ResolversTypes['Office']>, ParentType, ContextType>;
  certificates?: Resolver<Array<ResolversTypes['Certificate']>, ParentType, ContextType>;
  upcomingAppointments?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  appointmentsADay?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  upcomingUnconfirmed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  messagesPerHour?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  quoteAnswerHours?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  euroPerDollar?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  poundPerDollar?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  liraPerDollar?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  ratesDate?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  ratesSource?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  exchangeRates?: Resolver<Array<ResolversTypes['ExchangeRate']>, ParentType, ContextType>;
  certificateMails?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  requireTwoFactorForStaff?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type ExchangeRateResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['ExchangeRate'] = ResolversParentTypes['ExchangeRate']> = {
  currency?: Resolver<ResolversTypes['Currency'], ParentType, ContextType>;
  perDollar?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  date?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  source?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SiteSettingsResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['SiteSettings'] = ResolversParentTypes['SiteSettings']> = {
  companyName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  tradeRegistry?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  mersis?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  offices?: Resolver<Array<ResolversTypes['Office']>, ParentType, ContextType>;
  phone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  statusPageUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  footerNote?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  certificates?: Resolver<Array<ResolversTypes['Certificate']>, ParentType, ContextType>;
  demoAccounts?: Resolver<Array<ResolversTypes['DemoAccount']>, ParentType, ContextType>;
  exchangeRates?: Resolver<Array<ResolversTypes['ExchangeRate']>, ParentType, ContextType>;
};

export type CertificateResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['Certificate'] = ResolversParentTypes['Certificate']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  issuer?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  validUntil?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  documentUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type OfficeResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['Office'] = ResolversParentTypes['Office']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lines?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type DemoAccountResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['DemoAccount'] = ResolversParentTypes['DemoAccount']> = {
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  password?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type StatusPartResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['StatusPart'] = ResolversParentTypes['StatusPart']> = {
  part?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  state?: Resolver<Maybe<ResolversTypes['SystemState']>, ParentType, ContextType>;
  checkedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  days?: Resolver<Array<ResolversTypes['StatusDay']>, ParentType, ContextType>;
};

export type StatusDayResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['StatusDay'] = ResolversParentTypes['StatusDay']> = {
  day?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  operational?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  degraded?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  down?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type TermResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['Term'] = ResolversParentTypes['Term']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['TermKind'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  textLanguage?: Resolver<ResolversTypes['UiLanguage'], ParentType, ContextType>;
};

export type ManagedTermResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['ManagedTerm'] = ResolversParentTypes['ManagedTerm']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['TermKind'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  texts?: Resolver<Array<ResolversTypes['EditedTermText']>, ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type EditedTermTextResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['EditedTermText'] = ResolversParentTypes['EditedTermText']> = {
  language?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isOutdated?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type TeamMemberResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['TeamMember'] = ResolversParentTypes['TeamMember']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  firstName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lastName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  hospitalRole?: Resolver<ResolversTypes['HospitalRole'], ParentType, ContextType>;
  doctorId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  doctorName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  doctorIsActive?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['UserStatus'], ParentType, ContextType>;
  twoFactorEnabled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lastLoginAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type TestModeResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['TestMode'] = ResolversParentTypes['TestMode']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  now?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  aheadMinutes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  hospital?: Resolver<ResolversTypes['TestRecord'], ParentType, ContextType>;
  services?: Resolver<Array<ResolversTypes['TestRecord']>, ParentType, ContextType>;
  doctors?: Resolver<Array<ResolversTypes['TestRecord']>, ParentType, ContextType>;
  patientId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  ownerId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  keys?: Resolver<Array<ResolversTypes['TestKey']>, ParentType, ContextType>;
  webhooks?: Resolver<Array<ResolversTypes['Webhook']>, ParentType, ContextType>;
  deliveries?: Resolver<Array<ResolversTypes['WebhookDelivery']>, ParentType, ContextType>;
  mails?: Resolver<Array<ResolversTypes['TestMail']>, ParentType, ContextType>;
};

export type TestRecordResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['TestRecord'] = ResolversParentTypes['TestRecord']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type TestKeyResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['TestKey'] = ResolversParentTypes['TestKey']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  prefix?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  actsFor?: Resolver<ResolversTypes['TestActor'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type NewTestKeyResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['NewTestKey'] = ResolversParentTypes['NewTestKey']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  secret?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  testKey?: Resolver<ResolversTypes['TestKey'], ParentType, ContextType>;
};

export type TestMailResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['TestMail'] = ResolversParentTypes['TestMail']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  recipient?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  subject?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  body?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  keptAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type UserResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['User'] = ResolversParentTypes['User']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  firstName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lastName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  role?: Resolver<ResolversTypes['Role'], ParentType, ContextType>;
  roles?: Resolver<Array<ResolversTypes['Role']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['UserStatus'], ParentType, ContextType>;
  hospitalId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  hospitalRole?: Resolver<Maybe<ResolversTypes['HospitalRole']>, ParentType, ContextType>;
  doctorId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  phone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  address?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  birthDate?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  bio?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  lastLoginAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  emailConfirmed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  pendingEmail?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  twoFactorEnabled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  twoFactorRequired?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  notifications?: Resolver<ResolversTypes['Notifications'], ParentType, ContextType>;
  language?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  pageLanguage?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  travelDates?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  timeZone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hasCalendarFeed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  deletesAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type NotificationsResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['Notifications'] = ResolversParentTypes['Notifications']> = {
  appointments?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  reminders?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  messages?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  quotes?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type WaitingListEntryResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['WaitingListEntry'] = ResolversParentTypes['WaitingListEntry']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['WaitingState'], ParentType, ContextType>;
  appointmentId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  personId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  hospital?: Resolver<Maybe<ResolversTypes['Hospital']>, ParentType, ContextType>;
  service?: Resolver<ResolversTypes['HealthService'], ParentType, ContextType>;
  doctor?: Resolver<Maybe<ResolversTypes['Doctor']>, ParentType, ContextType>;
  from?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  to?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  dayPart?: Resolver<ResolversTypes['DayPart'], ParentType, ContextType>;
  channel?: Resolver<Maybe<ResolversTypes['Channel']>, ParentType, ContextType>;
  offer?: Resolver<Maybe<ResolversTypes['WaitingListOffer']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  endedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type WaitingListOfferResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['WaitingListOffer'] = ResolversParentTypes['WaitingListOffer']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  hospital?: Resolver<ResolversTypes['Hospital'], ParentType, ContextType>;
  doctor?: Resolver<Maybe<ResolversTypes['Doctor']>, ParentType, ContextType>;
  date?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  time?: Resolver<ResolversTypes['Time'], ParentType, ContextType>;
  startsAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  token?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type LinkedOfferResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['LinkedOffer'] = ResolversParentTypes['LinkedOffer']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['WaitingOfferState'], ParentType, ContextType>;
  hospitalName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  city?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  date?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  time?: Resolver<ResolversTypes['Time'], ParentType, ContextType>;
  startsAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  isEarlierTime?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type WebhookResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['Webhook'] = ResolversParentTypes['Webhook']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  hospitalId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  events?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  enabled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  offSince?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  offBecause?: Resolver<Maybe<ResolversTypes['WebhookEnd']>, ParentType, ContextType>;
  failingSince?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type WebhookSecretResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['WebhookSecret'] = ResolversParentTypes['WebhookSecret']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  secret?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  webhook?: Resolver<ResolversTypes['Webhook'], ParentType, ContextType>;
};

export type WebhookDeliveryResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['WebhookDelivery'] = ResolversParentTypes['WebhookDelivery']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  event?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['DeliveryState'], ParentType, ContextType>;
  payload?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  nextAttemptAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  attempts?: Resolver<Array<ResolversTypes['WebhookAttempt']>, ParentType, ContextType>;
};

export type WebhookAttemptResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['WebhookAttempt'] = ResolversParentTypes['WebhookAttempt']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  startedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  durationMs?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  fault?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  answer?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type WebhookDeliveryPageResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['WebhookDeliveryPage'] = ResolversParentTypes['WebhookDeliveryPage']> = {
  items?: Resolver<Array<ResolversTypes['WebhookDelivery']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  limit?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalPages?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type Resolvers<ContextType = GraphqlContext> = {
  Date?: GraphQLScalarType;
  Time?: GraphQLScalarType;
  DateTime?: GraphQLScalarType;
  Query?: QueryResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  ActivityPage?: ActivityPageResolvers<ContextType>;
  Activity?: ActivityResolvers<ContextType>;
  ApiKey?: ApiKeyResolvers<ContextType>;
  NewApiKey?: NewApiKeyResolvers<ContextType>;
  InternalNote?: InternalNoteResolvers<ContextType>;
  AvailableDay?: AvailableDayResolvers<ContextType>;
  AvailableTime?: AvailableTimeResolvers<ContextType>;
  Appointment?: AppointmentResolvers<ContextType>;
  MoveRequest?: MoveRequestResolvers<ContextType>;
  AppointmentEvent?: AppointmentEventResolvers<ContextType>;
  EventChange?: EventChangeResolvers<ContextType>;
  AppointmentPage?: AppointmentPageResolvers<ContextType>;
  AppointmentSummary?: AppointmentSummaryResolvers<ContextType>;
  AnswerTerms?: AnswerTermsResolvers<ContextType>;
  Assistant?: AssistantResolvers<ContextType>;
  Conversation?: ConversationResolvers<ContextType>;
  ConversationInShort?: ConversationInShortResolvers<ContextType>;
  KeptMessage?: KeptMessageResolvers<ContextType>;
  ChatAnswer?: ChatAnswerResolvers<ContextType>;
  ChatMessage?: ChatMessageResolvers<ContextType>;
  ChatTriage?: ChatTriageResolvers<ContextType>;
  RedFlag?: RedFlagResolvers<ContextType>;
  ChatQuestion?: ChatQuestionResolvers<ContextType>;
  ChatSuggestions?: ChatSuggestionsResolvers<ContextType>;
  DeviceSession?: DeviceSessionResolvers<ContextType>;
  TwoFactorSetup?: TwoFactorSetupResolvers<ContextType>;
  Session?: SessionResolvers<ContextType>;
  BlockedTime?: BlockedTimeResolvers<ContextType>;
  HospitalCertificate?: HospitalCertificateResolvers<ContextType>;
  CheckedCertificate?: CheckedCertificateResolvers<ContextType>;
  Verification?: VerificationResolvers<ContextType>;
  VerifiedHospital?: VerifiedHospitalResolvers<ContextType>;
  VerificationPage?: VerificationPageResolvers<ContextType>;
  VerificationSummary?: VerificationSummaryResolvers<ContextType>;
  Consent?: ConsentResolvers<ContextType>;
  Dashboard?: DashboardResolvers<ContextType>;
  Changing?: ChangingResolvers<ContextType>;
  Bookings?: BookingsResolvers<ContextType>;
  BookingDay?: BookingDayResolvers<ContextType>;
  CityCount?: CityCountResolvers<ContextType>;
  UnbookableHospitals?: UnbookableHospitalsResolvers<ContextType>;
  Waiting?: WaitingResolvers<ContextType>;
  SystemPart?: SystemPartResolvers<ContextType>;
  SystemFact?: SystemFactResolvers<ContextType>;
  Deletion?: DeletionResolvers<ContextType>;
  OverdueHospital?: OverdueHospitalResolvers<ContextType>;
  DigestSettings?: DigestSettingsResolvers<ContextType>;
  DoctorCalendar?: DoctorCalendarResolvers<ContextType>;
  DoctorFeedState?: DoctorFeedStateResolvers<ContextType>;
  DoctorBreak?: DoctorBreakResolvers<ContextType>;
  DoctorLeave?: DoctorLeaveResolvers<ContextType>;
  LeaveClashes?: LeaveClashesResolvers<ContextType>;
  LeaveClash?: LeaveClashResolvers<ContextType>;
  FreeTime?: FreeTimeResolvers<ContextType>;
  FreeDoctor?: FreeDoctorResolvers<ContextType>;
  Doctor?: DoctorResolvers<ContextType>;
  DoctorSettings?: DoctorSettingsResolvers<ContextType>;
  DoctorFacets?: DoctorFacetsResolvers<ContextType>;
  DoctorService?: DoctorServiceResolvers<ContextType>;
  DoctorPage?: DoctorPageResolvers<ContextType>;
  Favourites?: FavouritesResolvers<ContextType>;
  FavouriteTreatment?: FavouriteTreatmentResolvers<ContextType>;
  File?: FileResolvers<ContextType>;
  HealthService?: HealthServiceResolvers<ContextType>;
  HealthServiceText?: HealthServiceTextResolvers<ContextType>;
  HealthServiceSettings?: HealthServiceSettingsResolvers<ContextType>;
  EditedHealthServiceText?: EditedHealthServiceTextResolvers<ContextType>;
  HealthServicePage?: HealthServicePageResolvers<ContextType>;
  BookableVisit?: BookableVisitResolvers<ContextType>;
  ConsultationTerms?: ConsultationTermsResolvers<ContextType>;
  HeldMove?: HeldMoveResolvers<ContextType>;
  DayBoard?: DayBoardResolvers<ContextType>;
  BoardClosure?: BoardClosureResolvers<ContextType>;
  BoardColumn?: BoardColumnResolvers<ContextType>;
  BoardDay?: BoardDayResolvers<ContextType>;
  BoardPlace?: BoardPlaceResolvers<ContextType>;
  HospitalCalendar?: HospitalCalendarResolvers<ContextType>;
  CalendarLane?: CalendarLaneResolvers<ContextType>;
  CalendarDay?: CalendarDayResolvers<ContextType>;
  CalendarClosure?: CalendarClosureResolvers<ContextType>;
  CalendarBreak?: CalendarBreakResolvers<ContextType>;
  Hospital?: HospitalResolvers<ContextType>;
  LowestPrice?: LowestPriceResolvers<ContextType>;
  PriceGroup?: PriceGroupResolvers<ContextType>;
  TreatmentOffer?: TreatmentOfferResolvers<ContextType>;
  OfferedService?: OfferedServiceResolvers<ContextType>;
  OpeningDay?: OpeningDayResolvers<ContextType>;
  HospitalSettings?: HospitalSettingsResolvers<ContextType>;
  HospitalText?: HospitalTextResolvers<ContextType>;
  EditedText?: EditedTextResolvers<ContextType>;
  BookingRules?: BookingRulesResolvers<ContextType>;
  Closure?: ClosureResolvers<ContextType>;
  PublicHoliday?: PublicHolidayResolvers<ContextType>;
  OfferTerms?: OfferTermsResolvers<ContextType>;
  HospitalPage?: HospitalPageResolvers<ContextType>;
  FilterCounts?: FilterCountsResolvers<ContextType>;
  SearchFacets?: SearchFacetsResolvers<ContextType>;
  ChoiceCount?: ChoiceCountResolvers<ContextType>;
  SubspecialtyCount?: SubspecialtyCountResolvers<ContextType>;
  ServiceFacet?: ServiceFacetResolvers<ContextType>;
  Slot?: SlotResolvers<ContextType>;
  ImportPage?: ImportPageResolvers<ContextType>;
  Import?: ImportResolvers<ContextType>;
  ImportRowPage?: ImportRowPageResolvers<ContextType>;
  ImportRow?: ImportRowResolvers<ContextType>;
  Inbox?: InboxResolvers<ContextType>;
  InboxCount?: InboxCountResolvers<ContextType>;
  InboxItem?: InboxItemResolvers<ContextType>;
  Colleague?: ColleagueResolvers<ContextType>;
  ManagedHospitalPage?: ManagedHospitalPageResolvers<ContextType>;
  HospitalMissingParts?: HospitalMissingPartsResolvers<ContextType>;
  ManagedDoctorPage?: ManagedDoctorPageResolvers<ContextType>;
  ManagedServicePage?: ManagedServicePageResolvers<ContextType>;
  RecordCounts?: RecordCountsResolvers<ContextType>;
  ActivationPreview?: ActivationPreviewResolvers<ContextType>;
  Activation?: ActivationResolvers<ContextType>;
  HospitalDoctorPage?: HospitalDoctorPageResolvers<ContextType>;
  HospitalDoctorCounts?: HospitalDoctorCountsResolvers<ContextType>;
  UserPage?: UserPageResolvers<ContextType>;
  UserSummary?: UserSummaryResolvers<ContextType>;
  ManagedUser?: ManagedUserResolvers<ContextType>;
  MessageTemplate?: MessageTemplateResolvers<ContextType>;
  Message?: MessageResolvers<ContextType>;
  SubscriberPage?: SubscriberPageResolvers<ContextType>;
  Subscriber?: SubscriberResolvers<ContextType>;
  QueuedMail?: QueuedMailResolvers<ContextType>;
  MailPage?: MailPageResolvers<ContextType>;
  MailSummary?: MailSummaryResolvers<ContextType>;
  DeadLetter?: DeadLetterResolvers<ContextType>;
  DeadLetterPage?: DeadLetterPageResolvers<ContextType>;
  FoundRecord?: FoundRecordResolvers<ContextType>;
  Person?: PersonResolvers<ContextType>;
  FoundPatient?: FoundPatientResolvers<ContextType>;
  SlotService?: SlotServiceResolvers<ContextType>;
  Workplace?: WorkplaceResolvers<ContextType>;
  HospitalDashboard?: HospitalDashboardResolvers<ContextType>;
  FirstStep?: FirstStepResolvers<ContextType>;
  Absence?: AbsenceResolvers<ContextType>;
  TimeProposal?: TimeProposalResolvers<ContextType>;
  LinkedProposal?: LinkedProposalResolvers<ContextType>;
  LinkedProposalOffer?: LinkedProposalOfferResolvers<ContextType>;
  PublicFacts?: PublicFactsResolvers<ContextType>;
  ProvinceCount?: ProvinceCountResolvers<ContextType>;
  PushSettings?: PushSettingsResolvers<ContextType>;
  OverseenQuotePage?: OverseenQuotePageResolvers<ContextType>;
  OverseenQuote?: OverseenQuoteResolvers<ContextType>;
  QuoteOversightSummary?: QuoteOversightSummaryResolvers<ContextType>;
  QuoteLink?: QuoteLinkResolvers<ContextType>;
  NewQuoteLink?: NewQuoteLinkResolvers<ContextType>;
  SharedQuotes?: SharedQuotesResolvers<ContextType>;
  SharedComparison?: SharedComparisonResolvers<ContextType>;
  SharedColumn?: SharedColumnResolvers<ContextType>;
  SharedRow?: SharedRowResolvers<ContextType>;
  SharedCell?: SharedCellResolvers<ContextType>;
  SharedEntry?: SharedEntryResolvers<ContextType>;
  SharedFact?: SharedFactResolvers<ContextType>;
  QuoteTreatment?: QuoteTreatmentResolvers<ContextType>;
  QuoteAnswer?: QuoteAnswerResolvers<ContextType>;
  QuoteHealth?: QuoteHealthResolvers<ContextType>;
  QuoteRequest?: QuoteRequestResolvers<ContextType>;
  QuoteFile?: QuoteFileResolvers<ContextType>;
  QuoteAttachment?: QuoteAttachmentResolvers<ContextType>;
  QuoteRequestPage?: QuoteRequestPageResolvers<ContextType>;
  QuoteRequestHospital?: QuoteRequestHospitalResolvers<ContextType>;
  QuoteClock?: QuoteClockResolvers<ContextType>;
  QuoteQuestion?: QuoteQuestionResolvers<ContextType>;
  Quote?: QuoteResolvers<ContextType>;
  QuoteConsultation?: QuoteConsultationResolvers<ContextType>;
  QuoteLine?: QuoteLineResolvers<ContextType>;
  QuoteLabels?: QuoteLabelsResolvers<ContextType>;
  QuoteEarliestFlight?: QuoteEarliestFlightResolvers<ContextType>;
  QuoteDeposit?: QuoteDepositResolvers<ContextType>;
  QuotePayment?: QuotePaymentResolvers<ContextType>;
  QuotePriceChange?: QuotePriceChangeResolvers<ContextType>;
  QuoteComplications?: QuoteComplicationsResolvers<ContextType>;
  QuoteRevision?: QuoteRevisionResolvers<ContextType>;
  QuoteCareAtHome?: QuoteCareAtHomeResolvers<ContextType>;
  QuoteFigures?: QuoteFiguresResolvers<ContextType>;
  QuoteHospital?: QuoteHospitalResolvers<ContextType>;
  QuoteHospitalPage?: QuoteHospitalPageResolvers<ContextType>;
  HospitalQuoteRequest?: HospitalQuoteRequestResolvers<ContextType>;
  QuotePatient?: QuotePatientResolvers<ContextType>;
  QuoteAssignee?: QuoteAssigneeResolvers<ContextType>;
  QuoteProposal?: QuoteProposalResolvers<ContextType>;
  QuoteColleague?: QuoteColleagueResolvers<ContextType>;
  HospitalQuoteRequestPage?: HospitalQuoteRequestPageResolvers<ContextType>;
  HospitalQuoteCharts?: HospitalQuoteChartsResolvers<ContextType>;
  QuoteWeek?: QuoteWeekResolvers<ContextType>;
  QuotePointCount?: QuotePointCountResolvers<ContextType>;
  HospitalQuoteSummary?: HospitalQuoteSummaryResolvers<ContextType>;
  QuoteAcceptance?: QuoteAcceptanceResolvers<ContextType>;
  QuoteCheckItem?: QuoteCheckItemResolvers<ContextType>;
  QuoteCharges?: QuoteChargesResolvers<ContextType>;
  QuoteSettlement?: QuoteSettlementResolvers<ContextType>;
  QuoteCharge?: QuoteChargeResolvers<ContextType>;
  QuoteContact?: QuoteContactResolvers<ContextType>;
  QuoteAccess?: QuoteAccessResolvers<ContextType>;
  QuoteTemplate?: QuoteTemplateResolvers<ContextType>;
  QuoteTemplateContent?: QuoteTemplateContentResolvers<ContextType>;
  QuoteTemplateLine?: QuoteTemplateLineResolvers<ContextType>;
  QuoteTemplateDeposit?: QuoteTemplateDepositResolvers<ContextType>;
  ApiGroup?: ApiGroupResolvers<ContextType>;
  ApiOperation?: ApiOperationResolvers<ContextType>;
  ApiBody?: ApiBodyResolvers<ContextType>;
  ApiField?: ApiFieldResolvers<ContextType>;
  ApiAnswer?: ApiAnswerResolvers<ContextType>;
  ApiRecord?: ApiRecordResolvers<ContextType>;
  ReportPage?: ReportPageResolvers<ContextType>;
  Report?: ReportResolvers<ContextType>;
  AppointmentsReport?: AppointmentsReportResolvers<ContextType>;
  AppointmentsBucket?: AppointmentsBucketResolvers<ContextType>;
  AppointmentsService?: AppointmentsServiceResolvers<ContextType>;
  ReportAmount?: ReportAmountResolvers<ContextType>;
  RevenueReport?: RevenueReportResolvers<ContextType>;
  RevenueBucket?: RevenueBucketResolvers<ContextType>;
  RevenueService?: RevenueServiceResolvers<ContextType>;
  DoctorsReport?: DoctorsReportResolvers<ContextType>;
  DoctorsReportRow?: DoctorsReportRowResolvers<ContextType>;
  PatientsReport?: PatientsReportResolvers<ContextType>;
  PatientsBucket?: PatientsBucketResolvers<ContextType>;
  PatientsCountry?: PatientsCountryResolvers<ContextType>;
  PatientsAge?: PatientsAgeResolvers<ContextType>;
  PatientsLanguage?: PatientsLanguageResolvers<ContextType>;
  RequestLog?: RequestLogResolvers<ContextType>;
  KeyRequest?: KeyRequestResolvers<ContextType>;
  RequestField?: RequestFieldResolvers<ContextType>;
  RequestForm?: RequestFormResolvers<ContextType>;
  SentRequest?: SentRequestResolvers<ContextType>;
  DeskRequest?: DeskRequestResolvers<ContextType>;
  RequestDetail?: RequestDetailResolvers<ContextType>;
  RequestEvent?: RequestEventResolvers<ContextType>;
  RequestFile?: RequestFileResolvers<ContextType>;
  DeskRequestPage?: DeskRequestPageResolvers<ContextType>;
  RequestSummary?: RequestSummaryResolvers<ContextType>;
  ReviewToAnswer?: ReviewToAnswerResolvers<ContextType>;
  ReviewsToAnswer?: ReviewsToAnswerResolvers<ContextType>;
  ReportedReview?: ReportedReviewResolvers<ContextType>;
  ReviewDecision?: ReviewDecisionResolvers<ContextType>;
  ReportedReviewPage?: ReportedReviewPageResolvers<ContextType>;
  Review?: ReviewResolvers<ContextType>;
  ReviewPage?: ReviewPageResolvers<ContextType>;
  ReviewSummary?: ReviewSummaryResolvers<ContextType>;
  RatingCount?: RatingCountResolvers<ContextType>;
  ReviewedTreatment?: ReviewedTreatmentResolvers<ContextType>;
  Room?: RoomResolvers<ContextType>;
  PublicRule?: PublicRuleResolvers<ContextType>;
  WithheldTopic?: WithheldTopicResolvers<ContextType>;
  SavedSearch?: SavedSearchResolvers<ContextType>;
  Understood?: UnderstoodResolvers<ContextType>;
  SearchRequirement?: SearchRequirementResolvers<ContextType>;
  OtherKinds?: OtherKindsResolvers<ContextType>;
  WithoutFilter?: WithoutFilterResolvers<ContextType>;
  CityTotal?: CityTotalResolvers<ContextType>;
  TreatmentSuggestion?: TreatmentSuggestionResolvers<ContextType>;
  Suggestions?: SuggestionsResolvers<ContextType>;
  Settings?: SettingsResolvers<ContextType>;
  ExchangeRate?: ExchangeRateResolvers<ContextType>;
  SiteSettings?: SiteSettingsResolvers<ContextType>;
  Certificate?: CertificateResolvers<ContextType>;
  Office?: OfficeResolvers<ContextType>;
  DemoAccount?: DemoAccountResolvers<ContextType>;
  StatusPart?: StatusPartResolvers<ContextType>;
  StatusDay?: StatusDayResolvers<ContextType>;
  Term?: TermResolvers<ContextType>;
  ManagedTerm?: ManagedTermResolvers<ContextType>;
  EditedTermText?: EditedTermTextResolvers<ContextType>;
  TeamMember?: TeamMemberResolvers<ContextType>;
  TestMode?: TestModeResolvers<ContextType>;
  TestRecord?: TestRecordResolvers<ContextType>;
  TestKey?: TestKeyResolvers<ContextType>;
  NewTestKey?: NewTestKeyResolvers<ContextType>;
  TestMail?: TestMailResolvers<ContextType>;
  User?: UserResolvers<ContextType>;
  Notifications?: NotificationsResolvers<ContextType>;
  WaitingListEntry?: WaitingListEntryResolvers<ContextType>;
  WaitingListOffer?: WaitingListOfferResolvers<ContextType>;
  LinkedOffer?: LinkedOfferResolvers<ContextType>;
  Webhook?: WebhookResolvers<ContextType>;
  WebhookSecret?: WebhookSecretResolvers<ContextType>;
  WebhookDelivery?: WebhookDeliveryResolvers<ContextType>;
  WebhookAttempt?: WebhookAttemptResolvers<ContextType>;
  WebhookDeliveryPage?: WebhookDeliveryPageResolvers<ContextType>;
};

