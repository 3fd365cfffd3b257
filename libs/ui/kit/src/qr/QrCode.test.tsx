import { render, screen } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { drawQr } from './encode.ts';
import { qrPath } from './qr-path.ts';
import { QrCode } from './QrCode.tsx';

it('[LB-02] draws runs of dark modules as boxes inside the quiet zone', () => {
  expect(
    qrPath([
      [true, true, false, true],
      [false, false, false, false],
      [false, true, true, true],
    ]),
  ).toBe('M4 4h2v1h-2zM7 4h1v1h-1zM5 6h3v1h-3z');
});

it('[LB-02] a short text uses the smallest code: 21 modules and a quiet zone of four on each side', () => {
  const { size, path } = drawQr('7QK2', 'M');

  expect(size).toBe(29);
  // Top row of the finder patterns: seven dark modules in each upper corner.
  expect(path.startsWith('M4 4h7v1h-7z')).toBe(true);
  expect(path).toContain('M18 4h7v1h-7z');
});

it('[LB-02] shows the code with its name once it is drawn', async () => {
  render(
    <IntlProvider locale="en">
      <QrCode className="own" data-mark="yes" value="7QK2" label="Coupon on your phone" />
    </IntlProvider>,
  );

  expect(screen.getByRole('figure')).toHaveClass('figure', 'own');
  expect(screen.getByRole('figure')).toHaveAttribute('data-mark', 'yes');
  expect(await screen.findByRole('img', { name: 'Coupon on your phone' })).toHaveAttribute('viewBox', '0 0 29 29');
});

it('[LB-02] says so if the text does not fit into any code', async () => {
  render(
    <IntlProvider locale="en">
      <QrCode value={'x'.repeat(3000)} label="Coupon" />
    </IntlProvider>,
  );

  expect(await screen.findByRole('status')).toHaveTextContent("Couldn't show the QR code");
});
