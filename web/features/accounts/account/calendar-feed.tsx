import { useMutation } from '@apollo/client/react'
import { useState } from 'react'
import { graphql } from '#web/data/graphql.ts'
import { useAttempt } from '#web/data/save.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Row } from '#web/ui/layout.tsx'
import { SecretText } from '#web/ui/secret-text.tsx'
import text from '#web/ui/text.module.css'
import { type Account, AccountFields } from './account.ts'
import { Setting } from './setting.tsx'

const CreateCalendarFeed = graphql(`mutation CreateCalendarFeed { createCalendarFeed }`)
const RemoveCalendarFeed = graphql(`mutation RemoveCalendarFeed { removeCalendarFeed { ...AccountFields } }`, [
  AccountFields,
])

/** Shows the private calendar address of the appointments, once, when it is created. */
export function CalendarFeed({ account }: { account: Account }) {
  const { t } = useTranslation()
  const [address, setAddress] = useState<string | null>(null)
  const [create, creating] = useMutation(CreateCalendarFeed, {
    update: (cache) =>
      cache.modify({
        id: cache.identify({ __typename: 'User', id: account.id }) ?? '',
        fields: { hasCalendarFeed: () => true },
      }),
  })
  const [remove, removing] = useMutation(RemoveCalendarFeed)
  const attempt = useAttempt()
  const make = () => attempt(async () => setAddress((await create()).data?.createCalendarFeed ?? null))
  const drop = () =>
    attempt(
      async () => {
        await remove()
        setAddress(null)
      },
      { done: t('The calendar link no longer works.') },
    )
  return (
    <Setting
      title={
        <>
          {t('Private calendar link')} {account.hasCalendarFeed && <Badge tone="ok">{t('On')}</Badge>}
        </>
      }
      note={t(
        'Your calendar app can follow your appointments through a private link. Anyone with the link can see their times and places, so keep it to yourself.',
      )}
    >
      {address ? (
        <SecretText copyLabel={t('Copy the link')} value={address}>
          {address}
        </SecretText>
      ) : (
        account.hasCalendarFeed && (
          <p className={text.small}>
            {t('The address was shown when it was created. If you have lost it, create a new one.')}
          </p>
        )
      )}
      <Row wrap>
        <Button variant="tonal" size="sm" busy={creating.loading} onClick={() => void make()}>
          {account.hasCalendarFeed ? t('Create a new link') : t('Create link')}
        </Button>
        {account.hasCalendarFeed && (
          <Button variant="danger-quiet" size="sm" busy={removing.loading} onClick={() => void drop()}>
            {t('Remove the link')}
          </Button>
        )}
      </Row>
    </Setting>
  )
}
