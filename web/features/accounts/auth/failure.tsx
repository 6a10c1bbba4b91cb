import { type ReactNode, useEffect, useRef } from 'react'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { useSession } from '#web/session/session.tsx'
import { Banner } from '#web/ui/banner.tsx'
import styles from './failure.module.css'

/**
 * Shows the reason of a failed sign-in or registration above the button. It takes the focus unless
 * a field has it.
 */
export function Failure({ title, instead }: { title: string; instead?: ReactNode }) {
  const { t } = useTranslation()
  const { error, fieldErrors } = useSession()
  const aboutField = Object.keys(fieldErrors).length > 0
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (error && !aboutField) box.current?.focus()
  }, [error, aboutField])
  return (
    error && (
      <div ref={box} tabIndex={-1} className={styles.failure}>
        <Banner tone="stop" title={title}>
          {instead ?? t(error)}
        </Banner>
      </div>
    )
  )
}
