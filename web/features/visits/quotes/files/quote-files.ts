import { useMutation, useQuery } from '@apollo/client/react'
import { useState } from 'react'
import { FILE_MESSAGES } from '#domain/files.ts'
import { graphql, type ResultOf } from '#web/data/graphql.ts'
import { refusalOf } from '#web/data/refusal.ts'
import { refuseFile, UploadRefused, upload } from '#web/data/upload.ts'

export const QuoteFileFields = graphql(`fragment QuoteFileFields on QuoteFile { id name size type view createdAt }`)
export type QuoteFile = ResultOf<typeof QuoteFileFields>

const FilesOfRequest = graphql(
  `query FilesOfRequest($id: ID!) { quoteRequest(id: $id) { id state files { ...QuoteFileFields } } }`,
  [QuoteFileFields],
)
const DeleteQuoteFile = graphql(
  `mutation DeleteQuoteFile($id: ID!, $fileId: ID!) {
    deleteQuoteFile(id: $id, fileId: $fileId) { id files { ...QuoteFileFields } }
  }`,
  [QuoteFileFields],
)

/** Returns the address of a file. Staff pass the request's ID at their hospital. */
export const quoteFileAddress = (requestId: string, fileId: string) => `/api/QuoteRequests/${requestId}/files/${fileId}`

/** A file that was not stored, with the reason. */
export type RefusedFile = { file: File; error: string }

/** Progress of uploads for one photo or for other files, and the files that were not stored. */
export type Place = { share: number | null; refused: readonly RefusedFile[] }

/** Returns the files that may arrive at another try, because the connection failed. */
export const interrupted = (place: Place | undefined): File[] =>
  (place?.refused ?? []).flatMap(({ file, error }) => (error === FILE_MESSAGES.broken ? file : []))

/** Place of files that no question requests. */
export const OTHER = ''

/**
 * State of the files of the caller's request. `requestId` is null until `ensure` has saved the
 * draft in the account.
 */
export function useQuoteFiles(requestId: string | null, ensure: () => Promise<string>) {
  const query = useQuery(FilesOfRequest, {
    variables: { id: requestId ?? '' },
    skip: requestId === null,
    fetchPolicy: 'cache-and-network',
  })
  const [removeFile] = useMutation(DeleteQuoteFile)
  const [places, setPlaces] = useState<Readonly<Record<string, Place>>>({})
  const setPlace = (view: string, place: Place) => setPlaces((all) => ({ ...all, [view]: place }))

  /** Uploads one file. Returns the reason if it was not stored. */
  async function send(file: File, view: string, onProgress: (share: number) => void): Promise<string | null> {
    const refusal = refuseFile(file)
    if (refusal) return refusal
    try {
      const id = await ensure()
      const address = `/api/QuoteRequests/${id}/files${view ? `?view=${encodeURIComponent(view)}` : ''}`
      await upload({ address, file, signal: new AbortController().signal, onProgress })
      return null
    } catch (error) {
      return error instanceof UploadRefused ? error.message : refusalOf(error, FILE_MESSAGES.broken).message
    }
  }

  /** Uploads files to one place, one at a time. Returns whether all were accepted. */
  async function add(view: string, files: readonly File[]): Promise<boolean> {
    const refused: RefusedFile[] = []
    for (const file of files) {
      setPlace(view, { share: 0, refused })
      const error = await send(file, view, (share) => setPlace(view, { share, refused }))
      if (error !== null) refused.push({ file, error })
    }
    if (refused.length < files.length) await query.refetch().catch(() => undefined)
    setPlace(view, { share: null, refused })
    return refused.length === 0
  }

  return {
    files: query.data?.quoteRequest?.files ?? [],
    places,
    add,
    remove: (fileId: string) => removeFile({ variables: { id: requestId ?? '', fileId } }),
  }
}
