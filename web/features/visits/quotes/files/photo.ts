/** Checks and shrinks patients' photos in the browser, and removes their location. */

/** Maximum side of a sent photo, in pixels. */
const MAX_SIDE = 2400
/** Minimum side of a photo with visible details, in pixels. */
const MIN_SIDE = 600
/** Side of the sample for measuring brightness, in pixels. */
const SAMPLE = 48
/** Bounds of the mean brightness (0 to 255) of a usable photo. */
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

/** Returns the photo as JPEG without metadata such as its location. */
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
 * Returns the photo to send and its faults. A file that the browser cannot decode is returned
 * unchanged, and the server decides.
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
