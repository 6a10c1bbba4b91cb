import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { Link } from '#web/routing/router.tsx'
import button from '#web/ui/button.module.css'
import { Eye } from '#web/ui/icons/eye.ts'
import { Pencil } from '#web/ui/icons/pencil.ts'
import text from '#web/ui/text.module.css'
import styles from './record-name.module.css'

/** No-break space that keeps a mark on the line of the last word. */
const NO_BREAK = '\u00a0'

type RecordNameProps = { picture: ReactNode; name: string; to: string; mark?: ReactNode; below?: ReactNode }

/** Shows picture, name and a line below it. The name opens the record. */
export function RecordName({ picture, name, to, mark, below }: RecordNameProps) {
  return (
    <span className={styles.record}>
      <span className={styles.picture}>{picture}</span>
      <span className={styles.words}>
        <span>
          <Link to={to} className={styles.name}>
            <bdi>{name}</bdi>
          </Link>
          {mark && (
            <>
              {NO_BREAK}
              {mark}
            </>
          )}
        </span>
        {below && <bdi className={styles.below}>{below}</bdi>}
      </span>
    </span>
  )
}

/** Shows a telephone number on one line. */
export const PhoneNumber = ({ children }: { children: string | null }) =>
  children ? (
    <bdi dir="ltr" className={styles.number}>
      {children}
    </bdi>
  ) : (
    '–'
  )

type RecordActionsProps = { name: string; view: string; edit: string; children?: ReactNode }

export function RecordActions({ name, view, edit, children }: RecordActionsProps) {
  const { t } = useTranslation()
  return (
    <span className={styles.actions}>
      <Link
        className={clsx(button.iconButton, styles.view)}
        to={view}
        aria-label={t('View {{name}}', { name })}
        title={t('View', { context: 'record' })}
      >
        <Eye aria-hidden="true" />
      </Link>
      <Link className={button.iconButton} to={edit} aria-label={t('Edit {{name}}', { name })} title={t('Edit')}>
        <Pencil className={text.flip} aria-hidden="true" />
      </Link>
      {children}
    </span>
  )
}
