import type { Attachment } from '../attachments/attachment-fields.ts'
import type { QuoteVersion } from './request-fields.ts'

export type VersionChange = { term: string; before: string | null; now: string | null }

type Words = {
  factsOf: (version: QuoteVersion) => readonly { term: string; value: string | null }[]
  lineWords: (line: QuoteVersion['lines'][number], version: QuoteVersion) => string
  totalTerm: string
  totalWords: (version: QuoteVersion) => string
  attachmentTerm: (attachment: Attachment) => string
  attachmentWords: (attachment: Attachment) => string
}

/** Indexes lines of a version by label. Equal labels are numbered in their order. */
function linesByName(
  version: QuoteVersion,
  lineWords: Words['lineWords'],
): Map<string, { term: string; words: string }> {
  const byName = new Map<string, { term: string; words: string }>()
  for (const line of version.lines) {
    let key = `${line.kind} ${line.label}`
    while (byName.has(key)) key += ' '
    byName.set(key, { term: line.label, words: lineWords(line, version) })
  }
  return byName
}

const isMissingIn =
  ({ attachments }: QuoteVersion) =>
  ({ id }: Attachment) =>
    !attachments.some((attachment) => attachment.id === id)

/** Returns the changes of a version from the previous one: total, lines, terms and attachments. */
export function versionChanges(before: QuoteVersion, now: QuoteVersion, words: Words): VersionChange[] {
  const { factsOf, lineWords, totalTerm, totalWords, attachmentTerm, attachmentWords } = words
  const [oldLines, newLines] = [linesByName(before, lineWords), linesByName(now, lineWords)]
  const lines = [...new Set([...oldLines.keys(), ...newLines.keys()])].map((key) => ({
    term: newLines.get(key)?.term ?? oldLines.get(key)?.term ?? '',
    before: oldLines.get(key)?.words ?? null,
    now: newLines.get(key)?.words ?? null,
  }))
  const oldFacts = new Map(factsOf(before).map(({ term, value }) => [term, value]))
  const newFacts = new Map(factsOf(now).map(({ term, value }) => [term, value]))
  const facts = [...new Set([...oldFacts.keys(), ...newFacts.keys()])].map((term) => ({
    term,
    before: oldFacts.get(term) ?? null,
    now: newFacts.get(term) ?? null,
  }))
  const attachments = [
    ...before.attachments.filter(isMissingIn(now)).map((attachment) => ({
      term: attachmentTerm(attachment),
      before: attachmentWords(attachment),
      now: null,
    })),
    ...now.attachments.filter(isMissingIn(before)).map((attachment) => ({
      term: attachmentTerm(attachment),
      before: null,
      now: attachmentWords(attachment),
    })),
  ]
  const total = { term: totalTerm, before: totalWords(before), now: totalWords(now) }
  return [total, ...lines, ...facts, ...attachments].filter((change) => change.before !== change.now)
}
