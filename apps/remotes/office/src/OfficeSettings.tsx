import { SettingsPanel } from '@touchline/platform-shell/settings';
import { lazy, Suspense } from 'react';

const CouponSettings = lazy(async () => ({ default: (await import('@touchline/betting-coupon-panel/settings')).CouponSettings }));
const MailingSettings = lazy(async () => ({
  default: (await import('@touchline/identity-security-pages/mailing')).MailingSettings,
}));

/** All settings of a player: shell, coupon and mailing. Only an app may depend on all three domains. @spec AC-06 LY-11 CP-03 ID-12 */
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
