import { useMutation } from '@apollo/client/react'
import { useRef } from 'react'
import { useForm } from 'react-hook-form'
import { sentence } from '#domain/sentences.ts'
import { formResolver } from '#web/data/form-resolver.ts'
import { graphql } from '#web/data/graphql.ts'
import { forgetLists } from '#web/editing/deletion.ts'
import { EditForm } from '#web/editing/edit-form.tsx'
import { JUDGED_WHEN_SENT, useEditing } from '#web/editing/use-editing.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import {
  EditedServiceFields,
  NEW_SERVICE,
  type ServiceForm,
  type ServiceInput,
  serviceFields,
  serviceSchema,
} from './service.ts'
import { ServiceFields } from './service-fields.tsx'

const CreateService = graphql(
  `mutation CreateService($input: HealthServiceInput!) { createHealthService(input: $input) { ...EditedServiceFields } }`,
  [EditedServiceFields],
)

export function NewService({ onCreated, onCancel }: { onCreated: (id: string) => void; onCancel: () => void }) {
  const { t } = useTranslation()
  const [create] = useMutation(CreateService)
  const created = useRef('')
  const form = useForm<ServiceForm, unknown, ServiceInput>({
    resolver: formResolver(serviceSchema),
    defaultValues: NEW_SERVICE,
    ...JUDGED_WHEN_SENT,
  })
  const editing = useEditing(form, {
    record: 'service.new',
    fields: (forms) => serviceFields(t, forms),
    send: async (input) => {
      const { data } = await create({ variables: { input } })
      created.current = data?.createHealthService.id ?? ''
      forgetLists()
      return undefined
    },
    onSaved: () => onCreated(created.current),
    otherwise: sentence('Failed to create service'),
  })
  return (
    <EditForm
      editing={editing}
      saveLabel={t('Create Service')}
      savingLabel={t('Creating...')}
      errorTitle={t('Error creating service')}
      onCancel={onCancel}
    >
      <ServiceFields form={form} editing={editing} />
    </EditForm>
  )
}
