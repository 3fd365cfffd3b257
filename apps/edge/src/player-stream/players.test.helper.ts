import type { ChannelState, OpenedChannel, PlayerBackend, StreamVisitor } from './player-backend.ts';
import { PLAYER_PARTS, type PlayerPart } from './player-event.ts';

const NAME = /__Host-tl-session=(\w+)/;

/** A backend whose players change on the test's command. A session is called as its cookie. */
export class FakePlayers implements PlayerBackend {
  /** Counts of changes by session and part. */
  readonly #counts = new Map<string, Record<PlayerPart, number>>();
  readonly #ended = new Map<string, string>();
  #wake: (() => void)[] = [];
  /** Sessions of each request for changes. */
  asked: string[][] = [];
  opened: StreamVisitor[] = [];
  isDown = false;

  signIn(session: string): { cookie: string } {
    this.#counts.set(session, { balance: 0, bets: 0, notices: 0 });
    return { cookie: `__Host-tl-session=${session}` };
  }

  change(session: string, ...parts: readonly PlayerPart[]): void {
    const counts = this.#counts.get(session);
    if (counts !== undefined) for (const part of parts) counts[part] += 1;
    this.#wakeAll();
  }

  end(session: string, code = 'unauthorized'): void {
    this.#ended.set(session, code);
    this.#wakeAll();
  }

  /** Answers the waiting requests, as at a heartbeat. */
  beat(): void {
    this.#wakeAll();
  }

  async open(visitor: StreamVisitor): Promise<OpenedChannel | { ended: string }> {
    this.opened.push(visitor);
    if (this.isDown) throw new Error('down');
    const session = NAME.exec(visitor.cookie)?.[1] ?? '';
    const mark = this.#markOf(session);
    return mark === undefined ? { ended: this.#ended.get(session) ?? 'unauthorized' } : { channel: session, mark };
  }

  async changes(channels: readonly OpenedChannel[], signal: AbortSignal): Promise<readonly ChannelState[]> {
    this.asked.push(channels.map(({ channel }) => channel));
    if (this.isDown) throw new Error('down');
    const states = this.#statesOf(channels);
    if (states.some(({ ended, what }) => ended !== null || what.length > 0)) return states;
    await new Promise<void>((done) => {
      this.#wake.push(done);
      signal.addEventListener('abort', () => done());
    });
    if (this.isDown) throw new Error('down');
    return this.#statesOf(channels);
  }

  #statesOf(channels: readonly OpenedChannel[]): ChannelState[] {
    return channels.map(({ channel, mark: before }) => {
      const mark = this.#markOf(channel);
      if (mark === undefined) return { ended: this.#ended.get(channel) ?? 'unauthorized', mark: '', what: [] };
      const [old, now] = [before.split('.'), mark.split('.')];
      return { ended: null, mark, what: PLAYER_PARTS.filter((_, at) => old[at] !== now[at]) };
    });
  }

  #markOf(session: string): string | undefined {
    const counts = this.#counts.get(session);
    return counts === undefined || this.#ended.has(session) ? undefined : PLAYER_PARTS.map((part) => counts[part]).join('.');
  }

  #wakeAll(): void {
    for (const wake of this.#wake.splice(0)) wake();
  }
}
