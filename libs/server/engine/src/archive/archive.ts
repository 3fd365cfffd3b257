import { GameStatus } from '@touchline/betting-contract';
import { outcomeParam, playedScore, settleOutcome, type GameResult, type ScoreParts } from '@touchline/betting-rules';
import { frameAt, pricedUntil, type Course, type CourseIncident, type Frame } from '../course/course.ts';
import { playCourse } from '../course/play.ts';
import { resultOf } from '../course/result.ts';
import type { Engine } from '../engine.ts';
import { msOf } from '../game-state.ts';
import type { PricedMarket } from '../pricing/draft.ts';
import { priceGame } from '../pricing/price-game.ts';
import { fixtureOf, slotOf, slotsBetween } from '../schedule.ts';
import type { Champ, Fixture } from '../types.ts';

/** A finished game without its course, for tables and lists. */
export interface GameSummary extends ScoreParts {
  periods: readonly (readonly [number, number])[];
  endMs: number;
  /** Scorers with their team. Own goals and kicks of a shoot-out have none. */
  scorers: readonly { team: 1 | 2; player: string }[];
}

/** An incident with the score after it. */
export interface TimedIncident extends CourseIncident {
  /** With extra time; of an incident of the shoot-out, the score of the shoot-out. */
  score: readonly [number, number];
}

/** Main prices at a moment of a game. */
export interface PricesAt {
  /** Seconds of play. */
  seconds: number;
  score: readonly [number, number];
  markets: readonly PricedMarket[];
}

export interface SettledPrice {
  typeId: number;
  param?: number;
  name?: string;
  statusId: number;
  coef: number;
}

/** Maximum number of cached summaries: a season of a dozen championships. */
const KEPT = 6000;
const QUIET = { homeBias: 0, pace: 0 };

/** Finished games of any age, recomputed from seed, championship and time. @spec BT-04 */
export class Archive {
  readonly #engine: Engine;
  readonly #known = new Map<string, GameSummary>();
  /** The last requested course, because one page requests it several times. */
  #last: { key: string; course: Course } | undefined;

  constructor(engine: Engine) {
    this.#engine = engine;
  }

