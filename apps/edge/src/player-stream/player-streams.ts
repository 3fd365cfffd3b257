import type { Metrics } from '@touchline/shared-serving';
import { setTimeout as sleep } from 'node:timers/promises';
import type { ChannelState, OpenedChannel, PlayerBackend, StreamVisitor } from './player-backend.ts';
import { PLAYER_PARTS } from './player-event.ts';
import { PlayerRider, type Rider } from './player-rider.ts';

export interface PlayerStreamsTerms {
  backend: PlayerBackend;
  /** Concurrent streams with events of a player; further ones poll. */
  most: number;
  mostPerSession?: number;
  /** Waits; resolves early when the signal aborts. */
  wait?: (ms: number, signal: AbortSignal) => Promise<void>;
  beatMs?: number;
}

/** Longest silence while the session can be checked; the backend answers at least this often. */
const PLAYER_BEAT_MS = 3_000;
/** A browser holds one stream, and a second one for a moment while it changes. */
const MOST_PER_SESSION = 4;
/** Channels of one request, a limit of the contract. */
const MOST_TOGETHER = 200;
const ASK_AGAIN_MS = 1_000;

interface Member extends OpenedChannel {
  rider: PlayerRider;
}

/** Channels that are asked for together. */
interface Group {
  members: Set<Member>;
  isAsking: boolean;
}

/**
 * The parts of players on the streams of this edge. A session is checked by the backend before anything is sent for it, at least once per
 * heartbeat, and only its own connection gets its changes. While the backend does not answer, nothing is sent and pages poll.
 *
 * @spec AUTH-6 AC-01 AC-06 LOAD-7 SRV-3
 */
export class PlayerStreams {
  readonly #terms: Required<PlayerStreamsTerms>;
  readonly #groups = new Set<Group>();
  readonly #bySession = new Map<string, number>();
  readonly #closing = new AbortController();
  #count = 0;
  /** For metrics. */
  sentChanges = 0;
  failedChecks = 0;

  constructor(terms: PlayerStreamsTerms) {
    this.#terms = {
      mostPerSession: MOST_PER_SESSION,
      wait: (ms, signal) => sleep(ms, undefined, { signal, ref: false }).catch(() => undefined),
      beatMs: PLAYER_BEAT_MS,
      ...terms,
    };
  }

  get count(): number {
    return this.#count;
  }

  /** Adds the part of the visitor's session to a connection. @param call - asks the connection to call `next` of the rider. */
  join(visitor: StreamVisitor, call: () => void): Rider {
    let leave = (): void => undefined;
    const rider = new PlayerRider({
      beatMs: this.#terms.beatMs,
      call,
      onLeave: () => {
        this.#count -= 1;
        leave();
      },
    });
    this.#count += 1;
    const isFull = this.#count > this.#terms.most;
    // In a later turn, when the connection has its rider.
    void Promise.resolve().then(async () => {
      if (isFull) rider.end('off');
      else leave = await this.#open(visitor, rider);
      if (rider.hasLeft) leave();
    });
    return rider;
  }

  close(): void {
    this.#closing.abort();
  }

  /** @returns what to do when the connection closes. */
  async #open(visitor: StreamVisitor, rider: PlayerRider): Promise<() => void> {
    const nothing = (): void => undefined;
    const opened = await this.#terms.backend.open(visitor).catch(() => undefined);
    if (rider.hasLeft) return nothing;
    if (opened === undefined) rider.end('off');
    else if ('ended' in opened) rider.end('ended', opened.ended);
    else return this.#add({ ...opened, rider });
    return nothing;
  }

  #add(member: Member): () => void {
    const { channel, rider } = member;
    const ofSession = this.#bySession.get(channel) ?? 0;
    if (ofSession >= this.#terms.mostPerSession) {
      rider.end('off');
      return () => undefined;
    }
    this.#bySession.set(channel, ofSession + 1);
    const group: Group = [...this.#groups].find(({ members }) => members.size < MOST_TOGETHER) ?? { members: new Set(), isAsking: false };
    this.#groups.add(group);
    group.members.add(member);
    // The page may have missed changes until now.
    rider.confirm(PLAYER_PARTS);
    if (!group.isAsking) void this.#ask(group);
    let hasLeft = false;
    return () => {
      if (hasLeft) return;
      hasLeft = true;
      group.members.delete(member);
      const left = (this.#bySession.get(channel) ?? 1) - 1;
      if (left > 0) this.#bySession.set(channel, left);
      else this.#bySession.delete(channel);
    };
  }

  async #ask(group: Group): Promise<void> {
    const { backend, wait } = this.#terms;
    const { signal } = this.#closing;
    group.isAsking = true;
    while (!signal.aborted && group.members.size > 0) {
      const asked = [...group.members];
      try {
        const states = await backend.changes(asked, signal);
        asked.forEach((member, at) => this.#apply(group, member, states[at]));
      } catch {
        if (signal.aborted) break;
        this.failedChecks += 1;
        await wait(ASK_AGAIN_MS, signal);
      }
    }
    group.isAsking = false; // in the tick that found no members: the next one restarts it
    if (group.members.size === 0) this.#groups.delete(group);
  }

  #apply({ members }: Group, member: Member, state: ChannelState | undefined): void {
    const { rider } = member;
    if (state === undefined || !members.has(member)) return;
    if (state.ended !== null) {
      members.delete(member);
      rider.end('ended', state.ended);
      return;
    }
    member.mark = state.mark;
    if (state.what.length > 0) this.sentChanges += 1;
    rider.confirm(state.what);
  }
}

/** Adds the measures of the streams of players. */
export function watchPlayerStreams(metrics: Metrics | undefined, streams: PlayerStreams): void {
  metrics?.add(
    {
      kind: 'gauge',
      name: 'touchline_player_streams',
      help: 'Open streams with events of a player.',
      read: () => [{ value: streams.count }],
    },
    {
      kind: 'counter',
      name: 'touchline_player_changes_total',
      help: 'Changes of players that were sent to their streams.',
      read: () => [{ value: streams.sentChanges }],
    },
    {
      kind: 'counter',
      name: 'touchline_player_faults_total',
      help: 'Checks of the sessions of streams that the backend did not answer.',
      read: () => [{ value: streams.failedChecks }],
    },
  );
}
