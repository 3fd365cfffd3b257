import { Fold, type FoldProps } from '@touchline/ui-kit';
import { FormattedMessage } from 'react-intl';

/** Fold with the title of the coupon's settings. */
export const SettingsFold = (props: Omit<FoldProps, 'title'>) => (
  <Fold {...props} title={<FormattedMessage id="betting.couponSettings.title" defaultMessage="Coupon settings" />} />
);
