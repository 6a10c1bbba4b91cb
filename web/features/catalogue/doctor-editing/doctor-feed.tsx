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

/**
 * Returns verbs on private calendar addresses, and the new addresses by doctor. `onChanged` reloads
 * state that is shown elsewhere.
 */
export function useDoctorFeed(onChanged?: () => unknown) {
  const { t } = useTranslation()
  const [addresses, setAddresses] = useState<Record<string, string | undefined>>({})
  const [create, creating] = useMutation(CreateDoctorFeed)
  const [remove, removing] = useMutation(RemoveDoctorFeed)
  const attempt = useAttempt()
  const show = (doctorId: string, address: string | undefined) =>
    setAddresses((before) => ({ ...before, [doctorId]: address }))
  return {
    addresses,
    creating: creating.loading,
    removing: removing.loading,
    make: (doctorId: string) =>
      attempt(async () => {
        const { data } = await create({
          variables: { doctorId },
          update: (cache) =>
            cache.modify({
              id: cache.identify({ __typename: 'DoctorCalendar', id: doctorId }) ?? '',
              fields: { hasFeed: () => true },
            }),
        })
        show(doctorId, data?.createDoctorFeed)
        await onChanged?.()
      }),
    drop: (doctorId: string) =>
      attempt(
        async () => {
          await remove({ variables: { doctorId } })
          show(doctorId, undefined)
          await onChanged?.()
        },
        { done: t('The calendar link no longer works.') },
      ),
  }
}

type FeedProps = {
  feed: ReturnType<typeof useDoctorFeed>
  doctorId: string
  hasFeed: boolean
  /** Name of the doctor, if several are listed. */
  name?: string
}

/**
 * Shows the private calendar address of one doctor, once, when it is created. It can be renewed and
 * revoked.
 */
export function FeedAddress({ feed, doctorId, hasFeed, name }: FeedProps) {
  const { t } = useTranslation()
  const address = feed.addresses[doctorId]
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
          busy={feed.creating}
          {...labelled(hasFeed ? t('Create a new link') : t('Create link'))}
          onClick={() => void feed.make(doctorId)}
        >
          {hasFeed ? t('Create a new link') : t('Create link')}
        </Button>
        {hasFeed && (
          <Button
            variant="danger-quiet"
            size="sm"
            busy={feed.removing}
            {...labelled(t('Remove the link'))}
            onClick={() => void feed.drop(doctorId)}
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
  const feed = useDoctorFeed()
  return (
    <EditCard title={t('Calendar link')} note={hasFeed && <Badge tone="ok">{t('On')}</Badge>}>
      <FeedNote />
      <FeedAddress feed={feed} doctorId={doctorId} hasFeed={hasFeed} />
    </EditCard>
  )
}
