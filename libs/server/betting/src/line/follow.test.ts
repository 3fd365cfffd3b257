import { createEngine, type Engine, revisionAt } from '@touchline/server-engine';
import { EVENING, manualClock } from '@touchline/server-engine/testing';
import type { Game, GameAnswer, GamesAnswer } from '@touchline/betting-contract';
import { GameLists } from '../feed/game-lists.ts';
import { gamePage } from '../feed/game-page.ts';
import type { Beat, LineInput } from './beat.ts';
import { type Follower, followLine } from './follow.ts';

const SECOND = 1000;
const CHAMPS = [100, 101, 102, 112, 130, 160, 190];

interface Process {
  engine: Engine;
  lists: GameLists;
  follower: Follower;
}

const inputs: { id: number; input: LineInput }[] = [];

function startProcess(nowMs: number): Process {
  const engine = createEngine({ now: () => nowMs, champIds: CHAMPS });
  const follower = followLine({
    engine,
    inputs: async (after, upTo) => inputs.filter(({ id }) => id > after && id <= upTo),
    imports: async () => [],
    onTaken: () => undefined,
  });
  return { engine, lists: new GameLists(engine), follower };
}

const LIST = { section: 'live', lang: 'en' } as const;

/** Applies an answer to a reader's state according to the contract. */
function applyAnswer(known: ReadonlyMap<number, Game>, answer: GamesAnswer | GameAnswer | null): ReadonlyMap<number, Game> {
  if (answer === null) return known;
  const games = new Map(answer.isFull ? [] : known);
  const whole = 'games' in answer ? answer.games : [...(answer.game ? [answer.game] : []), ...(answer.subGames ?? [])];
  for (const id of 'games' in answer ? answer.removed : []) games.delete(id);
  for (const game of whole) games.set(game.id, structuredClone(game));
  for (const { id, state, prices = [], markets } of answer.changes) {
    const game = games.get(id);
    if (game === undefined) continue;
    const coefs = new Map(prices.map(([outcomeId, coef]) => [outcomeId, coef]));
    const kept = markets ?? game.markets;
    const now = kept.map((market) => ({
      ...market,
      outcomes: market.outcomes.map((outcome) => ({ ...outcome, coef: coefs.get(outcome.id) ?? outcome.coef })),
    }));
    games.set(id, { ...game, markets: now, ...(state && { state }) });
  }
  return games;
}

const pricesOf = (games: ReadonlyMap<number, Game>) =>
  new Map([...games.values()].flatMap(({ markets }) => markets.flatMap(({ outcomes }) => outcomes.map(({ id, coef }) => [id, coef]))));

/** Number of prices that differ between a reader and the line. */
function wrongPrices(held: ReadonlyMap<number, Game>, right: ReadonlyMap<number, Game>): number {
  const [own, now] = [pricesOf(held), pricesOf(right)];
  const ids = new Set([...own.keys(), ...now.keys()]);
  return [...ids].filter((id) => own.get(id) !== now.get(id)).length;
}

/** A reader of a list and of a game page who may ask a different process each time. */
class Reader {
  #list: ReadonlyMap<number, Game> = new Map();
  #page: ReadonlyMap<number, Game> = new Map();
  #since: { list?: number; page?: number } = {};
  #gameId: number | undefined;
  wrong = 0;
  seen = 0;
  full = 0;

