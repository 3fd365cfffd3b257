import { Component, type ReactNode } from 'react';

export interface FenceProps {
  /** Drawn in place of children that threw; `reset` draws them again. */
  fallback: (reset: () => void) => ReactNode;
  onError: (error: unknown) => void;
  children: ReactNode;
}

/** A page that throws while it is drawn or takes effect takes only its own slot. @spec RM-08 */
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

export interface LeaveFenceProps {
  onError: (error: unknown) => void;
  children: ReactNode;
}

/**
 * A page that throws as it is taken away: React hands the error to what stands above it, which is more than the page. Here it ends, and what
 * comes next is drawn anew. A second error on the same children would not be about leaving; it goes up.
 *
 * @spec RM-08 REM-1
 */
export class LeaveFence extends Component<LeaveFenceProps, { error: unknown; failed?: ReactNode }> {
  override state: { error: unknown; failed?: ReactNode } = { error: undefined };

  static getDerivedStateFromError(error: unknown): { error: unknown } {
    return { error };
  }

  override componentDidCatch(error: unknown): void {
    this.props.onError(error);
    this.setState({ error: undefined, failed: this.props.children });
  }

  override render(): ReactNode {
    const { error, failed } = this.state;
    const { children } = this.props;
    if (error !== undefined && failed !== undefined && failed === children) throw error;
    return children;
  }
}
