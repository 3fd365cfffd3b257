import type { GameModel } from '@touchline/casino-game-math';
import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { IntlProvider } from 'react-intl';
import { RouletteTable } from './RouletteTable.tsx';
import { placesOf, roundOf, WHEELS } from './wheels.test.helper.ts';

const [EUROPEAN] = WHEELS;
let bets: unknown = [];

function Table({ model, isLocked, chip }: { model: GameModel; isLocked: boolean; chip: number }) {
  const [choice, setChoice] = useState<Readonly<Record<string, unknown>>>({ bets: [] });
  bets = choice['bets'];
  return (
    <IntlProvider locale="en">
      <RouletteTable
        options={model.options}
        unit={{ currencyIso: 'EUR', exponent: 2 }}
        {...{ choice, chip, isLocked }}
        onChoice={setChoice}
      />
    </IntlProvider>
  );
}
function open(model = EUROPEAN) {
  if (model === undefined) throw new Error('no wheel');
  const { rerender } = render(<Table model={model} isLocked={false} chip={100} />);
  return (isLocked: boolean, chip = 100) => rerender(<Table model={model} {...{ isLocked, chip }} />);
}
const press = (name: string | RegExp): Promise<void> => userEvent.click(screen.getByRole('button', { name }));
const places = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>('[data-place]')];

it.each(WHEELS)('[CS-05] [A11Y-2] the cloth of $id names every place differently and is one stop for Tab', async (model) => {
  open(model);
  const names = places().map(({ textContent }) => textContent);
  expect([...places()].map((place) => place.dataset['place']).sort()).toEqual([...placesOf(model)].sort());
  expect(new Set(names).size).toBe(names.length);
  // A name is text for players, never an id of the rules.
  expect(names.filter((name) => /^[a-z]|[a-z]-\d/.test(name))).toEqual([]);
  await userEvent.tab();
  expect(screen.getByRole('button', { name: 'Red' })).toHaveFocus();
  expect(places().filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(1);
  await userEvent.tab();
  expect(screen.getByRole('button', { name: 'Undo' })).toHaveFocus();
});

it('[CS-05] low and high are named by their numbers', () => {
  open();
  expect(screen.getByRole('button', { name: '1–18' })).toHaveAttribute('data-place', 'low');
  expect(screen.getByRole('button', { name: '19–36' })).toHaveAttribute('data-place', 'high');
});

it('[A11Y-2] [CS-05] is played with keys alone, and Tab leads back to the place that was left', async () => {
  open();
  await userEvent.tab();
  await userEvent.keyboard('{ArrowUp}{Enter}{Enter}');
  const here = document.activeElement as HTMLElement;
  const on = here.dataset['place'];
  expect(on).not.toBe('red');
  expect(bets).toEqual([{ on, amount: 200 }]);
  await userEvent.tab();
  await userEvent.tab({ shift: true });
  expect(here).toHaveFocus();
  await userEvent.keyboard('{Delete}');
  expect(bets).toEqual([]);
});

it('[CS-05] a press puts a chip down, which can be undone, doubled and cleared', async () => {
  const table = open();
  await press('Red');
  table(false, 500);
  await press('Split 17 / 20');
  expect(bets).toEqual([
    { on: 'red', amount: 100 },
    { on: 'split-17-20', amount: 500 },
  ]);
  expect(screen.getByText('Total stake: €6.00')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Red €1.00' })).toHaveAttribute('data-bet');
  await press('Double');
  expect(screen.getByText('Total stake: €12.00')).toBeVisible();
  await press('Clear bets');
  expect(bets).toEqual([]);
  for (const total of ['€12.00', '€6.00', '€1.00', '€0.00']) {
    await press('Undo');
    expect(screen.getByText(`Total stake: ${total}`)).toBeVisible();
  }
  expect(screen.getByRole('button', { name: 'Undo' })).toHaveAttribute('aria-disabled', 'true');
  expect(screen.getByRole('button', { name: 'Undo' })).toHaveFocus();
});

it('[CS-05] repeats the bets of the last round; a round ends what can be undone', async () => {
  const table = open();
  expect(screen.getByRole('button', { name: 'Repeat' })).toHaveAttribute('aria-disabled', 'true');
  await press('Red');
  await press('17');
  table(true);
  expect(screen.getByRole('button', { name: /^Red/ })).toBeDisabled();
  table(false);
  expect(screen.getByRole('button', { name: 'Undo' })).toHaveAttribute('aria-disabled', 'true');
  await press('Clear bets');
  await press('Black');
  await press('Repeat');
  expect(bets).toEqual([
    { on: 'red', amount: 100 },
    { on: 'straight-17', amount: 100 },
  ]);
  await press('Undo');
  expect(bets).toEqual([{ on: 'black', amount: 100 }]);
});

it('[CS-05] neighbours and finals are chips on single numbers', async () => {
  open();
  await userEvent.click(screen.getByText('Neighbours and finals'));
  await press('0 and its neighbours: 3, 26, 0, 32, 15');
  const straights = (...numbers: number[]) => numbers.map((n) => ({ on: `straight-${n}`, amount: 100 }));
  expect(bets).toEqual(straights(3, 26, 0, 32, 15));
  await press('Undo');
  expect(bets).toEqual([]);
  await press('Final 7: 7, 17, 27');
  expect(bets).toEqual(straights(7, 17, 27));
  const finals = within(screen.getByRole('group', { name: /^Finals/ }));
  finals.getByRole('button', { name: /^Final 9/ }).focus();
  await userEvent.keyboard('{ArrowRight}');
  expect(finals.getByRole('button', { name: /^Final 0/ })).toHaveFocus();
});

it('[CS-05] shows which numbers the place under the pointer covers', async () => {
  open();
  await userEvent.hover(screen.getByRole('button', { name: 'Corner 16 / 17 / 19 / 20' }));
  expect(places().flatMap(({ dataset }) => (dataset['lit'] === undefined ? [] : [dataset['place']]))).toEqual(
    [16, 17, 19, 20].map((n) => `straight-${n}`),
  );
});

it('[A11Y-2] can be made larger', async () => {
  open();
  await press('Larger table');
  expect(screen.getByRole('button', { name: 'Larger table' })).toHaveAttribute('aria-pressed', 'true');
  expect(document.querySelector('[data-large]')).not.toBeNull();
});

it('[CS-05] [A11Y-2] is upright on a phone, and arrow keys follow it', async () => {
  const real = window.matchMedia;
  const query = { matches: true, addEventListener: () => undefined, removeEventListener: () => undefined };
  window.matchMedia = (() => query) as never;
  try {
    open();
    expect(document.querySelector('[data-form="tall"]')).not.toBeNull();
    screen.getByRole('button', { name: '1' }).focus();
    await userEvent.keyboard('{ArrowRight}');
    expect(document.activeElement).toHaveAttribute('data-place', 'split-1-2');
  } finally {
    window.matchMedia = real;
  }
});

it.each(WHEELS)('[CS-05] the table of $id names what its rules return on zero', (model) => {
  open(model);
  const isHalf = roundOf(model, 'red', 0).returned === 50;
  const rule = 'On zero, red, black, even, odd, 1–18 and 19–36 return ×0.5.';
  expect(screen.queryAllByText(rule)).toHaveLength(isHalf ? 1 : 0);
});
