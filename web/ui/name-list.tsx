import { Fragment } from 'react'
import { useFormat } from '../i18n/format.ts'
import { listFormat } from '../i18n/formatters.ts'
import styles from './name-list.module.css'

/** Separators around a name: "," ends one, "and" begins the next. */
type JoinedName = { name: string; lead: string; tail: string }

function joined(locale: string, names: readonly string[]): JoinedName[] {
  const items: JoinedName[] = []
  let lead = ''
  for (const { type, value } of listFormat(locale, { style: 'narrow' }).formatToParts(names)) {
    const last = items.at(-1)
    if (type === 'element') items.push({ name: value, lead, tail: '' })
    else if (last) {
      const [tail = '', ...rest] = value.split(' ')
      last.tail = tail
      lead = rest.join(' ')
    }
  }
  return items
}

/**
 * NameList({ names }) — a list of names. A name is never split at the end of a line or reversed by
 * the surrounding text.
 */
export function NameList({ names }: { names: readonly string[] }) {
  const { locale } = useFormat()
  return joined(locale, names).map(({ name, lead, tail }) => (
    <Fragment key={name}>
      <span className={styles.name}>
        {lead}
        <bdi>{name}</bdi>
        {tail}
      </span>{' '}
    </Fragment>
  ))
}
