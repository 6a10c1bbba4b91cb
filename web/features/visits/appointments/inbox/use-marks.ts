import { useMutation } from '@apollo/client/react'
import { graphql } from '#web/data/graphql.ts'
import { useFormat } from '#web/i18n/format.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { useWorkplace } from '#web/session/workplace.tsx'
import { toast } from '#web/ui/toast.tsx'
import type { Colleague, InboxItem } from './inbox-fields.ts'

const SnoozeInboxItem = graphql(`
  mutation SnoozeInboxItem($hospitalId: ID!, $id: ID!, $until: DateTime) {
    snoozeInboxItem(hospitalId: $hospitalId, id: $id, until: $until) { id snoozedUntil }
  }
`)
const AssignInboxItem = graphql(`
  mutation AssignInboxItem($hospitalId: ID!, $id: ID!, $userId: ID) {
    assignInboxItem(hospitalId: $hospitalId, id: $id, userId: $userId) { id assignee { id firstName lastName } }
  }
`)

/**
 * Snoozes inbox items, ends the snooze, and assigns items. Each action resolves once the list is
 * current.
 */
export function useMarks(reload: () => Promise<unknown>) {
  const { t } = useTranslation()
  const { formatOwn } = useFormat()
  const { hospitalId } = useWorkplace()
  const [snooze] = useMutation(SnoozeInboxItem)
  const [assign] = useMutation(AssignInboxItem)
  return {
    snooze: async ({ id }: InboxItem, until: Date | null) => {
      await snooze({ variables: { hospitalId, id, until: until?.toISOString() ?? null } })
      if (until) toast({ text: t('Snoozed until {{time}}.', { time: formatOwn(until.toISOString()) }) })
      await reload()
    },
    assign: async ({ id }: InboxItem, colleague: Colleague | null) => {
      await assign({ variables: { hospitalId, id, userId: colleague?.id ?? null } })
      await reload()
    },
  }
}
