import { CouponSettingsFields } from './CouponSettingsFields.tsx';
import { SettingsFold } from './SettingsFold.tsx';

/** Every setting of the coupon, folded. @spec CP-03 */
export const CouponSettings = () => (
  <SettingsFold>
    <CouponSettingsFields />
  </SettingsFold>
);
