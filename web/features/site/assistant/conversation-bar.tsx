import type { ReactNode } from 'react'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { Button } from '#web/ui/button.tsx'
import { Copy } from '#web/ui/icons/copy.ts'
import { SquarePen } from '#web/ui/icons/square-pen.ts'
import { toast } from '#web/ui/toast.tsx'
import type { Turn } from './answer.ts'
import styles from './conversation-bar.module.css'

type Props = { turns: readonly Turn[]; onNew: () => void; children?: ReactNode }

/** Shows the actions on the whole conversation, after `children`. */
export function ConversationBar({ turns, onNew, children }: Props) {
  const { t } = useTranslation()
  const copy = async () => {
    const names = { user: t('You'), assistant: t('Assistant') }
    const transcript = turns.filter(({ isError }) => !isError).map(({ role, content }) => `${names[role]}: ${content}`)
    try {
      await navigator.clipboard.writeText(transcript.join('\n\n'))
      toast({ text: t('Copied') })
    } catch {
      toast({
        tone: 'warn',
        text: t('Your browser does not allow copying. Please select the text and copy it yourself.'),
      })
    }
  }
  return (
    <div className={styles.bar}>
      <p className={styles.title}>{t('Conversation')}</p>
      <div className={styles.actions}>
        {children}
        {turns.length > 0 && (
          <>
            <Button variant="ghost" icon={<Copy aria-hidden="true" />} onClick={() => void copy()}>
              {t('Copy')}
            </Button>
            <Button variant="secondary" icon={<SquarePen aria-hidden="true" />} onClick={onNew}>
              {t('New conversation')}
            </Button>
          </>
        )}
      </div>
    </div>
  )
}
