import { useMutation } from '@apollo/client/react'
import { FACT_LABELS } from '#domain/quotes/labels.ts'
import { MAX_QUESTION } from '#domain/quotes/limits.ts'
import { isTopic, type QuoteFact } from '#domain/quotes/points.ts'
import { factQuestionInput, quoteQuestionInput } from '#domain/quotes/request-input.ts'
import { graphql } from '#web/data/graphql.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { WrittenDialog } from '../written-dialog.tsx'
import { QuestionFields } from './question-fields.ts'

const AskQuoteHospital = graphql(
  `mutation AskQuoteHospital($id: ID!, $point: QuotePoint, $topic: QuoteTopic, $text: String) {
    askQuoteHospital(id: $id, point: $point, topic: $topic, text: $text) { id hospitals { id questions { ...QuestionFields } } }
  }`,
  [QuestionFields],
)

type Props = {
  hospitalRequestId: string
  hospital: string
  /** Fact that the quote does not state. Null: about something else. */
  fact: QuoteFact | null
  open: boolean
  onClose: () => void
}

/** Asks a hospital about its quote. For a point the words may be left out. */
export function AskDialog({ hospitalRequestId, hospital, fact, open, onClose }: Props) {
  const { t } = useTranslation()
  const [ask] = useMutation(AskQuoteHospital)
  const about = fact === null ? {} : isTopic(fact) ? { topic: fact } : { point: fact }
  return (
    <WrittenDialog
      open={open}
      onClose={onClose}
      title={t('Ask {{hospital}}', { hospital })}
      name="text"
      schema={fact ? factQuestionInput : quoteQuestionInput}
      most={MAX_QUESTION}
      lead={
        <>
          {fact && (
            <>
              {t('We ask the hospital to state this point: {{point}}.', { point: t(FACT_LABELS[fact]) })}
              <br />
            </>
          )}
          {t('Please leave out your phone number and email: the hospital gets them only once you accept its quote.')}
        </>
      }
      label={fact ? t('Your words for the hospital') : t('Question for the hospital')}
      optional={fact !== null}
      button={t('Send the question')}
      saved={t('The question is sent. We let you know when the hospital answers.')}
      send={(text) => ask({ variables: { id: hospitalRequestId, ...about, text } })}
    />
  )
}
