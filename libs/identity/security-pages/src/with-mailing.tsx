import type { ComponentType } from 'react';
import { MailingSettings } from './MailingSettings.tsx';

/** A page of settings with the mailing settings at its end. @spec ID-12 */
export const withMailing = (Settings: ComponentType): ComponentType =>
  function SettingsWithMailing() {
    return (
      <>
        <Settings />
        <MailingSettings />
      </>
    );
  };
