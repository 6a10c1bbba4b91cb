/** Addresses of uploaded pictures. */

/** Pixels across; a picture that is narrower stays as wide as it is. */
export const PICTURE_WIDTHS = [320, 640, 1280] as const
export const PICTURE_FORMATS = ['webp', 'jpg'] as const
export type PictureFormat = (typeof PICTURE_FORMATS)[number]
const LARGEST = 1280

/** Address of an uploaded picture as stored in records, by default the largest width. */
export const pictureAddress = (id: string, width: number = LARGEST, format: PictureFormat = 'webp'): string =>
  `/pictures/${id}-${width}.${format}`

const ADDRESS = new RegExp(`^/pictures/([\\da-f-]{36})-(${PICTURE_WIDTHS.join('|')})\\.(${PICTURE_FORMATS.join('|')})$`)

/** The id of an uploaded picture by its address; null for a picture of another host. */
export const pictureIdOf = (address: string): string | null => ADDRESS.exec(address)?.[1] ?? null

/** Addresses of a picture in each width, for `srcset`. Undefined for a picture of another host. */
export function pictureWidths(address: string | null | undefined): string | undefined {
  const id = address && pictureIdOf(address)
  if (!id) return undefined
  return PICTURE_WIDTHS.map((width) => `${pictureAddress(id, width)} ${width}w`).join(', ')
}
