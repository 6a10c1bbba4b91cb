import { useMutation, useQuery } from '@apollo/client/react'
import { graphql } from '#web/data/graphql.ts'
import { useAttempt } from '#web/data/save.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Laptop } from '#web/ui/icons/laptop.ts'
import { QueryView } from '#web/ui/query-view.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import text from '#web/ui/text.module.css'
import { useOwnTime } from './own-time.ts'
import { RecordList, RecordRow } from './record-list.tsx'
import { Setting } from './setting.tsx'

export const Sessions = graphql(`query Sessions { sessions { id device createdAt lastUsedAt current } }`)
const EndSession = graphql(`mutation EndSession($id: ID!) { endSession(id: $id) }`)
const EndOtherSessions = graphql(`mutation EndOtherSessions { endOtherSessions }`)

/** Lists active sessions. Sign-out ends the current one. */
export function SessionList() {
  const { t } = useTranslation()
  const { moment } = useOwnTime()
  const query = useQuery(Sessions, { fetchPolicy: 'cache-and-network' })
  const options = { refetchQueries: [Sessions], awaitRefetchQueries: true }
  const [endOne, ending] = useMutation(EndSession, options)
  const [endOthers, others] = useMutation(EndOtherSessions, options)
  const attempt = useAttempt()
  return (
    <Setting title={t('Where you are signed in')} titleId="sessions">
      <QueryView query={query} skeleton={<Skeleton size="row" />}>
        {({ sessions }) => (
          <>
            <RecordList labelledBy="sessions">
              {sessions.map(({ id, device, lastUsedAt, current }) => (
                <RecordRow
                  key={id}
                  icon={<Laptop aria-hidden="true" />}
                  note={t('Last used {{time}}', { time: moment(lastUsedAt) })}
                  action={
                    !current && (
                      <Button
                        variant="ghost"
                        size="sm"
                        aria-label={t('End session: {{device}}, last used {{time}}', {
                          device: t(device),
                          time: moment(lastUsedAt),
                        })}
                        aria-disabled={ending.loading}
                        onClick={() =>
                          !ending.loading &&
                          void attempt(() => endOne({ variables: { id } }), { done: t('The session has ended.') })
                        }
                      >
                        {t('End session')}
                      </Button>
                    )
                  }
                >
                  <span className={text.strong}>
                    <bdi>{t(device)}</bdi>
                  </span>{' '}
                  {current && <Badge tone="ok">{t('This device')}</Badge>}
                </RecordRow>
              ))}
            </RecordList>
            {sessions.length > 1 && (
              <Button
                variant="secondary"
                size="sm"
                busy={others.loading}
                onClick={() => void attempt(endOthers, { done: t('All other sessions have ended.') })}
              >
                {t('End all other sessions')}
              </Button>
            )}
          </>
        )}
      </QueryView>
    </Setting>
  )
}
