/**
 * DigestCard({ hospitalId }) — switch and language of the hospital's morning mail about pending
 * work, for its owners.
 */
import { useMutation, useQuery } from '@apollo/client/react'
import { UI_LANGUAGES, type UiLanguage } from '#domain/languages.ts'
import { graphql } from '#web/data/graphql.ts'
import { useAttempt } from '#web/data/save.ts'
import { LANGUAGE_NAMES } from '#web/i18n/i18n.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { Checkbox } from '#web/ui/choice.tsx'
import { Select } from '#web/ui/field.tsx'
import text from '#web/ui/text.module.css'
import { TitledCard } from '#web/ui/titled-card.tsx'
import styles from './digest-card.module.css'

const Digest = graphql(
  `query Digest($hospitalId: ID!) { digestSettings(hospitalId: $hospitalId) { hospitalId isOn language } }`,
)
const UpdateDigest = graphql(
  `mutation UpdateDigest($hospitalId: ID!, $input: DigestInput!) {
    updateDigest(hospitalId: $hospitalId, input: $input) { hospitalId isOn language }
  }`,
)

export function DigestCard({ hospitalId }: { hospitalId: string }) {
  const { t } = useTranslation()
  const attempt = useAttempt()
  const query = useQuery(Digest, { variables: { hospitalId }, fetchPolicy: 'cache-and-network' })
  const [update] = useMutation(UpdateDigest)
  const digest = query.data?.digestSettings
  if (!digest) return null
  const save = (change: { isOn?: boolean; language?: UiLanguage | null }) => {
    const { isOn, language } = { ...digest, ...change }
    return attempt(
      async () => {
        await update({ variables: { hospitalId, input: { isOn, language } } })
        await query.refetch()
      },
      { done: t('The daily digest has been updated.') },
    )
  }
  return (
    <TitledCard title={t('Daily digest')}>
      <div className={styles.pane}>
        <p className={text.note}>
          {t(
            'An email at 8:00 on days you are open: requests, unread messages, visits to close, today’s times, unanswered reviews. It names no patients.',
          )}
        </p>
        <Checkbox
          label={t('Send the daily digest')}
          checked={digest.isOn}
          onChange={({ target }) => void save({ isOn: target.checked })}
        />
        <Select
          app
          label={t('Language of the digest')}
          value={digest.language ?? ''}
          options={[
            { value: '', label: t('Each reader’s own') },
            ...UI_LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value], lang: value })),
          ]}
          onChange={({ target }) =>
            void save({ language: UI_LANGUAGES.find((language) => language === target.value) ?? null })
          }
        />
      </div>
    </TitledCard>
  )
}
