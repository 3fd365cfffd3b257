import { accountSettingsModule } from '@touchline/account-state';
import { agreementsModule, termsModule } from '@touchline/identity-agreements-state';
import { playModule } from '@touchline/responsible-gaming-play-state';
import { supportModule } from '../support/support-module.ts';
import { overlaysModule } from './module.ts';

export { OverlaysRoot } from './OverlaysRoot.tsx';
/** Processes that start when the page is idle, one module per domain. */
export const overlayModules = [agreementsModule, overlaysModule, termsModule, playModule, accountSettingsModule, supportModule];
