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

/** To this server alone; what is entered under Headers goes before the session. */
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

/** Its sheet is in no layer and no module: it comes when somebody opens the page. */
export const prepareExplorer = () => sheet(look)

/**
 * Tab goes on, as everywhere: the editors would write it, and nobody who has no mouse would come
 * out again.
 */
const tabLeaves = (event: KeyboardEvent) => {
  if (event.key === 'Tab') event.stopPropagation()
}

/**
 * On a phone the editors stand side by side, further than one sees; the field that takes their
 * focus is outside of what scrolls.
 */
const comeIntoSight = ({ target }: FocusEvent) =>
  target.closest('.CodeMirror')?.scrollIntoView({ block: 'nearest', inline: 'nearest' })

/** GraphiQL, loaded when somebody opens it. */
export function Explorer() {
  const { theme } = usePreferences()
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only keeps a key from the editors inside
    <div className={styles.keys} onKeyDownCapture={tabLeaves} onFocus={comeIntoSight}>
      <GraphiQL
        // The type of a fetcher includes subscriptions, which this one does not answer.
        fetcher={ask as never}
        defaultQuery={GRAPHQL_EXAMPLE}
        variables={JSON.stringify(GRAPHQL_VARIABLES, null, 2)}
        forcedTheme={theme === 'dark' ? 'dark' : 'light'}
        shouldPersistHeaders={false}
        className={clsx(styles.skin)}
      >
        {/* Its own name is too pale to be read, and the page says it above. */}
        <GraphiQL.Logo>{null}</GraphiQL.Logo>
      </GraphiQL>
    </div>
  )
}
