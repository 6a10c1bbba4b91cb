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

/** Progress of an upload for one photo or for other files, or its error. */
export type Place = { share: number | null; error: string | null }

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

  /** Uploads files to one place, one at a time. Returns whether all were accepted. */
  async function add(view: string, files: readonly File[]): Promise<boolean> {
    for (const file of files) {
      const refusal = refuseFile(file)
      if (refusal) {
        setPlace(view, { share: null, error: refusal })
        return false
      }
      setPlace(view, { share: 0, error: null })
      try {
        const id = await ensure()
        const address = `/api/QuoteRequests/${id}/files${view ? `?view=${encodeURIComponent(view)}` : ''}`
        const { signal } = new AbortController()
        await upload({ address, file, signal, onProgress: (share) => setPlace(view, { share, error: null }) })
        setPlace(view, { share: null, error: null })
      } catch (error) {
        const words = error instanceof UploadRefused ? error.message : refusalOf(error, FILE_MESSAGES.broken).message
        setPlace(view, { share: null, error: words })
        return false
      }
    }
    await query.refetch().catch(() => undefined)
    return true
  }

  return {
    files: query.data?.quoteRequest?.files ?? [],
    places,
    add,
    remove: (fileId: string) => removeFile({ variables: { id: requestId ?? '', fileId } }),
  }
}
