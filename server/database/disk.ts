import { statfs } from 'node:fs/promises'
import type { Context } from '../context.ts'
import { AppError } from '../errors.ts'

/** The database may lie on the same disk as what people upload: uploads stop before it is full. */
export async function requireDisk({ config, log }: Context): Promise<void> {
  const { bavail, bsize } = await statfs(config.dataDir)
  const free = bavail * bsize
  if (free >= config.minFreeDisk) return
  log.warn({ free, wanted: config.minFreeDisk }, 'uploads are refused: the disk of the data folder is nearly full')
  throw new AppError('unavailable')
}
