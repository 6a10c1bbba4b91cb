import { Download } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { PRODUCT_NAME } from '#domain/product.ts'
import { currentToken } from '#web/token.ts'
import { Button } from '#web/ui/button.tsx'
import { toast } from '#web/ui/toast.tsx'
import { saveFile } from './save-file.ts'

/** Many files may be in it, so it may take long. */
const TIMEOUT_MS = 5 * 60_000

async function fetchExport(): Promise<Blob> {
  const response = await fetch('/api/Auth/me/export', {
    headers: { authorization: `Bearer ${currentToken()}` },
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
  if (response.ok) return response.blob()
  const problem: { message?: string } = await response.json().catch(() => ({}))
  throw new Error(problem.message ?? 'Your data could not be exported. Please try again.')
}

export function ExportData() {
  const { t } = useTranslation()
  const [busy, setBusy] = useState(false)
  const download = async () => {
    setBusy(true)
    try {
      saveFile(await fetchExport(), `${PRODUCT_NAME.toLowerCase()}-${new Date().toLocaleDateString('sv-SE')}.zip`)
    } catch (error) {
      const known = error instanceof Error && error.constructor === Error ? error.message : null
      toast({ tone: 'stop', text: t(known ?? 'Your data could not be exported. Please try again.') })
    } finally {
      setBusy(false)
    }
  }
  return (
    <div className="setting">
      <div className="setting-head">
        <div>
          <h3>{t('Your data')}</h3>
          <p className="text-sm mute">{t('Everything we keep about you, with your files, in one zip file.')}</p>
        </div>
        <Button variant="tonal" icon={<Download aria-hidden="true" />} busy={busy} onClick={() => void download()}>
          {t('Export my data')}
        </Button>
      </div>
    </div>
  )
}