  ask({ engine, lists }: Process): void {
    const answer = lists.answer(LIST, this.#since.list);
    this.#list = applyAnswer(this.#list, answer);
    if (answer?.isFull === true) this.full += 1;
    this.#since.list = answer?.revision ?? this.#since.list ?? 0;
    const right = applyAnswer(new Map(), new GameLists(engine).answer(LIST));
    this.#count(this.#list, right);
    if (this.#gameId === undefined || !this.#list.has(this.#gameId)) {
      this.#gameId = [...this.#list.keys()][0];
      this.#since = { ...(this.#since.list !== undefined && { list: this.#since.list }) };
    }
    if (this.#gameId === undefined) return;
    const query = { gameId: this.#gameId, lang: 'en' };
    const page = gamePage(engine, { ...query, ...(this.#since.page !== undefined && { since: this.#since.page }) });
    if (typeof page === 'string') return;
    this.#page = applyAnswer(this.#page, page);
    this.#since.page = page?.revision ?? this.#since.page ?? 0;
    const whole = gamePage(engine, query);
    if (whole !== null && typeof whole !== 'string') this.#count(this.#page, applyAnswer(new Map(), whole));
  }

  #count(held: ReadonlyMap<number, Game>, right: ReadonlyMap<number, Game>): void {
    this.wrong += wrongPrices(held, right);
    this.seen += pricesOf(right).size;
  }
}

/** Sends beats to the given processes. */
class Beats {
  #seq = 0;
  #last = 0;
  readonly clock: ReturnType<typeof manualClock>;
  constructor(clock: ReturnType<typeof manualClock>) {
    this.clock = clock;
  }
  async give(term: number, takers: readonly Process[]): Promise<void> {
    const nowMs = this.clock.pass(SECOND);
    this.#last = revisionAt(nowMs, { term, last: this.#last });
    const beat: Beat = { term, seq: (this.#seq += 1), nowMs, revision: this.#last, inputs: inputs.length, model: '1' };
    for (const { follower } of takers) await follower.take(beat);
  }
}

const order = (input: LineInput): void => void inputs.push({ id: inputs.length + 1, input });
beforeEach(() => void inputs.splice(0));

it('[BT-01] gives a reader who alternates between two processes the correct prices, whatever else is read from each', async () => {
  const clock = manualClock(EVENING);
  const beats = new Beats(clock);
  const first = startProcess(clock.now());
  const reader = new Reader();
  for (let n = 0; n < 40; n += 1) {
    await beats.give(1, [first]);
    reader.ask(first);
  }
  // Starts later, has a slow clock, and has had no readers.
  const second = startProcess(clock.now() - 2500);
  for (let n = 0; n < 300; n += 1) {
    await beats.give(1, [first, second]);
    if (n % 3 > 0) reader.ask(n % 2 === 0 ? first : second);
  }
  expect(reader.seen).toBeGreaterThan(10_000);
  expect(reader.wrong).toBe(0);
  // The prices are not correct merely because full lists were sent.
  expect(reader.full).toBeLessThan(5);
});

it('[BT-01] sends full lists to a reader from another source and after a missed beat', async () => {
  const clock = manualClock(EVENING);
  const beats = new Beats(clock);
  const [one, other] = [startProcess(clock.now()), startProcess(clock.now())];
  for (let n = 0; n < 30; n += 1) await beats.give(1, [one, other]);
  const since = one.lists.answer(LIST)?.revision;
  expect(other.lists.answer(LIST, since)).toBeNull();

  await beats.give(1, [one]);
  await beats.give(1, [one, other]);
  expect(one.lists.answer(LIST, since)?.isFull ?? false).toBe(false);
  expect(other.lists.answer(LIST, since)).toMatchObject({ isFull: true });

  await beats.give(2, [one, other]);
  expect(one.lists.answer(LIST, since)).toMatchObject({ isFull: true });
  expect(other.lists.answer(LIST, since)).toMatchObject({ isFull: true });
});

it('[SRV-2] ignores beats of an older term and repeated beats', async () => {
  const { engine, follower } = startProcess(EVENING);
  const beat: Beat = { term: 3, seq: 7, nowMs: EVENING + 1000, revision: 3 * 2 ** 32 + 9, inputs: 0, model: '1' };
  expect(await follower.take(beat)).toBe(true);
  expect(await follower.take({ ...beat, term: 2, seq: 99, nowMs: EVENING + 9000 })).toBe(false);
  expect(await follower.take(beat)).toBe(false);
  expect(await follower.take({ ...beat, seq: 6 })).toBe(false);
  expect(engine.lastTickMs).toBe(EVENING + 1000);
});

it('[BT-02] applies manual changes in every process, also in one that starts later', async () => {
  const clock = manualClock(EVENING);
  const beats = new Beats(clock);
  const one = startProcess(clock.now());
  await beats.give(1, [one]);
  const [paused, ended] = [...one.engine.games()].filter(({ section, isFinished }) => section === 'live' && !isFinished);
  const outcome = [...one.engine.games()].find(({ section }) => section === 'line')?.main.markets[0]?.outcomes[0];
  order({ kind: 'coef', outcomeId: outcome?.id ?? 0, coef: 4440 });
  order({ kind: 'suspend', gameId: paused?.id ?? 0, isSuspended: true });
  order({ kind: 'end', gameId: ended?.id ?? 0 });
  await beats.give(1, [one]);
  const late = startProcess(clock.now());
  await beats.give(1, [one, late]);

  for (const { engine } of [one, late]) {
    expect(engine.game(paused?.id ?? 0)?.state.isSuspended).toBe(true);
    expect(engine.game(ended?.id ?? 0)?.isFinished).toBe(true);
    expect(engine.result(ended?.id ?? 0)).toBeDefined();
    const coefs = [...engine.games()]
      .flatMap(({ main }) => main.markets.flatMap(({ outcomes }) => outcomes))
      .filter(({ id }) => id === outcome?.id);
    expect(coefs.map(({ coef }) => coef)).toEqual([4440]);
  }
});

it('[ODD-4] moves a process that was ahead back to the time of the beat', async () => {
  const clock = manualClock(EVENING);
  const ahead = startProcess(clock.now() + 30_000);
  await new Beats(clock).give(1, [ahead]);
  const there = startProcess(clock.now());
  await new Beats(manualClock(clock.now() - SECOND)).give(1, [there]);
  const faces = ({ engine }: Process) =>
    [...engine.games()].map(({ id, section, state }) => ({ id, section, state })).sort((a, b) => a.id - b.id);
  expect(faces(ahead)).toEqual(faces(there));
});
