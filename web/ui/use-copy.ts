import { useTranslation } from '#web/i18n/use-translation.tsx'
import { toast } from './toast.tsx'

/** Copies a text and confirms it, or reports that there is no clipboard. */
export function useCopy() {
  const { t } = useTranslation()
  return async (text: string) => {
    try {
      await navigator.clipboard.writeText(text)
      toast({ text: t('Copied') })
    } catch {
      toast({
        tone: 'warn',
        text: t('Your browser does not allow copying. Please select the text and copy it yourself.'),
      })
    }
  }
}
