import { useMutation } from '@apollo/client/react'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { toast } from '#web/ui/toast.tsx'
import { toldName } from '../portal/cancel-visit.tsx'
import { AnswerRequest } from '../portal/time-verbs.ts'
import type { InboxItem } from './inbox-fields.ts'
import type { InboxPlace } from './use-inbox.ts'

type MoveAnswer = { accept: boolean; note?: string | null }

/**
 * Answers a patient's request for another time. The answer takes effect at once and cannot be
 * undone. The item leaves the list, and returns if the server refuses.
 */
export function useAnswerMove({ place, reload }: { place: InboxPlace; reload: () => Promise<unknown> }) {
  const { t } = useTranslation()
  const [answer] = useMutation(AnswerRequest)
  return async ({ id, appointment }: InboxItem, { accept, note = null }: MoveAnswer) => {
    if (!appointment?.moveRequest) return
    const name = toldName(appointment)
    place.leave([id])
    try {
      await answer({ variables: { id: appointment.id, proposalId: appointment.moveRequest.id, accept, note } })
      toast({
        text: accept
          ? t('The appointment is moved. {{name}} is being notified, so this cannot be undone.', { name })
          : t('The appointment stays at its time. {{name}} is being notified, so this cannot be undone.', { name }),
      })
    } catch (error) {
      place.comeBack([id])
      throw error
    } finally {
      void reload()
    }
  }
}
