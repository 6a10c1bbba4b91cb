import { useDeferredValue, useEffect, useRef, useState } from 'react'
import { directionOf, UI_LANGUAGES } from '#domain/languages.ts'
import { URGENCIES, URGENCY_LABELS, type Urgency } from '#domain/search-choices.ts'
import type { Rule } from '#triage/rules/rule.ts'
import { usePreferences } from '#web/device/preferences.tsx'
import { useFormat } from '#web/i18n/format.ts'
import { LANGUAGE_NAMES } from '#web/i18n/i18n.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { Badge, type Tone } from '#web/ui/badge.tsx'
import { Facts } from '#web/ui/facts.tsx'
import { Input, Select } from '#web/ui/field.tsx'
import text from '#web/ui/text.module.css'
import styles from './rule-list.module.css'
import type { RuleWords } from './rule-words.ts'
import { ruleName, rulesFor } from './rules.ts'

const TONES: Record<Urgency, Tone> = { immediate: 'stop', urgent: 'warn', soon: 'info', routine: 'done' }

/** Converts the camel-case name of a finding to words. */
const plain = (finding: string) => finding.replace(/([A-Z0-9]+)/g, ' $1').toLowerCase()

function Words({ rule }: { rule: Rule }) {
  const { t } = useTranslation()
  const [words, setWords] = useState<RuleWords | null>(null)
  useEffect(() => {
    let left = false
    void import('./rule-words.ts').then(({ wordsOfRule }) => left || setWords(wordsOfRule(rule)))
    return () => {
      left = true
    }
  }, [rule])
  if (!words) return <p className={text.note}>{t('Loading...')}</p>
  return (
    <>
      <h3>{t('Applies when')}</h3>
      <ul className={styles.ways}>
        {words.ways.map((way) => (
          <li key={way.join('+')} lang="en" dir="ltr">
            {way.map((part) => part.map(plain).join(' | ')).join(' + ')}
          </li>
        ))}
      </ul>
      {words.unless.length > 0 && (
        <p lang="en" dir="ltr">
          {t('Unless:')} {words.unless.map(plain).join(' | ')}
        </p>
      )}
      <h3>{t('The words each rule looks for')}</h3>
      {words.families.map(({ name, words: said }) => (
        <div key={name} className={styles.family}>
          <p className={text.strong} lang="en">
            {plain(name)}
          </p>
          <dl>
            {UI_LANGUAGES.map((language) => (
              <div key={language}>
                <dt>{LANGUAGE_NAMES[language]}</dt>
                <dd lang={language} dir={directionOf(language)}>
                  {said[language]}
                </dd>
              </div>
            ))}
          </dl>
        </div>
      ))}
    </>
  )
}

function RuleRow({ rule, shown }: { rule: Rule; shown: boolean }) {
  const { t } = useTranslation()
  const { formatList } = useFormat()
  const { language } = usePreferences()
  const [open, setOpen] = useState(shown)
  const box = useRef<HTMLDetailsElement>(null)
  useEffect(() => {
    if (shown) box.current?.scrollIntoView({ block: 'center' })
  }, [shown])
  const { id, urgency, source, version, specialties = [] } = rule
  const treated = formatList(specialties.map((specialty) => t(specialty, { context: 'specialty' })))
  return (
    <details ref={box} className={styles.rule} open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        <Badge tone={TONES[urgency]}>{t(URGENCY_LABELS[urgency])}</Badge>
        <span className={styles.name}>{ruleName(rule, language) ?? treated}</span>
        <code dir="ltr">{id}</code>
      </summary>
      {open && (
        <div className={styles.inside}>
          <Facts
            items={[
              { term: t('Source'), value: <span lang="en">{source}</span> },
              { term: t('Version'), value: version },
              ...(treated ? [{ term: t('Specialties'), value: treated }] : []),
            ]}
          />
          <Words rule={rule} />
        </div>
      )}
    </details>
  )
}

/** Lists every fixed rule, with a search and expandable details. */
export function RuleList({ shown }: { shown: string | null }) {
  const { t } = useTranslation()
  const { language } = usePreferences()
  const [query, setQuery] = useState('')
  const [urgency, setUrgency] = useState<Urgency | ''>('')
  const words = useDeferredValue(query)
  const rules = rulesFor({ query: words, urgency, language })
  return (
    <div className={styles.list}>
      <div className={styles.filter}>
        <Input
          label={t('Search the rules')}
          type="search"
          value={query}
          onChange={(event) => setQuery(event.target.value)}
        />
        <Select
          label={t('Urgency')}
          value={urgency}
          placeholder={t('All')}
          options={URGENCIES.map((value) => ({ value, label: t(URGENCY_LABELS[value]) }))}
          onChange={(event) => setUrgency(URGENCIES.find((candidate) => candidate === event.target.value) ?? '')}
        />
      </div>
      <p className={text.note} role="status">
        {t('{{count}} rules', { count: rules.length })}
      </p>
      {rules.map((rule) => (
        <RuleRow key={rule.id} rule={rule} shown={rule.id === shown} />
      ))}
    </div>
  )
}
