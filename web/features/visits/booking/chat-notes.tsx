import { useState } from 'react'
import { useChatSummary } from '#web/device/chat-summary.ts'
import { useFormat } from '#web/i18n/format.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { Button } from '#web/ui/button.tsx'
import { MessageSquarePlus } from '#web/ui/icons/message-square-plus.ts'

/** Maximum length of notes. */
const LONGEST = 2000

type Props = { notes: string; onChange: (notes: string) => void }

/**
 * Offers to add the messages to the assistant in this tab to the notes of the booking, where they
 * can be edited.
 */
export function ChatNotes({ notes, onChange }: Props) {
  const { t } = useTranslation()
  const { formatList } = useFormat()
  const summary = useChatSummary()
  const [added, setAdded] = useState(false)
  if (!summary || added) return null
  const add = () => {
    const lines = [
      t('What I told the health assistant:'),
      ...summary.written.map((line) => `– ${line}`),
      summary.specialties.length > 0 &&
        t('It suggested: {{specialties}}', {
          specialties: formatList(summary.specialties.map((name) => t(name, { context: 'specialty' }))),
        }),
    ]
    onChange([notes.trim(), lines.filter(Boolean).join('\n')].filter(Boolean).join('\n\n').slice(0, LONGEST))
    setAdded(true)
  }
  return (
    <Button variant="ghost" icon={<MessageSquarePlus aria-hidden="true" />} onClick={add}>
      {t('Include what I told the assistant')}
    </Button>
  )
}
