import { useApolloClient, useMutation } from '@apollo/client/react'
import { useForm } from 'react-hook-form'
import { sentence } from '#domain/sentences.ts'
import { formResolver } from '#web/data/form-resolver.ts'
import { graphql } from '#web/data/graphql.ts'
import { forgetLists } from '#web/editing/deletion.ts'
import { EditForm } from '#web/editing/edit-form.tsx'
import { JUDGED_WHEN_SENT, useEditing } from '#web/editing/use-editing.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import {
  type EditedService,
  EditedServiceFields,
  editionOf,
  type ServiceForm,
  type ServiceInput,
  serviceFields,
  serviceSchema,
} from './service.ts'
import { ServiceFields } from './service-fields.tsx'

export const EditedServiceQuery = graphql(
  `query EditedService($id: ID!) { healthService(id: $id, includeInactive: true) { ...EditedServiceFields } }`,
  [EditedServiceFields],
)
const UpdateService = graphql(
  `mutation UpdateService($id: ID!, $input: HealthServiceUpdate!) {
    updateHealthService(id: $id, input: $input) { ...EditedServiceFields }
  }`,
  [EditedServiceFields],
)

type EditServiceProps = { service: EditedService; onSaved: () => void; onCancel: () => void }

export function EditService({ service, onSaved, onCancel }: EditServiceProps) {
  const { t } = useTranslation()
  const client = useApolloClient()
  const [update] = useMutation(UpdateService)
  const { id } = service
  const edition = editionOf(service)
  const form = useForm<ServiceForm, unknown, ServiceInput>({
    resolver: formResolver(serviceSchema),
    defaultValues: edition.values,
    ...JUDGED_WHEN_SENT,
  })
  const editing = useEditing(form, {
    record: `service.${id}`,
    version: edition.version,
    fields: (forms) => serviceFields(t, forms),
    send: async (input, basedOn) => {
      const { data } = await update({ variables: { id, input: { ...input, basedOn: basedOn ?? null } } })
      forgetLists()
      return data ? editionOf(data.updateHealthService) : undefined
    },
    reload: async () => {
      const { data } = await client.query({ query: EditedServiceQuery, variables: { id }, fetchPolicy: 'network-only' })
      return data?.healthService ? editionOf(data.healthService) : undefined
    },
    onSaved,
    otherwise: sentence('Failed to update service'),
  })
  return (
    <EditForm
      editing={editing}
      saveLabel={t('Save')}
      savingLabel={t('Saving...')}
      errorTitle={t('Error updating service')}
      onCancel={onCancel}
    >
      <ServiceFields
        form={form}
        editing={editing}
        outdated={service.settings.texts.filter(({ isOutdated }) => isOutdated).map(({ language }) => language)}
      />
    </EditForm>
  )
}
