/**
 * Accounts that exist only with the demo data. The sign-in page and the start of the server show
 * them.
 */
export const DEMO_ACCOUNTS = [
  { label: 'Administrator', role: 'admin', email: 'admin@hekima.test', password: 'Admin123!' },
  { label: 'Hospital staff', role: 'hospital', email: 'hospital@hekima.test', password: 'Hospital123!' },
  { label: 'Patient', role: 'user', email: 'patient@hekima.test', password: 'Patient123!' },
  { label: 'Doctor', role: 'hospital', email: 'doctor@hekima.test', password: 'Doctor123!' },
] as const
