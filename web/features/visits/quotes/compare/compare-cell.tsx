import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import type { CompareCell as Cell } from '#domain/quotes/compared.ts'
import type { QuoteFact } from '#domain/quotes/points.ts'
import { DoctorArt } from '#web/art/art.tsx'
import { EntityImage } from '#web/art/entity-image.tsx'
import { useDownload } from '#web/device/download.ts'
import { useFormatBytes } from '#web/i18n/bytes.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { paths } from '#web/routing/paths.ts'
import { Link } from '#web/routing/router.tsx'
import text from '#web/ui/text.module.css'
import { attachmentAddress } from '../attachments/attachment-fields.ts'
import { Amount } from './amount.tsx'
import styles from './glance.module.css'
import { LineCell } from './line-cell.tsx'
import { NotStated } from './not-stated.tsx'
import type { ComparedQuote } from './quote-fields.ts'

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

/** Number of points that a quote states, as text and as stars. */
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

function Said({ words, note, look, source }: Extract<Cell, { is: 'words' }>) {
  if (look === 'muted') return <span className={text.muted}>{words}</span>
  return (
    <>
      {look === 'strong' ? (
        <b>{words}</b>
      ) : (
        <span className={text.written}>
          <bdi>{words}</bdi>
        </span>
      )}
      {note && (
        <small className={text.written}>
          <bdi>{note}</bdi>
        </small>
      )}
      {source && (
        <small>
          <a className={text.link} href={source.url} rel="noreferrer">
            <bdi>{source.title}</bdi>
          </a>
        </small>
      )}
    </>
  )
}

/** Downloads of attached documents. */
function Attached({
  attachments,
  requestId,
}: Pick<Extract<Cell, { is: 'attachments' }>, 'attachments'> & { requestId: string }) {
  const { t } = useTranslation()
  const formatBytes = useFormatBytes()
  const { save, busy } = useDownload()
  return attachments.map(({ id, name, size }) => {
    const address = attachmentAddress(requestId, id)
    return (
      <span key={id} className={styles.attached}>
        <button
          type="button"
          className={clsx(text.link, styles.download)}
          aria-label={t('Download {{name}}', { name })}
          aria-busy={busy === address}
          onClick={() => void save(address, name)}
        >
          <bdi>{name}</bdi>
        </button>
        <small>
          <bdi>{formatBytes(size)}</bdi>
        </small>
      </span>
    )
  })
}

type CompareCellProps = {
  cell: Cell<Doctor>
  /** ID of the request. */
  requestId: string
  /** Content after each fact that is not stated. */
  asking: (fact: QuoteFact) => ReactNode
}

/** One cell of the comparison. */
export function CompareCell({ cell, requestId, asking }: CompareCellProps) {
  if (cell.is === 'not_stated')
    return (
      <>
        <NotStated /> {asking(cell.fact)}
      </>
    )
  if (cell.is === 'words') return <Said {...cell} />
  if (cell.is === 'attachments') return <Attached attachments={cell.attachments} requestId={requestId} />
  if (cell.is === 'doctor') return <NamedDoctor doctor={cell.doctor} />
  if (cell.is === 'stated') return <Stated stated={cell.stated} all={cell.all} />
  if (cell.is === 'amount')
    return (
      <span className={styles.amount}>
        <Amount amount={cell.amount} currency={cell.currency} />
      </span>
    )
  return (
    <>
      {cell.lines.map((line) => (
        <LineCell key={line.id} line={line} currency={cell.currency} />
      ))}
      {cell.isUnnamed && (
        <>
          <NotStated /> {asking('implant')}
        </>
      )}
    </>
  )
}
