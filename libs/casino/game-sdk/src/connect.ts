import { FRAME_VERSION, type FromGame, type FromSite } from '@touchline/casino-game-contract';
import { readSiteMessage } from '@touchline/casino-game-contract/frame';

/** The windows that messages go between; `window` and its parent in a browser. */
export interface FrameHost {
  parent: { postMessage: (message: unknown, options: { targetOrigin: string }) => void };
  addEventListener: (type: 'message', listener: (event: MessageEvent) => void) => void;
  removeEventListener: (type: 'message', listener: (event: MessageEvent) => void) => void;
}

/** A game's side of the conversation with the site that frames it. */
export interface SiteLink {
  send: (message: FromGame) => void;
  /** Ends the conversation. */
  close: () => void;
}

/**
 * Connects a game with the site around it and says that the game is ready. Only the page that frames it is heard; what is no message of the
 * contract is dropped.
 *
 * The frame has an opaque origin and no secret, so it may tell any parent: it knows nothing that a stranger could misuse.
 */
export function connectGame(host: FrameHost, onMessage: (message: FromSite) => void): SiteLink {
  const send = (message: FromGame): void => host.parent.postMessage({ v: FRAME_VERSION, ...message }, { targetOrigin: '*' });
  const heard = (event: MessageEvent): void => {
    if (event.source !== (host.parent as unknown)) return;
    const message = readSiteMessage(event.data);
    if (message !== null) onMessage(message);
  };
  host.addEventListener('message', heard);
  send({ type: 'ready' });
  return { send, close: () => host.removeEventListener('message', heard) };
}
