import { useState } from 'react'
import { FILE_MESSAGES } from '#domain/files.ts'
import { refusalOf } from '#web/data/refusal.ts'
import { refuseFile, UploadRefused, upload } from '#web/data/upload.ts'

/** A file that was not stored, with the reason. */
export type RefusedFile = { file: File; error: string }

/** Progress of uploads to one place of a page, and the files that were not stored. */
export type Place = { share: number | null; refused: readonly RefusedFile[] }

/** Returns the files that may arrive at another try, because the connection failed. */
export const interrupted = (place: Place | undefined): File[] =>
  (place?.refused ?? []).flatMap(({ file, error }) => (error === FILE_MESSAGES.broken ? file : []))

type Options = {
  /** Returns the address that takes the files of a place. */
  addressFor: (place: string) => string | Promise<string>
  /** Reads the stored files again. */
  refetch: () => Promise<unknown>
}

/** State of uploads to the places of a page. */
export function useUploads({ addressFor, refetch }: Options) {
  const [places, setPlaces] = useState<Readonly<Record<string, Place>>>({})
  const setPlace = (name: string, place: Place) => setPlaces((all) => ({ ...all, [name]: place }))

  /** Uploads one file. Returns the reason if it was not stored. */
  async function send(file: File, place: string, onProgress: (share: number) => void): Promise<string | null> {
    const refusal = refuseFile(file)
    if (refusal) return refusal
    try {
      await upload({ address: await addressFor(place), file, signal: new AbortController().signal, onProgress })
      return null
    } catch (error) {
      return error instanceof UploadRefused ? error.message : refusalOf(error, FILE_MESSAGES.broken).message
    }
  }

  /** Uploads files to one place, one at a time. Returns whether all were accepted. */
  async function add(place: string, files: readonly File[]): Promise<boolean> {
    const refused: RefusedFile[] = []
    for (const file of files) {
      setPlace(place, { share: 0, refused })
      const error = await send(file, place, (share) => setPlace(place, { share, refused }))
      if (error !== null) refused.push({ file, error })
    }
    if (refused.length < files.length) await refetch().catch(() => undefined)
    setPlace(place, { share: null, refused })
    return refused.length === 0
  }

  return { places, add }
}
