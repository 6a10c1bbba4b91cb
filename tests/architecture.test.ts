import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { PAGES, type PageName, pageAt, pageListOf } from '#domain/pages.ts'
import { projectRoot } from '#server/config.ts'
import { firstPages } from '#web/routing/first-pages.ts'
import { otherPages } from '#web/routing/other-pages.ts'
import { panelPages } from '#web/routing/panel-pages.ts'
import { PAGE_LISTS } from './support/sentences.ts'

const root = projectRoot()
const sources = ['domain', 'triage', 'server', 'web', 'tests', 'bench']
  .flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) =>
      path.posix.join(folder, file),
    ),
  )
  .filter((file) => /\.tsx?$/.test(file) && !/\.gen(\.d)?\.ts$/.test(file))

const textOf = new Map(sources.map((file) => [file, readFileSync(path.join(root, file), 'utf8')]))

/** Returns the imports of a file: our own modules as paths from the root, packages by name. */
function importsOf(file: string): string[] {
  const pattern =
    /(?:^|\n)\s*(?:import|export)\s[^'"]*?from\s*'([^']+)'|(?:^|\n)import\s*'([^']+)'|import\('([^']+)'\)/g
  return [...(textOf.get(file) ?? '').matchAll(pattern)].map(([, from, bare, dynamic]) => {
    const name = from ?? bare ?? dynamic ?? ''
    if (name.startsWith('#')) return name.slice(1)
    return name.startsWith('.') ? path.posix.join(path.posix.dirname(file), name) : name
  })
}

const own = (name: string) => /^(domain|triage|server|web|tests|bench)\//.test(name)
/** Areas of features, equal on both sides. An area imports itself and the areas before it. */
const AREAS = ['accounts', 'catalogue', 'visits', 'administration', 'developers', 'site']

const areaOf = (file: string) => /^(?:server|web)\/features\/([^/]+)\//.exec(file)?.[1] ?? ''
const featureOf = (file: string) => /^(?:server|web)\/features\/([^/]+\/[^/]+)\//.exec(file)?.[1]

/**
 * REST and GraphQL files: `rest.ts`, `graphql.ts` and their named parts, such as
 * `documents-rest.ts`.
 */
const DOOR = /^server\/features\/.+\/(?:[\w-]+-)?(?:rest|graphql)\.ts$/

/** Table of DESIGN.md: imports that are wrong in files of a kind. */
const rules: { what: string; files: RegExp; wrong: (name: string, file: string) => boolean }[] = [
  {
    what: 'domain imports only zod and domain',
    files: /^domain\//,
    wrong: (name) => name !== 'zod' && !name.startsWith('domain/'),
  },
  {
    what: 'the server imports only the entry point of triage',
    files: /^server\//,
    wrong: (name) => name.startsWith('triage/') && name !== 'triage/index.ts',
  },
  {
    what: 'the web imports rules and figures of triage, and not its engine',
    files: /^web\//,
    wrong: (name) =>
      name.startsWith('triage/') &&
      !/^triage\/(rules\/\w+|words\/families|findings|reading|measured|text)\.ts$/.test(name),
  },
  {
    what: 'triage imports only domain',
    files: /^triage\//,
    wrong: (name) => !/^(triage|domain)\//.test(name),
  },
  {
    what: 'web does not import the server',
    files: /^web\//,
    wrong: (name) => name.startsWith('server/') || name.startsWith('tests/') || name.startsWith('node:'),
  },
  {
    what: 'the router of the pages is react-router-dom',
    files: /^(web|tests\/web)\//,
    wrong: (name) => name === 'react-router' || name === 'react-router/dom',
  },
  {
    what: 'the server does not import web',
    files: /^server\//,
    wrong: (name) => name.startsWith('web/') || name.startsWith('tests/'),
  },
  {
    what: 'infrastructure imports no feature, except the doors, the tables of callers and the audit of staff access',
    files: /^server\/(?!features\/|seed\/|commands\/|jobs\/|rest\.ts|graphql\.ts)/,
    wrong: (name, file) =>
      name.startsWith('server/features/') &&
      !(/^server\/(viewer|staff)\.ts$/.test(file) && name.endsWith('/table.ts')) &&
      !(file === 'server/staff.ts' && /\/audit\/(reading|writing)\.ts$/.test(name)),
  },
  {
    what: 'a table imports only drizzle, domain, column atoms and other tables',
    files: /^server\/features\/[^/]+\/[^/]+\/table\.ts$/,
    wrong: (name) => own(name) && !/^domain\/|\/table\.ts$|^server\/(database\/columns|search\/search)\.ts$/.test(name),
  },
  {
    what: 'doors of a feature import no table, no drizzle and no other door',
    files: DOOR,
    wrong: (name) => name.startsWith('drizzle-orm') || name.endsWith('/table.ts') || name === 'pg' || DOOR.test(name),
  },
  {
    what: 'verbs import no door',
    files: /^server\/features\/.+\.ts$/,
    wrong: (name, file) => !DOOR.test(file) && (DOOR.test(name) || /^(fastify|mercurius)$/.test(name)),
  },
  {
    what: 'web/ui imports no feature and no data',
    files: /^web\/ui\//,
    wrong: (name) => /^web\/(features|pages|layouts)\//.test(name) || name.startsWith('@apollo/'),
  },
  {
    what: 'features of the web import no other feature, page or layout',
    files: /^web\/features\//,
    wrong: (name, file) =>
      /^web\/(pages|layouts)\//.test(name) || (name.startsWith('web/features/') && featureOf(name) !== featureOf(file)),
  },
  {
    what: 'an area of features imports only areas before it, except tables for foreign keys and erasure',
    files: /^(server|web)\/features\//,
    wrong: (name, file) =>
      /^(server|web)\/features\//.test(name) &&
      !name.endsWith('/table.ts') &&
      AREAS.indexOf(areaOf(name)) > AREAS.indexOf(areaOf(file)),
  },
  { what: 'layouts do not import pages', files: /^web\/layouts\//, wrong: (name) => name.startsWith('web/pages/') },
]

/** Returns the cycles of a graph. */
function circlesIn(graph: ReadonlyMap<string, ReadonlySet<string>>): string[] {
  const done = new Set<string>()
  const circles: string[] = []
  const walk = (node: string, trail: string[]) => {
    if (trail.includes(node)) circles.push([...trail.slice(trail.indexOf(node)), node].join(' → '))
    else if (!done.has(node)) {
      for (const next of graph.get(node) ?? []) walk(next, [...trail, node])
      done.add(node)
    }
  }
  for (const node of graph.keys()) walk(node, [])
  return circles
}

describe('imports', () => {
  test('are detected in the usual notations', () => {
    const read = importsOf('server/app.ts')
    for (const name of ['fastify', 'server/graphql.ts', 'server/context.ts', 'node:zlib']) expect(read).toContain(name)
    expect(importsOf('server/main.ts')).toContain('server/seed/demo.ts')
  })

  test.each(rules)('$what', ({ files, wrong }) => {
    const seen = sources.filter((file) => files.test(file))
    expect(seen).not.toHaveLength(0)
    const faults = seen.flatMap((file) =>
      importsOf(file)
        .filter((name) => wrong(name, file))
        .map((name) => `${file} imports ${name}`),
    )
    expect(faults).toEqual([])
  })

  test('features do not import each other in cycles, except tables for foreign keys', () => {
    const below = new Map<string, Set<string>>()
    for (const file of sources) {
      const feature = featureOf(file)
      if (!feature || !file.startsWith('server/')) continue
      const used = importsOf(file).filter((name) => name.startsWith('server/') && !name.endsWith('/table.ts'))
      const others = used.map(featureOf).filter((name) => name !== undefined && name !== feature)
      below.set(feature, new Set([...(below.get(feature) ?? []), ...(others as string[])]))
    }
    expect(below.size).toBeGreaterThan(10)
    expect(circlesIn(below)).toEqual([])
  })

  test('imports of our own modules have the extension', () => {
    const bare = sources.flatMap((file) =>
      importsOf(file)
        .filter((name) => own(name) && !/\.[a-z]+(\?\w+)?$/.test(name))
        .map((name) => `${file} imports ${name}`),
    )
    expect(bare).toEqual([])
  })
})

/** Lists of data may be of any length. */
const tables = [
  /^web\/i18n\//,
  /^server\/seed\/(districts|demo-)/,
  /^domain\/places\.ts$/,
  /^triage\/(words|rules)\//,
  /^domain\/concepts\/(specialties|treatments|complaints)\.ts$/,
  /^domain\/content\//,
]

describe('the server', () => {
  test('has record.ts for the fields that readers get, and files for reads and writes, in every feature', () => {
    const old = /^server\/features\/[^/]+\/[^/]+\/(answers|rows|parts|related|queries|utils)\.ts$/
    expect(sources.filter((file) => old.test(file))).toEqual([])
  })

  test('has a part of the schema for every feature with GraphQL', () => {
    const doors = sources.filter((file) => /^server\/features\/[^/]+\/[^/]+\/graphql\.ts$/.test(file))
    expect(doors.length).toBeGreaterThan(10)
    const missing = doors.filter((file) => !existsSync(path.join(root, path.dirname(file), 'schema.graphql')))
    expect(missing).toEqual([])
  })
})

describe('files', () => {
  const lengths = sources
    .filter((file) => !tables.some((pattern) => pattern.test(file)))
    .map((file) => ({ file, lines: (textOf.get(file) ?? '').split('\n').length }))

  test('half have 70 lines or fewer', () => {
    const sorted = lengths.map(({ lines }) => lines - 1).sort((a, b) => a - b)
    expect(sorted[Math.floor(sorted.length / 2)]).toBeLessThanOrEqual(70)
  })

  test('none is longer than 300 lines', () => {
    expect(lengths.filter(({ lines }) => lines > 301)).toEqual([])
  })

  test('no folder is a catch-all', () => {
    const attic = /(^|\/)(utils?|helpers?|common|lib|misc|shared)(\/|\.|$)/i
    expect(sources.filter((file) => attic.test(file))).toEqual([])
  })

  test('names are kebab-case', () => {
    expect(sources.filter((file) => !/^[a-z0-9./-]+$/.test(file))).toEqual([])
  })

  test('exports have names', () => {
    // vitest finds its set-up files by their default export.
    const allowed = /^tests\/support\/(database-server|gallery-server|product)\.ts$/
    const faults = sources.filter((file) => !allowed.test(file) && /(^|\n)export default /.test(textOf.get(file) ?? ''))
    expect(faults).toEqual([])
  })

  test('only the configuration reads the environment', () => {
    const readers = sources.filter(
      (file) => /^(server|domain)\//.test(file) && /process\.env\b/.test(textOf.get(file) ?? ''),
    )
    const allowed = ['server/config.ts', 'server/database/binaries.ts', 'server/commands/dev.ts']
    expect(readers.filter((file) => !allowed.includes(file))).toEqual([])
  })
})

describe('pages', () => {
  test('each file in web/pages that exports a page belongs to exactly one address', () => {
    const files = sources.filter(
      (file) => file.startsWith('web/pages/') && /export function Page\(/.test(textOf.get(file) ?? ''),
    )
    const loaded = PAGE_LISTS.flatMap(importsOf).filter((name) => name.startsWith('web/pages/'))
    expect(loaded.sort()).toEqual(files.sort())
  })

  test('each is in the list that loads it', () => {
    const lists = { first: firstPages, other: otherPages, panel: panelPages }
    const known = Object.entries(lists).flatMap(([list, files]) => Object.keys(files).map((page) => [page, list]))
    expect(Object.fromEntries(known)).toEqual(
      Object.fromEntries((Object.keys(PAGES) as PageName[]).map((page) => [page, pageListOf(page)])),
    )
  })

  test('no two share an address', () => {
    const addresses = Object.values(PAGES).map(({ address }) => address)
    expect(new Set(addresses).size).toBe(addresses.length)
  })

  test('match addresses in any letter case, and no other address', () => {
    for (const { address } of Object.values(PAGES)) {
      expect(pageAt(address.replace(':id', '0190'))).toBeDefined()
      expect(pageAt(`${address.toUpperCase().replace(':ID', '0190')}/`.replace('//', '/'))).toBeDefined()
    }
    for (const path of ['/nothing', '/hospitals', '/hospitals/a/b', '/searches', '//'])
      expect(pageAt(path)).toBeUndefined()
  })
})
