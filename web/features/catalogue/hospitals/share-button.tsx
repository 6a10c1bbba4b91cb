import { useTranslation } from '#web/i18n/use-translation.tsx'
import { IconButton } from '#web/ui/button.tsx'
import { Share2 } from '#web/ui/icons/share-2.ts'
import { toast } from '#web/ui/toast.tsx'
import styles from './share-button.module.css'

/** Opens the device's share sheet, or copies the link if there is none. */
export function ShareButton({ name }: { name: string }) {
  const { t } = useTranslation()
  const share = async () => {
    const { href } = location
    if ('share' in navigator) {
      // Closing the sheet rejects the promise and is no error.
      await navigator.share({ title: name, url: href }).catch(() => undefined)
      return
    }
    try {
      await window.navigator.clipboard.writeText(href)
      toast({ text: t('Link copied.') })
    } catch {
      toast({ tone: 'warn', text: t('The link could not be copied. You can copy it from the address bar.') })
    }
  }
  return (
    <IconButton className={styles.share} label={t('Share')} onClick={() => void share()}>
      <Share2 aria-hidden="true" />
    </IconButton>
  )
}
