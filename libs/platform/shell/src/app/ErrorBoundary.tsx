import { Component, type ReactNode } from 'react';

export interface ErrorBoundaryProps {
  /** Rendered in place of children that threw; `reset` renders them again. */
  fallback: (reset: () => void) => ReactNode;
  onError: (error: unknown) => void;
  children: ReactNode;
}

/** Replaces children that throw while rendering or in an effect; the rest of the page stays. @spec RM-08 */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { hasThrown: boolean }> {
  override state = { hasThrown: false };

  static getDerivedStateFromError(): { hasThrown: boolean } {
    return { hasThrown: true };
  }

  override componentDidCatch(error: unknown): void {
    this.props.onError(error);
  }

  override render(): ReactNode {
    return this.state.hasThrown ? this.props.fallback(() => this.setState({ hasThrown: false })) : this.props.children;
  }
}
