import { useQuery } from '@apollo/client/react'
import { clsx } from 'clsx'
import { graphql } from '#web/data/graphql.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { paths } from '#web/routing/paths.ts'
import { Link } from '#web/routing/router.tsx'
import { CircleCheck } from '#web/ui/icons/circle-check.ts'
import { CircleDashed } from '#web/ui/icons/circle-dashed.ts'
import text from '#web/ui/text.module.css'
import styles from './before-you-come.module.css'
import type { ListedAppointment } from './my-appointments.ts'

const SentFiles = graphql(`query SentFiles($id: ID!) { appointment(id: $id) { id files { id } } }`)

/** Shows the preparation for a visit: completed and missing steps, as far as they are recorded. */
export function BeforeYouCome(props: { appointment: ListedAppointment; className?: string | undefined }) {
  const { t } = useTranslation()
  const { id, status, channel } = props.appointment
  const files = useQuery(SentFiles, { variables: { id } }).data?.appointment?.files
  const items = [
    status === 'confirmed'
      ? { done: true, words: t('Confirmed by the hospital') }
      : { done: false, words: t('Waiting for the hospital’s answer') },
    ...(files
      ? [
          files.length > 0
            ? { done: true, words: t('{{count}} files sent', { count: files.length }) }
            : { done: false, words: t('No reports sent yet') },
        ]
      : []),
  ]
  return (
    <div className={clsx(styles.strip, props.className)}>
      <b className={text.strong}>{channel === 'in_person' ? t('Before you come') : t('Before the visit')}</b>
      <ul className={styles.items}>
        {items.map(({ done, words }) => (
          <li key={words} className={clsx(done && styles.done)}>
            {done ? <CircleCheck aria-hidden="true" /> : <CircleDashed aria-hidden="true" />}
            {words}
          </li>
        ))}
      </ul>
      <Link className={clsx(text.link, text.screenOnly)} to={`${paths.appointment(id)}#files`}>
        {t('Add a file')}
      </Link>
    </div>
  )
}
