import { useMutation } from '@apollo/client/react'
import { useEffect, useRef } from 'react'
import { FORM_SECONDS, REQUEST_MESSAGES, type RequestKind } from '#domain/requests.ts'
import { graphql, type ResultOf, type VariablesOf } from '#web/data/graphql.ts'
import { refusalOf } from '#web/data/refusal.ts'
import { usePreferences } from '#web/device/preferences.tsx'

const StartRequest = graphql(`
  mutation StartRequest {
    startRequest {
      form
    }
  }
`)
const SendRequest = graphql(`
  mutation SendRequest($input: RequestInput!) {
    sendRequest(input: $input) {
      number
      answerBy
    }
  }
`)

export type SentRequest = ResultOf<typeof SendRequest>['sendRequest']
type Input = VariablesOf<typeof SendRequest>['input']
type OpenedForm = { form: string; at: number }

const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

/**
 * Returns the function that sends a form to the request desk. A form token is requested when the
 * page is shown, because the server refuses forms that are sent too quickly. If that fails or the
 * token is too old, another one is requested on submit.
 */
export function useRequest(kind: RequestKind): (fields: Record<string, unknown>) => Promise<SentRequest> {
  const { language } = usePreferences()
  const [start] = useMutation(StartRequest)
  const [send] = useMutation(SendRequest)
  const opened = useRef<Promise<OpenedForm> | null>(null)

  async function askForForm(): Promise<OpenedForm> {
    const { data } = await start()
    if (!data) throw new Error('The server gave no form.')
    return { form: data.startRequest.form, at: Date.now() }
  }
  function open(): Promise<OpenedForm> {
    const opening = opened.current ?? askForForm()
    opened.current = opening
    opening.catch(() => {
      opened.current = null
    })
    return opening
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form is shown
  useEffect(() => {
    open().catch(() => undefined)
  }, [])

  async function sendOnce(fields: Record<string, unknown>): Promise<SentRequest> {
    const { form, at } = await open()
    // Waits slightly longer than the server requires, because the clocks differ.
    await wait(at + FORM_SECONDS * 1000 + 250 - Date.now())
    const { data } = await send({ variables: { input: { ...fields, kind, form, language } as Input } })
    if (!data) throw new Error('The server gave no answer.')
    opened.current = null
    return data.sendRequest
  }

  return async (fields) => {
    try {
      return await sendOnce(fields)
    } catch (error) {
      if (refusalOf(error).fields.form !== REQUEST_MESSAGES.formEnded) throw error
      opened.current = null
      return sendOnce(fields)
    }
  }
}
