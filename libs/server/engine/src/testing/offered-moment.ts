import type { GameResult } from '@touchline/betting-rules';
import { GameStatus } from '@touchline/betting-contract';
import { catalogue } from '../catalogue/catalogue.ts';
import { longestSeconds } from '../catalogue/models.ts';
import { frameIndexAt, pricedIndex, pricedUntil, type Frame } from '../course/course.ts';
import { playCourse } from '../course/play.ts';
import { resultOf } from '../course/result.ts';
import { msOf, isSuspendedAt } from '../game-state.ts';
import type { PricedMarket } from '../pricing/draft.ts';
import { priceGame } from '../pricing/price-game.ts';
import { lineSituation, liveSituation } from '../pricing/situation-at.ts';
import { hash, unit } from '../random.ts';
import { fixtureOf } from '../schedule.ts';
import type { Champ } from '../types.ts';

const QUIET = { homeBias: 0, pace: 0 };
const TRIES = 20;
/** Share of the games that are priced before kick-off. */
const BEFORE_KICK_OFF = 0.15;

/** What a game offers at one moment, without random drift of its prices, and how it ends. */
export interface OfferedMoment {
  markets: readonly PricedMarket[];
  result: GameResult;
}

/** A championship of each sport and model, so that every price model is in the list once. */
export function champOfEachModel(seed: number): Champ[] {
  const known = new Map<string, Champ>();
  for (const champ of catalogue(seed)) {
    const key = `${champ.sport.key}/${JSON.stringify(champ.model)}`;
    if (!known.has(key)) known.set(key, champ);
  }
  return [...known.values()];
}

/** The offer of a game at a random moment at which bets are taken; undefined if none of a few moments is one. A function of its arguments. */
export function offeredMoment(champ: Champ, slot: number, seed: number): OfferedMoment | undefined {
  const fixture = fixtureOf(champ, slot, { seed, speed: 1 });
  const course = playCourse(fixture, seed);
  const result = resultOf(course);
  const price = (situation: Parameters<typeof priceGame>[0]) => priceGame(situation, fixture.shortId, false);
  if (unit(seed, fixture.id, 900) < BEFORE_KICK_OFF) return { markets: price(lineSituation(fixture, QUIET, 'whole')), result };
  // A share of the course's own length would look ahead: a match that is far in its second set at 90 % of it ends there.
  const longest = longestSeconds(champ.model, champ.sport.periods);
  for (let nth = 1; nth <= TRIES; nth++) {
    const seconds = unit(hash(seed, slot, nth), fixture.id, 901) * longest;
    const index = frameIndexAt(course, seconds);
    const now = course.frames[index] as Frame;
    const isOver = now.statusId === GameStatus.Finished || seconds >= pricedUntil(course);
    if (index === 0 || isOver || isSuspendedAt(now, seconds)) continue;
    const incidents = course.frames.slice(0, index + 1).flatMap(({ incident }) => incident ?? []);
    const frame = course.frames[pricedIndex(course, index)] as Frame;
    const terms = { fixture, course, frame, incidents, noise: QUIET, part: 'whole' as const };
    return { markets: price(liveSituation({ ...terms, pricedAtMs: msOf(fixture, seconds) })), result };
  }
  return undefined;
}
