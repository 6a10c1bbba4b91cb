import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { User as UserRecord, ManagedUser as ManagedUserRecord } from './features/users/record.ts';
import type { UserPage as UserPageRecord } from './features/managed-users/record.ts';
import type { Import as ImportRecord, ImportPage as ImportPageRecord, ImportRow as ImportRowRecord, ImportRowPage as ImportRowPageRecord } from './features/imports/record.ts';
import type { ManagedHospitalPage as ManagedHospitalPageRecord, ManagedDoctorPage as ManagedDoctorPageRecord, ManagedServicePage as ManagedServicePageRecord } from './features/managed-catalogue/record.ts';
import type { Activity as ActivityRecord, ActivityPage as ActivityPageRecord } from './features/activity/record.ts';
import type { SystemPart as SystemPartRecord } from './features/dashboard/record.ts';
import type { SignedIn as SignedInRecord, DeviceSession as DeviceSessionRecord, TwoFactorSetup as TwoFactorSetupRecord } from './features/auth/record.ts';
import type { Webhook as WebhookRecord, WebhookDeliveryPage as WebhookDeliveryPageRecord } from './features/webhooks/record.ts';
import type { ApiKey as ApiKeyRecord } from './features/api-keys/record.ts';
import type { Consent as ConsentRecord } from './features/consents/record.ts';
import type { OfferedService as OfferedServiceRecord } from './features/hospitals/offers.ts';
import type { Hospital as HospitalRecord, HospitalPage as HospitalPageRecord } from './features/hospitals/record.ts';
import type { Doctor as DoctorRecord, DoctorPage as DoctorPageRecord } from './features/doctors/record.ts';
import type { HealthService as HealthServiceRecord, HealthServicePage as HealthServicePageRecord } from './features/health-services/record.ts';
import type { HospitalFacets as HospitalFacetsRecord } from './features/hospitals/facets.ts';
import type { DoctorFacets as DoctorFacetsRecord } from './features/doctors/facets.ts';
import type { Wanted as WantedRecord } from './features/search/helping.ts';
import type { Favourites as FavouritesRecord } from './features/favourites/record.ts';
import type { SiteSettings as SiteSettingsRecord } from './features/settings/record.ts';
import type { DeskRequest as DeskRequestRecord, DeskRequestPage as DeskRequestPageRecord } from './features/requests/record.ts';
import type { Subscriber as SubscriberRecord, SubscriberPage as SubscriberPageRecord } from './features/newsletter/record.ts';
import type { Review as ReviewRecord, ReportedReview as ReportedReviewRecord } from './features/reviews/record.ts';
import type { Appointment as AppointmentRecord, AppointmentEvent as AppointmentEventRecord } from './features/appointments/record.ts';
import type { Proposal as ProposalRecord } from './features/proposals/record.ts';
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

/** What can be read. */
export type Query = {
  __typename?: 'Query';
  /** What administrators and staff have done, the latest first. Administrators only. */
  activity: ActivityPage;
  /** The viewer's API keys, those that work first, then the newest first. Keys that have ended are listed for 30 days. */
  apiKeys: Array<ApiKey>;
  /**
   * The bookable times of each day from `from` to `to`, at most 62 days. Without a doctor the service's own calendar is meant. Times at which the
   * viewer already has an appointment count as taken.
   */
  availability: Array<AvailableDay>;
  /** The viewer's own appointments: upcoming ones soonest first, else newest first. */
  myAppointments: AppointmentPage;
  /** For its patient, the staff of its hospital, and administrators; null for everybody else. */
  appointment?: Maybe<Appointment>;
  /** For staff (their own hospital) and administrators. */
  appointments: AppointmentPage;
  /** The times of each day to which an appointment could be moved; it is not in its own way and keeps its length. */
  appointmentTimes: Array<AvailableDay>;
  /** For staff and administrators: the doctors who do the treatment of an appointment and are free at its time, by name; its own among them. */
  appointmentDoctors: Array<Doctor>;
  /** For staff (their own hospital) and administrators. */
  appointmentSummary: AppointmentSummary;
  /** Who answers here, and whether the viewer's conversations are kept. */
  assistant: Assistant;
  /** The viewer's kept conversations, the last spoken in first; at most 50. */
  conversations: Array<ConversationInShort>;
  /** One of the viewer's kept conversations. */
  conversation: Conversation;
  /** Where the viewer is signed in, the last used first. */
  sessions: Array<DeviceSession>;
  /** The certificates of a hospital, those that hold longest first. Administrators, and its own staff. */
  certificates: Array<HospitalCertificate>;
  /** How hospitals stand, those whose licence ends first before the others. Administrators only. */
  verification: VerificationPage;
  /** How many hospitals there is something to do for. Administrators only. */
  verificationSummary: VerificationSummary;
  /** What the viewer agreed to, newest first. */
  consents: Array<Consent>;
  /** How much there is, what has changed against as many days before, and what waits. Administrators only. */
  dashboard: Dashboard;
  /** What somebody has to look at, for the numbers beside a menu. Administrators only. */
  adminCounters: Waiting;
  /** How each part of the system does at this moment. Administrators only. */
  system: Array<SystemPart>;
  /** Whether a hospital gets a mail in the morning of what waits there. Owners of the hospital, and administrators. */
  digestSettings: DigestSettings;
  /** The appointments that leave of a doctor would hit, with where they could go (administrators; staff of the doctor's hospital). */
  leaveClashes: LeaveClashes;
  /** The active doctors of a hospital by name, and whose appointments calendar programs can follow (administrators; staff of the hospital). */
  doctorFeeds: Array<DoctorFeedState>;
  /** Doctors that match every given parameter, best first. */
  doctors: DoctorPage;
  /** Null when there is no such doctor or the doctor is not listed. Administrators may ask for inactive ones too. */
  doctor?: Maybe<Doctor>;
  /** How many doctors each choice of each filter would leave, for the filters panel; a filter's own choices are not applied to it. */
  doctorFacets: DoctorFacets;
  /** Hospitals and doctors the viewer has saved, newest first. */
  favourites: Favourites;
  /** Services by name unless a sort is given. Without a search: every active service, a hundred at once unless told. */
  healthServices: HealthServicePage;
  /** Null when there is no such service or it is not active. Administrators may ask for inactive ones too. */
  healthService?: Maybe<HealthService>;
  /** The days of a doctor, or of the calendars without one, as the staff of the hospital see them (staff and administrators). */
  hospitalCalendar: HospitalCalendar;
  /** Hospitals that match every given parameter, best first. */
  hospitals: HospitalPage;
  /** Null when there is no such hospital or it is not active. Administrators may ask for inactive ones too. */
  hospital?: Maybe<Hospital>;
  /** The hospital in whose portal somebody works, active or not (its staff, administrators); `not_found` for other staff. */
  portalHospital: Hospital;
  /** Active hospitals chosen at random, others each minute; at most 24. */
  featuredHospitals: Array<Hospital>;
  /** How many hospitals each choice of each filter would leave, for the filters panel; a filter's own choices are not applied to it. */
  hospitalFacets: SearchFacets;
  /** Lists that were imported or checked, the latest first. Administrators only. */
  imports: ImportPage;
  /** One import; null when there is none. Administrators only. */
  import?: Maybe<Import>;
  /** What becomes of rows of a list: the first hundred that are added or changed, and all that are refused. Administrators only. */
  importRows: ImportRowPage;
  /** Every hospital, active or not; by name unless told. Administrators only. */
  managedHospitals: ManagedHospitalPage;
  /** Every doctor, active or not; by name unless told. Administrators only. */
  managedDoctors: ManagedDoctorPage;
  /** Every service, active or not; by name unless told. Administrators only. */
  managedServices: ManagedServicePage;
  /** How many records of a kind there are, active or not. Administrators only. */
  recordCounts: RecordCounts;
  /** What switching many records on or off would do. Administrators only. */
  previewActivation: ActivationPreview;
  /** The doctors of a hospital, active or not, for its staff and administrators; `not_found` for other staff. */
  hospitalDoctors: HospitalDoctorPage;
  /** How many doctors a hospital has, for its staff and administrators; `not_found` for other staff. */
  hospitalDoctorCounts: HospitalDoctorCounts;
  /** One doctor of a hospital, active or not, for its staff and administrators; null when there is none there. */
  hospitalDoctor?: Maybe<Doctor>;
  /** The accounts of everybody, for administrators; by name unless told. */
  users: UserPage;
  /** One account, for administrators; null when there is none. */
  user?: Maybe<ManagedUser>;
  /** How many accounts there are, for administrators. */
  userSummary: UserSummary;
  /** Messages that the hospital writes again and again, by language and title (staff and administrators). */
  messageTemplates: Array<MessageTemplate>;
  /** How many messages of hospitals the viewer has not read, in all conversations as a patient; 0 without a viewer. */
  unreadMessages: Scalars['Int']['output'];
  /** The addresses of the newsletter, for administrators, the latest first. */
  newsletterSubscribers: SubscriberPage;
  /** For administrators: mails that could not be sent, newest first. */
  deadLetters: DeadLetterPage;
  /** For administrators: the mails of the queue, the latest first. What they say is never shown. */
  mails: MailPage;
  /** For administrators: how many mails wait and how many were given up. */
  mailSummary: MailSummary;
  /** Records of every kind by a few letters, at most five of each. Administrators only. */
  findRecords: Array<FoundRecord>;
  /** Where the viewer works: staff at their own hospital, an administrator at the one that is chosen. That an administrator opens it is written down. */
  workplace: Workplace;
  /** What the first page of a hospital's portal shows, for its staff and administrators. */
  hospitalDashboard: HospitalDashboard;
  /** How much there is, for pages that tell about the product. */
  publicFacts: PublicFacts;
  /** Which notices the viewer's browsers show, and the key that a browser subscribes with. */
  pushSettings: PushSettings;
  /** What a hospital has had counted, the latest first. Owners and coordinators of the hospital, and administrators. */
  reports: ReportPage;
  /** One report with what it says; null when there is none. Owners and coordinators of the hospital, and administrators. */
  report?: Maybe<Report>;
  /** What people have written to the operator, the latest first; of what is open, the first due. Administrators only. */
  requests: DeskRequestPage;
  /** One request, for administrators; null when there is none. */
  request?: Maybe<DeskRequest>;
  /** How much waits at the desk. Administrators only. */
  requestSummary: RequestSummary;
  /** The visible reviews of a hospital for those who answer them, newest first (its staff, administrators); `not_found` for other staff. */
  reviewsToAnswer: ReviewsToAnswer;
  /** For administrators: reviews that somebody has reported, or that were hidden; newest first. */
  reportedReviews: ReportedReviewPage;
  /** What a search may be about while its text is typed, from three letters on (two in Arabic). */
  suggestions: Suggestions;
  /** Company details, offices and contact of the operator. */
  siteSettings: SiteSettings;
  /** All that the operator decides. Administrators only. */
  settings: Settings;
  /** How each part of the product is, and how it was on the last 90 days, from checks of every minute. */
  systemStatus: Array<StatusPart>;
  /** The people who work at a hospital, by name; for its owners and administrators. */
  team: Array<TeamMember>;
  /** What specialties and categories are called, and what they are. */
  terms: Array<Term>;
  /** The same in every language. Administrators only. */
  managedTerms: Array<ManagedTerm>;
  /** Null when there is none of this id. Administrators only. */
  managedTerm?: Maybe<ManagedTerm>;
  /** The signed-in person, or null. */
  viewer?: Maybe<User>;
  /** The viewer's webhooks and, for those who keep the settings of a hospital, the hospital's; the newest first. */
  webhooks: Array<Webhook>;
  /** What was told to a webhook in the last 30 days and what came of it, the newest first. */
  webhookDeliveries: WebhookDeliveryPage;
};


/** What can be read. */
export type QueryActivityArgs = {
  search?: InputMaybe<ActivitySearch>;
  page?: InputMaybe<Scalars['Int']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
};


/** What can be read. */
export type QueryAvailabilityArgs = {
  hospitalId: Scalars['ID']['input'];
  serviceId?: InputMaybe<Scalars['ID']['input']>;
  doctorId?: InputMaybe<Scalars['ID']['input']>;
  from: Scalars['Date']['input'];
  to: Scalars['Date']['input'];
};


/** What can be read. */
export type QueryMyAppointmentsArgs = {
  tab?: InputMaybe<AppointmentTab>;
  page?: InputMaybe<Scalars['Int']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
};


/** What can be read. */
export type QueryAppointmentArgs = {
  id: Scalars['ID']['input'];
};


/** What can be read. */
export type QueryAppointmentsArgs = {
  search?: InputMaybe<AppointmentSearch>;
  page?: InputMaybe<Scalars['Int']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
};


/** What can be read. */
export type QueryAppointmentTimesArgs = {
  appointmentId: Scalars['ID']['input'];
  doctorId?: InputMaybe<Scalars['ID']['input']>;
  from: Scalars['Date']['input'];
  to: Scalars['Date']['input'];
};


/** What can be read. */
export type QueryAppointmentDoctorsArgs = {
  appointmentId: Scalars['ID']['input'];
};


/** What can be read. */
export type QueryAppointmentSummaryArgs = {
  hospitalId?: InputMaybe<Scalars['ID']['input']>;
};


/** What can be read. */
export type QueryConversationArgs = {
  id: Scalars['ID']['input'];
};


/** What can be read. */
export type QueryCertificatesArgs = {
  hospitalId: Scalars['ID']['input'];
};


/** What can be read. */
export type QueryVerificationArgs = {
  search?: InputMaybe<VerificationSearch>;
  page?: InputMaybe<Scalars['Int']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
};


/** What can be read. */
export type QueryDashboardArgs = {
  days?: InputMaybe<Scalars['Int']['input']>;
};


/** What can be read. */
export type QueryDigestSettingsArgs = {
  hospitalId?: InputMaybe<Scalars['ID']['input']>;
};


/** What can be read. */
export type QueryLeaveClashesArgs = {
  doctorId: Scalars['ID']['input'];
  startsOn: Scalars['Date']['input'];
  endsOn: Scalars['Date']['input'];
};


/** What can be read. */
export type QueryDoctorFeedsArgs = {
  hospitalId?: InputMaybe<Scalars['ID']['input']>;
};


/** What can be read. */
export type QueryDoctorsArgs = {
  search?: InputMaybe<DoctorSearch>;
  page?: InputMaybe<Scalars['Int']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
};


/** What can be read. */
export type QueryDoctorArgs = {
  id: Scalars['ID']['input'];
  includeInactive?: InputMaybe<Scalars['Boolean']['input']>;
};


/** What can be read. */
export type QueryDoctorFacetsArgs = {
  search?: InputMaybe<DoctorSearch>;
};


/** What can be read. */
export type QueryHealthServicesArgs = {
  search?: InputMaybe<HealthServiceSearch>;
  page?: InputMaybe<Scalars['Int']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
};


/** What can be read. */
export type QueryHealthServiceArgs = {
  id: Scalars['ID']['input'];
  includeInactive?: InputMaybe<Scalars['Boolean']['input']>;
};


/** What can be read. */
export type QueryHospitalCalendarArgs = {
  hospitalId?: InputMaybe<Scalars['ID']['input']>;
  doctorId?: InputMaybe<Scalars['ID']['input']>;
  from: Scalars['Date']['input'];
  to: Scalars['Date']['input'];
};


/** What can be read. */
export type QueryHospitalsArgs = {
  search?: InputMaybe<HospitalSearch>;
  page?: InputMaybe<Scalars['Int']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
};


/** What can be read. */
export type QueryHospitalArgs = {
  id: Scalars['ID']['input'];
  includeInactive?: InputMaybe<Scalars['Boolean']['input']>;
};


/** What can be read. */
export type QueryPortalHospitalArgs = {
  hospitalId?: InputMaybe<Scalars['ID']['input']>;
};


/** What can be read. */
export type QueryFeaturedHospitalsArgs = {
  limit?: InputMaybe<Scalars['Int']['input']>;
};


/** What can be read. */
export type QueryHospitalFacetsArgs = {
  search?: InputMaybe<HospitalSearch>;
};


/** What can be read. */
export type QueryImportsArgs = {
  page?: InputMaybe<Scalars['Int']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
};


/** What can be read. */
export type QueryImportArgs = {
  id: Scalars['ID']['input'];
};


/** What can be read. */
export type QueryImportRowsArgs = {
  id: Scalars['ID']['input'];
  outcome: ImportOutcome;
  page?: InputMaybe<Scalars['Int']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
};


/** What can be read. */
export type QueryManagedHospitalsArgs = {
  search?: InputMaybe<ManagedHospitalSearch>;
  page?: InputMaybe<Scalars['Int']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
};


/** What can be read. */
export type QueryManagedDoctorsArgs = {
  search?: InputMaybe<ManagedDoctorSearch>;
  page?: InputMaybe<Scalars['Int']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
};


/** What can be read. */
export type QueryManagedServicesArgs = {
  search?: InputMaybe<ManagedServiceSearch>;
  page?: InputMaybe<Scalars['Int']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
};


/** What can be read. */
export type QueryRecordCountsArgs = {
  kind: RecordKind;
};


/** What can be read. */
export type QueryPreviewActivationArgs = {
  input: ActivationInput;
};


/** What can be read. */
export type QueryHospitalDoctorsArgs = {
  hospitalId?: InputMaybe<Scalars['ID']['input']>;
  search?: InputMaybe<HospitalDoctorSearch>;
  page?: InputMaybe<Scalars['Int']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
};


/** What can be read. */
export type QueryHospitalDoctorCountsArgs = {
  hospitalId?: InputMaybe<Scalars['ID']['input']>;
};


/** What can be read. */
export type QueryHospitalDoctorArgs = {
  hospitalId?: InputMaybe<Scalars['ID']['input']>;
  id: Scalars['ID']['input'];
};


/** What can be read. */
export type QueryUsersArgs = {
  search?: InputMaybe<UserSearch>;
  page?: InputMaybe<Scalars['Int']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
};


/** What can be read. */
export type QueryUserArgs = {
  id: Scalars['ID']['input'];
};


/** What can be read. */
export type QueryMessageTemplatesArgs = {
  hospitalId?: InputMaybe<Scalars['ID']['input']>;
};


/** What can be read. */
export type QueryNewsletterSubscribersArgs = {
  search?: InputMaybe<SubscriberSearch>;
  page?: InputMaybe<Scalars['Int']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
};


/** What can be read. */
export type QueryDeadLettersArgs = {
  page?: InputMaybe<Scalars['Int']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
};


/** What can be read. */
export type QueryMailsArgs = {
  search?: InputMaybe<MailSearch>;
  page?: InputMaybe<Scalars['Int']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
};


/** What can be read. */
export type QueryFindRecordsArgs = {
  q: Scalars['String']['input'];
};


/** What can be read. */
export type QueryWorkplaceArgs = {
  hospitalId?: InputMaybe<Scalars['ID']['input']>;
};


/** What can be read. */
export type QueryHospitalDashboardArgs = {
  hospitalId?: InputMaybe<Scalars['ID']['input']>;
};


/** What can be read. */
export type QueryReportsArgs = {
  hospitalId?: InputMaybe<Scalars['ID']['input']>;
  kind?: InputMaybe<ReportKind>;
  period?: InputMaybe<ReportPeriod>;
  page?: InputMaybe<Scalars['Int']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
};


/** What can be read. */
export type QueryReportArgs = {
  hospitalId?: InputMaybe<Scalars['ID']['input']>;
  id: Scalars['ID']['input'];
};


/** What can be read. */
export type QueryRequestsArgs = {
  search?: InputMaybe<RequestSearch>;
  page?: InputMaybe<Scalars['Int']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
};


/** What can be read. */
export type QueryRequestArgs = {
  id: Scalars['ID']['input'];
};


/** What can be read. */
export type QueryReviewsToAnswerArgs = {
  hospitalId?: InputMaybe<Scalars['ID']['input']>;
  answered?: InputMaybe<Scalars['Boolean']['input']>;
  rating?: InputMaybe<Scalars['Int']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
};


/** What can be read. */
export type QueryReportedReviewsArgs = {
  state?: InputMaybe<Scalars['String']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
};


/** What can be read. */
export type QuerySuggestionsArgs = {
  q: Scalars['String']['input'];
  limit?: InputMaybe<Scalars['Int']['input']>;
};


/** What can be read. */
export type QueryTeamArgs = {
  hospitalId?: InputMaybe<Scalars['ID']['input']>;
};


/** What can be read. */
export type QueryTermsArgs = {
  kind?: InputMaybe<TermKind>;
  value?: InputMaybe<Scalars['String']['input']>;
};


/** What can be read. */
export type QueryManagedTermsArgs = {
  kind?: InputMaybe<TermKind>;
};


/** What can be read. */
export type QueryManagedTermArgs = {
  id: Scalars['ID']['input'];
};


/** What can be read. */
export type QueryWebhooksArgs = {
  hospitalId?: InputMaybe<Scalars['ID']['input']>;
};


/** What can be read. */
export type QueryWebhookDeliveriesArgs = {
  webhookId: Scalars['ID']['input'];
  page?: InputMaybe<Scalars['Int']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
};

/** What can be changed, one at a time. */
export type Mutation = {
  __typename?: 'Mutation';
  /** Makes an API key and answers it this once. A person has at most ten that work. */
  createApiKey: NewApiKey;
  /** Gives a key that works another name. */
  renameApiKey: ApiKey;
  /** Ends a key at once and for good, with the tokens that were made with it. */
  revokeApiKey: ApiKey;
  /** Writes something down for the staff of the hospital; the patient is not shown it, but finds it in the export of the own data. */
  addInternalNote: InternalNote;
  /** Takes a note away (staff and administrators). */
  deleteInternalNote: Scalars['Boolean']['output'];
  /**
   * For administrators: lets the viewer read notes, messages and files of an appointment for an hour. The reason is audited, and the patient reads it in
   * the history.
   */
  openAppointment: Appointment;
  /** Makes a new private address of the viewer's appointments for calendar programs; an older address ends. */
  createCalendarFeed: Scalars['String']['output'];
  /** Ends the private address of the viewer's appointments. */
  removeCalendarFeed: User;
  /** Books a free time. Send an `idempotencyKey` of your own making: repeating it answers the same appointment. */
  bookAppointment: Appointment;
  /** Moves an appointment along the table of moves; patients may only cancel. `basedOn` is the `updatedAt` that was read (`stale_edit`). */
  moveAppointment: Appointment;
  /** Notes that the patient of a confirmed appointment that has begun did not come (staff and administrators): it is cancelled, and nobody gets a mail. */
  markNoShow: Appointment;
  /** Another time, doctor or note; the id stays. */
  updateAppointment: Appointment;
  /**
   * Asks the health assistant. Needs no account; the conversation is kept only for a viewer who has asked for that. Fixed rules look for
   * emergencies first; then the built-in guide answers, or a language model where the server has one.
   */
  chat: ChatAnswer;
  /** Keeps the viewer's conversations from now on, or keeps none; what is kept already stays until it is deleted. */
  keepConversations: Assistant;
  /** Deletes one of the viewer's conversations. */
  deleteConversation: Scalars['Boolean']['output'];
  /** Deletes all of the viewer's conversations. */
  deleteConversations: Scalars['Boolean']['output'];
  /** Signs in. The same answer for an unknown address and a wrong password; throttled. */
  login: Session;
  /** Creates a patient's account and signs in. */
  register: Session;
  /** Ends the session of the token that was sent. */
  logout: Scalars['Boolean']['output'];
  /** Sends the mail that confirms the viewer's address once more. */
  requestEmailConfirmation: Scalars['Boolean']['output'];
  /** Uses the link of a confirmation mail, of a new account or of a changed address. */
  confirmEmail: Scalars['Boolean']['output'];
  /** Sends a link to the new address and a notice to the old one; the address changes when the link is used. */
  requestEmailChange: User;
  /** Takes the wish for another address back; its link ends. */
  cancelEmailChange: User;
  /** The same answer whether or not the address is known. */
  requestPasswordReset: Scalars['Boolean']['output'];
  /** Uses the link of a reset mail and ends every session. `confirmPassword`, where it is sent, has to be the same. */
  resetPassword: Scalars['Boolean']['output'];
  /** Makes a secret for an authenticator app; nothing changes until `enableTwoFactor`. */
  startTwoFactor: TwoFactorSetup;
  /** Turns two-factor sign-in on and answers the recovery codes, shown this once. */
  enableTwoFactor: Array<Scalars['String']['output']>;
  /** Turns two-factor sign-in off; the secret and the recovery codes are forgotten. */
  disableTwoFactor: User;
  /** Makes new recovery codes; the old ones end. */
  renewRecoveryCodes: Array<Scalars['String']['output']>;
  /** Stays signed in for another week, at most until a month after signing in; answers a new token of the same session. */
  renewSession: Session;
  /** Ends one of the viewer's sessions. */
  endSession: Scalars['Boolean']['output'];
  /** Ends every session of the viewer but this one; answers how many. */
  endOtherSessions: Scalars['Int']['output'];
  /** Checks the current password and ends the other sessions. `confirmPassword`, where it is sent, has to be the same. */
  changePassword: Scalars['Boolean']['output'];
  /** Adds a certificate, which counts once somebody has checked it. Administrators only. */
  addCertificate: HospitalCertificate;
  /** Edits a certificate; it has to be checked anew. Administrators only. */
  updateCertificate: HospitalCertificate;
  /** Says that it was held against the register of its issuer; a valid operating licence makes the hospital verified. Administrators only. */
  checkCertificate: HospitalCertificate;
  /** Takes a certificate away, with its document. Administrators only. */
  deleteCertificate: Scalars['Boolean']['output'];
  /** Turns the morning mail of a hospital on or off, and chooses its language. Owners of the hospital, and administrators. */
  updateDigest: DigestSettings;
  /** Says when a doctor sees patients in a week (administrators; staff of the doctor's hospital). Appointments already made stay. */
  setDoctorCalendar: DoctorCalendar;
  /** Says that a doctor is away (administrators; staff of the doctor's hospital). Over appointments it is refused (`conflict`) until `keepAppointments` says that they were seen. */
  addDoctorLeave: DoctorCalendar;
  /** Takes leave back (administrators; staff of the doctor's hospital). */
  removeDoctorLeave: DoctorCalendar;
  /** A new private address of a doctor's appointments for calendar programs, shown here and never again; an older one ends (administrators; staff of the doctor's hospital). */
  createDoctorFeed: Scalars['String']['output'];
  /** The private address leads nowhere from now on (administrators; staff of the doctor's hospital). */
  removeDoctorFeed: DoctorCalendar;
  /** Adds a doctor (administrators; staff at their own hospital). */
  createDoctor: Doctor;
  /** Edits a doctor (administrators; staff of the doctor's hospital). */
  updateDoctor: Doctor;
  /** Says all that a doctor does; what is not named is done no longer (administrators; staff of the doctor's hospital). */
  setDoctorServices: Doctor;
  /** Erases the doctor, or deactivates one with appointments (administrators). True when erased. */
  deleteDoctor: Scalars['Boolean']['output'];
  /** Saves a hospital or a doctor; what is saved already stays as it is. */
  saveFavourite: Favourites;
  /** Forgets a saved hospital or doctor. */
  removeFavourite: Favourites;
  /** Adds a service (administrators). */
  createHealthService: HealthService;
  /** Edits a service (administrators). */
  updateHealthService: HealthService;
  /** Erases it, or deactivates it when it has appointments (administrators). True when it was erased. */
  deleteHealthService: Scalars['Boolean']['output'];
  /** Agrees that news of a hospital come to an address, by the link of the mail that asks for it. */
  confirmHospitalAddress: Scalars['Boolean']['output'];
  /** Asks an address once more whether news of the hospital shall come there, by a mail with a link. Owners of the hospital, and administrators. */
  askHospitalAddress: Scalars['Boolean']['output'];
  /** Adds a hospital (administrators). Without a position it stands in the middle of its province. */
  createHospital: Hospital;
  /** Edits a hospital: staff their own, but for its name, place and state, which are for administrators. */
  updateHospital: Hospital;
  /** Erases it, or deactivates it when it has appointments or staff (administrators). True when it was erased. */
  deleteHospital: Scalars['Boolean']['output'];
  /** Offers an active service, at the hospital's own price if one is sent, or with its price on request (administrators, and staff for their own hospital). */
  linkHealthService: Hospital;
  /** Offers a service no longer (administrators, and staff for their own hospital); appointments already made stay. */
  unlinkHealthService: Hospital;
  /** Imports a list that was checked; one of a kind at a time. `POST /api/Imports` sends the list. Administrators only. */
  startImport: Import;
  /** Ends an import between two batches; what is imported by then stays. Administrators only. */
  cancelImport: Import;
  /** Switches many records on or off at once; appointments already made stay. Administrators only. */
  changeActivation: Activation;
  /** Restores exactly the records that a change has switched, within a day. Administrators only. */
  undoActivation: Activation;
  /** Makes an account with its first password. Administrators only. */
  createUser: ManagedUser;
  /** Makes an account and mails its owner a link to choose the password. Administrators only. */
  inviteUser: ManagedUser;
  /** Sends an invitation once more, with a new link. Administrators only. */
  repeatInvitation: ManagedUser;
  /** Edits an account. A change of role, status, hospital or address ends its sessions at once. Administrators only. */
  updateUser: ManagedUser;
  /** Ends an account for good. The own one and that of the last administrator stay. Administrators only. */
  deleteUser: Scalars['Boolean']['output'];
  /** Adds a template (staff and administrators); a hospital has at most 100. */
  createMessageTemplate: MessageTemplate;
  /** Edits a template (staff and administrators). */
  updateMessageTemplate: MessageTemplate;
  /** Removes a template (staff and administrators). */
  deleteMessageTemplate: Scalars['Boolean']['output'];
  /** By the patient, the hospital's staff or an administrator; the other side gets a mail unless one about this conversation is unread. */
  sendMessage: Message;
  /**
   * Asks the owner of the address, by a mail with a link, whether the newsletter shall come. The answer does not tell whether the address
   * was known.
   */
  subscribeToNewsletter: Scalars['Boolean']['output'];
  /** Agrees, by the link of that mail; it works for 7 days. */
  confirmNewsletter: Scalars['Boolean']['output'];
  /** Ends the newsletter and erases the address, by the link of one of its mails. */
  leaveNewsletter: Scalars['Boolean']['output'];
  /** Erases an address, as its owner could by the link of a mail. Administrators only. */
  removeSubscriber: Scalars['Boolean']['output'];
  /** For administrators: tries a mail again. */
  retryDeadLetter: Scalars['Boolean']['output'];
  /** For administrators: a mail that waits or was given up is not sent any more. */
  dropMail: Scalars['Boolean']['output'];
  /** Deletes the account after 14 days; the wish can be taken back until then. */
  requestAccountDeletion: User;
  /** Takes that wish back. */
  cancelAccountDeletion: User;
  /**
   * Proposes another time to the patient (staff and administrators) and keeps it free for 24 hours. It has to be a time that could be booked; one that was
   * proposed before ends.
   */
  proposeTime: Appointment;
  /** The patient's word: the appointment moves to the proposed time and is confirmed, or stays as it is. */
  answerProposal: Appointment;
  /** Takes a proposal back (staff and administrators); its time is free at once. */
  withdrawProposal: Appointment;
  /** Shows notices in the browser of this sign-in. It ends with the sign-in, and when the service of the browser says so. */
  subscribeToPush: PushSettings;
  /** Shows no more notices in the browser of this sign-in. */
  unsubscribeFromPush: PushSettings;
  /** Turns kinds of notices on and off, for all browsers of the viewer. */
  updatePushNotifications: PushSettings;
  /** Has a report made; a job counts it. A hospital may ask for 30 within an hour. Owners and coordinators of the hospital, and administrators. */
  createReport: Report;
  /** Ends a report that is being made; one that is done stays. Owners and coordinators of the hospital, and administrators. */
  cancelReport: Report;
  /** Forgets a report. Owners and coordinators of the hospital, and administrators. */
  deleteReport: Scalars['Boolean']['output'];
  /** Opens a form of the public pages; what it answers is sent with the form. */
  startRequest: RequestForm;
  /** Sends a form of the public pages. It is acknowledged by mail. */
  sendRequest: SentRequest;
  /** Another state, another owner. Administrators only. */
  updateRequest: DeskRequest;
  /** Keeps a note for the desk alone. Administrators only. */
  noteRequest: DeskRequest;
  /** Answers by mail, in these words. Administrators only. */
  answerRequest: DeskRequest;
  /** One review an appointment, by its patient, once it is completed. */
  createReview: Review;
  /** By its author, within 14 days. */
  updateReview: Review;
  /** Tells the administrators; one report a person and review. */
  reportReview: Scalars['Boolean']['output'];
  /** By the staff of the reviewed hospital. */
  replyToReview: Review;
  /** For administrators: hides a reported review (it no longer counts) or settles the report. */
  settleReview: Scalars['Boolean']['output'];
  /** For administrators: shows a hidden review again; it counts from then on. */
  restoreReview: Scalars['Boolean']['output'];
  /** Decides; what is not sent stays. Administrators only. */
  updateSettings: Settings;
  /** Makes an account at the hospital and mails its owner a link to choose the password. By owners and administrators. */
  inviteTeamMember: TeamMember;
  /** Sends an invitation once more, with a new link, while nobody has signed in with the account. By owners and administrators. */
  inviteTeamMemberAgain: TeamMember;
  /** Gives somebody another role at the hospital, which ends their sessions at once; its last owner stays one. By owners and administrators. */
  updateTeamMember: TeamMember;
  /** Takes somebody off the team: the account stays as a patient's, its sessions end at once. The last owner stays. By owners and administrators. */
  removeTeamMember: Scalars['Boolean']['output'];
  /** Names and describes a specialty or category (administrators). */
  updateTerm: ManagedTerm;
  /** Edits the profile. */
  updateProfile: User;
  /** Turns kinds of mail on and off. */
  updateNotifications: User;
  /** Remembers the language of the viewer's mails: en, tr, ru or ar. */
  updateLanguage: User;
  /** Remembers the language that the viewer reads pages in: en, tr, ru or ar. */
  updatePageLanguage: User;
  /** Adds an address that is told what happens, and answers its secret this once. A person, and a hospital, has at most ten. */
  createWebhook: WebhookSecret;
  /** Another address, other events, on or off; what is not sent stays. */
  updateWebhook: Webhook;
  /** Deletes a webhook with the log of its deliveries. */
  deleteWebhook: Scalars['Boolean']['output'];
  /** Makes a new secret and answers it this once; for 24 hours the old one signs beside it. */
  rollWebhookSecret: WebhookSecret;
  /** Sends the event `webhook.test`, 60 an hour together with deliveries that are sent again. */
  testWebhook: Webhook;
  /** Sends a delivery once more, under the same `webhook-id`. */
  replayWebhookDelivery: Webhook;
};


