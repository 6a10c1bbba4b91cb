/**
 * CertificateList({ hospitalId }) — certificates of a hospital: add, edit, upload the document,
 * verify, remove. The badge "Verified" is derived from them.
 */
import { useMutation, useQuery } from '@apollo/client/react'
import { useRef, useState } from 'react'
import { CERTIFICATE_LABELS } from '#domain/certificate-kinds.ts'
import { LICENCE } from '#domain/certificates.ts'
import { dateIn } from '#domain/days.ts'
import { FILE_CHOICE, FILE_MESSAGES } from '#domain/files.ts'
import { graphql } from '#web/data/graphql.ts'
import { RECOUNTED } from '#web/data/refetch.ts'
import { readRefusal } from '#web/data/refusal.ts'
import { useAttempt } from '#web/data/save.ts'
import { useDownload } from '#web/device/download.ts'
import { useFormat } from '#web/i18n/format.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { currentToken } from '#web/session/token.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card, CardHeading } from '#web/ui/card.tsx'
import { ConfirmDialog } from '#web/ui/dialog.tsx'
import { BadgeCheck } from '#web/ui/icons/badge-check.ts'
import { FileText } from '#web/ui/icons/file-text.ts'
import { Plus } from '#web/ui/icons/plus.ts'
import { Row, Stack } from '#web/ui/layout.tsx'
import { QueryView } from '#web/ui/query-view.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import text from '#web/ui/text.module.css'
import { toast } from '#web/ui/toast.tsx'
import { type Certificate, CertificateFields } from './certificate.ts'
import { CertificateDialog } from './certificate-dialog.tsx'
import styles from './certificate-list.module.css'

const HospitalCertificates = graphql(
  `query HospitalCertificates($hospitalId: ID!) {
    hospital(id: $hospitalId, includeInactive: true) { id isVerified }
    certificates(hospitalId: $hospitalId) { ...CertificateFields }
  }`,
  [CertificateFields],
)
const CheckCertificate = graphql(`mutation CheckCertificate($id: ID!) { checkCertificate(id: $id) { id } }`)
const DeleteCertificate = graphql(`mutation DeleteCertificate($id: ID!) { deleteCertificate(id: $id) }`)

function useUpload(done: () => void) {
  const { t } = useTranslation()
  return async (id: string, file: File) => {
    const body = new FormData()
    body.append('file', file)
    const headers = { authorization: `Bearer ${currentToken()}` }
    const answer = await fetch(`/api/Certificates/${id}/document`, { method: 'PUT', headers, body }).catch(() => null)
    if (answer?.ok) toast({ text: t('{{name}} is uploaded.', { name: file.name }) })
    else
      toast({
        tone: 'stop',
        text: t(readRefusal(await answer?.json().catch(() => null), FILE_MESSAGES.broken).message),
      })
    done()
  }
}

type ItemProps = { certificate: Certificate; reload: () => void; onEdit: () => void }

