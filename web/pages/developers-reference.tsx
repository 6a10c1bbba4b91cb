import { useEffect, useRef, useState } from 'react'
import { usePreferences } from '#web/device/preferences.tsx'
import { GuidePage } from '#web/features/developers/developers/guide-page.tsx'
import { mendReference } from '#web/features/developers/developers/mend-reference.ts'
import { showReference } from '#web/features/developers/developers/reference.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import text from '#web/ui/text.module.css'
import styles from './developers-reference.module.css'

/** Shows every operation of the REST API, to be tried with the viewer's session. */
export function Page() {
  const { t } = useTranslation()
  const { theme } = usePreferences()
  const place = useRef<HTMLDivElement>(null)
  const [state, setState] = useState<'loading' | 'shown' | 'failed'>('loading')
  const [attempt, tryAgain] = useState(0)
  // Swagger UI's style sheet reads the theme from this class.
  useEffect(() => {
    const { classList } = document.documentElement
    classList.toggle('dark-mode', theme === 'dark')
    return () => classList.remove('dark-mode')
  }, [theme])
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt restarts it
  useEffect(() => {
    const shown = place.current
    if (!shown) return
    let isGone = false
    const stopMending = mendReference(shown)
    setState('loading')
    showReference(shown, () => !isGone && setState('shown')).catch(() => !isGone && setState('failed'))
    return () => {
      isGone = true
      stopMending()
      shown.replaceChildren()
    }
  }, [attempt])
  return (
    <GuidePage
      title={t('API reference')}
      lead={t(
        'Generated from the schemas the server validates with, so it is always accurate. What you try here is sent to this server, as you if you are signed in.',
      )}
      description={t('All operations of Hekima’s REST API with fields, errors and examples you can try on the page.')}
    >
      <p className={styles.links}>
        <a className={text.link} href="/api/openapi.json">
          {t('Download the OpenAPI document')}
        </a>
      </p>
      {state === 'loading' && <Spinner label={t('Loading...')} />}
      {state === 'failed' && (
        <Banner tone="stop" action={<Button onClick={() => tryAgain(attempt + 1)}>{t('Try Again')}</Button>}>
          {t('The reference could not be loaded.')}
        </Banner>
      )}
      <div className={styles.reference} dir="ltr" lang="en" ref={place} />
    </GuidePage>
  )
}
