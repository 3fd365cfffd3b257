import { GameStatus, type Incident, type Score, type SuspendReason } from '@touchline/betting-contract';
import type { Course, Frame } from './course.ts';

type Pair = [number, number];
const copy = (pairs: readonly Pair[]): Pair[] => pairs.map(([home, away]) => [home, away]);

type Kick = 'shoot-out-goal' | 'shoot-out-miss';

interface Pause {
  seconds: number;
  reason: SuspendReason;
}

/** Plays a match and records a frame for every change. */
export class CourseBuilder {
  readonly frames: Frame[] = [];
  readonly main: Pair = [0, 0];
  readonly periods: Pair[] = [];
  readonly corners: Pair[] = [];
  readonly cards: Pair[] = [];
  readonly yellow: Pair = [0, 0];
  readonly red: Pair = [0, 0];
  at = 0;
  played = 0;
  /** Seconds of this period on the clock in which nothing could happen. */
  lost = 0;
  periodId = 0;
  points: [string, string] | undefined;
  serving: 1 | 2 | undefined;
  /** Goals of extra time that do not count for `main`. */
  #extra: Pair | undefined;
  #regularTime: Pair | undefined;
  #shootOut: Score['shootOut'];
  #lastPriced: number | undefined;
  #periodEndsAt: number | undefined;
  #isRunning = false;
  #statusId: GameStatus = GameStatus.NotStarted;
  #suspendedUntil = 0;
  #reason: SuspendReason | undefined;
  readonly #hasSetPieces: boolean;
  readonly #hasPeriods: boolean;

  constructor({ hasSetPieces = false, hasPeriods = true } = {}) {
    this.#hasSetPieces = hasSetPieces;
    this.#hasPeriods = hasPeriods;
  }

  get period(): Pair {
    return this.periods[this.periodId - 1] ?? [0, 0];
  }

  /** Advances time, and the game clock while it is running. */
  pass(seconds: number): void {
    this.at += seconds;
    if (this.#isRunning) this.played += seconds;
  }

  startPeriod(): void {
    this.periods.push([0, 0]);
    this.corners.push([0, 0]);
    this.cards.push([0, 0]);
    this.#start();
  }

  #start(): void {
    this.periodId += 1;
    this.lost = 0;
    this.#statusId = GameStatus.InPlay;
    this.#isRunning = true;
    this.write({ kind: 'period', team: 0 });
  }

  /** Goals of all play so far. */
  get playedScore(): Pair {
    const [home, away] = this.#extra ?? [0, 0];
    return [this.main[0] + home, this.main[1] + away];
  }

  /** Starts an overtime of this length whose points count for `main`. */
  startOvertime(seconds: number): void {
    this.#regularTime ??= [...this.main];
    this.#periodEndsAt = this.played + seconds;
    this.startPeriod();
  }

  /** Ends the play that bets are on, although the match continues: no prices move from now on. */
  endRegularTime(): void {
    this.#lastPriced ??= this.frames.length - 1;
    this.#suspendedUntil = Infinity;
    this.#reason = 'closed';
    this.endPeriod();
  }

  /** Starts a period of extra time of this length, after {@link endRegularTime}; its goals are not part of `main`. */
  startExtraTime(seconds: number): void {
    this.#extra ??= [0, 0];
    this.#periodEndsAt = this.played + seconds;
    this.#start();
  }

  /** Sets the goals of extra time, in case their minutes are not known. */
  setExtra(goals: readonly [number, number]): void {
    this.#extra = [goals[0], goals[1]];
  }

  /** Starts the shoot-out, after {@link endRegularTime}. */
  startShootOut(): void {
    this.#shootOut = {};
    this.#periodEndsAt = this.played;
    this.periodId += 1;
    this.#isRunning = false;
    this.#statusId = GameStatus.InPlay;
    this.write({ kind: 'shoot-out', team: 0 });
  }

  /** Sets the score of the shoot-out, and its winner once it is decided. */
  shootOut(
    score: readonly [number, number] | undefined,
    { winner, kick }: { winner?: 1 | 2; kick?: { kind: Kick; team: 1 | 2 } } = {},
  ): void {
    this.#shootOut = { ...(score && { score: [score[0], score[1]] }), ...(winner && { winner }) };
    this.write(kick);
  }

