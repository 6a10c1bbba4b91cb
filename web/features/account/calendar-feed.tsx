import { useMutation } from '@apollo/client/react'
import { Copy } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { graphql } from '#web/graphql.ts'
import { refusalOf } from '#web/refusal.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button, IconButton } from '#web/ui/button.tsx'
import { toast } from '#web/ui/toast.tsx'
import { type Account, AccountFields } from './account.ts'
import { useCopy } from './use-copy.ts'

const CreateCalendarFeed = graphql(`mutation CreateCalendarFeed { createCalendarFeed }`)
const RemoveCalendarFeed = graphql(`mutation RemoveCalendarFeed { removeCalendarFeed { ...AccountFields } }`, [
  AccountFields,
])

/** The private address of the appointments, shown when it is made and not again. */
export function CalendarFeed({ account }: { account: Account }) {
  const { t } = useTranslation()
  const copy = useCopy()
  const [address, setAddress] = useState<string | null>(null)
  const [create, creating] = useMutation(CreateCalendarFeed, {
    update: (cache) =>
      cache.modify({
        id: cache.identify({ __typename: 'User', id: account.id }) ?? '',
        fields: { hasCalendarFeed: () => true },
      }),
  })
  const [remove, removing] = useMutation(RemoveCalendarFeed)
  const attempt = async (change: () => Promise<unknown>) => {
    try {
      await change()
    } catch (error) {
      toast({ tone: 'stop', text: t(refusalOf(error).message) })
    }
  }
  const make = () => attempt(async () => setAddress((await create()).data?.createCalendarFeed ?? null))
  const drop = () =>
    attempt(async () => {
      await remove()
      setAddress(null)
      toast({ text: t('The calendar address no longer works.') })
    })
  return (
    <div className="setting">
      <h3>
        {t('Private calendar address')} {account.hasCalendarFeed && <Badge tone="ok">{t('On')}</Badge>}
      </h3>
      <p className="text-sm mute">
        {t(
          'Your calendar program can follow your appointments by a private address. Whoever has the address sees their times and places, so keep it to yourself.',
        )}
      </p>
      {address ? (
        <div className="between secret">
          <code dir="ltr">{address}</code>
          <IconButton label={t('Copy the address')} onClick={() => void copy(address)}>
            <Copy aria-hidden="true" />
          </IconButton>
        </div>
      ) : (
        account.hasCalendarFeed && (
          <p className="text-sm">{t('The address was shown when it was made. Should it be lost, make a new one.')}</p>
        )
      )}
      <div className="row wrap">
        <Button variant="tonal" size="sm" busy={creating.loading} onClick={() => void make()}>
          {account.hasCalendarFeed ? t('Make a new address') : t('Make an address')}
        </Button>
        {account.hasCalendarFeed && (
          <Button variant="danger-quiet" size="sm" busy={removing.loading} onClick={() => void drop()}>
            {t('Remove the address')}
          </Button>
        )}
      </div>
    </div>
  )
}
