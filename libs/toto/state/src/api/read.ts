import type {
  LotteryPage,
  LotteryView,
  LottoDraw,
  Ticket,
  TicketAnswer,
  Tickets,
  TotoDraw,
  TotoDrawHead,
  TotoDraws,
  TotoGame,
  TotoPool,
  TotoSectionView,
} from '@touchline/toto-contract';
import { TICKET_REFUSALS } from '@touchline/toto-contract';
import { fieldsOf, isOneOf, isText, isWhole, readAll, textOrNull, wholeOrNull } from '@touchline/shared-primitives';

type Read<T> = (value: unknown) => T | null;

const isHex = (value: unknown): value is string => isText(value) && /^([0-9a-f]{2})+$/.test(value);
const isName = (value: unknown): value is string => isText(value) && /^[a-z0-9-]{1,30}$/.test(value);
const isIso = (value: unknown): value is string => isText(value) && /^[A-Z]{3}$/.test(value);
const isWholes = (value: unknown): value is number[] => Array.isArray(value) && value.every(isWhole);
const areWholes = (value: unknown): value is number[][] => Array.isArray(value) && value.every(isWholes);

const namesOf = (value: unknown): Record<string, string> =>
  Object.fromEntries(Object.entries(fieldsOf(value)).filter((entry): entry is [string, string] => isText(entry[1])));

const readGame: Read<TotoGame> = (value) => {
  const { gameId, startAt, sport, champ, home, away, chances, outcome, isCancelled, score } = fieldsOf(value);
  if (!isWhole(gameId) || !isWhole(startAt) || !isName(sport) || !isText(home) || !isText(away) || !isWholes(chances)) return null;
  const [first, second] = isWholes(score) ? score : [];
  return {
    ...{ gameId, startAt, sport, home, away, chances, champ: namesOf(champ) },
    ...{ outcome: wholeOrNull(outcome), isCancelled: isCancelled === true },
    score: first === undefined || second === undefined ? null : [first, second],
  };
};

const readPool: Read<TotoPool> = (value) => {
  const { iso, exponent, unit, stakes, fund, jackpot, dividends, jackpotDividend, jackpotOut } = fieldsOf(value);
  if (!isIso(iso) || !isWhole(exponent) || !isWhole(unit) || !isWhole(stakes) || !isWhole(fund) || !isWhole(jackpot)) return null;
  const shares = readAll(dividends, (each) => {
    const { right, units, dividend } = fieldsOf(each);
    return isWhole(right) && isWhole(units) && isWhole(dividend) ? { right, units, dividend } : null;
  });
  if (shares === null || !isWhole(jackpotDividend)) return null;
  return { iso, exponent, unit, stakes, fund, jackpot, dividends: shares, jackpotDividend, jackpotOut: wholeOrNull(jackpotOut) };
};

const TOTO_STATES = ['planned', 'open', 'closed', 'settled', 'void'] as const;

const readHead: Read<TotoDrawHead> = (value) => {
  const { section, number, state, opensAt, closesAt, pool } = fieldsOf(value);
  const money = readPool(pool);
  if (!isName(section) || !isWhole(number) || !isOneOf(TOTO_STATES, state) || !isWhole(opensAt) || !isWhole(closesAt)) return null;
  return money && { section, number, state, opensAt, closesAt, pool: money };
};

/** Parses a toto draw; null if invalid. */
export const readTotoDraw: Read<TotoDraw> = (value) => {
  const head = readHead(value);
  const games = readAll(fieldsOf(value)['games'], readGame);
  return head && games && { ...head, games };
};

export const readSections: Read<TotoSectionView[]> = (value) =>
  readAll(fieldsOf(value)['sections'], (each) => {
    const { section, open } = fieldsOf(each);
    const head = open === null ? null : readHead(open);
    return isName(section) && (open === null || head !== null) ? { section, open: head } : null;
  });

const readPages = <T>(value: unknown, key: string, read: Read<T>): { list: T[]; page: number; pages: number } | null => {
  const { page, pages, [key]: entries } = fieldsOf(value);
  const list = readAll(entries, read);
  return list !== null && isWhole(page) && isWhole(pages) ? { list, page, pages } : null;
};

