import type { SharedBytes } from '../http/shared-bytes.ts';
import { PLAYER_PARTS, type PlayerPart, playerEvent } from './player-event.ts';

/** What travels on a connection besides its feeds. */
export interface Rider {
  /** The event to write now; null without one. Asked again after each call for it, and when a slow connection has drained. */
  next: () => SharedBytes | null;
  /** The connection has closed. */
  leave: () => void;
}

/**
 * The player's part of one connection. It queues nothing: changes that a slow reader has not taken become one event.
 *
 * @spec LOAD-3
 */
export class PlayerRider implements Rider {
  readonly #beatMs: number;
  readonly #call: () => void;
  readonly #onLeave: () => void;
  readonly #what = new Set<PlayerPart>();
  #end: { state: 'ended' | 'off'; code: string } | undefined;
  #isDue = false;
  /** Nothing is written any more. */
  #isOver = false;
  hasLeft = false;

  /** @param call - asks the connection to call {@link next}. */
  constructor(terms: { beatMs: number; call: () => void; onLeave: () => void }) {
    this.#beatMs = terms.beatMs;
    this.#call = terms.call;
    this.#onLeave = terms.onLeave;
  }

  /** The session was checked just now. @param what - changed since the last time. */
  confirm(what: readonly PlayerPart[]): void {
    for (const part of what) this.#what.add(part);
    this.#isDue = true;
    this.#call();
  }

  /** No further event follows. Changes that were not written yet are dropped. */
  end(state: 'ended' | 'off', code = ''): void {
    this.#end = { state, code };
    this.#isDue = true;
    this.#call();
  }

  next(): SharedBytes | null {
    if (!this.#isDue || this.#isOver) return null;
    this.#isDue = false;
    this.#isOver = this.#end !== undefined;
    const what = this.#end === undefined ? PLAYER_PARTS.filter((part) => this.#what.has(part)) : [];
    this.#what.clear();
    return playerEvent({ state: 'open', code: '', ...this.#end, beatMs: this.#beatMs, what });
  }

  leave(): void {
    if (this.hasLeft) return;
    this.hasLeft = true;
    this.#onLeave();
  }
}
