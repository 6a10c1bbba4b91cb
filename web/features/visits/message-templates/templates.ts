import type { TemplateBlank } from '#domain/message-templates.ts'
import { graphql, type ResultOf } from '#web/data/graphql.ts'

const TemplateFields = graphql(`
  fragment TemplateFields on MessageTemplate {
    id
    language
    title
    body
    updatedAt
  }
`)
export const MessageTemplates = graphql(
  `query MessageTemplates($hospitalId: ID!) { messageTemplates(hospitalId: $hospitalId) { ...TemplateFields } }`,
  [TemplateFields],
)
export type Template = ResultOf<typeof TemplateFields>

export const CreateTemplate = graphql(
  `mutation CreateMessageTemplate($hospitalId: ID!, $input: MessageTemplateInput!) {
    createMessageTemplate(hospitalId: $hospitalId, input: $input) { ...TemplateFields }
  }`,
  [TemplateFields],
)
export const UpdateTemplate = graphql(
  `mutation UpdateMessageTemplate($hospitalId: ID!, $id: ID!, $input: MessageTemplateUpdate!) {
    updateMessageTemplate(hospitalId: $hospitalId, id: $id, input: $input) { ...TemplateFields }
  }`,
  [TemplateFields],
)
export const DeleteTemplate = graphql(`
  mutation DeleteMessageTemplate($hospitalId: ID!, $id: ID!) { deleteMessageTemplate(hospitalId: $hospitalId, id: $id) }
`)

/** Values of the placeholders. The day is yyyy-mm-dd. */
export type TemplateValues = Record<TemplateBlank, string>

export type TemplateVisit = {
  patientName: string
  /** Null if unknown. */
  patientLanguage: string | null
  date: string
  time: string
  hospital: { name: string; address: string | null; district: string | null; city: string | null }
}

/** Returns the values of the placeholders for an appointment. */
export const templateValuesOf = ({ patientName: name, date, time, hospital }: TemplateVisit): TemplateValues => ({
  name,
  date,
  time,
  hospital: hospital.name,
  address: [hospital.address, hospital.district, hospital.city].filter(Boolean).join(', '),
})
