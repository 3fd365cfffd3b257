import { Fold, type FoldProps } from '@touchline/ui-kit';
import { FormattedMessage } from 'react-intl';

/** The title under which settings of the coupon are folded. */
export const SettingsFold = (props: Omit<FoldProps, 'title'>) => (
  <Fold {...props} title={<FormattedMessage id="betting.couponSettings.title" defaultMessage="Coupon settings" />} />
);