function Item({ certificate, reload, onEdit }: ItemProps) {
  const { t } = useTranslation()
  const { formatDate, formatOwn } = useFormat()
  const { save, busy } = useDownload()
  const attempt = useAttempt()
  const [check] = useMutation(CheckCertificate, RECOUNTED)
  const [remove, removing] = useMutation(DeleteCertificate, RECOUNTED)
  const [asking, setAsking] = useState(false)
  const chooser = useRef<HTMLInputElement>(null)
  const upload = useUpload(reload)
  const { id, kind, number, issuer, expiresOn, checkedAt, checkedByName, documentName } = certificate
  const label = t(CERTIFICATE_LABELS[kind])
  const hasEnded = expiresOn < dateIn(new Date())
  const address = `/api/Certificates/${id}/document`
  return (
    <li className={styles.item}>
      <Row between wrap>
        <Row wrap>
          <b>{label}</b>
          {hasEnded ? (
            <Badge tone="stop">{t('Lapsed')}</Badge>
          ) : checkedAt ? (
            <Badge tone="ok">{t('Checked')}</Badge>
          ) : (
            <Badge tone="warn">{t('Waiting to be checked')}</Badge>
          )}
        </Row>
        <span>{t('Valid until {{day}}', { day: formatDate(expiresOn, { dateStyle: 'medium' }) })}</span>
      </Row>
      <p className={text.note}>
        <bdi>{t('{{number}}, {{issuer}}', { number, issuer })}</bdi>
      </p>
      {checkedAt && (
        <p className={text.note}>
          {t('Checked by {{name}} on {{day}}', {
            name: checkedByName ?? t('someone whose account is deleted'),
            day: formatOwn(checkedAt, { dateStyle: 'medium' }),
          })}
        </p>
      )}
      <Row wrap gap="small">
        {!checkedAt && !hasEnded && (
          <Button
            size="sm"
            icon={<BadgeCheck aria-hidden="true" />}
            onClick={() =>
              void attempt(() => check({ variables: { id } }).then(reload), { done: t('The certificate is checked.') })
            }
          >
            {t('Mark as checked')}
          </Button>
        )}
        {documentName && (
          <Button
            size="sm"
            variant="secondary"
            busy={busy === address}
            icon={<FileText aria-hidden="true" />}
            onClick={() => void save(address, documentName)}
          >
            {documentName}
          </Button>
        )}
        <Button size="sm" variant="secondary" onClick={() => chooser.current?.click()}>
          {documentName ? t('Replace document') : t('Upload document')}
        </Button>
        <input
          ref={chooser}
          type="file"
          hidden
          accept={FILE_CHOICE}
          aria-label={t('Document of {{name}}', { name: label })}
          onChange={({ target }) => {
            const [file] = target.files ?? []
            if (file) void upload(id, file)
            target.value = ''
          }}
        />
        <Button size="sm" variant="ghost" onClick={onEdit}>
          {t('Edit')}
        </Button>
        <Button size="sm" variant="ghost" onClick={() => setAsking(true)}>
          {t('Delete')}
        </Button>
      </Row>
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        title={t('Delete this certificate?')}
        cancelLabel={t('Cancel')}
        confirmLabel={t('Delete certificate')}
        danger
        busy={removing.loading}
        onConfirm={() => {
          void attempt(() => remove({ variables: { id } }).then(reload), { done: t('The certificate is deleted.') })
          setAsking(false)
        }}
      >
        {kind === LICENCE
          ? t(
              'Without a valid operating licence the hospital is no longer shown as verified. The document is deleted too.',
            )
          : t('The document is deleted too.')}
      </ConfirmDialog>
    </li>
  )
}

export function CertificateList({ hospitalId }: { hospitalId: string }) {
  const { t } = useTranslation()
  const query = useQuery(HospitalCertificates, { variables: { hospitalId }, fetchPolicy: 'cache-and-network' })
  const [edited, setEdited] = useState<Certificate | 'new' | null>(null)
  const reload = () => void query.refetch().catch(() => undefined)
  return (
    <Card as="section" pad aria-labelledby="certificates">
      <Stack>
        <Row between wrap>
          <CardHeading id="certificates">{t('Certificates')}</CardHeading>
          <Button variant="secondary" icon={<Plus aria-hidden="true" />} onClick={() => setEdited('new')}>
            {t('Add certificate')}
          </Button>
        </Row>
        <QueryView query={query} skeleton={<Skeleton size="card" />}>
          {({ hospital, certificates }) => (
            <>
              <p className={text.note}>
                {hospital?.isVerified
                  ? t('This hospital is shown as verified: its operating licence was checked and is valid.')
                  : t(
                      'This hospital is not shown as verified. It needs a valid operating licence that has been checked.',
                    )}
              </p>
              {certificates.length === 0 && <p>{t('No certificates yet.')}</p>}
              <ul className={styles.list}>
                {certificates.map((certificate) => (
                  <Item
                    key={certificate.id}
                    certificate={certificate}
                    reload={reload}
                    onEdit={() => setEdited(certificate)}
                  />
                ))}
              </ul>
            </>
          )}
        </QueryView>
      </Stack>
      <CertificateDialog hospitalId={hospitalId} edited={edited} onClose={() => setEdited(null)} onSaved={reload} />
    </Card>
  )
}
