import { isIncluded, type PartLists, PRICE_PARTS, type PricePart, restated } from '#domain/price-parts.ts'
import { LINE_KIND_LABELS } from '#domain/quotes/labels.ts'
import { useQuestionnaireWords } from '#web/i18n/questionnaire-words.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { Choices } from '#web/ui/choice.tsx'
import { Select } from '#web/ui/field.tsx'
import styles from './price-part-fields.module.css'

type Props = { value: PartLists; error: string | undefined; onChange: (parts: PartLists) => void }

const without = (parts: readonly PricePart[], part: PricePart) => parts.filter((each) => each !== part)

/** Returns the lists after the choice for one part. An empty choice states nothing. */
function choose({ priceIncludes, priceExcludes }: PartLists, part: PricePart, choice: string): PartLists {
  const cleared = { priceIncludes: without(priceIncludes, part), priceExcludes: without(priceExcludes, part) }
  if (choice === 'included') return restated(cleared, { priceIncludes: [...cleared.priceIncludes, part] })
  if (choice === 'excluded') return restated(cleared, { priceExcludes: [...cleared.priceExcludes, part] })
  return cleared
}

/** Edits for each part whether the price includes it. */
export function PricePartFields({ value, error, onChange }: Props) {
  useQuestionnaireWords()
  const { t } = useTranslation()
  const options = [
    { value: '', label: t('Not stated') },
    { value: 'included', label: t('Included') },
    { value: 'excluded', label: t('Not included') },
  ]
  const choiceOf = (part: PricePart) => {
    const stated = isIncluded(part, value)
    return stated === null ? '' : stated ? 'included' : 'excluded'
  }
  return (
    <Choices legend={t('What the price includes')} error={error} className={styles.parts}>
      {PRICE_PARTS.map((part) => (
        <Select
          key={part}
          app
          label={t(LINE_KIND_LABELS[part])}
          options={options}
          value={choiceOf(part)}
          onChange={({ target }) => onChange(choose(value, part, target.value))}
        />
      ))}
    </Choices>
  )
}
