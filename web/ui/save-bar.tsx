/**
 * SaveBar({ changed: labels[], unsaved, saving, saveLabel, savingLabel?, onDiscard?, discardLabel?,
 * note?, refused? }) — stays at the foot of the window: the refusal, the number and names of
 * changed fields, and the buttons. Its save button submits the surrounding form.
 * Keys({ children }) — one or two keyboard keys.
 */

import type { ReactNode } from 'react'
import { useFormat } from '#web/i18n/format.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { Save } from '#web/ui/icons/save.ts'
import { Button } from './button.tsx'
import styles from './save-bar.module.css'
import { useRootClass } from './use-root-class.ts'

type SaveBarProps = {
  /** Translated names of changed fields. */
  changed: readonly string[]
  unsaved: boolean
  saving: boolean
  saveLabel: string
  savingLabel?: string | undefined
  onDiscard?: (() => void) | undefined
  discardLabel?: string | undefined
  /** Note such as the time at which a draft was stored. */
  note?: ReactNode
  /** Reason why the last save failed, beside the button and visible from the whole form. */
  refused?: ReactNode
}

/** Returns "⌘ S" on devices with that key. */
const saveKeys = () => (/Mac|iP(hone|ad)/.test(navigator.platform) ? '⌘ S' : 'Ctrl S')

export function SaveBar({
  changed,
  unsaved,
  saving,
  saveLabel,
  savingLabel,
  onDiscard,
  discardLabel,
  note,
  refused,
}: SaveBarProps) {
  const { t } = useTranslation()
  const { formatList } = useFormat()
  useRootClass(styles.covered)
  useRootClass(refused ? styles.coveredMore : undefined)
  return (
    <section className={styles.bar} aria-label={t('Unsaved changes')}>
      {refused && <div className={styles.refused}>{refused}</div>}
      <div className={styles.state} role="status">
        {unsaved && changed.length > 0 && (
          <>
            <b className={styles.count}>{t('{{count}} unsaved changes', { count: changed.length })}</b>
            <span className={styles.names}>{formatList(changed)}</span>
          </>
        )}
        {note && <span className={styles.note}>{note}</span>}
      </div>
      <div className={styles.actions}>
        {onDiscard && (
          <Button variant="ghost" onClick={onDiscard}>
            {discardLabel ?? t('Discard')}
          </Button>
        )}
        <Button
          type="submit"
          icon={<Save aria-hidden="true" />}
          busy={saving}
          busyLabel={savingLabel}
          aria-keyshortcuts="Control+S Meta+S"
        >
          {saveLabel}
          <Keys>{saveKeys()}</Keys>
        </Button>
      </div>
    </section>
  )
}

export function Keys({ children }: { children: string }) {
  return (
    <span className={styles.keys} aria-hidden="true">
      {children}
    </span>
  )
}
