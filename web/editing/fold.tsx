/**
 * useFold(entries, { first, keeps? }) — the first entries of a long list, which neither scrolls
 * inside its card nor is cut. `keeps` are shown in any case, because they are changed or wrong.
 * ShowAll({ fold, className? }) — opens the rest, and folds it again.
 */
import { useState } from 'react'
import { useFormat } from '#web/i18n/format.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { Button } from '#web/ui/button.tsx'

type FoldOptions<Entry> = { first: number; keeps?: (entry: Entry) => boolean }

export function useFold<Entry>(entries: readonly Entry[], { first, keeps }: FoldOptions<Entry>) {
  const [isOpen, setOpen] = useState(false)
  const shown = isOpen ? entries : entries.filter((entry, at) => at < first || keeps?.(entry))
  return { shown, isOpen, isLong: entries.length > first, total: entries.length, setOpen }
}

type ShowAllProps = { fold: ReturnType<typeof useFold>; className?: string | undefined }

export function ShowAll({ fold: { isLong, isOpen, total, setOpen }, className }: ShowAllProps) {
  const { t } = useTranslation()
  const { formatNumber } = useFormat()
  if (!isLong) return null
  return (
    <Button variant="ghost" className={className} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
      {isOpen ? t('Show fewer') : t('Show all {{total}}', { total: formatNumber(total) })}
    </Button>
  )
}
