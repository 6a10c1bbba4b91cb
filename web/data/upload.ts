import { FILE_MESSAGES, MAX_FILE_SIZE } from '#domain/files.ts'
import { readRefusal } from './refusal.ts'
import { currentToken } from '#web/session/token.ts'

/**
 * Returns the reason why a file is refused without sending it, or null. The server detects the type
 * from the content.
 */
export function refuseFile({ size }: { size: number }): string | null {
  if (size === 0) return FILE_MESSAGES.empty
  return size > MAX_FILE_SIZE ? FILE_MESSAGES.tooLarge : null
}

export class UploadRefused extends Error {}

function sentenceOf(request: XMLHttpRequest): string {
  try {
    return readRefusal(JSON.parse(request.responseText), FILE_MESSAGES.broken).message
  } catch {
    // A proxy between the browser and the server answered.
    return FILE_MESSAGES.broken
  }
}

type Upload = {
  /** Address that takes the file. */
  address: string
  file: File
  signal: AbortSignal
  onProgress: (share: number) => void
}

/**
 * Uploads one file. Uses XMLHttpRequest because fetch reports no upload progress. Throws
 * `UploadRefused`.
 */
export function upload({ address, file, signal, onProgress }: Upload): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open('POST', address)
    request.setRequestHeader('authorization', `Bearer ${currentToken()}`)
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0))
    request.addEventListener('load', () =>
      request.status === 201 ? resolve() : reject(new UploadRefused(sentenceOf(request))),
    )
    request.addEventListener('error', () => reject(new UploadRefused(FILE_MESSAGES.broken)))
    request.addEventListener('abort', () => reject(new DOMException('stopped', 'AbortError')))
    signal.addEventListener('abort', () => request.abort())
    const form = new FormData()
    form.append('file', file)
    request.send(form)
  })
}
