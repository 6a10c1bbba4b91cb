import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { projectRoot } from '#server/config.ts'

const root = projectRoot()
const filesIn = (folder: string) =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((file) => path.posix.join(folder, file))
    .filter((file) => /\.tsx?$/.test(file) && !/\.gen(\.d)?\.ts$/.test(file))
const linesOf = (file: string) => readFileSync(path.join(root, file), 'utf8').split('\n')

/** Returns the places that name a field. Lines of a file at most two lines apart are one place. */
function placesOf(field: string, files: readonly string[]): string[] {
  const name = new RegExp(`\\b${field}\\b`)
  return files.flatMap((file) => {
    const at = linesOf(file).flatMap((line, index) => (name.test(line) ? [index] : []))
    return at.filter((index, nth) => index - (at[nth - 1] ?? Number.NEGATIVE_INFINITY) > 2).map(() => file)
  })
}

const formOf = (record: string) => filesIn(`web/features/catalogue/${record}-editing`).sort()

describe('an editable field', () => {
  test.each(['phone', 'website', 'googleMapsUrl', 'googlePlacesUrl'])(
    'has five places between its rule and its input: %s of a hospital',
    (field) => {
      const form = 'web/features/catalogue/hospital-editing'
      expect(placesOf(field, ['domain/hospitals.ts', 'domain/edited-labels.ts', ...formOf('hospital')])).toEqual([
        'domain/hospitals.ts',
        'domain/edited-labels.ts',
        `${form}/contact-section.tsx`,
        `${form}/hospital-edit.ts`,
        `${form}/hospital-fields.ts`,
      ])
    },
  )

  test.each([
    ['doctor', 'phone'],
    ['doctor', 'website'],
    ['doctor', 'experienceYears'],
    ['doctor', 'consultationFee'],
    ['service', 'iconKey'],
    ['service', 'duration'],
  ])('has at most five places in the web: of a %s, %s', (record, field) => {
    const places = placesOf(field, formOf(record))
    expect(places.length, places.join(', ')).toBeGreaterThanOrEqual(3)
    expect(places.length, places.join(', ')).toBeLessThanOrEqual(5)
  })

  test.each(['website', 'phone', 'email', 'address', 'consultationFee'])('has one label: %s', (field) => {
    const labelled = filesIn('domain').filter(
      (file) => file.endsWith('-labels.ts') && linesOf(file).some((line) => line.startsWith(`  ${field}: sentence(`)),
    )
    expect(labelled).toEqual(['domain/edited-labels.ts'])
  })
})

test('at most ten casts bypass the types, each with a reason above', () => {
  const CAST = /\bas unknown as [A-Z{(]|[\w)}\]] as never\b(?=[,;)\s}]|$)/
  const COMMENT = /^\s*(\/\/|\/?\*)/
  const casts = ['domain', 'triage', 'server', 'web', 'bench', 'vite'].flatMap(filesIn).flatMap((file) => {
    const lines = linesOf(file)
    return lines.flatMap((line, at) => {
      if (COMMENT.test(line) || !CAST.test(line)) return []
      // The reason is above the statement, which may span several lines.
      const isExplained = lines.slice(Math.max(0, at - 4), at).some((above) => COMMENT.test(above))
      return [{ place: `${file}:${at + 1}`, isExplained }]
    })
  })
  expect(casts.filter(({ isExplained }) => !isExplained)).toEqual([])
  expect(casts.map(({ place }) => place).slice(10)).toEqual([])
})
