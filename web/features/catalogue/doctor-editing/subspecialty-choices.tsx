import { AGE_GROUP_LABELS } from '#domain/age-groups.ts'
import { agesOfSub, subspecialtiesOf } from '#domain/subspecialties.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { Checkbox, Choices } from '#web/ui/choice.tsx'

type ChoicesProps = {
  specialty: string
  chosen: readonly string[]
  error: string | undefined
  onChange: (names: string[]) => void
}

/** Sub-specialties of the specialty, with the ages that each treats. Those chosen before stay. */
export function SubspecialtyChoices({ specialty, chosen, error, onChange }: ChoicesProps) {
  const { t } = useTranslation()
  const names = [...new Set<string>([...subspecialtiesOf(specialty), ...chosen])]
  if (names.length === 0) return null
  return (
    <Choices legend={t('Sub-specialties')} error={error}>
      {names.map((name) => (
        <Checkbox
          key={name}
          label={t('{{name}}: {{ages}}', {
            name: t(name, { context: 'specialty' }),
            ages: t(AGE_GROUP_LABELS[agesOfSub(name)]),
          })}
          checked={chosen.includes(name)}
          onChange={(event) =>
            onChange(event.target.checked ? [...chosen, name] : chosen.filter((other) => other !== name))
          }
        />
      ))}
    </Choices>
  )
}
