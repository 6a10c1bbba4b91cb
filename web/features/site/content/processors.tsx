import type { Block } from '#domain/content/content.ts'
import { BlockView } from './blocks.tsx'
import { useFacts } from './facts.ts'

const HEAD = ['Who', 'What for', 'What they receive']
const HOSTING = [
  'Hosting of this installation',
  'Servers, storage and backups, chosen by the operator',
  'All data, encrypted on the way',
]
const MAIL = [
  'Mail server of the operator',
  'Delivering our emails',
  'Your address, and what the email says: never what a visit is for',
]
const MODEL = [
  '{{model}}',
  'Answers of the assistant, after you agreed',
  'What you write to the assistant, without your name and account',
]
const PUSH = [
  'Push service of the maker of your browser',
  'Notices, if you turn them on',
  'That there is one; what it says is encrypted for your browser',
]
const MAPS = [
  'Google Maps',
  'The map of a hospital, after you press its button',
  'Your network address and the hospital you look at',
]

/** Lists the processors that this installation's settings involve. */
export function Processors() {
  const facts = useFacts()
  const rows = [HOSTING, MAIL, ...(facts.model ? [MODEL] : []), PUSH, MAPS]
  const block: Block = { kind: 'table', head: HEAD, rows }
  return <BlockView of={block} facts={facts} parts={{}} />
}
