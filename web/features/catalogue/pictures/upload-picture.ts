import { MAX_PICTURE_SIZE, PICTURE_MESSAGES } from '#domain/pictures.ts'
import { readRefusal } from '#web/data/refusal.ts'
import { currentToken } from '#web/session/token.ts'

/**
 * Returns the reason why a picture is refused without sending it, or null. The server detects the
 * type from the content.
 */
export const refusePicture = ({ size }: File): string | null =>
  size > MAX_PICTURE_SIZE ? PICTURE_MESSAGES.tooLarge : null

export class PictureRefused extends Error {}

/**
 * Uploads a picture with its alternative text and returns its address. Throws `PictureRefused` with
 * a message.
 */
export async function uploadPicture(file: File, alt: string): Promise<string> {
  const form = new FormData()
  form.append('alt', alt)
  form.append('file', file)
  const headers = { authorization: `Bearer ${currentToken()}` }
  const answer = await fetch('/api/Pictures', { method: 'POST', headers, body: form }).catch(() => null)
  const body: unknown = await answer?.json().catch(() => null)
  if (answer?.ok) return (body as { url: string }).url
  throw new PictureRefused(readRefusal(body, PICTURE_MESSAGES.broken).message)
}
