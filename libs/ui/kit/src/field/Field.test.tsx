import { render as draw, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { IntlProvider } from 'react-intl';
import { userEvent } from '@testing-library/user-event';
import { AmountField } from './AmountField.tsx';
import { Checkbox } from './Checkbox.tsx';
import { PasswordField } from './PasswordField.tsx';
import { TextField } from './TextField.tsx';

const render = (node: ReactNode) => draw(<IntlProvider locale="en">{node}</IntlProvider>);

it('[ID-02] links error and hint to the field', () => {
  render(<TextField label="Login" hint="From your registration" error="Enter your login" />);

  const field = screen.getByRole('textbox', { name: 'Login' });
  expect(field).toBeInvalid();
  expect(field).toHaveAccessibleDescription('Enter your login From your registration');
});

it('[ID-02] shows and hides the password without losing it', async () => {
  render(<PasswordField label="Password" showLabel="Show password" hideLabel="Hide password" />);
  const field = screen.getByLabelText('Password');
  await userEvent.type(field, 'Quiet-river-7');

  await userEvent.click(screen.getByRole('button', { name: 'Show password' }));

  expect(screen.getByRole('textbox', { name: 'Password' })).toHaveValue('Quiet-river-7');
  expect(screen.getByRole('button', { name: 'Hide password' })).toBeVisible();
});

it('[ID-06] shows what is missing beside the checkbox', () => {
  render(<Checkbox label="I accept" error="Please accept" />);

  expect(screen.getByRole('checkbox', { name: 'I accept' })).toHaveAccessibleDescription('Please accept');
});

it.each([
  ['en', null],
  ['ru', 'after'],
])('puts the currency symbol where %s writes it', (locale, place) => {
  draw(
    <IntlProvider locale={locale} onError={() => undefined}>
      <AmountField label="Stake" value="5" symbol="€" onChange={() => undefined} />
    </IntlProvider>,
  );

  expect(screen.getByText('€').parentElement?.getAttribute('data-sign')).toBe(place);
});
