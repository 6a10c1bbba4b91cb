import { createReadStream } from 'node:fs'
import { mkdir, open, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Readable } from 'node:stream'
import { PICTURE_FORMATS, PICTURE_WIDTHS, type PictureFormat } from '#domain/picture-addresses.ts'
import type { Config } from '#server/config.ts'
import type { Rendition } from './renditions.ts'

/**
 * Under the data folder; names are made of our ids alone. Ids begin with their time, so that their
 * ends spread over the folders.
 */
function pathOf(config: Config, id: string, { width, format }: { width: number; format: PictureFormat }): string {
  if (!/^[\da-f-]{36}$/.test(id)) throw new Error('not the id of a picture')
  return path.join(config.dataDir, 'pictures', id.slice(-2), `${id}-${width}.${format}`)
}

export async function storePicture(config: Config, id: string, renditions: Rendition[]): Promise<void> {
  for (const rendition of renditions) {
    const file = pathOf(config, id, rendition)
    await mkdir(path.dirname(file), { recursive: true, mode: 0o700 })
    await writeFile(file, rendition.bytes, { mode: 0o600 })
  }
}

/** Takes the bytes away for good; those that are gone already are no fault. */
export async function removePicture(config: Config, id: string): Promise<void> {
  for (const width of PICTURE_WIDTHS)
    for (const format of PICTURE_FORMATS) await rm(pathOf(config, id, { width, format }), { force: true })
}

export type StoredPicture = { bytes: Readable; size: number }

export async function openPicture(
  config: Config,
  id: string,
  rendition: { width: number; format: PictureFormat },
): Promise<StoredPicture> {
  const handle = await open(pathOf(config, id, rendition))
  const { size } = await handle.stat()
  return { bytes: createReadStream('', { fd: handle }), size }
}
