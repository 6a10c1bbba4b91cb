import { clsx } from 'clsx'
import { GraphiQL } from 'graphiql'
import look from 'graphiql/style.css?url'
import type { FocusEvent, KeyboardEvent } from 'react'
import { GRAPHQL_EXAMPLE, GRAPHQL_VARIABLES } from '#domain/developers/snippets.ts'
import { usePreferences } from '#web/device/preferences.tsx'
import { currentToken } from '#web/session/token.ts'
import { sheet } from './bring.ts'
import styles from './explorer.module.css'

type GraphqlRequest = { query: string; variables?: unknown; operationName?: string | null }

/** Sends a request only to this server. A token under Headers overrides the session's. */
async function ask(request: GraphqlRequest, { headers = {} }: { headers?: Record<string, string> } = {}) {
  const token = currentToken()
  const answer = await fetch('/graphql', {
    method: 'POST',
    headers: {
      accept: 'application/graphql-response+json, application/json',
      ...(token && { authorization: `Bearer ${token}` }),
      ...headers,
      'content-type': 'application/json',
    },
    body: JSON.stringify(request),
  })
  return answer.json()
}

/** Loads GraphiQL's style sheet, which is in no layer and no module, when a user opens the page. */
export const prepareExplorer = () => sheet(look)

/** Lets Tab leave the editors. They would insert it, and keyboard users would be trapped. */
const tabLeaves = (event: KeyboardEvent) => {
  if (event.key === 'Tab') event.stopPropagation()
}

/**
 * Scrolls the focused editor into view, because the field that takes its focus is outside the
 * scroll container.
 */
const comeIntoSight = ({ target }: FocusEvent) =>
  target.closest('.CodeMirror')?.scrollIntoView({ block: 'nearest', inline: 'nearest' })

/** Names the fields of the editors by their sections. CodeMirror creates them without a name. */
function nameFields(explorer: HTMLElement) {
  for (const field of explorer.querySelectorAll('.CodeMirror textarea:not([aria-label])')) {
    const name = field.closest('[aria-label]')?.getAttribute('aria-label')
    if (name) field.setAttribute('aria-label', name)
  }
}

/** Names the fields of editors as they appear, because GraphiQL loads them one by one. */
function nameLaterFields(explorer: HTMLElement | null) {
  if (!explorer) return
  const observer = new MutationObserver(() => nameFields(explorer))
  observer.observe(explorer, { childList: true, subtree: true })
  return () => observer.disconnect()
}

/** Shows GraphiQL, loaded on demand. */
export function Explorer() {
  const { theme } = usePreferences()
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only keeps a key from the editors inside
    <div ref={nameLaterFields} className={styles.keys} onKeyDownCapture={tabLeaves} onFocus={comeIntoSight}>
      <GraphiQL
        fetcher={ask}
        defaultQuery={GRAPHQL_EXAMPLE}
        variables={JSON.stringify(GRAPHQL_VARIABLES, null, 2)}
        forcedTheme={theme === 'dark' ? 'dark' : 'light'}
        shouldPersistHeaders={false}
        className={clsx(styles.skin)}
      >
        {/* GraphiQL's logo has too little contrast, and the page shows the name above. */}
        <GraphiQL.Logo>{null}</GraphiQL.Logo>
      </GraphiQL>
    </div>
  )
}