/** What can be changed, one at a time. */
export type MutationCreateApiKeyArgs = {
  input: ApiKeyInput;
};


/** What can be changed, one at a time. */
export type MutationRenameApiKeyArgs = {
  id: Scalars['ID']['input'];
  name: Scalars['String']['input'];
};


/** What can be changed, one at a time. */
export type MutationRevokeApiKeyArgs = {
  id: Scalars['ID']['input'];
};


/** What can be changed, one at a time. */
export type MutationAddInternalNoteArgs = {
  appointmentId: Scalars['ID']['input'];
  note: Scalars['String']['input'];
};


/** What can be changed, one at a time. */
export type MutationDeleteInternalNoteArgs = {
  appointmentId: Scalars['ID']['input'];
  noteId: Scalars['ID']['input'];
};


/** What can be changed, one at a time. */
export type MutationOpenAppointmentArgs = {
  id: Scalars['ID']['input'];
  reason: Scalars['String']['input'];
};


/** What can be changed, one at a time. */
export type MutationBookAppointmentArgs = {
  input: BookingInput;
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};


/** What can be changed, one at a time. */
export type MutationMoveAppointmentArgs = {
  id: Scalars['ID']['input'];
  status: AppointmentStatus;
  note?: InputMaybe<Scalars['String']['input']>;
  basedOn?: InputMaybe<Scalars['DateTime']['input']>;
};


/** What can be changed, one at a time. */
export type MutationMarkNoShowArgs = {
  appointmentId: Scalars['ID']['input'];
  note?: InputMaybe<Scalars['String']['input']>;
  basedOn?: InputMaybe<Scalars['DateTime']['input']>;
};


/** What can be changed, one at a time. */
export type MutationUpdateAppointmentArgs = {
  id: Scalars['ID']['input'];
  input: AppointmentUpdate;
};


/** What can be changed, one at a time. */
export type MutationChatArgs = {
  input: ChatInput;
};


/** What can be changed, one at a time. */
export type MutationKeepConversationsArgs = {
  keepsConversations: Scalars['Boolean']['input'];
};


/** What can be changed, one at a time. */
export type MutationDeleteConversationArgs = {
  id: Scalars['ID']['input'];
};


/** What can be changed, one at a time. */
export type MutationLoginArgs = {
  input: LoginInput;
};


/** What can be changed, one at a time. */
export type MutationRegisterArgs = {
  input: RegisterInput;
};


/** What can be changed, one at a time. */
export type MutationConfirmEmailArgs = {
  token: Scalars['String']['input'];
};


/** What can be changed, one at a time. */
export type MutationRequestEmailChangeArgs = {
  email: Scalars['String']['input'];
  password: Scalars['String']['input'];
};


/** What can be changed, one at a time. */
export type MutationRequestPasswordResetArgs = {
  email: Scalars['String']['input'];
};


/** What can be changed, one at a time. */
export type MutationResetPasswordArgs = {
  token: Scalars['String']['input'];
  newPassword: Scalars['String']['input'];
  confirmPassword?: InputMaybe<Scalars['String']['input']>;
};


/** What can be changed, one at a time. */
export type MutationEnableTwoFactorArgs = {
  code: Scalars['String']['input'];
};


/** What can be changed, one at a time. */
export type MutationDisableTwoFactorArgs = {
  password: Scalars['String']['input'];
};


/** What can be changed, one at a time. */
export type MutationRenewRecoveryCodesArgs = {
  password: Scalars['String']['input'];
};


/** What can be changed, one at a time. */
export type MutationEndSessionArgs = {
  id: Scalars['ID']['input'];
};


/** What can be changed, one at a time. */
export type MutationChangePasswordArgs = {
  currentPassword: Scalars['String']['input'];
  newPassword: Scalars['String']['input'];
  confirmPassword?: InputMaybe<Scalars['String']['input']>;
};


/** What can be changed, one at a time. */
export type MutationAddCertificateArgs = {
  hospitalId: Scalars['ID']['input'];
  input: CertificateInput;
};


/** What can be changed, one at a time. */
export type MutationUpdateCertificateArgs = {
  id: Scalars['ID']['input'];
  input: CertificateUpdate;
};


/** What can be changed, one at a time. */
export type MutationCheckCertificateArgs = {
  id: Scalars['ID']['input'];
};


/** What can be changed, one at a time. */
export type MutationDeleteCertificateArgs = {
  id: Scalars['ID']['input'];
};


/** What can be changed, one at a time. */
export type MutationUpdateDigestArgs = {
  hospitalId?: InputMaybe<Scalars['ID']['input']>;
  input: DigestInput;
};


/** What can be changed, one at a time. */
export type MutationSetDoctorCalendarArgs = {
  doctorId: Scalars['ID']['input'];
  hours?: InputMaybe<Array<OpeningDayInput>>;
  breaks: Array<DoctorBreakInput>;
  basedOn?: InputMaybe<Scalars['DateTime']['input']>;
};


/** What can be changed, one at a time. */
export type MutationAddDoctorLeaveArgs = {
  doctorId: Scalars['ID']['input'];
  startsOn: Scalars['Date']['input'];
  endsOn: Scalars['Date']['input'];
  keepAppointments?: InputMaybe<Scalars['Boolean']['input']>;
};


/** What can be changed, one at a time. */
export type MutationRemoveDoctorLeaveArgs = {
  doctorId: Scalars['ID']['input'];
  leaveId: Scalars['ID']['input'];
};


/** What can be changed, one at a time. */
export type MutationCreateDoctorFeedArgs = {
  doctorId: Scalars['ID']['input'];
};


/** What can be changed, one at a time. */
export type MutationRemoveDoctorFeedArgs = {
  doctorId: Scalars['ID']['input'];
};


/** What can be changed, one at a time. */
export type MutationCreateDoctorArgs = {
  input: DoctorInput;
};


/** What can be changed, one at a time. */
export type MutationUpdateDoctorArgs = {
  id: Scalars['ID']['input'];
  input: DoctorUpdate;
};


/** What can be changed, one at a time. */
export type MutationSetDoctorServicesArgs = {
  doctorId: Scalars['ID']['input'];
  services: Array<DoctorServiceInput>;
  basedOn?: InputMaybe<Scalars['DateTime']['input']>;
};


/** What can be changed, one at a time. */
export type MutationDeleteDoctorArgs = {
  id: Scalars['ID']['input'];
};


/** What can be changed, one at a time. */
export type MutationSaveFavouriteArgs = {
  hospitalId?: InputMaybe<Scalars['ID']['input']>;
  doctorId?: InputMaybe<Scalars['ID']['input']>;
};


/** What can be changed, one at a time. */
export type MutationRemoveFavouriteArgs = {
  hospitalId?: InputMaybe<Scalars['ID']['input']>;
  doctorId?: InputMaybe<Scalars['ID']['input']>;
};


/** What can be changed, one at a time. */
export type MutationCreateHealthServiceArgs = {
  input: HealthServiceInput;
};


/** What can be changed, one at a time. */
export type MutationUpdateHealthServiceArgs = {
  id: Scalars['ID']['input'];
  input: HealthServiceUpdate;
};


/** What can be changed, one at a time. */
export type MutationDeleteHealthServiceArgs = {
  id: Scalars['ID']['input'];
};


/** What can be changed, one at a time. */
export type MutationConfirmHospitalAddressArgs = {
  token: Scalars['String']['input'];
};


/** What can be changed, one at a time. */
export type MutationAskHospitalAddressArgs = {
  hospitalId?: InputMaybe<Scalars['ID']['input']>;
  email: Scalars['String']['input'];
};


/** What can be changed, one at a time. */
export type MutationCreateHospitalArgs = {
  input: HospitalInput;
};


/** What can be changed, one at a time. */
export type MutationUpdateHospitalArgs = {
  id: Scalars['ID']['input'];
  input: HospitalUpdate;
};


/** What can be changed, one at a time. */
export type MutationDeleteHospitalArgs = {
  id: Scalars['ID']['input'];
};


/** What can be changed, one at a time. */
export type MutationLinkHealthServiceArgs = {
  hospitalId: Scalars['ID']['input'];
  serviceId: Scalars['ID']['input'];
  price?: InputMaybe<Scalars['Float']['input']>;
  currency?: InputMaybe<Currency>;
  onRequest?: InputMaybe<Scalars['Boolean']['input']>;
};


/** What can be changed, one at a time. */
export type MutationUnlinkHealthServiceArgs = {
  hospitalId: Scalars['ID']['input'];
  serviceId: Scalars['ID']['input'];
};


/** What can be changed, one at a time. */
export type MutationStartImportArgs = {
  id: Scalars['ID']['input'];
};


/** What can be changed, one at a time. */
export type MutationCancelImportArgs = {
  id: Scalars['ID']['input'];
};


/** What can be changed, one at a time. */
export type MutationChangeActivationArgs = {
  input: ActivationInput;
};


/** What can be changed, one at a time. */
export type MutationUndoActivationArgs = {
  id: Scalars['ID']['input'];
};


/** What can be changed, one at a time. */
export type MutationCreateUserArgs = {
  input: UserInput;
};


/** What can be changed, one at a time. */
export type MutationInviteUserArgs = {
  input: InvitationInput;
};


/** What can be changed, one at a time. */
export type MutationRepeatInvitationArgs = {
  id: Scalars['ID']['input'];
};


/** What can be changed, one at a time. */
export type MutationUpdateUserArgs = {
  id: Scalars['ID']['input'];
  input: UserUpdate;
};


/** What can be changed, one at a time. */
export type MutationDeleteUserArgs = {
  id: Scalars['ID']['input'];
};


/** What can be changed, one at a time. */
export type MutationCreateMessageTemplateArgs = {
  hospitalId?: InputMaybe<Scalars['ID']['input']>;
  input: MessageTemplateInput;
};


/** What can be changed, one at a time. */
export type MutationUpdateMessageTemplateArgs = {
  hospitalId?: InputMaybe<Scalars['ID']['input']>;
  id: Scalars['ID']['input'];
  input: MessageTemplateUpdate;
};


/** What can be changed, one at a time. */
export type MutationDeleteMessageTemplateArgs = {
  hospitalId?: InputMaybe<Scalars['ID']['input']>;
  id: Scalars['ID']['input'];
};


/** What can be changed, one at a time. */
export type MutationSendMessageArgs = {
  appointmentId: Scalars['ID']['input'];
  message: Scalars['String']['input'];
};


/** What can be changed, one at a time. */
export type MutationSubscribeToNewsletterArgs = {
  email: Scalars['String']['input'];
  language?: InputMaybe<UiLanguage>;
};


/** What can be changed, one at a time. */
export type MutationConfirmNewsletterArgs = {
  token: Scalars['String']['input'];
};


/** What can be changed, one at a time. */
export type MutationLeaveNewsletterArgs = {
  token: Scalars['String']['input'];
};


/** What can be changed, one at a time. */
export type MutationRemoveSubscriberArgs = {
  id: Scalars['ID']['input'];
};


/** What can be changed, one at a time. */
export type MutationRetryDeadLetterArgs = {
  id: Scalars['ID']['input'];
};


/** What can be changed, one at a time. */
export type MutationDropMailArgs = {
  id: Scalars['ID']['input'];
  reason: Scalars['String']['input'];
};


/** What can be changed, one at a time. */
export type MutationRequestAccountDeletionArgs = {
  password: Scalars['String']['input'];
};


/** What can be changed, one at a time. */
export type MutationProposeTimeArgs = {
  appointmentId: Scalars['ID']['input'];
  input: ProposalInput;
};


/** What can be changed, one at a time. */
export type MutationAnswerProposalArgs = {
  appointmentId: Scalars['ID']['input'];
  proposalId: Scalars['ID']['input'];
  accept: Scalars['Boolean']['input'];
};


/** What can be changed, one at a time. */
export type MutationWithdrawProposalArgs = {
  appointmentId: Scalars['ID']['input'];
  proposalId: Scalars['ID']['input'];
};


/** What can be changed, one at a time. */
export type MutationSubscribeToPushArgs = {
  input: PushSubscriptionInput;
};


/** What can be changed, one at a time. */
export type MutationUpdatePushNotificationsArgs = {
  input: NotificationsInput;
};


/** What can be changed, one at a time. */
export type MutationCreateReportArgs = {
  hospitalId?: InputMaybe<Scalars['ID']['input']>;
  input: ReportInput;
};


/** What can be changed, one at a time. */
export type MutationCancelReportArgs = {
  hospitalId?: InputMaybe<Scalars['ID']['input']>;
  id: Scalars['ID']['input'];
};


/** What can be changed, one at a time. */
export type MutationDeleteReportArgs = {
  hospitalId?: InputMaybe<Scalars['ID']['input']>;
  id: Scalars['ID']['input'];
};


/** What can be changed, one at a time. */
export type MutationSendRequestArgs = {
  input: RequestInput;
};


/** What can be changed, one at a time. */
export type MutationUpdateRequestArgs = {
  id: Scalars['ID']['input'];
  input: RequestUpdate;
};


/** What can be changed, one at a time. */
export type MutationNoteRequestArgs = {
  id: Scalars['ID']['input'];
  note: Scalars['String']['input'];
};


/** What can be changed, one at a time. */
export type MutationAnswerRequestArgs = {
  id: Scalars['ID']['input'];
  answer: Scalars['String']['input'];
};


/** What can be changed, one at a time. */
export type MutationCreateReviewArgs = {
  appointmentId: Scalars['ID']['input'];
  input: ReviewInput;
};


/** What can be changed, one at a time. */
export type MutationUpdateReviewArgs = {
  id: Scalars['ID']['input'];
  input: ReviewInput;
};


/** What can be changed, one at a time. */
export type MutationReportReviewArgs = {
  id: Scalars['ID']['input'];
  reason: Scalars['String']['input'];
};


/** What can be changed, one at a time. */
export type MutationReplyToReviewArgs = {
  id: Scalars['ID']['input'];
  reply: Scalars['String']['input'];
};


/** What can be changed, one at a time. */
export type MutationSettleReviewArgs = {
  id: Scalars['ID']['input'];
  hide: Scalars['Boolean']['input'];
  reason?: InputMaybe<Scalars['String']['input']>;
};


/** What can be changed, one at a time. */
export type MutationRestoreReviewArgs = {
  id: Scalars['ID']['input'];
  reason: Scalars['String']['input'];
};


/** What can be changed, one at a time. */
export type MutationUpdateSettingsArgs = {
  input: SettingsInput;
};


/** What can be changed, one at a time. */
export type MutationInviteTeamMemberArgs = {
  hospitalId?: InputMaybe<Scalars['ID']['input']>;
  input: TeamInvitation;
};


/** What can be changed, one at a time. */
export type MutationInviteTeamMemberAgainArgs = {
  hospitalId?: InputMaybe<Scalars['ID']['input']>;
  id: Scalars['ID']['input'];
};


/** What can be changed, one at a time. */
export type MutationUpdateTeamMemberArgs = {
  hospitalId?: InputMaybe<Scalars['ID']['input']>;
  id: Scalars['ID']['input'];
  hospitalRole: HospitalRole;
};


/** What can be changed, one at a time. */
export type MutationRemoveTeamMemberArgs = {
  hospitalId?: InputMaybe<Scalars['ID']['input']>;
  id: Scalars['ID']['input'];
};


/** What can be changed, one at a time. */
export type MutationUpdateTermArgs = {
  id: Scalars['ID']['input'];
  input: TermUpdate;
};


/** What can be changed, one at a time. */
export type MutationUpdateProfileArgs = {
  input: ProfileInput;
};


/** What can be changed, one at a time. */
export type MutationUpdateNotificationsArgs = {
  input: NotificationsInput;
};


/** What can be changed, one at a time. */
export type MutationUpdateLanguageArgs = {
  language: Scalars['String']['input'];
};


/** What can be changed, one at a time. */
export type MutationUpdatePageLanguageArgs = {
  language: Scalars['String']['input'];
};


/** What can be changed, one at a time. */
export type MutationCreateWebhookArgs = {
  input: WebhookInput;
};


/** What can be changed, one at a time. */
export type MutationUpdateWebhookArgs = {
  id: Scalars['ID']['input'];
  input: WebhookUpdate;
};


/** What can be changed, one at a time. */
export type MutationDeleteWebhookArgs = {
  id: Scalars['ID']['input'];
};


/** What can be changed, one at a time. */
export type MutationRollWebhookSecretArgs = {
  id: Scalars['ID']['input'];
};


/** What can be changed, one at a time. */
export type MutationTestWebhookArgs = {
  id: Scalars['ID']['input'];
};


/** What can be changed, one at a time. */
export type MutationReplayWebhookDeliveryArgs = {
  webhookId: Scalars['ID']['input'];
  deliveryId: Scalars['ID']['input'];
};

/** Every parameter narrows. */
export type ActivitySearch = {
  /** Words of what was changed, or of the name or address of who changed it. */
  q?: InputMaybe<Scalars['String']['input']>;
  /** What was changed. */
  kind?: InputMaybe<SubjectKind>;
  /** Done by this user alone. */
  actorId?: InputMaybe<Scalars['ID']['input']>;
  /** Done to this record alone. */
  subjectId?: InputMaybe<Scalars['ID']['input']>;
  /** What belongs to this hospital alone. */
  hospitalId?: InputMaybe<Scalars['ID']['input']>;
  /** From this day on, in Istanbul. */
  from?: InputMaybe<Scalars['Date']['input']>;
  /** Until the end of this day, in Istanbul. */
  to?: InputMaybe<Scalars['Date']['input']>;
};

/** What something is done to. */
export type SubjectKind =
  /** A hospital, or what it offers. */
  | 'hospital'
  /** A doctor, or the treatments of one. */
  | 'doctor'
  /** A treatment. */
  | 'health_service'
  /** The words of a specialty or category. */
  | 'term'
  /** Somebody's account. */
  | 'user'
  /** An appointment whose notes, messages or files were opened. */
  | 'appointment'
  /** A review. */
  | 'review'
  /** A mail that had been given up. */
  | 'outbox'
  /** What the operator decides. */
  | 'settings'
  /** A list that was imported. */
  | 'import'
  /** A certificate of a hospital. */
  | 'certificate'
  /** What somebody has written to the operator. */
  | 'request'
  /** A key with which a program works for somebody. */
  | 'api_key'
  /** An address that is told what happens to appointments. */
  | 'webhook'
  /** Numbers that a hospital has had counted. */
  | 'report';

/** One page of what was done. */
export type ActivityPage = {
  __typename?: 'ActivityPage';
  /** The latest first. */
  items: Array<Activity>;
  /** How much there is in all. */
  total: Scalars['Int']['output'];
  /** Starts at 1. */
  page: Scalars['Int']['output'];
  /** Records a page. */
  limit: Scalars['Int']['output'];
  /** The last page that can be asked for. */
  totalPages: Scalars['Int']['output'];
};

/** One thing that somebody has done. It is only ever added, never changed. */
export type Activity = {
  __typename?: 'Activity';
  /** UUID. */
  id: Scalars['ID']['output'];
  /** When it was done. */
  createdAt: Scalars['DateTime']['output'];
  /** Who did it; null: a command, a job, or somebody whose account is gone. */
  actorId?: Maybe<Scalars['ID']['output']>;
  /** Their name now. */
  actorName?: Maybe<Scalars['String']['output']>;
  /** What was done, such as `hospital.update`. */
  action: Scalars['String']['output'];
  /** What it was done to; null for what is none of them. */
  kind?: Maybe<SubjectKind>;
  /** The record it was done to. */
  subjectId?: Maybe<Scalars['ID']['output']>;
  /** What the record is called, or was when it was erased; null: it has no name. */
  subjectName?: Maybe<Scalars['String']['output']>;
  /** The fields that were changed as they were before, as JSON; null for what was made. */
  before?: Maybe<Scalars['String']['output']>;
  /** The same fields afterwards, as JSON; null for what was erased. */
  after?: Maybe<Scalars['String']['output']>;
  /** The hospital it belongs to. */
  hospitalId?: Maybe<Scalars['ID']['output']>;
  /** Why somebody looked at what is not theirs. */
  reason?: Maybe<Scalars['String']['output']>;
  /** From where: the first 24 bits of an IPv4 address, the first 48 of IPv6. */
  network?: Maybe<Scalars['String']['output']>;
};

/** What a new key is to be. */
export type ApiKeyInput = {
  /** What it is called, at most 60 characters. */
  name: Scalars['String']['input'];
  /**
   * What it may do: `catalogue:read`, `profile:read`, `appointments:read`, `appointments:write`, `messages:read`, `messages:write`, and for
   * hospital staff `portal:read` and `portal:write`. `write` includes `read`.
   */
  scopes: Array<Scalars['String']['input']>;
  /** After how many days it ends, 1 to 730; null: never by itself. */
  expiresInDays?: InputMaybe<Scalars['Int']['input']>;
  /** The password of the account. Guesses are throttled like those at sign-in. */
  password: Scalars['String']['input'];
};

/** A key with which a program works for its owner. What it is, is not kept. */
export type ApiKey = {
  __typename?: 'ApiKey';
  /** UUID; `client_id` at `/oauth/token` too. */
  id: Scalars['ID']['output'];
  /** What its owner calls it. */
  name: Scalars['String']['output'];
  /** How it begins, for its owner to know it by. */
  prefix: Scalars['String']['output'];
  /** What it may do; `write` includes `read`. */
  scopes: Array<Scalars['String']['output']>;
  /** When it was made. */
  createdAt: Scalars['DateTime']['output'];
  /** When it was last used, to the minute; null: never. */
  lastUsedAt?: Maybe<Scalars['DateTime']['output']>;
  /** When it ends by itself; null: never. */
  expiresAt?: Maybe<Scalars['DateTime']['output']>;
  /** When it was revoked; null: it was not. */
  revokedAt?: Maybe<Scalars['DateTime']['output']>;
};

/** A key that was just made. */
export type NewApiKey = {
  __typename?: 'NewApiKey';
  /** UUID of the key. */
  id: Scalars['ID']['output'];
  /** The key itself, `hk_live_…`. It is shown this once. */
  secret: Scalars['String']['output'];
  /** What is kept of it. */
  apiKey: ApiKey;
};

/** What a member of staff wrote down for the others. */
export type InternalNote = {
  __typename?: 'InternalNote';
  /** UUID. */
  id: Scalars['ID']['output'];
  /** UUID of the appointment. */
  appointmentId: Scalars['ID']['output'];
  /** First and last name of who wrote it, as they were then. */
  authorName: Scalars['String']['output'];
  /** The text. */
  note: Scalars['String']['output'];
  /** When it was written. */
  createdAt: Scalars['DateTime']['output'];
};

/** How far an appointment has come; completed and cancelled are final. */
export type AppointmentStatus =
  /** Asked for; waits for the word of the hospital. */
  | 'pending'
  /** The hospital expects the patient. */
  | 'confirmed'
  /** The visit took place. Final; its patient may review it. */
  | 'completed'
  /** It will not take place; its time is free again. Final. */
  | 'cancelled';

/** Upcoming is pending or confirmed; past is completed or cancelled. */
export type AppointmentTab =
  /** In any state. */
  | 'all'
  /** Pending or confirmed. */
  | 'upcoming'
  /** Completed or cancelled. */
  | 'past';

/** One day of a calendar. */
export type AvailableDay = {
  __typename?: 'AvailableDay';
  /** Day of the hospital. */
  date: Scalars['Date']['output'];
  /** Why nothing can be booked on this day: past, sunday, closed, holiday, away or too_far; null on a day with times. */
  refusal?: Maybe<Scalars['String']['output']>;
  /** Every time of that day, in order. */
  times: Array<AvailableTime>;
};

/** A time at which an appointment could begin. */
export type AvailableTime = {
  __typename?: 'AvailableTime';
  /** Wall-clock time of the hospital. */
  time: Scalars['Time']['output'];
  /** False: taken, past, or too soon for the hospital. */
  available: Scalars['Boolean']['output'];
};

/** A visit, as its patient, the staff of its hospital and administrators may read it. */
export type Appointment = {
  __typename?: 'Appointment';
  /** UUID. */
  id: Scalars['ID']['output'];
  /** `BK-` and 8 letters and digits that cannot be mistaken for each other: what people read aloud. */
  bookingId: Scalars['String']['output'];
  /** How far it has come. */
  status: AppointmentStatus;
  /** Where it is. */
  hospital: Hospital;
  /** What it is for. */
  service: HealthService;
  /** Who sees the patient; null: the service's own calendar. */
  doctor?: Maybe<Doctor>;
  /** Day of the hospital. */
  date: Scalars['Date']['output'];
  /** Wall-clock time of the hospital. */
  time: Scalars['Time']['output'];
  /** Date and time as an instant. */
  startsAt: Scalars['DateTime']['output'];
  /** Minutes. */
  durationMinutes: Scalars['Int']['output'];
  /** First and last name. */
  patientName: Scalars['String']['output'];
  /** As given when it was booked. */
  patientFirstName: Scalars['String']['output'];
  /** As given when it was booked. */
  patientLastName: Scalars['String']['output'];
  /** As given when it was booked. */
  patientEmail: Scalars['String']['output'];
  /** As given when it was booked. */
  patientPhone: Scalars['String']['output'];
  /** What the patient wants to say beforehand. Health data; null: nothing was said. */
  notes?: Maybe<Scalars['String']['output']>;
  /** Since when the hospital says that the patient did not come; null: it does not. It is cancelled then. */
  noShowAt?: Maybe<Scalars['DateTime']['output']>;
  /** What the hospital asked for it when it was booked, at the doctor's price where a doctor was chosen; null: on request. */
  price?: Maybe<Scalars['Float']['output']>;
  /** Of `price`; null without one. */
  currency?: Maybe<Currency>;
  /**
   * True for an administrator who has not said why they open it (`openAppointment`): notes are null then, messages and files empty, and asking for them is
   * refused (`reason_required`).
   */
  contentsHidden: Scalars['Boolean']['output'];
  /** The moves the viewer may make now. */
  allowedMoves: Array<AppointmentStatus>;
  /** Its history, oldest first. */
  events: Array<AppointmentEvent>;
  /** When it was booked. */
  createdAt: Scalars['DateTime']['output'];
  /** When it last changed; an edit says with it what it was based on. */
  updatedAt: Scalars['DateTime']['output'];
  /** What the staff wrote down for each other, oldest first; none for the patient. */
  internalNotes: Array<InternalNote>;
  /** Documents that either side has uploaded, oldest first; at most 50. */
  files: Array<File>;
  /** The end of the conversation, oldest first: 50 messages unless another number is asked for, the last ones before a message if one is named. */
  messages: Array<Message>;
  /** What was written last; asking for it does not count as reading. Null while nothing is written. */
  lastMessage?: Maybe<Message>;
  /** How many messages its patient has not read; for everybody else, those of the patient that nobody at the hospital has read. */
  unreadMessages: Scalars['Int']['output'];
  /** The time that waits for the patient's answer; null without one. */
  proposal?: Maybe<TimeProposal>;
  /** The patient's review of it. */
  review?: Maybe<Review>;
  /** Whether the viewer may review it now. */
  canReview: Scalars['Boolean']['output'];
  /** What was decided about its review, for its author and administrators; null: nothing that was told. */
  reviewDecision?: Maybe<ReviewDecision>;
};


/** A visit, as its patient, the staff of its hospital and administrators may read it. */
export type AppointmentMessagesArgs = {
  limit?: InputMaybe<Scalars['Int']['input']>;
  before?: InputMaybe<Scalars['ID']['input']>;
};

/** Something that happened to an appointment. */
export type AppointmentEvent = {
  __typename?: 'AppointmentEvent';
  /** UUID. */
  id: Scalars['ID']['output'];
  /**
   * booked, status, rescheduled, doctor, notes, no_show, or opened: an administrator has read notes, messages or files, for the reason in `note`. Of a time
   * that the hospital proposed: proposed, accepted, declined, expired, withdrawn.
   */
  kind: Scalars['String']['output'];
  /** Whose doing it was. */
  actorRole: Role;
  /** Null once the account is deleted. */
  actorName?: Maybe<Scalars['String']['output']>;
  /** The state before; null where it did not change. */
  fromStatus?: Maybe<AppointmentStatus>;
  /** The state after; null where it did not change. */
  toStatus?: Maybe<AppointmentStatus>;
  /** What was said about it, read by patient and hospital; null: nothing. */
  note?: Maybe<Scalars['String']['output']>;
  /** What became another: date and time of a rescheduled appointment. */
  changes: Array<EventChange>;
  /** When it happened. */
  createdAt: Scalars['DateTime']['output'];
};

/** What became another. */
export type EventChange = {
  __typename?: 'EventChange';
  /** date, time or doctorId. */
  field: Scalars['String']['output'];
  /** Before. */
  from?: Maybe<Scalars['String']['output']>;
  /** After. */
  to?: Maybe<Scalars['String']['output']>;
};

/** One page of appointments. */
export type AppointmentPage = {
  __typename?: 'AppointmentPage';
  /** The appointments of this page. */
  items: Array<Appointment>;
  /** How many there are in all. */
  total: Scalars['Int']['output'];
  /** Starts at 1. */
  page: Scalars['Int']['output'];
  /** Records a page. */
  limit: Scalars['Int']['output'];
  /** The last page that can be asked for. */
  totalPages: Scalars['Int']['output'];
};

/** How many appointments a hospital has. */
export type AppointmentSummary = {
  __typename?: 'AppointmentSummary';
  /** On the hospital's day, cancelled ones apart. */
  today: Scalars['Int']['output'];
  /** Waiting for the word of the hospital. */
  pending: Scalars['Int']['output'];
  /** Expected by the hospital. */
  confirmed: Scalars['Int']['output'];
  /** Visits that took place. */
  completed: Scalars['Int']['output'];
  /** In any state, cancelled ones too. */
  total: Scalars['Int']['output'];
};

