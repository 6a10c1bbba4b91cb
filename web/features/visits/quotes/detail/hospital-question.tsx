import { useMutation } from '@apollo/client/react'
import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { MAX_QUESTION } from '#domain/quotes/limits.ts'
import { quoteAnswerInput } from '#domain/quotes/request-input.ts'
import { graphql } from '#web/data/graphql.ts'
import { useSave } from '#web/data/save.ts'
import { useFormat } from '#web/i18n/format.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { Textarea } from '#web/ui/field.tsx'
import text from '#web/ui/text.module.css'
import { type Question, QuestionFields } from '../questions/question-fields.ts'
import { HospitalStateFields } from '../state-words.ts'
import styles from './hospital-question.module.css'

const AnswerQuoteQuestion = graphql(
  `mutation AnswerQuoteQuestion($id: ID!, $text: String!) {
    answerQuoteQuestion(id: $id, text: $text) {
      id
      updatedAt
      hospitals { id questions { ...QuestionFields } ...HospitalStateFields }
    }
  }`,
  [QuestionFields, HospitalStateFields],
)

type Props = { hospitalRequestId: string; question: Question }

/** A hospital's question with the answer field. */
export function HospitalQuestion({ hospitalRequestId, question }: Props) {
  const { t } = useTranslation()
  const { formatOwn } = useFormat()
  const [answer] = useMutation(AnswerQuoteQuestion)
  const form = useForm({ resolver: zodResolver(quoteAnswerInput), defaultValues: { text: '' } })
  const { save, saving, refused } = useSave(form, {
    send: (input) => answer({ variables: { id: hospitalRequestId, text: input.text } }),
    saved: t('Your answer was sent.'),
  })
  const { askedBy, askedAt } = question
  const time = formatOwn(askedAt)
  return (
    <form noValidate className={styles.box} onSubmit={save}>
      <blockquote className={styles.question}>
        <p className={text.written}>
          <bdi>{question.text}</bdi>
        </p>
        <footer>{askedBy ? t('{{name}}, coordinator · {{time}}', { name: askedBy, time }) : time}</footer>
      </blockquote>
      <Textarea
        label={t('Your answer')}
        rows={3}
        maxLength={MAX_QUESTION}
        error={form.formState.errors.text?.message}
        {...form.register('text')}
      />
      {refused && <Banner tone="stop">{refused}</Banner>}
      <Button type="submit" block busy={saving}>
        {t('Send the answer')}
      </Button>
    </form>
  )
}
