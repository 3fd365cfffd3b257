import { measured } from '@touchline/measured';
import fc from 'fast-check';
import { changeLimit, confirmChange, type Limit, type LimitType, noLimit, rejectChange, stopOf, type Use } from './index.ts';

const DAY = 86_400_000;
const HOUR = DAY / 24;
const TYPES = [1, 2, 3, 10, 11, 12, 20, 21, 22, 30, 31, 33, 37] as const;
const WINDOW_DAYS: Readonly<Record<number, number>> = { 1: 1, 2: 7, 3: 30, 10: 1, 11: 7, 12: 30, 20: 1, 21: 7, 22: 30 };
const STAKES = [1, 2, 3, 10, 11, 12];
const DEPOSITS = [20, 21, 22];
/** Types with an end that the player cannot bring forward. */
const WITH_END = [30, 33];

type Step =
  | { kind: 'set'; type: (typeof TYPES)[number]; value: number | null; inDays?: number }
  | { kind: 'confirm' | 'reject'; type: (typeof TYPES)[number] }
  | { kind: 'wait'; ms: number }
  | { kind: 'bet'; amount: number; won: number }
  | { kind: 'deposit'; amount: number }
  | { kind: 'play'; hours: number };

/** Log of all events, in order. The model keeps only this log and derives every answer from its start. */
type LogEntry =
  | { kind: 'binds'; type: number; value: number | null; at: number }
  /** Never removed: an exclusion applies for its whole length. */
  | { kind: 'stops'; type: number; from: number; to: number }
  | { kind: 'requested'; type: number; value: number | null; at: number }
  | { kind: 'drops'; type: number }
  | { kind: 'staked'; at: number; amount: number; won: number }
  | { kind: 'deposited' | 'played'; at: number; amount: number };

class Model {
  readonly log: LogEntry[] = [];

  binding(type: number, now: number): number | null {
    let value: number | null = null;
    if (WITH_END.includes(type)) return this.stoppedUntil(type, now);
    for (const one of this.log) if (one.kind === 'binds' && one.type === type) value = one.value;
    return value;
  }
  stretches(type: number) {
    return this.log.filter((one) => one.kind === 'stops' && one.type === type) as Extract<LogEntry, { kind: 'stops' }>[];
  }
  /** End of the exclusions that follow each other without a gap, starting now. */
  stoppedUntil(type: number, now: number): number | null {
    let until = now;
    for (let before = -1; before !== until;) {
      before = until;
      for (const { from, to } of this.stretches(type)) if (from <= until && to > until && (from <= now || until > now)) until = to;
    }
    return until === now ? null : until;
  }
  waiting(type: number): Extract<LogEntry, { kind: 'requested' }> | null {
    let found: Extract<LogEntry, { kind: 'requested' }> | null = null;
    for (const one of this.log) {
      if (one.kind === 'requested' && one.type === type) found = one;
      if ((one.kind === 'binds' || one.kind === 'drops') && one.type === type) found = null;
    }
    return found;
  }
  set(type: number, value: number | null, { now, inDays = 0 }: { now: number; inDays?: number | undefined }): boolean {
    const current = this.binding(type, now);
    if (WITH_END.includes(type)) {
      if (value === null) return false;
      const [from, to] = [now + inDays * DAY, now + (inDays + value) * DAY];
      if (current !== null && (inDays > 0 ? to <= current : to < current)) return false;
      const later = this.stretches(type).filter((one) => one.from > now && one.to > (current ?? 0));
      if (inDays > 0 && later.some((one) => one.from < from || one.to > to)) return false;
      this.log.push({ kind: 'stops', type, from, to });
      return true;
    }
    const isSame = current === value;
    const isTighter = current === null || (value !== null && value < current);
    if (isSame || isTighter) {
      this.log.push({ kind: 'binds', type, value, at: now });
      return true;
    }
    if ((type !== 37 && this.binding(37, now) !== null) || this.waiting(type) !== null) return false;
    this.log.push({ kind: 'requested', type, value, at: now });
    return true;
  }
  confirm(type: number, now: number): boolean {
    const request = this.waiting(type);
    if (request === null || now - request.at < 86_400_000 || (type !== 37 && this.binding(37, now) !== null)) return false;
    this.log.push({ kind: 'binds', type, value: request.value, at: now });
    return true;
  }
  reject(type: number): boolean {
    if (this.waiting(type) === null) return false;
    this.log.push({ kind: 'drops', type });
    return true;
  }
  /** Whether the amount fits every one of these limits. */
  holds(types: readonly number[], amount: number, now: number): boolean {
    return types.every((type) => {
      const most = this.binding(type, now);
      if (most === null) return true;
      let sum = 0;
      for (const one of this.log) {
        if (one.kind !== (DEPOSITS.includes(type) ? 'deposited' : 'staked') || now - one.at >= (WINDOW_DAYS[type] ?? 0) * DAY) continue;
        sum += one.kind === 'staked' && type >= 10 ? one.amount - one.won : one.amount;
      }
      return (sum < 0 ? 0 : sum) + amount <= most;
    });
  }
  hasTimeLeft(now: number): boolean {
    const most = this.binding(31, now);
    if (most === null) return true;
    let played = 0;
    for (const one of this.log) if (one.kind === 'played' && now - one.at < DAY) played += one.amount;
    return played < most * HOUR;
  }
  mayBet(amount: number, now: number): boolean {
    return this.binding(30, now) === null && this.hasTimeLeft(now) && this.holds(STAKES, amount, now);
  }
  mayDeposit(amount: number, now: number): boolean {
    return this.binding(30, now) === null && this.binding(33, now) === null && this.holds(DEPOSITS, amount, now);
  }
}

