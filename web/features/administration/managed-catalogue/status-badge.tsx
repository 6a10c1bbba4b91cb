import { useTranslation } from '#web/i18n/use-translation.tsx'
import { Badge } from '#web/ui/badge.tsx'

export function RecordStatusBadge({ isActive }: { isActive: boolean }) {
  const { t } = useTranslation()
  return (
    <Badge tone={isActive ? 'ok' : 'done'}>
      {isActive ? t('Active', { context: 'record' }) : t('Inactive', { context: 'record' })}
    </Badge>
  )
}
