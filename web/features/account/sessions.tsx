import { useMutation, useQuery } from '@apollo/client/react'
import { Laptop } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { graphql } from '#web/graphql.ts'
import { refusalOf } from '#web/refusal.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { QueryView } from '#web/ui/query-view.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { toast } from '#web/ui/toast.tsx'
import { useOwnTime } from './own-time.ts'

const Sessions = graphql(`query Sessions { sessions { id device createdAt lastUsedAt current } }`)
const EndSession = graphql(`mutation EndSession($id: ID!) { endSession(id: $id) }`)
const EndOtherSessions = graphql(`mutation EndOtherSessions { endOtherSessions }`)

/** Where one is signed in. This session is ended by signing out. */
export function SessionList() {
  const { t } = useTranslation()
  const { moment } = useOwnTime()
  const query = useQuery(Sessions, { fetchPolicy: 'cache-and-network' })
  const options = { refetchQueries: ['Sessions'], awaitRefetchQueries: true }
  const [endOne, one] = useMutation(EndSession, options)
  const [endOthers, others] = useMutation(EndOtherSessions, options)
  const tell = async (end: Promise<unknown>, done: string) => {
    try {
      await end
      toast({ text: done })
    } catch (error) {
      toast({ tone: 'stop', text: t(refusalOf(error).message) })
    }
  }
  return (
    <div className="setting">
      <h3 id="sessions">{t('Where you are signed in')}</h3>
      <QueryView query={query} skeleton={<Skeleton className="h-24 w-full" />}>
        {({ sessions }) => (
          <>
            <ul className="rows" aria-labelledby="sessions">
              {sessions.map(({ id, device, lastUsedAt, current }) => (
                <li key={id}>
                  <Laptop aria-hidden="true" />
                  <span className="grow">
                    <span className="strong">
                      <bdi>{t(device)}</bdi>
                    </span>{' '}
                    {current && <Badge tone="ok">{t('This device')}</Badge>}
                    <span className="block text-sm mute">{t('Last used {{time}}', { time: moment(lastUsedAt) })}</span>
                  </span>
                  {!current && (
                    <Button
                      variant="ghost"
                      size="sm"
                      aria-label={t('End session: {{device}}, last used {{time}}', {
                        device: t(device),
                        time: moment(lastUsedAt),
                      })}
                      aria-disabled={one.loading}
                      onClick={() =>
                        !one.loading && void tell(endOne({ variables: { id } }), t('The session has ended.'))
                      }
                    >
                      {t('End session')}
                    </Button>
                  )}
                </li>
              ))}
            </ul>
            {sessions.length > 1 && (
              <Button
                variant="secondary"
                size="sm"
                busy={others.loading}
                onClick={() => void tell(endOthers(), t('All other sessions have ended.'))}
              >
                {t('End all other sessions')}
              </Button>
            )}
          </>
        )}
      </QueryView>
    </div>
  )
}
