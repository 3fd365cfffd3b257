export { DEMO, ensureDemoPlayer } from './demo-player.ts';
export { addPlayer } from './new-player.ts';