const type = fc.constantFrom(...TYPES);
const step: fc.Arbitrary<Step> = fc.oneof(
  type.chain((chosen) =>
    fc.record({
      kind: fc.constant('set' as const),
      type: fc.constant(chosen),
      inDays: fc.constant(0),
      value: fc.option(
        WITH_END.includes(chosen)
          ? fc.constantFrom(1, 7)
          : chosen === 37
            ? fc.constant(1)
            : fc.integer({ min: chosen === 31 ? 1 : 0, max: 8 }),
        { freq: 3 },
      ),
    }),
  ),
  fc.record({ kind: fc.constantFrom('confirm' as const, 'reject' as const), type }),
  fc.record({ kind: fc.constant('wait' as const), ms: fc.constantFrom(1, DAY / 2, DAY - 1, DAY, DAY + 1, 7 * DAY) }),
  fc.record({ kind: fc.constant('bet' as const), amount: fc.integer({ min: 1, max: 8 }), won: fc.integer({ min: 0, max: 9 }) }),
  fc.record({ kind: fc.constant('deposit' as const), amount: fc.integer({ min: 1, max: 8 }) }),
  fc.record({ kind: fc.constant('play' as const), hours: fc.integer({ min: 1, max: 5 }) }),
);

/** A self-exclusion with a later start, with steps before and after it. */
const plan = fc
  .record({ days: fc.constantFrom(1, 7), inDays: fc.constantFrom(1, 3, 7), ms: fc.constantFrom(1, DAY - 1, DAY, 3 * DAY, 7 * DAY) })
  .map(({ days, inDays, ms }): Step[] => [
    { kind: 'set', type: 30, value: days, inDays },
    { kind: 'bet', amount: 1, won: 0 },
    { kind: 'wait', ms },
    { kind: 'bet', amount: 1, won: 0 },
    { kind: 'deposit', amount: 1 },
  ]);

/** A raised limit with its confirmation, a sequence that random steps rarely produce. */
const raise = fc
  .record({
    type: fc.constantFrom(1 as const, 2 as const, 10 as const, 20 as const, 21 as const, 31 as const),
    from: fc.integer({ min: 1, max: 4 }),
    ms: fc.constantFrom(DAY - 1, DAY),
  })
  .map(({ type: chosen, from, ms }): Step[] => [
    { kind: 'set', type: chosen, value: from },
    { kind: 'set', type: chosen, value: from + 2 },
    { kind: 'wait', ms },
    { kind: 'confirm', type: chosen },
  ]);
const history = fc
  .array(fc.oneof({ weight: 5, arbitrary: step.map((one) => [one]) }, { weight: 1, arbitrary: raise }, { weight: 1, arbitrary: plan }), {
    minLength: 3,
    maxLength: 12,
  })
  .map((parts) => parts.flat());

