/**
 * What verbs answer for a type of the schema. A type that is not named here is answered as the schema describes it, and
 * the compiler compares the two; a type is named here when its record holds more (or less) than its fields.
 */
export const recordOfType: Record<string, string> = {
  User: './features/users/record.ts#User',
  Session: './features/auth/record.ts#SignedIn',
  DeviceSession: './features/auth/record.ts#DeviceSession',
  TwoFactorSetup: './features/auth/record.ts#TwoFactorSetup',
  Consent: './features/consents/record.ts#Consent',
  Hospital: './features/hospitals/answers.ts#HospitalRecord',
  Doctor: './features/doctors/answers.ts#DoctorRecord',
  HealthService: './features/health-services/answers.ts#HealthServiceRecord',
  HealthServicePage: './features/health-services/answers.ts#HealthServicePage',
  Favourites: './features/favourites/service.ts#Favourites',
  Review: './features/reviews/service.ts#ReviewRecord',
  ReportedReview: './features/reviews/service.ts#ReportedReview',
  Appointment: './features/appointments/record.ts#Appointment',
  AppointmentEvent: './features/appointments/record.ts#AppointmentEvent',
}
