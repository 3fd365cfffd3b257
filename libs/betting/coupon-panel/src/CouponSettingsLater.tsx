import { useState } from 'react';
import { CouponSettingsFieldsLater } from './later-parts.tsx';
import { SettingsFold } from './SettingsFold.tsx';

/** Settings below an empty coupon; their code is loaded when the player is about to open them. @spec CP-03 */
export function CouponSettingsLater() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <SettingsFold {...CouponSettingsFieldsLater.intent} onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      {isOpen && <CouponSettingsFieldsLater />}
    </SettingsFold>
  );
}
