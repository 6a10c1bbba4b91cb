import { REQUEST_STATE_LABELS, type RequestState } from '#domain/requests.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { Badge, type Tone } from '#web/ui/badge.tsx'

const TONES: Record<RequestState, Tone> = {
  new: 'warn',
  in_progress: 'info',
  answered: 'ok',
  closed: 'done',
  spam: 'stop',
}

export function RequestStateBadge({ state }: { state: RequestState }) {
  const { t } = useTranslation()
  return <Badge tone={TONES[state]}>{t(REQUEST_STATE_LABELS[state])}</Badge>
}
