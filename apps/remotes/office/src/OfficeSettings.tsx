import { CouponSettings } from '@touchline/betting-coupon-panel/settings';
import { SettingsPanel } from '@touchline/platform-shell/settings';

/** Everything that a player may set: the shell's part and the coupon's. Only an app may join the two. @spec AC-06 LY-11 CP-03 */
export function OfficeSettings() {
  return (
    <>
      <SettingsPanel />
      <CouponSettings />
    </>
  );
}
