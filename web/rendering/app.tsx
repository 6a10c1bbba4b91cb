/**
 * App({ client, translation, first, head?, router }) — providers around the pages, identical on the
 * server and in the browser.
 */
import type { ApolloClient } from '@apollo/client'
import { ApolloProvider } from '@apollo/client/react'
import type { ReactNode } from 'react'
import type { DocumentHead, FirstRender } from '#domain/page-document.ts'
import { RatesProvider } from '#web/data/rates.tsx'
import { PreferencesProvider } from '#web/device/preferences.tsx'
import type { Translation } from '#web/i18n/translation.ts'
import { TranslationProvider } from '#web/i18n/use-translation.tsx'
import { AppRoutes } from '#web/routes.tsx'
import { SessionProvider } from '#web/session/session.tsx'
import { RepeatedIcons } from '#web/ui/repeated-icons.tsx'
import { Toasts } from '#web/ui/toast.tsx'
import { DocumentHeadProvider } from './document-head.tsx'
import { FirstRenderProvider } from './first-render.tsx'

type AppProps = {
  client: ApolloClient
  translation: Translation
  first: FirstRender
  /** Head of the document during server rendering. */
  head?: DocumentHead
  /** Router of the browser, or of a single address on the server. */
  router: (routes: ReactNode) => ReactNode
}

export function App({ client, translation, first, head, router }: AppProps) {
  return (
    <ApolloProvider client={client}>
      <TranslationProvider translation={translation}>
        <FirstRenderProvider first={first}>
          <DocumentHeadProvider head={head ?? null}>
            <PreferencesProvider>
              <SessionProvider>
                <RatesProvider>
                  {router(<AppRoutes />)}
                  <Toasts />
                  <RepeatedIcons />
                </RatesProvider>
              </SessionProvider>
            </PreferencesProvider>
          </DocumentHeadProvider>
        </FirstRenderProvider>
      </TranslationProvider>
    </ApolloProvider>
  )
}
