/**
 * SampleNotice({ title, reason, onRetry, className?, children }) — explains above samples that they
 * are not the user's own, why they are shown, and offers a retry.
 */
import type { ReactNode } from 'react'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { Banner } from '#web/ui/banner.tsx'
import text from '#web/ui/text.module.css'

type SampleNoticeProps = {
  title: string
  reason: string
  onRetry: () => void
  className?: string | undefined
  children: ReactNode
}

export function SampleNotice({ title, reason, onRetry, className, children }: SampleNoticeProps) {
  const { t } = useTranslation()
  return (
    <Banner
      tone="warn"
      className={className}
      title={
        <>
          {title}
          <span className={text.visuallyHidden}> - </span>
        </>
      }
      action={
        <button type="button" onClick={onRetry}>
          {t('Retry')}
        </button>
      }
    >
      {children}
      <span className={text.block}>{reason}</span>
    </Banner>
  )
}
