import { matchesForLine, matchesForReplay, replayDelay, replaySeconds, seasonShift } from '../calendar.ts';
import type { ImportedMatch, ImportedSeason } from '../season.ts';
import type { GivenGame, ImportTerms } from './given.ts';

const SECOND_MS = 1000;

/** A match on offer and the game that it was given. */
export interface Offer {
  match: ImportedMatch;
  game: Pick<GivenGame, 'startMs'>;
}

/** The kick-off of a game on the line, and whether it needs a new number because its game has been played. */
export interface Start {
  startMs: number;
  isAgain: boolean;
}

export interface Schedule {
  shift: number;
  starts: ReadonlyMap<ImportedMatch, Start>;
}

export const matchesOnOffer = (season: ImportedSeason, { mode }: Pick<ImportTerms, 'mode'>): readonly ImportedMatch[] =>
  (mode === 'replay' ? matchesForReplay : matchesForLine)(season).toSorted((a, b) => a.startAt - b.startAt || a.line - b.line);

const hasBegun = ({ game }: Offer, nowMs: number): boolean => game.startMs !== undefined && game.startMs <= nowMs;

/**
 * Kick-offs of the line. A season keeps its shift while any of its matches is still to come, so that an import moves only the matches that
 * the file moves. A match whose game has kicked off is offered once more only at a later time.
 */
function lineSchedule(offers: readonly Offer[], shift: number | undefined, nowMs: number): Schedule {
  const startOf = ({ match }: Offer, by: number): number => (match.startAt + by) * SECOND_MS;
  const isKept = shift !== undefined && offers.some((offer) => startOf(offer, shift) > nowMs);
  const startsAt = offers.map(({ match }) => match.startAt);
  const by = isKept ? shift : seasonShift(startsAt, nowMs / SECOND_MS);
  const starts = new Map<ImportedMatch, Start>();
  for (const offer of offers) {
    const startMs = startOf(offer, by);
    const isAgain = hasBegun(offer, nowMs);
    if (startMs > nowMs || (startMs === nowMs && !isAgain)) starts.set(offer.match, { startMs, isAgain });
    // A match on offer that was moved into the past has kicked off by now; one that was never on offer isn't sold any more.
    else if (!isAgain && offer.game.startMs !== undefined) starts.set(offer.match, { startMs: nowMs, isAgain });
  }
  return { shift: by, starts };
}

/**
 * Kick-offs of replays, in batches from now on. Games that were given a kick-off keep it while the speed is the same; once all are over,
 * all run again.
 */
function replaySchedule(
  offers: readonly Offer[],
  before: { speed: number } | undefined,
  { speed, nowMs }: { speed: number; nowMs: number },
): Schedule {
  const isSameSpeed = before?.speed === speed;
  const endedBefore = nowMs - replaySeconds(before?.speed ?? speed) * SECOND_MS;
  const isOver = offers.every((offer) => hasBegun(offer, endedBefore));
  const starts = new Map<ImportedMatch, Start>();
  let nth = 0;
  for (const offer of offers) {
    const isAgain = hasBegun(offer, nowMs);
    if (isAgain && !isOver) continue;
    const known = isSameSpeed && !isAgain ? offer.game.startMs : undefined;
    starts.set(offer.match, { startMs: known ?? nowMs + replayDelay(nth++, speed) * SECOND_MS, isAgain });
  }
  return { shift: 0, starts };
}

/** @param before - shift and speed of the earlier import of the season; undefined for the first one. */
export function scheduleOf(
  offers: readonly Offer[],
  { before, terms, nowMs }: { before: { shift: number; speed: number } | undefined; terms: ImportTerms; nowMs: number },
): Schedule {
  if (terms.mode === 'line') return lineSchedule(offers, before?.shift, nowMs);
  return replaySchedule(offers, before, { speed: terms.speed, nowMs });
}
