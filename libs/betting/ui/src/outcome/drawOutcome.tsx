import type { ReactNode } from 'react';
import { NoOutcome, OutcomeButton } from './OutcomeButton.tsx';
import type { OutcomeLook, OutcomeView, RenderOutcome } from './outcome-view.ts';

/** A price without interaction: the default if the page does not render prices itself. */
export const plainOutcome: RenderOutcome = (outcome, look) => <OutcomeButton outcome={outcome} look={look} />;

/** The price of a grid cell, or a dash if none is offered. */
export function drawOutcome(outcome: OutcomeView | null | undefined, look: OutcomeLook, render: RenderOutcome): ReactNode {
  return outcome ? render(outcome, look) : <NoOutcome />;
}
