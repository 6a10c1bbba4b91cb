import { useState } from 'react'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { EmptyState } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { LockKeyhole } from '#web/ui/icons/lock-keyhole.ts'
import { type Question, ReasonDialog } from './reason-dialog.tsx'

type ClosedContentsProps = {
  /** Name of the contents. */
  title: string
  explanation: string
  question: Required<Pick<Question, 'title' | 'lead' | 'required' | 'schema' | 'hint'>>
  onOpen: Question['send']
}

/** Replaces private contents until an administrator gives a reason for break-glass access. */
export function ClosedContents({ title, explanation, question, onOpen }: ClosedContentsProps) {
  const { t } = useTranslation()
  const [isAsking, setIsAsking] = useState(false)
  const complete: Question = {
    ...question,
    label: t('Reason'),
    field: 'reason',
    confirm: t('Open', { context: 'contents' }),
    saved: t('Open for an hour.'),
    send: onOpen,
  }
  return (
    <Card as="section" aria-label={title}>
      <EmptyState
        icon={<LockKeyhole />}
        title={title}
        action={<Button onClick={() => setIsAsking(true)}>{t('Say why and open')}</Button>}
      >
        {explanation}
      </EmptyState>
      <ReasonDialog question={isAsking ? complete : null} onClose={() => setIsAsking(false)} />
    </Card>
  )
}
