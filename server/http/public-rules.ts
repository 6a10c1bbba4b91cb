/** Topics that rules of the land hide in public records, for a caller or a page. */
import type { IncomingHttpHeaders } from 'node:http'
import { sql } from 'drizzle-orm'
import { dateIn } from '#domain/days.ts'
import type { UiLanguage } from '#domain/languages.ts'
import { RULES_OF_THE_LAND } from '#domain/rules/land.ts'
import { type RuleAudience, type RuleSwitches, type RuleTopic, rulesFor, topicsOf } from '#domain/rules/rules.ts'
import type { Config } from '../config.ts'
import { type Instance, readerOf } from '../context.ts'
import { databaseFault } from '../database/fault.ts'
import { query } from '../database/statement.ts'
import type { Viewer } from '../viewer.ts'

/** Key of the decisions of administrators in `settings`. */
export const RULE_SWITCHES = 'ruleSwitches'

type Options = Pick<Instance, 'config' | 'catalogue' | 'db' | 'replicas' | 'clock'>
type Caller = { language: UiLanguage; viewer: Viewer | null; headers: IncomingHttpHeaders }

/**
 * Reads the decisions of administrators, cached until settings change. While the primary is away
 * nothing is cached, and a replica answers.
 */
const readSwitches = ({ catalogue, db, replicas }: Options): Promise<RuleSwitches> =>
  catalogue.keep('rule switches', async () => {
    const rows = await query<{ id: string; isOn: boolean }>(
      catalogue.isHeard ? db : readerOf({ db, replicas }, null),
      sql`select entry.key as id, (entry.value ->> 'isOn')::boolean as "isOn"
        from settings, jsonb_each(settings.value) entry where settings.key = ${RULE_SWITCHES}`,
    )
    return Object.fromEntries(rows.map(({ id, isOn }) => [id, isOn]))
  })

/**
 * Returns the default rules while the database is away, because files and static pages are still
 * sent.
 */
function whileAway(error: unknown): RuleSwitches {
  if (databaseFault(error) === 'unavailable') return {}
  throw error
}

/**
 * Returns the audience of a caller. The proxy names the country in the header `COUNTRY_HEADER`.
 * Without it every visitor counts as abroad, and the language decides.
 */
function audienceOf({ config }: Pick<Instance, 'config'>, { viewer, headers }: Caller): RuleAudience {
  if (viewer) return viewer.role === 'user' ? 'patient' : 'staff'
  const country = config.countryHeader && headers[config.countryHeader]
  return country === 'TR' ? 'visitor_in_turkiye' : 'visitor_abroad'
}

/** Returns headers that a public answer varies by, with that of the country if a proxy sends it. */
export const withCountry = ({ countryHeader }: Pick<Config, 'countryHeader'>, vary: string): string =>
  countryHeader ? `${vary}, ${countryHeader}` : vary

/** Returns the topics that are hidden from this caller today. */
export async function withheldFrom(deps: Options, caller: Caller): Promise<readonly RuleTopic[]> {
  const audience = audienceOf(deps, caller)
  if (audience === 'staff') return []
  const of = { audience, language: caller.language, date: dateIn(deps.clock()) }
  return topicsOf(rulesFor(RULES_OF_THE_LAND, of, await readSwitches(deps).catch(whileAway)))
}
