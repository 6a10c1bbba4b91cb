import type { FastifyRequest } from 'fastify'
import type { UiLanguage } from '#domain/languages.ts'
import type { MercuriusContext } from 'mercurius'
import { type Catalogue, createCatalogue } from './catalogue/catalogue.ts'
import type { Config } from './config.ts'
import type { Db } from './database/client.ts'
import type { Logger } from './http/log.ts'
import { languageOfAnswer } from './http/reading-language.ts'
import type { Viewer } from './viewer.ts'

/** What every verb is given. */
export type Context = {
  config: Config
  db: Db
  /** What everybody may read of hospitals, doctors and services, from memory as far as it holds. */
  catalogue: Catalogue
  /** The signed-in person, read from the database for this request; null for a visitor. */
  viewer: Viewer | null
  /** The viewer, also while two-factor sign-in has to be set up first and `viewer` is null: for that set-up alone. */
  person: Viewer | null
  log: Logger
  /** What names and descriptions are answered in, where they are written in it. */
  language: UiLanguage
  /** For limits and sessions; never logged. */
  ip: string
  userAgent: string | null
  /** Now. Tests hold it still. */
  clock: () => Date
}

/** What resolvers and loaders are given: the same, and what mercurius adds. */
export type GraphqlContext = Context & MercuriusContext

/** What an instance of the application is built from. */
export type Parts = Pick<Context, 'config' | 'db' | 'log' | 'clock'>
/** The same, with what the instance keeps itself. */
export type Instance = Parts & Pick<Context, 'catalogue'>

declare module 'fastify' {
  interface FastifyRequest {
    /** Made by `viewer.ts` before any route runs. */
    ctx: Context
  }
}

export function createContext(parts: Instance, request: FastifyRequest, person: Viewer | null): Context {
  return {
    config: parts.config,
    db: parts.db,
    catalogue: parts.catalogue,
    clock: parts.clock,
    viewer: person?.mustSetUpTwoFactor ? null : person,
    person,
    log: request.log,
    language: languageOfAnswer(request),
    ip: request.ip,
    userAgent: request.headers['user-agent']?.slice(0, 300) ?? null,
  }
}

/** The context of work that nobody's request started: jobs, demo data, commands. It remembers nothing of the catalogue. */
export function createSystemContext(parts: Parts): Context {
  const nobody = { viewer: null, person: null, language: 'en', ip: '127.0.0.1', userAgent: null } as const
  return { ...parts, ...nobody, catalogue: createCatalogue(parts) }
}