it('[LIM-1] [LIM-3] [LIM-4] [RG-08] agrees in 10,000 random histories with a model that keeps only a log of events', () => {
  const seen = {
    ...{ refused: 0, taken: 0, confirmed: 0, freed: 0, freedTime: 0, planned: 0, notPlanned: 0 },
    ...{ refusedDeposits: 0, takenDeposits: 0, freedDeposits: 0 },
  };
  const answers = { tried: 0, bypasses: 0, early: 0, mistaken: 0 };
  fc.assert(
    fc.property(history, (steps) => {
      answers.tried += 1;
      const model = new Model();
      const limits = new Map<LimitType, Limit>();
      const [wagers, losses, deposits, play]: [Use[], Use[], Use[], Use[]] = [[], [], [], []];
      let now = Date.UTC(2030, 4, 1, 12);
      const of = (limitType: LimitType) => limits.get(limitType) ?? noLimit(limitType);
      const isLocked = () => of(37).active !== null;
      /** Compares the rules with the model, and checks the time given in a refusal against the rules. */
      const isTaken = (act: { kind: 'bet' | 'deposit'; amount: number }): boolean => {
        const facts = { limits: [...limits.values()], wagers, losses, deposits, play, nowMs: now };
        const stop = stopOf(act, facts);
        expect(stop === null).toBe(act.kind === 'bet' ? model.mayBet(act.amount, now) : model.mayDeposit(act.amount, now));
        const isAllowed = act.kind === 'bet' ? model.mayBet(act.amount, now) : model.mayDeposit(act.amount, now);
        if (stop === null && !isAllowed) answers.bypasses += 1;
        if ((stop === null) !== isAllowed) answers.mistaken += 1;
        if (stop !== null && stop.freesAt !== null && !WITH_END.includes(stop.limitType)) {
          seen[act.kind === 'bet' ? (stop.limitType === 31 ? 'freedTime' : 'freed') : 'freedDeposits'] += 1;
          const alone = { ...facts, limits: [of(stop.limitType)] };
          expect(stopOf(act, { ...alone, nowMs: stop.freesAt })).toBeNull();
          expect(stopOf(act, { ...alone, nowMs: stop.freesAt - 1 })).not.toBeNull();
        }
        if (act.kind === 'bet') seen[stop === null ? 'taken' : 'refused'] += 1;
        else seen[stop === null ? 'takenDeposits' : 'refusedDeposits'] += 1;
        return stop === null;
      };
      for (const one of steps) {
        if (one.kind === 'wait') {
          now += one.ms;
          continue;
        }
        if (one.kind === 'play') {
          play.push({ at: now, amount: one.hours * HOUR });
          model.log.push({ kind: 'played', at: now, amount: one.hours * HOUR });
          continue;
        }
        if (one.kind === 'deposit') {
          if (!isTaken(one)) continue;
          deposits.push({ at: now, amount: one.amount });
          model.log.push({ kind: 'deposited', at: now, amount: one.amount });
          continue;
        }
        if (one.kind === 'bet') {
          if (!isTaken(one)) continue;
          wagers.push({ at: now, amount: one.amount });
          losses.push({ at: now, amount: one.amount - one.won });
          model.log.push({ kind: 'staked', at: now, amount: one.amount, won: one.won });
          continue;
        }
        const context = { nowMs: now, isLocked: isLocked() };
        const limit = of(one.type);
        const changed =
          one.kind === 'set'
            ? changeLimit(limit, one.value, { ...context, startsInDays: one.inDays ?? 0 })
            : one.kind === 'confirm'
              ? confirmChange(limit, context)
              : rejectChange(limit);
        const expected =
          one.kind === 'set'
            ? model.set(one.type, one.value, { now, inDays: one.inDays })
            : one.kind === 'confirm'
              ? model.confirm(one.type, now)
              : model.reject(one.type);
        expect(changed.isOk).toBe(expected);
        if (changed.isOk && !expected) answers.early += 1;
        if (changed.isOk) limits.set(one.type, changed.value);
        if (one.kind === 'set' && one.inDays) seen[changed.isOk ? 'planned' : 'notPlanned'] += 1;
        if (one.kind === 'confirm' && changed.isOk) seen.confirmed += 1;
      }
    }),
    { numRuns: 10_000, seed: 17 },
  );
  const { tried } = answers;
  measured({ id: 'LIM-1', unit: 'bypasses of a limit', atMost: 0, trials: 10_000, value: answers.bypasses, tried });
  measured({ id: 'LIM-3', unit: 'changes allowed early or without confirmation', atMost: 0, trials: 10_000, value: answers.early, tried });
  measured({ id: 'LIM-4', unit: 'errors in overlapping windows', atMost: 0, trials: 10_000, value: answers.mistaken, tried });
  // Every kind of outcome has to occur in the histories.
  expect(Object.values(seen).every((count) => count > 100) ? 'all reached' : seen).toBe('all reached');
});
