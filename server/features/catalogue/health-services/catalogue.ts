import { sql } from 'drizzle-orm'
import { fold } from '#domain/fold.ts'
import { LOCALES, type UiLanguage } from '#domain/languages.ts'
import { textIn } from '#domain/texts.ts'
import type { Source } from '#server/catalogue/catalogue.ts'
import type { Context } from '#server/context.ts'
import { selectList } from '#server/database/record.ts'
import { statement } from '#server/database/statement.ts'
import { idIn } from '#server/search/search.ts'
import { type HealthService, healthServiceColumns } from './record.ts'
import { healthServices } from './table.ts'
import { type HealthServiceText, textsAsJson } from './texts.ts'

/** The active services by id, in the order of their names. */
export type ActiveServices = ReadonlyMap<string, HealthService>

/** A service in English and what it is in the other languages. */
type ServiceEntry = { service: HealthService; texts: HealthServiceText[] }

/** Names of a service in all languages, English first. `keys` are the folded names. */
type NamedService = { id: string; names: string[]; keys: string[] }

/** All active services, and what was made of them for each language that somebody reads. */
type EveryService = {
  entries: ServiceEntry[]
  namedServices: NamedService[]
  inLanguages: Map<UiLanguage, ActiveServices>
}

const readActive = statement<{ text: string }>(
  () => sql`select coalesce(json_agg(entry), '[]'::json)::text as text from (
    select (select to_json(r) from (select ${selectList(healthServiceColumns)}) r) as service, ${textsAsJson} as texts
    from ${healthServices} where ${healthServices.isActive} order by ${healthServices.nameKey}, ${healthServices.id}) entry`,
)

/** They are few, so that all of them are one record. */
const EVERY = 'every'

const everyActive: Source<EveryService> = {
  kind: 'health_service',
  load: async (db) => {
    const [{ text } = { text: '[]' }] = await readActive(db, {})
    const entries = JSON.parse(text) as ServiceEntry[]
    // Each language that is read adds its names and descriptions.
    return [
      {
        id: EVERY,
        size: 4 * text.length,
        record: { entries, namedServices: entries.map(namesOf), inLanguages: new Map() },
      },
    ]
  },
}

function namesOf({ service, texts }: ServiceEntry): NamedService {
  const names = [service.name, ...texts.map(({ name }) => name)]
  return { id: service.id, names, keys: names.map(fold) }
}

/** In a language, where it is written in it, else in English. */
const inLanguage = (language: UiLanguage, { service, texts }: ServiceEntry): HealthService => {
  const text = textIn(texts, language)
  return Object.freeze(
    text ? { ...service, name: text.name, description: text.description, textLanguage: language } : service,
  )
}

function servicesIn(language: UiLanguage, { entries }: EveryService): ActiveServices {
  const services = entries.map((entry) => inLanguage(language, entry))
  if (language !== 'en') {
    const { compare } = new Intl.Collator(LOCALES[language])
    services.sort((a, b) => compare(a.name, b.name))
  }
  return new Map(services.map((service) => [service.id, service]))
}

const findEvery = async (ctx: Context): Promise<EveryService> =>
  (await ctx.catalogue.find(everyActive, [EVERY]))[0] ?? { entries: [], namedServices: [], inLanguages: new Map() }

/**
 * The ids of the active services, those that most hospitals offer first, then by name in English.
 */
export async function popularServices(ctx: Context): Promise<string[]> {
  const { entries } = await findEvery(ctx)
  return entries
    .map(({ service }) => service)
    .sort((a, b) => b.hospitalCount - a.hospitalCount)
    .map(({ id }) => id)
}

/** Returns every active service in the language of the caller. */
export async function activeServices(ctx: Context): Promise<ActiveServices> {
  const every = await findEvery(ctx)
  const cached = every.inLanguages.get(ctx.language)
  if (cached) return cached
  const services = servicesIn(ctx.language, every)
  every.inLanguages.set(ctx.language, services)
  return services
}

/** Returns the names of each active service in all languages. */
export const activeServiceNames = async (ctx: Context): Promise<NamedService[]> => (await findEvery(ctx)).namedServices

/** Each of these services in other languages than English. */
export async function textsOf(ctx: Context, ids: readonly string[]): Promise<Map<string, HealthServiceText[]>> {
  const requested = new Set(ids)
  const { entries } = await findEvery(ctx)
  const active = entries.filter(({ service }) => requested.has(service.id))
  const listed = active.length === requested.size ? active : await readEntries(ctx, ids)
  return new Map(listed.map(({ service, texts }) => [service.id, texts]))
}

/** Active services by id, in the order of the ids. */
export async function findActiveServices(ctx: Context, ids: readonly string[]): Promise<HealthService[]> {
  const services = await activeServices(ctx)
  return ids.flatMap((id) => services.get(id) ?? [])
}

const readEntries = (ctx: Context, ids: readonly string[]): Promise<ServiceEntry[]> =>
  ctx.read
    .select({ service: healthServiceColumns, texts: textsAsJson })
    .from(healthServices)
    .where(idIn(healthServices.id, ids))

/** Active or not, from PostgreSQL, in no order: for those who may see inactive ones. */
export const readHealthServices = async (ctx: Context, ids: readonly string[]): Promise<HealthService[]> =>
  (await readEntries(ctx, ids)).map((entry) => inLanguage(ctx.language, entry))
