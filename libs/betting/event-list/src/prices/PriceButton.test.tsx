import { getPriceBoard } from '@touchline/betting-line-state';
import { anOutcome } from '@touchline/betting-ui/testing';
import { createAppStore } from '@touchline/shared-state';
import { createFakePorts } from '@touchline/shared-testing';
import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { IntlProvider } from 'react-intl';
import { Provider } from 'react-redux';
import { PriceButton } from './PriceButton.tsx';

function open() {
  const store = createAppStore({ ports: createFakePorts(), modules: [] });
  const frames: (() => void)[] = [];
  const board = getPriceBoard(store, { onFrame: (work) => frames.push(work), after: () => undefined, movementShownMs: 0 });
  const write = (coef: number, isBlocked: boolean, at: number) =>
    act(() => {
      board.write([{ id: 101, coef, isBlocked }], at);
      for (const work of frames.splice(0)) work();
    });
  write(1_850, false, 1_000);
  const picked: number[] = [];
  render(
    <Provider store={store}>
      <IntlProvider locale="en">
        <PriceButton outcome={anOutcome()} look="named" lockReason="Paused: goal" onPick={(id) => picked.push(id)} />
      </IntlProvider>
    </Provider>,
  );
  return { write, picked, button: screen.getByRole('button') };
}

it('[BT-02] [ODD-6] the board updates price and lock in the mounted button, and a locked price cannot be picked', async () => {
  const { write, picked, button } = open();
  expect(button).toHaveAccessibleName('Over 2.5 1.85');

  write(1_920, false, 2_000);
  expect(button).toHaveAccessibleName('Over 2.5 1.92');
  expect(button).toHaveAttribute('data-movement', 'up');
  expect(button).toHaveAttribute('title', 'Was 1.85');
  await userEvent.click(button);
  expect(picked).toEqual([101]);

  write(1_920, true, 3_000);
  expect(button).toHaveAttribute('aria-disabled', 'true');
  expect(button).toHaveAttribute('title', 'Paused: goal');
  await userEvent.click(button);
  expect(picked).toEqual([101]);
});
