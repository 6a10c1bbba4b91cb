import { isDeepStrictEqual } from 'node:util'
import { and, eq, gte, inArray, sql } from 'drizzle-orm'
import type { z } from 'zod'
import { addDays, MAX_DAYS_AHEAD } from '#domain/availability.ts'
import type { hospitalSettingsInput, OpeningHours } from '#domain/hospital-settings.ts'
import { publicHolidays } from '#domain/public-holidays.ts'
import type { Context } from '#server/context.ts'
import type { Tx } from '#server/database/client.ts'
import { AppError } from '#server/errors.ts'
import { writeAddresses } from './addresses.ts'
import type { HospitalSettings } from './settings.ts'
import { bookingRules, closures, hospitalHolidays, hospitalServices, openingHours } from './table.ts'
import { writeTexts } from './texts.ts'

export type SentSettings = Partial<z.output<typeof hospitalSettingsInput>>

const timesOf = (days: OpeningHours) => days.flatMap(({ weekday, times }) => times.map((time) => `${weekday} ${time}`))

/** Removes missing times and adds new ones. The rest of the week is not touched. */
async function writeOpeningHours(
  tx: Tx,
  hospitalId: string,
  before: OpeningHours,
  requested: OpeningHours,
): Promise<void> {
  const [old, now] = [timesOf(before), timesOf(requested)]
  const rows = now
    .filter((time) => !old.includes(time))
    .map((time) => ({ hospitalId, weekday: Number(time[0]), startTime: time.slice(2) }))
  const removed = old.filter((time) => !now.includes(time))
  const place = sql`${openingHours.weekday} || ' ' || to_char(${openingHours.startTime}, 'HH24:MI')`
  if (removed.length > 0)
    await tx.delete(openingHours).where(and(eq(openingHours.hospitalId, hospitalId), inArray(place, removed)))
  if (rows.length > 0) await tx.insert(openingHours).values(rows)
}

type Days = { today: string }

/** Replaces current and future closures. Past ones stay as history. */
async function writeClosures(
  tx: Tx,
  hospitalId: string,
  requested: HospitalSettings['closures'],
  { today }: Days,
): Promise<void> {
  if (requested.some(({ endsOn }) => endsOn < today)) {
    const sentence = 'A closure that is over cannot be added'
    throw new AppError('bad_input', sentence, { fields: { closures: sentence } })
  }
  await tx.delete(closures).where(and(eq(closures.hospitalId, hospitalId), gte(closures.endsOn, today)))
  if (requested.length > 0) await tx.insert(closures).values(requested.map((closure) => ({ ...closure, hospitalId })))
}

async function writeHolidays(tx: Tx, hospitalId: string, dates: string[], { today }: Days): Promise<void> {
  const official = publicHolidays({ from: today, to: addDays(today, MAX_DAYS_AHEAD) })
  const names = new Map(official.map(({ date, name }) => [date, name]))
  const rows = dates.map((date) => {
    const name = names.get(date)
    if (name) return { hospitalId, date, name }
    const sentence = 'This day is not a public holiday in the coming year'
    throw new AppError('bad_input', sentence, { fields: { holidays: sentence } })
  })
  await tx
    .delete(hospitalHolidays)
    .where(and(eq(hospitalHolidays.hospitalId, hospitalId), gte(hospitalHolidays.date, today)))
  if (rows.length > 0) await tx.insert(hospitalHolidays).values(rows)
}

/** Writes own prices of offered services. Omitted services stay unchanged. */
async function writePrices(
  tx: Tx,
  hospitalId: string,
  { offers }: HospitalSettings,
  prices: SentSettings['prices'] = [],
) {
  for (const { serviceId, onRequest, ...sent } of prices) {
    const offer = offers.find((entry) => entry.serviceId === serviceId.toLowerCase())
    if (!offer) {
      const sentence = 'This hospital does not offer this service.'
      throw new AppError('bad_input', sentence, { fields: { prices: sentence } })
    }
    const price = onRequest ? null : (sent.price ?? null)
    const terms = {
      price,
      currency: price === null ? null : (sent.currency ?? offer.listCurrency),
      onRequest: onRequest ?? false,
    }
    const isSame = isDeepStrictEqual(terms, {
      price: offer.price,
      currency: offer.currency,
      onRequest: offer.onRequest,
    })
    if (isSame) continue
    await tx
      .update(hospitalServices)
      .set(terms)
      .where(and(eq(hospitalServices.hospitalId, hospitalId), eq(hospitalServices.serviceId, offer.serviceId)))
  }
}

/**
 * Writes the sent parts that differ, for a locked hospital. Triggers update next free times and the
 * catalogue.
 */
export async function writeSettings(
  tx: Tx,
  hospitalId: string,
  before: HospitalSettings,
  { ctx, sent, today }: Days & { ctx: Context; sent: SentSettings },
): Promise<void> {
  if (sent.openingHours) await writeOpeningHours(tx, hospitalId, before.openingHours, sent.openingHours)
  const rules = { ...before.bookingRules, ...sent.bookingRules }
  if (!isDeepStrictEqual(rules, before.bookingRules))
    await tx
      .insert(bookingRules)
      .values({ hospitalId, ...rules })
      .onConflictDoUpdate({ target: bookingRules.hospitalId, set: rules })
  if (sent.closures && !isDeepStrictEqual(sent.closures, before.closures))
    await writeClosures(tx, hospitalId, sent.closures, { today })
  const closedOn = before.holidays.map(({ date }) => date)
  if (sent.holidays && !isDeepStrictEqual(sent.holidays, closedOn))
    await writeHolidays(tx, hospitalId, sent.holidays, { today })
  if (sent.texts) await writeTexts(tx, hospitalId, { before: before.texts, sent: sent.texts })
  if (sent.notifiedEmails && !isDeepStrictEqual(sent.notifiedEmails, before.notifiedEmails))
    await writeAddresses(tx, ctx, { hospitalId, emails: sent.notifiedEmails })
  await writePrices(tx, hospitalId, before, sent.prices)
}