/** Every parameter narrows. */
export type AppointmentSearch = {
  /** all, pending, confirmed, completed or cancelled. Null means all. */
  status?: InputMaybe<Scalars['String']['input']>;
  /** Patient, booking id, service or doctor. */
  q?: InputMaybe<Scalars['String']['input']>;
  /** Day of the hospital; only appointments on or after it. */
  from?: InputMaybe<Scalars['Date']['input']>;
  /** Day of the hospital; only appointments on or before it. */
  to?: InputMaybe<Scalars['Date']['input']>;
  /** Administrators choose one; staff have their own. */
  hospitalId?: InputMaybe<Scalars['ID']['input']>;
  /** With this doctor alone. */
  doctorId?: InputMaybe<Scalars['ID']['input']>;
  /** For this service alone. */
  serviceId?: InputMaybe<Scalars['ID']['input']>;
  /** Only requests that nobody has answered for 48 hours, the oldest first. */
  overdue?: InputMaybe<Scalars['Boolean']['input']>;
  /** Only those with a message of the patient that nobody at the hospital has read. */
  unread?: InputMaybe<Scalars['Boolean']['input']>;
};

/** Whom the hospital will see. */
export type PatientInfoInput = {
  /** At most 100 characters. */
  firstName: Scalars['String']['input'];
  /** At most 100 characters. */
  lastName: Scalars['String']['input'];
  /** Where the hospital writes to; mails of Hekima go to the address of the account. */
  email: Scalars['String']['input'];
  /** Begins with + or a digit; digits, spaces, brackets, dots, dashes and slashes follow. */
  phone: Scalars['String']['input'];
};

/** A wish for an appointment. */
export type BookingInput = {
  /** UUID of an active hospital. */
  hospitalId: Scalars['ID']['input'];
  /** UUID of a service that the hospital offers. */
  serviceId: Scalars['ID']['input'];
  /** UUID of a doctor of that hospital; null: the calendar of the service. */
  doctorId?: InputMaybe<Scalars['ID']['input']>;
  /** For whom it is; patient and hospital read it. */
  patientInfo: PatientInfoInput;
  /** Day of the hospital, at most 365 days ahead. */
  appointmentDate: Scalars['Date']['input'];
  /** One of the times that `availability` offers on that day. */
  appointmentTime: Scalars['Time']['input'];
  /** What the patient wants to say beforehand, at most 2,000 characters. Health data: patient and hospital alone read it. */
  notes?: InputMaybe<Scalars['String']['input']>;
};

/** What is not sent stays. */
export type AppointmentUpdate = {
  /** Another day of the hospital. Not sent: stays. */
  date?: InputMaybe<Scalars['Date']['input']>;
  /** Another time that is on offer. Not sent: stays. */
  time?: InputMaybe<Scalars['Time']['input']>;
  /** UUID of another doctor of the hospital (staff and administrators); null: the service's own calendar. Not sent: stays. */
  doctorId?: InputMaybe<Scalars['ID']['input']>;
  /** What the patient wants to say beforehand, at most 2,000 characters; null or empty removes it. Not sent: stays. */
  notes?: InputMaybe<Scalars['String']['input']>;
  /** `updatedAt` of the record that was read: the edit is refused (`stale_edit`) when it has changed since. */
  basedOn?: InputMaybe<Scalars['DateTime']['input']>;
};

/** Who writes a message. */
export type ChatRole =
  /** The person who asks. */
  | 'user'
  /** Whoever answers. */
  | 'assistant';

/** Who gives an answer. */
export type AnsweredBy =
  /** The built-in guide: fixed rules, without any outside service. */
  | 'guide'
  /** A language model, within what the fixed rules allow. */
  | 'model';

/** How soon something needs a doctor. */
export type Urgency =
  /** Now: an emergency. */
  | 'immediate'
  /** Within 24 hours. */
  | 'urgent'
  /** Within about three days. */
  | 'soon'
  /** In a normal appointment. */
  | 'routine';

/** A language that is written to people. */
export type UiLanguage =
  /** English. */
  | 'en'
  /** Türkçe. */
  | 'tr'
  /** Русский. */
  | 'ru'
  /** العربية. */
  | 'ar';

/** What the assistant is here. */
export type Assistant = {
  __typename?: 'Assistant';
  /** Who answers what is no emergency. */
  answeredBy: AnsweredBy;
  /** The host of the model's service; null for the guide. */
  service?: Maybe<Scalars['String']['output']>;
  /** Whether the viewer's conversations are kept; always false for a visitor. */
  keepsConversations: Scalars['Boolean']['output'];
};

/** A conversation that is kept because its person asked for it. */
export type Conversation = {
  __typename?: 'Conversation';
  /** UUID. */
  id: Scalars['ID']['output'];
  /** Its first message. */
  begins: Scalars['String']['output'];
  /** When it began. */
  createdAt: Scalars['DateTime']['output'];
  /** When it was last spoken in. */
  updatedAt: Scalars['DateTime']['output'];
  /** What was said, the oldest first. */
  messages: Array<KeptMessage>;
};

/** A kept conversation in a list. */
export type ConversationInShort = {
  __typename?: 'ConversationInShort';
  /** UUID. */
  id: Scalars['ID']['output'];
  /** Its first message. */
  begins: Scalars['String']['output'];
  /** When it began. */
  createdAt: Scalars['DateTime']['output'];
  /** When it was last spoken in. */
  updatedAt: Scalars['DateTime']['output'];
};

/** A message of a kept conversation. */
export type KeptMessage = {
  __typename?: 'KeptMessage';
  /** Who wrote it. */
  role: ChatRole;
  /** Plain text in paragraphs. */
  content: Scalars['String']['output'];
  /** Of an answer: whether it spoke of an emergency. */
  emergency: Scalars['Boolean']['output'];
  /** Of an answer: who gave it. */
  answeredBy?: Maybe<AnsweredBy>;
};

/** A conversation so far. */
export type ChatInput = {
  /** 1 to 40 messages, the oldest first; the last one is the person's. */
  messages: Array<ChatMessageInput>;
  /** In which language to answer; without it, in that of the last message. */
  language?: InputMaybe<UiLanguage>;
  /** With `guide` no model hears of the conversation; without it a model answers where there is one. */
  answerBy?: InputMaybe<AnsweredBy>;
  /** The kept conversation that this goes on with, as the last answer named it. */
  conversationId?: InputMaybe<Scalars['ID']['input']>;
};

/** One message of a conversation. */
export type ChatMessageInput = {
  /** Who wrote it. */
  role: ChatRole;
  /** Plain text, at most 2,000 characters; 20,000 of what was answered. */
  content: Scalars['String']['input'];
};

/** What the assistant answers. */
export type ChatAnswer = {
  __typename?: 'ChatAnswer';
  /** What it says. */
  message: ChatMessage;
  /** How urgent it is and who treats it. */
  triage: ChatTriage;
  /** What it asks, at most two questions at once, with answers to choose from. */
  questions: Array<ChatQuestion>;
  /** What exists here for it; empty in an emergency. */
  suggestions: ChatSuggestions;
  /** Who gives this answer. */
  answeredBy: AnsweredBy;
  /** What it is written in. */
  language: UiLanguage;
  /** Where it is kept; null unless its person asked for that. */
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
  /** The higher of what rules and model say; null while it asks, or where nothing medical was said. */
  urgency?: Maybe<Urgency>;
  /** Whether a red flag was found: 112 comes first and nothing is offered for booking. */
  emergency: Scalars['Boolean']['output'];
  /** The rules that found an emergency. */
  redFlags: Array<RedFlag>;
  /** At most three of the list of specialties, the likeliest first. */
  specialties: Array<Scalars['String']['output']>;
};

/** A rule that found an emergency. */
export type RedFlag = {
  __typename?: 'RedFlag';
  /** Of the rule; stable. */
  id: Scalars['ID']['output'];
  /** What the person wrote that it rests on. */
  words: Array<Scalars['String']['output']>;
  /** The public guidance that the rule follows. */
  source: Scalars['String']['output'];
};

/** A question of the assistant. */
export type ChatQuestion = {
  __typename?: 'ChatQuestion';
  /** Stable word: where, duration, severity, age or pregnancy. */
  id: Scalars['ID']['output'];
  /** The question. */
  text: Scalars['String']['output'];
  /** Answers to choose from; the chosen one is sent as the next message. */
  answers: Array<Scalars['String']['output']>;
};

/** Records of the database that fit, the best first, at most three of each kind. */
export type ChatSuggestions = {
  __typename?: 'ChatSuggestions';
  /** Hospitals that fit what was written, the best first. */
  hospitals: Array<Hospital>;
  /** Doctors who fit what was written, the best first. */
  doctors: Array<Doctor>;
  /** Treatments that what was written may mean. */
  services: Array<HealthService>;
  /** The city that was named, for the search. */
  location?: Maybe<Scalars['String']['output']>;
  /** The most that is to be spent, for the search; null where nothing is within it. */
  priceTo?: Maybe<Scalars['Float']['output']>;
  /** What it is in. */
  priceCurrency?: Maybe<Currency>;
};

/** A sign-in of the viewer that still lets them in. */
export type DeviceSession = {
  __typename?: 'DeviceSession';
  /** UUID. */
  id: Scalars['ID']['output'];
  /** Browser and system, as far as they are known. */
  device: Scalars['String']['output'];
  /** When it began. */
  createdAt: Scalars['DateTime']['output'];
  /** To within five minutes. */
  lastUsedAt: Scalars['DateTime']['output'];
  /** The session that asks. */
  current: Scalars['Boolean']['output'];
};

/** What an authenticator app needs. */
export type TwoFactorSetup = {
  __typename?: 'TwoFactorSetup';
  /** Base32, to type by hand. */
  secret: Scalars['String']['output'];
  /** otpauth: address. */
  uri: Scalars['String']['output'];
  /** The address as a QR code: an SVG data URI. */
  qrCode: Scalars['String']['output'];
};

/** What a sign-in answers. */
export type Session = {
  __typename?: 'Session';
  /** Goes into the header `Authorization: Bearer {token}`. */
  token: Scalars['String']['output'];
  /** When it ends, at the latest; the end of the session ends it before. */
  expiresAt: Scalars['DateTime']['output'];
  /** Who signed in. */
  user: User;
};

/** Address and password. */
export type LoginInput = {
  /** In any letter case. */
  email: Scalars['String']['input'];
  /** As it was chosen; upper and lower case differ. */
  password: Scalars['String']['input'];
  /** Asked for by the error `two_factor_required`: six digits of the authenticator app, or a recovery code. */
  code?: InputMaybe<Scalars['String']['input']>;
};

/** A new patient. */
export type RegisterInput = {
  /** At most 60 characters, without line breaks and signs such as : @ < >. */
  firstName: Scalars['String']['input'];
  /** At most 60 characters, without line breaks and signs such as : @ < >. */
  lastName: Scalars['String']['input'];
  /** Signs in, and gets the mails. One account an address, whatever its letter case (`duplicate_email`). */
  email: Scalars['String']['input'];
  /** At least 6 characters and at most 72 bytes. */
  password: Scalars['String']['input'];
  /** The password once more; where it is sent, it has to be the same. */
  confirmPassword?: InputMaybe<Scalars['String']['input']>;
  /** Language of mails: en (unless told), tr, ru or ar. */
  language?: InputMaybe<Scalars['String']['input']>;
};

/** What a certificate certifies. */
export type CertificateKind =
  /** Of the Ministry of Health: the hospital may work. The tick follows from it. */
  | 'operating_licence'
  /** Of the Ministry of Health: it may treat patients from abroad. */
  | 'health_tourism'
  /** Of the Joint Commission International. */
  | 'jci'
  /** Of Temos International. */
  | 'temos'
  /** Management of quality. */
  | 'iso_9001'
  /** Medical laboratories. */
  | 'iso_15189'
  /** Security of information. */
  | 'iso_27001'
  /** Anything else. */
  | 'other';

/** How a hospital stands, by the latest of its licences that was checked. */
export type LicenceState =
  /** Valid for more than 90 days. */
  | 'valid'
  /** Valid, and it ends within 90 days. */
  | 'ending'
  /** There is one that nobody has checked yet. */
  | 'unchecked'
  /** The last one has ended. */
  | 'lapsed'
  /** There was never one. */
  | 'missing';

/** What proves that a hospital is what it says. */
export type HospitalCertificate = {
  __typename?: 'HospitalCertificate';
  /** UUID. */
  id: Scalars['ID']['output'];
  /** Whose it is. */
  hospitalId: Scalars['ID']['output'];
  /** What it certifies. */
  kind: CertificateKind;
  /** As it stands on it. */
  number: Scalars['String']['output'];
  /** Who gave it. */
  issuer: Scalars['String']['output'];
  /** Null: not known. */
  issuedOn?: Maybe<Scalars['Date']['output']>;
  /** The last day on which it holds. */
  expiresOn: Scalars['Date']['output'];
  /** What was uploaded, at `/api/Certificates/{id}/document`; null: nothing. */
  documentName?: Maybe<Scalars['String']['output']>;
  /** Bytes of it. */
  documentSize?: Maybe<Scalars['Int']['output']>;
  /** Null: nobody has checked it since its last edit. */
  checkedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Who did; null once the account is deleted. */
  checkedByName?: Maybe<Scalars['String']['output']>;
  /** When it was added. */
  createdAt: Scalars['DateTime']['output'];
  /** Of the last edit; goes back as `basedOn`. */
  updatedAt: Scalars['DateTime']['output'];
};

/** How one hospital stands. */
export type Verification = {
  __typename?: 'Verification';
  /** UUID of the hospital. */
  id: Scalars['ID']['output'];
  /** Which. */
  hospital: VerifiedHospital;
  /** By its licence. */
  state: LicenceState;
  /** The end of the latest licence that was checked; null: there is none. */
  validUntil?: Maybe<Scalars['Date']['output']>;
  /** How many certificates it has. */
  certificates: Scalars['Int']['output'];
  /** How many of them wait for a check. */
  unchecked: Scalars['Int']['output'];
};

/** A hospital on the list of verification. */
export type VerifiedHospital = {
  __typename?: 'VerifiedHospital';
  /** UUID. */
  id: Scalars['ID']['output'];
  /** As everybody reads it. */
  name: Scalars['String']['output'];
  /** Its province. */
  city: Scalars['String']['output'];
  /** Whether people find it. */
  isActive: Scalars['Boolean']['output'];
  /** Whether it has the tick. */
  isVerified: Scalars['Boolean']['output'];
};

/** One page of hospitals. */
export type VerificationPage = {
  __typename?: 'VerificationPage';
  /** The hospitals of this page. */
  items: Array<Verification>;
  /** How many there are in all. */
  total: Scalars['Int']['output'];
  /** Starts at 1. */
  page: Scalars['Int']['output'];
  /** Records a page. */
  limit: Scalars['Int']['output'];
  /** The last page that can be asked for. */
  totalPages: Scalars['Int']['output'];
};

/** How many hospitals there is something to do for. */
export type VerificationSummary = {
  __typename?: 'VerificationSummary';
  /** Active ones without a licence. */
  missing: Scalars['Int']['output'];
  /** With a certificate that nobody has checked. */
  unchecked: Scalars['Int']['output'];
  /** Whose licence ends within 30 days. */
  ending30: Scalars['Int']['output'];
  /** Whose licence ends within 90 days. */
  ending90: Scalars['Int']['output'];
  /** Whose licence has ended. */
  lapsed: Scalars['Int']['output'];
};

/** Every parameter narrows. */
export type VerificationSearch = {
  /** Words of the name or the place of a hospital. */
  q?: InputMaybe<Scalars['String']['input']>;
  /** missing, unchecked, ending30, ending90 or lapsed; all without it. */
  task?: InputMaybe<Scalars['String']['input']>;
};

/** A certificate as it stands on paper. */
export type CertificateInput = {
  /** What it certifies. */
  kind?: InputMaybe<CertificateKind>;
  /** As it stands on it. */
  number?: InputMaybe<Scalars['String']['input']>;
  /** Who gave it. */
  issuer?: InputMaybe<Scalars['String']['input']>;
  /** Null: not known. */
  issuedOn?: InputMaybe<Scalars['Date']['input']>;
  /** The last day on which it holds. */
  expiresOn?: InputMaybe<Scalars['Date']['input']>;
};

/** What is not sent stays. */
export type CertificateUpdate = {
  /** What it certifies. */
  kind?: InputMaybe<CertificateKind>;
  /** As it stands on it. */
  number?: InputMaybe<Scalars['String']['input']>;
  /** Who gave it. */
  issuer?: InputMaybe<Scalars['String']['input']>;
  /** Null: not known. */
  issuedOn?: InputMaybe<Scalars['Date']['input']>;
  /** The last day on which it holds. */
  expiresOn?: InputMaybe<Scalars['Date']['input']>;
  /** The `updatedAt` that the edit is based on: it is refused (`stale_edit`) when the certificate has changed since. */
  basedOn?: InputMaybe<Scalars['DateTime']['input']>;
};

/** That somebody agreed to a document. It is written once and never changed. */
export type Consent = {
  __typename?: 'Consent';
  /** UUID. */
  id: Scalars['ID']['output'];
  /** terms or privacy. */
  document: Scalars['String']['output'];
  /** The day the text was last changed, yyyy-mm-dd. */
  version: Scalars['String']['output'];
  /** registration or booking. */
  occasion: Scalars['String']['output'];
  /** When it was given. */
  createdAt: Scalars['DateTime']['output'];
};

/** What administrators see first. */
export type Dashboard = {
  __typename?: 'Dashboard';
  /** Hospitals, inactive ones included. */
  hospitals: Changing;
  /** Doctors, inactive ones included. */
  doctors: Changing;
  /** Treatments, inactive ones included. */
  services: Changing;
  /** Treatments that can be booked. */
  activeServices: Changing;
  /** Appointments that were made in these days. */
  bookings: Bookings;
  /** What somebody has to look at. */
  waiting: Waiting;
};

/** A number and how it has changed. */
export type Changing = {
  __typename?: 'Changing';
  /** Now. */
  total: Scalars['Int']['output'];
  /** How much more (or less) than when these days began. */
  change: Scalars['Int']['output'];
  /** The same of as many days before. */
  changeBefore: Scalars['Int']['output'];
};

/** Appointments by when they were made. */
export type Bookings = {
  __typename?: 'Bookings';
  /** In these days. */
  total: Scalars['Int']['output'];
  /** In as many days before. */
  totalBefore: Scalars['Int']['output'];
  /** Each of these days in Istanbul, the first one first. */
  days: Array<BookingDay>;
  /** By the city of the hospital, the most first. */
  cities: Array<CityCount>;
};

/** Appointments that were made on one day, by what became of them until now. */
export type BookingDay = {
  __typename?: 'BookingDay';
  /** In Istanbul. */
  date: Scalars['Date']['output'];
  /** Not answered yet. */
  pending: Scalars['Int']['output'];
  /** Confirmed by the hospital. */
  confirmed: Scalars['Int']['output'];
  /** Over. */
  completed: Scalars['Int']['output'];
  /** Cancelled by either side. */
  cancelled: Scalars['Int']['output'];
};

/** Appointments of the hospitals of one city. */
export type CityCount = {
  __typename?: 'CityCount';
  /** A province. */
  city: Scalars['String']['output'];
  /** How many. */
  count: Scalars['Int']['output'];
};

/** What somebody has to look at. */
export type Waiting = {
  __typename?: 'Waiting';
  /** Requests that no hospital has answered for 48 hours. */
  overdueRequests: Scalars['Int']['output'];
  /** When the oldest of them was made; null: there is none. */
  oldestRequestAt?: Maybe<Scalars['DateTime']['output']>;
  /** The hospital that it waits for. */
  oldestRequestHospital?: Maybe<Scalars['String']['output']>;
  /** Reviews that somebody has reported. */
  reportedReviews: Scalars['Int']['output'];
  /** When the last of them was reported; null: there is none. */
  lastReportAt?: Maybe<Scalars['DateTime']['output']>;
  /** Mails that were given up. */
  failedMails: Scalars['Int']['output'];
  /** When the last of them was given up; null: there is none. */
  lastFailureAt?: Maybe<Scalars['DateTime']['output']>;
  /** Hospitals with a certificate that nobody has checked. */
  uncheckedLicences: Scalars['Int']['output'];
  /** Hospitals whose licence ends within 30 days. */
  endingLicences: Scalars['Int']['output'];
  /** Hospitals whose licence has ended. */
  lapsedLicences: Scalars['Int']['output'];
  /** What people have written to the operator, not answered yet. */
  openDeskRequests: Scalars['Int']['output'];
  /** Of those, what should have been answered by now. */
  lateDeskRequests: Scalars['Int']['output'];
};

/** A part of the system that is checked. */
export type SystemPartName =
  /** The server itself. */
  | 'api'
  /** PostgreSQL. */
  | 'database'
  /** What is kept in memory of hospitals, doctors and treatments. */
  | 'catalogue'
  /** Mails that wait to be sent. */
  | 'mail'
  /** The health assistant. */
  | 'assistant';

/** How a part of the system does. */
export type SystemState =
  /** As it should. */
  | 'operational'
  /** It works, and something is slow or has failed. */
  | 'degraded'
  /** It does not work. */
  | 'down';

/** A part of the system as it is at this moment. */
export type SystemPart = {
  __typename?: 'SystemPart';
  /** Which. */
  part: SystemPartName;
  /** How it does. */
  state: SystemState;
  /** What was measured. */
  facts: Array<SystemFact>;
  /** When. */
  checkedAt: Scalars['DateTime']['output'];
};

/** One thing that was measured. */
export type SystemFact = {
  __typename?: 'SystemFact';
  /** Such as medianMilliseconds, waiting or connectionsInUse. */
  name: Scalars['String']['output'];
  /** How much. */
  value: Scalars['Float']['output'];
};

/** What deleting a record would do now. */
export type Deletion = {
  __typename?: 'Deletion';
  /** False: something refers to it, so it is deactivated and stays. */
  erases: Scalars['Boolean']['output'];
  /** What refers to it; empty: it is erased. */
  heldBy: Array<DeletionHolder>;
  /** Pending and confirmed ones that have not begun. */
  appointmentsAhead: Scalars['Int']['output'];
};

/** What keeps a record from being erased. */
export type DeletionHolder =
  /** Somebody has or had an appointment. */
  | 'appointments'
  /** Somebody has reviewed it. */
  | 'reviews'
  /** Staff have an account there. */
  | 'staff';

/** What is wanted of the morning mail. */
export type DigestInput = {
  /** Whether it goes out. */
  isOn: Scalars['Boolean']['input'];
  /** The language it is written in; null: that of each reader. */
  language?: InputMaybe<UiLanguage>;
};

/** The mail at eight in the morning, on days the hospital is open, of what waits there. It names no patient and no treatment. */
export type DigestSettings = {
  __typename?: 'DigestSettings';
  /** Whose mail it is. */
  hospitalId: Scalars['ID']['output'];
  /** Whether it goes out. */
  isOn: Scalars['Boolean']['output'];
  /** The language it is written in; null: that of each reader. */
  language?: Maybe<UiLanguage>;
};

/** When a doctor sees patients, for those who keep it. */
export type DoctorCalendar = {
  __typename?: 'DoctorCalendar';
  /** UUID of the doctor. */
  id: Scalars['ID']['output'];
  /** Start times of the own week; null: those of the hospital. */
  hours?: Maybe<Array<OpeningDay>>;
  /** Hours of a weekday in which the doctor sees nobody, in order. */
  breaks: Array<DoctorBreak>;
  /** Days away that are not over, the first first. */
  leave: Array<DoctorLeave>;
  /** Whether calendar programs can follow the doctor's appointments at a private address. */
  hasFeed: Scalars['Boolean']['output'];
  /** When the doctor was last edited; an edit of the week says with it what it was based on. */
  updatedAt: Scalars['DateTime']['output'];
};

/** Whether calendar programs can follow a doctor's appointments. */
export type DoctorFeedState = {
  __typename?: 'DoctorFeedState';
  /** UUID of the doctor. */
  doctorId: Scalars['ID']['output'];
  /** With title. */
  fullName: Scalars['String']['output'];
  /** There is a private address. */
  hasFeed: Scalars['Boolean']['output'];
};

/** Hours of a weekday in which a doctor sees nobody. */
export type DoctorBreak = {
  __typename?: 'DoctorBreak';
  /** Monday = 1. */
  weekday: Scalars['Int']['output'];
  /** It begins. */
  from: Scalars['Time']['output'];
  /** It ends. */
  to: Scalars['Time']['output'];
};

/** Days on which a doctor sees nobody, both ends included. */
export type DoctorLeave = {
  __typename?: 'DoctorLeave';
  /** UUID. */
  id: Scalars['ID']['output'];
  /** The first day. */
  startsOn: Scalars['Date']['output'];
  /** The last day. */
  endsOn: Scalars['Date']['output'];
};

/** What leave would hit. */
export type LeaveClashes = {
  __typename?: 'LeaveClashes';
  /** How many appointments there are in all. */
  total: Scalars['Int']['output'];
  /** The first 40 of them by time. */
  items: Array<LeaveClash>;
};

/** An appointment on days on which its doctor would be away, and where it could go. */
export type LeaveClash = {
  __typename?: 'LeaveClash';
  /** UUID of the appointment. */
  appointmentId: Scalars['ID']['output'];
  /** Short and readable, for people. */
  bookingId: Scalars['String']['output'];
  /** pending or confirmed. */
  status: AppointmentStatus;
  /** Day of the hospital. */
  date: Scalars['Date']['output'];
  /** Wall-clock time of the hospital. */
  time: Scalars['Time']['output'];
  /** How long it takes. */
  durationMinutes: Scalars['Int']['output'];
  /** Whose it is. */
  patientName: Scalars['String']['output'];
  /** What it is for. */
  serviceName: Scalars['String']['output'];
  /** Times of the same doctor outside the leave that can be booked, the nearest first. */
  freeTimes: Array<FreeTime>;
  /** Other doctors of the hospital who do the treatment and are free at its time. */
  freeDoctors: Array<FreeDoctor>;
};

/** A time that an appointment could move to. */
export type FreeTime = {
  __typename?: 'FreeTime';
  /** Day of the hospital. */
  date: Scalars['Date']['output'];
  /** Wall-clock time of the hospital. */
  time: Scalars['Time']['output'];
};

/** A doctor who could take an appointment over. */
export type FreeDoctor = {
  __typename?: 'FreeDoctor';
  /** UUID. */
  id: Scalars['ID']['output'];
  /** With title. */
  fullName: Scalars['String']['output'];
  /** What the doctor is trained in. */
  specialty: Scalars['String']['output'];
};

/** Hours of a weekday in which a doctor sees nobody. */
export type DoctorBreakInput = {
  /** Monday = 1 to Saturday = 6. */
  weekday: Scalars['Int']['input'];
  /** It begins. */
  from: Scalars['Time']['input'];
  /** It ends, later. */
  to: Scalars['Time']['input'];
};

/** A doctor as everybody may read it. */
export type Doctor = {
  __typename?: 'Doctor';
  /** UUID. */
  id: Scalars['ID']['output'];
  /** First and last name with the title. */
  fullName: Scalars['String']['output'];
  /** One of the specialties, in English: the key of its translations. */
  specialty: Scalars['String']['output'];
  /** Years. */
  experienceYears: Scalars['Int']['output'];
  /** English names of the languages for the visit. */
  languagesSpoken: Array<Scalars['String']['output']>;
  /** For patients; null: not given. */
  phone?: Maybe<Scalars['String']['output']>;
  /** For patients; null: not given. */
  email?: Maybe<Scalars['String']['output']>;
  /** http or https; null: none. */
  website?: Maybe<Scalars['String']['output']>;
  /** What the doctor says about the own work, in `textLanguage`; null: nothing. */
  description?: Maybe<Scalars['String']['output']>;
  /** The language of `description`: the one that was asked for (`Accept-Language`, or `?lang=`) where it is written in it, else English, else any; null without one. */
  textLanguage?: Maybe<UiLanguage>;
  /** A portrait: a web address or a path on this server; null: none. */
  profileImageUrl?: Maybe<Scalars['String']['output']>;
  /** What the portrait shows, in words; null: nobody has said. */
  profileImageAlt?: Maybe<Scalars['String']['output']>;
  /** Null means on request. */
  consultationFee?: Maybe<Scalars['Float']['output']>;
  /** Of `consultationFee`. */
  currency: Currency;
  /** `$` under 100, `$$` from 100, `$$$` from 300, `$$$$` from 500 of the consultation fee; null: on request. */
  priceRange?: Maybe<Scalars['String']['output']>;
  /** Inactive doctors are seen by administrators alone. */
  isActive: Scalars['Boolean']['output'];
  /** Null: independent. */
  hospitalId?: Maybe<Scalars['ID']['output']>;
  /** Null: independent. */
  hospitalName?: Maybe<Scalars['String']['output']>;
  /** Null: independent. */
  hospitalCity?: Maybe<Scalars['String']['output']>;
  /** Null: independent, or the hospital is not active. */
  hospital?: Maybe<Hospital>;
  /** 1 to 5 with one decimal; null without reviews. */
  averageRating?: Maybe<Scalars['Float']['output']>;
  /** Visible reviews. */
  reviewCount: Scalars['Int']['output'];
  /** Kilometres to the doctor's hospital; null: independent, or a place is unknown. */
  distanceKm?: Maybe<Scalars['Float']['output']>;
  /** The earliest time this doctor can be booked; null without a hospital. */
  nextFreeSlot?: Maybe<Slot>;
  /** The treatments that the doctor does and the hospital offers, by name. */
  services: Array<DoctorService>;
  /** One of these treatments; null when the doctor does not do it. */
  service?: Maybe<DoctorService>;
  /** What the hospital offers of the doctor's specialty and the doctor does not do yet (administrators; staff of the hospital). */
  proposedServices: Array<OfferedService>;
  /** What administrators, and staff of the hospital, keep beside what everybody reads. */
  settings: DoctorSettings;
  /** When the doctor was added. */
  createdAt: Scalars['DateTime']['output'];
  /** When somebody last edited it; an edit says with it what it was based on. */
  updatedAt: Scalars['DateTime']['output'];
  /** The next times that can be booked with this doctor; none for what the doctor does not do. */
  nextTimes: Array<Slot>;
  /** What deleting the doctor would do now. Administrators only. */
  deletion: Deletion;
  /** When the doctor sees patients, for administrators and staff of the hospital; `not_found` for other staff. */
  calendar: DoctorCalendar;
  /** Newest first. */
  reviews: ReviewPage;
  /** What they say together, by stars and by treatment. */
  reviewSummary: ReviewSummary;
};


/** A doctor as everybody may read it. */
export type DoctorDistanceKmArgs = {
  from: PlaceInput;
};


/** A doctor as everybody may read it. */
export type DoctorServicesArgs = {
  limit?: InputMaybe<Scalars['Int']['input']>;
};


/** A doctor as everybody may read it. */
export type DoctorServiceArgs = {
  id: Scalars['ID']['input'];
};


/** A doctor as everybody may read it. */
export type DoctorNextTimesArgs = {
  serviceId?: InputMaybe<Scalars['ID']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
};


/** A doctor as everybody may read it. */
export type DoctorReviewsArgs = {
  page?: InputMaybe<Scalars['Int']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  serviceId?: InputMaybe<Scalars['ID']['input']>;
  rating?: InputMaybe<Scalars['Int']['input']>;
  firstIn?: InputMaybe<Scalars['String']['input']>;
};

/** What staff and administrators keep of a doctor beside what everybody reads. */
export type DoctorSettings = {
  __typename?: 'DoctorSettings';
  /** What is said of the doctor in English, the source of the other languages; null: nothing. */
  description?: Maybe<Scalars['String']['output']>;
  /** The same in the other languages, as far as it is written in them. */
  texts: Array<EditedText>;
};

/** What each choice of a filter would leave. */
export type DoctorFacets = {
  __typename?: 'DoctorFacets';
  /** Every active service, those that most doctors would have first. */
  services: Array<ServiceFacet>;
  /** Every specialty. */
  specialties: Array<ChoiceCount>;
  /** Ratings of at least 4.5, 4, 3.5 and 3. */
  ratings: Array<ChoiceCount>;
  /** Every band. */
  priceRanges: Array<ChoiceCount>;
  /** today, tomorrow, week and 24h. */
  availability: Array<ChoiceCount>;
  /** Every language. */
  languages: Array<ChoiceCount>;
  /** At least 5, 10, 15 and 20 years. */
  experience: Array<ChoiceCount>;
  /** Doctors of hospitals that name an insurer. */
  acceptsInsurance: Scalars['Int']['output'];
};

/** A treatment as one doctor does it. */
export type DoctorService = {
  __typename?: 'DoctorService';
  /** Doctor and service id joined by a colon. */
  id: Scalars['ID']['output'];
  /** The treatment, with the price it has where neither doctor nor hospital states an own one. */
  service: HealthService;
  /** The doctor's own price, else the hospital's, else the treatment's; null means on request. */
  price?: Maybe<Scalars['Float']['output']>;
  /** Of `price`. */
  currency: Currency;
  /** The doctor's own price; null: the hospital's counts, or the treatment's. */
  ownPrice?: Maybe<Scalars['Float']['output']>;
};

