import { render, screen } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import ar from '../messages/ar.json' with { type: 'json' };
import de from '../messages/de.json' with { type: 'json' };
import hi from '../messages/hi.json' with { type: 'json' };
import ru from '../messages/ru.json' with { type: 'json' };
import uk from '../messages/uk.json' with { type: 'json' };
import { durationOf, MethodTermsLine } from './terms.tsx';

const TERMS = { least: 500, most: 200_000, feeFixed: 0, feePermille: 0, fromSeconds: 0 };
const HOUR = 3600;

it('[AC-04] converts a duration to its largest unit, at least one minute', () => {
  expect([0, 59, 3600, 86_399, 86_400 * 3].map(durationOf)).toEqual([
    { unit: 'minute', count: 1 },
    { unit: 'minute', count: 1 },
    { unit: 'hour', count: 1 },
    { unit: 'hour', count: 24 },
    { unit: 'day', count: 3 },
  ]);
});

it.each([
  ['ru', ru, 'до 1 минуты', 'до 3 дней'],
  ['uk', uk, 'до 1 хвилини', 'до 3 днів'],
  ['de', de, 'innerhalb von 1 Minute', 'innerhalb von 3 Tagen'],
  ['hi', hi, '1 मिनट के भीतर', '3 दिन के भीतर'],
  ['ar', ar, 'خلال دقيقة واحدة', 'خلال 3 أيام'],
])('[AC-04] [I18N-1] declines the duration of a payment method in %s', (lang, messages, minute, days) => {
  for (const [toSeconds, text] of [
    [60, minute],
    [72 * HOUR, days],
  ] as const) {
    const { unmount } = render(
      <IntlProvider locale={lang} messages={messages}>
        <MethodTermsLine terms={{ ...TERMS, toSeconds }} currencyIso="EUR" exponent={2} />
      </IntlProvider>,
    );
    expect(screen.getByText(new RegExp(`${text}$`))).toBeVisible();
    unmount();
  }
});
