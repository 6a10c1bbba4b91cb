import { MapPinOff } from 'lucide-react'
import { useTranslation } from 'react-i18next'

/** "Nearest" without a place to measure from. */
export function NeedsPlace({ onLocate }: { onLocate: () => void }) {
  const { t } = useTranslation()
  return (
    <div className="banner info" role="status">
      <MapPinOff aria-hidden="true" />
      <div className="grow">
        <b>{t('Nearest needs a place')}</b>
        {t('Choose a city in the filters, or measure from where you are.')}{' '}
        <button type="button" onClick={onLocate}>
          {t('Use my position')}
        </button>
      </div>
    </div>
  )
}
