import { promisify } from 'node:util'
import { type Entry, open, type Options, type ZipFile } from 'yauzl'
import { HEAD_BYTES, kindOf } from './content.ts'

const MAX_ENTRIES = 5000
const openZip = promisify<string, Options, ZipFile>(open)

/** First bytes of an entry. The rest is never unpacked. */
function headOf(zip: ZipFile, entry: Entry): Promise<Buffer> {
  return new Promise((resolve, reject) =>
    zip.openReadStream(entry, (fault, stream) => {
      if (fault) return reject(fault)
      const pieces: Buffer[] = []
      let length = 0
      const done = () => {
        stream.destroy()
        resolve(Buffer.concat(pieces).subarray(0, HEAD_BYTES))
      }
      stream.on('error', reject)
      stream.on('end', done)
      stream.on('data', (piece: Buffer) => {
        pieces.push(piece)
        length += piece.length
        if (length >= HEAD_BYTES) done()
      })
    }),
  )
}

/**
 * Whether each file in a zip is a DICOM image, PDF, JPEG or PNG by its content, and at least one a
 * DICOM image. Only the first bytes of each are unpacked.
 */
export async function isDicomZip(path: string): Promise<boolean> {
  const zip = await openZip(path, { lazyEntries: true, autoClose: false }).catch(() => undefined)
  if (!zip) return false
  try {
    return zip.entryCount <= MAX_ENTRIES && (await holdsDicom(zip))
  } finally {
    zip.close()
  }
}

function holdsDicom(zip: ZipFile): Promise<boolean> {
  return new Promise((resolve) => {
    let images = 0
    zip.on('error', () => resolve(false))
    zip.on('end', () => resolve(images > 0))
    zip.on('entry', async (entry: Entry) => {
      if (!entry.fileName.endsWith('/')) {
        const kind = kindOf(await headOf(zip, entry).catch(() => Buffer.alloc(0)))
        if (!kind) return resolve(false)
        if (kind.type === 'application/dicom') images += 1
      }
      zip.readEntry()
    })
    zip.readEntry()
  })
}
