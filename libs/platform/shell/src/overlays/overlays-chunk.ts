import { agreementsModule } from '../consent/agreements-module.ts';
import { supportModule } from '../support/support-module.ts';
import { overlaysModule } from './module.ts';

export { OverlaysRoot } from './OverlaysRoot.tsx';
export const overlayModules = [agreementsModule, overlaysModule, supportModule];
