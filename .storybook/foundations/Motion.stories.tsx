import type { Meta, StoryObj } from '@storybook/react-vite';
import { OutcomeButton } from '@touchline/betting-ui';
import { anOutcome } from '@touchline/betting-ui/testing';
import type { CSSProperties } from 'react';
import { Page, Sample, Samples } from './parts.tsx';

const meta: Meta = {
  title: 'Foundations/Motion',
  parameters: {
    layout: 'fullscreen',
    notes: {
      usage:
        'Motion says where something came from, in 200 ms or less, by transform and opacity alone. All of it goes with reduced motion.',
    },
  },
};
export default meta;
type Story = StoryObj;

export const Times: Story = {
  render: () => (
    <Page title="Times" lead="Point at a sample. With reduced motion nothing moves.">
      <Samples>
        {(
          [
            ['t-fast', 'Hover, 120 ms'],
            ['t-mid', 'Reveal, 160 ms'],
            ['t-slow', 'Sheet and drawer, 200 ms'],
          ] as const
        ).map(([name, note]) => (
          <Sample key={name} name={name} note={note}>
            <span className="fd-motion" style={{ '--time': `var(--${name})` } as CSSProperties} />
          </Sample>
        ))}
      </Samples>
    </Page>
  ),
};
export const HowAPriceMoves: Story = {
  render: () => (
    <Page
      title="How a price moves"
      lead="The figure is replaced at once. The triangle and the tint appear with it and fade in 900 ms; the width never changes, and a press is never blocked."
    >
      <Samples>
        <Sample name="Up">
          <OutcomeButton isStill outcome={anOutcome({ movement: 'up', was: 'Was 1.85' })} />
        </Sample>
        <Sample name="Down">
          <OutcomeButton isStill outcome={anOutcome({ id: 2, movement: 'down', was: 'Was 2.00' })} />
        </Sample>
        <Sample name="At rest">
          <OutcomeButton outcome={anOutcome({ id: 3 })} />
        </Sample>
      </Samples>
    </Page>
  ),
};
export const WhatNeverMoves: Story = {
  render: () => (
    <Page title="What never moves" lead="Motion that presses a player is not motion that we use.">
      <ul style={{ listStyle: 'revert', paddingInlineStart: 20 }}>
        <li>No banners that blink, no clocks that count down to an offer.</li>
        <li>No cheer for a return at or below the stake.</li>
        <li>No rolling digits: a price that rolls cannot be read.</li>
        <li>No animation between pages.</li>
      </ul>
    </Page>
  ),
};
