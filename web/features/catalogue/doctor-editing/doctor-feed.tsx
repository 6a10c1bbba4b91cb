import { useMutation } from '@apollo/client/react'
import { useState } from 'react'
import { graphql } from '#web/data/graphql.ts'
import { useAttempt } from '#web/data/save.ts'
import { EditCard } from '#web/editing/edit-card.tsx'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Row, Stack } from '#web/ui/layout.tsx'
import { SecretText } from '#web/ui/secret-text.tsx'
import text from '#web/ui/text.module.css'

const CreateDoctorFeed = graphql(`mutation CreateDoctorFeed($doctorId: ID!) { createDoctorFeed(doctorId: $doctorId) }`)
const RemoveDoctorFeed = graphql(
  `mutation RemoveDoctorFeed($doctorId: ID!) { removeDoctorFeed(doctorId: $doctorId) { id hasFeed } }`,
)

type FeedProps = {
  doctorId: string
  hasFeed: boolean
  /** Called after a change, for state that is shown elsewhere. */
  onChanged?: () => unknown
  /** Name of the doctor, if several are listed. */
  name?: string
}

/**
 * Shows the private calendar address of one doctor, once, when it is created. It can be renewed and
 * revoked.
 */
export function FeedAddress({ doctorId, hasFeed, onChanged, name }: FeedProps) {
  const { t } = useTranslation()
  const [address, setAddress] = useState<string | null>(null)
  const [create, creating] = useMutation(CreateDoctorFeed, {
    update: (cache) =>
      cache.modify({
        id: cache.identify({ __typename: 'DoctorCalendar', id: doctorId }) ?? '',
        fields: { hasFeed: () => true },
      }),
  })
  const [remove, removing] = useMutation(RemoveDoctorFeed)
  const attempt = useAttempt()
  const variables = { doctorId }
  const make = () =>
    attempt(async () => {
      setAddress((await create({ variables })).data?.createDoctorFeed ?? null)
      await onChanged?.()
    })
  const drop = () =>
    attempt(
      async () => {
        await remove({ variables })
        setAddress(null)
        await onChanged?.()
      },
      { done: t('The calendar link no longer works.') },
    )
  const labelled = (label: string) => (name === undefined ? {} : { 'aria-label': `${label}: ${name}` })
  return (
    <Stack gap="small">
      {address && (
        <SecretText copyLabel={t('Copy the link')} value={address}>
          {address}
        </SecretText>
      )}
      <Row wrap gap="small">
        <Button
          variant="tonal"
          size="sm"
          busy={creating.loading}
          {...labelled(hasFeed ? t('Create a new link') : t('Create link'))}
          onClick={() => void make()}
        >
          {hasFeed ? t('Create a new link') : t('Create link')}
        </Button>
        {hasFeed && (
          <Button
            variant="danger-quiet"
            size="sm"
            busy={removing.loading}
            {...labelled(t('Remove the link'))}
            onClick={() => void drop()}
          >
            {t('Remove the link')}
          </Button>
        )}
      </Row>
    </Stack>
  )
}

export function FeedNote() {
  const { t } = useTranslation()
  return (
    <p className={text.note}>
      {t(
        'A calendar app can follow the appointments through a private link: times and booking IDs, nothing about patients or treatments. It is shown once; a new one replaces the old.',
      )}
    </p>
  )
}

export function DoctorFeed({ doctorId, hasFeed }: Pick<FeedProps, 'doctorId' | 'hasFeed'>) {
  const { t } = useTranslation()
  return (
    <EditCard title={t('Calendar link')} note={hasFeed && <Badge tone="ok">{t('On')}</Badge>}>
      <FeedNote />
      <FeedAddress doctorId={doctorId} hasFeed={hasFeed} />
    </EditCard>
  )
}
