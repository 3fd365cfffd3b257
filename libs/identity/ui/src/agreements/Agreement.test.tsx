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
it('tells each agreement by its name and by what it is about', () => {
  const all = AGREEMENTS.map((of) => (
    <p key={of}>
      <AgreementName of={of} />: <AgreementWords of={of} />
    </p>
  ));

  expect(draw(all)).toBe(
    'Terms of use: What you may expect of us and we of you: how bets are accepted, settled and voided, and how an account is closed.' +
      'Privacy: What is kept about you, for how long and why, who sees it, and how to have it corrected or deleted.',
  );
});

it('tells the day from which they hold, of seconds; without a time it draws nothing', () => {
  expect(draw(<AgreementsSince since={1_790_000_000} />)).toBe('They hold since Sep 21, 2026.');
  expect(draw(<AgreementsSince since={0} />)).toBe('They hold since Jan 1, 1970.');
  expect(draw(<AgreementsSince since={null} />)).toBe('');
});
