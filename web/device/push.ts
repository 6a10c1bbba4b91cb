/** Push notifications in this browser: support, subscription and the registration at the server. */
import type { ApolloClient } from '@apollo/client'
import { graphql } from '#web/data/graphql.ts'
import { PUSH_KEY } from '#web/session/token.ts'
import { serviceWorker } from './service-worker.ts'
import { stored } from './stored.ts'

export const PushFields = graphql(`
  fragment PushFields on PushSettings {
    publicKey
    subscribed
    notifications {
      appointments
      reminders
      messages
      quotes
    }
  }
`)
export const PushSettings = graphql(`query PushSettings { pushSettings { ...PushFields } }`, [PushFields])
const Subscribe = graphql(
  `mutation SubscribeToPush($input: PushSubscriptionInput!) { subscribeToPush(input: $input) { ...PushFields } }`,
  [PushFields],
)
const Unsubscribe = graphql(`mutation UnsubscribeFromPush { unsubscribeFromPush { ...PushFields } }`, [PushFields])

/**
 * Returns whether push is supported. On iPhone and iPad only an app on the home screen supports it.
 */
export const canPush = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis

/** Subscribes at the browser's own push service, which needs a network. */
async function subscriptionWith(publicKey: string) {
  const { pushManager } = await serviceWorker()
  const options = { userVisibleOnly: true, applicationServerKey: publicKey }
  const subscription = await pushManager.getSubscription()
  // A subscription made with another key no longer delivers anything.
  const created = await pushManager.subscribe(options).catch(async (failure) => {
    if (!subscription) throw failure
    await subscription.unsubscribe()
    return pushManager.subscribe(options)
  })
  const { endpoint = '', keys = {} } = created.toJSON()
  return { endpoint, keys: { p256dh: keys.p256dh ?? '', auth: keys.auth ?? '' } }
}

type PushOutcome = 'on' | 'forbidden' | 'unreachable'

/**
 * Asks the user for permission, subscribes at the browser's push service, then registers at the
 * server. Throws if the server refuses.
 */
export async function turnPushOn(client: ApolloClient, { publicKey, userId }: { publicKey: string; userId: string }) {
  if ((await Notification.requestPermission()) !== 'granted') return 'forbidden' satisfies PushOutcome
  const input = await subscriptionWith(publicKey).catch((failure) => {
    console.warn('The browser did not subscribe.', failure)
    return null
  })
  if (!input) return 'unreachable' satisfies PushOutcome
  await client.mutate({ mutation: Subscribe, variables: { input } })
  stored.set(PUSH_KEY, userId)
  return 'on' satisfies PushOutcome
}

export async function turnPushOff(client: ApolloClient): Promise<void> {
  await client.mutate({ mutation: Unsubscribe })
  stored.set(PUSH_KEY, null)
  const subscription = await (await serviceWorker()).pushManager.getSubscription()
  await subscription?.unsubscribe()
}

/**
 * Registers the current subscription again for a user who turned push on here: a new sign-in takes
 * it over, and the browser may have changed it.
 */
export async function renewPush(client: ApolloClient): Promise<void> {
  if (!canPush() || Notification.permission !== 'granted') return
  const { data } = await client.query({ query: PushSettings, fetchPolicy: 'network-only' })
  if (!data?.pushSettings.publicKey || data.pushSettings.subscribed) return
  const input = await subscriptionWith(data.pushSettings.publicKey)
  await client.mutate({ mutation: Subscribe, variables: { input } })
}
