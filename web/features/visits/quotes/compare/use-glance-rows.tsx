import { DoctorArt } from '#web/art/art.tsx'
import { EntityImage } from '#web/art/entity-image.tsx'
import { useFormat } from '#web/i18n/format.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { paths } from '#web/routing/paths.ts'
import { Link } from '#web/routing/router.tsx'
import text from '#web/ui/text.module.css'
import { useDriftWords } from '../drift.ts'
import { useFigureWords } from '../figures.tsx'
import type { CompareRow } from './cell.ts'
import { NotStated } from './not-stated.tsx'
import type { ComparedQuote } from './quote-fields.ts'
import styles from './glance.module.css'

type Doctor = NonNullable<ComparedQuote['quote']['doctor']>

function NamedDoctor({ doctor }: { doctor: Doctor }) {
  const { t } = useTranslation()
  return (
    <span className={styles.doctor}>
      <span className={styles.portrait} aria-hidden="true">
        <EntityImage src={doctor.profileImageUrl} lazy>
          <DoctorArt id={doctor.id} name={doctor.fullName} lazy />
        </EntityImage>
      </span>
      <span>
        <Link className={text.link} to={paths.doctor(doctor)}>
          <bdi>{doctor.fullName}</bdi>
        </Link>
        <small>
          {t(doctor.specialty, { context: 'specialty' })} ·{' '}
          {t('{{count}} years of experience', { count: doctor.experienceYears })}
        </small>
      </span>
    </span>
  )
}

/** Share of the points that a quote states, as a number and as stars. */
function Stated({ stated, all }: { stated: number; all: number }) {
  const { t } = useTranslation()
  return (
    <>
      <b>{t('{{stated}} of {{all}} stated', { stated, all })}</b>
      <span className={styles.stars} aria-hidden="true">
        {Array.from({ length: all }, (_, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the stars of a bar have no other name
          <i key={at} data-missing={at >= stated || undefined} />
        ))}
      </span>
    </>
  )
}

type Dates = { earliest: string | null; latest: string | null }

/** Doctor, share stated, days and response time. */
export function useGlanceRows(compared: readonly ComparedQuote[], { earliest, latest }: Dates): CompareRow[] {
  const { t } = useTranslation()
  const { formatDate, formatList } = useFormat()
  const figureWords = useFigureWords()
  const driftWords = useDriftWords()
  const isWithin = (date: string) => (!earliest || date >= earliest) && (!latest || date <= latest)
  return [
    {
      name: t('Doctor'),
      note: t('responsible for the treatment'),
      cells: compared.map(({ quote: { doctor } }) => ({
        key: doctor?.id ?? 'not stated',
        content: doctor ? <NamedDoctor doctor={doctor} /> : <NotStated />,
      })),
    },
    {
      name: t('Details provided'),
      cells: compared.map(({ quote: { stated, notStated } }) => ({
        key: String(stated.length),
        content: <Stated stated={stated.length} all={stated.length + notStated.length} />,
      })),
    },
    {
      name: t('Day of treatment'),
      note:
        earliest && latest
          ? t('you asked for {{from}} to {{to}}', { from: formatDate(earliest), to: formatDate(latest) })
          : undefined,
      cells: compared.map(({ quote: { dates } }) => ({
        key: dates.join(' '),
        content:
          dates.length > 0 ? (
            <>
              <b>{formatList(dates.map((date) => formatDate(date)))}</b>
              {(earliest || latest) && (
                <small>{dates.some(isWithin) ? t('Within your dates') : t('Outside your dates')}</small>
              )}
            </>
          ) : (
            <span className={text.muted}>{t('No day proposed')}</span>
          ),
      })),
    },
    {
      name: t('Response time'),
      note: t('measured by us'),
      cells: compared.map(({ figures }) => ({ key: figureWords(figures), content: figureWords(figures) })),
    },
    {
      name: t('Final bill compared with the quote'),
      note: t('of other patients'),
      cells: compared.map(({ figures }) => {
        const { words, note } = driftWords(figures)
        return {
          key: words ?? note,
          content: words ? (
            <>
              <b>{words}</b>
              <small>{note}</small>
            </>
          ) : (
            <span className={text.muted}>{note}</span>
          ),
        }
      }),
    },
  ]
}
