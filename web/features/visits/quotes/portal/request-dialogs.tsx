import { MAX_DECLINE_REASON, MAX_QUESTION } from '#domain/quotes/limits.ts'
import { quoteAnswerInput, quoteDeclineInput, quoteQuestionInput } from '#domain/quotes/request-input.ts'
import { sentence } from '#domain/sentences.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import type { QuoteRequest } from './request-fields.ts'
import { useRequestVerbs } from './use-request-verbs.ts'
import { WrittenDialog } from '../written-dialog.tsx'

/** Common reasons of hospitals. They can be edited before sending. */
const REASONS = [
  sentence('We do not offer this treatment.'),
  sentence('We do not advise this treatment given the health information you provided.'),
  sentence('We have no free date in your period.'),
] as const

type Props = { request: QuoteRequest; open: boolean; onClose: () => void }

/** Asks the patient a question, which pauses the clock. */
export function AskDialog({ request, open, onClose }: Props) {
  const { t } = useTranslation()
  const { ask } = useRequestVerbs(request.id)
  const name = request.patient.firstName
  return (
    <WrittenDialog
      open={open}
      onClose={onClose}
      title={t('Ask {{name}} a question', { name })}
      name="text"
      schema={quoteQuestionInput}
      most={MAX_QUESTION}
      lead={t('Your clock is paused until the answer arrives. The email does not contain the question.')}
      label={t('Your question')}
      button={t('Send the question to {{name}}', { name })}
      saved={t('The question is sent. Your clock is paused.')}
      send={ask}
    />
  )
}

/** Answers a question of the patient in words. */
export function AnswerDialog({ request, questionId, onClose }: Omit<Props, 'open'> & { questionId: string | null }) {
  const { t } = useTranslation()
  const { answer } = useRequestVerbs(request.id)
  const name = request.patient.firstName
  return (
    <WrittenDialog
      key={questionId}
      open={questionId !== null}
      onClose={onClose}
      title={t('Answer the patient')}
      name="text"
      schema={quoteAnswerInput}
      most={MAX_QUESTION}
      lead={t('The answer is not part of the quote. A new version that states the point answers the question too.')}
      label={t('Answer for the patient')}
      button={t('Send the answer to {{name}}', { name })}
      saved={t('The answer is sent.')}
      send={(text) => answer(questionId ?? '', text)}
    />
  )
}

/** Declines a request for good, with a reason that the patient reads. */
export function DeclineDialog({ request, open, onClose }: Props) {
  const { t } = useTranslation()
  const { decline } = useRequestVerbs(request.id)
  const name = request.patient.firstName
  return (
    <WrittenDialog
      open={open}
      onClose={onClose}
      title={t('Decline this request?')}
      name="reason"
      schema={quoteDeclineInput}
      most={MAX_DECLINE_REASON}
      lead={t('{{name}} will read the reason. This cannot be undone.', { name })}
      label={t('Reason')}
      button={t('Decline the request and tell {{name}}', { name })}
      danger
      suggestions={REASONS}
      saved={t('The request is declined.')}
      send={decline}
    />
  )
}
