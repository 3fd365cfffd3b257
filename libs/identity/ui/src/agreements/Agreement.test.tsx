import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { IntlProvider } from 'react-intl';
import { AgreementName, AGREEMENTS, AgreementsSince, AgreementWords } from './Agreement.tsx';

const draw = (node: ReactNode) =>
  render(
    <IntlProvider locale="en" timeZone="UTC">
      {node}
    </IntlProvider>,
  ).container.textContent;
it('shows the name and the summary of each agreement', () => {
  const all = AGREEMENTS.map((of) => (
    <p key={of}>
      <AgreementName of={of} />: <AgreementWords of={of} />
    </p>
  ));

  expect(draw(all)).toBe(
    'Terms of use: How bets are accepted, settled and voided, and how to close your account.' +
      'Privacy policy: What data we keep, why, who can see it, and how to correct or delete it.',
  );
});

it('shows the effective date from seconds, and nothing without a time', () => {
  expect(draw(<AgreementsSince since={1_790_000_000} />)).toBe('Effective Sep 21, 2026');
  expect(draw(<AgreementsSince since={0} />)).toBe('Effective Jan 1, 1970');
  expect(draw(<AgreementsSince since={null} />)).toBe('');
});
