import { wait, within } from '@touchline/shared-http';
import { CHANGES_AWAITED_MS, CLOSED_AFTER_MS, HELD_AT_MOST_MS } from './rules/timings.ts';
import type { TokenPorts } from './token-keeper.ts';

const TOPIC = 'identity.sign-out';
/** Sign-out messages between tabs: started, ended, or failed, after which the session continues. */
type SignOutMessage = 'begins' | 'over' | 'goes-on';
type Send = (request: Request) => Promise<Response>;

export interface SessionCalls {
  /**
   * Binds a call to the current session. The returned function sends the call and its repetition; it rejects with an AbortError when that
   * session has ended in the meantime.
   */
  turn: () => (request: Request, send: Send) => Promise<Response>;
  /** Resolves when no sign-out is in progress. */
  settled: () => Promise<void>;
  /** Ends the session with `send`; `isOver` decides from the response whether it has ended. */
  end: (send: () => Promise<Response>, isOver: (response: Response) => boolean) => Promise<Response>;
}

/** The period from the start of the page, or from one sign-out, to the next. */
interface Stretch {
  stop: AbortController;
  outcome: Promise<SignOutMessage>;
  settle: (message: SignOutMessage) => void;
}

/**
 * Coordinates the calls of a session in all tabs. Before a sign-out is sent, reads are aborted, new calls are held, and changes that this
 * tab has already sent are awaited, so that no call reaches the server after the session has ended. If the sign-out fails, aborted reads
 * are sent again.
 *
 * @spec TAB-4 ID-03
 */
export function createSessionCalls({ tabs }: Pick<TokenPorts, 'tabs'>): SessionCalls {
  let stretch = newStretch();
  const changes = new Set<Promise<unknown>>();
  const isEnding = () => stretch.stop.signal.aborted;

  const begin = (): void => {
    if (isEnding()) return;
    const ending = stretch;
    // The tab that signs out may be closed before it announces the result.
    const timer = setTimeout(() => ending === stretch && receive('goes-on'), HELD_AT_MOST_MS);
    void ending.outcome.then(() => clearTimeout(timer));
    ending.stop.abort();
  };
  const receive = (message: unknown): void => {
    if (message === 'begins') begin();
    if (message !== 'over' && message !== 'goes-on') return;
    const ended = stretch;
    stretch = newStretch();
    ended.stop.abort();
    ended.settle(message);
  };
  tabs.on(TOPIC, receive);
  const announce = (message: SignOutMessage): void => {
    receive(message);
    tabs.post(TOPIC, message);
  };

  const turn: SessionCalls['turn'] = () => {
    let own = stretch;
    const make = async (request: Request, send: Send): Promise<Response> => {
      while (own.stop.signal.aborted) {
        if ((await own.outcome) === 'over') throw new DOMException('The session has ended.', 'AbortError');
        own = stretch;
      }
      request.signal.throwIfAborted();
      if (request.method !== 'GET') return change(send(request));
      const { signal } = own.stop;
      try {
        return await send(new Request(request, { signal: AbortSignal.any([request.signal, signal]) }));
      } catch (error) {
        if (!signal.aborted || request.signal.aborted) throw error;
        return make(request, send);
      }
    };
    return make;
  };

  const change = async (answer: Promise<Response>): Promise<Response> => {
    changes.add(answer);
    try {
      return await answer;
    } finally {
      changes.delete(answer);
    }
  };

  return {
    turn,
    settled: async () => {
      if (isEnding()) await stretch.outcome;
    },
    end: async (send, isOver) => {
      // Another tab is already signing out.
      if (isEnding() && (await stretch.outcome) === 'over') return new Response(null, { status: 204 });
      announce('begins');
      await wait(CLOSED_AFTER_MS);
      if (changes.size > 0) await within(Promise.allSettled(changes), CHANGES_AWAITED_MS, () => undefined);
      try {
        const response = await send();
        announce(isOver(response) ? 'over' : 'goes-on');
        return response;
      } catch (error) {
        announce('goes-on');
        throw error;
      }
    },
  };
}

function newStretch(): Stretch {
  let settle: Stretch['settle'] = () => undefined;
  const outcome = new Promise<SignOutMessage>((resolve) => (settle = resolve));
  return { stop: new AbortController(), outcome, settle };
}
