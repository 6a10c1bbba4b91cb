import { useChatSummary } from '#web/device/chat-summary.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { Button } from '#web/ui/button.tsx'
import { Printer } from '#web/ui/icons/printer.ts'
import text from '#web/ui/text.module.css'
import styles from './take-along.module.css'

/** Shows the actions on the result: print it, or add it to the notes of a booking. */
export function TakeAlong() {
  const { t } = useTranslation()
  const summary = useChatSummary()
  return (
    <div className={styles.along}>
      <Button variant="ghost" icon={<Printer aria-hidden="true" />} onClick={() => print()}>
        {t('Print')}
      </Button>
      {summary && (
        <p className={text.note}>
          {t('When you book, one tap adds what you wrote here to your notes for the hospital.')}
        </p>
      )}
    </div>
  )
}
