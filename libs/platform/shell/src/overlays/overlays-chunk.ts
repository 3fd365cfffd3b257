import { supportModule } from '../support/support-module.ts';
import { overlaysModule } from './module.ts';

export { OverlaysRoot } from './OverlaysRoot.tsx';
export const overlayModules = [overlaysModule, supportModule];