/** One page of doctors. */
export type DoctorPage = {
  __typename?: 'DoctorPage';
  /** The doctors of this page. */
  items: Array<Doctor>;
  /** How many there are in all; at least so many where `totalIsExact` is false. */
  total: Scalars['Int']['output'];
  /** False: there are more than `total`, and nobody has counted how many. */
  totalIsExact: Scalars['Boolean']['output'];
  /** Starts at 1. */
  page: Scalars['Int']['output'];
  /** Records a page. */
  limit: Scalars['Int']['output'];
  /** The last page that can be asked for; where `totalIsExact` is false, the furthest of which it is known that there is one. */
  totalPages: Scalars['Int']['output'];
  /** What was recognised in the text, the clearest first. */
  understood: Array<Understood>;
  /** The treatments that the text or the filter means, the likeliest first; at most ten. */
  services: Array<HealthService>;
  /** What the same words find elsewhere. */
  others: OtherKinds;
  /** Where nothing was found: what each filter costs, the dearest first. */
  withoutFilter: Array<WithoutFilter>;
  /** Where nothing was found in a province: the nearest city that has some. */
  nearestCity?: Maybe<CityTotal>;
};

/** Every parameter narrows; lists mean any of. */
export type DoctorSearch = {
  /** Words in name, specialty, hospital or city. */
  q?: InputMaybe<Scalars['String']['input']>;
  /** The words are looked for as they are; nothing is understood by them. */
  asText?: InputMaybe<Scalars['Boolean']['input']>;
  /** One of the specialties, in any letter case. */
  specialty?: InputMaybe<Scalars['String']['input']>;
  /** Specialties, in any letter case. */
  specialties?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Name or id of a service that the doctor does. */
  service?: InputMaybe<Scalars['String']['input']>;
  /** Names or ids of services. */
  services?: InputMaybe<Array<Scalars['String']['input']>>;
  /** City, district or address text; a province is also where distance is measured from. */
  location?: InputMaybe<Scalars['String']['input']>;
  /** Degrees; goes before `location` when distance is measured. */
  latitude?: InputMaybe<Scalars['Float']['input']>;
  /** Degrees; goes before `location` when distance is measured. */
  longitude?: InputMaybe<Scalars['Float']['input']>;
  /** Kilometres to the hospital, at most. */
  distance?: InputMaybe<Scalars['Float']['input']>;
  /** immediate or urgent (a bookable time within 24 hours), soon (72 hours) or routine (narrows nothing). */
  urgency?: InputMaybe<Scalars['String']['input']>;
  /** Stars, 0 to 5: at least so many on average. */
  rating?: InputMaybe<Scalars['Float']['input']>;
  /** At least so many years. */
  experience?: InputMaybe<Scalars['Int']['input']>;
  /** English name of a language for the visit. */
  language?: InputMaybe<Scalars['String']['input']>;
  /** English names of languages for the visit. */
  languages?: InputMaybe<Array<Scalars['String']['input']>>;
  /** `$`, `$$`, `$$$`, `$$$$` of the chosen or understood treatment, else of the consultation fee; in US dollars at the dated rates. */
  priceRange?: InputMaybe<Array<Scalars['String']['input']>>;
  /** At least so much, in `priceCurrency`. */
  priceFrom?: InputMaybe<Scalars['Float']['input']>;
  /** At most so much. */
  priceTo?: InputMaybe<Scalars['Float']['input']>;
  /** USD unless given; prices are compared at the dated rates. */
  priceCurrency?: InputMaybe<Scalars['String']['input']>;
  /** today, tomorrow, week, 24h: a time can be booked then, for the chosen or understood treatment, else for any. */
  availability?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Only at hospitals that name an insurer. */
  acceptsInsurance?: InputMaybe<Scalars['Boolean']['input']>;
  /** Only at this hospital. */
  hospitalId?: InputMaybe<Scalars['ID']['input']>;
  /** relevance, distance, rating, availability, price_low or price_high: by the price of the chosen or understood treatment, else by the consultation fee. What is unknown comes last. */
  sortBy?: InputMaybe<Scalars['String']['input']>;
  /** Also those that are not active. Administrators only; `forbidden` for others. */
  includeInactive?: InputMaybe<Scalars['Boolean']['input']>;
};

/** A new doctor. */
export type DoctorInput = {
  /** With the title, at most 160 characters. */
  fullName: Scalars['String']['input'];
  /** One of the specialties, in English as the product lists them: Cardiology, Dentistry, Orthopedics and others. */
  specialty: Scalars['String']['input'];
  /** UUID of the hospital; staff can name their own only. */
  hospitalId: Scalars['ID']['input'];
  /** Whole years, 0 to 60; 0 unless told. */
  experienceYears?: InputMaybe<Scalars['Int']['input']>;
  /** English names of languages, at most 40. */
  languagesSpoken?: InputMaybe<Array<Scalars['String']['input']>>;
  /** For patients; null: not shown. */
  phone?: InputMaybe<Scalars['String']['input']>;
  /** For patients; null: not shown. */
  email?: InputMaybe<Scalars['String']['input']>;
  /** http or https; `https://` is added where no scheme is given. Null: none. */
  website?: InputMaybe<Scalars['String']['input']>;
  /** What the doctor says about the own work in English, at most 8,000 characters. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** Web address of a portrait, or a path on this server; null: none. */
  profileImageUrl?: InputMaybe<Scalars['String']['input']>;
  /** What the portrait shows, in words; null: what its uploader said. */
  profileImageAlt?: InputMaybe<Scalars['String']['input']>;
  /** Of a consultation, in `currency`; null: on request. */
  consultationFee?: InputMaybe<Scalars['Float']['input']>;
  /** Of `consultationFee`; USD unless told. */
  currency?: InputMaybe<Currency>;
  /** Whether everybody finds the doctor; true unless told. */
  isActive?: InputMaybe<Scalars['Boolean']['input']>;
  /** What is said of the doctor in other languages than English. */
  texts?: InputMaybe<Array<TextInput>>;
};

/** What is not sent stays; a null hospital makes the doctor independent. */
export type DoctorUpdate = {
  /** `updatedAt` of the record that was read: the edit is refused (`stale_edit`) when it has changed since. */
  basedOn?: InputMaybe<Scalars['DateTime']['input']>;
  /** With the title, at most 160 characters. */
  fullName?: InputMaybe<Scalars['String']['input']>;
  /** One of the specialties, in English as the product lists them: Cardiology, Dentistry, Orthopedics and others. */
  specialty?: InputMaybe<Scalars['String']['input']>;
  /** UUID of another hospital (administrators); null: independent. */
  hospitalId?: InputMaybe<Scalars['ID']['input']>;
  /** Whole years, 0 to 60. */
  experienceYears?: InputMaybe<Scalars['Int']['input']>;
  /** English names of languages, at most 40. */
  languagesSpoken?: InputMaybe<Array<Scalars['String']['input']>>;
  /** For patients; null: not shown. */
  phone?: InputMaybe<Scalars['String']['input']>;
  /** For patients; null: not shown. */
  email?: InputMaybe<Scalars['String']['input']>;
  /** http or https; `https://` is added where no scheme is given. Null: none. */
  website?: InputMaybe<Scalars['String']['input']>;
  /** What the doctor says about the own work in English, at most 8,000 characters. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** Web address of a portrait, or a path on this server; null: none. */
  profileImageUrl?: InputMaybe<Scalars['String']['input']>;
  /** What the portrait shows, in words; null: what its uploader said. */
  profileImageAlt?: InputMaybe<Scalars['String']['input']>;
  /** Of a consultation, in `currency`; null: on request. */
  consultationFee?: InputMaybe<Scalars['Float']['input']>;
  /** Of `consultationFee`. */
  currency?: InputMaybe<Currency>;
  /** False: only administrators see the doctor, and nobody can book. */
  isActive?: InputMaybe<Scalars['Boolean']['input']>;
  /** What is said of the doctor in other languages than English; those that are not named stay. */
  texts?: InputMaybe<Array<TextInput>>;
};

/** A treatment that a doctor does. */
export type DoctorServiceInput = {
  /** UUID of an active service. */
  serviceId: Scalars['ID']['input'];
  /** The doctor's own; without one the hospital's counts. */
  price?: InputMaybe<Scalars['Float']['input']>;
  /** Of `price`; the service's unless told. */
  currency?: InputMaybe<Currency>;
};

/** What the viewer has saved, newest first. */
export type Favourites = {
  __typename?: 'Favourites';
  /** The viewer's id. */
  id: Scalars['ID']['output'];
  /** Saved hospitals that are active. */
  hospitals: Array<Hospital>;
  /** Saved doctors who are listed. */
  doctors: Array<Doctor>;
  /** Ids of all saved hospitals: enough to fill a heart. */
  hospitalIds: Array<Scalars['ID']['output']>;
  /** Ids of all saved doctors: enough to fill a heart. */
  doctorIds: Array<Scalars['ID']['output']>;
};

/** An uploaded document; its bytes are at `/api/Appointments/{appointmentId}/files/{id}`. */
export type File = {
  __typename?: 'File';
  /** UUID. */
  id: Scalars['ID']['output'];
  /** A harmless form of the name it came with. */
  name: Scalars['String']['output'];
  /** Bytes. */
  size: Scalars['Int']['output'];
  /** Media type, judged by content. */
  type: Scalars['String']['output'];
  /** The side that uploaded it. */
  uploadedBy: Side;
  /** When it was uploaded. */
  createdAt: Scalars['DateTime']['output'];
};

/** What a price is in. */
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
  /** What it is called, in `textLanguage`. */
  name: Scalars['String']['output'];
  /** What is done, in `textLanguage`. */
  description: Scalars['String']['output'];
  /** The language of name and description: the one that was asked for (`Accept-Language`, or `?lang=`) where it is written in it, else English. */
  textLanguage: UiLanguage;
  /** Its name in English, whatever language is read: what its address is made of. */
  sourceName: Scalars['String']['output'];
  /** What it is in other languages than English, by language. */
  texts: Array<HealthServiceText>;
  /** What administrators keep beside what everybody reads. */
  settings: HealthServiceSettings;
  /** One of the categories, in English: the key of its translations. */
  category: Scalars['String']['output'];
  /** Which drawing stands for it: heart, tooth, eye …; null: a general one. */
  iconKey?: Maybe<Scalars['String']['output']>;
  /** Where a hospital states no price of its own; null means on request. */
  price?: Maybe<Scalars['Float']['output']>;
  /** Of `price`. */
  currency: Currency;
  /** `$` under 100, `$$` from 100, `$$$` from 300, `$$$$` from 500 of `price`; null when it is on request. */
  priceRange?: Maybe<Scalars['String']['output']>;
  /** Minutes; null: 60 are kept free. */
  duration?: Maybe<Scalars['Int']['output']>;
  /** Inactive services are seen by administrators alone. */
  isActive: Scalars['Boolean']['output'];
  /** 1 to 5 with one decimal, by patients who had it; null without reviews. */
  averageRating?: Maybe<Scalars['Float']['output']>;
  /** Visible reviews by patients who had it. */
  reviewCount: Scalars['Int']['output'];
  /** How many active hospitals offer it. */
  hospitalCount: Scalars['Int']['output'];
  /** When it was added. */
  createdAt: Scalars['DateTime']['output'];
  /** When somebody last edited it; an edit says with it what it was based on. */
  updatedAt: Scalars['DateTime']['output'];
  /** What deleting it would do now. Administrators only. */
  deletion: Deletion;
  /** Active hospitals that offer it, by name; `hospitalCount` says how many there are in all. */
  hospitals: Array<Hospital>;
  /** The lowest price among the active hospitals that offer it; null where none names one. */
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
  /** What it is called. */
  name: Scalars['String']['output'];
  /** What is done. */
  description: Scalars['String']['output'];
};

/** The words of a service in every language, for those who keep them. */
export type HealthServiceSettings = {
  __typename?: 'HealthServiceSettings';
  /** What it is called in English, the source of the other languages. */
  name: Scalars['String']['output'];
  /** What is done, in English. */
  description: Scalars['String']['output'];
  /** The same in the other languages, as far as it is written in them. */
  texts: Array<EditedHealthServiceText>;
};

/** A service in one language, for those who keep it. */
export type EditedHealthServiceText = {
  __typename?: 'EditedHealthServiceText';
  /** tr, ru or ar. */
  language: Scalars['String']['output'];
  /** What it is called. */
  name: Scalars['String']['output'];
  /** What is done. */
  description: Scalars['String']['output'];
  /** The English name or description has changed since this one was written. */
  isOutdated: Scalars['Boolean']['output'];
};

/** One page of services. */
export type HealthServicePage = {
  __typename?: 'HealthServicePage';
  /** The services of this page. */
  items: Array<HealthService>;
  /** How many there are in all; at least so many where `totalIsExact` is false. */
  total: Scalars['Int']['output'];
  /** False: there are more than `total`, and nobody has counted how many. */
  totalIsExact: Scalars['Boolean']['output'];
  /** Starts at 1. */
  page: Scalars['Int']['output'];
  /** Records a page. */
  limit: Scalars['Int']['output'];
  /** The last page that can be asked for; where `totalIsExact` is false, the furthest of which it is known that there is one. */
  totalPages: Scalars['Int']['output'];
  /** Categories of the active services, whatever is searched for. */
  categories: Array<Scalars['String']['output']>;
  /** What was recognised in the text, the clearest first. */
  understood: Array<Understood>;
  /** What the same words find elsewhere. */
  others: OtherKinds;
};

/** Every parameter narrows. */
export type HealthServiceSearch = {
  /** Words in name, description or category. */
  q?: InputMaybe<Scalars['String']['input']>;
  /** The words are looked for as they are; nothing is understood by them. */
  asText?: InputMaybe<Scalars['Boolean']['input']>;
  /** All, or one of the categories, in any letter case. */
  category?: InputMaybe<Scalars['String']['input']>;
  /** Offered in this city. */
  location?: InputMaybe<Scalars['String']['input']>;
  /** `$` under 100, `$$` from 100, `$$$` from 300, `$$$$` from 500 US dollars, at the dated rates. */
  priceRange?: InputMaybe<Array<Scalars['String']['input']>>;
  /** At least so much, in `priceCurrency`. */
  priceFrom?: InputMaybe<Scalars['Float']['input']>;
  /** At most so much. */
  priceTo?: InputMaybe<Scalars['Float']['input']>;
  /** USD unless given; prices are compared at the dated rates. */
  priceCurrency?: InputMaybe<Scalars['String']['input']>;
  /** A hospital's name or id. */
  provider?: InputMaybe<Scalars['String']['input']>;
  /**
   * Those of the hospitals, name-asc or name-desc. Relevance without words puts the most offered services first: the popular services of the home
   * page are `healthServices(search: { sortBy: "relevance" }, limit: 6)`.
   */
  sortBy?: InputMaybe<Scalars['String']['input']>;
  /** Also those that are not active. Administrators only; `forbidden` for others. */
  includeInactive?: InputMaybe<Scalars['Boolean']['input']>;
};

/** A new service. */
export type HealthServiceInput = {
  /** At most 120 characters; in English, as it is translated from. */
  name: Scalars['String']['input'];
  /** What is done, in English, at most 4,000 characters. */
  description: Scalars['String']['input'];
  /** One of the categories: Dental Care, Surgery, Diagnostics and others. */
  category: Scalars['String']['input'];
  /** Which drawing stands for it: heart, tooth, eye …; null: a general one. */
  iconKey?: InputMaybe<Scalars['String']['input']>;
  /** Where a hospital states none of its own, with at most two decimals; null: on request. */
  price?: InputMaybe<Scalars['Float']['input']>;
  /** Of `price`; USD unless told. */
  currency?: InputMaybe<Currency>;
  /** Minutes, 1 to 1,440; null: 60 are kept free. */
  duration?: InputMaybe<Scalars['Int']['input']>;
  /** Whether everybody finds it; true unless told. */
  isActive?: InputMaybe<Scalars['Boolean']['input']>;
  /** What it is in other languages than English. */
  texts?: InputMaybe<Array<NamedTextInput>>;
};

/** What is not sent stays. */
export type HealthServiceUpdate = {
  /** `updatedAt` of the record that was read: the edit is refused (`stale_edit`) when it has changed since. */
  basedOn?: InputMaybe<Scalars['DateTime']['input']>;
  /** At most 120 characters; in English, as it is translated from. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** What is done, in English, at most 4,000 characters. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** One of the categories: Dental Care, Surgery, Diagnostics and others. */
  category?: InputMaybe<Scalars['String']['input']>;
  /** Which drawing stands for it: heart, tooth, eye …; null: a general one. */
  iconKey?: InputMaybe<Scalars['String']['input']>;
  /** Where a hospital states none of its own, with at most two decimals; null: on request. */
  price?: InputMaybe<Scalars['Float']['input']>;
  /** Of `price`. */
  currency?: InputMaybe<Currency>;
  /** Minutes, 1 to 1,440; null: 60 are kept free. */
  duration?: InputMaybe<Scalars['Int']['input']>;
  /** False: only administrators see it, and nobody can book it. */
  isActive?: InputMaybe<Scalars['Boolean']['input']>;
  /** What it is in other languages than English; those that are not named stay. */
  texts?: InputMaybe<Array<NamedTextInput>>;
};

/** A service in one language; without name and description it is not written in it any more. */
export type NamedTextInput = {
  /** tr, ru or ar. */
  language: Scalars['String']['input'];
  /** What it is called, at most 120 characters. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** What is done, at most 4,000 characters. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** True: it still says what the English text says, although that has changed. */
  isCurrent?: InputMaybe<Scalars['Boolean']['input']>;
};

/** Some days of a doctor, or of the calendars without one. */
export type HospitalCalendar = {
  __typename?: 'HospitalCalendar';
  /** Whose days could be asked for: every doctor of the hospital by name, then the calendars without one. */
  lanes: Array<CalendarLane>;
  /** Every day with its times, by the rule that bookings are held to. */
  days: Array<CalendarDay>;
  /** The visits of these days in order, cancelled ones apart. */
  appointments: Array<Appointment>;
  /** Times that are kept for patients who have been proposed them; `note` is null here. */
  held: Array<TimeProposal>;
};

/** A doctor with the number of visits on the days that are asked for. */
export type CalendarLane = {
  __typename?: 'CalendarLane';
  /** UUID of the doctor; null: the calendars without one. */
  doctorId?: Maybe<Scalars['ID']['output']>;
  /** First and last name with the title; null: the calendars without a doctor. */
  doctorName?: Maybe<Scalars['String']['output']>;
  /** On these days, cancelled ones apart. */
  visits: Scalars['Int']['output'];
};

/** One day of a calendar as staff see it. */
export type CalendarDay = {
  __typename?: 'CalendarDay';
  /** Day of the hospital. */
  date: Scalars['Date']['output'];
  /** Why nothing can be booked on this day: past, sunday, closed, holiday, away or too_far; null on a day with times. */
  refusal?: Maybe<Scalars['String']['output']>;
  /** What the hospital says of a closure of the whole day, or which public holiday it is; null without either. */
  reason?: Maybe<Scalars['String']['output']>;
  /** For which hours the hospital is closed on a day that has others, in order. */
  closures: Array<CalendarClosure>;
  /** When the doctor sees nobody, in order. */
  breaks: Array<CalendarBreak>;
  /** Every time of that day, in order. */
  times: Array<AvailableTime>;
};

/** Hours for which a hospital is closed on a day. */
export type CalendarClosure = {
  __typename?: 'CalendarClosure';
  /** Wall-clock time of the hospital. */
  from: Scalars['Time']['output'];
  /** Wall-clock time of the hospital. */
  to: Scalars['Time']['output'];
  /** Why, as the hospital has written; null where it has not. */
  reason?: Maybe<Scalars['String']['output']>;
};

/** Hours in which a doctor sees nobody. */
export type CalendarBreak = {
  __typename?: 'CalendarBreak';
  /** Wall-clock time of the hospital. */
  from: Scalars['Time']['output'];
  /** Wall-clock time of the hospital. */
  to: Scalars['Time']['output'];
};

/** A hospital as everybody may read it. */
export type Hospital = {
  __typename?: 'Hospital';
  /** UUID. */
  id: Scalars['ID']['output'];
  /** As it calls itself. */
  name: Scalars['String']['output'];
  /** What it says about itself, in `textLanguage`; null: nothing. */
  description?: Maybe<Scalars['String']['output']>;
  /** The language of `description`: the one that was asked for (`Accept-Language`, or `?lang=`) where it is written in it, else English, else any; null without one. */
  textLanguage?: Maybe<UiLanguage>;
  /** Street and number. */
  address: Scalars['String']['output'];
  /** District of its city (ilçe); null: unknown. */
  district?: Maybe<Scalars['String']['output']>;
  /** City, which is a province of Türkiye for those there. */
  city: Scalars['String']['output'];
  /** In English: `Turkey` for those in Türkiye. */
  country: Scalars['String']['output'];
  /** Degrees; null when the place is unknown. */
  latitude?: Maybe<Scalars['Float']['output']>;
  /** Degrees; null when the place is unknown. */
  longitude?: Maybe<Scalars['Float']['output']>;
  /** The position is the middle of its district or province, not the hospital's own; distances from it are rough. */
  locationApproximate: Scalars['Boolean']['output'];
  /** For patients; null: not given. */
  phone?: Maybe<Scalars['String']['output']>;
  /** For patients; null: not given. */
  email?: Maybe<Scalars['String']['output']>;
  /** http or https; null: none. */
  website?: Maybe<Scalars['String']['output']>;
  /** Its place on Google Maps; null: not given. */
  googleMapsUrl?: Maybe<Scalars['String']['output']>;
  /** Its entry in Google Places; null: not given. */
  googlePlacesUrl?: Maybe<Scalars['String']['output']>;
  /** Its sign: a web address or a path on this server; null: none. */
  logoUrl?: Maybe<Scalars['String']['output']>;
  /** What the logo shows, in words; null: nobody has said. */
  logoAlt?: Maybe<Scalars['String']['output']>;
  /** Pictures, the first one first: web addresses or paths on this server. */
  imageUrls: Array<Scalars['String']['output']>;
  /** What each of `imageUrls` shows, in their order; empty or missing: nobody has said. */
  imageAlts: Array<Scalars['String']['output']>;
  /** English names of the languages that its people speak; empty: unknown. */
  languages: Array<Scalars['String']['output']>;
  /** Insurance companies whose patients it treats; empty: unknown. */
  insurers: Array<Scalars['String']['output']>;
  /** Whether it works with any insurer; null when that is not known. */
  acceptsInsurance?: Maybe<Scalars['Boolean']['output']>;
  /** Inactive hospitals are seen by administrators alone. */
  isActive: Scalars['Boolean']['output'];
  /** It has a valid operating licence that the operator has checked. */
  isVerified: Scalars['Boolean']['output'];
  /** 1 to 5 with one decimal; null without reviews. */
  averageRating?: Maybe<Scalars['Float']['output']>;
  /** Visible reviews. */
  reviewCount: Scalars['Int']['output'];
  /** The lowest price among its services, in US dollars; null when none is known. */
  priceFrom?: Maybe<Scalars['Float']['output']>;
  /** `$` … `$$$$` of the median price among its services; null when none is known. */
  priceRange?: Maybe<Scalars['String']['output']>;
  /** Kilometres from a position, or else from the centre of a named province; null when the place is unknown. */
  distanceKm?: Maybe<Scalars['Float']['output']>;
  /** The earliest time that can be booked for any of its services; null: none within the time that can be booked. */
  nextFreeSlot?: Maybe<Slot>;
  /** Its active services by name; `serviceCount` says how many there are in all. */
  services: Array<OfferedService>;
  /** One of its active services; null when it does not offer it. */
  service?: Maybe<OfferedService>;
  /** Those of these services that it offers, in the order in which they are named: what was searched for. */
  matched: Array<OfferedService>;
  /** How many active services it offers. */
  serviceCount: Scalars['Int']['output'];
  /** Bookable start times by ISO weekday, Monday = 1. */
  openingHours: Array<OpeningDay>;
  /** What it says about itself in other languages than English, by language. */
  texts: Array<HospitalText>;
  /** What its staff and administrators keep of it; `forbidden` for others. */
  settings: HospitalSettings;
  /** When it was added. */
  createdAt: Scalars['DateTime']['output'];
  /** When somebody last edited it; an edit says with it what it was based on. */
  updatedAt: Scalars['DateTime']['output'];
  /**
   * The next times that can be booked, by the rule that a booking is held to; the viewer's own appointments count as taken. None where it does not
   * offer the treatment or the doctor does not do it there.
   */
  nextTimes: Array<Slot>;
  /** What deleting it would do now. Administrators only. */
  deletion: Deletion;
  /** Its listed doctors by name. */
  doctors: Array<Doctor>;
  /** Its listed doctors who do one of its treatments, the best rated first. */
  doctorsFor: Array<Doctor>;
  /** Newest first. */
  reviews: ReviewPage;
  /** What they say together, by stars and by treatment. */
  reviewSummary: ReviewSummary;
};


/** A hospital as everybody may read it. */
export type HospitalDistanceKmArgs = {
  from: PlaceInput;
};


/** A hospital as everybody may read it. */
export type HospitalServicesArgs = {
  page?: InputMaybe<Scalars['Int']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
};


/** A hospital as everybody may read it. */
export type HospitalServiceArgs = {
  id: Scalars['ID']['input'];
};


/** A hospital as everybody may read it. */
export type HospitalMatchedArgs = {
  serviceIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  limit?: InputMaybe<Scalars['Int']['input']>;
};


/** A hospital as everybody may read it. */
export type HospitalNextTimesArgs = {
  serviceId?: InputMaybe<Scalars['ID']['input']>;
  doctorId?: InputMaybe<Scalars['ID']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
};


/** A hospital as everybody may read it. */
export type HospitalDoctorsArgs = {
  page?: InputMaybe<Scalars['Int']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
};


/** A hospital as everybody may read it. */
export type HospitalDoctorsForArgs = {
  serviceId: Scalars['ID']['input'];
  limit?: InputMaybe<Scalars['Int']['input']>;
};


/** A hospital as everybody may read it. */
export type HospitalReviewsArgs = {
  page?: InputMaybe<Scalars['Int']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  serviceId?: InputMaybe<Scalars['ID']['input']>;
  rating?: InputMaybe<Scalars['Int']['input']>;
  firstIn?: InputMaybe<Scalars['String']['input']>;
};

/** The lowest of several prices, in the currency in which it is named. */
export type LowestPrice = {
  __typename?: 'LowestPrice';
  /** In units of the currency. */
  amount: Scalars['Float']['output'];
  /** Of `amount`. */
  currency: Currency;
};

/** A service at one hospital, with that hospital's price. */
export type OfferedService = {
  __typename?: 'OfferedService';
  /** Hospital and service id joined by a colon. */
  id: Scalars['ID']['output'];
  /** The service, with the price it has where no hospital states its own. */
  service: HealthService;
  /** The hospital's own price, else the service's; null means on request. */
  price?: Maybe<Scalars['Float']['output']>;
  /** Of `price`. */
  currency: Currency;
};

/** When appointments can begin on a day of the week. */
export type OpeningDay = {
  __typename?: 'OpeningDay';
  /** Monday = 1. */
  weekday: Scalars['Int']['output'];
  /** In order. */
  times: Array<Scalars['Time']['output']>;
};

/** What staff and administrators keep of a hospital beside what everybody reads of it. */
export type HospitalSettings = {
  __typename?: 'HospitalSettings';
  /** Start times of the week; a day that is missing is closed. */
  openingHours: Array<OpeningDay>;
  /** How it takes bookings. */
  bookingRules: BookingRules;
  /** Days on which it is closed, those that are over left out. */
  closures: Array<Closure>;
  /** The public holidays to come on which it is closed. */
  holidays: Array<PublicHoliday>;
  /** The other public holidays of the coming year. */
  proposedHolidays: Array<PublicHoliday>;
  /** What it says about itself in English, the source of the other languages; null: nothing. */
  description?: Maybe<Scalars['String']['output']>;
  /** What it says about itself in other languages than English, as far as it does. */
  texts: Array<EditedText>;
  /** Where mails to its staff go as well, such as its reception. */
  notifiedEmails: Array<Scalars['String']['output']>;
  /** Those of them whose owner has not agreed yet, by the link of a mail: nothing goes there. */
  unconfirmedEmails: Array<Scalars['String']['output']>;
  /** Every service that it offers, by name, inactive ones too. */
  offers: Array<OfferTerms>;
};

/** What a hospital says about itself in one language. */
export type HospitalText = {
  __typename?: 'HospitalText';
  /** tr, ru or ar. */
  language: Scalars['String']['output'];
  /** In this language. */
  description: Scalars['String']['output'];
};

/** What is said of a hospital or a doctor in one language, for those who keep it. */
export type EditedText = {
  __typename?: 'EditedText';
  /** tr, ru or ar. */
  language: Scalars['String']['output'];
  /** In this language. */
  description: Scalars['String']['output'];
  /** The English text has changed since this one was written. */
  isOutdated: Scalars['Boolean']['output'];
};

/** How a hospital takes bookings. */
export type BookingRules = {
  __typename?: 'BookingRules';
  /** So many minutes before it begins, a time can no longer be booked. */
  noticeMinutes: Scalars['Int']['output'];
  /** So many days ahead can be booked. */
  horizonDays: Scalars['Int']['output'];
  /** Minutes that are kept free after each appointment. */
  bufferMinutes: Scalars['Int']['output'];
  /** `on_request`: a booking waits for the hospital's word; `instant`: it is confirmed at once. */
  confirmation: Scalars['String']['output'];
};

/** Days on which a hospital takes no appointments, both ends included; with times, those hours of each of these days. */
export type Closure = {
  __typename?: 'Closure';
  /** The first day. */
  startsOn: Scalars['Date']['output'];
  /** The last day. */
  endsOn: Scalars['Date']['output'];
  /** Closed from then on each of these days; null: all day. */
  startsAt?: Maybe<Scalars['Time']['output']>;
  /** Until then, with `startsAt` alone. */
  endsAt?: Maybe<Scalars['Time']['output']>;
  /** For its staff; null: not said. */
  reason?: Maybe<Scalars['String']['output']>;
};

/** A public holiday of Türkiye. */
export type PublicHoliday = {
  __typename?: 'PublicHoliday';
  /** The day. */
  date: Scalars['Date']['output'];
  /** In English; a feast of several days has one name. */
  name: Scalars['String']['output'];
};

/** What a hospital asks for a service that it offers. */
export type OfferTerms = {
  __typename?: 'OfferTerms';
  /** UUID of the service. */
  serviceId: Scalars['ID']['output'];
  /** Of the service. */
  name: Scalars['String']['output'];
  /** Of the service. */
  category: Scalars['String']['output'];
  /** Minutes; null: not given. */
  duration?: Maybe<Scalars['Int']['output']>;
  /** False: nobody can book the service anywhere meanwhile. */
  isActive: Scalars['Boolean']['output'];
  /** The price of the service itself; null: on request. */
  listPrice?: Maybe<Scalars['Float']['output']>;
  /** Of `listPrice`. */
  listCurrency: Currency;
  /** The hospital's own price; null: the list price holds, unless it is on request. */
  price?: Maybe<Scalars['Float']['output']>;
  /** Of `price`. */
  currency?: Maybe<Currency>;
  /** Neither price holds. */
  onRequest: Scalars['Boolean']['output'];
};

/** One page of hospitals. */
export type HospitalPage = {
  __typename?: 'HospitalPage';
  /** The hospitals of this page. */
  items: Array<Hospital>;
  /** How many there are in all; at least so many where `totalIsExact` is false. */
  total: Scalars['Int']['output'];
  /** False: there are more than `total`, and nobody has counted how many. */
  totalIsExact: Scalars['Boolean']['output'];
  /** Starts at 1. */
  page: Scalars['Int']['output'];
  /** Records a page. */
  limit: Scalars['Int']['output'];
  /** The last page that can be asked for; where `totalIsExact` is false, the furthest of which it is known that there is one. */
  totalPages: Scalars['Int']['output'];
  /** What was recognised in the text, the clearest first. */
  understood: Array<Understood>;
  /** The treatments that the text or the filter means, the likeliest first; at most ten. */
  services: Array<HealthService>;
  /** What the same words find elsewhere. */
  others: OtherKinds;
  /** Where nothing was found: what each filter costs, the dearest first. */
  withoutFilter: Array<WithoutFilter>;
  /** Where nothing was found in a province: the nearest city that has some. */
  nearestCity?: Maybe<CityTotal>;
};

