/**
 * What verbs answer for a type of the schema. A type that is not named here is answered as the schema describes it, and
 * the compiler compares the two; a type is named here when its record holds more (or less) than its fields.
 */
export const recordOfType: Record<string, string> = {
  User: './features/users/record.ts#User',
  ManagedUser: './features/users/record.ts#ManagedUser',
  UserPage: './features/managed-users/record.ts#UserPage',
  ManagedHospitalPage: './features/managed-catalogue/record.ts#ManagedHospitalPage',
  ManagedDoctorPage: './features/managed-catalogue/record.ts#ManagedDoctorPage',
  ManagedServicePage: './features/managed-catalogue/record.ts#ManagedServicePage',
  Activity: './features/activity/record.ts#Activity',
  ActivityPage: './features/activity/record.ts#ActivityPage',
  SystemPart: './features/dashboard/record.ts#SystemPart',
  Session: './features/auth/record.ts#SignedIn',
  DeviceSession: './features/auth/record.ts#DeviceSession',
  TwoFactorSetup: './features/auth/record.ts#TwoFactorSetup',
  Consent: './features/consents/record.ts#Consent',
  OfferedService: './features/hospitals/offers.ts#OfferedService',
  Hospital: './features/hospitals/record.ts#Hospital',
  Doctor: './features/doctors/record.ts#Doctor',
  HealthService: './features/health-services/record.ts#HealthService',
  SearchFacets: './features/hospitals/facets.ts#HospitalFacets',
  DoctorFacets: './features/doctors/facets.ts#DoctorFacets',
  HospitalPage: './features/hospitals/record.ts#HospitalPage',
  DoctorPage: './features/doctors/record.ts#DoctorPage',
  OtherKinds: './features/search/helping.ts#Wanted',
  HealthServicePage: './features/health-services/record.ts#HealthServicePage',
  Favourites: './features/favourites/record.ts#Favourites',
  Review: './features/reviews/record.ts#Review',
  ReportedReview: './features/reviews/record.ts#ReportedReview',
  Appointment: './features/appointments/record.ts#Appointment',
  AppointmentEvent: './features/appointments/record.ts#AppointmentEvent',
}
