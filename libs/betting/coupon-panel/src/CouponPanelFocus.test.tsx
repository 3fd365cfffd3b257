import { pricesSeen, selectIsCouponShown } from '@touchline/betting-coupon-state';
import { act, screen, within } from '@testing-library/react';
import { button, open, pass, freezeClock } from './coupon-panel.test.helper.tsx';

freezeClock();

const bet = (id: number) => screen.queryByTestId(`coupon-bet-${id}`);
const removeOf = (id: number) => within(screen.getByTestId(`coupon-bet-${id}`)).getByRole('button', { name: /^Remove / });

it('[A11Y-2] focuses the next bet after a removal, the previous one if the last was removed, with its remove button as the next tab stop', async () => {
  const { pick, user } = await open();
  for (const id of [1, 2, 3]) await pick(id);

  removeOf(2).focus();
  await user.keyboard('{Enter}');
  expect(bet(3)).toHaveFocus();
  await user.tab();
  expect(removeOf(3)).toHaveFocus();

  await user.keyboard('{Enter}');
  expect(bet(1)).toHaveFocus();
  // A key that is held down repeats, but removes no further bet.
  await user.keyboard('{Enter}{Enter}');
  expect(bet(1)).toBeInTheDocument();
});

it('[A11Y-2] focuses the empty state after the only bet is removed, with undo as the next tab stop', async () => {
  const { pick, user } = await open();
  await pick(1);

  removeOf(1).focus();
  await user.keyboard('{Enter}');
  expect(screen.getByRole('group', { name: 'Your coupon is empty' })).toHaveFocus();
  await user.tab();
  expect(screen.getByRole('button', { name: 'Undo' })).toHaveFocus();

  await user.keyboard('{Enter}');
  expect(bet(1)).toBeInTheDocument();
  expect(screen.getByTestId('coupon')).toHaveFocus();
});

it('[A11Y-2] Control+Z restores a removed bet from anywhere in the coupon, except in a text field', async () => {
  const { pick, user } = await open();
  await pick(1);
  await pick(2);
  removeOf(1).focus();
  await user.keyboard('{Enter}');
  const back = screen.getByRole('button', { name: 'Undo' });
  expect(back).toHaveAttribute('aria-keyshortcuts', 'Control+Z');

  await user.click(screen.getByRole('textbox', { name: 'Stake' }));
  await user.keyboard('{Control>}z{/Control}');
  expect(bet(1)).toBeNull();
  bet(2)?.focus();
  await user.keyboard('{Control>}z{/Control}');

  expect(bet(1)).toBeInTheDocument();
});

it('[A11Y-2] keeps the focus in the coupon when the focused control disappears: after undo, placement, and a closed receipt', async () => {
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

  await press(screen.getByRole('button', { name: 'Undo' }));
  expect(isInside()).toBe(true);
  await press(button());
  expect(screen.getByRole('group', { name: 'Bet placed' })).toBeInTheDocument();
  expect(isInside()).toBe(true);
  await press(screen.getByRole('button', { name: 'Done' }));
  expect(screen.getByRole('group', { name: 'Your coupon is empty' })).toHaveFocus();
});

it('[A11Y-2] keeps the focus in the coupon when a focused notice expires', async () => {
  const { pick, user } = await open();
  await pick(1);
  await pick(2);
  await user.click(within(screen.getByTestId('coupon-bet-1')).getByRole('button', { name: /^Remove / }));
  const back = screen.getByRole('button', { name: 'Undo' });
  back.focus();

  await pass(60_000);

  expect(back).not.toBeInTheDocument();
  expect(screen.getByTestId('coupon')).toHaveFocus();
});

it("[CP-20] reports whether the coupon is visible by the panel's own box, in every view", async () => {
  const seen = new Map<Element, (isIntersecting: boolean) => void>();
  class Sight {
    readonly notify: (entries: { isIntersecting: boolean }[]) => void;
    constructor(notify: (entries: { isIntersecting: boolean }[]) => void) {
      this.notify = notify;
    }
    observe(element: Element) {
      seen.set(element, (isIntersecting) => act(() => this.notify([{ isIntersecting }])));
    }
    disconnect() {
      seen.clear();
    }
  }
  Object.assign(window, { IntersectionObserver: Sight });
  const { store, pick } = await open();
  const isShown = () => selectIsCouponShown(store.getState());
  const look = (isIntersecting: boolean) => seen.get(screen.getByTestId('coupon'))?.(isIntersecting);

  // Fold, then unfold.
  look(false);
  expect(isShown()).toBe(false);
  look(true);
  expect(isShown()).toBe(true);

  // The first bet switches to another view, which is folded in turn.
  await pick(1);
  expect(isShown()).toBe(true);
  look(false);
  expect(isShown()).toBe(false);
  Reflect.deleteProperty(window, 'IntersectionObserver');
});

it('[A11Y-3] announces added and removed bets once, and a constantly moving price once', async () => {
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
  expect(spoken).toEqual(['1 selection in your coupon', '2 selections in your coupon', '1 selection removedUndo']);

  spoken.length = 0;
  for (let coef = 1840; coef > 1640; coef -= 10) {
    act(() => void store.dispatch(pricesSeen([{ outcomeId: 1, coef, isBlocked: false }])));
    await pass(250);
  }
  listen.disconnect();
  expect(spoken).toEqual(['Odds changed for 1 selection']);
});
