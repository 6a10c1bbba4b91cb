import { AGE_GROUP_LABELS, AGE_GROUPS } from '#domain/age-groups.ts'
import { useFormat } from '#web/i18n/format.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { Checkbox, Choices } from '#web/ui/choice.tsx'
import text from '#web/ui/text.module.css'
import type { SubspecialtyOption } from './choices.ts'
import styles from './filters.module.css'
import { toggled } from './search-state.ts'

export type SubspecialtyFilterProps = {
  options: readonly SubspecialtyOption[]
  chosen: readonly string[] | undefined
  onChange: (chosen: string[] | undefined) => void
}

/** Lists the sub-specialties that somebody has, by the ages that they treat. Chosen ones stay. */
export function SubspecialtyFilter({ options, chosen, onChange }: SubspecialtyFilterProps) {
  const { t } = useTranslation()
  const { formatNumber } = useFormat()
  const shown = options.filter(({ value, count }) => count > 0 || chosen?.includes(value))
  if (shown.length === 0) return <p className={text.note}>{t('No results found')}</p>
  return AGE_GROUPS.map((group) => {
    const ofGroup = shown.filter(({ ages }) => ages === group)
    if (ofGroup.length === 0) return null
    return (
      <Choices key={group} legend={t(AGE_GROUP_LABELS[group])} className={styles.list}>
        {ofGroup.map(({ value, count }) => (
          <Checkbox
            key={value}
            label={t(value, { context: 'specialty' })}
            count={formatNumber(count)}
            checked={chosen?.includes(value) ?? false}
            onChange={({ target }) => onChange(toggled(chosen, value, target.checked))}
          />
        ))}
      </Choices>
    )
  })
}
