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
