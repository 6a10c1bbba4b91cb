/**
 * ChangedFields({ changes: { field, label, yours, now }[], onTake(field) }) — fields that another
 * user changed while a form was open: the typed value beside the current one, which can be taken
 * over.
 */
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { Button } from './button.tsx'
import styles from './changed-fields.module.css'
import { Row } from './layout.tsx'
import text from './text.module.css'

type Change = { field: string; label: string; yours: string; now: string }

export function ChangedFields({ changes, onTake }: { changes: readonly Change[]; onTake: (field: string) => void }) {
  const { t } = useTranslation()
  if (changes.length === 0) return null
  return (
    <section className={styles.changed} aria-label={t('What has changed')}>
      <p className={text.small}>{t('Save again to keep what you typed, or use the current version.')}</p>
      <ul>
        {changes.map(({ field, label, yours, now }) => (
          <Row as="li" between wrap key={field} className={styles.change}>
            <div className={text.small}>
              <b className={text.strong}>{label}</b>
              <p>
                {t('Yours:')} <bdi>{yours || t('empty')}</bdi>
              </p>
              <p>
                {t('Now:')} <bdi>{now || t('empty')}</bdi>
              </p>
            </div>
            <Button
              variant="tonal"
              size="sm"
              aria-label={`${t('Use this version')}: ${label}`}
              onClick={() => onTake(field)}
            >
              {t('Use this version')}
            </Button>
          </Row>
        ))}
      </ul>
    </section>
  )
}
