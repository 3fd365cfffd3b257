import { CouponOffers } from './CouponOffers.tsx';
import { CouponSettings } from './CouponSettings.tsx';
import { EarlyPayouts } from './EarlyPayouts.tsx';
import { EachWay } from './EachWay.tsx';
import { HowComputed } from './HowComputed.tsx';

export { CouponSettingsFields } from './CouponSettingsFields.tsx';

/** Everything beyond selections, stake and button. @spec CP-03 CP-32 */
export function FoldedOptions() {
  return (
    <>
      <EachWay />
      <HowComputed />
      <EarlyPayouts />
      <CouponOffers />
      <CouponSettings />
    </>
  );
}
