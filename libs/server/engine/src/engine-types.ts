import type { Section } from '@touchline/betting-contract';
import type { GameFacts } from './quote.ts';
import type { Fixture } from './types.ts';

export interface EngineTerms {
  /** The sandbox's clock, in milliseconds. */
  now: () => number;
  seed?: number;
  /** Seconds of course per real second; above 1 the whole schedule runs faster. */
  speed?: number;
  /** Only these championships: a small sandbox starts at once. All when left out. */
  champIds?: readonly number[];
}

export interface QuoteRef {
  gameId: number;
  marketId: number;
  outcomeId: number;
}

/** A price as it stands, with what a booked bet keeps. */
export interface Quote extends QuoteRef, GameFacts {
  marketTypeId: number;
  outcomeTypeId: number;
  /** Line of the side that is picked, or the outcome's count, range or score; thousandths. */
  param: number | null;
  outcomeName: string | null;
  playersDuel: readonly [string, string] | null; // by name
  coef: number;
  chance: number; // by the model, returns taken out; millionths
  isDepend: boolean;
  isBannedExpress: boolean;
  /** Revision at which this price last moved. */
  priceVersion: number;
  earlyLead: number | null; // the lead that wins a bet at once, see earlyLeadOf
}

/** A game that left a section. */
export interface Leaving {
  fixture: Fixture;
  section: Section;
  revision: number;
}
