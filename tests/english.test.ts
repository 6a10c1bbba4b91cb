import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { buildSchema } from 'graphql'
import { describe, expect, test } from 'vitest'
import { projectRoot } from '#server/config.ts'

const root = projectRoot()
const FOLDERS = ['domain', 'triage', 'server', 'web', 'tests', 'bench', 'vite']
const files = FOLDERS.flatMap((folder) =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) =>
    path.posix.join(folder, file),
  ),
).filter((file) => /\.(tsx?|css)$/.test(file) && !/\.gen(\.d)?\.ts$/.test(file))

/** Question words and bare prepositions, which make the reader guess the subject. */
const OPENING = /^(What|Which|Who|Whom|Whose|Whoever|Where|Of|So many|So much|So long|So often|The same)\b/
const PHRASE = /\bunless told\b|\bwhoever\b|\banew\b/i

/** Forbidden starts of later sentences. "The same key answers …" and "Of 20 …" are plain there. */
const LATER = /^(What|Which|Who|Whom|Whose|Whoever|Where|Of(?! \d)|So many|So much|So long|So often)\b/
const laterSentences = (text: string) => text.split(/(?<=[.!?:])\s+(?=[A-Z])/).slice(1)

const isOdd = (text: string) =>
  OPENING.test(text) || PHRASE.test(text) || laterSentences(text).some((sentence) => LATER.test(sentence))

/** Pattern of lines that consist of a comment, without linter directives. */
const COMMENT_LINE = /^\s*(\/\/|\/\*|\*(?:\s|\/|$))(?!.*biome-ignore)/

type Comment = { place: string; text: string }

/** Returns comments on lines of their own. Consecutive `//` lines are one comment. */
function commentsOf(file: string): Comment[] {
  const comments: Comment[] = []
  let open = false
  for (const [index, line] of readFileSync(path.join(root, file), 'utf8').split('\n').entries()) {
    const [, mark] = COMMENT_LINE.exec(line) ?? []
    if (!mark) {
      open = false
      continue
    }
    const text = line.replace(/^\s*(\/\/|\/\*\*?|\*(?!\/))?\s?/, '').replace(/\s*\*\/.*$/, '')
    const last = comments.at(-1)
    if (last && open && mark !== '/*') last.text = `${last.text} ${text}`.trim()
    else comments.push({ place: `${file}:${index + 1}`, text })
    open = !line.includes('*/')
  }
  return comments
}

/** Bare participles as type names. A noun after one (`KeptTicket`) is allowed. */
const PARTICIPLE =
  /\b(?:type|interface) ([A-Z][a-z]*ed|Told|Found|Kept|Shown|Known|Said|Made|Sent|Given|Taken|Chosen|Written|Spoken|Seen|Held|Drawn|Wish)\b(?= ?[=<{])/g

/** Variables named by ordinary words instead of by the record they hold. */
const VARIABLE =
  /\b(?:const|let) (?:\{[^}]*\b)?(known|found|wanted|asked|told|both|many|made|said|kept|named|given|gone)\b(?=[ ,:}])/g
const nameFolders = /^(domain|server|web|bench|vite)\//

const said = ({ place, text }: Comment) => `${place}: ${text.slice(0, 80)}`

describe('plain English', () => {
  test('comments name their subject', () => {
    const comments = files.flatMap(commentsOf)
    expect(comments.length).toBeGreaterThan(4000)
    expect(comments.filter(({ text }) => isOdd(text)).map(said)).toEqual([])
  })

  test('types are nouns', () => {
    const participles = files.flatMap((file) =>
      [...readFileSync(path.join(root, file), 'utf8').matchAll(PARTICIPLE)].map(([, name]) => `${file}: ${name}`),
    )
    expect(participles).toEqual([])
  })

  test('variables are nouns', () => {
    const vague = files
      .filter((file) => nameFolders.test(file))
      .flatMap((file) =>
        [...readFileSync(path.join(root, file), 'utf8').matchAll(VARIABLE)].map(([, name]) => `${file}: ${name}`),
      )
    expect(vague).toEqual([])
  })

  test('comments wrap at 100 columns', () => {
    const long = files.flatMap((file) =>
      readFileSync(path.join(root, file), 'utf8')
        .split('\n')
        .flatMap((line, index) =>
          COMMENT_LINE.test(line) && line.length > 100 && /\s\S/.test(line.trim().slice(3, 95))
            ? [`${file}:${index + 1}`]
            : [],
        ),
    )
    expect(long).toEqual([])
  })

  test('descriptions of the GraphQL schema name their subject', () => {
    const schema = buildSchema(readFileSync(path.join(root, 'schema.graphql'), 'utf8'))
    const types = Object.values(schema.getTypeMap()).filter(({ name }) => !name.startsWith('__'))
    const described = types.flatMap((type) => {
      const fields = 'getFields' in type ? Object.values(type.getFields()) : []
      const values = 'getValues' in type ? type.getValues() : []
      const inputs = fields.flatMap((field) => ('args' in field ? field.args : []))
      return [type, ...fields, ...values, ...inputs].map(({ name, description }) => ({
        place: `${type.name} ${name}`,
        text: description ?? '',
      }))
    })
    expect(described.length).toBeGreaterThan(1500)
    expect(described.filter(({ text }) => isOdd(text)).map(said)).toEqual([])
  })

  test('descriptions of the REST API name their subject', () => {
    const DESCRIPTION = /(?:\.describe\(\s*|\b(?:description|summary):\s*)(['"`])((?:(?!\1).)+)\1/g
    const described = files
      .filter((file) => /^(server|domain)\/(?!content|seed)/.test(file))
      .flatMap((file) =>
        [...readFileSync(path.join(root, file), 'utf8').matchAll(DESCRIPTION)].map(([, , text = '']) => ({
          place: file,
          text,
        })),
      )
    expect(described.length).toBeGreaterThan(400)
    expect(described.filter(({ text }) => isOdd(text)).map(said)).toEqual([])
  })
})
