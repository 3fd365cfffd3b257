import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { IntlProvider } from 'react-intl';
import { Combobox } from './Combobox.tsx';
import type { ComboboxProps } from './Combobox.tsx';
import { matchingOptions } from './matching-options.ts';
import { nextOption } from './options.ts';

const OPTIONS = [
  { value: 'west', label: 'Great Northern' },
  { value: 'north', label: 'Northern League' },
  { value: 'cup', label: 'Éclair Cup', isDisabled: true },
  { value: 'down', label: 'Uponorth Bowl' },
];
function Own({ onPick, ...rest }: Partial<ComboboxProps> & { onPick?: jest.Mock }) {
  const [value, setValue] = useState<string | null>(rest.value ?? null);
  return (
    <IntlProvider locale="en">
      <Combobox
        label="Championship"
        options={OPTIONS}
        {...rest}
        value={value}
        onChange={(next) => {
          onPick?.(next);
          setValue(next);
        }}
      />
    </IntlProvider>
  );
}
const field = () => screen.getByRole('combobox', { name: 'Championship' });
const shown = () => screen.queryAllByRole('option', { hidden: true }).map(({ textContent }) => textContent);
const active = () => document.getElementById(field().getAttribute('aria-activedescendant') ?? '')?.textContent;

it('[LB-02] matches at the beginning first, then at word starts, then inside words, ignoring accents', () => {
  expect(matchingOptions(OPTIONS, 'north').map(({ value }) => value)).toEqual(['north', 'west', 'down']);
  expect(matchingOptions(OPTIONS, '  ECLAIR ').map(({ value }) => value)).toEqual(['cup']);
  expect(matchingOptions(OPTIONS, ' ')).toHaveLength(4);
});

it.each([
  ['ispanya', 'İspanya'],
  ['ISPANYA', 'İspanya'],
  ['norvec', 'Norveç'],
  ['cote divoire', 'Côte d’Ivoire'],
  ['bosna hersek', 'Bosna-Hersek'],
])('[LB-02] finds what is typed as %j on a page in any language', (typed, label) => {
  const options = ['İspanya', 'Norveç', 'Côte d’Ivoire', 'Bosna-Hersek'].map((name) => ({ value: name, label: name }));
  expect(matchingOptions(options, typed).map(({ value }) => value)).toEqual([label]);
});

it.each([
  [-1, 1, 0],
  [1, 1, 3],
  [3, 1, 0],
  [0, -1, 3],
  [-1, -1, 3],
  [3, -1, 1],
] as const)('[LB-02] from option %i a step of %i leads to %i, skipping disabled options', (from, step, to) => {
  expect(nextOption(OPTIONS, from, step)).toBe(to);
});

it('[LB-02] has no target if all options are disabled', () => {
  expect(nextOption([{ value: 'a', label: 'A', isDisabled: true }], -1, 1)).toBe(-1);
  expect(nextOption([], -1, 1)).toBe(-1);
});

it('[LB-02] arrow keys open the list and move, Enter selects, and the field shows the selection', async () => {
  const onPick = jest.fn();
  render(<Own onPick={onPick} />);
  await userEvent.tab();
  expect(field()).toHaveAttribute('aria-expanded', 'false');

  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  expect(field()).toHaveAttribute('aria-expanded', 'true');
  expect(active()).toBe('Northern League');
  await userEvent.keyboard('{Enter}');

  expect(onPick.mock.calls).toEqual([['north']]);
  expect(field()).toHaveValue('Northern League');
  expect(field()).toHaveAttribute('aria-expanded', 'false');
});

it('[LB-02] typing filters the list, announces the number of matches and highlights the first', async () => {
  render(<Own />);

  await userEvent.type(field(), 'north');

  await waitFor(() => expect(shown()).toEqual(['Northern League', 'Great Northern', 'Uponorth Bowl']));
  expect(active()).toBe('Northern League');
  expect(screen.getByRole('status')).toHaveTextContent('3 results');
});

it('[LB-02] the first Escape closes the list and reverts the text, the second clears the selection', async () => {
  const onPick = jest.fn();
  render(<Own onPick={onPick} value="north" />);
  await userEvent.type(field(), 'x');
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('No results'));

  await userEvent.keyboard('{Escape}');
  expect(field()).toHaveValue('Northern League');
  expect(onPick).not.toHaveBeenCalled();
  await userEvent.keyboard('{Escape}');

  expect(onPick.mock.calls).toEqual([[null]]);
});

it('[LB-02] a press selects an enabled option only; leaving the field selects nothing', async () => {
  const onPick = jest.fn();
  render(<Own onPick={onPick} />);

  await userEvent.click(field());
  await userEvent.click(screen.getByText('Éclair Cup'));
  expect(onPick).not.toHaveBeenCalled();
  await userEvent.keyboard('{ArrowDown}');
  await userEvent.tab();
  expect(onPick).not.toHaveBeenCalled();
  await userEvent.click(field());
  await userEvent.click(screen.getByText('Great Northern'));

  expect(onPick.mock.calls).toEqual([['west']]);
});

it('[LB-02] leaves the search to the caller and renders a limited number of options', async () => {
  const onSearch = jest.fn();
  render(<Own onSearch={onSearch} mostShown={3} />);

  await userEvent.type(field(), 'zz');

  expect(onSearch.mock.calls).toEqual([['z'], ['zz']]);
  expect(shown()).toHaveLength(3);
  expect(screen.getByText('1 more: keep typing')).toBeInTheDocument();
});
