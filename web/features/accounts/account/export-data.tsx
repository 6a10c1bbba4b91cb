import { PRODUCT_NAME } from '#domain/product.ts'
import { useDownload } from '#web/device/download.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { Button } from '#web/ui/button.tsx'
import { Download } from '#web/ui/icons/download.ts'
import { Setting } from './setting.tsx'

export function ExportData() {
  const { t } = useTranslation()
  const { save, busy } = useDownload()
  const name = () => `${PRODUCT_NAME.toLowerCase()}-${new Date().toLocaleDateString('sv-SE')}.zip`
  return (
    <Setting
      title={t('Your data')}
      note={t('Everything we store about you, with your files, in one zip file.')}
      action={
        <Button
          variant="tonal"
          icon={<Download aria-hidden="true" />}
          busy={busy !== null}
          onClick={() => void save('/api/Auth/me/export', name())}
        >
          {t('Export my data')}
        </Button>
      }
    />
  )
}
