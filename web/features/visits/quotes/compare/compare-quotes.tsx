import { type ReactNode, useState } from 'react'
import { isDifferent, standsOut } from '#domain/quotes/compared.ts'
import type { QuoteFact } from '#domain/quotes/points.ts'
import { HospitalArt } from '#web/art/art.tsx'
import { EntityImage } from '#web/art/entity-image.tsx'
import { useFormat } from '#web/i18n/format.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { Verified } from '#web/ui/badge.tsx'
import { Segmented } from '#web/ui/choice.tsx'
import text from '#web/ui/text.module.css'
import { ChooseQuote } from '../accept/choose-quote.tsx'
import { AskDialog } from '../questions/ask-dialog.tsx'
import { AskedFact } from '../questions/asked-fact.tsx'
import { AskHospital } from '../questions/patient-questions.tsx'
import { CompareCell } from './compare-cell.tsx'
import { GROUP_ICONS } from './group-icons.tsx'
import styles from './compare-quotes.module.css'
import { NotStated } from './not-stated.tsx'
import type { ComparedQuote } from './quote-fields.ts'
import { QuoteTable, type TableGroup } from './quote-table.tsx'
import { type QuoteGroup, useCompareGroups } from './use-compare-groups.ts'

type Props = {
  requestId: string
  number: string
  compared: readonly ComparedQuote[]
  dates: { earliest: string | null; latest: string | null }
}

function Head({ column, number }: { column: ComparedQuote; number: string }) {
  const { t } = useTranslation()
  const { formatConverted, formatDate, formatPrice } = useFormat()
  const { hospital, quote, state } = column
  const guide = formatConverted(quote.totalIncluded, quote.currency)
  const price = formatPrice(quote.totalIncluded, quote.currency)
  const isBinding = state === 'quoted' || state === 'accepted'
  return (
    <div className={styles.column}>
      <div className={styles.hospital}>
        <span className={styles.picture} aria-hidden="true">
          <EntityImage src={hospital.logoUrl ?? hospital.imageUrls[0]} lazy>
            <HospitalArt id={hospital.id} city={hospital.city} lazy />
          </EntityImage>
        </span>
        <span>
          <b className={styles.name}>
            <bdi>{hospital.name}</bdi> {hospital.isVerified && <Verified />}
          </b>
          <small className={styles.version}>
            <bdi>{hospital.cityName}</bdi> · {t('Version {{version}}', { version: quote.version })}
            {quote.sentAt && ` · ${formatDate(quote.sentAt.slice(0, 10), { day: 'numeric', month: 'short' })}`}
          </small>
        </span>
      </div>
      <p className={styles.total}>
        <bdi>{guide ?? price}</bdi>{' '}
        {isBinding ? (
          <small>{guide ? t('{{price}} is binding', { price }) : t('binding price')}</small>
        ) : (
          <small>
            {guide && <bdi>{price} · </bdi>}
            {t('no longer binding')}
          </small>
        )}
      </p>
      <span className={text.screenOnly}>
        <ChooseQuote number={number} quote={quote} />
      </span>
    </div>
  )
}

/** Converts a group for the table. The sum of its lines is in the group's head. */
function tableGroup(
  { id, rows, ...group }: QuoteGroup,
  { requestId, asking }: { requestId: string; asking: (at: number, fact: QuoteFact) => ReactNode },
): TableGroup {
  const sum = rows.find(({ isSum }) => isSum)
  return {
    ...group,
    icon: GROUP_ICONS[id],
    sums: sum && {
      name: sum.name,
      cells: sum.cells.map((cell, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the column is what a sum is of
        <CompareCell key={at} cell={cell} requestId={requestId} asking={() => null} />
      )),
    },
    rows: rows
      .filter((row) => row !== sum)
      .map((row) => ({
        ...row,
        cells: row.cells.map((cell, at) => ({
          content: <CompareCell cell={cell} requestId={requestId} asking={(fact) => asking(at, fact)} />,
          standsOut: standsOut(row.cells, at),
        })),
      })),
  }
}

/** Rows without sums, which are in the group heads. */
const ownRows = ({ rows }: QuoteGroup) => rows.filter(({ isSum }) => !isSum)

/** Quotes side by side in the order of arrival, not ranked. */
export function CompareQuotes({ requestId, number, compared, dates }: Props) {
  const { t } = useTranslation()
  const [only, setOnly] = useState<'all' | 'different'>('all')
  const [asked, setAsked] = useState<{ at: number; fact: QuoteFact } | null>(null)
  const [isAsking, setAsking] = useState(false)
  const all = useCompareGroups(compared, dates)
  const different = all.map((group) => ({ ...group, rows: group.rows.filter((row) => row.isSum || isDifferent(row)) }))
  const groups = only === 'all' ? all : different.filter((group) => ownRows(group).length > 0)
  const countOf = (of: readonly QuoteGroup[]) => of.reduce((sum, group) => sum + ownRows(group).length, 0)
  const asking = (at: number, fact: QuoteFact) => {
    const column = compared[at]
    if (!column) return null
    return (
      <AskedFact
        hospital={column.hospital.name}
        fact={fact}
        questions={column.questions}
        canAsk={column.state === 'quoted'}
        onAsk={() => {
          setAsked({ at, fact })
          setAsking(true)
        }}
      />
    )
  }
  const target = asked && compared[asked.at]
  return (
    <>
      <div className={styles.bar}>
        {compared.length > 1 && (
          <Segmented
            label={t('Lines')}
            value={only}
            onChange={setOnly}
            options={[
              { value: 'all', label: t('All {{count}} lines', { count: countOf(all) }) },
              { value: 'different', label: t('Only the {{count}} differences', { count: countOf(different) }) },
            ]}
          />
        )}
        <p className={styles.legend}>
          {compared.length > 2 && (
            <span>
              <i className={styles.sample} aria-hidden="true" />
              {t('Differs from all others')}
            </span>
          )}
          <span>
            <NotStated /> {t('The hospital did not say')}
          </span>
        </p>
      </div>
      <QuoteTable
        caption={t('Quotes compared')}
        corner={t('Total with everything included')}
        heads={compared.map((column) => ({
          key: column.quote.id,
          content: <Head column={column} number={number} />,
        }))}
        groups={groups.map((group) => tableGroup(group, { requestId, asking }))}
        foot={
          compared.some(({ quote }) => quote.canAccept)
            ? {
                note: t('You can choose one. The others are thanked, and delete your health data after 30 days.'),
                cells: compared.map(({ id, state, hospital, quote }) => (
                  <span key={quote.id} className={styles.choices}>
                    <ChooseQuote number={number} quote={quote} />
                    {state === 'quoted' && <AskHospital id={id} hospital={hospital.name} />}
                  </span>
                )),
              }
            : undefined
        }
      />
      {target && (
        <AskDialog
          hospitalRequestId={target.id}
          hospital={target.hospital.name}
          fact={asked.fact}
          open={isAsking}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  )
}
