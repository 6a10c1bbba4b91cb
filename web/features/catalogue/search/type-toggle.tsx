import type { SearchType } from '#domain/search-choices.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { Segmented } from '#web/ui/choice.tsx'
import { BuildingComplex as Building2 } from '#web/ui/icons/building-complex.ts'
import { Stethoscope } from '#web/ui/icons/stethoscope.ts'

type TypeToggleProps = {
  value: SearchType
  onChange: (type: SearchType) => void
  className?: string | undefined
}

export function TypeToggle({ value, onChange, className }: TypeToggleProps) {
  const { t } = useTranslation()
  return (
    <Segmented
      label={t('Search for')}
      name="type"
      value={value}
      onChange={onChange}
      className={className}
      options={[
        { value: 'hospitals', label: t('Hospitals'), icon: <Building2 aria-hidden="true" /> },
        { value: 'doctors', label: t('Doctors'), icon: <Stethoscope aria-hidden="true" /> },
      ]}
    />
  )
}
