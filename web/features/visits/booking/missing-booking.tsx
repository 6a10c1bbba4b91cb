import type { ReactNode } from 'react'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { paths } from '#web/routing/paths.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { EmptyPage } from '#web/ui/empty-page.tsx'
import { CalendarX } from '#web/ui/icons/calendar-x.ts'
import { Container } from '#web/ui/layout.tsx'

type Props = {
  title: string
  text: string
  action?: ReactNode
  /** Content below the message, for visitors who start here. */
  children?: ReactNode
}

/** Shows a booking screen without a selection. */
export function MissingBooking({ title, text, action, children }: Props) {
  const { t } = useTranslation()
  return (
    <>
      <EmptyPage
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
      </EmptyPage>
      {children && <Container section>{children}</Container>}
    </>
  )
}
