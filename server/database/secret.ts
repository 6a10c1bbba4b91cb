import { randomBytes } from 'node:crypto'
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'

const randomSecret = (): string => randomBytes(48).toString('base64url')

/**
 * Returns a secret of this installation. It is created once and kept in the data folder, readable
 * only by its owner. Two instances that start together get the same secret.
 */
export function findSecret(dataDir: string, name = 'secret', { make = randomSecret } = {}): string {
  const file = path.join(dataDir, name)
  try {
    return read(file)
  } catch (error) {
    if (!isCode(error, 'ENOENT')) throw explain(error, file)
  }
  try {
    mkdirSync(dataDir, { recursive: true })
    const draft = `${file}.${process.pid}`
    writeFileSync(draft, `${make()}\n`, { mode: 0o600 })
    try {
      linkSync(draft, file)
    } catch (error) {
      if (!isCode(error, 'EEXIST')) throw error
    } finally {
      rmSync(draft)
    }
    return read(file)
  } catch (error) {
    throw explain(error, file)
  }
}

function read(file: string): string {
  const secret = readFileSync(file, 'utf8').trim()
  if (secret.length < 32)
    throw new Error(`${file} is damaged: delete it and start again (everyone has to sign in again).`)
  return secret
}

function explain(error: unknown, file: string): Error {
  if (!isCode(error, 'EACCES') && !isCode(error, 'EPERM') && !isCode(error, 'EROFS')) return error as Error
  return new Error(`${file} cannot be read or written: give this user the data folder, or set DATA_DIR to another one.`)
}

export function isCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code
}
