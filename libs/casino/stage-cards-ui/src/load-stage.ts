import type { Idle } from '@touchline/casino-game-math';
import type { LoadStage } from '@touchline/casino-stage-ui';
import type { CardsIdle } from './table/traits.ts';

const TABLES: Readonly<Record<CardsIdle, true>> = { blackjack: true, baccarat: true, stud: true, holdem: true, 'video-poker': true };
const isCards = (idle: Idle): idle is CardsIdle => Object.hasOwn(TABLES, idle);

/** The table of a card game; a game without cards on a table has none of this lib. */
export const loadStage: LoadStage = async (idle) => (isCards(idle) ? (await import('./games/card-game.ts')).cardGame(idle) : null);
