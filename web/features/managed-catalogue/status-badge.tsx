import { useTranslation } from 'react-i18next'
import { Badge } from '#web/ui/badge.tsx'

export function RecordStatusBadge({ isActive }: { isActive: boolean }) {
  const { t } = useTranslation()
  return (
    <Badge tone={isActive ? 'ok' : 'done'}>
      {isActive ? t('Active', { context: 'record' }) : t('Inactive', { context: 'record' })}
    </Badge>
  )
}
