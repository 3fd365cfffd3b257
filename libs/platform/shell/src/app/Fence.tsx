import { Component, type ReactNode } from 'react';

export interface FenceProps {
  /** Drawn in place of children that threw; `reset` draws them again. */
  fallback: (reset: () => void) => ReactNode;
  onError: (error: unknown) => void;
  children: ReactNode;
}

/** What throws while it draws takes only its own place. */
export class Fence extends Component<FenceProps, { hasThrown: boolean }> {
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

/** What a log may hold of an error. */
export const codeOf = (error: unknown): string => (error instanceof Error ? error.name : 'unknown');
