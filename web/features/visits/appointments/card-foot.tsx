import { clsx } from 'clsx'
import { mailHref, telHref } from '#domain/contact-links.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { paths } from '#web/routing/paths.ts'
import { useNavigate } from '#web/routing/router.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Download } from '#web/ui/icons/download.ts'
import { Eye } from '#web/ui/icons/eye.ts'
import { Mail } from '#web/ui/icons/mail.ts'
import { Phone } from '#web/ui/icons/phone.ts'
import { Printer } from '#web/ui/icons/printer.ts'
import text from '#web/ui/text.module.css'
import styles from './card-foot.module.css'
import type { ListedAppointment } from './my-appointments.ts'
import { useDocuments } from './use-documents.ts'

type Props = { appointment: ListedAppointment; className?: string | undefined }

/**
 * Shows notes, the hospital's phone and e-mail, and the documents on the card of an appointment.
 */
export function CardFoot({ appointment: { id, notes, hospital }, className }: Props) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { saveReceipt, isBusy } = useDocuments()
  const confirmation = `${paths.bookingConfirmation}?appointment=${id}`
  const look = { variant: 'ghost', size: 'sm' } as const
  return (
    <div className={clsx(styles.foot, className)}>
      {notes && (
        <p className={styles.notes}>
          <span className={text.note}>{t('Notes')}:</span> <span dir="auto">{notes}</span>
        </p>
      )}
      <div className={styles.line}>
        {hospital.phone && (
          <a className={styles.contact} href={telHref(hospital.phone)}>
            <Phone aria-hidden="true" />
            <bdi dir="ltr">{hospital.phone}</bdi>
          </a>
        )}
        {hospital.email && (
          <a className={styles.contact} href={mailHref(hospital.email)}>
            <Mail aria-hidden="true" />
            <bdi dir="ltr">{hospital.email}</bdi>
          </a>
        )}
        <div className={clsx(text.screenOnly, styles.buttons)}>
          <ButtonLink {...look} to={confirmation} icon={<Eye aria-hidden="true" />}>
            {t('View Details')}
          </ButtonLink>
          <Button
            {...look}
            icon={<Printer aria-hidden="true" />}
            onClick={() => navigate(confirmation, { state: { print: true } })}
          >
            {t('Print')}
          </Button>
          <Button {...look} busy={isBusy} icon={<Download aria-hidden="true" />} onClick={() => saveReceipt(id)}>
            {t('Download')}
          </Button>
        </div>
      </div>
    </div>
  )
}
