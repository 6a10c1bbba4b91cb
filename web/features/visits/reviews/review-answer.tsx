import { useMutation } from '@apollo/client/react'
import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { repliesIn } from '#domain/delivered-templates.ts'
import { UI_LANGUAGES } from '#domain/languages.ts'
import { MAX_REPLY, reviewReply } from '#domain/reviews.ts'
import { graphql, type ResultOf } from '#web/data/graphql.ts'
import { useSave } from '#web/data/save.ts'
import { useFormat } from '#web/i18n/format.ts'
import { LANGUAGE_NAMES } from '#web/i18n/i18n.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { Badge, Rating } from '#web/ui/badge.tsx'
import { BareSelect } from '#web/ui/bare-select.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Textarea } from '#web/ui/field.tsx'
import { Form, Refused } from '#web/ui/form.tsx'
import { Flag } from '#web/ui/icons/flag.ts'
import { Pencil } from '#web/ui/icons/pencil.ts'
import { Reply } from '#web/ui/icons/reply.ts'
import { Row, Stack } from '#web/ui/layout.tsx'
import text from '#web/ui/text.module.css'
import { HospitalReply } from './hospital-reply.tsx'
import { ReportForm } from './report-form.tsx'
import styles from './review-answer.module.css'

export const ReviewToAnswerFields = graphql(`
  fragment ReviewToAnswerFields on ReviewToAnswer {
    id
    isReported
    review { id rating comment language authorName serviceName createdAt reply repliedAt }
  }
`)
type Item = ResultOf<typeof ReviewToAnswerFields>

const ReplyToReview = graphql(`
  mutation ReplyToReview($id: ID!, $reply: String!) { replyToReview(id: $id, reply: $reply) { id reply repliedAt } }
`)

type ReviewAnswerProps = {
  item: Item
  mayAnswer: boolean
  /** True if the reply is being written initially. */
  isWriting?: boolean
  onChanged: () => void
  /** Called after a first answer, before `onChanged`. */
  onAnswered?: () => void
}

/**
 * Shows a review to the hospital's staff, with the public reply and a report to the administrators.
 */
export function ReviewAnswer({ item, mayAnswer, isWriting = false, onChanged, onAnswered }: ReviewAnswerProps) {
  const { t } = useTranslation()
  const { formatOwn } = useFormat()
  const [writing, setWriting] = useState(isWriting)
  const [reporting, setReporting] = useState(false)
  const { review, isReported } = item
  const { authorName } = review
  return (
    <li className={styles.item}>
      <Row wrap gap="small">
        <Rating value={review.rating} />
        <bdi className={text.strong}>{authorName}</bdi>
        {review.serviceName && <span className={text.note}>{t(review.serviceName)}</span>}
        <span className={text.note}>{formatOwn(review.createdAt, { dateStyle: 'medium' })}</span>
        {isReported && <Badge tone="warn">{t('Reported: administrators will decide')}</Badge>}
        {!review.reply && <Badge tone="info">{t('Without an answer')}</Badge>}
      </Row>
      <p lang={review.language} dir="auto" className={review.comment ? text.written : text.muted}>
        {review.comment ?? t('Rating only, no text.')}
      </p>
      {review.reply && !writing && <HospitalReply reply={review.reply} repliedAt={review.repliedAt} />}
      {writing ? (
        <AnswerForm
          review={review}
          onClose={() => setWriting(false)}
          onChanged={() => {
            if (!review.reply) onAnswered?.()
            onChanged()
          }}
        />
      ) : (
        <Row wrap gap="small">
          {mayAnswer && (
            <Button
              size="sm"
              variant={review.reply ? 'secondary' : 'tonal'}
              icon={review.reply ? <Pencil aria-hidden="true" /> : <Reply className={text.flip} aria-hidden="true" />}
              aria-label={
                review.reply
                  ? t('Edit the answer to {{name}}', { name: authorName })
                  : t('Answer {{name}}', { name: authorName })
              }
              onClick={() => setWriting(true)}
            >
              {review.reply ? t('Edit the answer') : t('Answer')}
            </Button>
          )}
          {!isReported && (
            <Button
              size="sm"
              variant="ghost"
              icon={<Flag aria-hidden="true" />}
              aria-label={t('Report the review by {{name}}', { name: authorName })}
              onClick={() => setReporting(true)}
            >
              {t('Report')}
            </Button>
          )}
        </Row>
      )}
      <Dialog open={reporting} onClose={() => setReporting(false)} title={t('Report this review')}>
        <ReportForm
          id={review.id}
          onClose={() => {
            setReporting(false)
            onChanged()
          }}
        />
      </Dialog>
    </li>
  )
}

type ReplyChoiceProps = { review: Item['review']; onChoose: (text: string) => void }

/** Offers answers to start from. Those in the language of the review come first. */
function ReplyChoice({ review: { language, authorName }, onChoose }: ReplyChoiceProps) {
  const { t } = useTranslation()
  const languages = [...UI_LANGUAGES].sort((a, b) => Number(b === language) - Number(a === language))
  return (
    <BareSelect aria-label={t('Choose a template')} value="" onChange={({ target }) => onChoose(target.value)}>
      <option value="">{t('Choose a template')}</option>
      {languages.map((code) => (
        <optgroup key={code} label={LANGUAGE_NAMES[code]} lang={code}>
          {repliesIn(code, authorName).map(({ title, body }) => (
            <option key={title} value={body} lang={code}>
              {title}
            </option>
          ))}
        </optgroup>
      ))}
    </BareSelect>
  )
}

type AnswerFormProps = { review: Item['review']; onClose: () => void; onChanged: () => void }

function AnswerForm({ review, onClose, onChanged }: AnswerFormProps) {
  const { t } = useTranslation()
  const [reply] = useMutation(ReplyToReview)
  const form = useForm({ resolver: zodResolver(reviewReply), defaultValues: { reply: review.reply ?? '' } })
  const { save, saving, refused } = useSave(form, {
    send: (input) => reply({ variables: { id: review.id, reply: input.reply } }),
    saved: t('Your reply is now public.'),
    onSaved: () => {
      onChanged()
      onClose()
    },
  })
  return (
    <Form onSubmit={save}>
      <Stack gap="small">
        <div>
          <ReplyChoice
            review={review}
            onChoose={(chosen) => {
              const written = form.getValues('reply').trim()
              // Typed text stays.
              form.setValue('reply', written === '' ? chosen : `${written}\n\n${chosen}`, { shouldDirty: true })
              form.setFocus('reply')
            }}
          />
        </div>
        <Textarea
          app
          rows={4}
          dir="auto"
          autoFocus
          maxLength={MAX_REPLY}
          label={t('Your answer to {{name}}', { name: review.authorName })}
          hint={t('Everyone can read it. Do not mention the treatment or any detail of the visit.')}
          error={form.formState.errors.reply?.message}
          {...form.register('reply')}
        />
        <Refused>{refused}</Refused>
        <Row gap="small">
          <Button type="submit" size="sm" busy={saving}>
            {t('Publish the answer')}
          </Button>
          <Button size="sm" variant="ghost" onClick={onClose}>
            {t('Cancel')}
          </Button>
        </Row>
      </Stack>
    </Form>
  )
}
