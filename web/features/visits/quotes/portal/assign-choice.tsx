import { useQuery } from '@apollo/client/react'
import { graphql } from '#web/data/graphql.ts'
import { useAttempt } from '#web/data/save.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { useSession } from '#web/session/session.tsx'
import { useWorkplace } from '#web/session/workplace.tsx'
import { Select } from '#web/ui/field.tsx'
import type { QuoteRequest } from './request-fields.ts'
import { useRequestVerbs } from './use-request-verbs.ts'

const QuoteColleagues = graphql(`
  query QuoteColleagues($hospitalId: ID!) {
    quoteColleagues(hospitalId: $hospitalId) { id firstName lastName doctorName }
  }
`)

/** Chooses the assignee of a request: an owner, a coordinator or a doctor with an account. */
export function AssignChoice({ request }: { request: QuoteRequest }) {
  const { t } = useTranslation()
  const { hospitalId } = useWorkplace()
  const { user } = useSession()
  const attempt = useAttempt()
  const { assign } = useRequestVerbs(request.id)
  const query = useQuery(QuoteColleagues, { variables: { hospitalId }, fetchPolicy: 'cache-and-network' })
  const { assignee } = request
  const team = query.data?.quoteColleagues ?? []
  const present = [...(user ? [user] : []), ...(assignee ? [assignee] : [])]
  const members = new Map([...present, ...team].map(({ id, firstName, lastName }) => [id, { firstName, lastName }]))
  const doctors = new Map(team.map(({ id, doctorName }) => [id, doctorName]))
  return (
    <Select
      app
      label={t('Assigned to')}
      value={assignee?.id ?? ''}
      placeholder={t('No one')}
      options={[...members].map(([id, { firstName, lastName }]) => ({
        value: id,
        label: doctors.get(id) ?? t('{{first}} {{last}}', { first: firstName, last: lastName }),
      }))}
      onChange={({ target }) => void attempt(() => assign(target.value || null), { done: t('Assignment changed.') })}
    />
  )
}
