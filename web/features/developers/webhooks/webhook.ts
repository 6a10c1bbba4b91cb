import { graphql, type ResultOf } from '#web/data/graphql.ts'

export const Webhooks = graphql(
  `query Webhooks { webhooks { id hospitalId url description events enabled offBecause failingSince createdAt } }`,
)
export type Webhook = ResultOf<typeof Webhooks>['webhooks'][number]

export const CreateWebhook = graphql(
  `mutation CreateWebhook($input: WebhookInput!) { createWebhook(input: $input) { id secret } }`,
)
export const UpdateWebhook = graphql(`
  mutation UpdateWebhook($id: ID!, $input: WebhookUpdate!) {
    updateWebhook(id: $id, input: $input) { id url description events enabled offBecause failingSince }
  }
`)
export const DeleteWebhook = graphql(`mutation DeleteWebhook($id: ID!) { deleteWebhook(id: $id) }`)
export const RollWebhookSecret = graphql(
  `mutation RollWebhookSecret($id: ID!) { rollWebhookSecret(id: $id) { id secret } }`,
)
export const TestWebhook = graphql(`mutation TestWebhook($id: ID!) { testWebhook(id: $id) { id } }`)

export const WebhookDeliveries = graphql(`
  query WebhookDeliveries($id: ID!) {
    webhookDeliveries(webhookId: $id, limit: 20) {
      total
      items {
        id event state payload createdAt nextAttemptAt
        attempts { id startedAt durationMs status fault answer }
      }
    }
  }
`)
export type Delivery = ResultOf<typeof WebhookDeliveries>['webhookDeliveries']['items'][number]
export const ReplayDelivery = graphql(`
  mutation ReplayDelivery($id: ID!, $deliveryId: ID!) { replayWebhookDelivery(webhookId: $id, deliveryId: $deliveryId) { id } }
`)
