import { officePath } from '@touchline/shared-routes';
import { AlertIcon, CheckIcon, ClockIcon, CloseIcon, LinkButton, StateBlock } from '@touchline/ui-kit';
import { usePageParams } from '@touchline/ui-pages';
import { FormattedMessage, useIntl } from 'react-intl';
import { resultOf, type PaymentKind } from './payment-result.ts';
import { places } from './result-words.ts';

const ICONS = { success: <CheckIcon />, fail: <AlertIcon />, pending: <ClockIcon />, cancel: <CloseIcon /> };

/** What the payment service said when it sent the player back. Anybody can open this address, so it promises nothing. */
function Result({ kind }: { kind: PaymentKind }) {
  const { locale } = useIntl();
  const { result, words } = resultOf(kind, usePageParams());
  return (
    <StateBlock
      isCard
      icon={ICONS[result]}
      title={<FormattedMessage {...words} />}
      actions={
        <LinkButton look="primary" href={officePath(locale, 'account')}>
          <FormattedMessage {...places.account} />
        </LinkButton>
      }
    />
  );
}

export const DepositResult = () => <Result kind="deposit" />;
export const WithdrawalResult = () => <Result kind="withdrawal" />;
