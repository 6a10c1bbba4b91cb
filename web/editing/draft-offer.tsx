import { useFormat } from '#web/i18n/format.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { Row } from '#web/ui/layout.tsx'
import type { Editing } from './use-editing.ts'

/**
 * Returns the formatter of "Draft kept on this device at 11:42", which adds the date for another
 * day.
 */
export function useKeptAt() {
  const { t } = useTranslation()
  const { formatOwn } = useFormat()
  return (instant: string) => {
    const isToday = new Date(instant).toDateString() === new Date().toDateString()
    const time = formatOwn(instant, isToday ? { timeStyle: 'short' } : { dateStyle: 'medium', timeStyle: 'short' })
    return t('Draft kept on this device at {{time}}', { time })
  }
}

/** Offers the unsaved draft of an earlier visit. */
export function DraftOffer({ draft }: Pick<Editing, 'draft'>) {
  const { t } = useTranslation()
  const keptAt = useKeptAt()
  if (!draft.offer) return null
  return (
    <Banner title={keptAt(draft.offer.keptAt)}>
      {t('You left this page before you saved.')}
      <Row wrap gap="small">
        <Button size="sm" onClick={draft.restore}>
          {t('Restore draft')}
        </Button>
        <Button size="sm" variant="secondary" onClick={draft.drop}>
          {t('Discard draft')}
        </Button>
      </Row>
    </Banner>
  )
}
