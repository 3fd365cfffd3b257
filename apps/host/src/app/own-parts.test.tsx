import { render } from '@testing-library/react';
import { createIntl, FormattedMessage, RawIntlProvider } from 'react-intl';
import { withOwnParts } from './own-parts.tsx';

const intl = withOwnParts(createIntl({ locale: 'en' }));
const Won = ({ amount }: { amount: string }) => (
  <RawIntlProvider value={intl}>
    <p>
      <FormattedMessage id="won" defaultMessage="You won {amount} today." values={{ amount: <b>{amount}</b> }} />
    </p>
  </RawIntlProvider>
);

it('[RM-08] puts each text of a message with markup into its own element', () => {
  const { container } = render(<Won amount="€5.00" />);

  expect(container.innerHTML).toBe('<p><span>You won </span><b>€5.00</b><span> today.</span></p>');
});

it('leaves a message without markup as it is', () => {
  expect(intl.formatMessage({ id: 'won', defaultMessage: 'You won {amount}.' }, { amount: '€5.00' })).toBe('You won €5.00.');
});
