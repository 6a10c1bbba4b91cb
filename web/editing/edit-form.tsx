/**
 * EditForm({ editing, saveLabel, savingLabel?, errorTitle?, onCancel?, children }) — the form of a
 * record: the offer of a stored draft, changes that another user has saved meanwhile, the success
 * message, the fields as children, the bar that saves or shows the error, and the question before
 * changes are lost. With `onCancel` the bar has Cancel, which leaves the page. Otherwise it has
 * Discard, which restores the saved values.
 */
import type { ReactNode } from 'react'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { useFirstWrong } from '#web/ui/first-wrong.ts'
import { Form } from '#web/ui/form.tsx'
import { SaveBar } from '#web/ui/save-bar.tsx'
import { ConflictChoice } from './conflict-choice.tsx'
import { DraftOffer, useKeptAt } from './draft-offer.tsx'
import { UnsavedQuestion } from './unsaved-question.tsx'
import type { Editing } from './use-editing.ts'

type EditFormProps = {
  editing: Editing
  saveLabel: string
  savingLabel?: string
  /** Title before the reason why the form could not be saved. */
  errorTitle?: string
  onCancel?: () => void
  className?: string | undefined
  children: ReactNode
}

export function EditForm({
  editing,
  saveLabel,
  savingLabel,
  errorTitle,
  onCancel,
  className,
  children,
}: EditFormProps) {
  const { t } = useTranslation()
  const keptAt = useKeptAt()
  const fields = useFirstWrong<HTMLFormElement>(editing.attempts)
  const { done, refused, draft, unsaved } = editing
  const discard = unsaved ? editing.discard : undefined
  return (
    <Form ref={fields} onSubmit={editing.save} className={className}>
      <DraftOffer draft={draft} />
      <ConflictChoice editing={editing} />
      {done && <Banner tone="ok">{done}</Banner>}
      {children}
      <SaveBar
        changed={editing.changedLabels}
        unsaved={unsaved}
        saving={editing.saving}
        saveLabel={saveLabel}
        savingLabel={savingLabel}
        onDiscard={onCancel ? () => editing.cancel(onCancel) : discard}
        discardLabel={onCancel && t('Cancel')}
        refused={
          refused && (
            <Banner tone="stop" title={errorTitle}>
              {refused}
            </Banner>
          )
        }
        note={draft.keptAt && keptAt(draft.keptAt)}
      />
      <UnsavedQuestion leaving={editing.leaving} />
    </Form>
  )
}
