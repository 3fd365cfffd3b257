import { Component, type ReactNode } from 'react';

export interface LeaveBoundaryProps {
  onError: (error: unknown) => void;
  children: ReactNode;
}

/**
 * Catches errors that a page throws while unmounting, which React reports to the nearest boundary above, and renders the next page. A
 * second error with the same children is not about unmounting and is rethrown.
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
