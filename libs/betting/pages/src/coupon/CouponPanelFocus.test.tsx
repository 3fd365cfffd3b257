import { pricesSeen } from '@touchline/betting-coupon-state';
import { act, screen, within } from '@testing-library/react';
import { button, open, pass, standStill } from './coupon-panel.test.helper.tsx';

standStill();

it('[A11Y-2] keeps the focus in the coupon when a bet is removed', async () => {
  const { pick, user } = await open();
  await pick(1);
  await pick(2);
  const remove = within(screen.getByTestId('coupon-bet-1')).getByRole('button', { name: /^Remove / });
  remove.focus();

  await user.keyboard('{Enter}');

  expect(screen.queryByTestId('coupon-bet-1')).toBeNull();
  expect(screen.getByTestId('coupon')).toContainElement(document.activeElement as HTMLElement);
});

it('[A11Y-2] keeps the focus in the coupon when its control goes: bets brought back, a coupon placed, a receipt put away', async () => {
  const { pick, user } = await open();
  await pick(1);
  await pick(2);
  await user.click(within(screen.getByTestId('coupon-bet-1')).getByRole('button', { name: /^Remove / }));
  const isInside = () => screen.getByTestId('coupon').contains(document.activeElement);
  const press = async (control: HTMLElement) => {
    control.focus();
    await user.keyboard('{Enter}');
    await pass(500);
    expect(control).not.toBeInTheDocument();
  };

  await press(screen.getByRole('button', { name: 'Bring back' }));
  expect(isInside()).toBe(true);
  await press(button());
  expect(screen.getByRole('group', { name: 'Bet placed' })).toBeInTheDocument();
  expect(isInside()).toBe(true);
  await press(screen.getByRole('button', { name: 'Done' }));
  expect(isInside()).toBe(true);
});

it('[A11Y-2] keeps the focus when the notice that has it goes by itself', async () => {
  const { pick, user } = await open();
  await pick(1);
  await pick(2);
  await user.click(within(screen.getByTestId('coupon-bet-1')).getByRole('button', { name: /^Remove / }));
  const back = screen.getByRole('button', { name: 'Bring back' });
  back.focus();

  await pass(60_000);

  expect(back).not.toBeInTheDocument();
  expect(screen.getByTestId('coupon')).toHaveFocus();
});

it('[A11Y-3] bets that come and go are told once, and a price that does not stop moving is told once', async () => {
  const { pick, user, store } = await open();
  const spoken: string[] = [];
  const listen = new MutationObserver((changes) => {
    for (const { target } of changes) {
      const region = (target instanceof Element ? target : target.parentElement)?.closest('[role=status], [role=alert]');
      const text = region?.textContent.trim() ?? '';
      if (region != null && text !== '' && spoken.at(-1) !== text) spoken.push(text);
    }
    for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes]))
      if (node instanceof Element)
        for (const region of [node, ...node.querySelectorAll('*')].filter((one) => one.matches('[role=status], [role=alert]')))
          if (region.textContent !== '' && spoken.at(-1) !== region.textContent.trim()) spoken.push(region.textContent.trim());
  });
  listen.observe(document.body, { childList: true, characterData: true, subtree: true });
  await pick(1);
  await pick(2);
  await user.click(within(screen.getByTestId('coupon-bet-2')).getByRole('button', { name: /^Remove / }));
  await pass(500);
  expect(spoken).toEqual(['1 bet in the coupon', '2 bets in the coupon', '1 bet was removed.Bring back']);

  spoken.length = 0;
  for (let coef = 1840; coef > 1640; coef -= 10) {
    act(() => void store.dispatch(pricesSeen([{ outcomeId: 1, coef, isBlocked: false }])));
    await pass(250);
  }
  listen.disconnect();
  expect(spoken).toEqual(['1 price changed']);
});
