import { useMemo, useRef, useState } from 'react'
import type { QuoteLineKind } from '#domain/quotes/lines.ts'
import { ConflictChoice } from '#web/editing/conflict-choice.tsx'
import { DraftOffer, useKeptAt } from '#web/editing/draft-offer.tsx'
import { UnsavedQuestion } from '#web/editing/unsaved-question.tsx'
import { useFormat } from '#web/i18n/format.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { Drawer } from '#web/ui/dialog.tsx'
import { useFirstWrong } from '#web/ui/first-wrong.ts'
import { Stack } from '#web/ui/layout.tsx'
import { PatientCard } from '../patient-card.tsx'
import { QuestionsCard, useAnswerDialog } from '../questions-card.tsx'
import type { QuoteRequest } from '../request-fields.ts'
import { TemplateDialogs, type TemplateQuestion } from '../templates/template-dialogs.tsx'
import { VersionView } from '../version-view.tsx'
import { AttachmentsCard } from './attachments-card.tsx'
import { AsPatientReads } from './as-patient-reads.tsx'
import { BuilderBar } from './builder-bar.tsx'
import { type Builder, BuilderContext, type BuilderDoctor } from './builder-context.ts'
import { CostCard } from './cost-card.tsx'
import { NotStated } from './not-stated.tsx'
import { PlanCard } from './plan-card.tsx'
import styles from './quote-builder.module.css'
import type { QuoteForm } from './quote-form.ts'
import { SendDialog } from './send-dialog.tsx'
import { TermsCard } from './terms-card.tsx'
import { useQuoteEditing } from './use-quote-editing.ts'

type QuoteBuilderProps = {
  request: QuoteRequest
  doctors: readonly BuilderDoctor[]
  reload: () => Promise<QuoteRequest | null | undefined>
}

/**
 * Form of the next version of a quote. Unfinished drafts may be saved, so no field is required
 * before sending.
 */
export function QuoteBuilder({ request, doctors, reload }: QuoteBuilderProps) {
  const { t, i18n } = useTranslation()
  const { formatOwn } = useFormat()
  const keptAt = useKeptAt()
  const [previewed, setPreviewed] = useState(false)
  const typing = i18n.language
  const { form, editing, confirming, closeQuestion, refusedProposal, ...verbs } = useQuoteEditing({
    request,
    doctors,
    typing,
    reload,
  })
  const fields = useFirstWrong<HTMLFormElement>(editing.attempts)
  const addLine = useRef<(kind: QuoteLineKind) => void>(() => undefined)
  const [question, askTemplate] = useState<TemplateQuestion | null>(null)
  const builder: Builder = useMemo(() => {
    const fill = (values: Partial<QuoteForm>) => {
      form.clearErrors()
      for (const [field, value] of Object.entries(values))
        form.setValue(field as keyof QuoteForm, value, { shouldDirty: true })
    }
    return { form, request, doctors, typing, addLine, fill, askTemplate }
  }, [form, request, doctors, typing])
  const { draft, quotes } = request
  const { onAnswer, dialog } = useAnswerDialog(request)
  const { draft: stored, refused, done, saving, unsaved } = editing
  const savedNote = draft && !unsaved ? t('Saved {{time}}', { time: formatOwn(draft.updatedAt) }) : null
  const onPreview = draft && !unsaved ? () => setPreviewed(true) : null
  return (
    <BuilderContext value={builder}>
      <form
        ref={fields}
        noValidate
        aria-label={t('Quote')}
        onSubmit={(event) => {
          event.preventDefault()
          void verbs.saveDraft()
        }}
      >
        <DraftOffer draft={stored} />
        <ConflictChoice editing={editing} />
        {done && <Banner tone="ok">{done}</Banner>}
        <div className={styles.columns}>
          <Stack className={styles.main}>
            <CostCard />
            <PlanCard />
            <TermsCard />
            <AttachmentsCard />
          </Stack>
          <Stack className={styles.aside}>
            <NotStated />
            <QuestionsCard request={request} onAnswer={onAnswer} />
            <PatientCard request={request} />
            <AsPatientReads onPreview={onPreview} />
          </Stack>
        </div>
        <BuilderBar
          version={draft?.version ?? (quotes[0]?.version ?? 0) + 1}
          note={savedNote ?? (stored.keptAt && keptAt(stored.keptAt))}
          refused={(refused ?? refusedProposal) && <Banner tone="stop">{refused ?? refusedProposal}</Banner>}
          saving={saving}
          onPreview={onPreview}
          onSave={() => void verbs.saveDraft()}
          finish={request.canPropose ? 'propose' : 'send'}
          onFinish={() => void (request.canPropose ? verbs.prepareProposing() : verbs.prepareSending())}
        />
        <UnsavedQuestion leaving={editing.leaving} />
      </form>
      {dialog}
      <TemplateDialogs question={question} onClose={() => askTemplate(null)} />
      <SendDialog request={request} open={confirming} onClose={closeQuestion} />
      <Drawer
        open={previewed}
        onClose={() => setPreviewed(false)}
        title={t('As {{name}} reads it', { name: request.patient.firstName })}
      >
        {draft && <VersionView version={draft} requestId={request.id} />}
      </Drawer>
    </BuilderContext>
  )
}
