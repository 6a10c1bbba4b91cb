import { PICTURE_FORMATS, PICTURE_WIDTHS, type PictureFormat } from '#domain/picture-addresses.ts'
import type { Config } from '#server/config.ts'
import { type Content, contentOf, storeOf } from '#server/storage/store.ts'
import type { Rendition } from './renditions.ts'

/**
 * Returns the name in the store, made only of our IDs. IDs begin with their time, so their ends
 * spread over the folders.
 */
function nameOf(id: string, { width, format }: { width: number; format: PictureFormat }): string {
  if (!/^[\da-f-]{36}$/.test(id)) throw new Error('not the id of a picture')
  return `pictures/${id.slice(-2)}/${id}-${width}.${format}`
}

export async function storePicture(config: Config, id: string, renditions: Rendition[]): Promise<void> {
  const store = await storeOf(config)
  for (const rendition of renditions) await store.write(nameOf(id, rendition), contentOf(rendition.bytes))
}

/** Deletes the bytes. Missing ones are not an error. */
export async function removePicture(config: Config, id: string): Promise<void> {
  const store = await storeOf(config)
  for (const width of PICTURE_WIDTHS)
    for (const format of PICTURE_FORMATS) await store.remove(nameOf(id, { width, format }))
}

export const openPicture = async (
  config: Config,
  id: string,
  rendition: { width: number; format: PictureFormat },
): Promise<Content> => (await storeOf(config)).open(nameOf(id, rendition))
