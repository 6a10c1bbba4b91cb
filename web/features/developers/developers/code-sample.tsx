/**
 * CodeSample({ label, samples: { value, label, code }[], foot?, shared? }) — code in one or several
 * languages, with a copy button. Samples that are `shared` show the same language.
 * Code({ children }) — one piece of code.
 */

import { type ReactNode, useState } from 'react'
import { useTranslation } from '#web/i18n/use-translation.tsx'
import { IconButton } from '#web/ui/button.tsx'
import { Check } from '#web/ui/icons/check.ts'
import { Copy } from '#web/ui/icons/copy.ts'
import { Tabs } from '#web/ui/tabs.tsx'
import styles from './code-sample.module.css'
import { shareLanguage, useSharedLanguage } from './shared-language.ts'

/** Pattern for comments, strings and keywords. Other code is not highlighted. */
const PARTS =
  /(?<comment>(?:^|(?<=\s))(?:#|\/\/)[^\n]*)|(?<text>"[^"\n]*"|'[^'\n]*'|`[^`]*`)|(?<word>\b(?:const|await|async|import|for|of|in|def|with|as|return|query|curl|print|console)\b)/gm

function Coloured({ code }: { code: string }) {
  const parts: ReactNode[] = []
  let last = 0
  for (const match of code.matchAll(PARTS)) {
    const { comment, text } = match.groups ?? {}
    parts.push(code.slice(last, match.index))
    const look = comment ? styles.comment : text ? styles.text : styles.word
    parts.push(
      <span key={match.index} className={look}>
        {match[0]}
      </span>,
    )
    last = match.index + match[0].length
  }
  return [...parts, code.slice(last)]
}

export function Code({ children }: { children: string }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by the keyboard
    <pre className={styles.code} dir="ltr" tabIndex={0}>
      <code>
        <Coloured code={children} />
      </code>
    </pre>
  )
}

type Sample = { value: string; label: string; code: string }

type SampleProps = { label: string; samples: readonly Sample[]; foot?: ReactNode; shared?: boolean }

export function CodeSample({ label, samples, foot, shared = false }: SampleProps) {
  const { t } = useTranslation()
  const [own, chooseOwn] = useState(samples[0]?.value ?? '')
  const language = useSharedLanguage()
  const [chosen, choose] = shared ? [language, shareLanguage] : [own, chooseOwn]
  const [copied, setCopied] = useState('')
  const sample = samples.find(({ value }) => value === chosen) ?? samples[0]
  if (!sample) return null
  const copy = async () => {
    await navigator.clipboard.writeText(sample.code)
    setCopied(sample.code)
  }
  const isCopied = copied === sample.code
  return (
    <div className={styles.sample} data-theme="dark">
      <Tabs label={label} value={sample.value} onChange={choose} tabs={samples}>
        <IconButton
          className={styles.copy}
          label={isCopied ? t('Copied') : t('Copy')}
          onClick={() => copy().catch(() => setCopied(''))}
        >
          {isCopied ? <Check aria-hidden="true" /> : <Copy aria-hidden="true" />}
        </IconButton>
        <Code>{sample.code}</Code>
      </Tabs>
      {foot && <p className={styles.foot}>{foot}</p>}
    </div>
  )
}
