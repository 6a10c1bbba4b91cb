import { PRODUCT_NAME } from '#domain/product.ts'
import { TTL, useFreshQuery } from '#web/data/freshness.ts'
import { graphql } from '#web/data/graphql.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { Details } from '#web/ui/facts.tsx'
import text from '#web/ui/text.module.css'
import { DriftFields, useDriftWords } from './drift.ts'
import { FiguresFields, useFigureWords } from './figures.tsx'
import styles from './hospital-figures.module.css'

const HospitalQuoteFigures = graphql(
  `query HospitalQuoteFigures($ids: [ID!]!) {
    quoteFigures(hospitalIds: $ids) { hospitalId ...FiguresFields ...DriftFields }
  }`,
  [FiguresFields, DriftFields],
)

/** Response time of a hospital, and difference between its final bills and quotes. */
export function HospitalFigures({ id }: { id: string }) {
  const { t } = useTranslation()
  const figureWords = useFigureWords()
  const driftWords = useDriftWords()
  const query = useFreshQuery(HospitalQuoteFigures, { variables: { ids: [id] }, ttl: TTL.catalogue })
  const figures = query.data?.quoteFigures[0]
  const drift = figures && driftWords(figures)
  return (
    <>
      <Details className={styles.figures} aria-busy={query.loading}>
        <div>
          <dt>{t('Response time')}</dt>
          <dd>{figures ? figureWords(figures) : '–'}</dd>
        </div>
        <div>
          <dt>{t('Final bill compared with the quote')}</dt>
          <dd>
            {drift?.words && <b className={styles.words}>{drift.words}</b>}
            <span className={drift?.words ? text.note : undefined}>{drift ? drift.note : '–'}</span>
          </dd>
        </div>
      </Details>
      <p className={text.note}>
        {t(
          'Counted by {{product}}: answers of the last 12 months, bills that patients have confirmed, and settled disputes with the total that applies. The hospital cannot change these figures.',
          { product: PRODUCT_NAME },
        )}
      </p>
    </>
  )
}
