import type { Idle } from '@touchline/casino-game-math';
import type { LoadStage, StageGame } from '@touchline/casino-stage-ui';

type Family = () => Promise<{ loadStage: LoadStage }>;
const slots: Family = () => import('@touchline/casino-stage-slots-ui');
const roulette: Family = () => import('@touchline/casino-stage-roulette-ui');
const crash: Family = () => import('@touchline/casino-stage-crash-ui');
const cards: Family = () => import('@touchline/casino-stage-cards-ui');
const instant: Family = () => import('@touchline/casino-stage-instant-ui');

/** The lib of each game, by its empty table; a new table needs one to compile. Each is a chunk that only its games load. */
const FAMILIES: Readonly<Record<Idle, Family>> = {
  slots,
  roulette,
  'roulette-double': roulette,
  crash,
  ...{ blackjack: cards, baccarat: cards, stud: cards, holdem: cards, 'video-poker': cards, hilo: cards },
  ...{ keno: instant, bingo: instant, draw: instant, scratch: instant, dice: instant, limbo: instant, mines: instant, plinko: instant },
  ...{ wheel: instant, fishing: instant, coin: instant, 'high-low': instant, 'sic-bo': instant, craps: instant },
  ...{ football: instant, racing: instant, skill: instant },
};

/** The stage of a game; null keeps its board. */
export async function stageOf(idle: Idle): Promise<StageGame | null> {
  return (await FAMILIES[idle]()).loadStage(idle);
}
