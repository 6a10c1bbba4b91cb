import { useMutation } from '@apollo/client/react'
import { graphql } from '#web/data/graphql.ts'
import { useAttempt } from '#web/data/save.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'

const RequestEmailConfirmation = graphql(`mutation RequestEmailConfirmation { requestEmailConfirmation }`)

/** Asks for the mail that confirms the address once more, and tells what became of it. */
export function useSendAgain() {
  const { t } = useTranslation()
  const [request, { loading }] = useMutation(RequestEmailConfirmation)
  const attempt = useAttempt()
  const send = () => attempt(request, { done: t('The email is on its way. Check your inbox.') })
  return { send, loading }
}
