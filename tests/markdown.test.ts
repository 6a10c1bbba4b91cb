import { existsSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { pageAt } from '#domain/pages.ts'
import { projectRoot } from '#server/config.ts'
import {
  addressesOf,
  anchorsOf,
  blocksOf,
  codeOf,
  documents,
  isPath,
  isServed,
  linksOf,
  pathExists,
  proseOf,
  readDocument,
} from '#tests/support/markdown.ts'

const root = projectRoot()
const { scripts, engines } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>
  engines: { node: string }
}

/** Languages of fenced blocks. Shell blocks are only `sh`, so that every one of them runs. */
const LANGUAGES = ['sh', 'text', 'json', 'mermaid', 'nginx', 'ini', 'ts', 'graphql', '']
const LONGEST_README = 120
const LONGEST_DECISION = 60
const COLUMNS = 100
const QUESTION = /^(?:What|Which|Who|Whom|Whose|Whoever|Where|Of|So many|So long|So often|The same)\b/

describe.each(documents)('%s', (file) => {
  const text = readDocument(file)

  test('links only to files and headings that exist', () => {
    const broken = linksOf(text).filter((link) => {
      const [target = '', anchor] = link.split('#')
      const linked = target ? path.posix.join(path.posix.dirname(file), target) : file
      if (!existsSync(path.join(root, linked))) return true
      if (!anchor) return false
      return !statSync(path.join(root, linked)).isFile() || !anchorsOf(readDocument(linked)).includes(anchor)
    })
    expect(broken).toEqual([])
  })

  test('names only files and folders that exist', () => {
    expect(codeOf(text).filter((code) => isPath(code) && !pathExists(code))).toEqual([])
  })

  test('names only pages that exist', () => {
    expect(addressesOf(text).filter((address) => !isServed(address) && !pageAt(address))).toEqual([])
  })

  test('names only scripts that exist', () => {
    const commands = [...codeOf(text), ...blocksOf(text).map((block) => block.text)].join('\n')
    const named = [...commands.matchAll(/\bnpm (?:run (?:--silent )?([a-z][\w:-]*)|(start|test)\b)/g)].map(
      ([, script, short]) => script ?? short ?? '',
    )
    expect(named.filter((name) => !(name in scripts))).toEqual([])
  })

  test('labels its blocks with a known language', () => {
    expect(blocksOf(text).filter(({ language }) => !LANGUAGES.includes(language))).toEqual([])
    expect(text.match(/^```/gm)?.length ?? 0).toBe(blocksOf(text).length * 2)
  })
})

describe('style', () => {
  test.each(documents)('%s wraps at 100 columns', (file) => {
    const long = proseOf(readDocument(file))
      .split('\n')
      .filter((line) => line.length > COLUMNS && !line.startsWith('|') && !/^\S*\[[^\]]*\]\(\S+\)\S*$/.test(line))
    expect(long).toEqual([])
  })

  test.each(documents)('%s starts no paragraph with a question word', (file) => {
    const paragraphs = proseOf(readDocument(file)).split(/\n{2,}|\n(?=\s*(?:[-*]|\d+\.) )/)
    const openings = paragraphs.map((paragraph) => paragraph.replace(/^\s*(?:[-*]|\d+\.)?\s*\**/, '').slice(0, 60))
    expect(openings.filter((opening) => QUESTION.test(opening))).toEqual([])
  })

  test('README and tutorial name the versions of Node.js that package.json allows', () => {
    const versions = engines.node.match(/\d+(?:\.\d+)?/g) ?? []
    expect(versions).not.toHaveLength(0)
    const named = `Node.js ${versions.slice(0, -1).join(', ')} or ${versions.at(-1)}`
    for (const file of ['README.md', 'docs/tutorial.md']) expect(readDocument(file), file).toContain(named)
  })

  test('the README takes five minutes', () => {
    expect(readDocument('README.md').trimEnd().split('\n').length).toBeLessThanOrEqual(LONGEST_README)
  })

  test('a decision has its four parts on one page', () => {
    const decisions = documents.filter((file) => /^docs\/decisions\/\d{4}-/.test(file))
    expect(decisions.length).toBeGreaterThanOrEqual(12)
    for (const file of decisions) {
      const text = readDocument(file)
      expect(anchorsOf(text).slice(1), file).toEqual(['context', 'decision', 'rejected', 'reason'])
      expect(text.trimEnd().split('\n').length, file).toBeLessThanOrEqual(LONGEST_DECISION)
      expect(codeOf(text).some(isPath), `${file} names the code that holds it`).toBe(true)
    }
    const listed = linksOf(readDocument('docs/decisions/README.md'))
    expect(listed.sort()).toEqual(decisions.map((file) => path.posix.basename(file)).sort())
  })
})

describe('settings', () => {
  const settings = [
    ...readFileSync(path.join(root, 'server/config.ts'), 'utf8').matchAll(/^ {2}([A-Z_]+): setting\(/gm),
  ]
    .map(([, name = '']) => name)
    .sort()

  test('the operations guide lists every setting and no other', () => {
    expect(settings).toContain('PORT')
    const rows = readDocument('docs/operations.md').match(/^\| `[A-Z_`, ]+ \|/gm) ?? []
    const listed = rows.flatMap((row) => [...row.matchAll(/`([A-Z_]+)`/g)].map(([, name = '']) => name))
    expect(listed.sort()).toEqual(settings)
  })

  test('.env.example names every setting', () => {
    const example = readFileSync(path.join(root, '.env.example'), 'utf8')
    for (const name of settings) expect(example).toContain(name)
  })
})
