import type { ReactNode } from 'react';
import { NoOutcome, OutcomeButton } from './OutcomeButton.tsx';
import type { OutcomeLook, OutcomeView, RenderOutcome } from './outcome-view.ts';

/** A price that nobody connects: what containers draw unless the page draws prices itself. */
export const plainOutcome: RenderOutcome = (outcome, look) => <OutcomeButton outcome={outcome} look={look} />;

/** The price of a place in a grid, or the dash where none is offered. */
export function drawOutcome(outcome: OutcomeView | null | undefined, look: OutcomeLook, render: RenderOutcome): ReactNode {
  return outcome ? render(outcome, look) : <NoOutcome />;
}
