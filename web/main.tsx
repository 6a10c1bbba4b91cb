import './styles.css'
import { ApolloProvider } from '@apollo/client/react'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { createApolloClient } from './apollo.ts'
import { startTranslation } from './i18n/i18n.ts'
import { PreferencesProvider, storedLanguage } from './preferences.tsx'
import { AppRoutes } from './routes.tsx'
import { SessionProvider } from './session.tsx'
import { Toasts } from './ui/toast.tsx'

const root = document.getElementById('root')
if (!root) throw new Error('The page has no #root element.')

const language = storedLanguage()
await startTranslation(language)

createRoot(root).render(
  <StrictMode>
    <ApolloProvider client={createApolloClient()}>
      <PreferencesProvider language={language}>
        <SessionProvider>
          <BrowserRouter>
            <AppRoutes />
          </BrowserRouter>
          <Toasts />
        </SessionProvider>
      </PreferencesProvider>
    </ApolloProvider>
  </StrictMode>,
)
