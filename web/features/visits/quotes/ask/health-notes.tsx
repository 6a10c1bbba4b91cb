import { useWatch } from 'react-hook-form'
import { NONE } from '#domain/quotes/questionnaires/shape.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { Textarea } from '#web/ui/field.tsx'
import { Options } from './options.tsx'
import { QuestionCard } from './question-card.tsx'
import type { Ask } from './request-form.ts'

const NOTES = ['conditions', 'medicines', 'allergies', 'operations'] as const
type Note = (typeof NOTES)[number]

type Words = { title: string; hint: string; why: string }

/** Illnesses, medicines, allergies and operations: a text, "None" or unanswered. */
export function HealthNotes({ ask: { form, refusals, clear } }: { ask: Ask }) {
  const { t } = useTranslation()
  const health = useWatch({ control: form.control, name: 'health' })
  const words: Record<Note, Words> = {
    conditions: {
      title: t('Do you have an illness?'),
      hint: t('For example diabetes, high blood pressure, asthma. One per line.'),
      why: t('Some conditions affect the anaesthesia or how long you stay in hospital.'),
    },
    medicines: {
      title: t('Which medicines do you take?'),
      hint: t('Name and dose, as on the box. One per line.'),
      why: t('Some are paused before an operation. Never stop a medicine on your own.'),
    },
    allergies: {
      title: t('Do you have allergies?'),
      hint: t('Medicines, latex, plasters, food. One per line.'),
      why: t('It decides which antibiotics, dressings and implants are safe for you.'),
    },
    operations: {
      title: t('Have you had operations?'),
      hint: t('Which operation, and in which year. One per line.'),
      why: t('Scars and implants change how the surgeon plans.'),
    },
  }
  const write = (note: Note, value: string) => {
    form.setValue(`health.${note}`, value)
    clear(`health.${note}`)
  }
  return NOTES.map((note) => {
    const { title, hint, why } = words[note]
    const value = health[note]
    const isNone = value === NONE
    return (
      <QuestionCard key={note} id={`health.${note}`} title={title} hint={hint} why={why}>
        {!isNone && (
          <Textarea
            label={title}
            hideLabel
            rows={2}
            maxLength={1000}
            value={value}
            error={refusals[`health.${note}`]}
            onChange={({ target }) => write(note, target.value)}
          />
        )}
        <Options
          legend={title}
          type="checkbox"
          options={[{ id: NONE, label: t('None') }]}
          values={value === '' ? [] : [isNone ? NONE : 'words']}
          onChange={(values) => write(note, values.includes(NONE) ? NONE : '')}
          unsaid
        />
      </QuestionCard>
    )
  })
}
