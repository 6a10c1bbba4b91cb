/** Photos of patients before they leave the browser: judged, made smaller and without a place. */

/** Longest side of a sent photo, in pixels. */
const MAX_SIDE = 2400
/** Shortest side of a photo on which details can be seen. */
const MIN_SIDE = 600
/** Side of the copy whose brightness is measured. */
const SAMPLE = 48
/** Mean brightness, 0 to 255, below and above which nothing can be judged. */
const DARK = 60
const BRIGHT = 225

export type PhotoFault = 'dark' | 'bright' | 'small'
export type CheckedPhoto = { file: File; fault: PhotoFault | null }

function brightnessOf(picture: ImageBitmap): number {
  const canvas = new OffscreenCanvas(SAMPLE, SAMPLE)
  const drawing = canvas.getContext('2d')
  if (!drawing) return (DARK + BRIGHT) / 2
  drawing.drawImage(picture, 0, 0, SAMPLE, SAMPLE)
  const { data } = drawing.getImageData(0, 0, SAMPLE, SAMPLE)
  let sum = 0
  for (let at = 0; at < data.length; at += 4)
    sum += 0.2126 * (data[at] ?? 0) + 0.7152 * (data[at + 1] ?? 0) + 0.0722 * (data[at + 2] ?? 0)
  return sum / (SAMPLE * SAMPLE)
}

/** Returns the photo as a JPEG without its metadata, such as the place where it was taken. */
async function withoutMetadata(picture: ImageBitmap, name: string): Promise<File | null> {
  const scale = Math.min(1, MAX_SIDE / Math.max(picture.width, picture.height))
  const canvas = new OffscreenCanvas(Math.round(picture.width * scale), Math.round(picture.height * scale))
  const drawing = canvas.getContext('2d')
  if (!drawing) return null
  drawing.drawImage(picture, 0, 0, canvas.width, canvas.height)
  const blob = await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.9 })
  return new File([blob], `${name.replace(/\.\w+$/u, '')}.jpg`, { type: 'image/jpeg' })
}

/**
 * Returns the photo to send and what is wrong with it. A file that the browser cannot show is
 * returned as it is: the server decides.
 */
export async function checkPhoto(file: File): Promise<CheckedPhoto> {
  const picture = await createImageBitmap(file).catch(() => null)
  if (!picture) return { file, fault: null }
  try {
    const brightness = brightnessOf(picture)
    const isSmall = Math.min(picture.width, picture.height) < MIN_SIDE
    const fault = isSmall ? 'small' : brightness < DARK ? 'dark' : brightness > BRIGHT ? 'bright' : null
    return { file: (await withoutMetadata(picture, file.name).catch(() => null)) ?? file, fault }
  } finally {
    picture.close()
  }
}
