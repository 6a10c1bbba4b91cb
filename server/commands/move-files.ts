import { buffer } from 'node:stream/consumers'
import { parseArgs } from 'node:util'
import { type Config, loadConfig } from '#server/config.ts'
import { isCode } from '#server/database/secret.ts'
import { describeError } from '#server/http/log.ts'
import { contentOf, placesOf, type SealedPlace } from '#server/storage/store.ts'

const USAGE = `Usage: npm run files:move [-- --rotate]

Moves uploaded files and pictures from the other place (DATA_DIR or the bucket) to the one of FILES_PLACE while the product
runs. Each file is read back and compared before the first copy is removed.
  --rotate  also encrypts again what is not encrypted with FILES_KEY`

const orMissing = async <T>(work: Promise<T>): Promise<T | undefined> =>
  work.catch((error) => {
    if (!isCode(error, 'ENOENT')) throw error
    return undefined
  })

/**
 * Copies one file, which fits in memory, and compares the copy. Returns false if the file no longer
 * exists.
 */
async function copy(name: string, from: SealedPlace, to: SealedPlace): Promise<boolean> {
  const file = await orMissing(from.open(name))
  if (!file) return false
  const bytes = await buffer(file.bytes)
  await to.write(name, contentOf(bytes))
  const written = await buffer((await to.open(name)).bytes)
  if (!written.equals(bytes)) throw new Error(`${name} differs after it was copied`)
  return true
}

/** Moves every file from the other store. Returns their number. */
export async function moveFiles(config: Pick<Config, 'dataDir' | 'files'>): Promise<number> {
  const { current, other } = await placesOf(config)
  let moved = 0
  for await (const name of other?.list() ?? []) {
    if (!other || !(await copy(name, other, current))) continue
    const left = await orMissing(other.open(name))
    left?.bytes.destroy()
    // A file that was deleted during the copy must not come back.
    if (left) await other.remove(name)
    else await current.remove(name)
    moved += 1
  }
  return moved
}

/** Re-encrypts files with another key or none. Returns the number of files. */
export async function rotateKey(config: Pick<Config, 'dataDir' | 'files'>): Promise<number> {
  const { current } = await placesOf(config)
  const [key] = config.files.keys
  let rotated = 0
  for await (const name of current.list()) {
    const file = await orMissing(current.open(name))
    file?.bytes.destroy()
    if (!file || file.keyId === key?.id) continue
    if (await copy(name, current, current)) rotated += 1
  }
  return rotated
}

async function main(args: string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    strict: false,
    options: { rotate: { type: 'boolean' }, help: { type: 'boolean', short: 'h' } },
  })
  if (values.help || positionals.length > 0) {
    console.error(USAGE)
    return values.help ? 0 : 1
  }
  try {
    const config = loadConfig()
    const moved = await moveFiles(config)
    const rotated = values.rotate === true ? await rotateKey(config) : 0
    process.stdout.write(`${moved} files moved, ${rotated} encrypted again.\n`)
    return 0
  } catch (error) {
    console.error(describeError(error).message)
    return 1
  }
}

// Tests call the two functions directly.
if (process.argv[1]?.includes('move-files')) process.exitCode = await main(process.argv.slice(2))