/** What each choice of a filter would leave. */
export type SearchFacets = {
  __typename?: 'SearchFacets';
  /** Every active service, those that most hospitals would have first. */
  services: Array<ServiceFacet>;
  /** Every specialty: hospitals with a doctor of it. */
  specialties: Array<ChoiceCount>;
  /** Ratings of at least 4.5, 4, 3.5 and 3. */
  ratings: Array<ChoiceCount>;
  /** Of the chosen or understood treatment, else of any service. */
  priceRanges: Array<ChoiceCount>;
  /** today, tomorrow, week and 24h. */
  availability: Array<ChoiceCount>;
  /** Every language. */
  languages: Array<ChoiceCount>;
  /** Hospitals that name an insurer. */
  acceptsInsurance: Scalars['Int']['output'];
};

/** How many records a choice would leave. */
export type ChoiceCount = {
  __typename?: 'ChoiceCount';
  /** As the search takes it. */
  value: Scalars['String']['output'];
  /** Records that match. */
  count: Scalars['Int']['output'];
};

/** How many hospitals a service would leave. */
export type ServiceFacet = {
  __typename?: 'ServiceFacet';
  /** The service. */
  service: HealthService;
  /** Hospitals that match and offer it. */
  count: Scalars['Int']['output'];
};

/** A bookable time. */
export type Slot = {
  __typename?: 'Slot';
  /** Day of the hospital. */
  date: Scalars['Date']['output'];
  /** Wall-clock time of the hospital. */
  time: Scalars['Time']['output'];
  /** The same as an instant. */
  startsAt: Scalars['DateTime']['output'];
};

/** A place to measure from: a position, or the name of a province. */
export type PlaceInput = {
  /** A province, or an address that ends in one. */
  location?: InputMaybe<Scalars['String']['input']>;
  /** Degrees; goes before `location`. */
  latitude?: InputMaybe<Scalars['Float']['input']>;
  /** Degrees; goes before `location`. */
  longitude?: InputMaybe<Scalars['Float']['input']>;
};

/** Every parameter narrows; lists mean any of. */
export type HospitalSearch = {
  /** Words in name, city, district or address; typing errors and Turkish letters are forgiven. */
  q?: InputMaybe<Scalars['String']['input']>;
  /** The words are looked for as they are; nothing is understood by them. */
  asText?: InputMaybe<Scalars['Boolean']['input']>;
  /** A service's name or id. */
  service?: InputMaybe<Scalars['String']['input']>;
  /** Names or ids of services. */
  services?: InputMaybe<Array<Scalars['String']['input']>>;
  /** A specialty of its doctors, in any letter case. */
  specialty?: InputMaybe<Scalars['String']['input']>;
  /** Specialties of its doctors, in any letter case. */
  specialties?: InputMaybe<Array<Scalars['String']['input']>>;
  /** City, district or address text; a province is also where distance is measured from. */
  location?: InputMaybe<Scalars['String']['input']>;
  /** Degrees; goes before `location` when distance is measured. */
  latitude?: InputMaybe<Scalars['Float']['input']>;
  /** Degrees; goes before `location` when distance is measured. */
  longitude?: InputMaybe<Scalars['Float']['input']>;
  /** Kilometres, at most. */
  distance?: InputMaybe<Scalars['Float']['input']>;
  /** immediate or urgent (a bookable time within 24 hours), soon (72 hours) or routine (narrows nothing). */
  urgency?: InputMaybe<Scalars['String']['input']>;
  /** Stars, 0 to 5: at least so many on average. */
  rating?: InputMaybe<Scalars['Float']['input']>;
  /** `$`, `$$`, `$$$`, `$$$$`: of the chosen or understood treatment, else of any service; in US dollars at the dated rates. */
  priceRange?: InputMaybe<Array<Scalars['String']['input']>>;
  /** At least so much, in `priceCurrency`: of the chosen or understood treatment, else of any service. */
  priceFrom?: InputMaybe<Scalars['Float']['input']>;
  /** At most so much. */
  priceTo?: InputMaybe<Scalars['Float']['input']>;
  /** USD unless given; prices are compared at the dated rates. */
  priceCurrency?: InputMaybe<Scalars['String']['input']>;
  /** today, tomorrow, week, 24h: a time can be booked then, for the chosen or understood treatment, else for any. */
  availability?: InputMaybe<Array<Scalars['String']['input']>>;
  /** English names of languages that its people speak. */
  languages?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Only those that name an insurer. */
  acceptsInsurance?: InputMaybe<Scalars['Boolean']['input']>;
  /** relevance, distance, rating, availability, price_low or price_high: by the price of the chosen or understood treatment, else by the lowest; unknown last. */
  sortBy?: InputMaybe<Scalars['String']['input']>;
  /** Also those that are not active. Administrators only; `forbidden` for others. */
  includeInactive?: InputMaybe<Scalars['Boolean']['input']>;
};

/** A picture and what it shows. */
export type PictureInput = {
  /** A web address, or a path on this server. */
  url: Scalars['String']['input'];
  /** For those who cannot see it, at most 300 characters. */
  alt: Scalars['String']['input'];
};

/** A new hospital. */
export type HospitalInput = {
  /** As it calls itself, at most 200 characters. */
  name: Scalars['String']['input'];
  /** Street and number, at most 400 characters. */
  address: Scalars['String']['input'];
  /** A province of Türkiye for those there, at most 100 characters. */
  city: Scalars['String']['input'];
  /** At most 100 characters. */
  country: Scalars['String']['input'];
  /** District of the city (ilçe); null: unknown. */
  district?: InputMaybe<Scalars['String']['input']>;
  /** What it says about itself, at most 8,000 characters. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** For patients; null: not shown. */
  phone?: InputMaybe<Scalars['String']['input']>;
  /** For patients; null: not shown. */
  email?: InputMaybe<Scalars['String']['input']>;
  /** http or https; `https://` is added where no scheme is given. Null: none. */
  website?: InputMaybe<Scalars['String']['input']>;
  /** http or https: its place on Google Maps; null: none. */
  googleMapsUrl?: InputMaybe<Scalars['String']['input']>;
  /** http or https: its entry in Google Places; null: none. */
  googlePlacesUrl?: InputMaybe<Scalars['String']['input']>;
  /** Web address of its sign, or a path on this server; null: none. */
  logoUrl?: InputMaybe<Scalars['String']['input']>;
  /** What the logo shows, in words; null: what its uploader said. */
  logoAlt?: InputMaybe<Scalars['String']['input']>;
  /** Web addresses of pictures, or paths on this server, at most 20; the first is shown first. */
  imageUrls?: InputMaybe<Array<Scalars['String']['input']>>;
  /** The same with what they show; goes before `imageUrls`. */
  images?: InputMaybe<Array<PictureInput>>;
  /** English names of the languages that its people speak, at most 40. */
  languages?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Insurance companies whose patients it treats, at most 40; empty: unknown. */
  insurers?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Degrees, -90 to 90; only together with `longitude`. Null: the place is unknown. */
  latitude?: InputMaybe<Scalars['Float']['input']>;
  /** Degrees, -180 to 180; only together with `latitude`. Null: the place is unknown. */
  longitude?: InputMaybe<Scalars['Float']['input']>;
  /** Whether everybody finds it; true unless told. */
  isActive?: InputMaybe<Scalars['Boolean']['input']>;
  /** It follows from the certificates of the hospital: another value than theirs is refused. */
  isVerified?: InputMaybe<Scalars['Boolean']['input']>;
};

/** When appointments can begin on a day of the week. */
export type OpeningDayInput = {
  /** Monday = 1 to Saturday = 6. */
  weekday: Scalars['Int']['input'];
  /** At most 96; none: closed. */
  times: Array<Scalars['Time']['input']>;
};

/** How a hospital takes bookings. */
export type BookingRulesInput = {
  /** 0 to 43,200 minutes before it begins, a time can no longer be booked. */
  noticeMinutes: Scalars['Int']['input'];
  /** 1 to 365 days ahead can be booked. */
  horizonDays: Scalars['Int']['input'];
  /** 0 to 480 minutes are kept free after each appointment. */
  bufferMinutes: Scalars['Int']['input'];
  /** `on_request` or `instant`. */
  confirmation: Scalars['String']['input'];
};

/** Days on which a hospital takes no appointments, both ends included. */
export type ClosureInput = {
  /** The first day. */
  startsOn: Scalars['Date']['input'];
  /** The last day, today or later. */
  endsOn: Scalars['Date']['input'];
  /** Closed from then on each of these days; null: all day. */
  startsAt?: InputMaybe<Scalars['Time']['input']>;
  /** Until then; with `startsAt` alone. */
  endsAt?: InputMaybe<Scalars['Time']['input']>;
  /** For its staff, at most 200 characters; null: not said. */
  reason?: InputMaybe<Scalars['String']['input']>;
};

/** What a hospital says about itself in another language than English. */
export type TextInput = {
  /** tr, ru or ar. */
  language: Scalars['String']['input'];
  /** At most 8,000 characters; null: no text in it. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** True: it still says what the English text says, though its words stay. */
  isCurrent?: InputMaybe<Scalars['Boolean']['input']>;
};

/** The price of a service that the hospital offers. */
export type OfferTermsInput = {
  /** UUID of the service. */
  serviceId: Scalars['ID']['input'];
  /** The hospital's own price, with at most two decimals. Null: the service's price holds. */
  price?: InputMaybe<Scalars['Float']['input']>;
  /** Of `price`; that of the service unless told. */
  currency?: InputMaybe<Currency>;
  /** The price is on request: neither `price` nor that of the service holds. False unless told. */
  onRequest?: InputMaybe<Scalars['Boolean']['input']>;
};

/** What is not sent stays. Staff leave name, place, `isActive` and `isVerified` out. */
export type HospitalUpdate = {
  /** `updatedAt` of the record that was read: the edit is refused (`stale_edit`) when it has changed since. */
  basedOn?: InputMaybe<Scalars['DateTime']['input']>;
  /** As it calls itself, at most 200 characters. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** Street and number, at most 400 characters. */
  address?: InputMaybe<Scalars['String']['input']>;
  /** A province of Türkiye for those there, at most 100 characters. */
  city?: InputMaybe<Scalars['String']['input']>;
  /** At most 100 characters. */
  country?: InputMaybe<Scalars['String']['input']>;
  /** District of the city (ilçe); null: unknown. */
  district?: InputMaybe<Scalars['String']['input']>;
  /** What it says about itself, at most 8,000 characters. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** For patients; null: not shown. */
  phone?: InputMaybe<Scalars['String']['input']>;
  /** For patients; null: not shown. */
  email?: InputMaybe<Scalars['String']['input']>;
  /** http or https; `https://` is added where no scheme is given. Null: none. */
  website?: InputMaybe<Scalars['String']['input']>;
  /** http or https: its place on Google Maps; null: none. */
  googleMapsUrl?: InputMaybe<Scalars['String']['input']>;
  /** http or https: its entry in Google Places; null: none. */
  googlePlacesUrl?: InputMaybe<Scalars['String']['input']>;
  /** Web address of its sign, or a path on this server; null: none. */
  logoUrl?: InputMaybe<Scalars['String']['input']>;
  /** What the logo shows, in words; null: what its uploader said. */
  logoAlt?: InputMaybe<Scalars['String']['input']>;
  /** Web addresses of pictures, or paths on this server, at most 20; the first is shown first. */
  imageUrls?: InputMaybe<Array<Scalars['String']['input']>>;
  /** The same with what they show; goes before `imageUrls`. */
  images?: InputMaybe<Array<PictureInput>>;
  /** English names of the languages that its people speak, at most 40. */
  languages?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Insurance companies whose patients it treats, at most 40; empty: unknown. */
  insurers?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Degrees, -90 to 90; only together with `longitude`. Null: the place is unknown. */
  latitude?: InputMaybe<Scalars['Float']['input']>;
  /** Degrees, -180 to 180; only together with `latitude`. Null: the place is unknown. */
  longitude?: InputMaybe<Scalars['Float']['input']>;
  /** False: only administrators see it, and nobody can book. */
  isActive?: InputMaybe<Scalars['Boolean']['input']>;
  /** It follows from the certificates of the hospital: another value than theirs is refused. */
  isVerified?: InputMaybe<Scalars['Boolean']['input']>;
  /** Start times of the whole week; a day that is not named is closed. */
  openingHours?: InputMaybe<Array<OpeningDayInput>>;
  /** How it takes bookings. */
  bookingRules?: InputMaybe<BookingRulesInput>;
  /** All closures to come; those that are over stay. */
  closures?: InputMaybe<Array<ClosureInput>>;
  /** All public holidays to come on which it is closed. */
  holidays?: InputMaybe<Array<Scalars['Date']['input']>>;
  /** What it says about itself in other languages than English; those that are not named stay. */
  texts?: InputMaybe<Array<TextInput>>;
  /** Where mails to its staff go as well, at most 10 addresses. */
  notifiedEmails?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Own prices of services that it offers; those that are not named stay. */
  prices?: InputMaybe<Array<OfferTermsInput>>;
};

/** What a list holds. */
export type ImportKind =
  /** Hospitals and clinics. */
  | 'hospital'
  /** Doctors and where they work. */
  | 'doctor'
  /** Treatments. */
  | 'health_service'
  /** Which treatments doctors do. */
  | 'doctor_service';

/** How far an import is. */
export type ImportState =
  /** What it would change is being found out. */
  | 'checking'
  /** It is known what it would change. */
  | 'ready'
  /** It is being imported. */
  | 'running'
  /** It was imported to its end. */
  | 'done'
  /** Somebody ended it; what was imported by then stays. */
  | 'cancelled'
  /** It could not be read. */
  | 'failed';

/** What becomes of a row. */
export type ImportOutcome =
  /** A new record. */
  | 'added'
  /** A record that is there already. */
  | 'changed'
  /** It is not taken. */
  | 'refused';

/** One page of imports. */
export type ImportPage = {
  __typename?: 'ImportPage';
  /** The latest first. */
  items: Array<Import>;
  /** How many there are in all. */
  total: Scalars['Int']['output'];
  /** Starts at 1. */
  page: Scalars['Int']['output'];
  /** Records a page. */
  limit: Scalars['Int']['output'];
  /** The last page that can be asked for. */
  totalPages: Scalars['Int']['output'];
};

/** A list that somebody imports. While it is only checked, its counts say what it would change. */
export type Import = {
  __typename?: 'Import';
  /** UUID. */
  id: Scalars['ID']['output'];
  /** What the list holds. */
  kind: ImportKind;
  /** What the file was called. */
  fileName: Scalars['String']['output'];
  /** How far it is. */
  state: ImportState;
  /** Who sent or started it; null when the account is gone. */
  actorName?: Maybe<Scalars['String']['output']>;
  /** Rows of the list; null until it has been read once. */
  total?: Maybe<Scalars['Int']['output']>;
  /** New records. */
  added: Scalars['Int']['output'];
  /** Records that were there already and are otherwise now. */
  changed: Scalars['Int']['output'];
  /** Records that stay as they are. */
  unchanged: Scalars['Int']['output'];
  /** Rows that are not taken. */
  refused: Scalars['Int']['output'];
  /** Hospitals that offer nothing, as no service fits them. */
  withoutServices?: Maybe<Scalars['Int']['output']>;
  /** Somebody wants it to end. */
  isCancelRequested: Scalars['Boolean']['output'];
  /** Why it failed, as a sentence. */
  failure?: Maybe<Scalars['String']['output']>;
  /** When the list was sent. */
  createdAt: Scalars['DateTime']['output'];
  /** When it was started; null: it is only checked. */
  startedAt?: Maybe<Scalars['DateTime']['output']>;
  /** When it ended, or was checked to its end. */
  finishedAt?: Maybe<Scalars['DateTime']['output']>;
};

/** One page of rows. */
export type ImportRowPage = {
  __typename?: 'ImportRowPage';
  /** In the order of their lines. */
  items: Array<ImportRow>;
  /** How many there are in all. */
  total: Scalars['Int']['output'];
  /** Starts at 1. */
  page: Scalars['Int']['output'];
  /** Records a page. */
  limit: Scalars['Int']['output'];
  /** The last page that can be asked for. */
  totalPages: Scalars['Int']['output'];
};

/** What becomes of one row of a list. */
export type ImportRow = {
  __typename?: 'ImportRow';
  /** UUID. */
  id: Scalars['ID']['output'];
  /** Its line in the list. */
  line: Scalars['Int']['output'];
  /** What becomes of it. */
  outcome: ImportOutcome;
  /** Whose row it is; null for one that is refused. */
  name?: Maybe<Scalars['String']['output']>;
  /** The fields that change as they stand, as JSON; null for a new record. */
  before?: Maybe<Scalars['String']['output']>;
  /** The same fields as they become, as JSON. */
  after?: Maybe<Scalars['String']['output']>;
  /** Why it is refused, as a sentence. */
  reason?: Maybe<Scalars['String']['output']>;
  /** A refused row as it stands in the list. */
  text?: Maybe<Scalars['String']['output']>;
};

/** What administrators keep lists of. */
export type RecordKind =
  /** Hospitals and clinics. */
  | 'hospital'
  /** Doctors, independent ones too. */
  | 'doctor'
  /** Treatments. */
  | 'health_service';

/** Whether patients find a record. */
export type RecordStatus =
  /** They find it. */
  | 'active'
  /** It is switched off. */
  | 'inactive';

/** Every parameter narrows. */
export type ManagedHospitalSearch = {
  /** Words of the name, city, country or address, in any spelling. */
  q?: InputMaybe<Scalars['String']['input']>;
  /** Those that patients find, or those that are switched off. */
  status?: InputMaybe<RecordStatus>;
  /** Hospitals of this city alone. */
  city?: InputMaybe<Scalars['String']['input']>;
  /** Those that were checked, or those that were not. */
  verified?: InputMaybe<Scalars['Boolean']['input']>;
  /** name, city, country, phone, services, rating, verified, status, created or updated; name unless told. */
  sortBy?: InputMaybe<Scalars['String']['input']>;
  /** asc or desc; asc unless told. */
  direction?: InputMaybe<Scalars['String']['input']>;
};

/** Every parameter narrows. */
export type ManagedDoctorSearch = {
  /** Words of the name, specialty, hospital or languages, in any spelling. */
  q?: InputMaybe<Scalars['String']['input']>;
  /** Those that are active, or those that are switched off. */
  status?: InputMaybe<RecordStatus>;
  /** Doctors of this specialty alone. */
  specialty?: InputMaybe<Scalars['String']['input']>;
  /** Doctors of this hospital alone. */
  hospitalId?: InputMaybe<Scalars['ID']['input']>;
  /** name, specialty, hospital, languages, experience, fee, rating, status, created or updated; name unless told. */
  sortBy?: InputMaybe<Scalars['String']['input']>;
  /** asc or desc; asc unless told. */
  direction?: InputMaybe<Scalars['String']['input']>;
};

/** Every parameter narrows. */
export type ManagedServiceSearch = {
  /** Words of the name, description or category, in any spelling. */
  q?: InputMaybe<Scalars['String']['input']>;
  /** Those that patients find, or those that are switched off. */
  status?: InputMaybe<RecordStatus>;
  /** Services of this category alone. */
  category?: InputMaybe<Scalars['String']['input']>;
  /** name, category, price, duration, hospitals, rating, status, created or updated; name unless told. */
  sortBy?: InputMaybe<Scalars['String']['input']>;
  /** asc or desc; asc unless told. */
  direction?: InputMaybe<Scalars['String']['input']>;
};

/** One page of hospitals. */
export type ManagedHospitalPage = {
  __typename?: 'ManagedHospitalPage';
  /** The hospitals of this page. */
  items: Array<Hospital>;
  /** How many the search finds in all. */
  total: Scalars['Int']['output'];
  /** Starts at 1. */
  page: Scalars['Int']['output'];
  /** Records a page. */
  limit: Scalars['Int']['output'];
  /** The last page that can be asked for. */
  totalPages: Scalars['Int']['output'];
};

/** One page of doctors. */
export type ManagedDoctorPage = {
  __typename?: 'ManagedDoctorPage';
  /** The doctors of this page. */
  items: Array<Doctor>;
  /** How many the search finds in all. */
  total: Scalars['Int']['output'];
  /** Starts at 1. */
  page: Scalars['Int']['output'];
  /** Records a page. */
  limit: Scalars['Int']['output'];
  /** The last page that can be asked for. */
  totalPages: Scalars['Int']['output'];
};

/** One page of services. */
export type ManagedServicePage = {
  __typename?: 'ManagedServicePage';
  /** The services of this page. */
  items: Array<HealthService>;
  /** How many the search finds in all. */
  total: Scalars['Int']['output'];
  /** Starts at 1. */
  page: Scalars['Int']['output'];
  /** Records a page. */
  limit: Scalars['Int']['output'];
  /** The last page that can be asked for. */
  totalPages: Scalars['Int']['output'];
};

/** How many records of a kind there are, active or not. */
export type RecordCounts = {
  __typename?: 'RecordCounts';
  /** All of them. */
  total: Scalars['Int']['output'];
  /** Those that are active. */
  active: Scalars['Int']['output'];
  /** The cities of hospitals, the specialties of doctors, the categories of services, by name. */
  groups: Array<ChoiceCount>;
};

/** Records by their ids, or all that a search of their list finds: one of the two. */
export type ActivationInput = {
  /** What they are. */
  kind: RecordKind;
  /** What they shall be. */
  isActive: Scalars['Boolean']['input'];
  /** These records, 2,000 at most. */
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** All that this search finds, 2,000 at most. */
  search?: InputMaybe<RecordSearch>;
};

/** What a list is narrowed to; each kind looks at what it knows. */
export type RecordSearch = {
  /** Words, in any spelling. */
  q?: InputMaybe<Scalars['String']['input']>;
  /** Those that are active, or those that are switched off. */
  status?: InputMaybe<RecordStatus>;
  /** Of hospitals: those of this city. */
  city?: InputMaybe<Scalars['String']['input']>;
  /** Of hospitals: those that were checked, or those that were not. */
  verified?: InputMaybe<Scalars['Boolean']['input']>;
  /** Of doctors: those of this specialty. */
  specialty?: InputMaybe<Scalars['String']['input']>;
  /** Of doctors: those of this hospital. */
  hospitalId?: InputMaybe<Scalars['ID']['input']>;
  /** Of services: those of this category. */
  category?: InputMaybe<Scalars['String']['input']>;
};

/** What switching many records on or off would do. */
export type ActivationPreview = {
  __typename?: 'ActivationPreview';
  /** Records that were chosen. */
  selected: Scalars['Int']['output'];
  /** Those of them that are not yet what they shall be. */
  changing: Scalars['Int']['output'];
  /** Pending and confirmed appointments ahead at those that would change. They stay. */
  appointmentsAhead: Scalars['Int']['output'];
};

/** Many records that were switched on or off at once. */
export type Activation = {
  __typename?: 'Activation';
  /** UUID; it can be undone by it. */
  id: Scalars['ID']['output'];
  /** What they are. */
  kind: RecordKind;
  /** What they became, before it was undone. */
  isActive: Scalars['Boolean']['output'];
  /** How many were switched, or restored when it was undone. */
  changed: Scalars['Int']['output'];
  /** Whether it was undone. */
  isUndone: Scalars['Boolean']['output'];
};

/** Which doctors of a hospital. Every parameter narrows. */
export type HospitalDoctorSearch = {
  /** Words of the name, specialty or languages, in any spelling. */
  q?: InputMaybe<Scalars['String']['input']>;
  /** Those that patients find, or those that are switched off. */
  status?: InputMaybe<RecordStatus>;
  /** Doctors of this specialty alone. */
  specialty?: InputMaybe<Scalars['String']['input']>;
  /** A column of the list of doctors; by name unless told. */
  sortBy?: InputMaybe<Scalars['String']['input']>;
  /** asc or desc; asc unless told. */
  direction?: InputMaybe<Scalars['String']['input']>;
};

/** One page of the doctors of a hospital. */
export type HospitalDoctorPage = {
  __typename?: 'HospitalDoctorPage';
  /** UUID of the hospital. */
  hospitalId: Scalars['ID']['output'];
  /** The doctors of this page. */
  items: Array<Doctor>;
  /** How many there are in all. */
  total: Scalars['Int']['output'];
  /** Starts at 1. */
  page: Scalars['Int']['output'];
  /** Records a page. */
  limit: Scalars['Int']['output'];
  /** The last page that can be asked for. */
  totalPages: Scalars['Int']['output'];
};

/** The doctors of a hospital in numbers. */
export type HospitalDoctorCounts = {
  __typename?: 'HospitalDoctorCounts';
  /** Active or not. */
  all: Scalars['Int']['output'];
  /** Those whom patients find. */
  active: Scalars['Int']['output'];
  /** Active ones who are on leave today. */
  awayToday: Scalars['Int']['output'];
  /** Specialties that somebody there has, with how many. */
  specialties: Array<ChoiceCount>;
};

/** Every parameter narrows. */
export type UserSearch = {
  /** Words of the name or the email address. */
  q?: InputMaybe<Scalars['String']['input']>;
  /** Who may do this. */
  role?: InputMaybe<Role>;
  /** Whose account is in this state. */
  status?: InputMaybe<UserStatus>;
  /** Staff of this hospital alone. */
  hospitalId?: InputMaybe<Scalars['ID']['input']>;
  /** name, email, created or lastLogin; name unless told. */
  sortBy?: InputMaybe<Scalars['String']['input']>;
  /** asc or desc; asc unless told. */
  direction?: InputMaybe<Scalars['String']['input']>;
};

/** One page of accounts. */
export type UserPage = {
  __typename?: 'UserPage';
  /** The accounts of this page. */
  items: Array<ManagedUser>;
  /** How many there are in all. */
  total: Scalars['Int']['output'];
  /** Starts at 1. */
  page: Scalars['Int']['output'];
  /** Records a page. */
  limit: Scalars['Int']['output'];
  /** The last page that can be asked for. */
  totalPages: Scalars['Int']['output'];
};

/** How many accounts there are. */
export type UserSummary = {
  __typename?: 'UserSummary';
  /** All of them. */
  total: Scalars['Int']['output'];
  /** Those who can sign in. */
  active: Scalars['Int']['output'];
  /** Administrators. */
  admins: Scalars['Int']['output'];
  /** Made since the first of this month in Istanbul. */
  newThisMonth: Scalars['Int']['output'];
  /** Made in the month before it. */
  newLastMonth: Scalars['Int']['output'];
  /** Staff of hospitals. */
  staff: Scalars['Int']['output'];
  /** Those whom an administrator keeps out. */
  suspended: Scalars['Int']['output'];
  /** Administrators who sign in with the password alone. */
  adminsWithoutTwoFactor: Scalars['Int']['output'];
  /** Staff of hospitals who sign in with the password alone. */
  staffWithoutTwoFactor: Scalars['Int']['output'];
};

/** A person as administrators see them: what lets somebody in, and nothing that people tell about themselves. */
export type ManagedUser = {
  __typename?: 'ManagedUser';
  /** UUID. */
  id: Scalars['ID']['output'];
  /** Given name. */
  firstName: Scalars['String']['output'];
  /** Family name. */
  lastName: Scalars['String']['output'];
  /** The address that signs in. */
  email: Scalars['String']['output'];
  /** What this person may do. */
  role: Role;
  /** Only active accounts can sign in. */
  status: UserStatus;
  /** The hospital a member of staff works at; null for everybody else. */
  hospitalId?: Maybe<Scalars['ID']['output']>;
  /** What a member of staff may do there; null for everybody else. */
  hospitalRole?: Maybe<HospitalRole>;
  /** Its name. */
  hospitalName?: Maybe<Scalars['String']['output']>;
  /** Null: not given. */
  phone?: Maybe<Scalars['String']['output']>;
  /** When the account was made. */
  createdAt: Scalars['DateTime']['output'];
  /** Of the last edit; goes back as `basedOn`. */
  updatedAt: Scalars['DateTime']['output'];
  /** Null before the first sign-in. */
  lastLoginAt?: Maybe<Scalars['DateTime']['output']>;
  /** Whether a link sent to the address was used. */
  emailConfirmed: Scalars['Boolean']['output'];
  /** Whether signing in asks for a code too. */
  twoFactorEnabled: Scalars['Boolean']['output'];
  /** Whether an administrator asks this person for it. */
  mustUseTwoFactor: Scalars['Boolean']['output'];
  /** Whether an invitation was sent, and nobody has signed in yet. */
  invited: Scalars['Boolean']['output'];
  /** When the account will be deleted, once its owner has asked for that. */
  deletesAt?: Maybe<Scalars['DateTime']['output']>;
};

/** An account with its first password. */
export type UserInput = {
  /** Given name. */
  firstName?: InputMaybe<Scalars['String']['input']>;
  /** Family name. */
  lastName?: InputMaybe<Scalars['String']['input']>;
  /** The address that signs in. */
  email?: InputMaybe<Scalars['String']['input']>;
  /** At least 6 characters. */
  password?: InputMaybe<Scalars['String']['input']>;
  /** The same once more; may be left out. */
  confirmPassword?: InputMaybe<Scalars['String']['input']>;
  /** user unless told. */
  role?: InputMaybe<Role>;
  /** active unless told. */
  status?: InputMaybe<UserStatus>;
  /** Null: not given. */
  phone?: InputMaybe<Scalars['String']['input']>;
  /** Where a member of staff works; needed for the role hospital. */
  hospitalId?: InputMaybe<Scalars['ID']['input']>;
  /** What a member of staff may do there; owner unless told. */
  hospitalRole?: InputMaybe<HospitalRole>;
};

/** An account whose owner chooses the password. */
export type InvitationInput = {
  /** Given name. */
  firstName?: InputMaybe<Scalars['String']['input']>;
  /** Family name. */
  lastName?: InputMaybe<Scalars['String']['input']>;
  /** Where the invitation goes. */
  email?: InputMaybe<Scalars['String']['input']>;
  /** user unless told. */
  role?: InputMaybe<Role>;
  /** Null: not given. */
  phone?: InputMaybe<Scalars['String']['input']>;
  /** Where a member of staff works; needed for the role hospital. */
  hospitalId?: InputMaybe<Scalars['ID']['input']>;
  /** What a member of staff may do there; owner unless told. */
  hospitalRole?: InputMaybe<HospitalRole>;
  /** Of the mail: en, tr, ru or ar; en unless told. */
  language?: InputMaybe<Scalars['String']['input']>;
};

/** What is not sent stays. */
export type UserUpdate = {
  /** Given name. */
  firstName?: InputMaybe<Scalars['String']['input']>;
  /** Family name. */
  lastName?: InputMaybe<Scalars['String']['input']>;
  /** The address that signs in: the new one has to be confirmed. */
  email?: InputMaybe<Scalars['String']['input']>;
  /** What this person may do; nobody changes the own one. */
  role?: InputMaybe<Role>;
  /** Only active accounts can sign in; nobody changes the own one. */
  status?: InputMaybe<UserStatus>;
  /** Null: not given. */
  phone?: InputMaybe<Scalars['String']['input']>;
  /** Where a member of staff works. */
  hospitalId?: InputMaybe<Scalars['ID']['input']>;
  /** What a member of staff may do there. */
  hospitalRole?: InputMaybe<HospitalRole>;
  /** Whether this person has to sign in with a code too. */
  mustUseTwoFactor?: InputMaybe<Scalars['Boolean']['input']>;
  /** The `updatedAt` that the edit is based on: it is refused (`stale_edit`) when the account has changed since. */
  basedOn?: InputMaybe<Scalars['DateTime']['input']>;
};

/** A message that a hospital writes again and again. */
export type MessageTemplate = {
  __typename?: 'MessageTemplate';
  /** UUID. */
  id: Scalars['ID']['output'];
  /** UUID of the hospital. */
  hospitalId: Scalars['ID']['output'];
  /** The language it is written in. */
  language: UiLanguage;
  /** What staff choose it by; in each language once. */
  title: Scalars['String']['output'];
  /** The text. `{{name}}`, `{{date}}`, `{{time}}` and `{{hospital}}` are blanks that are filled when it is chosen. */
  body: Scalars['String']['output'];
  /** When it last changed; an edit says with it what it was based on. */
  updatedAt: Scalars['DateTime']['output'];
};

/** A new template. */
export type MessageTemplateInput = {
  /** The language it is written in. */
  language: UiLanguage;
  /** At most 80 characters. */
  title: Scalars['String']['input'];
  /** At most 2,000 characters; the blanks are `{{name}}`, `{{date}}`, `{{time}}` and `{{hospital}}`. */
  body: Scalars['String']['input'];
};

