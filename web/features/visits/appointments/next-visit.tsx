import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { HospitalArt } from '#web/art/art.tsx'
import { EntityImage } from '#web/art/entity-image.tsx'
import { useVisitWords } from '#web/data/visit.tsx'
import { useFormat } from '#web/i18n/format.ts'
import { useOwnClock } from '#web/i18n/own-time.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { daysUntil } from '#web/i18n/when.ts'
import { useClock } from '#web/rendering/first-render.tsx'
import { paths } from '#web/routing/paths.ts'
import { Link } from '#web/routing/router.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { CountMark } from '#web/ui/count-mark.tsx'
import { FolderOpen } from '#web/ui/icons/folder-open.ts'
import { Mail } from '#web/ui/icons/mail.ts'
import { MessageCircle } from '#web/ui/icons/message-circle.ts'
import { Navigation } from '#web/ui/icons/navigation.ts'
import { Eyebrow, Row } from '#web/ui/layout.tsx'
import text from '#web/ui/text.module.css'
import { ArrivalSide } from './arrival-side.tsx'
import { BeforeYouCome } from './before-you-come.tsx'
import { CardFoot } from './card-foot.tsx'
import type { ListedAppointment } from './my-appointments.ts'
import styles from './next-visit.module.css'
import { StatusBadge } from './status-badge.tsx'
import { addressOf } from './ticket.tsx'

/** Shows the number of days left as a star on the hospital's picture. */
function DaysLeft({ date }: { date: string }) {
  const { t } = useTranslation()
  const { now } = useClock()
  const count = daysUntil(date, now())
  return (
    <p className={styles.star}>
      {count > 1 ? (
        <>
          <b>{count}</b> {t('days', { count })}
        </>
      ) : (
        <span>{count === 1 ? t('Tomorrow') : t('Today')}</span>
      )}
    </p>
  )
}

function Clocks({ appointment: { date, time } }: { appointment: ListedAppointment }) {
  const { t } = useTranslation()
  const { formatDate } = useFormat()
  const ownClock = useOwnClock()
  const own = ownClock({ date, time })
  return (
    <div className={styles.clocks}>
      <p>
        <span className={clsx(text.note, text.begins)}>
          {formatDate(date, { weekday: 'long', day: 'numeric', month: 'long' })}
        </span>
        <bdi className={clsx(text.serif, text.num, styles.time)}>{time}</bdi>
        <span className={text.note}>{t('in Türkiye (GMT+3)')}</span>
      </p>
      {own && (
        <p>
          <span className={text.note}>{t('Your clock')}</span>
          <bdi className={clsx(text.serif, text.num, styles.time)}>{own.time}</bdi>
          <span className={text.note}>{t('in {{place}}', { place: own.place })}</span>
        </p>
      )}
    </div>
  )
}

/** Shows the latest message of the hospital, in the visitor's time zone. */
function LastWord({ appointment: { hospital, lastMessage } }: { appointment: ListedAppointment }) {
  const { formatOwn } = useFormat()
  if (lastMessage?.sender !== 'hospital') return null
  return (
    <div className={styles.word}>
      <Mail aria-hidden="true" />
      <p>
        <bdi className={text.strong}>{hospital.name}</bdi>,{' '}
        <bdi className={text.strong}>{formatOwn(lastMessage.createdAt)}:</bdi>{' '}
        <q dir="auto" className={styles.quote}>
          {lastMessage.message}
        </q>
      </p>
    </div>
  )
}

const directionsTo = (hospital: ListedAppointment['hospital']) =>
  `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(`${hospital.name}, ${addressOf(hospital)}`)}`

/** Shows the next visit in detail, with everything needed on the way. */
export function NextVisit({ appointment, menu }: { appointment: ListedAppointment; menu: ReactNode }) {
  const { t } = useTranslation()
  const { id, hospital, service, doctor, status, unreadMessages } = appointment
  const page = paths.appointment(id)
  const { visitName, channelWord } = useVisitWords()
  const name = visitName(service.name, appointment)
  const isThere = appointment.channel === 'in_person'
  return (
    <Card as="article" className={styles.card} aria-label={`${name}, ${hospital.name}`}>
      <div className={styles.picture}>
        <EntityImage className={styles.art} src={hospital.logoUrl ?? hospital.imageUrls[0]}>
          <HospitalArt className={styles.art} id={hospital.id} city={hospital.city} width={520} height={700} />
        </EntityImage>
        <DaysLeft date={appointment.date} />
      </div>
      <div className={styles.main}>
        <Row between wrap>
          <Eyebrow>{t('Your next visit')}</Eyebrow>
          <Row as="span" gap="small">
            <StatusBadge status={status} />
            {menu}
          </Row>
        </Row>
        <h2 className={styles.service}>
          <Link to={page}>{name}</Link>
        </h2>
        <p>
          <Link className={text.link} to={paths.hospital(hospital)}>
            <bdi>{hospital.name}</bdi>
          </Link>
          {doctor && (
            <>
              {' · '}
              <bdi>{doctor.fullName}</bdi>
            </>
          )}
        </p>
        <p className={text.note}>
          {channelWord(appointment.channel)} · {t('Booking ID')} <bdi dir="ltr">{appointment.bookingId}</bdi>
        </p>
        <Clocks appointment={appointment} />
        {appointment.proposal && (
          <Link className={text.link} to={`${page}#proposal`}>
            {t('Another time proposed')}
          </Link>
        )}
        {appointment.moveRequest && (
          <Link className={text.link} to={`${page}#move-request`}>
            {t('Another time requested')}
          </Link>
        )}
        <div className={clsx(text.screenOnly, styles.ways)}>
          <ButtonLink to={`${page}#messages`} icon={<MessageCircle aria-hidden="true" />}>
            {t('Message the hospital')}
            {unreadMessages > 0 && (
              <>
                <CountMark count={unreadMessages} />
                <span className={text.visuallyHidden}>{t('{{count}} unread', { count: unreadMessages })}</span>
              </>
            )}
          </ButtonLink>
          {isThere && (
            <ButtonLink
              variant="secondary"
              to={directionsTo(hospital)}
              target="_blank"
              rel="noopener"
              icon={<Navigation aria-hidden="true" />}
            >
              {t('Directions')}
            </ButtonLink>
          )}
          <ButtonLink variant="secondary" to={`${page}#files`} icon={<FolderOpen aria-hidden="true" />}>
            {t('Files')}
          </ButtonLink>
        </div>
        <LastWord appointment={appointment} />
        <CardFoot appointment={appointment} />
      </div>
      {isThere && <ArrivalSide ticket={appointment} className={styles.arrival} />}
      <BeforeYouCome appointment={appointment} className={styles.strip} />
    </Card>
  )
}
