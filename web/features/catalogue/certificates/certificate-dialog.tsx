import { useMutation } from '@apollo/client/react'
import { useForm } from 'react-hook-form'
import type { z } from 'zod'
import { CERTIFICATE_KINDS, CERTIFICATE_LABELS } from '#domain/certificate-kinds.ts'
import { certificateInput } from '#domain/certificates.ts'
import { formResolver } from '#web/data/form-resolver.ts'
import { graphql } from '#web/data/graphql.ts'
import { RECOUNTED } from '#web/data/refetch.ts'
import { useSave } from '#web/data/save.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { Dialog, SubmitActions } from '#web/ui/dialog.tsx'
import { Input, Select } from '#web/ui/field.tsx'
import { Form, Refused } from '#web/ui/form.tsx'
import type { Certificate } from './certificate.ts'

const AddCertificate = graphql(`
  mutation AddCertificate($hospitalId: ID!, $input: CertificateInput!) { addCertificate(hospitalId: $hospitalId, input: $input) { id } }
`)
const UpdateCertificate = graphql(`
  mutation UpdateCertificate($id: ID!, $input: CertificateUpdate!) { updateCertificate(id: $id, input: $input) { id } }
`)

type CertificateFormValues = z.input<typeof certificateInput>
type CertificateInput = z.output<typeof certificateInput>
type FieldsProps = { hospitalId: string; edited: Certificate | 'new'; onClose: () => void; onSaved: () => void }

function Fields({ hospitalId, edited, onClose, onSaved }: FieldsProps) {
  const { t } = useTranslation()
  const [add] = useMutation(AddCertificate, RECOUNTED)
  const [update] = useMutation(UpdateCertificate, RECOUNTED)
  const certificate = edited === 'new' ? null : edited
  const form = useForm<CertificateFormValues, unknown, CertificateInput>({
    resolver: formResolver(certificateInput),
    defaultValues: {
      kind: certificate?.kind ?? 'operating_licence',
      number: certificate?.number ?? '',
      issuer: certificate?.issuer ?? '',
      issuedOn: certificate?.issuedOn ?? '',
      expiresOn: certificate?.expiresOn ?? '',
    },
  })
  const { errors } = form.formState
  const { save, saving, refused } = useSave(form, {
    send: (input): Promise<unknown> =>
      certificate
        ? update({ variables: { id: certificate.id, input: { ...input, basedOn: certificate.updatedAt } } })
        : add({ variables: { hospitalId, input } }),
    saved: t('The certificate is saved. It counts once it has been checked.'),
    onSaved: () => {
      onSaved()
      onClose()
    },
  })
  return (
    <Form onSubmit={save}>
      <Select
        label={t('Kind of certificate')}
        options={CERTIFICATE_KINDS.map((value) => ({ value, label: t(CERTIFICATE_LABELS[value]) }))}
        error={errors.kind?.message}
        {...form.register('kind')}
      />
      <Input label={t('Number')} error={errors.number?.message} {...form.register('number')} />
      <Input label={t('Issuer')} error={errors.issuer?.message} {...form.register('issuer')} />
      <Input
        type="date"
        label={t('Issued on')}
        optional
        error={errors.issuedOn?.message as string | undefined}
        {...form.register('issuedOn')}
      />
      <Input type="date" label={t('Expires on')} error={errors.expiresOn?.message} {...form.register('expiresOn')} />
      <Refused>{refused}</Refused>
      <SubmitActions label={t('Save certificate')} busy={saving} onCancel={onClose} />
    </Form>
  )
}

type DialogProps = Omit<FieldsProps, 'edited'> & { edited: Certificate | 'new' | null }

export function CertificateDialog({ edited, ...rest }: DialogProps) {
  const { t } = useTranslation()
  return (
    <Dialog
      open={edited !== null}
      onClose={rest.onClose}
      title={edited === 'new' ? t('Add certificate') : t('Edit certificate')}
    >
      {edited && <Fields {...rest} edited={edited} />}
    </Dialog>
  )
}
