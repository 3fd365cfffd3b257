import { Component, type ReactNode } from 'react';

export interface LeaveBoundaryProps {
  onError: (error: unknown) => void;
  children: ReactNode;
}

/**
 * A page that throws as it is taken away: React hands the error to what stands above it, which is more than the page. Here it ends, and what
 * comes next is drawn anew. A second error on the same children would not be about leaving; it goes up.
 *
 * @spec RM-08 REM-1
 */
export class LeaveBoundary extends Component<LeaveBoundaryProps, { error: unknown; failed?: ReactNode }> {
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
