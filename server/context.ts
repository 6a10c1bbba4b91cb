import type { IncomingHttpHeaders } from 'node:http'
import type { FastifyRequest } from 'fastify'
import type { MercuriusContext } from 'mercurius'
import type { UiLanguage } from '#domain/languages.ts'
import type { RuleTopic } from '#domain/rules/rules.ts'
import { TRAVEL_REFUSED, type TravelDates, travelDatesIn } from '#domain/travel-dates.ts'
import { type Catalogue, createCatalogue } from './catalogue/catalogue.ts'
import type { Config } from './config.ts'
import type { Db } from './database/client.ts'
import type { Replicas } from './database/replicas.ts'
import { AppError } from './errors.ts'
import type { Logger } from './http/log.ts'
import { languageOfAnswer } from './http/reading-language.ts'
import type { TestModes } from './test-mode/test-modes.ts'
import type { Viewer } from './viewer.ts'

/** Context of every verb. */
export type Context = {
  config: Config
  db: Db
  /**
   * Database for public reads, searches and reports: a replica that has replayed the viewer's last
   * commit, or the primary. In a writing request it is `db`.
   */
  read: Db
  replicas?: Replicas | undefined
  /** Test modes of developers. Absent within a test mode, and in commands. */
  testModes?: TestModes | undefined
  /** Public hospitals, doctors and services, from memory if cached. */
  catalogue: Catalogue
  /** Signed-in user, read from the database for this request. Null for a visitor. */
  viewer: Viewer | null
  /**
   * Like `viewer`, but also set while the user first has to set up two-factor sign-in. Only verbs
   * that have to work during that set-up use it.
   */
  person: Viewer | null
  log: Logger
  /** Language of names and descriptions in responses, if a translation exists. */
  language: UiLanguage
  /** Topics that rules of the land hide from this caller in public records. Usually none. */
  withheld: readonly RuleTopic[]
  /**
   * Days in Türkiye of the caller, from the header `Travel-Dates`. Null if unknown. They narrow the
   * times of visits in person.
   */
  travel: TravelDates | null
  /** Network address, for limits and sessions. Never logged. */
  ip: string
  userAgent: string | null
  /** Current time. Tests fix it. */
  clock: () => Date
}

/** Context of resolvers and loaders: the verb's context plus that of mercurius. */
export type GraphqlContext = MercuriusContext

/** Dependencies of an application instance. */
export type Dependencies = Pick<Context, 'config' | 'db' | 'replicas' | 'testModes' | 'log' | 'clock'>
/** Dependencies plus the state of the instance. */
export type Instance = Dependencies & Pick<Context, 'catalogue'>

declare module 'mercurius' {
  interface MercuriusContext extends Context {}
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Set by `viewer.ts` before any route runs. */
    ctx: Context
  }
}

/** Returns the executor for the viewer's reads. */
export const readerOf = ({ db, replicas }: Pick<Context, 'db' | 'replicas'>, viewer: Viewer | null): Db =>
  replicas?.reader(viewer?.lastCommit) ?? db

/** Reads the header `Travel-Dates`. Refuses malformed dates. */
function travelOf({ 'travel-dates': text }: IncomingHttpHeaders): TravelDates | null {
  if (text === undefined || text === '') return null
  const travel = travelDatesIn(String(text))
  if (!travel) throw new AppError('bad_input', TRAVEL_REFUSED)
  return travel
}

const isReading = ({ method }: FastifyRequest) => method === 'GET' || method === 'HEAD'

export function createContext(
  deps: Instance & Pick<Context, 'withheld'>,
  request: FastifyRequest,
  person: Viewer | null,
): Context {
  return {
    config: deps.config,
    db: deps.db,
    read: isReading(request) ? readerOf(deps, person) : deps.db,
    replicas: deps.replicas,
    testModes: deps.testModes,
    catalogue: deps.catalogue,
    clock: deps.clock,
    viewer: person?.mustSetUpTwoFactor ? null : person,
    person,
    log: request.log,
    language: languageOfAnswer(request),
    withheld: deps.withheld,
    travel: travelOf(request.headers),
    ip: request.ip,
    userAgent: request.headers['user-agent']?.slice(0, 300) ?? null,
  }
}

/**
 * Returns the context of work outside requests: jobs, demo data, commands. It caches nothing of the
 * catalogue.
 */
export function createSystemContext(deps: Dependencies): Context {
  const caller = { ip: '127.0.0.1', userAgent: null, language: 'en', withheld: [], travel: null } as const
  const nobody = { viewer: null, person: null, ...caller } as const
  return { ...deps, read: deps.db, ...nobody, catalogue: createCatalogue(deps) }
}
