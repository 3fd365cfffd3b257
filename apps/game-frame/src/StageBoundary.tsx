import { Component, type ReactNode } from 'react';

interface Props {
  children: ReactNode;
  onBroken: () => void;
}

/** A stage that breaks ends no game: the board of the screen shows the round instead. @spec CS-05 */
export class StageBoundary extends Component<Props, { isBroken: boolean }> {
  override state = { isBroken: false };
  static getDerivedStateFromError = () => ({ isBroken: true });
  override componentDidCatch(): void {
    this.props.onBroken();
  }
  override render(): ReactNode {
    return this.state.isBroken ? null : this.props.children;
  }
}
