import { pressFaults, type PressedControl } from '@touchline/shared-testing/controls';
import { OutcomeButton } from './outcome/OutcomeButton.tsx';
import { anOutcome } from './testing.ts';

const OPEN = anOutcome();
const LOCKED = anOutcome({ isLocked: true, lockReason: 'Paused: goal' });
const STALE = anOutcome({ isStale: true, lockReason: 'Odds not updating' });

const CONTROLS: readonly (readonly [string, PressedControl])[] = [
  [
    'OutcomeButton with its name',
    {
      role: 'button',
      name: 'Over 2.5 1.92',
      draw: (own, onPress) => <OutcomeButton {...own} outcome={OPEN} onPick={onPress} />,
      drawOff: (own, onPress) => <OutcomeButton {...own} outcome={LOCKED} onPick={onPress} />,
    },
  ],
  [
    'OutcomeButton of a silent feed',
    {
      role: 'button',
      name: 'Over 2.5 1.92',
      draw: (own, onPress) => <OutcomeButton {...own} outcome={OPEN} onPick={onPress} />,
      drawOff: (own, onPress) => <OutcomeButton {...own} outcome={STALE} onPick={onPress} />,
    },
  ],
  [
    'OutcomeButton in a column',
    {
      role: 'button',
      name: 'Total goals: Over 2.5 1.92',
      draw: (own, onPress) => <OutcomeButton {...own} look="cell" outcome={OPEN} onPick={onPress} />,
      drawOff: (own, onPress) => <OutcomeButton {...own} look="cell" outcome={LOCKED} onPick={onPress} />,
    },
  ],
];

it.each(CONTROLS)('[LB-02] %s fulfils the contract of press controls: name, keys, ref, attributes, disabled state', async (_, control) => {
  expect(await pressFaults(control)).toEqual([]);
});
