import { render } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { Money } from './Money.tsx';

it.each([
  [123450, 2, 'EUR', '€1,234.50'],
  [5005, 3, 'KWD', 'KWD 5.005'],
  [1500, 0, 'JPY', '¥1,500'],
  [-250, 2, 'EUR', '−€2.50'],
  [9007199254740991, 2, 'EUR', '€90,071,992,547,409.91'],
])('[MON-4] shows %i with exponent %i of %s as %s', (amount, exponent, iso, text) => {
  const { container } = render(
    <IntlProvider locale="en">
      <Money amount={amount} exponent={exponent} iso={iso} />
    </IntlProvider>,
  );

  expect(container.textContent?.replaceAll('\u00a0', ' ')).toBe(text);
});

it.each([
  [500, 2, 'EUR', '€5'],
  [1250, 2, 'EUR', '€12.50'],
  [9007199254740900, 2, 'EUR', '€90,071,992,547,409'],
])('[MON-4] shows %i with exponent %i of %s as %s in short form', (amount, exponent, iso, text) => {
  const { container } = render(
    <IntlProvider locale="en">
      <Money isShort amount={amount} exponent={exponent} iso={iso} />
    </IntlProvider>,
  );

  expect(container.textContent).toBe(text);
});

it('[MON-4] keeps the dollar sign with its letters in right-to-left text', () => {
  const { container } = render(
    <IntlProvider locale="ar">
      <Money amount={25000} exponent={2} iso="USD" />
    </IntlProvider>,
  );

  expect(container.textContent).toMatch(/US\$\u200e$/);
});
