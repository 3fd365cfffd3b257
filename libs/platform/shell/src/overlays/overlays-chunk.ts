export { overlaysModule } from './module.ts';
export { OverlaysRoot } from './OverlaysRoot.tsx';
