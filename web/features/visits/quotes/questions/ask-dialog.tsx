import { useMutation } from '@apollo/client/react'
import { POINT_LABELS } from '#domain/quotes/labels.ts'
import { MAX_QUESTION } from '#domain/quotes/limits.ts'
import type { QuotePoint } from '#domain/quotes/points.ts'
import { pointQuestionInput, quoteQuestionInput } from '#domain/quotes/request-input.ts'
import { graphql } from '#web/data/graphql.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { WrittenDialog } from '../written-dialog.tsx'
import { QuestionFields } from './question-fields.ts'

const AskQuoteHospital = graphql(
  `mutation AskQuoteHospital($id: ID!, $point: QuotePoint, $text: String) {
    askQuoteHospital(id: $id, point: $point, text: $text) { id hospitals { id questions { ...QuestionFields } } }
  }`,
  [QuestionFields],
)

type Props = {
  hospitalRequestId: string
  hospital: string
  /** Point that the quote does not state. Null: about something else. */
  point: QuotePoint | null
  /** Row of the comparison that is no point, for the first words of the question. */
  row?: string | undefined
  open: boolean
  onClose: () => void
}

/** Asks a hospital about its quote. For a point the words may be left out. */
export function AskDialog({ hospitalRequestId, hospital, point, row, open, onClose }: Props) {
  const { t } = useTranslation()
  const [ask] = useMutation(AskQuoteHospital)
  return (
    <WrittenDialog
      open={open}
      onClose={onClose}
      title={t('Ask {{hospital}}', { hospital })}
      name="text"
      schema={point ? pointQuestionInput : quoteQuestionInput}
      most={MAX_QUESTION}
      lead={
        <>
          {point && (
            <>
              {t('We ask the hospital to state this point: {{point}}.', { point: t(POINT_LABELS[point]) })}
              <br />
            </>
          )}
          {t('Please leave out your phone number and email: the hospital gets them only once you accept its quote.')}
        </>
      }
      label={point ? t('Your words for the hospital') : t('Question for the hospital')}
      optional={point !== null}
      start={!point && row ? t('Your quote does not state this: {{name}}. What applies?', { name: row }) : ''}
      button={t('Send the question')}
      saved={t('The question is sent. We let you know when the hospital answers.')}
      send={(text) => ask({ variables: { id: hospitalRequestId, point, text } })}
    />
  )
}
