/** VisitName({ ticket }) — the treatment and its category, unless both have one name. */
import { clsx } from 'clsx'
import { useVisitWords } from '#web/data/visit.tsx'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import text from '#web/ui/text.module.css'
import type { Ticket } from './ticket.tsx'

export function VisitName({ ticket }: { ticket: Ticket }) {
  const { t } = useTranslation()
  const { visitName } = useVisitWords()
  const { name, category } = ticket.service
  const group = t(category, { context: 'category' })
  return (
    <>
      {visitName(name, ticket)}
      {group !== name && <span className={clsx(text.note, text.block)}>{group}</span>}
    </>
  )
}
