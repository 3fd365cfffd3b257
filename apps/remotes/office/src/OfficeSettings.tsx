import { SettingsPanel } from '@touchline/platform-shell/settings';
import { lazy, Suspense } from 'react';

const CouponSettings = lazy(async () => ({ default: (await import('@touchline/betting-coupon-panel/settings')).CouponSettings }));
const MailingSettings = lazy(async () => ({
  default: (await import('@touchline/identity-security-pages/mailing')).MailingSettings,
}));

/** Everything that a player may set: the shell's part, the coupon's and the mailing. Only an app may join them. @spec AC-06 LY-11 CP-03 ID-12 */
export function OfficeSettings() {
  return (
    <>
      <SettingsPanel />
      <Suspense>
        <CouponSettings />
      </Suspense>
      <Suspense>
        <MailingSettings />
      </Suspense>
    </>
  );
}
