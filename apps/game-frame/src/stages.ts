import type { Idle } from '@touchline/casino-game-math';
import type { LoadStage, StageGame } from '@touchline/casino-stage-ui';

type Family = () => Promise<{ loadStage: LoadStage }>;
const slots: Family = () => import('@touchline/casino-stage-slots-ui');
const crash: Family = () => import('@touchline/casino-stage-crash-ui');
const instant: Family = () => import('@touchline/casino-stage-instant-ui');
const roulette: Family = () => import('@touchline/casino-stage-roulette-ui');
const cards: Family = () => import('@touchline/casino-stage-cards-ui');

/** The libs of games with a stage, by their empty table. Each is a chunk that only its games load. */
const FAMILIES: Readonly<Partial<Record<Idle, Family>>> = {
  ...{ slots, crash, roulette, 'roulette-double': roulette },
  ...{ coin: instant, dice: instant, limbo: instant, plinko: instant, mines: instant, hilo: instant, 'high-low': instant },
  ...{ wheel: instant, scratch: instant, keno: instant, draw: instant, bingo: instant, fishing: instant, racing: instant },
  ...{ blackjack: cards, baccarat: cards, stud: cards, holdem: cards, 'video-poker': cards },
};

/** The stage of a game; null keeps its board. */
export const stageOf = async (idle: Idle): Promise<StageGame | null> => (await FAMILIES[idle]?.())?.loadStage(idle) ?? null;
