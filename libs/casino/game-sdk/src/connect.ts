import { FRAME_VERSION, type FromGame, type FromSite } from '@touchline/casino-game-contract';
import { readSiteMessage } from '@touchline/casino-game-contract/frame';

/** The window that exchanges messages with its parent; `window` in a browser. */
export interface FrameHost {
  parent: { postMessage: (message: unknown, options: { targetOrigin: string }) => void };
  addEventListener: (type: 'message', listener: (event: MessageEvent) => void) => void;
  removeEventListener: (type: 'message', listener: (event: MessageEvent) => void) => void;
}

/** A game's connection to the embedding site. */
export interface SiteLink {
  send: (message: FromGame) => void;
  /** Closes the connection. */
  close: () => void;
}

/**
 * Connects a game to the embedding site and announces that the game is ready. Accepts messages from the parent page only, and drops those
 * that do not match the contract.
 *
 * Messages go to any parent origin: the frame has an opaque origin and holds no secret, so there is nothing to leak.
 */
export function connectGame(host: FrameHost, onMessage: (message: FromSite) => void): SiteLink {
  const send = (message: FromGame): void => host.parent.postMessage({ v: FRAME_VERSION, ...message }, { targetOrigin: '*' });
  const listener = (event: MessageEvent): void => {
    if (event.source !== (host.parent as unknown)) return;
    const message = readSiteMessage(event.data);
    if (message !== null) onMessage(message);
  };
  host.addEventListener('message', listener);
  send({ type: 'ready' });
  return { send, close: () => host.removeEventListener('message', listener) };
}
