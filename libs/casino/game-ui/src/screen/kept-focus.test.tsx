import { act, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useRef, useState } from 'react';
import { useKeptFocus } from './kept-focus.ts';

let unlock: () => void = () => undefined;

function Stage() {
  const [step, setStep] = useState<'idle' | 'dealing' | 'dealt'>('idle');
  unlock = () => setStep('dealt');
  if (step === 'idle') return <button onClick={() => setStep('dealing')}>Deal</button>;
  return (
    <div data-moves>
      <button disabled={step === 'dealing'}>Hold 1</button>
    </div>
  );
}

/** Renders once: only the stage inside it changes. */
function Screen() {
  const game = useRef<HTMLDivElement>(null);
  useKeptFocus(game);
  return (
    <div ref={game}>
      <Stage />
    </div>
  );
}

it('[A11Y-2] [CS-05] the first move gets the lost focus when the stage unlocks it, without a render of the screen', async () => {
  render(<Screen />);
  screen.getByRole('button', { name: 'Deal' }).focus();
  await userEvent.keyboard('{Enter}');
  expect(document.body).toHaveFocus();
  act(() => unlock());
  await waitFor(() => expect(screen.getByRole('button', { name: 'Hold 1' })).toHaveFocus());
});

it('[A11Y-2] leaves the focus alone that a player moved out of the game', async () => {
  render(
    <>
      <Screen />
      <button>Sound</button>
    </>,
  );
  screen.getByRole('button', { name: 'Deal' }).focus();
  await userEvent.keyboard('{Enter}');
  screen.getByRole('button', { name: 'Sound' }).focus();
  act(() => unlock());
  await act(async () => Promise.resolve());
  expect(screen.getByRole('button', { name: 'Sound' })).toHaveFocus();
});
