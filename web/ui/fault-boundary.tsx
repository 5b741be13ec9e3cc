import { Component, type ReactNode } from 'react'

type Props = { fallback: ReactNode; onFault?: () => void; children: ReactNode }

/** Keeps a fault of its children, or a part of the page that could not be loaded, from taking the rest down. */
export class FaultBoundary extends Component<Props, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override componentDidCatch() {
    this.props.onFault?.()
  }

  override render() {
    return this.state.hasFailed ? this.props.fallback : this.props.children
  }
}
