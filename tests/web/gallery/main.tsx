/**
 * Every component of web/ui in its states, for the browser checks. It is no page of the product.
 */
import '#web/styles/styles.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { createApolloClient } from '#web/data/apollo.ts'
import { browserFirstRender } from '#web/device/preferences.tsx'
import { showArea, startTranslation, translation } from '#web/i18n/i18n.ts'
import { App } from '#web/rendering/app.tsx'
import { AccessDenied } from '#web/session/access-denied.tsx'
import { Container } from '#web/ui/layout.tsx'
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

const shown = () => (
  <BrowserRouter>
    {location.hash === '#denied' ? (
      <main>
        <AccessDenied needs="admin" />
      </main>
    ) : (
      <Components />
    )}
  </BrowserRouter>
)

/**
 * Renders the gallery. It is a function without top-level `await`, because the dictionaries import
 * from this file's chunk and would deadlock.
 */
async function start() {
  const first = browserFirstRender()
  await startTranslation({ ...first, terms: {} })
  // Some components are only used in panels.
  await showArea('panels')
  createRoot(document.getElementById('root') as HTMLElement).render(
    <StrictMode>
      <App client={createApolloClient()} translation={translation} first={first} router={shown} />
    </StrictMode>,
  )
}

void start()
