/**
 * Numbers of patients, without names: accounts with an appointment that is not cancelled. Deleted
 * accounts do not count.
 */
import { and, count, countDistinct, desc, eq, isNotNull, isNull, min, ne, type SQL, sql } from 'drizzle-orm'
import { callingCodeIn } from '#domain/calling-codes.ts'
import { AGE_GROUPS } from '#domain/report-contents.ts'
import type { Tx } from '#server/database/client.ts'
import { users } from '#server/features/accounts/users/table.ts'
import { appointments } from '#server/features/visits/appointments/table.ts'
import { bucketOf, inScope, perBucket, type Scope, type Step, sumOf } from './scope.ts'

const stands = ne(appointments.status, 'cancelled')

/** Returns each patient's first day at this hospital, with any doctor. */
const firstDays = (tx: Tx, { hospitalId }: Scope) =>
  tx
    .select({ patientId: appointments.patientId, day: min(appointments.date).as('day') })
    .from(appointments)
    .where(and(eq(appointments.hospitalId, hospitalId), stands, isNotNull(appointments.patientId)))
    .groupBy(appointments.patientId)
    .as('firsts')

const peopleIf = (condition: SQL): SQL<number> =>
  sql<number>`count(distinct ${appointments.patientId}) filter (where ${condition})`.mapWith(Number)

/**
 * Counts new and returning patients. A patient new in one bucket returns in the next, but counts as
 * new in the whole report.
 */
const countPeople: Step = async (tx, scope) => {
  const firsts = firstDays(tx, scope)
  const isNew = sql`${firsts.day} >= ${scope.from}::date`
  const [bucket, firstBucket] = [bucketOf(scope), bucketOf(scope, sql`${firsts.day}`)]
  const isNewInBucket = sql`${isNew} and ${firstBucket} = ${bucket}`
  const standing = and(inScope(scope), stands)
  const [totals] = await tx
    .select({ firstTime: peopleIf(isNew), people: countDistinct(appointments.patientId) })
    .from(appointments)
    .innerJoin(firsts, eq(firsts.patientId, appointments.patientId))
    .where(standing)
  const rows = await tx
    .select({
      bucket,
      firstTime: peopleIf(isNewInBucket),
      returning: peopleIf(sql`not (${isNewInBucket})`),
    })
    .from(appointments)
    .innerJoin(firsts, eq(firsts.patientId, appointments.patientId))
    .where(standing)
    .groupBy(sql`1`)
  const { people, firstTime } = totals ?? { people: 0, firstTime: 0 }
  return {
    people,
    firstTime,
    returning: people - firstTime,
    withoutAccount: await tx.$count(appointments, and(standing, isNull(appointments.patientId))),
    buckets: perBucket(scope, rows, ([row]) => ({ firstTime: row?.firstTime ?? 0, returning: row?.returning ?? 0 })),
  }
}

/** Returns each patient once, with the telephone number of the last appointment in this period. */
const lastOf = (tx: Tx, scope: Scope) =>
  tx
    .selectDistinctOn([appointments.patientId], {
      patientId: appointments.patientId,
      // Digits after + or 00, only as many as identify the country.
      digits: sql<string | null>`substring(regexp_replace(${appointments.patientPhone}, '[^0-9+]', '', 'g')
        from '^(?:[+]|00)([0-9]{1,3})')`.as('digits'),
    })
    .from(appointments)
    .where(and(inScope(scope), stands, isNotNull(appointments.patientId)))
    .orderBy(appointments.patientId, desc(appointments.startsAt))
    .as('last')

const countCountries: Step = async (tx, scope) => {
  const last = lastOf(tx, scope)
  const rows = await tx.select({ digits: last.digits, people: count() }).from(last).groupBy(last.digits)
  const coded = rows.map(({ digits, people }) => ({ callingCode: digits && callingCodeIn(digits), people }))
  const countries = [...new Set(coded.map(({ callingCode }) => callingCode))].map((callingCode) => ({
    callingCode,
    people: sumOf(coded.filter((row) => row.callingCode === callingCode).map(({ people }) => people)),
  }))
  return { countries: countries.sort((a, b) => b.people - a.people) }
}

/** Counts ages on the last day of the report, as far as birth dates are known. */
const countPeopleByAge: Step = async (tx, scope) => {
  const last = lastOf(tx, scope)
  const years = sql`extract(year from age(${scope.to}::date, ${users.birthDate}))`
  const bounds = sql.raw(`array[${AGE_GROUPS.map(({ from }) => from).join(', ')}]`)
  const group = sql<number | null>`width_bucket(greatest(${years}, 0)::int, ${bounds})`
  const rows = await tx
    .select({
      group: sql<number | null>`case when ${users.birthDate} is not null then ${group} end`,
      language: users.language,
      people: count(),
    })
    .from(last)
    .innerJoin(users, eq(users.id, last.patientId))
    .groupBy(sql`1`, users.language)
  const peopleOf = (of: typeof rows) => sumOf(of.map(({ people }) => people))
  const groups = AGE_GROUPS.map((ages, at) => ({
    ...ages,
    people: peopleOf(rows.filter((row) => row.group === at + 1)),
  }))
  const unknown = { from: null, to: null, people: peopleOf(rows.filter(({ group: of }) => of === null)) }
  const languages = [...new Set(rows.map(({ language }) => language))].map((language) => ({
    language,
    people: peopleOf(rows.filter((row) => row.language === language)),
  }))
  return {
    // Without any known age the table is empty.
    ages: groups.some(({ people }) => people > 0) ? [...groups, unknown] : [],
    languages: languages.sort((a, b) => b.people - a.people),
  }
}

export const patientSteps = [countPeople, countCountries, countPeopleByAge]