  get champs(): readonly Champ[] {
    return [...this.#engine.champs.values(), ...this.#engine.imported.champs.values()];
  }

  /** Games of a championship that begin in (from, to], earliest first; only the last `most` of them. */
  between(champ: Champ, { fromMs, toMs, most = Infinity }: { fromMs: number; toMs: number; most?: number }): Fixture[] {
    if (champ.strideSeconds === 0)
      return this.#engine.imported
        .all(champ.id)
        .filter(({ startMs }) => startMs > fromMs && startMs <= toMs)
        .sort((a, b) => a.startMs - b.startMs)
        .slice(-Math.min(most, 10_000));
    const { seed, speed } = this.#engine;
    const slots = slotsBetween(champ, { fromMs, toMs, seed, speed });
    return slots.slice(-Math.min(most, slots.length)).map((slot) => fixtureOf(champ, slot, this.#engine));
  }

  /** The game of a slot; slots number the games of a championship. */
  ofSlot(champ: Champ, slot: number): Fixture {
    return fixtureOf(champ, slot, this.#engine);
  }

  slotOf(fixture: Fixture): number {
    return slotOf(fixture.id);
  }

  /** Phase of a game at the current time. */
  phaseOf(fixture: Fixture): 'line' | 'live' | 'over' {
    const game = this.#engine.game(fixture.id);
    if (game !== undefined && game.fixture.startMs === fixture.startMs) {
      return game.isFinished ? 'over' : game.section === 'live' ? 'live' : 'line';
    }
    if (this.#engine.manual.isEnded(fixture)) return 'over';
    const now = this.#engine.now();
    if (fixture.startMs > now) return 'line';
    return this.summary(fixture).endMs <= now ? 'over' : 'live';
  }

  /** The score of a game that is in play or finished; null before kick-off. */
  scoreOf(fixture: Fixture): (ScoreParts & Pick<GameSummary, 'periods'>) | null {
    const phase = this.phaseOf(fixture);
    if (phase === 'line') return null;
    return phase === 'over' ? this.summary(fixture) : (this.#engine.game(fixture.id)?.frame.score ?? null);
  }

  course(fixture: Fixture): Course {
    const game = this.#engine.game(fixture.id);
    if (game !== undefined && game.fixture.startMs === fixture.startMs) return game.course;
    const key = this.#keyOf(fixture);
    if (this.#last?.key !== key) this.#last = { key, course: playCourse(fixture, this.#engine.seed) };
    return this.#last.course;
  }

  /** Ids of generated games repeat, and an import may correct the result of an imported one. */
  #keyOf({ id, startMs }: Fixture): string {
    return `${id}/${startMs}/${this.#engine.imported.version}`;
  }

  /** The final figures of a game. Call it only for finished games: for others it gives away the result. */
  summary(fixture: Fixture): GameSummary {
    const key = this.#keyOf(fixture);
    let known = this.#known.get(key);
    if (known === undefined) {
      const course = this.course(fixture);
      const last = course.frames.at(-1) as Frame;
      const { main, periods, regularTime, afterExtraTime, shootOut } = last.score;
      known = {
        ...{ main, periods, regularTime, afterExtraTime, shootOut },
        endMs: msOf(fixture, course.endsAt),
        scorers: course.frames.flatMap(({ incident }) =>
          incident?.player !== undefined && incident.team !== 0 && incident.kind !== 'own-goal'
            ? [{ team: incident.team, player: incident.player }]
            : [],
        ),
      };
      if (this.#known.size >= KEPT) this.#known.delete(this.#known.keys().next().value as string);
      this.#known.set(key, known);
    }
    return known;
  }

  result(fixture: Fixture): GameResult {
    return resultOf(this.course(fixture));
  }

  /** Incidents until now, with the score after each. */
  incidents(fixture: Fixture): TimedIncident[] {
    const seconds = ((this.#engine.now() - fixture.startMs) / 1000) * fixture.speed;
    const isOver = this.phaseOf(fixture) === 'over';
    return this.course(fixture)
      .frames.filter(({ at }) => isOver || at <= seconds)
      .flatMap(({ incident, score }) => {
        if (incident === undefined) return [];
        const isShootOut = incident.kind.startsWith('shoot-out');
        return [{ ...incident, score: isShootOut ? (score.shootOut?.score ?? [0, 0]) : playedScore(score) }];
      });
  }

  /** Every market as offered at kick-off, with the settled status of each outcome. Only for finished games. @spec BT-04 OD-02 */
  settled(fixture: Fixture): { typeId: number; param?: number; outcomes: SettledPrice[] }[] {
    const result = this.result(fixture);
    const [start] = this.course(fixture).frames;
    return this.#prices(fixture, start as Frame, false).map((market) => ({
      typeId: market.typeId,
      ...(market.param !== undefined && { param: market.param }),
      outcomes: market.outcomes.map((outcome) => ({
        typeId: outcome.typeId,
        ...(outcome.param !== undefined && { param: outcome.param }),
        ...(outcome.name !== undefined && { name: outcome.name }),
        coef: outcome.coef,
        statusId: settleOutcome(
          {
            ...{ marketTypeId: market.typeId, outcomeTypeId: outcome.typeId, name: outcome.name, playersDuel: market.playersDuel },
            param: outcomeParam(market, outcome),
          },
          result,
        ),
      })),
    }));
  }

  /** Main prices at moments spread evenly from kick-off until now. */
  prices(fixture: Fixture, moments: number): PricesAt[] {
    const course = this.course(fixture);
    const { frames, endsAt } = course;
    const seconds = ((this.#engine.now() - fixture.startMs) / 1000) * fixture.speed;
    const until = Math.min(endsAt, Math.max(0, seconds));
    const first = frames[0] as Frame;
    const start = { seconds: 0, score: [0, 0] as const, markets: this.#prices(fixture, first, true) };
    if (until === 0) return [start];
    const later = Array.from({ length: moments - 1 }, (_, at) => {
      const moment = (until * (at + 1)) / (moments - 1);
      const frame = frameAt(course, Math.max(moment, 0.001));
      const passed = frame.isRunning ? moment - frame.at : 0;
      const played = frame.played + passed;
      const isOver = frame.statusId === GameStatus.Finished || moment > pricedUntil(course);
      return {
        seconds: Math.round(frame.played === 0 ? moment : played),
        score: playedScore(frame.score),
        markets: isOver ? [] : this.#prices(fixture, frame, true, played),
      };
    });
    return [start, ...later];
  }

  #prices(fixture: Fixture, frame: Frame, isMain: boolean, played = 0): PricedMarket[] {
    const { frames } = this.course(fixture);
    const incidents = frames.filter(({ at }) => at <= frame.at && frame.periodId > 0).flatMap(({ incident }) => incident ?? []);
    const { model, sport } = fixture.champ;
    const limit =
      model.kind === 'goals' || model.kind === 'points'
        ? Math.min(Math.max(1, frame.periodId), sport.periods) * model.periodSeconds
        : Infinity;
    const situation = { fixture, frame, played: Math.min(played, limit), noise: QUIET, incidents, part: 'whole' as const };
    return priceGame(situation, fixture.shortId, isMain);
  }
}
