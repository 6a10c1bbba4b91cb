import { useApolloClient, useMutation } from '@apollo/client/react'
import { useRef } from 'react'
import { QUOTE_CONSENT_VERSION } from '#domain/quotes/limits.ts'
import { graphql, type VariablesOf } from '#web/data/graphql.ts'
import { refusalOf } from '#web/data/refusal.ts'

const SaveQuoteRequest = graphql(`
  mutation SaveQuoteRequest($id: ID, $input: QuoteRequestInput!) {
    saveQuoteRequest(id: $id, input: $input) { id number updatedAt }
  }
`)
const SendQuoteRequest = graphql(`
  mutation SendQuoteRequest($id: ID!, $consent: QuoteConsentInput!) {
    sendQuoteRequest(id: $id, consent: $consent) { id number state }
  }
`)

type Input = VariablesOf<typeof SaveQuoteRequest>['input']

/** Saves the draft in the account and sends it. */
export function useSendRequest(serverId: string | null, onSaved: (serverId: string) => void) {
  const client = useApolloClient()
  /** ID of the account's draft after all saves so far. */
  const draft = useRef<Promise<string | null>>(Promise.resolve(serverId))
  const [saveDraft, { loading: saving }] = useMutation(SaveQuoteRequest)
  const [sendDraft, { loading: sending }] = useMutation(SendQuoteRequest)

  async function write(draftId: string | null, input: Input): Promise<string> {
    const put = async (id: string | null) => {
      const { data } = await saveDraft({ variables: { id, input } })
      if (!data) throw new Error('The server did not answer.')
      return data.saveQuoteRequest.id
    }
    // A draft deleted or sent in another tab is saved as a new one.
    const id = await put(draftId).catch((error) => {
      if (draftId && ['not_found', 'invalid_transition'].includes(refusalOf(error).code ?? '')) return put(null)
      throw error
    })
    if (id !== draftId) onSaved(id)
    client.cache.evict({ fieldName: 'myQuoteRequests' })
    return id
  }

  /** Saves one after the other: two at once would create two drafts. */
  function save(input: Input): Promise<string> {
    const before = draft.current
    const saved = before.then((id) => write(id, input))
    draft.current = saved.catch(() => before)
    return saved
  }

  /** Returns the number of the sent request. */
  async function send(input: Input, hospitalIds: string[]): Promise<string> {
    const id = await save(input)
    const { data } = await sendDraft({ variables: { id, consent: { version: QUOTE_CONSENT_VERSION, hospitalIds } } })
    if (!data) throw new Error('The server did not answer.')
    client.cache.evict({ fieldName: 'myQuoteRequests' })
    return data.sendQuoteRequest.number
  }
  return { save, send, busy: saving || sending }
}
