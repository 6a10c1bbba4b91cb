import { and, eq, inArray, sql } from 'drizzle-orm'
import { fold } from '#domain/fold.ts'
import { type Page, pageOf, readPaging } from '#domain/paging.ts'
import { MAX_QUOTE_TREATMENTS } from '#domain/quotes/limits.ts'
import { sentence } from '#domain/sentences.ts'
import type { Context } from '#server/context.ts'
import { AppError } from '#server/errors.ts'
import { doctorServices, doctors } from '#server/features/catalogue/doctors/table.ts'
import { findActiveHospitals } from '#server/features/catalogue/hospitals/catalogue.ts'
import { figuresOf } from './figures.ts'
import { offersOf, resolveTreatments } from './treatments.ts'

/** A possible hospital of a request, with the reasons for its place in the list. */
export type QuoteHospital = {
  id: string
  serviceIds: string[]
  speaks: string[]
}

const languageNames = new Intl.DisplayNames('en', { type: 'language' })

type Choice = {
  treatments: readonly string[]
  languages?: readonly string[] | null
  q?: string | null
  page?: number | null
  limit?: number | null
}

/**
 * Returns active hospitals that offer every treatment. Those with a requested language come first,
 * then faster ones. Hospitals without enough answers come last, by name.
 */
export async function findQuoteHospitals(ctx: Context, choice: Choice): Promise<Page<QuoteHospital>> {
  const { treatments: ids, languages, q, ...rawPaging } = choice
  const paging = readPaging(rawPaging)
  if (ids.length === 0 || ids.length > MAX_QUOTE_TREATMENTS) {
    const message =
      ids.length === 0
        ? sentence('Please choose a treatment')
        : sentence('Please choose at most {{max}} treatments', { max: MAX_QUOTE_TREATMENTS })
    throw new AppError('bad_input', message, { fields: { treatments: message } })
  }
  const treatments = await resolveTreatments(ctx, ids)
  const offers = treatments.length === ids.length ? await offersOf(ctx.db, treatments) : new Map<string, string[]>()
  const name = fold(q ?? '')
  const candidates = (await findActiveHospitals(ctx, [...offers.keys()])).filter((hospital) =>
    fold(hospital.name).includes(name),
  )
  const figures = await figuresOf(
    ctx,
    candidates.map(({ id }) => id),
  )
  const spoken = (languages ?? []).map((code) => ({ code, name: languageNames.of(code) }))
  const rows = candidates.map(({ id, name: title, languages: offered }) => ({
    id,
    title,
    serviceIds: offers.get(id) ?? [],
    speaks: spoken.filter((language) => offered.includes(language.name ?? '')).map(({ code }) => code),
    minutes: figures.get(id)?.medianAnswerMinutes ?? Number.POSITIVE_INFINITY,
  }))
  rows.sort(
    (a, b) =>
      Number(b.speaks.length > 0) - Number(a.speaks.length > 0) ||
      (a.minutes === b.minutes ? a.title.localeCompare(b.title) : a.minutes - b.minutes),
  )
  const { page, limit } = paging
  const items = rows.slice((page - 1) * limit, page * limit)
  return pageOf(
    items.map(({ id, serviceIds, speaks }) => ({ id, serviceIds, speaks })),
    rows.length,
    paging,
  )
}

/** Counts the listed doctors of each hospital for its services. */
export async function countDoctors(ctx: Context, hospitals: readonly QuoteHospital[]): Promise<Map<string, number>> {
  const rows = await ctx.db
    .select({ hospitalId: doctors.hospitalId, doctors: sql<number>`count(distinct ${doctors.id})::int` })
    .from(doctors)
    .innerJoin(doctorServices, eq(doctorServices.doctorId, doctors.id))
    .where(
      and(
        inArray(
          doctors.hospitalId,
          hospitals.map(({ id }) => id),
        ),
        doctors.isActive,
        inArray(doctorServices.serviceId, [...new Set(hospitals.flatMap(({ serviceIds }) => serviceIds))]),
      ),
    )
    .groupBy(doctors.hospitalId)
  return new Map(rows.map((row) => [row.hospitalId ?? '', row.doctors]))
}
