import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { IntlProvider } from 'react-intl';
import { AmountField } from '../field/AmountField.tsx';
import { pressKey } from './press-key.ts';

it.each([
  ['5', 1, 1, '0', '50'],
  ['5.00', 0, 4, '7', '7'],
  ['50', 1, 1, '.', '5.0'],
  ['5.0', 3, 3, '.', '5.0'],
  ['5,0', 0, 0, '.', '5,0'],
  ['50', 2, 2, 'delete', '5'],
  ['50', 0, 2, 'delete', ''],
  ['', 0, 0, 'delete', ''],
] as const)('[LB-02] "%s" with %i to %i selected and the key %s is "%s"', (text, start, end, key, next) => {
  expect(pressKey({ text, start, end }, key).text).toBe(next);
});

it('[LB-02] the keys of an amount write at its caret, and its own keyboard stays down', async () => {
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
  await userEvent.click(screen.getByRole('button', { name: 'Delete the last digit' }));

  expect(field).toHaveValue('12');
  expect(screen.getByRole('group', { name: 'Digits' })).toContainElement(screen.getByRole('button', { name: '€5' }));
});