/** What is not sent stays. */
export type MessageTemplateUpdate = {
  /** Another language. */
  language?: InputMaybe<UiLanguage>;
  /** At most 80 characters. */
  title?: InputMaybe<Scalars['String']['input']>;
  /** At most 2,000 characters; the blanks are `{{name}}`, `{{date}}`, `{{time}}` and `{{hospital}}`. */
  body?: InputMaybe<Scalars['String']['input']>;
  /** `updatedAt` of the record that was read: the edit is refused (`stale_edit`) when it has changed since. */
  basedOn?: InputMaybe<Scalars['DateTime']['input']>;
};

/** The two sides of a conversation. */
export type Side =
  /** The patient who booked. */
  | 'patient'
  /** The staff of the hospital, or an administrator for it. */
  | 'hospital';

/** What one side wrote about an appointment. */
export type Message = {
  __typename?: 'Message';
  /** UUID. */
  id: Scalars['ID']['output'];
  /** Which side wrote it. */
  sender: Side;
  /** First and last name of the person who wrote it, as they were then. */
  senderName: Scalars['String']['output'];
  /** The text. */
  message: Scalars['String']['output'];
  /** When it was sent. */
  createdAt: Scalars['DateTime']['output'];
};

/** Every parameter narrows. */
export type SubscriberSearch = {
  /** A part of the address. */
  q?: InputMaybe<Scalars['String']['input']>;
  /** waiting or confirmed. */
  state?: InputMaybe<SubscriberState>;
};

/** Whether the owner of an address has agreed. Who leaves the newsletter is erased. */
export type SubscriberState =
  /** A mail has asked, and nobody has answered yet. */
  | 'waiting'
  /** Its owner has agreed by the link of a mail. */
  | 'confirmed';

/** One page of addresses. */
export type SubscriberPage = {
  __typename?: 'SubscriberPage';
  /** The addresses of this page. */
  items: Array<Subscriber>;
  /** How many there are in all. */
  total: Scalars['Int']['output'];
  /** Starts at 1. */
  page: Scalars['Int']['output'];
  /** Records a page. */
  limit: Scalars['Int']['output'];
  /** The last page that can be asked for. */
  totalPages: Scalars['Int']['output'];
};

/** An address of the newsletter. */
export type Subscriber = {
  __typename?: 'Subscriber';
  /** UUID. */
  id: Scalars['ID']['output'];
  /** Where the newsletter goes. */
  email: Scalars['String']['output'];
  /** Of its mails. */
  language: UiLanguage;
  /** Whether its owner has agreed. */
  state: SubscriberState;
  /** When it was confirmed, else when it was entered. */
  since: Scalars['DateTime']['output'];
};

/** What has become of a mail. */
export type MailState =
  /** It goes out when its time comes, or is tried again. */
  | 'waiting'
  /** It was given up. */
  | 'failed'
  /** It went out. */
  | 'sent'
  /** Nobody had to get it any more when its time came. */
  | 'skipped'
  /** An administrator took it back. */
  | 'dropped';

/** A mail of the queue, without what it says. */
export type QueuedMail = {
  __typename?: 'QueuedMail';
  /** UUID. */
  id: Scalars['ID']['output'];
  /** Which mail it is, for instance `appointment.booked`. */
  kind: Scalars['String']['output'];
  /** What has become of it. */
  state: MailState;
  /** The address, masked; null: it is not known any more. */
  to?: Maybe<Scalars['String']['output']>;
  /** How often it was tried. */
  attempts: Scalars['Int']['output'];
  /** What went wrong the last time, in words that name nobody. */
  lastError?: Maybe<Scalars['String']['output']>;
  /** When it was written. */
  createdAt: Scalars['DateTime']['output'];
  /** When it is tried next. */
  availableAt: Scalars['DateTime']['output'];
  /** When it went out, or was done with. */
  doneAt?: Maybe<Scalars['DateTime']['output']>;
  /** When it was given up. */
  failedAt?: Maybe<Scalars['DateTime']['output']>;
};

/** One page of the queue. */
export type MailPage = {
  __typename?: 'MailPage';
  /** The mails of this page. */
  items: Array<QueuedMail>;
  /** How many there are in all. */
  total: Scalars['Int']['output'];
  /** Starts at 1. */
  page: Scalars['Int']['output'];
  /** Records a page. */
  limit: Scalars['Int']['output'];
  /** The last page that can be asked for. */
  totalPages: Scalars['Int']['output'];
};

/** How many mails need a look. */
export type MailSummary = {
  __typename?: 'MailSummary';
  /** Not sent yet. */
  waiting: Scalars['Int']['output'];
  /** Given up. */
  failed: Scalars['Int']['output'];
};

/** Every parameter narrows. */
export type MailSearch = {
  /** waiting, failed, sent, skipped or dropped. */
  state?: InputMaybe<Scalars['String']['input']>;
  /** Which mail, for instance `appointment.booked`. */
  kind?: InputMaybe<Scalars['String']['input']>;
};

/** A mail that could not be sent. */
export type DeadLetter = {
  __typename?: 'DeadLetter';
  /** UUID. */
  id: Scalars['ID']['output'];
  /** Which mail it is, for instance `appointment.booked`. */
  kind: Scalars['String']['output'];
  /** How often it was tried. */
  attempts: Scalars['Int']['output'];
  /** What went wrong the last time; null: nothing is known. */
  lastError?: Maybe<Scalars['String']['output']>;
  /** When it was given up. */
  failedAt: Scalars['DateTime']['output'];
  /** When it was to be sent. */
  createdAt: Scalars['DateTime']['output'];
};

/** One page of dead letters. */
export type DeadLetterPage = {
  __typename?: 'DeadLetterPage';
  /** The dead letters of this page. */
  items: Array<DeadLetter>;
  /** How many there are in all. */
  total: Scalars['Int']['output'];
  /** Starts at 1. */
  page: Scalars['Int']['output'];
  /** Records a page. */
  limit: Scalars['Int']['output'];
  /** The last page that can be asked for. */
  totalPages: Scalars['Int']['output'];
};

/** What kind a found record is of. */
export type FoundKind =
  /** A hospital. */
  | 'hospital'
  /** A doctor. */
  | 'doctor'
  /** A treatment. */
  | 'health_service'
  /** Somebody's account. */
  | 'user'
  /** An appointment. */
  | 'appointment';

/** A record as it is found by a few letters. */
export type FoundRecord = {
  __typename?: 'FoundRecord';
  /** UUID. */
  id: Scalars['ID']['output'];
  /** What it is. */
  kind: FoundKind;
  /** What it is called; an appointment by its booking id. */
  name: Scalars['String']['output'];
  /** Specialty of a doctor, category of a treatment, role of a user, patient of an appointment. */
  detail?: Maybe<Scalars['String']['output']>;
  /** City of a hospital, hospital of a doctor or an appointment, mail address of a user. */
  place?: Maybe<Scalars['String']['output']>;
  /** active, inactive, suspended, or the status of an appointment. */
  state: Scalars['String']['output'];
};

/** A hospital in whose portal somebody works. */
export type Workplace = {
  __typename?: 'Workplace';
  /** UUID of the hospital. */
  hospitalId: Scalars['ID']['output'];
  /** Its name. */
  hospitalName: Scalars['String']['output'];
  /** Requests that nobody has confirmed or cancelled. */
  pendingRequests: Scalars['Int']['output'];
  /** Messages of patients that nobody at the hospital has read. */
  unreadMessages: Scalars['Int']['output'];
};

/** The numbers and the newest of a hospital. */
export type HospitalDashboard = {
  __typename?: 'HospitalDashboard';
  /** Appointments in all. */
  total: Scalars['Int']['output'];
  /** The day on which the first of them was booked, in Istanbul; null without any. */
  since?: Maybe<Scalars['Date']['output']>;
  /** Requests that nobody has confirmed or cancelled. */
  pending: Scalars['Int']['output'];
  /** Those of them that have waited longer than a day. */
  pendingLong: Scalars['Int']['output'];
  /** When the oldest of them was made; null without any. */
  oldestPendingAt?: Maybe<Scalars['DateTime']['output']>;
  /** Confirmed for today in Istanbul. */
  confirmedToday: Scalars['Int']['output'];
  /** Those of them that have not begun. */
  confirmedTodayLeft: Scalars['Int']['output'];
  /** Completed in all. */
  completed: Scalars['Int']['output'];
  /** Completed of this month in Istanbul. */
  completedThisMonth: Scalars['Int']['output'];
  /** The five that were booked last. */
  newest: Array<Appointment>;
  /** Today's in Istanbul that are not cancelled, by their time; at most 100. */
  today: Array<Appointment>;
  /** At most five with messages of patients that nobody at the hospital has read. */
  unread: Array<Appointment>;
  /** Who is away within the next two weeks, and when the hospital is closed; at most ten, in the order in which they begin. */
  away: Array<Absence>;
};

/** A doctor is on leave, or the hospital is closed. */
export type Absence = {
  __typename?: 'Absence';
  /** Of the leave or the closure. */
  id: Scalars['ID']['output'];
  /** Who is on leave; null: the hospital is closed. */
  doctorId?: Maybe<Scalars['ID']['output']>;
  /** First and last name with the title; null: the hospital is closed. */
  doctorName?: Maybe<Scalars['String']['output']>;
  /** The first day. */
  startsOn: Scalars['Date']['output'];
  /** The last day. */
  endsOn: Scalars['Date']['output'];
  /** Closed from then on each of these days; null: all day. */
  startsAt?: Maybe<Scalars['Time']['output']>;
  /** Closed until then on each of these days; null: all day. */
  endsAt?: Maybe<Scalars['Time']['output']>;
  /** What the hospital says of it, or which public holiday it is. */
  reason?: Maybe<Scalars['String']['output']>;
  /** Appointments that lie then and have not begun: somebody has to move or cancel them. */
  visits: Scalars['Int']['output'];
};

/** What became of a proposed time. */
export type ProposalState =
  /** Waits for the patient; its time is kept free. */
  | 'open'
  /** The appointment moved there. */
  | 'accepted'
  /** The patient keeps the old time. */
  | 'declined'
  /** Nobody answered for 24 hours. */
  | 'expired'
  /** The hospital took it back, or the appointment changed otherwise. */
  | 'withdrawn';

/** Another time that the hospital proposes; kept free until the patient has answered, at most for 24 hours. */
export type TimeProposal = {
  __typename?: 'TimeProposal';
  /** UUID. */
  id: Scalars['ID']['output'];
  /** UUID of the appointment that would move. */
  appointmentId: Scalars['ID']['output'];
  /** What became of it. */
  state: ProposalState;
  /** Who would see the patient; null: the service's own calendar. */
  doctor?: Maybe<Doctor>;
  /** Day of the hospital. */
  date: Scalars['Date']['output'];
  /** Wall-clock time of the hospital. */
  time: Scalars['Time']['output'];
  /** Date and time as an instant. */
  startsAt: Scalars['DateTime']['output'];
  /** Minutes. */
  durationMinutes: Scalars['Int']['output'];
  /** What the hospital says about it; null: nothing. */
  note?: Maybe<Scalars['String']['output']>;
  /** Until when it can be accepted. */
  expiresAt: Scalars['DateTime']['output'];
  /** When it was proposed. */
  createdAt: Scalars['DateTime']['output'];
};

/** Another time for an appointment. */
export type ProposalInput = {
  /** Day of the hospital. */
  date: Scalars['Date']['input'];
  /** One of the times that are on offer for this appointment. */
  time: Scalars['Time']['input'];
  /** UUID of another doctor of the hospital; null: the service's own calendar. Not sent: stays. */
  doctorId?: InputMaybe<Scalars['ID']['input']>;
  /** What the patient reads with it, at most 1,000 characters. */
  note?: InputMaybe<Scalars['String']['input']>;
};

/** What everybody can find, counted. */
export type PublicFacts = {
  __typename?: 'PublicFacts';
  /** Active hospitals. */
  hospitals: Scalars['Int']['output'];
  /** Active doctors. */
  doctors: Scalars['Int']['output'];
  /** Active services. */
  services: Scalars['Int']['output'];
  /** Reviews that everybody can read. */
  reviews: Scalars['Int']['output'];
  /** Provinces with a hospital, the one with most first. */
  provinces: Array<ProvinceCount>;
  /** The day on which it was counted. */
  countedOn: Scalars['Date']['output'];
};

/** A province and how many hospitals it has. */
export type ProvinceCount = {
  __typename?: 'ProvinceCount';
  /** One of the 81. */
  name: Scalars['String']['output'];
  /** Active hospitals in it. */
  hospitals: Scalars['Int']['output'];
};

/** Notices that a browser shows although no page is open. They name no hospital, and not what a visit is for. */
export type PushSettings = {
  __typename?: 'PushSettings';
  /** The key of this installation (VAPID, base64url), which a browser subscribes with; null: notices are switched off here. */
  publicKey?: Maybe<Scalars['String']['output']>;
  /** Whether the browser of this sign-in shows them. */
  subscribed: Scalars['Boolean']['output'];
  /** Which kinds are shown, in every browser of the viewer. */
  notifications: Notifications;
};

/** What a browser subscribes with. */
export type PushSubscriptionInput = {
  /** The address of the browser's own service, `https://…`. Private, local and reserved addresses are refused. */
  endpoint: Scalars['String']['input'];
  /** What notices are encrypted with. */
  keys: PushKeysInput;
};

/** The keys of a browser: nobody else can read what is encrypted with them. */
export type PushKeysInput = {
  /** The public key of the browser, base64url. */
  p256dh: Scalars['String']['input'];
  /** The secret of the subscription, base64url. */
  auth: Scalars['String']['input'];
};

/** What a report is about. */
export type ReportKind =
  /** How many appointments there were and what became of them. */
  | 'appointments'
  /** The value of completed appointments at the prices of the day they were booked; no cash. */
  | 'revenue'
  /** What each doctor had to do. */
  | 'doctors'
  /** How many people came, and from where; no names. */
  | 'patients';

/** Which days a report covers. */
export type ReportPeriod =
  /** Monday to Sunday. */
  | 'week'
  /** A calendar month. */
  | 'month'
  /** Three calendar months. */
  | 'quarter'
  /** A calendar year. */
  | 'year'
  /** From a day to a day, at most 731 days. */
  | 'custom';

/** How far a report is. */
export type ReportState =
  /** Nobody works on it yet. */
  | 'waiting'
  /** It is being counted. */
  | 'working'
  /** It can be read. */
  | 'done'
  /** It could not be made. */
  | 'failed'
  /** Somebody ended it. */
  | 'cancelled';

/** What is to be counted. */
export type ReportInput = {
  /** What the report is about. */
  kind: ReportKind;
  /** Which days it covers. */
  period: ReportPeriod;
  /** A day in the week, month, quarter or year; today in Istanbul unless told. */
  on?: InputMaybe<Scalars['Date']['input']>;
  /** The first day of a custom period. */
  from?: InputMaybe<Scalars['Date']['input']>;
  /** The last day of a custom period. */
  to?: InputMaybe<Scalars['Date']['input']>;
  /** Appointments of this doctor alone. */
  doctorId?: InputMaybe<Scalars['ID']['input']>;
};

/** One page of reports. */
export type ReportPage = {
  __typename?: 'ReportPage';
  /** The latest first. */
  items: Array<Report>;
  /** How many there are in all. */
  total: Scalars['Int']['output'];
  /** Starts at 1. */
  page: Scalars['Int']['output'];
  /** Records a page. */
  limit: Scalars['Int']['output'];
  /** The last page that can be asked for. */
  totalPages: Scalars['Int']['output'];
};

/** Numbers of one hospital as they were when the report was made. Days are Istanbul's. */
export type Report = {
  __typename?: 'Report';
  /** UUID. */
  id: Scalars['ID']['output'];
  /** Whose numbers they are. */
  hospitalId: Scalars['ID']['output'];
  /** What the report is about. */
  kind: ReportKind;
  /** Which days it covers. */
  period: ReportPeriod;
  /** The first day. */
  from: Scalars['Date']['output'];
  /** The last day. */
  to: Scalars['Date']['output'];
  /** Of this doctor's appointments alone; null: of all. */
  doctorId?: Maybe<Scalars['ID']['output']>;
  /** What that doctor is called. */
  doctorName?: Maybe<Scalars['String']['output']>;
  /** Who asked for it; null when the account is gone. */
  actorName?: Maybe<Scalars['String']['output']>;
  /** How far it is. */
  state: ReportState;
  /** How much of it is counted, in per cent. */
  progress: Scalars['Int']['output'];
  /** Somebody wants it to end. */
  isCancelRequested: Scalars['Boolean']['output'];
  /** Why it failed, as a sentence. */
  failure?: Maybe<Scalars['String']['output']>;
  /** When it was asked for. */
  createdAt: Scalars['DateTime']['output'];
  /** When it was done or ended. */
  finishedAt?: Maybe<Scalars['DateTime']['output']>;
  /** When it is forgotten: 90 days after it was asked for. */
  keptUntil: Scalars['DateTime']['output'];
  /** What a report about appointments says; null in lists and before it is done. */
  appointments?: Maybe<AppointmentsReport>;
  /** What a report about revenue says; null in lists and before it is done. */
  revenue?: Maybe<RevenueReport>;
  /** What a report about doctors says; null in lists and before it is done. */
  doctors?: Maybe<DoctorsReport>;
  /** What a report about patients says; null in lists and before it is done. */
  patients?: Maybe<PatientsReport>;
};

/** Appointments that take place on the days of the report, whenever they were booked. */
export type AppointmentsReport = {
  __typename?: 'AppointmentsReport';
  /** In all. */
  total: Scalars['Int']['output'];
  /** Waiting for the hospital's word. */
  pending: Scalars['Int']['output'];
  /** Confirmed by the hospital. */
  confirmed: Scalars['Int']['output'];
  /** They took place. */
  completed: Scalars['Int']['output'];
  /** Cancelled, those whose patient did not come left out. */
  cancelled: Scalars['Int']['output'];
  /** Whose patient did not come. */
  noShows: Scalars['Int']['output'];
  /** How many of all were moved at least once. */
  moved: Scalars['Int']['output'];
  /** By day, week or month, each of them. */
  buckets: Array<AppointmentsBucket>;
  /** By service, the most frequent first. */
  services: Array<AppointmentsService>;
};

/** Appointments of some of the days. */
export type AppointmentsBucket = {
  __typename?: 'AppointmentsBucket';
  /** The first day. */
  from: Scalars['Date']['output'];
  /** The last day. */
  to: Scalars['Date']['output'];
  /** Waiting for the hospital's word. */
  pending: Scalars['Int']['output'];
  /** Confirmed by the hospital. */
  confirmed: Scalars['Int']['output'];
  /** They took place. */
  completed: Scalars['Int']['output'];
  /** Cancelled, those whose patient did not come left out. */
  cancelled: Scalars['Int']['output'];
  /** Whose patient did not come. */
  noShows: Scalars['Int']['output'];
};

/** Appointments for one service. */
export type AppointmentsService = {
  __typename?: 'AppointmentsService';
  /** What the service is called. */
  name: Scalars['String']['output'];
  /** In all. */
  total: Scalars['Int']['output'];
  /** They took place. */
  completed: Scalars['Int']['output'];
  /** Cancelled, those whose patient did not come left out. */
  cancelled: Scalars['Int']['output'];
  /** Whose patient did not come. */
  noShows: Scalars['Int']['output'];
};

/** An amount of money in one currency; currencies are never added together. */
export type ReportAmount = {
  __typename?: 'ReportAmount';
  /** ISO 4217. */
  currency: Currency;
  /** In units of the currency, two decimals. */
  amount: Scalars['Float']['output'];
};

/** The value of completed appointments at the prices of the day they were booked. What was paid at the hospital is not known here. */
export type RevenueReport = {
  __typename?: 'RevenueReport';
  /** Completed appointments. */
  completed: Scalars['Int']['output'];
  /** How many of them were booked at a price on request: their value is not known. */
  onRequest: Scalars['Int']['output'];
  /** The value of the others, by currency. */
  amounts: Array<ReportAmount>;
  /** By day, week or month, each of them. */
  buckets: Array<RevenueBucket>;
  /** By service, the most frequent first. */
  services: Array<RevenueService>;
};

/** The value of some of the days. */
export type RevenueBucket = {
  __typename?: 'RevenueBucket';
  /** The first day. */
  from: Scalars['Date']['output'];
  /** The last day. */
  to: Scalars['Date']['output'];
  /** Completed appointments. */
  completed: Scalars['Int']['output'];
  /** How many of them were booked at a price on request. */
  onRequest: Scalars['Int']['output'];
  /** The value of the others, by currency. */
  amounts: Array<ReportAmount>;
};

/** The value of one service. */
export type RevenueService = {
  __typename?: 'RevenueService';
  /** What the service is called. */
  name: Scalars['String']['output'];
  /** Completed appointments. */
  completed: Scalars['Int']['output'];
  /** How many of them were booked at a price on request. */
  onRequest: Scalars['Int']['output'];
  /** The value of the others, by currency. */
  amounts: Array<ReportAmount>;
};

/** What the doctors of a hospital had to do. */
export type DoctorsReport = {
  __typename?: 'DoctorsReport';
  /** The busiest first. */
  doctors: Array<DoctorsReportRow>;
};

/** What one doctor had to do. */
export type DoctorsReportRow = {
  __typename?: 'DoctorsReportRow';
  /** Of the doctor; null: appointments without a doctor. */
  doctorId?: Maybe<Scalars['ID']['output']>;
  /** What the doctor is called; null: appointments without a doctor. */
  name?: Maybe<Scalars['String']['output']>;
  /** In all. */
  appointments: Scalars['Int']['output'];
  /** They took place. */
  completed: Scalars['Int']['output'];
  /** Cancelled, those whose patient did not come left out. */
  cancelled: Scalars['Int']['output'];
  /** Whose patient did not come. */
  noShows: Scalars['Int']['output'];
  /** How long the confirmed and completed ones are together. */
  bookedMinutes: Scalars['Int']['output'];
  /** The rating that everybody sees, of all time; null without reviews. */
  rating?: Maybe<Scalars['Float']['output']>;
  /** How many reviews it is made of; null for appointments without a doctor. */
  reviewCount?: Maybe<Scalars['Int']['output']>;
};

/** Accounts with an appointment that was not cancelled. Who they are is said nowhere. */
export type PatientsReport = {
  __typename?: 'PatientsReport';
  /** How many there are. */
  people: Scalars['Int']['output'];
  /** Those who had none at this hospital before. */
  firstTime: Scalars['Int']['output'];
  /** Those who had one before. */
  returning: Scalars['Int']['output'];
  /** Appointments whose account has been deleted since: they are nobody's. */
  withoutAccount: Scalars['Int']['output'];
  /** By day, week or month, each of them. Somebody may stand in several. */
  buckets: Array<PatientsBucket>;
  /** By the country code of their telephone number, the most frequent first. */
  countries: Array<PatientsCountry>;
  /** By age on the last day; empty when nobody has said when they were born. */
  ages: Array<PatientsAge>;
  /** By the language they read Hekima in, the most frequent first. */
  languages: Array<PatientsLanguage>;
};

/** People of some of the days. */
export type PatientsBucket = {
  __typename?: 'PatientsBucket';
  /** The first day. */
  from: Scalars['Date']['output'];
  /** The last day. */
  to: Scalars['Date']['output'];
  /** Whose first appointment ever it was. */
  firstTime: Scalars['Int']['output'];
  /** The others. */
  returning: Scalars['Int']['output'];
};

/** People with numbers of one country code. */
export type PatientsCountry = {
  __typename?: 'PatientsCountry';
  /** Such as 49; null: the number has none. */
  callingCode?: Maybe<Scalars['String']['output']>;
  /** How many there are. */
  people: Scalars['Int']['output'];
};

/** People of an age. */
export type PatientsAge = {
  __typename?: 'PatientsAge';
  /** The youngest, in years; null: not known. */
  from?: Maybe<Scalars['Int']['output']>;
  /** The oldest; null: any older, or not known. */
  to?: Maybe<Scalars['Int']['output']>;
  /** How many there are. */
  people: Scalars['Int']['output'];
};

/** People of a language. */
export type PatientsLanguage = {
  __typename?: 'PatientsLanguage';
  /** The language of their pages. */
  language: UiLanguage;
  /** How many there are. */
  people: Scalars['Int']['output'];
};

/** Which form was filled in. */
export type RequestKind =
  /** Anything one wants to say. */
  | 'contact'
  /** What somebody cannot use. */
  | 'accessibility'
  /** A certificate or a report about security. */
  | 'evidence'
  /** A hospital wants to be listed. */
  | 'clinic'
  /** Somebody wants to work for the operator. */
  | 'job';

/** How far a request has come. */
export type RequestState =
  /** Nobody has looked at it. */
  | 'new'
  /** Somebody is at it. */
  | 'in_progress'
  /** An answer went out. */
  | 'answered'
  /** Nothing more is to be done. */
  | 'closed'
  /** A robot, or somebody like one. */
  | 'spam';

/** What can happen to a request. */
export type RequestEventKind =
  /** It was sent. */
  | 'received'
  /** It has another state. */
  | 'state'
  /** Somebody else looks after it. */
  | 'owner'
  /** The desk has written something down for itself. */
  | 'note'
  /** An answer went out. */
  | 'answer';

/** A form that was opened. */
export type RequestForm = {
  __typename?: 'RequestForm';
  /** Goes back with the form, once, within a day, and not before three seconds are over. */
  form: Scalars['String']['output'];
};

/** A request that was kept. */
export type SentRequest = {
  __typename?: 'SentRequest';
  /** `RQ-` and 8 letters and digits: what people read aloud. */
  number: Scalars['String']['output'];
  /** The day by which we answer. */
  answerBy: Scalars['Date']['output'];
};

/** What somebody has written to the operator. */
export type DeskRequest = {
  __typename?: 'DeskRequest';
  /** UUID. */
  id: Scalars['ID']['output'];
  /** `RQ-` and 8 letters and digits: what people read aloud. */
  number: Scalars['String']['output'];
  /** Which form. */
  kind: RequestKind;
  /** How far it has come. */
  state: RequestState;
  /** Who wrote. */
  name?: Maybe<Scalars['String']['output']>;
  /** For whom. */
  company?: Maybe<Scalars['String']['output']>;
  /** Where answers go. */
  email: Scalars['String']['output'];
  /** Null: not given. */
  phone?: Maybe<Scalars['String']['output']>;
  /** What it is about, in a few words. */
  subject?: Maybe<Scalars['String']['output']>;
  /** What was written. */
  message?: Maybe<Scalars['String']['output']>;
  /** The further fields of its form. */
  details: Array<RequestDetail>;
  /** Of its mails: en, tr, ru or ar. */
  language: Scalars['String']['output'];
  /** The administrator who looks after it. */
  ownerId?: Maybe<Scalars['ID']['output']>;
  /** By name. */
  ownerName?: Maybe<Scalars['String']['output']>;
  /** The day by which an answer was promised. */
  dueOn: Scalars['Date']['output'];
  /** When the first answer went out. */
  answeredAt?: Maybe<Scalars['DateTime']['output']>;
  /** What happened, oldest first. */
  events: Array<RequestEvent>;
  /** What was sent with it, at `/api/Requests/{id}/files/{fileId}`. */
  files: Array<RequestFile>;
  /** When it was sent. */
  createdAt: Scalars['DateTime']['output'];
  /** Of the last change; goes back as `basedOn`. */
  updatedAt: Scalars['DateTime']['output'];
};

/** A further field of a form. */
export type RequestDetail = {
  __typename?: 'RequestDetail';
  /** doc, city, website, licenceNumber or position. */
  name: Scalars['String']['output'];
  /** What was filled in. */
  value: Scalars['String']['output'];
};

/** Something that happened to a request. */
export type RequestEvent = {
  __typename?: 'RequestEvent';
  /** UUID. */
  id: Scalars['ID']['output'];
  /** Of what sort. */
  kind: RequestEventKind;
  /** Whose doing it was; null: who wrote, or an account that is deleted. */
  actorName?: Maybe<Scalars['String']['output']>;
  /** The state before. */
  fromState?: Maybe<RequestState>;
  /** The state after. */
  toState?: Maybe<RequestState>;
  /** The note, the answer, or who looks after it from then on. */
  text?: Maybe<Scalars['String']['output']>;
  /** When it happened. */
  createdAt: Scalars['DateTime']['output'];
};

/** A document that was sent with a request. */
export type RequestFile = {
  __typename?: 'RequestFile';
  /** UUID. */
  id: Scalars['ID']['output'];
  /** As it was called. */
  name: Scalars['String']['output'];
  /** Bytes. */
  size: Scalars['Int']['output'];
  /** The media type, by its content. */
  type: Scalars['String']['output'];
};

/** One page of requests. */
export type DeskRequestPage = {
  __typename?: 'DeskRequestPage';
  /** The requests of this page. */
  items: Array<DeskRequest>;
  /** How many there are in all. */
  total: Scalars['Int']['output'];
  /** Starts at 1. */
  page: Scalars['Int']['output'];
  /** Records a page. */
  limit: Scalars['Int']['output'];
  /** The last page that can be asked for. */
  totalPages: Scalars['Int']['output'];
};

/** How much waits at the desk. */
export type RequestSummary = {
  __typename?: 'RequestSummary';
  /** New or in progress. */
  open: Scalars['Int']['output'];
  /** Of those, what should have been answered by now. */
  overdue: Scalars['Int']['output'];
  /** Of those, what nobody looks after. */
  unowned: Scalars['Int']['output'];
};

/** Every parameter narrows. */
export type RequestSearch = {
  /** Words of name, company, address, subject, message or number. */
  q?: InputMaybe<Scalars['String']['input']>;
  /** contact, accessibility, evidence, clinic or job. */
  kind?: InputMaybe<Scalars['String']['input']>;
  /** open, overdue, new, in_progress, answered, closed or spam. */
  state?: InputMaybe<Scalars['String']['input']>;
  /** Looked after by this administrator. */
  ownerId?: InputMaybe<Scalars['ID']['input']>;
};

/** A form of the public pages; which fields it needs depends on its kind. */
export type RequestInput = {
  /** Which form. */
  kind: RequestKind;
  /** What `startRequest` has answered. */
  form: Scalars['String']['input'];
  /** Has to stay empty: people do not see this field, robots fill it. */
  homepage?: InputMaybe<Scalars['String']['input']>;
  /** Of the mails: en, tr, ru or ar; en unless told. */
  language?: InputMaybe<Scalars['String']['input']>;
  /** Where the answer goes. */
  email?: InputMaybe<Scalars['String']['input']>;
  /** All but evidence. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** evidence, and the hospital of clinic. */
  company?: InputMaybe<Scalars['String']['input']>;
  /** clinic; job if given. */
  phone?: InputMaybe<Scalars['String']['input']>;
  /** contact, if given. */
  subject?: InputMaybe<Scalars['String']['input']>;
  /** contact; clinic and job if given. */
  message?: InputMaybe<Scalars['String']['input']>;
  /** accessibility. */
  details?: InputMaybe<Scalars['String']['input']>;
  /** evidence: one of the documents of the page. */
  doc?: InputMaybe<Scalars['String']['input']>;
  /** evidence, if given. */
  notes?: InputMaybe<Scalars['String']['input']>;
  /** clinic. */
  city?: InputMaybe<Scalars['String']['input']>;
  /** clinic, if given. */
  website?: InputMaybe<Scalars['String']['input']>;
  /** clinic, if given. */
  licenceNumber?: InputMaybe<Scalars['String']['input']>;
  /** job. */
  position?: InputMaybe<Scalars['String']['input']>;
  /** job: what `POST /api/Requests/files` has answered. */
  file?: InputMaybe<Scalars['ID']['input']>;
};

/** What is not sent stays. */
export type RequestUpdate = {
  /** One that the table of moves allows. */
  state?: InputMaybe<RequestState>;
  /** An administrator; null: nobody. */
  ownerId?: InputMaybe<Scalars['ID']['input']>;
  /** The `updatedAt` that the edit is based on: it is refused (`stale_edit`) when the request has changed since. */
  basedOn?: InputMaybe<Scalars['DateTime']['input']>;
};

/** A review for those who answer it. */
export type ReviewToAnswer = {
  __typename?: 'ReviewToAnswer';
  /** That of the review. */
  id: Scalars['ID']['output'];
  /** As everybody reads it. */
  review: Review;
  /** Somebody of the hospital has reported it, and administrators have not decided yet. */
  isReported: Scalars['Boolean']['output'];
};

