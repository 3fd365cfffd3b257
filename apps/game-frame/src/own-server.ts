import type { FromGame, FromSite, Refused, RoundView } from '@touchline/casino-game-contract';
import { readSiteMessage } from '@touchline/casino-game-contract/frame';
import { connectGame, type FrameHost, type SiteLink } from '@touchline/casino-game-sdk';

/** Server on which a provider runs its money rounds, and the player's token for it. */
export interface OwnServer {
  server: string;
  token: string;
}

/** Parses the URL fragment; null if the site runs the rounds. */
export function ownServerOf(fragment: string): OwnServer | null {
  const parameters = new URLSearchParams(fragment.replace(/^#/, ''));
  const [server, token] = [parameters.get('server'), parameters.get('token')];
  if (server === null || token === null || !URL.canParse(server) || !/^https?:$/.test(new URL(server).protocol)) return null;
  return { server: new URL(server).origin, token };
}

type Play = Extract<FromGame, { type: 'play' }>;
const TRIES = 3;
const REASONS: ReadonlyMap<string, Refused> = new Map([
  ['not-enough-money', 'not-enough-money'],
  ['limit-reached', 'limit-reached'],
  ['stake-out-of-range', 'stake-out-of-range'],
  ['too-fast', 'too-fast'],
  ['stakes-too-fast', 'too-fast'],
  ['unauthorized', 'signed-out'],
  ['account-restricted', 'restricted'],
  ['self-excluded', 'restricted'],
  ['reality-check-due', 'restricted'],
  ['forbidden', 'restricted'],
  ['no-answer', 'no-answer'],
]);

interface ServerAnswer {
  status?: unknown;
  reason?: unknown;
  round?: unknown;
}

/** Converts the server's answer to a message of the site, validated by the same schema. */
function messageOf(id: string, { status, reason, round }: ServerAnswer): FromSite {
  const message = status === 'played' ? readSiteMessage({ v: 1, type: 'round', id, round: round as RoundView }) : null;
  if (message !== null) return message;
  return { type: 'refused', id, reason: (typeof reason === 'string' ? REASONS.get(reason) : undefined) ?? 'refused', detail: null };
}

async function askFor({ server, token }: OwnServer, model: string, { id, amount, choice }: Play, tries = TRIES): Promise<FromSite> {
  try {
    const answer = await fetch(`${server}/rounds`, {
      method: 'POST',
      credentials: 'omit',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ token, id, model, amount, choice }),
    });
    return messageOf(id, (await answer.json()) as ServerAnswer);
  } catch {
    // Retries keep the id, so the server plays the round once.
    if (tries > 1) return askFor({ server, token }, model, { type: 'play', id, amount, choice }, tries - 1);
    return { type: 'refused', id, reason: 'no-answer', detail: null };
  }
}

/** Connects a game to the embedding site, and to its provider's server for the rounds. @spec CS-02 */
export function connectToOwn(own: OwnServer, host: FrameHost, onMessage: (message: FromSite) => void): SiteLink {
  let model = '';
  const site = connectGame(host, (message) => {
    if (message.type === 'init') model = message.init.model;
    onMessage(message);
  });
  return {
    close: site.close,
    send: (message) => {
      if (message.type !== 'play') {
        site.send(message);
        return;
      }
      // Makes the site delay a pause until the result has been shown.
      site.send({ type: 'round-started' });
      void askFor(own, model, message).then(onMessage);
    },
  };
}
