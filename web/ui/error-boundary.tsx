/**
 * ErrorBoundary({ fallback: (reset) => node, resetKey }) — catches errors of a page. A script that
 * could not be loaded reloads the document once.
 */
import { Component, type ReactNode } from 'react'
import { isMissingScript, reloadOnce } from '#web/routing/missing-script.ts'

type Props = { children: ReactNode; fallback: (reset: () => void) => ReactNode; resetKey: string }

export class ErrorBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override componentDidCatch(error: unknown) {
    console.error(error)
    if (isMissingScript(error)) reloadOnce()
  }

  override componentDidUpdate(before: Props) {
    if (this.state.failed && before.resetKey !== this.props.resetKey) this.setState({ failed: false })
  }

  override render() {
    return this.state.failed ? this.props.fallback(() => this.setState({ failed: false })) : this.props.children
  }
}
