import { useAttempt } from '#web/data/save.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { useSession } from '#web/session/session.tsx'
import { Select } from '#web/ui/field.tsx'
import type { QuoteRequest } from './request-fields.ts'
import { useRequestVerbs } from './use-request-verbs.ts'

export type StaffMember = { id: string; firstName: string; lastName: string }

/**
 * Chooses the assignee of a request. `team` lists the members if the caller may read them. Other
 * callers can only take or release the request.
 */
export function AssignChoice({ request, team }: { request: QuoteRequest; team: readonly StaffMember[] }) {
  const { t } = useTranslation()
  const { user } = useSession()
  const attempt = useAttempt()
  const { assign } = useRequestVerbs(request.id)
  const { assignee } = request
  const members = new Map([...(user ? [user] : []), ...(assignee ? [assignee] : []), ...team].map((at) => [at.id, at]))
  return (
    <Select
      app
      label={t('Assigned to')}
      value={assignee?.id ?? ''}
      placeholder={t('No one')}
      options={[...members.values()].map(({ id, firstName, lastName }) => ({
        value: id,
        label: t('{{first}} {{last}}', { first: firstName, last: lastName }),
      }))}
      onChange={({ target }) => void attempt(() => assign(target.value || null), { done: t('Assignment changed.') })}
    />
  )
}
