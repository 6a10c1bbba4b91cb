import { Building2, Stethoscope } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { SearchType } from '#domain/search-choices.ts'
import { Segmented } from '#web/ui/choice.tsx'

export function TypeToggle({ value, onChange }: { value: SearchType; onChange: (type: SearchType) => void }) {
  const { t } = useTranslation()
  return (
    <Segmented
      label={t('Search for')}
      value={value}
      onChange={onChange}
      options={[
        { value: 'hospitals', label: t('Hospitals'), icon: <Building2 aria-hidden="true" /> },
        { value: 'doctors', label: t('Doctors'), icon: <Stethoscope aria-hidden="true" /> },
      ]}
    />
  )
}
