import { useMutation } from '@apollo/client/react'
import { useTranslation } from 'react-i18next'
import { graphql } from '#web/graphql.ts'
import { refusalOf } from '#web/refusal.ts'
import { toast } from '#web/ui/toast.tsx'

const RequestEmailConfirmation = graphql(`mutation RequestEmailConfirmation { requestEmailConfirmation }`)

/** Asks for the mail that confirms the address once more, and tells what became of it. */
export function useSendAgain() {
  const { t } = useTranslation()
  const [request, { loading }] = useMutation(RequestEmailConfirmation)
  const send = async () => {
    try {
      await request()
      toast({ text: t('The mail is on its way. Please look into your mailbox.') })
    } catch (error) {
      toast({ tone: 'stop', text: t(refusalOf(error).message) })
    }
  }
  return { send, loading }
}
