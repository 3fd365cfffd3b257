import { act, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { IntlProvider } from 'react-intl';
import { AmountField } from '../field/AmountField.tsx';
import { pressKey } from './press-key.ts';

it.each([
  ['adds at the caret', '5', 1, 1, '0', '50', 2],
  ['replaces what is selected', '150.00', 0, 6, '2', '2', 1],
  ['adds the point', '50', 1, 1, '.', '5.0', 2],
  ['adds no second point', '5.0', 3, 3, '.', '5.0', 3],
  ['adds no point to a comma', '5,0', 0, 0, '.', '5,0', 0],
  ['lets the point replace one that is selected', '2.5', 0, 3, '.', '.', 1],
  ['deletes the character before the caret', '50', 2, 2, 'delete', '5', 1],
  ['deletes what is selected', '50', 0, 2, 'delete', '', 0],
  ['deletes nothing from nothing', '', 0, 0, 'delete', '', 0],
] as const)('[LB-02] [CP-21] the keypad %s', (_, text, start, end, key, next, caret) => {
  expect(pressKey({ text, start, end }, key)).toEqual({ text: next, start: caret, end: caret });
});

it('[LB-02] [MON-6] the keypad writes the decimal mark of the language', async () => {
  function Own() {
    const [value, setValue] = useState('1');
    return <AmountField label="Betrag" value={value} onChange={setValue} hasKeypad />;
  }
  render(
    <IntlProvider locale="de" onError={() => undefined}>
      <Own />
    </IntlProvider>,
  );
  await userEvent.click(screen.getByRole('textbox', { name: 'Betrag' }));
  await userEvent.click(screen.getByRole('button', { name: ',' }));
  await userEvent.click(screen.getByRole('button', { name: '5' }));

  expect(screen.getByRole('textbox', { name: 'Betrag' })).toHaveValue('1,5');
});

it("[LB-02] keys of an amount write at the caret, and the system's keyboard stays hidden", async () => {
  function Own() {
    const [value, setValue] = useState('12');
    return <AmountField label="Stake" value={value} onChange={setValue} hasKeypad presets={[{ key: '5', label: '€5' }]} />;
  }
  render(
    <IntlProvider locale="en">
      <Own />
    </IntlProvider>,
  );
  const field = screen.getByRole('textbox', { name: 'Stake' });
  expect(field).toHaveAttribute('inputmode', 'none');
  await userEvent.click(field);

  await userEvent.click(screen.getByRole('button', { name: '7' }));
  expect(field).toHaveValue('127');
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }));

  expect(field).toHaveValue('12');
  expect(within(screen.getByRole('group', { name: 'Number pad' })).getByRole('button', { name: '€5' })).toBeInTheDocument();
});

it('[LB-02] [CP-21] the keypad stays until the press that leaves the field has ended, so that nothing moves under the finger', () => {
  jest.useFakeTimers();
  render(
    <IntlProvider locale="en">
      <AmountField label="Stake" value="7" onChange={() => undefined} hasKeypad />
    </IntlProvider>,
  );
  const field = screen.getByRole('textbox', { name: 'Stake' });
  act(() => field.focus());
  expect(field).toHaveAttribute('data-typing');
  act(() => field.blur());
  act(() => jest.advanceTimersByTime(100));
  expect(field).toHaveAttribute('data-typing');
  act(() => jest.advanceTimersByTime(200));
  expect(field).not.toHaveAttribute('data-typing');
  jest.useRealTimers();
});
