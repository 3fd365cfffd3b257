import { fireEvent, render as draw, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { plainDigits } from '@touchline/shared-primitives';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { IntlProvider } from 'react-intl';
import { CodeField } from '../code-field/CodeField.tsx';
import { RadioGroup } from '../radio/RadioGroup.tsx';
import { Slider } from '../slider/Slider.tsx';

const render = (node: ReactNode) => draw(<IntlProvider locale="en">{node}</IntlProvider>);

it.each([
  ['12-34 56', '123456'],
  ['١٢٣', '123'],
  ['۴۵۶', '456'],
  ['७८९', '789'],
  ['ab', ''],
])('[LB-02] the digits of "%s" are %s', (text, digits) => {
  expect(plainDigits(text)).toBe(digits);
});

it('[LB-02] a code is typed or pasted with any separators and reported once complete', async () => {
  const onComplete = jest.fn();
  function Own() {
    const [value, setValue] = useState('');
    return <CodeField label="Code" value={value} onChange={setValue} onComplete={onComplete} />;
  }
  render(<Own />);
  const field = screen.getByRole('textbox', { name: 'Code' });
  expect(field).toHaveAttribute('autocomplete', 'one-time-code');

  await userEvent.type(field, '4x1');
  expect(field).toHaveValue('41');
  expect(onComplete).not.toHaveBeenCalled();
  await userEvent.clear(field);
  await userEvent.paste('٤18-305-99');

  expect(field).toHaveValue('418305');
  expect(onComplete.mock.calls).toEqual([['418305']]);
});

it('[LB-02] a radio group has a name, an error and descriptions of the consequences', async () => {
  const onChange = jest.fn();
  render(
    <RadioGroup
      label="Break"
      error="Choose one"
      value={null}
      onChange={onChange}
      options={[
        { value: 'day', label: 'One day', hint: 'Until tomorrow' },
        { value: 'year', label: 'One year', isDisabled: true },
      ]}
    />,
  );
  expect(screen.getByRole('radiogroup', { name: 'Break' })).toHaveAccessibleDescription('Choose one');
  expect(screen.getByRole('radio', { name: /One year/ })).toBeDisabled();

  await userEvent.click(screen.getByText('One day'));

  expect(onChange.mock.calls).toEqual([['day']]);
  expect(screen.getByRole('radio', { name: /One day/ })).toHaveAccessibleDescription('Until tomorrow');
});

it('[LB-02] a slider reports numbers and announces the value as text', () => {
  const onChange = jest.fn();
  render(<Slider label="Limit" value={50} max={200} step={5} valueText="€50.00" onChange={onChange} />);
  const slider = screen.getByRole('slider', { name: 'Limit' });
  expect(slider).toHaveAttribute('aria-valuetext', '€50.00');
  expect(slider).toHaveStyle({ '--part': '25%' });

  fireEvent.change(slider, { target: { value: '55' } });

  expect(onChange.mock.calls).toEqual([[55]]);
});