export const readTotoDraws: Read<TotoDraws> = (value) => {
  const read = readPages(value, 'draws', readTotoDraw);
  return read && { draws: read.list, page: read.page, pages: read.pages };
};

const LOTTO_STATES = ['open', 'closed', 'drawing', 'drawn', 'void'] as const;

/** Parses a lottery draw; null if invalid. */
export const readLottoDraw: Read<LottoDraw> = (value) => {
  const { lottery, number, state, closesAt, drawsAt, drawnAt, numbers, commitment, beaconRound, seed, beacon, beaconSource } =
    fieldsOf(value);
  if (!isName(lottery) || !isWhole(number) || !isOneOf(LOTTO_STATES, state) || !isWhole(closesAt) || !isWhole(drawsAt)) return null;
  if (!isWholes(numbers) || !isHex(commitment) || !isWhole(beaconRound)) return null;
  return {
    ...{ lottery, number, state, closesAt, drawsAt, drawnAt: wholeOrNull(drawnAt), numbers, commitment, beaconRound },
    ...{ seed: isHex(seed) ? seed : null, beacon: isHex(beacon) ? beacon : null, beaconSource: textOrNull(beaconSource) },
  };
};

const readLottery: Read<LotteryView> = (value) => {
  const { lottery, price, open, last } = fieldsOf(value);
  const { iso, exponent, price: amount } = fieldsOf(price);
  const [now, before] = [readLottoDraw(open), last === null ? null : readLottoDraw(last)];
  if (!isName(lottery) || !isIso(iso) || !isWhole(exponent) || !isWhole(amount) || now === null) return null;
  return { lottery, price: { iso, exponent, price: amount }, open: now, last: before };
};

export const readLotteries: Read<LotteryView[]> = (value) => readAll(fieldsOf(value)['lotteries'], readLottery);

export const readLotteryPage: Read<LotteryPage> = (value) => {
  const { past, statistics } = fieldsOf(value);
  const [view, draws] = [readLottery(value), readAll(past, readLottoDraw)];
  const { draws: counted, counts } = fieldsOf(statistics);
  const numbers = readAll(counts, (each) => {
    const { number, count } = fieldsOf(each);
    return isWhole(number) && isWhole(count) ? { number, count } : null;
  });
  if (view === null || draws === null || numbers === null || !isWhole(counted)) return null;
  return { ...view, past: draws, statistics: { draws: counted, counts: numbers } };
};

const readTicket: Read<Ticket> = (value) => {
  const { id, kind, of, number, state, iso, exponent, stake, paid, combinations, placedAt, drawAt, picks, times, numbers } =
    fieldsOf(value);
  if (!isWhole(id) || !isOneOf(['toto', 'lotto'], kind) || !isName(of) || !isWhole(number) || !isIso(iso) || !isWhole(exponent))
    return null;
  if (!isOneOf(['open', 'won', 'lost', 'returned'], state) || !isWhole(stake) || !isWhole(combinations) || !isWhole(times)) return null;
  if (!isWhole(placedAt) || !isWhole(drawAt)) return null;
  return {
    ...{ id, kind, of, number, state, iso, exponent, stake, paid: wholeOrNull(paid), combinations, placedAt, drawAt, times },
    ...{ picks: areWholes(picks) ? picks : null, numbers: isWholes(numbers) ? numbers : null },
  };
};

export const readTickets: Read<Tickets> = (value) => {
  const read = readPages(value, 'tickets', readTicket);
  return read && { tickets: read.list, page: read.page, pages: read.pages };
};

/** Parses the result of a placement; null if invalid. */
export const readTicketAnswer: Read<TicketAnswer> = (value) => {
  const { status, tickets, balance, reason } = fieldsOf(value);
  if (status === 'rejected') return isOneOf(TICKET_REFUSALS, reason) ? { status, reason } : null;
  const own = readAll(tickets, readTicket);
  return status === 'accepted' && own !== null && isWhole(balance) ? { status, tickets: own, balance } : null;
};
