import { useEffect, useState } from 'react'
import { KeptTicket, ticketsOf } from '#web/features/visits/appointments/kept-ticket.tsx'
import { useFormat } from '#web/i18n/format.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { paths } from '#web/routing/paths.ts'
import { useSearchParams } from '#web/routing/router.tsx'
import { useSession } from '#web/session/session.tsx'
import { EmptyState } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { WifiOff } from '#web/ui/icons/wifi-off.ts'
import { Container, Stack } from '#web/ui/layout.tsx'
import styles from './offline.module.css'

const ALIVE = '/health/live'
const LOOK_MS = 5000

/** Returns the requested page, if it is one of ours. */
function destination(from: string | null): string {
  const url = from?.startsWith('/') && URL.canParse(from, location.origin) ? new URL(from, location.origin) : null
  return url?.origin === location.origin && !url.pathname.endsWith('/offline') ? url.href : paths.home
}

/** Shows the service worker's offline page: the reason, and the visits stored on this device. */
export function Page() {
  const { t } = useTranslation()
  const { user } = useSession()
  const { formatDate } = useFormat()
  const [query] = useSearchParams()
  const from = query.get('from')
  const [chosen, choose] = useState<string | null>(null)
  useEffect(() => {
    if (!from) return
    const back = () => location.replace(destination(from))
    // Tests the connection, because the browser's own online state may be wrong in both directions.
    const look = () =>
      fetch(ALIVE, { cache: 'no-store' }).then(
        ({ ok }) => ok && back(),
        () => undefined,
      )
    const timer = setInterval(look, LOOK_MS)
    addEventListener('online', back)
    return () => {
      clearInterval(timer)
      removeEventListener('online', back)
    }
  }, [from])

  const tickets = ticketsOf(user?.id)
  const shownTicket =
    tickets.find(({ id }) => id === chosen) ?? tickets.find(({ id }) => from?.includes(id)) ?? tickets[0]
  const others = tickets.filter((ticket) => ticket !== shownTicket)
  return (
    <Container section>
      <Stack gap="large">
        <EmptyState
          level={1}
          icon={<WifiOff />}
          title={t('You are offline')}
          action={<Button onClick={() => location.replace(destination(from))}>{t('Try Again')}</Button>}
        >
          {shownTicket
            ? t('This page needs a connection. Your visits are saved on this device as you last saw them.')
            : t('This page needs a connection. It will open as soon as you are online.')}
        </EmptyState>
        {shownTicket && (
          <section aria-labelledby="kept">
            <Stack>
              <h2 id="kept" className={styles.heading}>
                {t('Your booking')}
              </h2>
              <KeptTicket ticket={shownTicket} />
            </Stack>
          </section>
        )}
        {others.length > 0 && (
          <section aria-labelledby="others">
            <Stack>
              <h2 id="others" className={styles.heading}>
                {t('Your other visits')}
              </h2>
              {others.map(({ id, date, time, hospital }) => (
                <Button key={id} variant="secondary" onClick={() => choose(id)}>
                  <bdi>{hospital.name}</bdi>
                  {' · '}
                  {t('{{day}}, {{time}}', { day: formatDate(date, { day: 'numeric', month: 'long' }), time })}
                </Button>
              ))}
            </Stack>
          </section>
        )}
      </Stack>
    </Container>
  )
}
