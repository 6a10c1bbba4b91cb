import type { FastifyRequest } from 'fastify'
import type { MercuriusContext } from 'mercurius'
import type { UiLanguage } from '#domain/languages.ts'
import { type Catalogue, createCatalogue } from './catalogue/catalogue.ts'
import type { Config } from './config.ts'
import type { Db } from './database/client.ts'
import type { Replicas } from './database/replicas.ts'
import type { Logger } from './http/log.ts'
import { languageOfAnswer } from './http/reading-language.ts'
import type { Viewer } from './viewer.ts'

/** Context of every verb. */
export type Context = {
  config: Config
  db: Db
  /**
   * For public reading, searches and reports: a replica that has replayed the viewer's last commit,
   * or the primary. While something is written it is `db`.
   */
  read: Db
  replicas?: Replicas | undefined
  /** Public hospitals, doctors and services, from memory where cached. */
  catalogue: Catalogue
  /** The signed-in person, read from the database for this request; null for a visitor. */
  viewer: Viewer | null
  /**
   * The viewer, also while two-factor sign-in has to be set up first and `viewer` is null: for that
   * set-up alone.
   */
  person: Viewer | null
  log: Logger
  /** Language of names and descriptions in answers, where a translation exists. */
  language: UiLanguage
  /** For limits and sessions; never logged. */
  ip: string
  userAgent: string | null
  /** Now. Tests hold it still. */
  clock: () => Date
}

/** Context of resolvers and loaders: the verb's context plus that of mercurius. */
export type GraphqlContext = Context & MercuriusContext

/** Dependencies of an application instance. */
export type Dependencies = Pick<Context, 'config' | 'db' | 'replicas' | 'log' | 'clock'>
/** Dependencies plus the state of the instance. */
export type Instance = Dependencies & Pick<Context, 'catalogue'>

declare module 'fastify' {
  interface FastifyRequest {
    /** Made by `viewer.ts` before any route runs. */
    ctx: Context
  }
}

/** Executor of what the viewer reads. */
export const readerOf = ({ db, replicas }: Pick<Context, 'db' | 'replicas'>, viewer: Viewer | null): Db =>
  replicas?.reader(viewer?.lastCommit) ?? db

const isReading = ({ method }: FastifyRequest) => method === 'GET' || method === 'HEAD'

export function createContext(deps: Instance, request: FastifyRequest, person: Viewer | null): Context {
  return {
    config: deps.config,
    db: deps.db,
    read: isReading(request) ? readerOf(deps, person) : deps.db,
    replicas: deps.replicas,
    catalogue: deps.catalogue,
    clock: deps.clock,
    viewer: person?.mustSetUpTwoFactor ? null : person,
    person,
    log: request.log,
    language: languageOfAnswer(request),
    ip: request.ip,
    userAgent: request.headers['user-agent']?.slice(0, 300) ?? null,
  }
}

/**
 * The context of work that nobody's request started: jobs, demo data, commands. It remembers
 * nothing of the catalogue.
 */
export function createSystemContext(deps: Dependencies): Context {
  const nobody = { viewer: null, person: null, language: 'en', ip: '127.0.0.1', userAgent: null } as const
  return { ...deps, read: deps.db, ...nobody, catalogue: createCatalogue(deps) }
}
