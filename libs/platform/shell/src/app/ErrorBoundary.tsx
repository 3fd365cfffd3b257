import { isForeignChange, MOST_FOREIGN_CHANGES } from '@touchline/shared-primitives';
import { Component, type ReactNode } from 'react';

export interface ErrorBoundaryProps {
  /** Rendered in place of children that threw; `reset` renders them again. */
  fallback: (reset: () => void) => ReactNode;
  onError: (error: unknown) => void;
  children: ReactNode;
}

/**
 * Replaces children that throw while rendering or in an effect; the rest of the page stays. Children whose elements an extension has changed
 * are rendered again.
 *
 * @spec RM-08
 */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { hasThrown: boolean }> {
  override state = { hasThrown: false };
  #foreignChanges = 0;

  static getDerivedStateFromError(): { hasThrown: boolean } {
    return { hasThrown: true };
  }

  override componentDidCatch(error: unknown): void {
    this.props.onError(error);
    if (isForeignChange(error) && (this.#foreignChanges += 1) <= MOST_FOREIGN_CHANGES) this.setState({ hasThrown: false });
  }

  #reset = (): void => {
    this.#foreignChanges = 0;
    this.setState({ hasThrown: false });
  };

  override render(): ReactNode {
    return this.state.hasThrown ? this.props.fallback(this.#reset) : this.props.children;
  }
}
