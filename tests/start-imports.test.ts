import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { projectRoot } from '#server/config.ts'

/** Libraries and own files that only rare work needs. Together they took 20 MB of each process. */
const RARE =
  /^(@modelcontextprotocol|write-excel-file|yazl|web-push|pdfkit|sharp|@resvg|@aws-sdk)|^server\/seed\/demo\.ts/

/**
 * Returns what is loaded with a file: packages by name, own files by path. Types and `import()` are
 * not.
 */
function loadedWith(file: string): string[] {
  const source = path.join(projectRoot(), file)
  if (!file.endsWith('.ts') || !existsSync(source)) return []
  const imports = readFileSync(source, 'utf8').matchAll(
    /(?:^|\n)(?:import|export) (?!type )(?:[^'"]*?from )?'([^']+)'/g,
  )
  return [...imports].map(([, name = '']) => {
    if (name.startsWith('#')) return name.slice(1)
    return name.startsWith('.') ? path.posix.join(path.posix.dirname(file), name) : name
  })
}

test('libraries of rare work are loaded by the first such work, not by the start', () => {
  const loaded = new Set<string>()
  const load = (name: string) => {
    if (loaded.has(name)) return
    loaded.add(name)
    for (const next of loadedWith(name)) load(next)
  }
  load('server/main.ts')
  expect([...loaded]).toEqual(
    expect.arrayContaining(['fastify', 'mercurius', 'server/features/developers/agents/mcp-rest.ts']),
  )
  expect([...loaded].filter((name) => RARE.test(name))).toEqual([])
})
