import { getPriceBoard } from '@touchline/betting-line-state';
import { anOutcome } from '@touchline/betting-ui/testing';
import { createAppStore } from '@touchline/shared-state';
import { createFakePorts } from '@touchline/shared-testing';
import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { IntlProvider } from 'react-intl';
import { Provider } from 'react-redux';
import { PriceButton, type PriceButtonProps } from './PriceButton.tsx';

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
  const tree = (over: Partial<PriceButtonProps> = { lockReason: 'Paused: goal' }) => (
    <Provider store={store}>
      <IntlProvider locale="en">
        <PriceButton outcome={anOutcome()} look="named" onPick={(id) => picked.push(id)} {...over} />
      </IntlProvider>
    </Provider>
  );
  const { rerender } = render(tree());
  return { write, picked, button: screen.getByRole('button'), change: (over: Partial<PriceButtonProps>) => rerender(tree(over)) };
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

it('[ODD-5] the price of a silent feed cannot be picked, even after the board wrote it for another view, until the feed answers', async () => {
  const { write, picked, button, change } = open();
  change({ isStale: true });
  expect(button).toHaveAttribute('title', 'Odds not updating');
  write(1_920, false, 2_000);
  await userEvent.click(button);
  expect(picked).toEqual([]);
  expect(button).toHaveAccessibleName('Over 2.5 1.92');
  expect(button).toHaveAttribute('title', 'Odds not updating');

  change({ isStale: true, isPicked: true });
  write(1_950, false, 3_000);
  await userEvent.click(button);
  expect(picked).toEqual([101]);

  change({ isStale: false });
  await userEvent.click(button);
  expect(picked).toEqual([101, 101]);
});

it('[ODD-5] a price that the board opened after its lock was rendered cannot be picked either once its feed is silent', async () => {
  const { write, picked, button, change } = open();
  write(1_850, true, 2_000);
  change({ lockReason: 'Paused: goal' });
  write(1_850, false, 3_000);
  expect(button).not.toHaveAttribute('aria-disabled');

  change({ isStale: true });
  await userEvent.click(button);
  expect(picked).toEqual([]);
  expect(button).toHaveAttribute('aria-disabled', 'true');
  expect(button).toHaveAttribute('title', 'Odds not updating');
});
