/**
 * Adds a text field to hospitals by the steps "Add a field" of CONTRIBUTING.md, in the memory of
 * the compiler, and omits each place in turn.
 */
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { generatedFiles } from '#server/commands/generated-files.ts'
import { projectRoot } from '#server/config.ts'
import { startCompiler } from '#tests/support/compiler.ts'

const root = projectRoot()
const FEATURE = 'server/features/catalogue/hospitals'
const FORM = 'web/features/catalogue/hospital-editing'

/** A place of the field: its lines, and the file in which the error appears if it is missing. */
type Place = { file: string; lines: [behind: string, added: string][]; error: string }

/** Places of a field that pages show. */
const SHOWN: Record<string, Place> = {
  column: {
    file: `${FEATURE}/table.ts`,
    lines: [["    website: text('website'),", "    faxNumber: text('fax_number'),"]],
    error: `${FEATURE}/record.ts`,
  },
  answer: {
    file: `${FEATURE}/record.ts`,
    lines: [
      ['  website: text,', '  faxNumber: text,'],
      ['  website: hospitals.website,', '  faxNumber: hospitals.faxNumber,'],
    ],
    error: 'server/graphql.ts',
  },
  schema: {
    file: `${FEATURE}/schema.graphql`,
    lines: [['  website: String', '  "Fax number."\n  faxNumber: String']],
    error: `${FORM}/hospital-fields.ts`,
  },
  fragment: {
    file: `${FORM}/hospital-edit.ts`,
    lines: [['    website', '    faxNumber']],
    error: `${FORM}/hospital-fields.ts`,
  },
}

/** Places of a field between its rule and its input. The fragment of the form is the fifth. */
const EDITED: Record<string, Place> = {
  rule: {
    file: 'domain/hospitals.ts',
    lines: [['  website: optionalUrl,', '  faxNumber: optionalPhone,']],
    error: `${FORM}/hospital-fields.ts`,
  },
  label: {
    file: 'domain/edited-labels.ts',
    lines: [["  website: sentence('Website'),", "  faxNumber: sentence('Fax number'),"]],
    error: `${FORM}/hospital-fields.ts`,
  },
  entry: {
    file: `${FORM}/hospital-fields.ts`,
    lines: [
      [
        "  website: text('website', 'contact', shape.website),",
        "  faxNumber: text('faxNumber', 'contact', shape.faxNumber),",
      ],
    ],
    error: `${FORM}/contact-section.tsx`,
  },
  input: {
    file: `${FORM}/contact-section.tsx`,
    lines: [
      [
        '      <Input app optional dir="ltr" inputMode="url" {...editing.input(\'googleMapsUrl\')} />',
        '      <Input app optional dir="ltr" {...editing.input(\'faxNumber\')} />',
      ],
    ],
    error: '',
  },
}
const PLACES = { ...SHOWN, ...EDITED }
const textOf = (file: string) => readFileSync(path.join(root, file), 'utf8')

/** Returns the text of a file with the lines of a place, each inserted after its reference line. */
function withField({ file, lines }: Place): string {
  return textOf(file)
    .split('\n')
    .flatMap((line) => [line, ...lines.filter(([behind]) => behind === line).map(([, added]) => added)])
    .join('\n')
}

let compiler: Awaited<ReturnType<typeof startCompiler>>
beforeAll(async () => {
  compiler = await startCompiler()
})
afterAll(() => compiler?.close())

const files = [FEATURE, FORM].flatMap((folder) =>
  readdirSync(path.join(root, folder))
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => path.posix.join(folder, file)),
)

/** Adds the field in every place but one, and the types that `npm run generate` creates then. */
async function addField({ without }: { without?: string } = {}) {
  for (const [name, place] of Object.entries(PLACES))
    if (!place.file.endsWith('.graphql'))
      compiler.write(place.file, name === without ? textOf(place.file) : withField(place))
  const { schema } = SHOWN
  const generated = await generatedFiles(async (file) =>
    file === schema?.file && without !== 'schema' ? withField(schema) : textOf(file),
  )
  for (const [file, text] of generated) if (!file.endsWith('.graphql')) compiler.write(file, text)
}

const CALM = 600_000

describe('a text field of a hospital', () => {
  test(
    'needs at most five places to be shown, and five between its rule and its input',
    async () => {
      expect(Object.keys(SHOWN).length).toBeLessThanOrEqual(5)
      expect(Object.keys(EDITED).length + 1).toBeLessThanOrEqual(5)
      await addField()
      expect(await compiler.errorsIn([...files, 'server/graphql.ts'])).toEqual([])
    },
    CALM,
  )

  test.each(Object.entries(PLACES).filter(([, { error }]) => error))(
    'leads the compiler to the missing %s',
    async (name, { error }) => {
      await addField({ without: name })
      const errors = await compiler.errorsIn([error])
      expect(errors.join('\n')).toContain('faxNumber')
    },
    CALM,
  )

  test('has an input in a section', () => {
    const sections = readdirSync(path.join(root, FORM)).filter((file) => file.endsWith('-section.tsx'))
    const written = sections.map((file) => textOf(path.posix.join(FORM, file))).join('\n')
    const names = [...textOf(`${FORM}/hospital-fields.ts`).matchAll(/^ {2}(\w+): text\(/gm)].map(([, name]) => name)
    expect(names.length).toBeGreaterThan(5)
    expect(names.filter((name) => !new RegExp(`'${name}'`).test(written))).toEqual([])
  })
})
