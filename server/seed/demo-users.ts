import { DEMO_ACCOUNTS } from '#domain/demo.ts'
import { fold } from '#domain/fold.ts'
import { DOCUMENT_VERSIONS, DOCUMENTS } from '#domain/privacy.ts'
import type { CatalogueHospital } from './demo-catalogue.ts'
import { CLOSED_HOSPITAL } from './demo-hospitals.ts'
import { ORIGINS, TURKISH } from './demo-people.ts'
import { hashOnce, makeUser, type NewUser } from './factories.ts'
import type { Random } from './random.ts'

const ORIGIN_WEIGHTS = [24, 26, 20, 18, 16] as const

const birthDate = (random: Random): string =>
  `${random.int(1946, 2001)}-${String(random.int(1, 12)).padStart(2, '0')}-${String(random.int(1, 28)).padStart(2, '0')}`

/** Creates patients from many countries. A few of their accounts are inactive or suspended. */
export function makePatients(random: Random, total: number): NewUser[] {
  const left = ORIGINS.map((origin) => random.sample(origin.names, origin.names.length))
  const patients: NewUser[] = []
  while (patients.length < total) {
    const index = random.weighted(ORIGIN_WEIGHTS.map((weight, at) => [at, weight] as const))
    const origin = ORIGINS[index]
    const next = left[index]?.pop()
    if (!origin || !next) continue
    const [given, family, shown] = next
    const [firstName = given, ...rest] = shown?.split(' ') ?? [given, family]
    patients.push(
      makeUser(random, {
        email: `${fold(`${given}.${family}`).replace(/[^a-z.]/g, '')}@mail.example`,
        firstName,
        lastName: rest.join(' '),
        phone: `${origin.phone}${random.int(10, 99)}`,
        language: origin.language,
        birthDate: birthDate(random),
        isDemo: true,
        status: patients.length === 40 ? 'inactive' : patients.length === 41 ? 'suspended' : 'active',
      }),
    )
  }
  return patients
}

/**
 * Creates one member of staff for each hospital. Only the one of the first hospital can sign in.
 */
export function makeStaff(random: Random, hospitals: readonly CatalogueHospital[]): NewUser[] {
  return hospitals.map((hospital) =>
    makeUser(random, {
      email: `reception@${hospital.slug}.example`,
      firstName: random.pick(random.chance(0.6) ? TURKISH.women : TURKISH.men),
      lastName: random.pick(TURKISH.families),
      hospitalId: hospital.id,
      phone: null,
      language: 'tr',
      isDemo: true,
      status: hospital.name === CLOSED_HOSPITAL ? 'inactive' : 'active',
    }),
  )
}

/** Creates a coordinator and a viewer as colleagues of the demo staff. They cannot sign in. */
export const makeColleagues = (random: Random, { id: hospitalId, slug }: CatalogueHospital): NewUser[] =>
  (
    [
      { firstName: 'Emre', lastName: 'Bozdağlı', hospitalRole: 'coordinator' },
      { firstName: 'Selin', lastName: 'Gümüşsuyu', hospitalRole: 'viewer' },
    ] as const
  ).map((person) =>
    makeUser(random, {
      ...person,
      email: `${fold(person.firstName)}@${slug}.example`,
      hospitalId,
      phone: null,
      language: 'tr',
      isDemo: true,
    }),
  )

/** Creates the account of a doctor, named like the doctor's record. It can sign in. */
export async function makeDoctorAccount(
  random: Random,
  { id: doctorId, hospitalId, fullName }: { id: string; hospitalId?: string | null | undefined; fullName: string },
): Promise<NewUser> {
  const account = DEMO_ACCOUNTS.find(({ label }) => label === 'Doctor')
  if (!account) throw new Error('the demo accounts have no doctor')
  const [lastName = '', firstName = ''] = fullName.split(' ').reverse()
  return makeUser(random, {
    firstName,
    lastName,
    email: account.email,
    passwordHash: await hashOnce(account.password),
    hospitalId,
    hospitalRole: 'doctor',
    doctorId,
    phone: null,
    language: 'tr',
  })
}

/** Creates the accounts of administrator, staff and patient that the sign-in page shows. */
export async function makeDemoAccounts(random: Random, hospitalId: string) {
  const people = {
    admin: { firstName: 'Tuna', lastName: 'Demirkapı', phone: null },
    hospital: { firstName: 'Lale', lastName: 'Yelkenci', phone: '+90 212 000 00 18', hospitalId },
    user: {
      firstName: 'Ingrid',
      lastName: 'Solvang',
      phone: '+49 30 23125 010',
      address: 'Lindenweg 5, Hamburg',
      birthDate: '1979-03-14',
    },
  } as const
  const firstUsers = { admin: {} as NewUser, hospital: {} as NewUser, user: {} as NewUser }
  for (const { label, role, email, password } of DEMO_ACCOUNTS) {
    if (label === 'Doctor') continue
    const passwordHash = await hashOnce(password)
    firstUsers[role] = makeUser(random, { ...people[role], role, email, passwordHash })
  }
  return firstUsers
}

/** Creates the patients' consents to the documents in force at their registration. */
export const makeConsents = (random: Random, people: readonly (NewUser & { createdAt: Date })[]) =>
  people
    .filter(({ role }) => role === 'user')
    .flatMap(({ id: userId, createdAt }) =>
      DOCUMENTS.map((document) => ({ document, version: DOCUMENT_VERSIONS[document] }))
        .filter(({ version }) => createdAt >= new Date(version))
        .map((agreed) => ({ id: random.id(), userId, occasion: 'registration' as const, createdAt, ...agreed })),
    )
