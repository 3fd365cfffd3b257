import { dataFolder, gamesOrigin } from '@touchline/server-kernel';
import { startGameProvider } from '@touchline/server-game-provider';
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';

const DEFAULT_PORT = 4700;
const SECRET_BYTES = 32;
/** The studio of the catalogue whose games the stand-in plays, and their model. */
const STUDIO = 'even-odds';
const MODELS = ['coin-flip'];

/** The stand-in game provider beside this backend; `origin` is null where an operator has named others. */
export interface ServingGames {
  origin: string | null;
  /** What the wallet reads. */
  env: Record<string, string>;
  stop(): Promise<void>;
}

/**
 * Starts the stand-in on its own loopback origin, with a secret that lasts as long as this process. Its page is the frame of the games' origin,
 * which asks the stand-in for its rounds.
 *
 * @param port - of this backend, where the wallet is.
 */
export async function startGames(env: NodeJS.ProcessEnv, port: number): Promise<ServingGames> {
  if (env['GAME_PROVIDERS'] !== undefined) return { origin: null, env: {}, stop: async () => undefined };
  const secret = `whsec_${randomBytes(SECRET_BYTES).toString('base64')}`;
  // Tests run many sandboxes beside each other: theirs takes any free port unless one is named.
  const own = Number(env['TOUCHLINE_GAME_PROVIDER_PORT'] ?? (env['TOUCHLINE_TEST'] === '1' ? 0 : DEFAULT_PORT));
  const startOn = (wanted: number) =>
    startGameProvider({
      ...{ port: wanted, secret, provider: STUDIO, models: MODELS, origin: `http://127.0.0.1:${port}`, now: () => Date.now() },
      file: join(dataFolder(env), 'game-provider.jsonl'),
      report: (error) => console.error('game provider:', error),
    });
  // Two products on one machine: the second takes any free port, unless its own was named.
  const { origin, stop } = await startOn(own).catch((error: unknown) => {
    if (env['TOUCHLINE_GAME_PROVIDER_PORT'] === undefined && own !== 0) return startOn(0);
    throw new Error(`the game provider cannot listen on port ${own} (${String(error)}); set TOUCHLINE_GAME_PROVIDER_PORT`);
  });
  const games = gamesOrigin(env);
  const frameUrl = `${games}/frame#${new URLSearchParams({ server: origin })}`;
  return { origin, env: { GAME_PROVIDERS: JSON.stringify({ [STUDIO]: { secret, frameUrl } }) }, stop };
}
