import path from 'node:path'

type Kind = { type: string; extensions: readonly [string, ...string[]]; matches: (head: Buffer) => boolean }

const starts = (bytes: number[], at = 0) => {
  const bytesOfCopy = Buffer.from(bytes)
  return (head: Buffer) => head.subarray(at, at + bytesOfCopy.length).equals(bytesOfCopy)
}

/**
 * Accepted file types, detected from their first bytes. Names and declared types are not trusted.
 */
const KINDS: readonly Kind[] = [
  { type: 'application/pdf', extensions: ['.pdf'], matches: starts([0x25, 0x50, 0x44, 0x46, 0x2d]) },
  { type: 'image/jpeg', extensions: ['.jpg', '.jpeg'], matches: starts([0xff, 0xd8, 0xff]) },
  {
    type: 'image/png',
    extensions: ['.png'],
    matches: starts([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
  },
  // The file starts with 128 bytes of preamble, then "DICM".
  { type: 'application/dicom', extensions: ['.dcm', '.dicom'], matches: starts([0x44, 0x49, 0x43, 0x4d], 128) },
]

export const FILE_TYPES = KINDS.map(({ type }) => type)

/** Archive of images. `isDicomZip` checks its entries. */
export const ARCHIVE_TYPE = 'application/zip'
const ARCHIVE: Kind = { type: ARCHIVE_TYPE, extensions: ['.zip'], matches: starts([0x50, 0x4b, 0x03, 0x04]) }

/** Number of bytes that `kindOf` needs. */
export const HEAD_BYTES = 132

export const kindOf = (head: Buffer): Kind | undefined => KINDS.find((kind) => kind.matches(head))
export const archiveOf = (head: Buffer): Kind | undefined => (ARCHIVE.matches(head) ? ARCHIVE : undefined)

/** Returns a name for display only: no folder, no control characters, and the right extension. */
export function readableName(claimed: string | undefined, kind: Kind): string {
  const cleaned = (claimed ?? '')
    .toWellFormed()
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what has to go
    .replace(/[\u0000-\u001f\u007f-\u009f\u200e\u200f\u202a-\u202e\u2066-\u2069"<>|:*?]/gu, '')
  const base = path.posix.basename(cleaned.replaceAll('\\', '/')).replace(/^\.+/, '').trim()
  const extension = path.extname(base).toLowerCase()
  const stem = [...(kind.extensions.includes(extension) ? base.slice(0, -extension.length) : base)]
    .slice(0, 120)
    .join('')
  return `${stem.trim() || 'document'}${kind.extensions.includes(extension) ? extension : kind.extensions[0]}`
}
