import { clsx } from 'clsx'
import { type TouchEvent, useRef, useState } from 'react'
import { isDifferent, standsOut } from '#domain/quotes/compared.ts'
import { HospitalArt } from '#web/art/art.tsx'
import { EntityImage } from '#web/art/entity-image.tsx'
import { useFormat } from '#web/i18n/format.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { Verified } from '#web/ui/badge.tsx'
import { IconButton } from '#web/ui/button.tsx'
import { Segmented } from '#web/ui/choice.tsx'
import { ChevronLeft } from '#web/ui/icons/chevron-left.ts'
import { ChevronRight } from '#web/ui/icons/chevron-right.ts'
import text from '#web/ui/text.module.css'
import { ChooseQuote } from '../accept/choose-quote.tsx'
import { CompareCell } from './compare-cell.tsx'
import { GROUP_ICONS } from './group-icons.tsx'
import styles from './compare-quotes.module.css'
import { NotStated } from './not-stated.tsx'
import type { ComparedQuote } from './quote-fields.ts'
import { type QuoteGroup, useCompareGroups } from './use-compare-groups.ts'

/** Columns that a phone shows at once. */
const ON_PHONES = 2
const SWIPE_PX = 48

type Props = {
  number: string
  compared: readonly ComparedQuote[]
  dates: { earliest: string | null; latest: string | null }
}

function Head({ column, number }: { column: ComparedQuote; number: string }) {
  const { t } = useTranslation()
  const { formatConverted, formatDate, formatPrice } = useFormat()
  const { hospital, quote } = column
  const guide = formatConverted(quote.totalIncluded, quote.currency)
  const binding = formatPrice(quote.totalIncluded, quote.currency)
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
            <bdi>{hospital.city}</bdi> · {t('Version {{version}}', { version: quote.version })}
            {quote.sentAt && `, ${formatDate(quote.sentAt.slice(0, 10), { day: 'numeric', month: 'short' })}`}
          </small>
        </span>
      </div>
      <p className={styles.total}>
        <bdi>{guide ?? binding}</bdi>{' '}
        <small>{guide ? t('{{price}} is binding', { price: binding }) : t('binding price')}</small>
      </p>
      <span className={text.screenOnly}>
        <ChooseQuote number={number} quote={quote} />
      </span>
    </div>
  )
}

function Groups({ groups, first }: { groups: readonly QuoteGroup[]; first: number }) {
  return groups.map(({ id, name, note, rows }) => (
    <tbody key={id}>
      <tr className={styles.group}>
        <th scope="rowgroup" colSpan={(rows[0]?.cells.length ?? 0) + 1}>
          <span>
            {GROUP_ICONS[id]}
            {name}
            {note && <small>{note}</small>}
          </span>
        </th>
      </tr>
      {rows.map(({ name: fact, note: factNote, cells }) => (
        <tr key={fact}>
          <th scope="row">
            {fact}
            {factNote && <small>{factNote}</small>}
          </th>
          {cells.map((cell, at) => (
            <td
              // biome-ignore lint/suspicious/noArrayIndexKey: the column is what a value is of
              key={at}
              data-away={at < first || at >= first + ON_PHONES || undefined}
              className={clsx(standsOut(cells, at) && styles.other)}
            >
              <CompareCell cell={cell} />
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  ))
}

/** Quotes side by side in the order in which they arrived. Facts only, nothing is ranked. */
export function CompareQuotes({ number, compared, dates }: Props) {
  const { t } = useTranslation()
  const [only, setOnly] = useState<'all' | 'different'>('all')
  const [first, setFirst] = useState(0)
  const start = useRef<number | null>(null)
  const all = useCompareGroups(compared, dates)
  const last = Math.max(0, compared.length - ON_PHONES)
  const move = (by: number) => setFirst((at) => Math.min(last, Math.max(0, at + by)))
  const swipe = (event: TouchEvent<HTMLElement>) => {
    const end = event.changedTouches[0]?.clientX
    if (start.current === null || end === undefined) return
    const distance = (end - start.current) * (event.currentTarget.matches(':dir(rtl)') ? -1 : 1)
    start.current = null
    if (Math.abs(distance) >= SWIPE_PX) move(distance < 0 ? 1 : -1)
  }
  const different = all.map((group) => ({ ...group, rows: group.rows.filter(isDifferent) }))
  const groups = only === 'all' ? all : different.filter(({ rows }) => rows.length > 0)
  const countOf = (of: readonly QuoteGroup[]) => of.reduce((sum, { rows }) => sum + rows.length, 0)
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
      <table
        className={styles.table}
        data-columns={Math.min(compared.length, ON_PHONES)}
        onTouchStart={(event) => {
          start.current = event.touches[0]?.clientX ?? null
        }}
        onTouchEnd={swipe}
      >
        <caption className={text.visuallyHidden}>{t('Quotes compared')}</caption>
        <thead>
          <tr>
            <td className={styles.corner}>{t('Total with everything included')}</td>
            {compared.map((column, at) => (
              <th key={column.quote.id} scope="col" data-away={at < first || at >= first + ON_PHONES || undefined}>
                <Head column={column} number={number} />
              </th>
            ))}
          </tr>
          {last > 0 && (
            <tr className={styles.turn}>
              <td colSpan={compared.length + 1}>
                <IconButton label={t('Earlier quote')} disabled={first === 0} onClick={() => move(-1)}>
                  <ChevronLeft className={text.flip} aria-hidden="true" />
                </IconButton>
                <span role="status">
                  {t('{{first}} and {{second}} of {{all}}', {
                    first: first + 1,
                    second: first + ON_PHONES,
                    all: compared.length,
                  })}
                </span>
                <IconButton label={t('Next quote')} disabled={first === last} onClick={() => move(1)}>
                  <ChevronRight className={text.flip} aria-hidden="true" />
                </IconButton>
              </td>
            </tr>
          )}
        </thead>
        <Groups groups={groups} first={first} />
      </table>
    </>
  )
}
