/** ErrorBoundary({ fallback: (reset) => node, resetKey }) — catches a broken page; a chunk that is gone after an update reloads once. */
import { Component, type ReactNode } from 'react'

type Props = { children: ReactNode; fallback: (reset: () => void) => ReactNode; resetKey: string }
const RELOADED = 'hekima.reloaded'

export class ErrorBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override componentDidCatch(error: unknown) {
    console.error(error)
    const gone = error instanceof TypeError && /import/i.test(error.message)
    try {
      if (!gone || sessionStorage.getItem(RELOADED) === location.href) return
      sessionStorage.setItem(RELOADED, location.href)
      location.reload()
    } catch {
      // Without storage a reload could loop; the message stays.
    }
  }

  override componentDidUpdate(before: Props) {
    if (this.state.failed && before.resetKey !== this.props.resetKey) this.setState({ failed: false })
  }

  override render() {
    return this.state.failed ? this.props.fallback(() => this.setState({ failed: false })) : this.props.children
  }
}
