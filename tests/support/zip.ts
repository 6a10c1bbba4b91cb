import { buffer, text } from 'node:stream/consumers'
import { promisify } from 'node:util'
import yauzl, { type Entry, type Options, type ZipFile } from 'yauzl'
import yazl from 'yazl'

const open = promisify<string, Options, ZipFile>(yauzl.open)

/** Reads the entries of a zip file by name as text, with an independent library. */
export async function readZip(file: string): Promise<Map<string, string>> {
  const zip = await open(file, { lazyEntries: true })
  return new Promise((resolve, reject) => {
    const found = new Map<string, string>()
    zip.on('error', reject)
    zip.on('end', () => resolve(found))
    zip.on('entry', (entry: Entry) =>
      zip.openReadStream(entry, async (fault, stream) => {
        if (fault) return reject(fault)
        found.set(entry.fileName, await text(stream))
        zip.readEntry()
      }),
    )
    zip.readEntry()
  })
}

/** Returns a zip file with these entries. */
export async function zipOf(entries: Record<string, Buffer>): Promise<Buffer> {
  const zip = new yazl.ZipFile()
  for (const [name, bytes] of Object.entries(entries)) zip.addBuffer(bytes, name)
  zip.end()
  return buffer(zip.outputStream)
}
