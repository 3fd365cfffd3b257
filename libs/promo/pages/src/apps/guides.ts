import { defineMessages, type MessageDescriptor } from 'react-intl';
import type { Platform } from './platform-of.ts';

const t = defineMessages({
  ios: { id: 'promo.app.ios', defaultMessage: 'iPhone and iPad' },
  ios1: { id: 'promo.app.ios.1', defaultMessage: 'Open this site in Safari.' },
  ios2: { id: 'promo.app.ios.2', defaultMessage: 'Tap Share, then Add to Home Screen.' },
  ios3: { id: 'promo.app.ios.3', defaultMessage: 'Tap Add. The site opens from its icon like any other app.' },
  android: { id: 'promo.app.android', defaultMessage: 'Android' },
  android1: { id: 'promo.app.android.1', defaultMessage: 'Open this site in Chrome.' },
  android2: { id: 'promo.app.android.2', defaultMessage: 'Open the menu and tap Add to Home screen.' },
  android3: { id: 'promo.app.android.3', defaultMessage: 'Confirm. No files are downloaded from unknown sources.' },
  windows: { id: 'promo.app.windows', defaultMessage: 'Windows, Linux and ChromeOS' },
  windows1: { id: 'promo.app.windows.1', defaultMessage: 'Open this site in Chrome or Edge.' },
  windows2: { id: 'promo.app.windows.2', defaultMessage: 'Open the menu, then Cast, save and share or Apps, and choose Create shortcut.' },
  windows3: { id: 'promo.app.windows.3', defaultMessage: 'Select Open as window and confirm.' },
  mac: { id: 'promo.app.mac', defaultMessage: 'Mac' },
  mac1: { id: 'promo.app.mac.1', defaultMessage: 'Open this site in Safari.' },
  mac2: { id: 'promo.app.mac.2', defaultMessage: 'Choose File, then Add to Dock.' },
  mac3: { id: 'promo.app.mac.3', defaultMessage: 'Click Add. The site opens in a window of its own.' },
});

/** Installation guide for one platform. */
export interface Guide {
  platform: Platform;
  device: 'mobile' | 'desktop';
  title: MessageDescriptor;
  steps: readonly MessageDescriptor[];
}

export const GUIDES: readonly Guide[] = [
  { platform: 'ios', device: 'mobile', title: t.ios, steps: [t.ios1, t.ios2, t.ios3] },
  { platform: 'android', device: 'mobile', title: t.android, steps: [t.android1, t.android2, t.android3] },
  { platform: 'windows', device: 'desktop', title: t.windows, steps: [t.windows1, t.windows2, t.windows3] },
  { platform: 'mac', device: 'desktop', title: t.mac, steps: [t.mac1, t.mac2, t.mac3] },
];