  endPeriod(): void {
    this.#isRunning = false;
    this.#statusId = GameStatus.Break;
    this.write();
  }

  /** Stops or starts the clock inside a period. */
  run(isRunning: boolean): void {
    this.#isRunning = isRunning;
    this.write();
  }

  suspend({ seconds, reason }: Pause): void {
    this.#suspendedUntil = this.at + seconds;
    this.#reason = reason;
    this.write();
  }

  score(
    team: 1 | 2,
    { value = 1, kind = 'goal' as Incident['kind'], player = undefined as string | undefined, pause = undefined as Pause | undefined } = {},
  ): void {
    const counts = this.#extra === undefined ? [this.main, this.period] : [this.#extra];
    for (const count of counts) count[team - 1] = (count[team - 1] ?? 0) + value;
    if (pause !== undefined && this.#lastPriced === undefined) {
      this.#suspendedUntil = this.at + pause.seconds;
      this.#reason = pause.reason;
    }
    this.write({ kind, team, ...(player !== undefined && { player }) });
  }

  corner(team: 1 | 2): void {
    const period = this.corners[this.periodId - 1] as Pair;
    period[team - 1] = (period[team - 1] ?? 0) + 1;
    this.write({ kind: 'corner', team });
  }

  /** A red card counts as two cards for bets. */
  card(team: 1 | 2, kind: 'yellow' | 'red', pause?: Pause): void {
    const pair = kind === 'red' ? this.red : this.yellow;
    pair[team - 1] = (pair[team - 1] ?? 0) + 1;
    const period = this.cards[this.periodId - 1] as Pair;
    period[team - 1] = (period[team - 1] ?? 0) + (kind === 'red' ? 2 : 1);
    if (pause !== undefined) {
      this.#suspendedUntil = this.at + pause.seconds;
      this.#reason = pause.reason;
    }
    this.write({ kind, team });
  }

  finish(more: Partial<Omit<Course, 'frames' | 'endsAt'>> = {}): Course {
    this.#isRunning = false;
    this.#statusId = GameStatus.Finished;
    this.write();
    return { frames: this.frames, endsAt: this.at, ...(this.#lastPriced !== undefined && { lastPriced: this.#lastPriced }), ...more };
  }

  write(incident?: { kind: Incident['kind']; team: 0 | 1 | 2; player?: string }): void {
    const sum = (pairs: readonly Pair[]): Pair => pairs.reduce<Pair>(([h, a], [home, away]) => [h + home, a + away], [0, 0]);
    const score: Score = {
      main: [...this.main],
      periods: this.#hasPeriods ? copy(this.periods) : [],
      ...(this.#regularTime && { regularTime: [...this.#regularTime] as Pair, afterExtraTime: [...this.main] as Pair }),
      ...(this.#extra && { afterExtraTime: this.playedScore }),
      ...(this.#shootOut && { shootOut: this.#shootOut }),
      ...(this.points && { points: [...this.points] as [string, string] }),
      ...(this.serving && { serving: this.serving }),
      ...(this.#hasSetPieces && { corners: sum(this.corners), yellow: [...this.yellow] as Pair, red: [...this.red] as Pair }),
    };
    this.frames.push({
      at: this.at,
      statusId: this.#statusId,
      periodId: this.periodId,
      played: this.played,
      ...(this.lost > 0 && { lost: this.lost }),
      ...(this.#periodEndsAt !== undefined && { periodEndsAt: this.#periodEndsAt }),
      isRunning: this.#isRunning,
      score,
      suspendedUntil: this.#suspendedUntil > this.at ? this.#suspendedUntil : 0,
      ...(this.#suspendedUntil > this.at && this.#reason && { reason: this.#reason }),
      ...(incident && { incident: { ...incident, periodId: this.periodId, seconds: Math.round(this.played || this.at) } }),
      ...(this.#hasSetPieces && { cornersByPeriod: copy(this.corners), cardsByPeriod: copy(this.cards) }),
    });
  }
}
