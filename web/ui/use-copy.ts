import { useTranslation } from '#web/i18n/use-translation.tsx'
import { toast } from './toast.tsx'

/** Copies a text and says so; without a clipboard it says that too. */
export function useCopy() {
  const { t } = useTranslation()
  return async (text: string) => {
    try {
      await navigator.clipboard.writeText(text)
      toast({ text: t('Copied') })
    } catch {
      toast({ tone: 'warn', text: t('Your browser does not allow copying. Please select the text and copy it.') })
    }
  }
}
