import { CalendarX } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '#web/paths.ts'
import { EmptyState } from '#web/ui/banner.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { Container } from '#web/ui/layout.tsx'
import { PageTitle } from '#web/ui/page-title.tsx'

/** A booking screen that does not know what is booked. */
export function MissingBooking({ title, text, action }: { title: string; text: string; action?: ReactNode }) {
  const { t } = useTranslation()
  return (
    <Container section>
      <PageTitle>{title}</PageTitle>
      <EmptyState
        level={1}
        icon={<CalendarX />}
        title={title}
        action={
          <>
            {action}
            <ButtonLink to={paths.search({ type: 'hospitals' })} variant={action ? 'secondary' : 'primary'}>
              {t('Browse Hospitals')}
            </ButtonLink>
          </>
        }
      >
        {text}
      </EmptyState>
    </Container>
  )
}