/** One page of the reviews of a hospital for those who answer them. */
export type ReviewsToAnswer = {
  __typename?: 'ReviewsToAnswer';
  /** The reviews of this page. */
  items: Array<ReviewToAnswer>;
  /** How many there are that were asked for. */
  total: Scalars['Int']['output'];
  /** Starts at 1. */
  page: Scalars['Int']['output'];
  /** Records a page. */
  limit: Scalars['Int']['output'];
  /** The last page that can be asked for. */
  totalPages: Scalars['Int']['output'];
  /** All visible reviews of the hospital. */
  all: Scalars['Int']['output'];
  /** Those of them without an answer. */
  unanswered: Scalars['Int']['output'];
};

/** A review that waits for the decision of an administrator. */
export type ReportedReview = {
  __typename?: 'ReportedReview';
  /** That of the review. */
  id: Scalars['ID']['output'];
  /** What was reported. */
  review: Review;
  /** Which hospital it is about. */
  hospital: Hospital;
  /** When it was last reported. */
  reportedAt: Scalars['DateTime']['output'];
  /** Newest first. */
  reasons: Array<Scalars['String']['output']>;
  /** When it was hidden; null: it is shown. */
  hiddenAt?: Maybe<Scalars['DateTime']['output']>;
  /** What the author was told of the last decision; null: nothing. */
  decisionReason?: Maybe<Scalars['String']['output']>;
  /** When that was. */
  decidedAt?: Maybe<Scalars['DateTime']['output']>;
};

/** What an administrator has decided about a review, as its author reads it. */
export type ReviewDecision = {
  __typename?: 'ReviewDecision';
  /** Whether nobody else reads the review any more. */
  hidden: Scalars['Boolean']['output'];
  /** Why. */
  reason: Scalars['String']['output'];
  /** When. */
  decidedAt: Scalars['DateTime']['output'];
};

/** One page of reported reviews. */
export type ReportedReviewPage = {
  __typename?: 'ReportedReviewPage';
  /** The reported reviews of this page. */
  items: Array<ReportedReview>;
  /** How many there are in all. */
  total: Scalars['Int']['output'];
  /** Starts at 1. */
  page: Scalars['Int']['output'];
  /** Records a page. */
  limit: Scalars['Int']['output'];
  /** The last page that can be asked for. */
  totalPages: Scalars['Int']['output'];
};

/** A review by a patient whose appointment there was completed. */
export type Review = {
  __typename?: 'Review';
  /** UUID. */
  id: Scalars['ID']['output'];
  /** Stars, 1 to 5. */
  rating: Scalars['Int']['output'];
  /** What the patient wrote; null: stars alone. */
  comment?: Maybe<Scalars['String']['output']>;
  /** Of the comment: en, tr, ru or ar. */
  language: Scalars['String']['output'];
  /** First name and initial of the last name. */
  authorName: Scalars['String']['output'];
  /** The treatment, if its author shows it; otherwise null. */
  serviceName?: Maybe<Scalars['String']['output']>;
  /** Always true: only patients of a completed appointment can write. */
  verifiedVisit: Scalars['Boolean']['output'];
  /** Whether the viewer wrote it and may still change it. */
  canEdit: Scalars['Boolean']['output'];
  /** Until when its author may change it. */
  editableUntil: Scalars['DateTime']['output'];
  /** The hospital's answer, for everybody to read; null: none. */
  reply?: Maybe<Scalars['String']['output']>;
  /** When the hospital answered; null: it has not. */
  repliedAt?: Maybe<Scalars['DateTime']['output']>;
  /** When it was written. */
  createdAt: Scalars['DateTime']['output'];
  /** Of the last edit by its author; what an edit is based on. */
  updatedAt: Scalars['DateTime']['output'];
};

/** One page of reviews. */
export type ReviewPage = {
  __typename?: 'ReviewPage';
  /** The reviews of this page. */
  items: Array<Review>;
  /** How many there are in all. */
  total: Scalars['Int']['output'];
  /** Starts at 1. */
  page: Scalars['Int']['output'];
  /** Records a page. */
  limit: Scalars['Int']['output'];
  /** The last page that can be asked for. */
  totalPages: Scalars['Int']['output'];
};

/** What the reviews of a hospital or a doctor say together. */
export type ReviewSummary = {
  __typename?: 'ReviewSummary';
  /** How many there are. */
  total: Scalars['Int']['output'];
  /** How many gave 5, 4, 3, 2 and 1 stars, in this order. */
  ratings: Array<RatingCount>;
  /** Of reviews whose authors show the treatment, the most reviewed first. */
  treatments: Array<ReviewedTreatment>;
};

/** How many gave so many stars. */
export type RatingCount = {
  __typename?: 'RatingCount';
  /** Stars, 1 to 5. */
  rating: Scalars['Int']['output'];
  /** How many reviews. */
  count: Scalars['Int']['output'];
};

/** What reviews say of one treatment. */
export type ReviewedTreatment = {
  __typename?: 'ReviewedTreatment';
  /** UUID of the service. */
  serviceId: Scalars['ID']['output'];
  /** Of the service, in English: the key of its translations. */
  name: Scalars['String']['output'];
  /** How many reviews show it. */
  count: Scalars['Int']['output'];
  /** 1 to 5 with one decimal. */
  averageRating: Scalars['Float']['output'];
};

/** What a patient says about a visit. */
export type ReviewInput = {
  /** Stars, 1 to 5. */
  rating: Scalars['Int']['input'];
  /** At most 4,000 characters; everybody may read it. Null: stars alone. */
  comment?: InputMaybe<Scalars['String']['input']>;
  /** Of the comment: en, tr, ru or ar. Null: en for a new review, unchanged for one that is edited. */
  language?: InputMaybe<Scalars['String']['input']>;
  /** Whether everybody may read what the treatment was. Null: not for a new review, unchanged for one that is edited. */
  showsTreatment?: InputMaybe<Scalars['Boolean']['input']>;
  /** For an edit: `updatedAt` of the review that its author has read. */
  basedOn?: InputMaybe<Scalars['DateTime']['input']>;
};

/** Something recognised in the text of a search. */
export type Understood = {
  __typename?: 'Understood';
  /** Stable word, for instance `knee-pain`. */
  id: Scalars['ID']['output'];
  /** treatment, specialty, complaint or body. */
  kind: Scalars['String']['output'];
  /** What it is called, in English; the key of its translations. */
  name: Scalars['String']['output'];
};

/** How many records of each kind the same words, place and treatment find. */
export type OtherKinds = {
  __typename?: 'OtherKinds';
  /** Hospitals that the same words find. */
  hospitals: Scalars['Int']['output'];
  /** Doctors that the same words find; at least so many where `doctorsAreExact` is false. */
  doctors: Scalars['Int']['output'];
  /** False: there are more than `doctors`, and nobody has counted how many. */
  doctorsAreExact: Scalars['Boolean']['output'];
  /** Services that the same words find. */
  healthServices: Scalars['Int']['output'];
};

/** What a search that finds nothing would find without one of its filters. */
export type WithoutFilter = {
  __typename?: 'WithoutFilter';
  /** The parameter of the search, for instance `rating`; `filters` for all but words, treatments and specialties together. */
  filter: Scalars['String']['output'];
  /** The value that would go, where the parameter is a list of several. */
  value?: Maybe<Scalars['String']['output']>;
  /** How many records there would be; at least so many where `totalIsExact` is false. */
  total: Scalars['Int']['output'];
  /** False: there would be more than `total`. */
  totalIsExact: Scalars['Boolean']['output'];
};

/** A city that has what was looked for elsewhere. */
export type CityTotal = {
  __typename?: 'CityTotal';
  /** Its name. */
  city: Scalars['String']['output'];
  /** From the place that was asked for. */
  distanceKm: Scalars['Float']['output'];
  /** How many records there are. */
  total: Scalars['Int']['output'];
};

/** A treatment that the typed text may mean. */
export type TreatmentSuggestion = {
  __typename?: 'TreatmentSuggestion';
  /** UUID. */
  id: Scalars['ID']['output'];
  /** What it is called in the language that is read, else in English. */
  name: Scalars['String']['output'];
  /** Its name in English, whatever language is read. */
  sourceName: Scalars['String']['output'];
  /** Which drawing stands for it. */
  iconKey?: Maybe<Scalars['String']['output']>;
  /** How many active hospitals offer it. */
  hospitals: Scalars['Int']['output'];
  /** The lowest price of any of them; null when none is known. */
  from?: Maybe<Scalars['Float']['output']>;
  /** Of `from`. */
  currency: Currency;
};

/** Typing help in three groups. */
export type Suggestions = {
  __typename?: 'Suggestions';
  /** By what the text means. */
  treatments: Array<TreatmentSuggestion>;
  /** By name and place. */
  hospitals: Array<Hospital>;
  /** By name. */
  doctors: Array<Doctor>;
};

/** All that the operator decides, certificates that have run out included. */
export type Settings = {
  __typename?: 'Settings';
  /** There is one record of it. */
  id: Scalars['ID']['output'];
  /** Of the last edit; goes back as `basedOn`. */
  updatedAt: Scalars['DateTime']['output'];
  /** The company behind this installation; empty: not shown, like all that follows. */
  companyName: Scalars['String']['output'];
  /** Number in the trade register. */
  tradeRegistry: Scalars['String']['output'];
  /** The Turkish central registration number. */
  mersis: Scalars['String']['output'];
  /** Where people call the company. */
  phone: Scalars['String']['output'];
  /** Where people write to the company. */
  email: Scalars['String']['output'];
  /** Where outages are announced. */
  statusPageUrl: Scalars['String']['output'];
  /** One line at the end of every public page. */
  footerNote: Scalars['String']['output'];
  /** Where the company can be visited. */
  offices: Array<Office>;
  /** Certificates of the company. */
  certificates: Array<Certificate>;
  /** So many appointments to come may one person have. */
  openAppointments: Scalars['Int']['output'];
  /** So many may one person book within a day. */
  appointmentsADay: Scalars['Int']['output'];
  /** So many appointments to come may somebody have whose e-mail address is not confirmed. */
  openUnconfirmed: Scalars['Int']['output'];
  /** So many messages may one person write in one conversation within an hour. */
  messagesPerHour: Scalars['Int']['output'];
  /** Euros for one US dollar: prices are compared and converted at it, never charged. */
  euroPerDollar: Scalars['Float']['output'];
  /** Pounds sterling for one US dollar. */
  poundPerDollar: Scalars['Float']['output'];
  /** Turkish lira for one US dollar. */
  liraPerDollar: Scalars['Float']['output'];
  /** Of which day the rates are. */
  ratesDate: Scalars['Date']['output'];
  /** Where the rates are from. */
  ratesSource: Scalars['String']['output'];
  /** The rates of the latest days, the newest first. */
  exchangeRates: Array<ExchangeRate>;
  /** Where notices about certificates of hospitals go; empty: to all administrators. */
  certificateMails: Array<Scalars['String']['output']>;
  /** Whether staff and administrators have to sign in with a code too. */
  requireTwoFactorForStaff: Scalars['Boolean']['output'];
};

/** Units of a currency for one US dollar on a day. */
export type ExchangeRate = {
  __typename?: 'ExchangeRate';
  /** Which currency. */
  currency: Currency;
  /** So much of it is one US dollar. */
  perDollar: Scalars['Float']['output'];
  /** Of which day it is. */
  date: Scalars['Date']['output'];
  /** Where it is from. */
  source: Scalars['String']['output'];
};

/** What is not sent stays. */
export type SettingsInput = {
  /** Empty: not shown, like all that follows. */
  companyName?: InputMaybe<Scalars['String']['input']>;
  /** Number in the trade register. */
  tradeRegistry?: InputMaybe<Scalars['String']['input']>;
  /** The Turkish central registration number. */
  mersis?: InputMaybe<Scalars['String']['input']>;
  /** Where people call the company. */
  phone?: InputMaybe<Scalars['String']['input']>;
  /** Where people write to the company. */
  email?: InputMaybe<Scalars['String']['input']>;
  /** Where outages are announced. */
  statusPageUrl?: InputMaybe<Scalars['String']['input']>;
  /** One line at the end of every public page. */
  footerNote?: InputMaybe<Scalars['String']['input']>;
  /** All offices, at most 10. */
  offices?: InputMaybe<Array<OfficeInput>>;
  /** All certificates, at most 20. */
  certificates?: InputMaybe<Array<CompanyCertificateInput>>;
  /** So many appointments to come may one person have. */
  openAppointments?: InputMaybe<Scalars['Int']['input']>;
  /** So many may one person book within a day. */
  appointmentsADay?: InputMaybe<Scalars['Int']['input']>;
  /** So many appointments to come may somebody have whose e-mail address is not confirmed. */
  openUnconfirmed?: InputMaybe<Scalars['Int']['input']>;
  /** So many messages may one person write in one conversation within an hour. */
  messagesPerHour?: InputMaybe<Scalars['Int']['input']>;
  /** Euros for one US dollar: prices are compared and converted at it, never charged. */
  euroPerDollar?: InputMaybe<Scalars['Float']['input']>;
  /** Pounds sterling for one US dollar. */
  poundPerDollar?: InputMaybe<Scalars['Float']['input']>;
  /** Turkish lira for one US dollar. */
  liraPerDollar?: InputMaybe<Scalars['Float']['input']>;
  /** Of which day the rates are: today or before, and not before those that are known. */
  ratesDate?: InputMaybe<Scalars['Date']['input']>;
  /** Where the rates are from. */
  ratesSource?: InputMaybe<Scalars['String']['input']>;
  /** Where notices about certificates of hospitals go, at most 5; empty: to all administrators. */
  certificateMails?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Whether staff and administrators have to sign in with a code too. */
  requireTwoFactorForStaff?: InputMaybe<Scalars['Boolean']['input']>;
  /** The `updatedAt` that the edit is based on: it is refused (`stale_edit`) when somebody has decided otherwise since. */
  basedOn?: InputMaybe<Scalars['DateTime']['input']>;
};

/** An office. */
export type OfficeInput = {
  /** What it is called. */
  name: Scalars['String']['input'];
  /** Its address, line by line, at most six. */
  lines: Array<Scalars['String']['input']>;
};

/** A certificate with its evidence. */
export type CompanyCertificateInput = {
  /** The standard it is about. */
  name: Scalars['String']['input'];
  /** By which its issuer knows it. */
  number: Scalars['String']['input'];
  /** Who issued it. */
  issuer: Scalars['String']['input'];
  /** Its last day. */
  validUntil: Scalars['String']['input'];
  /** Where everybody can read it; null: nowhere. */
  documentUrl?: InputMaybe<Scalars['String']['input']>;
};

/** What the operator of this installation decides. */
export type SiteSettings = {
  __typename?: 'SiteSettings';
  /** The company behind this installation; empty, like all that follows, where the operator has not entered it. */
  companyName: Scalars['String']['output'];
  /** Number in the trade register. */
  tradeRegistry: Scalars['String']['output'];
  /** The Turkish central registration number. */
  mersis: Scalars['String']['output'];
  /** Where the company can be visited. */
  offices: Array<Office>;
  /** Where people call the company. */
  phone: Scalars['String']['output'];
  /** Where people write to the company. */
  email: Scalars['String']['output'];
  /** Where outages are announced. */
  statusPageUrl: Scalars['String']['output'];
  /** One line at the end of every public page. */
  footerNote: Scalars['String']['output'];
  /** Certificates the company holds and that are still valid. */
  certificates: Array<Certificate>;
  /** Accounts to try the product with; empty unless this is a demo installation. */
  demoAccounts: Array<DemoAccount>;
  /** What prices are converted at to be compared; one for each currency but the US dollar. */
  exchangeRates: Array<ExchangeRate>;
};

/** A certificate of the operator's company. */
export type Certificate = {
  __typename?: 'Certificate';
  /** The standard it is about. */
  name: Scalars['String']['output'];
  /** By which its issuer knows it. */
  number: Scalars['String']['output'];
  /** Who issued it. */
  issuer: Scalars['String']['output'];
  /** Its last day. */
  validUntil: Scalars['Date']['output'];
  /** Where everybody can read it; null: nowhere. */
  documentUrl?: Maybe<Scalars['String']['output']>;
};

/** A place of the operator's company. */
export type Office = {
  __typename?: 'Office';
  /** What it is called. */
  name: Scalars['String']['output'];
  /** Its address, line by line. */
  lines: Array<Scalars['String']['output']>;
};

/** An account of the demo data. */
export type DemoAccount = {
  __typename?: 'DemoAccount';
  /** Whose it is. */
  label: Scalars['String']['output'];
  /** To sign in with. */
  email: Scalars['String']['output'];
  /** To sign in with. */
  password: Scalars['String']['output'];
};

/** A part of the product as its checks found it. */
export type StatusPart = {
  __typename?: 'StatusPart';
  /** search, database, mail or assistant. */
  part: Scalars['String']['output'];
  /** How the last check found it; null: there was none in the last minutes. */
  state?: Maybe<SystemState>;
  /** When it was checked last; null: never. */
  checkedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Days with a check, oldest first; at most 90. */
  days: Array<StatusDay>;
};

/** How the checks of one part went on one day. */
export type StatusDay = {
  __typename?: 'StatusDay';
  /** In Türkiye. */
  day: Scalars['Date']['output'];
  /** So many checks found it working. */
  operational: Scalars['Int']['output'];
  /** So many found it slow or late. */
  degraded: Scalars['Int']['output'];
  /** So many failed. */
  down: Scalars['Int']['output'];
};

/** Somebody who works at a hospital, as colleagues see them. */
export type TeamMember = {
  __typename?: 'TeamMember';
  /** UUID of the account. */
  id: Scalars['ID']['output'];
  /** Given name. */
  firstName: Scalars['String']['output'];
  /** Family name. */
  lastName: Scalars['String']['output'];
  /** The address that signs in. */
  email: Scalars['String']['output'];
  /** What this person may do at the hospital. */
  hospitalRole: HospitalRole;
  /** Only active accounts can sign in. */
  status: UserStatus;
  /** Whether signing in asks for a code too. */
  twoFactorEnabled: Scalars['Boolean']['output'];
  /** Null before the first sign-in: the invitation waits. */
  lastLoginAt?: Maybe<Scalars['DateTime']['output']>;
  /** When the account was made. */
  createdAt: Scalars['DateTime']['output'];
};

/** An account at a hospital whose owner chooses the password. */
export type TeamInvitation = {
  /** Given name. */
  firstName: Scalars['String']['input'];
  /** Family name. */
  lastName: Scalars['String']['input'];
  /** Where the invitation goes. */
  email: Scalars['String']['input'];
  /** What this person may do there. */
  hospitalRole: HospitalRole;
  /** Of the mail: en, tr, ru or ar; tr unless told. */
  language?: InputMaybe<Scalars['String']['input']>;
};

/** Whose word it is. */
export type TermKind =
  /** What doctors are trained in. */
  | 'specialty'
  /** What services are sorted by. */
  | 'category';

/** A specialty or category as everybody reads it. */
export type Term = {
  __typename?: 'Term';
  /** UUID. */
  id: Scalars['ID']['output'];
  /** Whose word it is. */
  kind: TermKind;
  /** What doctors, services and filters say of it; it never changes. */
  value: Scalars['String']['output'];
  /** What it is called, in `textLanguage`. */
  name: Scalars['String']['output'];
  /** What it is, in a sentence, in `textLanguage`. */
  description: Scalars['String']['output'];
  /** The language of name and description: the one that was asked for (`Accept-Language`, or `?lang=`) where it is written in it, else English. */
  textLanguage: UiLanguage;
};

/** A specialty or category in every language, for those who keep it. */
export type ManagedTerm = {
  __typename?: 'ManagedTerm';
  /** UUID. */
  id: Scalars['ID']['output'];
  /** Whose word it is. */
  kind: TermKind;
  /** What doctors, services and filters say of it; it never changes. */
  value: Scalars['String']['output'];
  /** What it is called in English, the source of the other languages. */
  name: Scalars['String']['output'];
  /** What it is, in a sentence, in English. */
  description: Scalars['String']['output'];
  /** The same in the other languages, as far as it is written in them. */
  texts: Array<EditedTermText>;
  /** When somebody last edited it; an edit says with it what it was based on. */
  updatedAt: Scalars['DateTime']['output'];
};

/** A specialty or category in one language, for those who keep it. */
export type EditedTermText = {
  __typename?: 'EditedTermText';
  /** tr, ru or ar. */
  language: Scalars['String']['output'];
  /** What it is called. */
  name: Scalars['String']['output'];
  /** What it is. */
  description: Scalars['String']['output'];
  /** The English name or description has changed since this one was written. */
  isOutdated: Scalars['Boolean']['output'];
};

/** What is not sent stays. */
export type TermUpdate = {
  /** `updatedAt` of the record that was read: the edit is refused (`stale_edit`) when it has changed since. */
  basedOn?: InputMaybe<Scalars['DateTime']['input']>;
  /** At most 80 characters; in English, as it is translated from. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** What it is, in English, at most 400 characters. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** What it is in other languages than English; those that are not named stay. */
  texts?: InputMaybe<Array<TermTextInput>>;
};

/** A specialty or category in one language; without name and description it is not written in it any more. */
export type TermTextInput = {
  /** tr, ru or ar. */
  language: Scalars['String']['input'];
  /** What it is called, at most 80 characters. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** What it is, at most 400 characters. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** True: it still says what the English text says, although that has changed. */
  isCurrent?: InputMaybe<Scalars['Boolean']['input']>;
};

/** What somebody may do: patients, staff of one hospital, administrators. */
export type Role =
  /** A patient: the own appointments, reviews and favourites. */
  | 'user'
  /** Staff of one hospital: its appointments, doctors and answers to reviews. */
  | 'hospital'
  /** An administrator: the catalogue, accounts, and the schedule of every hospital. */
  | 'admin';

/** What a member of staff may do at their hospital. */
export type HospitalRole =
  /** Everything: its settings and its team too. */
  | 'owner'
  /** Works with appointments, doctors and reports. */
  | 'coordinator'
  /** Reads, and changes nothing. */
  | 'viewer';

/** Only who is active can sign in. */
export type UserStatus =
  /** Can sign in. */
  | 'active'
  /** Cannot sign in for now. */
  | 'inactive'
  /** Shut out by an administrator. */
  | 'suspended';

/** A signed-in person as that person sees it. */
export type User = {
  __typename?: 'User';
  /** UUID. */
  id: Scalars['ID']['output'];
  /** Shown to hospitals that are booked, and with reviews. */
  firstName: Scalars['String']['output'];
  /** Shown to hospitals that are booked; of it reviews show the initial. */
  lastName: Scalars['String']['output'];
  /** The address that signs in. */
  email: Scalars['String']['output'];
  /** What this person may do. */
  role: Role;
  /** The role again, as a list. */
  roles: Array<Role>;
  /** Only active accounts can sign in. */
  status: UserStatus;
  /** The hospital a member of staff works at; null for everybody else. */
  hospitalId?: Maybe<Scalars['ID']['output']>;
  /** What a member of staff may do there; null for everybody else. */
  hospitalRole?: Maybe<HospitalRole>;
  /** Filled in for the person when booking; nobody else reads it here. Null: not given. */
  phone?: Maybe<Scalars['String']['output']>;
  /** Nobody else reads it. Null: not given. */
  address?: Maybe<Scalars['String']['output']>;
  /** Nobody else reads it. Null: not given. */
  birthDate?: Maybe<Scalars['Date']['output']>;
  /** What the person says about themselves. Nobody else reads it. Null: not given. */
  bio?: Maybe<Scalars['String']['output']>;
  /** When the account was made. */
  createdAt: Scalars['DateTime']['output'];
  /** Of the last edit; goes back as `basedOn`. */
  updatedAt: Scalars['DateTime']['output'];
  /** Null before the first sign-in. */
  lastLoginAt?: Maybe<Scalars['DateTime']['output']>;
  /** Whether a link sent to the address was used. */
  emailConfirmed: Scalars['Boolean']['output'];
  /** The address a change waits for, until the link of its mail is used; null: none. */
  pendingEmail?: Maybe<Scalars['String']['output']>;
  /** Whether signing in asks for a code too. */
  twoFactorEnabled: Scalars['Boolean']['output'];
  /** Staff and administrators, where the operator asks for it: nothing else works until two-factor sign-in is on. */
  twoFactorRequired: Scalars['Boolean']['output'];
  /** Which mails this person wants. */
  notifications: Notifications;
  /** Language of mails: en, tr, ru or ar. */
  language: Scalars['String']['output'];
  /** Language of pages: en, tr, ru or ar; null before one was chosen. */
  pageLanguage?: Maybe<Scalars['String']['output']>;
  /** Whether there is a private address of the person's appointments. */
  hasCalendarFeed: Scalars['Boolean']['output'];
  /** When the account will be deleted; null: that was not asked for. */
  deletesAt?: Maybe<Scalars['DateTime']['output']>;
};

/** Which mails a person gets; those about the account itself always come. */
export type Notifications = {
  __typename?: 'Notifications';
  /** Requests, moves and cancellations. */
  appointments: Scalars['Boolean']['output'];
  /** Before an appointment. */
  reminders: Scalars['Boolean']['output'];
  /** Unread messages. */
  messages: Scalars['Boolean']['output'];
};

/** What is not sent stays. */
export type NotificationsInput = {
  /** Requests, moves and cancellations. */
  appointments?: InputMaybe<Scalars['Boolean']['input']>;
  /** 48 and 3 hours before an appointment. */
  reminders?: InputMaybe<Scalars['Boolean']['input']>;
  /** When there are unread messages. */
  messages?: InputMaybe<Scalars['Boolean']['input']>;
};

/** What is not sent stays. */
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
  /** A few words about oneself, at most 2,000 characters. Null or empty removes it. */
  bio?: InputMaybe<Scalars['String']['input']>;
  /** `updatedAt` of the profile that was edited: refused with `stale_edit` when it was changed since. */
  basedOn?: InputMaybe<Scalars['DateTime']['input']>;
};

/** What a new webhook is to be. */
export type WebhookInput = {
  /** Where to post, `https://…`. Private, local and reserved addresses are refused, and redirects are not followed. */
  url: Scalars['String']['input'];
  /** What it is for, at most 100 characters. */
  description?: InputMaybe<Scalars['String']['input']>;
  /**
   * What to tell: `appointment.booked`, `appointment.confirmed`, `appointment.rescheduled`, `appointment.cancelled`,
   * `appointment.completed`, `message.created`.
   */
  events: Array<Scalars['String']['input']>;
  /** The hospital whose appointments it is told of; null: the viewer's own. */
  hospitalId?: InputMaybe<Scalars['ID']['input']>;
};

/** What is to be different of a webhook; null leaves it as it is. */
export type WebhookUpdate = {
  /** Where to post, `https://…`. */
  url?: InputMaybe<Scalars['String']['input']>;
  /** What it is for, at most 100 characters. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** What to tell, as in `WebhookInput`. */
  events?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Whether it is told anything. What waits goes out once it is on again. */
  enabled?: InputMaybe<Scalars['Boolean']['input']>;
};

/** Why a webhook is told nothing. */
export type WebhookEnd =
  /** Its owner turned it off. */
  | 'owner'
  /** For five days nothing could be delivered. */
  | 'failing'
  /** It answered 410. */
  | 'gone';

/** An address that is told what happens to appointments, signed as Standard Webhooks describes. */
export type Webhook = {
  __typename?: 'Webhook';
  /** UUID. */
  id: Scalars['ID']['output'];
  /** The hospital whose appointments it is told of; null: those of its owner. */
  hospitalId?: Maybe<Scalars['ID']['output']>;
  /** Where it is posted to. */
  url: Scalars['String']['output'];
  /** What it is for. */
  description: Scalars['String']['output'];
  /** What it is told. */
  events: Array<Scalars['String']['output']>;
  /** Whether it is told anything. */
  enabled: Scalars['Boolean']['output'];
  /** Since when it is off; null: it is on. */
  offSince?: Maybe<Scalars['DateTime']['output']>;
  /** Why it is off. */
  offBecause?: Maybe<WebhookEnd>;
  /** The first fault since the last success; null: the last delivery arrived. */
  failingSince?: Maybe<Scalars['DateTime']['output']>;
  /** When it was added. */
  createdAt: Scalars['DateTime']['output'];
};

/** A secret that signs deliveries. */
export type WebhookSecret = {
  __typename?: 'WebhookSecret';
  /** UUID of the webhook. */
  id: Scalars['ID']['output'];
  /** The secret, `whsec_…`. It is shown this once. */
  secret: Scalars['String']['output'];
  /** The webhook. */
  webhook: Webhook;
};

/** What has become of a delivery. */
export type DeliveryState =
  /** It is sent when its time comes. */
  | 'waiting'
  /** The address has answered 2xx. */
  | 'delivered'
  /** It was given up after ten tries. */
  | 'failed';

/** One thing that was told to a webhook, or is to be. */
export type WebhookDelivery = {
  __typename?: 'WebhookDelivery';
  /** UUID; `msg_` and it is the `webhook-id` of every try. */
  id: Scalars['ID']['output'];
  /** What happened. */
  event: Scalars['String']['output'];
  /** What has become of it. */
  state: DeliveryState;
  /** The JSON that is posted. */
  payload: Scalars['String']['output'];
  /** When it happened. */
  createdAt: Scalars['DateTime']['output'];
  /** When it is tried next; null: no more. */
  nextAttemptAt?: Maybe<Scalars['DateTime']['output']>;
  /** What came of each try, the latest first. */
  attempts: Array<WebhookAttempt>;
};

/** One try of a delivery. */
export type WebhookAttempt = {
  __typename?: 'WebhookAttempt';
  /** UUID. */
  id: Scalars['ID']['output'];
  /** When it began. */
  startedAt: Scalars['DateTime']['output'];
  /** How long it took, in milliseconds. */
  durationMs: Scalars['Int']['output'];
  /** What the address answered; null: nothing. */
  status?: Maybe<Scalars['Int']['output']>;
  /** Why there was no answer. */
  fault?: Maybe<Scalars['String']['output']>;
  /** The first 1,000 bytes of the answer. */
  answer?: Maybe<Scalars['String']['output']>;
};

