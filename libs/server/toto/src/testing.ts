export { totoControls } from './controls.ts';
export type { Beacon, Pulse } from './lotto/beacon.ts';
export { liveBeacon, recordedBeacon } from './lotto/beacon.ts';
export { makeLottoDraws } from './lotto/draw-rows.ts';
export type { DrawGame, GameEnd, GameSource } from './toto/games.ts';
export { workOnce, type WorkParts } from './work.ts';
export { scriptedGames } from './testing/scripted-games.ts';
