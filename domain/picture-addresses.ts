/** Addresses of uploaded pictures. */

/** Widths in pixels. A narrower picture keeps its width. */
export const PICTURE_WIDTHS = [320, 640, 1280] as const
export const PICTURE_FORMATS = ['webp', 'jpg'] as const
export type PictureFormat = (typeof PICTURE_FORMATS)[number]
const LARGEST = 1280

/**
 * Returns the address of an uploaded picture as stored in records, by default the largest width.
 */
export const pictureAddress = (id: string, width: number = LARGEST, format: PictureFormat = 'webp'): string =>
  `/pictures/${id}-${width}.${format}`

const ADDRESS = new RegExp(`^/pictures/([\\da-f-]{36})-(${PICTURE_WIDTHS.join('|')})\\.(${PICTURE_FORMATS.join('|')})$`)

/** Returns the ID of an uploaded picture by its address, or null for a picture of another host. */
export const pictureIdOf = (address: string): string | null => ADDRESS.exec(address)?.[1] ?? null

/**
 * Returns the addresses of a picture in each width, for `srcset`. Undefined for a picture of
 * another host.
 */
export function pictureWidths(address: string | null | undefined): string | undefined {
  const id = address && pictureIdOf(address)
  if (!id) return undefined
  return PICTURE_WIDTHS.map((width) => `${pictureAddress(id, width)} ${width}w`).join(', ')
}