/** One page of deliveries. */
export type WebhookDeliveryPage = {
  __typename?: 'WebhookDeliveryPage';
  /** The newest first. */
  items: Array<WebhookDelivery>;
  /** How many there are in all. */
  total: Scalars['Int']['output'];
  /** Which page this is; the first is 1. */
  page: Scalars['Int']['output'];
  /** Records on a page. */
  limit: Scalars['Int']['output'];
  /** The last page that can be asked for. */
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
  AppointmentTab: AppointmentTab;
  AvailableDay: ResolverTypeWrapper<AvailableDay>;
  AvailableTime: ResolverTypeWrapper<AvailableTime>;
  Appointment: ResolverTypeWrapper<AppointmentRecord>;
  AppointmentEvent: ResolverTypeWrapper<AppointmentEventRecord>;
  EventChange: ResolverTypeWrapper<EventChange>;
  AppointmentPage: ResolverTypeWrapper<Omit<AppointmentPage, 'items'> & { items: Array<ResolversTypes['Appointment']> }>;
  AppointmentSummary: ResolverTypeWrapper<AppointmentSummary>;
  AppointmentSearch: AppointmentSearch;
  PatientInfoInput: PatientInfoInput;
  BookingInput: BookingInput;
  AppointmentUpdate: AppointmentUpdate;
  ChatRole: ChatRole;
  AnsweredBy: AnsweredBy;
  Urgency: Urgency;
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
  CertificateKind: CertificateKind;
  LicenceState: LicenceState;
  HospitalCertificate: ResolverTypeWrapper<HospitalCertificate>;
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
  Waiting: ResolverTypeWrapper<Waiting>;
  SystemPartName: SystemPartName;
  SystemState: SystemState;
  SystemPart: ResolverTypeWrapper<SystemPartRecord>;
  SystemFact: ResolverTypeWrapper<SystemFact>;
  Deletion: ResolverTypeWrapper<Deletion>;
  DeletionHolder: DeletionHolder;
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
  DoctorService: ResolverTypeWrapper<Omit<DoctorService, 'service'> & { service: ResolversTypes['HealthService'] }>;
  DoctorPage: ResolverTypeWrapper<DoctorPageRecord>;
  DoctorSearch: DoctorSearch;
  DoctorInput: DoctorInput;
  DoctorUpdate: DoctorUpdate;
  DoctorServiceInput: DoctorServiceInput;
  Favourites: ResolverTypeWrapper<FavouritesRecord>;
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
  HospitalCalendar: ResolverTypeWrapper<Omit<HospitalCalendar, 'appointments' | 'held'> & { appointments: Array<ResolversTypes['Appointment']>, held: Array<ResolversTypes['TimeProposal']> }>;
  CalendarLane: ResolverTypeWrapper<CalendarLane>;
  CalendarDay: ResolverTypeWrapper<CalendarDay>;
  CalendarClosure: ResolverTypeWrapper<CalendarClosure>;
  CalendarBreak: ResolverTypeWrapper<CalendarBreak>;
  Hospital: ResolverTypeWrapper<HospitalRecord>;
  LowestPrice: ResolverTypeWrapper<LowestPrice>;
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
  SearchFacets: ResolverTypeWrapper<HospitalFacetsRecord>;
  ChoiceCount: ResolverTypeWrapper<ChoiceCount>;
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
  RecordKind: RecordKind;
  RecordStatus: RecordStatus;
  ManagedHospitalSearch: ManagedHospitalSearch;
  ManagedDoctorSearch: ManagedDoctorSearch;
  ManagedServiceSearch: ManagedServiceSearch;
  ManagedHospitalPage: ResolverTypeWrapper<ManagedHospitalPageRecord>;
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
  Workplace: ResolverTypeWrapper<Workplace>;
  HospitalDashboard: ResolverTypeWrapper<Omit<HospitalDashboard, 'newest' | 'today' | 'unread'> & { newest: Array<ResolversTypes['Appointment']>, today: Array<ResolversTypes['Appointment']>, unread: Array<ResolversTypes['Appointment']> }>;
  Absence: ResolverTypeWrapper<Absence>;
  ProposalState: ProposalState;
  TimeProposal: ResolverTypeWrapper<ProposalRecord>;
  ProposalInput: ProposalInput;
  PublicFacts: ResolverTypeWrapper<PublicFacts>;
  ProvinceCount: ResolverTypeWrapper<ProvinceCount>;
  PushSettings: ResolverTypeWrapper<PushSettings>;
  PushSubscriptionInput: PushSubscriptionInput;
  PushKeysInput: PushKeysInput;
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
  Understood: ResolverTypeWrapper<Understood>;
  OtherKinds: ResolverTypeWrapper<WantedRecord>;
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
  TeamMember: ResolverTypeWrapper<TeamMember>;
  TeamInvitation: TeamInvitation;
  TermKind: TermKind;
  Term: ResolverTypeWrapper<Term>;
  ManagedTerm: ResolverTypeWrapper<ManagedTerm>;
  EditedTermText: ResolverTypeWrapper<EditedTermText>;
  TermUpdate: TermUpdate;
  TermTextInput: TermTextInput;
  Role: Role;
  HospitalRole: HospitalRole;
  UserStatus: UserStatus;
  User: ResolverTypeWrapper<UserRecord>;
  Notifications: ResolverTypeWrapper<Notifications>;
  NotificationsInput: NotificationsInput;
  ProfileInput: ProfileInput;
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
  AppointmentEvent: AppointmentEventRecord;
  EventChange: EventChange;
  AppointmentPage: Omit<AppointmentPage, 'items'> & { items: Array<ResolversParentTypes['Appointment']> };
  AppointmentSummary: AppointmentSummary;
  AppointmentSearch: AppointmentSearch;
  PatientInfoInput: PatientInfoInput;
  BookingInput: BookingInput;
  AppointmentUpdate: AppointmentUpdate;
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
  HospitalCertificate: HospitalCertificate;
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
  Waiting: Waiting;
  SystemPart: SystemPartRecord;
  SystemFact: SystemFact;
  Deletion: Deletion;
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
  DoctorService: Omit<DoctorService, 'service'> & { service: ResolversParentTypes['HealthService'] };
  DoctorPage: DoctorPageRecord;
  DoctorSearch: DoctorSearch;
  DoctorInput: DoctorInput;
  DoctorUpdate: DoctorUpdate;
  DoctorServiceInput: DoctorServiceInput;
  Favourites: FavouritesRecord;
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
  HospitalCalendar: Omit<HospitalCalendar, 'appointments' | 'held'> & { appointments: Array<ResolversParentTypes['Appointment']>, held: Array<ResolversParentTypes['TimeProposal']> };
  CalendarLane: CalendarLane;
  CalendarDay: CalendarDay;
  CalendarClosure: CalendarClosure;
  CalendarBreak: CalendarBreak;
  Hospital: HospitalRecord;
  LowestPrice: LowestPrice;
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
  SearchFacets: HospitalFacetsRecord;
  ChoiceCount: ChoiceCount;
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
  ManagedHospitalSearch: ManagedHospitalSearch;
  ManagedDoctorSearch: ManagedDoctorSearch;
  ManagedServiceSearch: ManagedServiceSearch;
  ManagedHospitalPage: ManagedHospitalPageRecord;
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
  Workplace: Workplace;
  HospitalDashboard: Omit<HospitalDashboard, 'newest' | 'today' | 'unread'> & { newest: Array<ResolversParentTypes['Appointment']>, today: Array<ResolversParentTypes['Appointment']>, unread: Array<ResolversParentTypes['Appointment']> };
  Absence: Absence;
  TimeProposal: ProposalRecord;
  ProposalInput: ProposalInput;
  PublicFacts: PublicFacts;
  ProvinceCount: ProvinceCount;
  PushSettings: PushSettings;
  PushSubscriptionInput: PushSubscriptionInput;
  PushKeysInput: PushKeysInput;
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
  Understood: Understood;
  OtherKinds: WantedRecord;
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
  TeamMember: TeamMember;
  TeamInvitation: TeamInvitation;
  Term: Term;
  ManagedTerm: ManagedTerm;
  EditedTermText: EditedTermText;
  TermUpdate: TermUpdate;
  TermTextInput: TermTextInput;
  User: UserRecord;
  Notifications: Notifications;
  NotificationsInput: NotificationsInput;
  ProfileInput: ProfileInput;
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
  leaveClashes?: Resolver<ResolversTypes['LeaveClashes'], ParentType, ContextType, RequireFields<QueryLeaveClashesArgs, 'doctorId' | 'startsOn' | 'endsOn'>>;
  doctorFeeds?: Resolver<Array<ResolversTypes['DoctorFeedState']>, ParentType, ContextType, Partial<QueryDoctorFeedsArgs>>;
  doctors?: Resolver<ResolversTypes['DoctorPage'], ParentType, ContextType, RequireFields<QueryDoctorsArgs, 'page' | 'limit'>>;
  doctor?: Resolver<Maybe<ResolversTypes['Doctor']>, ParentType, ContextType, RequireFields<QueryDoctorArgs, 'id'>>;
  doctorFacets?: Resolver<ResolversTypes['DoctorFacets'], ParentType, ContextType, Partial<QueryDoctorFacetsArgs>>;
  favourites?: Resolver<ResolversTypes['Favourites'], ParentType, ContextType>;
  healthServices?: Resolver<ResolversTypes['HealthServicePage'], ParentType, ContextType, RequireFields<QueryHealthServicesArgs, 'page'>>;
  healthService?: Resolver<Maybe<ResolversTypes['HealthService']>, ParentType, ContextType, RequireFields<QueryHealthServiceArgs, 'id'>>;
  hospitalCalendar?: Resolver<ResolversTypes['HospitalCalendar'], ParentType, ContextType, RequireFields<QueryHospitalCalendarArgs, 'from' | 'to'>>;
  hospitals?: Resolver<ResolversTypes['HospitalPage'], ParentType, ContextType, RequireFields<QueryHospitalsArgs, 'page' | 'limit'>>;
  hospital?: Resolver<Maybe<ResolversTypes['Hospital']>, ParentType, ContextType, RequireFields<QueryHospitalArgs, 'id'>>;
  portalHospital?: Resolver<ResolversTypes['Hospital'], ParentType, ContextType, Partial<QueryPortalHospitalArgs>>;
  featuredHospitals?: Resolver<Array<ResolversTypes['Hospital']>, ParentType, ContextType, RequireFields<QueryFeaturedHospitalsArgs, 'limit'>>;
  hospitalFacets?: Resolver<ResolversTypes['SearchFacets'], ParentType, ContextType, Partial<QueryHospitalFacetsArgs>>;
  imports?: Resolver<ResolversTypes['ImportPage'], ParentType, ContextType, RequireFields<QueryImportsArgs, 'page' | 'limit'>>;
  import?: Resolver<Maybe<ResolversTypes['Import']>, ParentType, ContextType, RequireFields<QueryImportArgs, 'id'>>;
  importRows?: Resolver<ResolversTypes['ImportRowPage'], ParentType, ContextType, RequireFields<QueryImportRowsArgs, 'id' | 'outcome' | 'page' | 'limit'>>;
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
  workplace?: Resolver<ResolversTypes['Workplace'], ParentType, ContextType, Partial<QueryWorkplaceArgs>>;
  hospitalDashboard?: Resolver<ResolversTypes['HospitalDashboard'], ParentType, ContextType, Partial<QueryHospitalDashboardArgs>>;
  publicFacts?: Resolver<ResolversTypes['PublicFacts'], ParentType, ContextType>;
  pushSettings?: Resolver<ResolversTypes['PushSettings'], ParentType, ContextType>;
  reports?: Resolver<ResolversTypes['ReportPage'], ParentType, ContextType, RequireFields<QueryReportsArgs, 'page' | 'limit'>>;
  report?: Resolver<Maybe<ResolversTypes['Report']>, ParentType, ContextType, RequireFields<QueryReportArgs, 'id'>>;
  requests?: Resolver<ResolversTypes['DeskRequestPage'], ParentType, ContextType, RequireFields<QueryRequestsArgs, 'page' | 'limit'>>;
  request?: Resolver<Maybe<ResolversTypes['DeskRequest']>, ParentType, ContextType, RequireFields<QueryRequestArgs, 'id'>>;
  requestSummary?: Resolver<ResolversTypes['RequestSummary'], ParentType, ContextType>;
  reviewsToAnswer?: Resolver<ResolversTypes['ReviewsToAnswer'], ParentType, ContextType, RequireFields<QueryReviewsToAnswerArgs, 'page' | 'limit'>>;
  reportedReviews?: Resolver<ResolversTypes['ReportedReviewPage'], ParentType, ContextType, RequireFields<QueryReportedReviewsArgs, 'page' | 'limit'>>;
  suggestions?: Resolver<ResolversTypes['Suggestions'], ParentType, ContextType, RequireFields<QuerySuggestionsArgs, 'q' | 'limit'>>;
  siteSettings?: Resolver<ResolversTypes['SiteSettings'], ParentType, ContextType>;
  settings?: Resolver<ResolversTypes['Settings'], ParentType, ContextType>;
  systemStatus?: Resolver<Array<ResolversTypes['StatusPart']>, ParentType, ContextType>;
  team?: Resolver<Array<ResolversTypes['TeamMember']>, ParentType, ContextType, Partial<QueryTeamArgs>>;
  terms?: Resolver<Array<ResolversTypes['Term']>, ParentType, ContextType, Partial<QueryTermsArgs>>;
  managedTerms?: Resolver<Array<ResolversTypes['ManagedTerm']>, ParentType, ContextType, Partial<QueryManagedTermsArgs>>;
  managedTerm?: Resolver<Maybe<ResolversTypes['ManagedTerm']>, ParentType, ContextType, RequireFields<QueryManagedTermArgs, 'id'>>;
  viewer?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
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
  startTwoFactor?: Resolver<ResolversTypes['TwoFactorSetup'], ParentType, ContextType>;
  enableTwoFactor?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType, RequireFields<MutationEnableTwoFactorArgs, 'code'>>;
  disableTwoFactor?: Resolver<ResolversTypes['User'], ParentType, ContextType, RequireFields<MutationDisableTwoFactorArgs, 'password'>>;
  renewRecoveryCodes?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType, RequireFields<MutationRenewRecoveryCodesArgs, 'password'>>;
  renewSession?: Resolver<ResolversTypes['Session'], ParentType, ContextType>;
  endSession?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationEndSessionArgs, 'id'>>;
  endOtherSessions?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  changePassword?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationChangePasswordArgs, 'currentPassword' | 'newPassword'>>;
  addCertificate?: Resolver<ResolversTypes['HospitalCertificate'], ParentType, ContextType, RequireFields<MutationAddCertificateArgs, 'hospitalId' | 'input'>>;
  updateCertificate?: Resolver<ResolversTypes['HospitalCertificate'], ParentType, ContextType, RequireFields<MutationUpdateCertificateArgs, 'id' | 'input'>>;
  checkCertificate?: Resolver<ResolversTypes['HospitalCertificate'], ParentType, ContextType, RequireFields<MutationCheckCertificateArgs, 'id'>>;
  deleteCertificate?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationDeleteCertificateArgs, 'id'>>;
  updateDigest?: Resolver<ResolversTypes['DigestSettings'], ParentType, ContextType, RequireFields<MutationUpdateDigestArgs, 'input'>>;
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
  confirmHospitalAddress?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationConfirmHospitalAddressArgs, 'token'>>;
  askHospitalAddress?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationAskHospitalAddressArgs, 'email'>>;
  createHospital?: Resolver<ResolversTypes['Hospital'], ParentType, ContextType, RequireFields<MutationCreateHospitalArgs, 'input'>>;
  updateHospital?: Resolver<ResolversTypes['Hospital'], ParentType, ContextType, RequireFields<MutationUpdateHospitalArgs, 'id' | 'input'>>;
  deleteHospital?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationDeleteHospitalArgs, 'id'>>;
  linkHealthService?: Resolver<ResolversTypes['Hospital'], ParentType, ContextType, RequireFields<MutationLinkHealthServiceArgs, 'hospitalId' | 'serviceId'>>;
  unlinkHealthService?: Resolver<ResolversTypes['Hospital'], ParentType, ContextType, RequireFields<MutationUnlinkHealthServiceArgs, 'hospitalId' | 'serviceId'>>;
  startImport?: Resolver<ResolversTypes['Import'], ParentType, ContextType, RequireFields<MutationStartImportArgs, 'id'>>;
  cancelImport?: Resolver<ResolversTypes['Import'], ParentType, ContextType, RequireFields<MutationCancelImportArgs, 'id'>>;
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
  confirmNewsletter?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationConfirmNewsletterArgs, 'token'>>;
  leaveNewsletter?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationLeaveNewsletterArgs, 'token'>>;
  removeSubscriber?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationRemoveSubscriberArgs, 'id'>>;
  retryDeadLetter?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationRetryDeadLetterArgs, 'id'>>;
  dropMail?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationDropMailArgs, 'id' | 'reason'>>;
  requestAccountDeletion?: Resolver<ResolversTypes['User'], ParentType, ContextType, RequireFields<MutationRequestAccountDeletionArgs, 'password'>>;
  cancelAccountDeletion?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
  proposeTime?: Resolver<ResolversTypes['Appointment'], ParentType, ContextType, RequireFields<MutationProposeTimeArgs, 'appointmentId' | 'input'>>;
  answerProposal?: Resolver<ResolversTypes['Appointment'], ParentType, ContextType, RequireFields<MutationAnswerProposalArgs, 'appointmentId' | 'proposalId' | 'accept'>>;
  withdrawProposal?: Resolver<ResolversTypes['Appointment'], ParentType, ContextType, RequireFields<MutationWithdrawProposalArgs, 'appointmentId' | 'proposalId'>>;
  subscribeToPush?: Resolver<ResolversTypes['PushSettings'], ParentType, ContextType, RequireFields<MutationSubscribeToPushArgs, 'input'>>;
  unsubscribeFromPush?: Resolver<ResolversTypes['PushSettings'], ParentType, ContextType>;
  updatePushNotifications?: Resolver<ResolversTypes['PushSettings'], ParentType, ContextType, RequireFields<MutationUpdatePushNotificationsArgs, 'input'>>;
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
  updateSettings?: Resolver<ResolversTypes['Settings'], ParentType, ContextType, RequireFields<MutationUpdateSettingsArgs, 'input'>>;
  inviteTeamMember?: Resolver<ResolversTypes['TeamMember'], ParentType, ContextType, RequireFields<MutationInviteTeamMemberArgs, 'input'>>;
  inviteTeamMemberAgain?: Resolver<ResolversTypes['TeamMember'], ParentType, ContextType, RequireFields<MutationInviteTeamMemberAgainArgs, 'id'>>;
  updateTeamMember?: Resolver<ResolversTypes['TeamMember'], ParentType, ContextType, RequireFields<MutationUpdateTeamMemberArgs, 'id' | 'hospitalRole'>>;
  removeTeamMember?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationRemoveTeamMemberArgs, 'id'>>;
  updateTerm?: Resolver<ResolversTypes['ManagedTerm'], ParentType, ContextType, RequireFields<MutationUpdateTermArgs, 'id' | 'input'>>;
  updateProfile?: Resolver<ResolversTypes['User'], ParentType, ContextType, RequireFields<MutationUpdateProfileArgs, 'input'>>;
  updateNotifications?: Resolver<ResolversTypes['User'], ParentType, ContextType, RequireFields<MutationUpdateNotificationsArgs, 'input'>>;
  updateLanguage?: Resolver<ResolversTypes['User'], ParentType, ContextType, RequireFields<MutationUpdateLanguageArgs, 'language'>>;
  updatePageLanguage?: Resolver<ResolversTypes['User'], ParentType, ContextType, RequireFields<MutationUpdatePageLanguageArgs, 'language'>>;
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
  patientName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  patientFirstName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  patientLastName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  patientEmail?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  patientPhone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  notes?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  noShowAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  price?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  currency?: Resolver<Maybe<ResolversTypes['Currency']>, ParentType, ContextType>;
  contentsHidden?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  allowedMoves?: Resolver<Array<ResolversTypes['AppointmentStatus']>, ParentType, ContextType>;
  events?: Resolver<Array<ResolversTypes['AppointmentEvent']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  internalNotes?: Resolver<Array<ResolversTypes['InternalNote']>, ParentType, ContextType>;
  files?: Resolver<Array<ResolversTypes['File']>, ParentType, ContextType>;
  messages?: Resolver<Array<ResolversTypes['Message']>, ParentType, ContextType, Partial<AppointmentMessagesArgs>>;
  lastMessage?: Resolver<Maybe<ResolversTypes['Message']>, ParentType, ContextType>;
  unreadMessages?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  proposal?: Resolver<Maybe<ResolversTypes['TimeProposal']>, ParentType, ContextType>;
  review?: Resolver<Maybe<ResolversTypes['Review']>, ParentType, ContextType>;
  canReview?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  reviewDecision?: Resolver<Maybe<ResolversTypes['ReviewDecision']>, ParentType, ContextType>;
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
  location?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
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
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type DashboardResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['Dashboard'] = ResolversParentTypes['Dashboard']> = {
  hospitals?: Resolver<ResolversTypes['Changing'], ParentType, ContextType>;
  doctors?: Resolver<ResolversTypes['Changing'], ParentType, ContextType>;
  services?: Resolver<ResolversTypes['Changing'], ParentType, ContextType>;
  activeServices?: Resolver<ResolversTypes['Changing'], ParentType, ContextType>;
  bookings?: Resolver<ResolversTypes['Bookings'], ParentType, ContextType>;
  waiting?: Resolver<ResolversTypes['Waiting'], ParentType, ContextType>;
};

export type ChangingResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['Changing'] = ResolversParentTypes['Changing']> = {
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  change?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  changeBefore?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
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
  priceRange?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isActive?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hospitalId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  hospitalName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hospitalCity?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hospital?: Resolver<Maybe<ResolversTypes['Hospital']>, ParentType, ContextType>;
  averageRating?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  reviewCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  distanceKm?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType, RequireFields<DoctorDistanceKmArgs, 'from'>>;
  nextFreeSlot?: Resolver<Maybe<ResolversTypes['Slot']>, ParentType, ContextType>;
  services?: Resolver<Array<ResolversTypes['DoctorService']>, ParentType, ContextType, RequireFields<DoctorServicesArgs, 'limit'>>;
  service?: Resolver<Maybe<ResolversTypes['DoctorService']>, ParentType, ContextType, RequireFields<DoctorServiceArgs, 'id'>>;
  proposedServices?: Resolver<Array<ResolversTypes['OfferedService']>, ParentType, ContextType>;
  settings?: Resolver<ResolversTypes['DoctorSettings'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  nextTimes?: Resolver<Array<ResolversTypes['Slot']>, ParentType, ContextType, RequireFields<DoctorNextTimesArgs, 'limit'>>;
  deletion?: Resolver<ResolversTypes['Deletion'], ParentType, ContextType>;
  calendar?: Resolver<ResolversTypes['DoctorCalendar'], ParentType, ContextType>;
  reviews?: Resolver<ResolversTypes['ReviewPage'], ParentType, ContextType, RequireFields<DoctorReviewsArgs, 'page' | 'limit'>>;
  reviewSummary?: Resolver<ResolversTypes['ReviewSummary'], ParentType, ContextType>;
};

export type DoctorSettingsResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['DoctorSettings'] = ResolversParentTypes['DoctorSettings']> = {
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  texts?: Resolver<Array<ResolversTypes['EditedText']>, ParentType, ContextType>;
};

export type DoctorFacetsResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['DoctorFacets'] = ResolversParentTypes['DoctorFacets']> = {
  services?: Resolver<Array<ResolversTypes['ServiceFacet']>, ParentType, ContextType>;
  specialties?: Resolver<Array<ResolversTypes['ChoiceCount']>, ParentType, ContextType>;
  ratings?: Resolver<Array<ResolversTypes['ChoiceCount']>, ParentType, ContextType>;
  priceRanges?: Resolver<Array<ResolversTypes['ChoiceCount']>, ParentType, ContextType>;
  availability?: Resolver<Array<ResolversTypes['ChoiceCount']>, ParentType, ContextType>;
  languages?: Resolver<Array<ResolversTypes['ChoiceCount']>, ParentType, ContextType>;
  experience?: Resolver<Array<ResolversTypes['ChoiceCount']>, ParentType, ContextType>;
  acceptsInsurance?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type DoctorServiceResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['DoctorService'] = ResolversParentTypes['DoctorService']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  service?: Resolver<ResolversTypes['HealthService'], ParentType, ContextType>;
  price?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['Currency'], ParentType, ContextType>;
  ownPrice?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
};

export type DoctorPageResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['DoctorPage'] = ResolversParentTypes['DoctorPage']> = {
  items?: Resolver<Array<ResolversTypes['Doctor']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalIsExact?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  limit?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalPages?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  understood?: Resolver<Array<ResolversTypes['Understood']>, ParentType, ContextType>;
  services?: Resolver<Array<ResolversTypes['HealthService']>, ParentType, ContextType>;
  others?: Resolver<ResolversTypes['OtherKinds'], ParentType, ContextType>;
  withoutFilter?: Resolver<Array<ResolversTypes['WithoutFilter']>, ParentType, ContextType>;
  nearestCity?: Resolver<Maybe<ResolversTypes['CityTotal']>, ParentType, ContextType>;
};

export type FavouritesResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['Favourites'] = ResolversParentTypes['Favourites']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  hospitals?: Resolver<Array<ResolversTypes['Hospital']>, ParentType, ContextType>;
  doctors?: Resolver<Array<ResolversTypes['Doctor']>, ParentType, ContextType>;
  hospitalIds?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
  doctorIds?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
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
  isActive?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  averageRating?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  reviewCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
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

export type HospitalCalendarResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['HospitalCalendar'] = ResolversParentTypes['HospitalCalendar']> = {
  lanes?: Resolver<Array<ResolversTypes['CalendarLane']>, ParentType, ContextType>;
  days?: Resolver<Array<ResolversTypes['CalendarDay']>, ParentType, ContextType>;
  appointments?: Resolver<Array<ResolversTypes['Appointment']>, ParentType, ContextType>;
  held?: Resolver<Array<ResolversTypes['TimeProposal']>, ParentType, ContextType>;
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
  city?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  country?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
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
  reviewCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  priceFrom?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  priceRange?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  distanceKm?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType, RequireFields<HospitalDistanceKmArgs, 'from'>>;
  nextFreeSlot?: Resolver<Maybe<ResolversTypes['Slot']>, ParentType, ContextType>;
  services?: Resolver<Array<ResolversTypes['OfferedService']>, ParentType, ContextType, RequireFields<HospitalServicesArgs, 'page' | 'limit'>>;
  service?: Resolver<Maybe<ResolversTypes['OfferedService']>, ParentType, ContextType, RequireFields<HospitalServiceArgs, 'id'>>;
  matched?: Resolver<Array<ResolversTypes['OfferedService']>, ParentType, ContextType, RequireFields<HospitalMatchedArgs, 'limit'>>;
  serviceCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  openingHours?: Resolver<Array<ResolversTypes['OpeningDay']>, ParentType, ContextType>;
  texts?: Resolver<Array<ResolversTypes['HospitalText']>, ParentType, ContextType>;
  settings?: Resolver<ResolversTypes['HospitalSettings'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  nextTimes?: Resolver<Array<ResolversTypes['Slot']>, ParentType, ContextType, RequireFields<HospitalNextTimesArgs, 'limit'>>;
  deletion?: Resolver<ResolversTypes['Deletion'], ParentType, ContextType>;
  doctors?: Resolver<Array<ResolversTypes['Doctor']>, ParentType, ContextType, RequireFields<HospitalDoctorsArgs, 'page' | 'limit'>>;
  doctorsFor?: Resolver<Array<ResolversTypes['Doctor']>, ParentType, ContextType, RequireFields<HospitalDoctorsForArgs, 'serviceId' | 'limit'>>;
  reviews?: Resolver<ResolversTypes['ReviewPage'], ParentType, ContextType, RequireFields<HospitalReviewsArgs, 'page' | 'limit'>>;
  reviewSummary?: Resolver<ResolversTypes['ReviewSummary'], ParentType, ContextType>;
};

export type LowestPriceResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['LowestPrice'] = ResolversParentTypes['LowestPrice']> = {
  amount?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['Currency'], ParentType, ContextType>;
};

export type OfferedServiceResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['OfferedService'] = ResolversParentTypes['OfferedService']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  service?: Resolver<ResolversTypes['HealthService'], ParentType, ContextType>;
  price?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['Currency'], ParentType, ContextType>;
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
  services?: Resolver<Array<ResolversTypes['HealthService']>, ParentType, ContextType>;
  others?: Resolver<ResolversTypes['OtherKinds'], ParentType, ContextType>;
  withoutFilter?: Resolver<Array<ResolversTypes['WithoutFilter']>, ParentType, ContextType>;
  nearestCity?: Resolver<Maybe<ResolversTypes['CityTotal']>, ParentType, ContextType>;
};

export type SearchFacetsResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['SearchFacets'] = ResolversParentTypes['SearchFacets']> = {
  services?: Resolver<Array<ResolversTypes['ServiceFacet']>, ParentType, ContextType>;
  specialties?: Resolver<Array<ResolversTypes['ChoiceCount']>, ParentType, ContextType>;
  ratings?: Resolver<Array<ResolversTypes['ChoiceCount']>, ParentType, ContextType>;
  priceRanges?: Resolver<Array<ResolversTypes['ChoiceCount']>, ParentType, ContextType>;
  availability?: Resolver<Array<ResolversTypes['ChoiceCount']>, ParentType, ContextType>;
  languages?: Resolver<Array<ResolversTypes['ChoiceCount']>, ParentType, ContextType>;
  acceptsInsurance?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ChoiceCountResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['ChoiceCount'] = ResolversParentTypes['ChoiceCount']> = {
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
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

export type ManagedHospitalPageResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['ManagedHospitalPage'] = ResolversParentTypes['ManagedHospitalPage']> = {
  items?: Resolver<Array<ResolversTypes['Hospital']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  limit?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalPages?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
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

export type WorkplaceResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['Workplace'] = ResolversParentTypes['Workplace']> = {
  hospitalId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  hospitalName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  pendingRequests?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  unreadMessages?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type HospitalDashboardResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['HospitalDashboard'] = ResolversParentTypes['HospitalDashboard']> = {
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  since?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  pending?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pendingLong?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  oldestPendingAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  confirmedToday?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  confirmedTodayLeft?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  completed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  completedThisMonth?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  newest?: Resolver<Array<ResolversTypes['Appointment']>, ParentType, ContextType>;
  today?: Resolver<Array<ResolversTypes['Appointment']>, ParentType, ContextType>;
  unread?: Resolver<Array<ResolversTypes['Appointment']>, ParentType, ContextType>;
  away?: Resolver<Array<ResolversTypes['Absence']>, ParentType, ContextType>;
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
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
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

export type UnderstoodResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['Understood'] = ResolversParentTypes['Understood']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
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
  openAppointments?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  appointmentsADay?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  openUnconfirmed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  messagesPerHour?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
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

export type TeamMemberResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['TeamMember'] = ResolversParentTypes['TeamMember']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  firstName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lastName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  hospitalRole?: Resolver<ResolversTypes['HospitalRole'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['UserStatus'], ParentType, ContextType>;
  twoFactorEnabled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lastLoginAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
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
  hasCalendarFeed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  deletesAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type NotificationsResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['Notifications'] = ResolversParentTypes['Notifications']> = {
  appointments?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  reminders?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  messages?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
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
  AppointmentEvent?: AppointmentEventResolvers<ContextType>;
  EventChange?: EventChangeResolvers<ContextType>;
  AppointmentPage?: AppointmentPageResolvers<ContextType>;
  AppointmentSummary?: AppointmentSummaryResolvers<ContextType>;
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
  HospitalCertificate?: HospitalCertificateResolvers<ContextType>;
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
  Waiting?: WaitingResolvers<ContextType>;
  SystemPart?: SystemPartResolvers<ContextType>;
  SystemFact?: SystemFactResolvers<ContextType>;
  Deletion?: DeletionResolvers<ContextType>;
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
  File?: FileResolvers<ContextType>;
  HealthService?: HealthServiceResolvers<ContextType>;
  HealthServiceText?: HealthServiceTextResolvers<ContextType>;
  HealthServiceSettings?: HealthServiceSettingsResolvers<ContextType>;
  EditedHealthServiceText?: EditedHealthServiceTextResolvers<ContextType>;
  HealthServicePage?: HealthServicePageResolvers<ContextType>;
  HospitalCalendar?: HospitalCalendarResolvers<ContextType>;
  CalendarLane?: CalendarLaneResolvers<ContextType>;
  CalendarDay?: CalendarDayResolvers<ContextType>;
  CalendarClosure?: CalendarClosureResolvers<ContextType>;
  CalendarBreak?: CalendarBreakResolvers<ContextType>;
  Hospital?: HospitalResolvers<ContextType>;
  LowestPrice?: LowestPriceResolvers<ContextType>;
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
  SearchFacets?: SearchFacetsResolvers<ContextType>;
  ChoiceCount?: ChoiceCountResolvers<ContextType>;
  ServiceFacet?: ServiceFacetResolvers<ContextType>;
  Slot?: SlotResolvers<ContextType>;
  ImportPage?: ImportPageResolvers<ContextType>;
  Import?: ImportResolvers<ContextType>;
  ImportRowPage?: ImportRowPageResolvers<ContextType>;
  ImportRow?: ImportRowResolvers<ContextType>;
  ManagedHospitalPage?: ManagedHospitalPageResolvers<ContextType>;
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
  Workplace?: WorkplaceResolvers<ContextType>;
  HospitalDashboard?: HospitalDashboardResolvers<ContextType>;
  Absence?: AbsenceResolvers<ContextType>;
  TimeProposal?: TimeProposalResolvers<ContextType>;
  PublicFacts?: PublicFactsResolvers<ContextType>;
  ProvinceCount?: ProvinceCountResolvers<ContextType>;
  PushSettings?: PushSettingsResolvers<ContextType>;
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
  Understood?: UnderstoodResolvers<ContextType>;
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
  TeamMember?: TeamMemberResolvers<ContextType>;
  Term?: TermResolvers<ContextType>;
  ManagedTerm?: ManagedTermResolvers<ContextType>;
  EditedTermText?: EditedTermTextResolvers<ContextType>;
  User?: UserResolvers<ContextType>;
  Notifications?: NotificationsResolvers<ContextType>;
  Webhook?: WebhookResolvers<ContextType>;
  WebhookSecret?: WebhookSecretResolvers<ContextType>;
  WebhookDelivery?: WebhookDeliveryResolvers<ContextType>;
  WebhookAttempt?: WebhookAttemptResolvers<ContextType>;
  WebhookDeliveryPage?: WebhookDeliveryPageResolvers<ContextType>;
};

