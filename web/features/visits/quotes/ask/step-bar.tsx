import type { ReactNode } from 'react'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { Button } from '#web/ui/button.tsx'
import { ArrowRight } from '#web/ui/icons/arrow-right.ts'
import text from '#web/ui/text.module.css'
import { useRootClass } from '#web/ui/use-root-class.ts'
import styles from './step-bar.module.css'

type Props = {
  /** Name of the next step. */
  next: string
  note?: ReactNode
}

/** Contains the button of a step. On phones it is fixed at the bottom. */
export function BottomBar({ children }: { children: ReactNode }) {
  useRootClass(styles.covered)
  return <div className={styles.bar}>{children}</div>
}

/** The button to the next step. */
export function StepBar({ next, note }: Props) {
  const { t } = useTranslation()
  return (
    <BottomBar>
      {note && <p className={styles.note}>{note}</p>}
      <Button type="submit" size="lg" className={styles.button}>
        {t('Next: {{step}}', { step: next })}
        <ArrowRight className={text.flip} aria-hidden="true" />
      </Button>
    </BottomBar>
  )
}

type SendBarProps = { count: number; isSignedIn: boolean; busy: boolean }

/** The button that sends the request, or leads to sign-in. */
export function SendBar({ count, isSignedIn, busy }: SendBarProps) {
  const { t } = useTranslation()
  return (
    <BottomBar>
      {!isSignedIn && <p className={styles.note}>{t('Your draft stays as it is while you sign in.')}</p>}
      <Button type="submit" size="lg" busy={busy} className={styles.button}>
        {isSignedIn ? t('Send to {{count}} hospitals', { count }) : t('Sign in and send')}
      </Button>
    </BottomBar>
  )
}
