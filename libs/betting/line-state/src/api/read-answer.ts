import type { Game, GameAnswer, GameChange, GamesAnswer, Market, MenuAnswer } from '@touchline/betting-contract';
import { isInteger, isObject, isText } from '@touchline/shared-primitives';

/**
 * Light checks of feed answers. Polls are too frequent for a full schema, so only the fields that rendering relies on are checked. An
 * invalid game is left out; an invalid answer is null.
 */

const isPair = (value: unknown): boolean => Array.isArray(value) && value.length === 2 && value.every(isInteger);
export const isAbsentOr = (value: unknown, test: (value: unknown) => boolean): boolean => value === undefined || test(value);
export const listOf = <T>(value: unknown, test: (item: unknown) => item is T): T[] => (Array.isArray(value) ? value.filter(test) : []);

function isOutcome(value: unknown): boolean {
  return (
    isObject(value) && isInteger(value['id']) && isInteger(value['typeId']) && isInteger(value['coef']) && isAbsentOr(value['name'], isText)
  );
}

function isMarket(value: unknown): value is Market {
  return (
    isObject(value) &&
    isInteger(value['id']) &&
    isInteger(value['typeId']) &&
    isAbsentOr(value['param'], isInteger) &&
    Array.isArray(value['outcomes']) &&
    value['outcomes'].every(isOutcome)
  );
}

const isShootOut = (value: unknown): boolean =>
  isObject(value) && isAbsentOr(value['score'], isPair) && isAbsentOr(value['winner'], (winner) => winner === 1 || winner === 2);

function isScore(value: unknown): boolean {
  if (!isObject(value) || !isPair(value['main'])) return false;
  if (!isAbsentOr(value['regularTime'], isPair) || !isAbsentOr(value['afterExtraTime'], isPair)) return false;
  if (!isAbsentOr(value['shootOut'], isShootOut)) return false;
  const isPoints = (points: unknown) => Array.isArray(points) && points.length === 2 && points.every(isText);
  return Array.isArray(value['periods']) && value['periods'].every(isPair) && isAbsentOr(value['points'], isPoints);
}

function isClock(value: unknown): boolean {
  return isObject(value) && isInteger(value['periodId']) && isInteger(value['seconds']) && isInteger(value['at']);
}

function isState(value: unknown): boolean {
  return (
    isObject(value) &&
    isInteger(value['statusId']) &&
    isInteger(value['marketsCount']) &&
    isAbsentOr(value['score'], isScore) &&
    isAbsentOr(value['clock'], isClock)
  );
}

const isNamed = (value: unknown): boolean => isObject(value) && isInteger(value['id']) && isText(value['name']);

export function isGame(value: unknown): value is Game {
  return (
    isObject(value) &&
    isInteger(value['id']) &&
    isInteger(value['sportId']) &&
    isInteger(value['champId']) &&
    isInteger(value['startAt']) &&
    (value['section'] === 'line' || value['section'] === 'live') &&
    isNamed(value['opponent1']) &&
    isNamed(value['opponent2']) &&
    isState(value['state']) &&
    Array.isArray(value['markets']) &&
    value['markets'].every(isMarket)
  );
}

function isPrice(value: unknown): boolean {
  return Array.isArray(value) && value.length === 3 && value.every(isInteger);
}

function isChange(value: unknown): value is GameChange {
  return (
    isObject(value) &&
    isInteger(value['id']) &&
    isAbsentOr(value['state'], isState) &&
    isAbsentOr(value['prices'], (prices) => Array.isArray(prices) && prices.every(isPrice)) &&
    isAbsentOr(value['markets'], (markets) => Array.isArray(markets) && markets.every(isMarket))
  );
}

const isRecordWithName = <T>(value: unknown): value is T => isNamed(value);
const isRow = <T>(value: unknown): value is T => isObject(value) && isInteger(value['id']);

const sourceOf = ({ source }: Readonly<Record<string, unknown>>): { source?: string } => (isText(source) ? { source } : {});

export function readGamesAnswer(value: unknown): GamesAnswer | null {
  if (!isObject(value) || !isInteger(value['revision']) || !isInteger(value['servedAt'])) return null;
  return {
    revision: value['revision'],
    ...sourceOf(value),
    isFull: value['isFull'] === true,
    servedAt: value['servedAt'],
    champs: listOf(value['champs'], isRecordWithName<GamesAnswer['champs'][number]>),
    games: listOf(value['games'], isGame),
    changes: listOf(value['changes'], isChange),
    removed: listOf(value['removed'], isInteger),
  };
}

export function readGameAnswer(value: unknown): GameAnswer | null {
  if (!isObject(value) || !isInteger(value['revision']) || !isInteger(value['servedAt'])) return null;
  const answer: GameAnswer = {
    revision: value['revision'],
    ...sourceOf(value),
    isFull: value['isFull'] === true,
    servedAt: value['servedAt'],
    changes: listOf(value['changes'], isChange),
  };
  if (isGame(value['game'])) answer.game = value['game'];
  if (Array.isArray(value['subGames'])) answer.subGames = value['subGames'].filter(isGame);
  if (isRecordWithName<NonNullable<GameAnswer['champ']>>(value['champ'])) answer.champ = value['champ'];
  if (Array.isArray(value['incidents'])) answer.incidents = listOf(value['incidents'], isRow<NonNullable<GameAnswer['incidents']>[number]>);
  return answer;
}

export function readMenuAnswer(value: unknown): MenuAnswer | null {
  if (!isObject(value) || !isInteger(value['revision'])) return null;
  return {
    revision: value['revision'],
    ...sourceOf(value),
    sports: listOf(value['sports'], isRecordWithName<MenuAnswer['sports'][number]>),
    champs: listOf(value['champs'], isRecordWithName<MenuAnswer['champs'][number]>),
  };
}
