import { couponCodeEntered, loadedClosed, selectLoadedCoupon } from '@touchline/betting-coupon-state';
import { CodeField } from '@touchline/betting-ui';
import { Notice } from '@touchline/ui-kit';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';

/** Field for the code of a shared coupon. @spec CP-31 */
export function LoadByCode() {
  const intl = useIntl();
  const dispatch = useDispatch();
  const loaded = useSelector(selectLoadedCoupon);
  const [code, setCode] = useState('');
  const error =
    loaded.status !== 'failed'
      ? undefined
      : loaded.reason === 'unknown-code'
        ? intl.formatMessage({ id: 'betting.loaded.unknownCode', defaultMessage: 'Booking code not found. Check it and try again.' })
        : intl.formatMessage({ id: 'betting.loaded.notReached', defaultMessage: "Couldn't load the coupon. Try again." });
  return (
    <CodeField
      value={code}
      onChange={(text) => {
        setCode(text);
        if (loaded.status === 'failed') dispatch(loadedClosed());
      }}
      onLoad={() => {
        if (code.trim() !== '') dispatch(couponCodeEntered({ code: code.trim() }));
      }}
      isBusy={loaded.status === 'loading'}
      error={error}
    />
  );
}

/** Error of a shared link, where there is no code field to show it. @spec CP-31 GD-16 */
export function LoadFailed() {
  const dispatch = useDispatch();
  const loaded = useSelector(selectLoadedCoupon);
  if (loaded.status !== 'failed') return null;
  return (
    <Notice tone="warn" onClose={() => dispatch(loadedClosed())}>
      <FormattedMessage id="betting.loaded.failed" defaultMessage="Couldn't load the shared coupon" />
    </Notice>
  );
}
