/**
 * RenderedRouter({ address, language, children }) — router of a server-rendered page. It never
 * navigates.
 */
import type { ReactNode } from 'react'
import type { UiLanguage } from '#domain/languages.ts'
import { navigatorIn } from './language-of-address.ts'
import { NavigationType, Router } from './router.tsx'

const stays = () => {
  throw new Error('A page that is being rendered cannot lead elsewhere.')
}
const nowhere = { go: stays, push: stays, replace: stays }

type Props = { address: string; language: UiLanguage; children: ReactNode }

export function RenderedRouter({ address, language, children }: Props) {
  return (
    <Router
      location={address}
      navigationType={NavigationType.Pop}
      navigator={navigatorIn(language, nowhere)}
      static
      useTransitions={false}
    >
      {children}
    </Router>
  )
}
