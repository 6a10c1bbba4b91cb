import type { Readable } from 'node:stream'
import type { Context } from '#server/context.ts'
import { getProfile } from '#server/features/accounts/users/reading.ts'
import { openStored } from '#server/storage/storage.ts'
import { requireViewer } from '#server/viewer.ts'
import { documentsOf, sections } from './personal-data.ts'
import { quoteAttachmentsOf, quoteDocumentsOf } from './quote-data.ts'

/** Reads all data in one snapshot, so that the lists agree with each other and with the files. */
function collect(ctx: Context, userId: string) {
  return ctx.db.transaction(
    async (tx) => {
      const data: Record<string, object[]> = {}
      for (const [name, rowsOf] of Object.entries(sections)) data[name] = await rowsOf(tx, userId)
      const documents = []
      for (const documentsFor of [documentsOf, quoteDocumentsOf, quoteAttachmentsOf])
        documents.push(...(await documentsFor(tx, userId)))
      return { data, documents }
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  )
}

/**
 * Returns all data stored about the viewer as a zip: `data.json`, and each document under `files/`.
 * It is written while it is read.
 */
export async function exportAccount(ctx: Context): Promise<{ name: string; bytes: Readable }> {
  const viewer = requireViewer(ctx)
  const { data, documents } = await collect(ctx, viewer.id)
  const exported = { exportedAt: ctx.clock().toISOString(), account: await getProfile(ctx), ...data }
  const { default: yazl } = await import('yazl')
  const zip = new yazl.ZipFile()
  const bytes = zip.outputStream as Readable
  let open: Readable | undefined
  zip.addBuffer(Buffer.from(`${JSON.stringify(exported, null, 2)}\n`), 'data.json', { mtime: ctx.clock() })
  // Documents are compressed already.
  for (const { storageName, path, createdAt } of documents)
    zip.addReadStreamLazy(path, { compress: false, mtime: createdAt }, (give) => {
      if (bytes.destroyed) return
      openStored(ctx.config, storageName).then(
        (file) => {
          open = file
          give(null, file)
        },
        (error) => zip.emit('error', error),
      )
    })
  // An incomplete zip must not look complete, and a closed connection must leave no file open.
  zip.on('error', (error) => bytes.destroy(error))
  bytes.once('close', () => open?.destroy())
  zip.end()
  return { name: `hekima-${ctx.clock().toISOString().slice(0, 10)}.zip`, bytes }
}
