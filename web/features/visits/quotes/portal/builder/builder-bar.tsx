import type { ReactNode } from 'react'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { Button } from '#web/ui/button.tsx'
import { CheckCheck } from '#web/ui/icons/check-check.ts'
import { Eye } from '#web/ui/icons/eye.ts'
import { Save } from '#web/ui/icons/save.ts'
import { SendHorizontal } from '#web/ui/icons/send-horizontal.ts'
import text from '#web/ui/text.module.css'
import { useRootClass } from '#web/ui/use-root-class.ts'
import styles from './builder-bar.module.css'
import { useStatedPoints } from './not-stated.tsx'

type BuilderBarProps = {
  version: number
  note: ReactNode
  refused: ReactNode
  saving: boolean
  onPreview: (() => void) | null
  onSave: () => void
  /** Doctors call the plan ready, others send the quote. */
  finish: 'propose' | 'send'
  onFinish: () => void
}

/** Bar at the bottom of the window: version, save state and buttons. */
export function BuilderBar({ version, note, refused, saving, onPreview, onSave, finish, onFinish }: BuilderBarProps) {
  const { t } = useTranslation()
  useRootClass(styles.covered)
  const { notStated } = useStatedPoints()
  const count = notStated.length
  return (
    <section className={styles.bar} aria-label={t('Draft of the quote')}>
      {refused && <div className={styles.refused}>{refused}</div>}
      <p className={styles.state} role="status">
        <b>{t('Version {{version}}, draft', { version })}</b>
        <span className={text.note}>
          {note ?? t('A sent version cannot be changed. Your changes become the next version.')}
        </span>
      </p>
      <div className={styles.actions}>
        {onPreview && (
          <Button variant="ghost" icon={<Eye aria-hidden="true" />} onClick={onPreview}>
            {t('Preview')}
          </Button>
        )}
        <Button
          variant="secondary"
          icon={<Save aria-hidden="true" />}
          busy={saving}
          aria-keyshortcuts="Control+S Meta+S"
          onClick={onSave}
        >
          {t('Save draft')}
        </Button>
        {finish === 'propose' ? (
          <Button icon={<CheckCheck aria-hidden="true" />} onClick={onFinish}>
            {t('The plan is ready')}
          </Button>
        ) : (
          <Button icon={<SendHorizontal className={text.flip} aria-hidden="true" />} onClick={onFinish}>
            {count > 0 ? t('Send with {{count}} not stated', { count }) : t('Send the quote')}
          </Button>
        )}
      </div>
    </section>
  )
}
