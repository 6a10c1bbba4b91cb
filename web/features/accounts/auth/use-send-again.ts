import { useMutation } from '@apollo/client/react'
import { graphql } from '#web/data/graphql.ts'
import { useAttempt } from '#web/data/save.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'

const RequestEmailConfirmation = graphql(`mutation RequestEmailConfirmation { requestEmailConfirmation }`)

/** Sends the confirmation mail again and reports the result. */
export function useSendAgain() {
  const { t } = useTranslation()
  const [request, { loading }] = useMutation(RequestEmailConfirmation)
  const attempt = useAttempt()
  const send = () => attempt(request, { done: t('The email is on its way. Check your inbox.') })
  return { send, loading }
}
