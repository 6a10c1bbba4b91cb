import { useTranslation } from '#web/i18n/use-translation.tsx'
import { paths } from '#web/routing/paths.ts'
import { ButtonLink } from '#web/ui/button.tsx'

type Props = { number: string; quote: { id: string; canAccept: boolean } }

/** Link to the acceptance page, while the quote can be accepted. */
export function ChooseQuote({ number, quote }: Props) {
  const { t } = useTranslation()
  if (!quote.canAccept) return null
  return (
    <ButtonLink size="sm" to={paths.quote(number, { view: 'accept', quote: quote.id })}>
      {t('Choose this quote')}
    </ButtonLink>
  )
}
