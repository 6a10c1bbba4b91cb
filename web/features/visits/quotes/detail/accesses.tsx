import { graphql, type ResultOf } from '#web/data/graphql.ts'
import { useFormat } from '#web/i18n/format.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { Card } from '#web/ui/card.tsx'
import text from '#web/ui/text.module.css'

export const AccessesFields = graphql(`fragment AccessesFields on QuoteRequest { accesses { at reason } }`)

/** Accesses of administrators to a request, with their reasons. Empty without any. */
export function Accesses({ accesses }: ResultOf<typeof AccessesFields>) {
  const { t } = useTranslation()
  const { formatOwn } = useFormat()
  if (accesses.length === 0) return null
  return (
    <Card as="section" pad aria-labelledby="accesses">
      <h2 id="accesses">{t('Opened by an administrator')}</h2>
      {accesses.map(({ at, reason }) => (
        <p key={at}>
          <span className={text.note}>{formatOwn(at)}</span>
          <br />
          <bdi className={text.written}>{reason}</bdi>
        </p>
      ))}
    </Card>
  )
}
