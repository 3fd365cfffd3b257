import type { Section } from '@touchline/betting-contract';
import type { OutcomeChances } from './pricing/chances.ts';
import type { GameFacts } from './game-facts.ts';
import type { Fixture } from './types.ts';

export interface EngineTerms {
  /** The sandbox's clock, in milliseconds. */
  now: () => number;
  seed?: number;
  /** Match seconds per real second; above 1 the whole schedule runs faster. */
  speed?: number;
  /** Limits the sandbox to these championships, so that it starts fast; default: all. */
  champIds?: readonly number[];
}

export interface OutcomeRef {
  gameId: number;
  marketId: number;
  outcomeId: number;
}

/** The current price of an outcome, with the data that a booked bet stores. */
export interface OutcomePrice extends OutcomeRef, GameFacts {
  marketTypeId: number;
  outcomeTypeId: number;
  /** Line of the side that is picked, or the outcome's count, range or score; thousandths. */
  param: number | null;
  outcomeName: string | null;
  playersDuel: readonly [string, string] | null; // by name
  coef: number;
  chances: OutcomeChances; // millionths, by the model, without margin
  isDepend: boolean;
  isBannedExpress: boolean;
  /** Revision at which this price last moved. */
  priceVersion: number;
  earlyLead: number | null; // the lead that wins a bet at once, see earlyLeadOf
}

/** A game that left a section. */
export interface LeftGame {
  fixture: Fixture;
  section: Section;
  revision: number;
}

/** A moment and its revision, if all processes share them. */
export interface SharedMoment {
  nowMs: number;
  revision: number;
}
