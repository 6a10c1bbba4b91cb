import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import S3rver from 's3rver'
import { makeDataFolder } from './data-folder.ts'
import { startSwift } from './swift.ts'

const BUCKET = 'hekima-files'
/** Extension of the files of s3rver. */
const OBJECT = '._S3rver_object'

/** Starts s3rver with one bucket. */
async function startS3rver() {
  const directory = await makeDataFolder()
  let port = 0
  let server: S3rver
  async function open(): Promise<void> {
    server = new S3rver({
      address: '127.0.0.1',
      port,
      silent: true,
      directory,
      configureBuckets: [{ name: BUCKET }],
    })
    port = (await server.run()).port
  }
  await open()
  const folder = path.join(directory, BUCKET)
  const names = async () =>
    (await readdir(folder, { recursive: true }))
      .filter((name) => name.endsWith(OBJECT))
      .map((name) => name.slice(0, -OBJECT.length))
  return {
    /** Settings of the product for the service. */
    env: {
      S3_ENDPOINT: `http://127.0.0.1:${port}`,
      S3_BUCKET: BUCKET,
      S3_ACCESS_KEY: 'S3RVER',
      S3_SECRET_KEY: 'S3RVER',
    },
    open,
    close: () => server.close(),
    names,
    read: (name: string) => readFile(path.join(folder, name + OBJECT)),
    /** Replaces the bytes of an object without the service. */
    write: (name: string, bytes: Buffer) => writeFile(path.join(folder, name + OBJECT), bytes),
    delete: (name: string) => rm(path.join(folder, name + OBJECT)),
    remove: async () => {
      await server.close().catch(() => undefined)
      await rm(directory, { recursive: true, force: true })
    },
  }
}

/**
 * Starts an S3 service with one bucket: OpenStack Swift if `TEST_S3_SERVICE` is `swift`. It can
 * stop and start again.
 */
export const startBucket = () => (process.env.TEST_S3_SERVICE === 'swift' ? startSwift(BUCKET) : startS3rver())
