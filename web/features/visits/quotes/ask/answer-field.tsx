import type { Question } from '#domain/quotes/questionnaires/shape.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { Input, Textarea } from '#web/ui/field.tsx'
import { drawingOf } from '../hair-drawings.tsx'
import { Options } from './options.tsx'

type Props = {
  question: Exclude<Question, { kind: 'photos' }>
  values: readonly string[]
  onChange: (values: string[]) => void
  error: string | undefined
}

/** Control of an answer, by the kind of question. */
export function AnswerField({ question, values, onChange, error }: Props) {
  const { t } = useTranslation()
  const label = t(question.label)
  const [value = ''] = values
  const write = (text: string) => onChange(text === '' ? [] : [text])
  if (question.kind === 'text')
    return (
      <Textarea
        label={label}
        hideLabel
        rows={3}
        maxLength={question.max}
        value={value}
        error={error}
        onChange={({ target }) => write(target.value)}
      />
    )
  if (question.kind === 'number')
    return (
      <Input
        label={label}
        hideLabel
        inputMode="decimal"
        dir="ltr"
        maxLength={8}
        value={value}
        error={error}
        hint={
          question.unit
            ? t('{{min}} to {{max}} {{unit}}', { min: question.min, max: question.max, unit: question.unit })
            : t('{{min}} to {{max}}', { min: question.min, max: question.max })
        }
        onChange={({ target }) => write(target.value)}
      />
    )
  const isYesNo = question.kind === 'yes-no'
  const options = isYesNo
    ? [
        { id: 'no', label: t('No') },
        { id: 'yes', label: t('Yes') },
      ]
    : question.choices.map(({ id, label: words }) => ({
        id,
        label: t(words),
        picture: drawingOf(question.id, [id]),
      }))
  return (
    <Options
      legend={label}
      type={question.kind === 'choices' ? 'checkbox' : 'radio'}
      options={options}
      values={values}
      onChange={onChange}
      error={error}
      unsaid={!question.required}
    />
  )
}
