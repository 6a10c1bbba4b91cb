import { useMutation, useQuery } from '@apollo/client/react'
import { graphql, type ResultOf } from '#web/data/graphql.ts'
import { useUploads } from './use-uploads.ts'

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
  const uploads = useUploads({
    addressFor: async (view) =>
      `/api/QuoteRequests/${await ensure()}/files${view ? `?view=${encodeURIComponent(view)}` : ''}`,
    refetch: query.refetch,
  })
  return {
    ...uploads,
    files: query.data?.quoteRequest?.files ?? [],
    remove: (fileId: string) => removeFile({ variables: { id: requestId ?? '', fileId } }),
  }
}
