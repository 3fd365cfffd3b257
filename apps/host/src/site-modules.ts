import { accountModule } from '@touchline/account-state';
import { couponModuleLater } from '@touchline/betting-coupon-state';
import { historyModuleLater } from '@touchline/betting-history-state';
import { sessionModule } from '@touchline/identity-state';
import { noticesModule } from '@touchline/platform-shell';
import { platformModule } from '@touchline/platform-state';
import { configModule } from '@touchline/shared-config';
import type { StoreModuleFactory } from '@touchline/shared-state';

/** Domains that live as long as the page, whatever section is shown. */
export const SITE_MODULES: readonly StoreModuleFactory[] = [
  platformModule,
  configModule,
  sessionModule,
  accountModule,
  historyModuleLater,
  couponModuleLater,
  noticesModule,
];
