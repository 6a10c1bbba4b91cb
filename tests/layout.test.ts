import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { projectRoot } from '#server/config.ts'

const root = projectRoot()

/** Areas of features, equal on both sides. */
const AREAS = ['accounts', 'administration', 'catalogue', 'developers', 'site', 'visits']

const entriesOf = (folder: string) => readdirSync(path.join(root, folder), { withFileTypes: true })
const foldersOf = (folder: string) =>
  entriesOf(folder)
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort()
const filesOf = (folder: string) =>
  entriesOf(folder)
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map(({ name }) => name)
    .sort()

describe('areas', () => {
  test.each(['server', 'web'])('of %s are the six, each with a README', (side) => {
    const folder = `${side}/features`
    expect(foldersOf(folder)).toEqual(AREAS)
    const missing = AREAS.filter((area) => !existsSync(path.join(root, folder, area, 'README.md')))
    expect(missing).toEqual([])
  })
})

describe('the web', () => {
  test('contains only its two entries, its routes and named folders', () => {
    expect(filesOf('web')).toEqual(['entry-server.tsx', 'main.tsx', 'routes.tsx'])
    expect(foldersOf('web')).toEqual(
      'art data device editing features fonts i18n layouts live pages public rendering routing session styles ui'.split(
        ' ',
      ),
    )
  })
})

describe('the domain', () => {
  test('has few folders, one for each collection of facts', () => {
    expect(foldersOf('domain')).toEqual(['concepts', 'content', 'developers', 'pages', 'quotes', 'rules', 'sentences'])
  })
})

describe('the server', () => {
  test('has named folders for infrastructure', () => {
    const folders =
      'catalogue commands database features graphql http jobs rendering rest search seed storage test-mode'.split(' ')
    expect(foldersOf('server')).toEqual(folders)
  })

  test('contains only the files that start it and its two interfaces', () => {
    const first = ['app', 'config', 'context', 'errors', 'graphql', 'limits', 'main', 'rest', 'staff', 'viewer']
    expect(filesOf('server').filter((file) => !file.includes('.gen.'))).toEqual(first.map((name) => `${name}.ts`))
  })
})
