/**
 * Places of uploaded files and pictures: the data folder or a bucket, encrypted if the operator
 * configured a key. Reading falls back to the other place, so that files can be moved while the
 * product runs.
 */
import { Readable } from 'node:stream'
import type { Config } from '#server/config.ts'
import { isCode } from '#server/database/secret.ts'
import { AppError } from '../errors.ts'
import { localPlace } from './local-place.ts'
import type { S3Access } from './s3-client.ts'
import { keyIdOf, plainSize, type SealingKey, seal, sealedSize, unseal } from './sealing.ts'

export type Content = { bytes: Readable; size: number }

/** Place for bytes. Names are paths without a leading slash, such as `files/ab/<id>`. */
export type Place = {
  write: (name: string, content: Content) => Promise<void>
  /** Opens a file. `head` is the beginning of `bytes`. Throws ENOENT if it does not exist. */
  open: (name: string) => Promise<Content & { head: Buffer }>
  /** Deletes a file. A missing one is not an error. */
  remove: (name: string) => Promise<void>
  /** Returns the names in these folders, or in all. */
  list: (folders?: readonly string[]) => AsyncIterable<string>
}

/** Folders whose files belong to a store. */
export const STORED_FOLDERS: readonly string[] = ['files', 'pictures', 'erasures']

export type FileSettings = {
  place: 'local' | 's3'
  s3: (S3Access & { bucket: string }) | undefined
  /** Encryption keys. The first encrypts, all decrypt. */
  keys: SealingKey[]
}

export type FileStore = {
  write: (name: string, content: Content) => Promise<void>
  open: (name: string) => Promise<Content>
  remove: (name: string) => Promise<void>
  list: Place['list']
}

/** Wraps a place with encryption. Unencrypted files can still be read. */
export const sealedPlace = (place: Place, keys: readonly SealingKey[]) => ({
  write: (name: string, { bytes, size }: Content) => {
    const [key] = keys
    if (!key) return place.write(name, { bytes, size })
    const sealing = seal(key)
    bytes.on('error', (error) => sealing.destroy(error))
    return place.write(name, { bytes: bytes.pipe(sealing), size: sealedSize(size) })
  },
  open: async (name: string): Promise<Content & { keyId: string | undefined }> => {
    const { bytes, size, head } = await place.open(name)
    const keyId = keyIdOf(head)
    if (!keyId) return { bytes, size, keyId }
    if (!keys.some(({ id }) => id === keyId)) {
      bytes.destroy()
      throw new Error(`a stored file needs the key ${keyId}`)
    }
    const opened = unseal(keys)
    bytes.on('error', (error) => opened.destroy(error))
    opened.once('close', () => bytes.destroy())
    return { bytes: bytes.pipe(opened), size: plainSize(size), keyId }
  },
  remove: place.remove,
  list: place.list,
})
export type SealedPlace = ReturnType<typeof sealedPlace>

const isMissing = (error: unknown) => isCode(error, 'ENOENT')

/** Converts an error of the bucket to `unavailable`, because it is not the caller's fault. */
async function orUnavailable<T>(work: Promise<T>): Promise<T> {
  return work.catch((error) => {
    if (isMissing(error) || error instanceof AppError) throw error
    throw Object.assign(new AppError('unavailable'), { cause: error })
  })
}

/**
 * Returns the places of a configuration: the one for new files, and the one that may still have
 * older ones.
 */
export async function placesOf({
  dataDir,
  files,
}: Pick<Config, 'dataDir' | 'files'>): Promise<{ current: SealedPlace; other: SealedPlace | undefined }> {
  const local = sealedPlace(localPlace(dataDir), files.keys)
  if (!files.s3) return { current: local, other: undefined }
  // A library that only installations with a bucket load.
  const { s3Place } = await import('./s3-place.ts')
  const bucket = sealedPlace(s3Place(files.s3), files.keys)
  return files.place === 's3' ? { current: bucket, other: local } : { current: local, other: bucket }
}

const stores = new WeakMap<FileSettings, Map<string, Promise<FileStore>>>()

async function makeStore(config: Pick<Config, 'dataDir' | 'files'>): Promise<FileStore> {
  const { current, other } = await placesOf(config)
  const guard = config.files.s3 ? orUnavailable : <T>(work: Promise<T>) => work
  return {
    write: (name, content) => guard(current.write(name, content)),
    open: (name) =>
      guard(
        current.open(name).catch((error) => {
          if (!other || !isMissing(error)) throw error
          // The file may have moved between the two attempts.
          return other.open(name).catch((second) => {
            if (!isMissing(second)) throw second
            return current.open(name)
          })
        }),
      ),
    remove: (name) => guard(Promise.all([current.remove(name), other?.remove(name)]).then(() => undefined)),
    async *list(folders) {
      yield* current.list(folders)
      if (other) yield* other.list(folders)
    },
  }
}

/** Returns the store of a configuration. */
export function storeOf(config: Pick<Config, 'dataDir' | 'files'>): Promise<FileStore> {
  const byFolder = stores.get(config.files) ?? new Map<string, Promise<FileStore>>()
  stores.set(config.files, byFolder)
  const store = byFolder.get(config.dataDir) ?? makeStore(config)
  byFolder.set(config.dataDir, store)
  return store
}

export const contentOf = (bytes: Buffer): Content => ({ bytes: Readable.from([bytes]), size: bytes.length })
