/** Every component of web/ui in its states, for the browser checks; no page of the product. */
import '#web/styles.css'
import { ApolloProvider } from '@apollo/client/react'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { createApolloClient } from '#web/apollo.ts'
import { AccessDenied } from '#web/guard.tsx'
import { startTranslation } from '#web/i18n/i18n.ts'
import { PreferencesProvider, storedLanguage } from '#web/preferences.tsx'
import { SessionProvider } from '#web/session.tsx'
import { Container } from '#web/ui/layout.tsx'
import { Toasts } from '#web/ui/toast.tsx'
import { Controls } from './controls.tsx'
import styles from './gallery.module.css'
import { Panels } from './panels.tsx'
import { Surfaces } from './surfaces.tsx'

const Components = () => (
  <main>
    <Container section>
      <h1>Components</h1>
      <div className={styles.shelves}>
        <Controls />
        <Surfaces />
        <Panels />
      </div>
    </Container>
  </main>
)

const language = storedLanguage()
await startTranslation(language)

createRoot(document.getElementById('root') as HTMLElement).render(
  <StrictMode>
    <ApolloProvider client={createApolloClient()}>
      <PreferencesProvider language={language}>
        <SessionProvider>
          <BrowserRouter>
            {location.hash === '#denied' ? (
              <main>
                <AccessDenied needs="admin" />
              </main>
            ) : (
              <Components />
            )}
          </BrowserRouter>
          <Toasts />
        </SessionProvider>
      </PreferencesProvider>
    </ApolloProvider>
  </StrictMode>,
)
