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

/** Active services by ID, in the order of their names. */
export type ActiveServices = ReadonlyMap<string, HealthService>

/** Service in English with its translations. */
type ServiceEntry = { service: HealthService; texts: HealthServiceText[] }

/** Names of a service in all languages, English first. `keys` are the folded names. */
type NamedService = { id: string; names: string[]; keys: string[] }

/** All active services, and the result for each language that is read. */
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

/** Key of the only record, which contains all services, because they are few. */
const EVERY = 'every'

const everyActive: Source<EveryService> = {
  kind: 'health_service',
  load: async (db) => {
    const [{ text } = { text: '[]' }] = await readActive(db, {})
    const entries = JSON.parse(text) as ServiceEntry[]
    // Four times the text, because each language that is read adds its names and descriptions.
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

/** Returns a service in a language, or in English without a translation. */
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

/** Returns the IDs of the active services, most offered first, then by English name. */
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

/** Returns the translations of each of these services. */
export async function textsOf(ctx: Context, ids: readonly string[]): Promise<Map<string, HealthServiceText[]>> {
  const requested = new Set(ids)
  const { entries } = await findEvery(ctx)
  const active = entries.filter(({ service }) => requested.has(service.id))
  const listed = active.length === requested.size ? active : await readEntries(ctx, ids)
  return new Map(listed.map(({ service, texts }) => [service.id, texts]))
}

/** Returns active services by ID, in the order of the IDs. */
export async function findActiveServices(ctx: Context, ids: readonly string[]): Promise<HealthService[]> {
  const services = await activeServices(ctx)
  return ids.flatMap((id) => services.get(id) ?? [])
}

const readEntries = (ctx: Context, ids: readonly string[]): Promise<ServiceEntry[]> =>
  ctx.read
    .select({ service: healthServiceColumns, texts: textsAsJson })
    .from(healthServices)
    .where(idIn(healthServices.id, ids))

/**
 * Reads services from PostgreSQL, active or not, in any order, for callers who may see inactive
 * ones.
 */
export const readHealthServices = async (ctx: Context, ids: readonly string[]): Promise<HealthService[]> =>
  (await readEntries(ctx, ids)).map((entry) => inLanguage(ctx.language, entry))
