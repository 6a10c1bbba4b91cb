/**
 * PageRouter({ children }) — router of the browser. It keeps addresses in the language of the page,
 * and asks before a page with unsaved changes is left by a link, by Back or by the page itself. The
 * data router of react-router-dom has a blocker but would add 14 kB (brotli) to every first visit,
 * and only staff edit records.
 */
import { type ReactNode, startTransition, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { usePreferences } from '#web/device/preferences.tsx'
import { keepAddressIn, navigatorIn, tellMove, withoutLanguage } from './language-of-address.ts'
import { leaving } from './leaving.ts'
import { NavigationType, Router, UNSAFE_createBrowserHistory } from './router.tsx'
import { beginVisit, saveScroll } from './scroll.ts'

type BrowserHistory = ReturnType<typeof UNSAFE_createBrowserHistory>

/**
 * Returns whether a navigation leads to another page. Query and fragment belong to the edited page
 * and need no question.
 */
const leads = (to: Parameters<BrowserHistory['push']>[0]) => {
  const { pathname } = typeof to === 'string' ? new URL(to, location.href) : to
  return Boolean(pathname) && pathname !== location.pathname
}

function askingHistory(): BrowserHistory {
  const history = UNSAFE_createBrowserHistory({ v5Compat: true })
  const { push, replace, listen } = history
  history.push = (to, state) => (leads(to) ? leaving.ask(() => push(to, state)) : push(to, state))
  history.replace = (to, state) => (leads(to) ? leaving.ask(() => replace(to, state)) : replace(to, state))
  history.listen = (tell) => {
    let shown = location.pathname
    /**
     * Number of pending history steps of our own: back to the edited page, and away from it once
     * confirmed.
     */
    let ownSteps = 0
    let agreed = false
    return listen((update) => {
      if (ownSteps > 0) {
        ownSteps -= 1
        return
      }
      const { action, delta } = update
      if (action === 'POP' && delta && leaving.isHeld() && !agreed && location.pathname !== shown) {
        ownSteps += 1
        history.go(-delta)
        leaving.ask(() => {
          agreed = true
          history.go(delta)
        })
        return
      }
      agreed = false
      shown = location.pathname
      saveScroll()
      tell(update)
    })
  }
  return history
}

export function PageRouter({ children }: { children: ReactNode }) {
  const [history] = useState(askingHistory)
  const { language } = usePreferences()
  const [{ action, location }, show] = useState({ action: history.action, location: history.location })
  const moved = useRef(false)
  const navigator = useMemo(() => navigatorIn(language, history), [language, history])
  const here = useMemo(() => withoutLanguage(location), [location])
  useLayoutEffect(beginVisit, [])
  useLayoutEffect(() => history.listen((update) => startTransition(() => show(update))), [history])
  // biome-ignore lint/correctness/useExhaustiveDependencies: of every move, whichever it was
  useEffect(() => {
    // Back may lead to a page that was read in another language.
    if (action === NavigationType.Pop && moved.current) keepAddressIn(language)
    moved.current = true
    tellMove()
  }, [location])
  return (
    <Router location={here} navigationType={action} navigator={navigator}>
      {children}
    </Router>
  )
}
