import type { BookedCoupon } from '@touchline/betting-contract';
import { printCouponPath } from '@touchline/shared-routes';
import { selectLanguage } from '@touchline/shared-state';
import { Link, moneyText } from '@touchline/ui-kit';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSelector } from 'react-redux';

/** The bet that this one replaced and the bet that replaced it; each number links to its receipt. @spec AC-05 BET-11 */
export function EditChain({ coupon }: { coupon: Pick<BookedCoupon, 'editedFrom' | 'editedTo' | 'exponent' | 'currencyIso'> }) {
  const intl = useIntl();
  const lang = useSelector(selectLanguage);
  const { editedFrom, editedTo, exponent, currencyIso: iso } = coupon;
  const receipt = (couponId: number) => (
    <Link href={printCouponPath(lang, couponId)}>
      <bdi>{couponId}</bdi>
    </Link>
  );
  return (
    <>
      {editedFrom !== undefined && (
        <FormattedMessage
          tagName="span"
          id="betting.history.editedFrom"
          defaultMessage="Replaced bet No. {number}: its cash-out value of {amount} is in the stake."
          values={{
            number: receipt(editedFrom.couponId),
            amount: <bdi>{moneyText(intl, { amount: editedFrom.value, exponent, iso })}</bdi>,
          }}
        />
      )}{' '}
      {editedTo !== undefined && (
        <FormattedMessage
          tagName="span"
          id="betting.history.editedTo"
          defaultMessage="Replaced by bet No. {number}."
          values={{ number: receipt(editedTo) }}
        />
      )}
    </>
  );
}
