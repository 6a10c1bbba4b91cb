import { statfs } from 'node:fs/promises'
import type { Context } from '../context.ts'
import { AppError } from '../errors.ts'

/** Refuses uploads before the disk is full, because the database may be on the same disk. */
export async function requireDisk({ config, log }: Context): Promise<void> {
  const { bavail, bsize } = await statfs(config.dataDir)
  const free = bavail * bsize
  if (free >= config.minFreeDisk) return
  log.warn({ free, wanted: config.minFreeDisk }, 'uploads are refused: the disk of the data folder is nearly full')
  throw new AppError('unavailable')
}
