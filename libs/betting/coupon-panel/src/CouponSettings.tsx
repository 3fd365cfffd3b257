import { CouponSettingsFields } from './CouponSettingsFields.tsx';
import { SettingsFold } from './SettingsFold.tsx';

/** All settings of the coupon, in a fold. @spec CP-03 */
export const CouponSettings = () => (
  <SettingsFold>
    <CouponSettingsFields />
  </SettingsFold>
);
