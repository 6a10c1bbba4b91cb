import { developersWebhooks } from '#domain/content/developers.ts'
import { sentence } from '#domain/sentences.ts'
import { ContentPage } from '#web/features/content/content-page.tsx'
import { Code } from '#web/features/developers/code-sample.tsx'
import { NameTable } from '#web/features/developers/name-table.tsx'

const EVENTS: Readonly<Record<string, string>> = {
  'appointment.booked': sentence('Somebody has asked for a time.'),
  'appointment.confirmed': sentence('The hospital has confirmed it.'),
  'appointment.rescheduled': sentence('It was moved to another time.'),
  'appointment.cancelled': sentence('The patient or the hospital has cancelled it.'),
  'appointment.completed': sentence('The visit has taken place.'),
  'message.created': sentence('There is a new message; what it says is read with the key.'),
}

const DELIVERY = `POST /your/address
webhook-id: msg_019b8b74-1879-7000-8000-03be3d50abf1
webhook-timestamp: 1795327200
webhook-signature: v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=`

const SIGNATURE = `// npm install standardwebhooks: signatures follow that standard
import { env } from "node:process"
import { Webhook } from "standardwebhooks"

const webhook = new Webhook(env.HEKIMA_WEBHOOK_SECRET)

// throws for a wrong signature and for what is older than five minutes
const event = webhook.verify(body, {
  'webhook-id': headers['webhook-id'],
  'webhook-timestamp': headers['webhook-timestamp'],
  'webhook-signature': headers['webhook-signature'],
})`

export function Page() {
  const parts = {
    events: <NameTable names={Object.entries(EVENTS)} />,
    delivery: <Code>{DELIVERY}</Code>,
    signature: <Code>{SIGNATURE}</Code>,
  }
  return <ContentPage content={developersWebhooks} parts={parts} />
}
