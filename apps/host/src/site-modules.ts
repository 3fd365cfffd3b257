import { accountModuleLater } from '@touchline/account-state';
import { couponModuleLater } from '@touchline/betting-coupon-state';
import { historyModuleLater } from '@touchline/betting-history-state';
import { sessionModuleLater } from '@touchline/identity-state';
import { noticesModule } from '@touchline/platform-shell';
import { platformModuleLater } from '@touchline/platform-state';
import { configModuleLater } from '@touchline/shared-config';
import type { StoreModuleFactory } from '@touchline/shared-state';

/** Store modules that live as long as the page, in all sections. */
export const SITE_MODULES: readonly StoreModuleFactory[] = [
  platformModuleLater,
  configModuleLater,
  sessionModuleLater,
  accountModuleLater,
  historyModuleLater,
  couponModuleLater,
  noticesModule,
];
