import { gamesOrigin } from '@touchline/server-kernel';
import { dataFolder } from '@touchline/server-kernel/db';
import { startGameProvider } from '@touchline/server-game-provider';
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';

const DEFAULT_PORT = 4700;
const SECRET_BYTES = 32;
/** The studio whose games the stand-in serves, and the model of those games. */
const STUDIO = 'even-odds';
const MODELS = ['coin-flip'];

/** The stand-in game provider. `origin` is null if the operator has configured other providers. */
export interface ServingGames {
  origin: string | null;
  /** Settings for the wallet. */
  env: Record<string, string>;
  stop(): Promise<void>;
}

/**
 * Starts the stand-in on a separate loopback origin, with a secret generated for this process. Its page is the frame of the games' origin,
 * which requests rounds from the stand-in.
 *
 * @param port - of this backend, which serves the wallet.
 */
export async function startGames(env: NodeJS.ProcessEnv, port: number): Promise<ServingGames> {
  if (env['GAME_PROVIDERS'] !== undefined) return { origin: null, env: {}, stop: async () => undefined };
  const secret = `whsec_${randomBytes(SECRET_BYTES).toString('base64')}`;
  // Tests run many sandboxes in parallel, so any free port is used unless one is configured.
  const own = Number(env['TOUCHLINE_GAME_PROVIDER_PORT'] ?? (env['TOUCHLINE_TEST'] === '1' ? 0 : DEFAULT_PORT));
  const startOn = (wanted: number) =>
    startGameProvider({
      ...{ port: wanted, secret, provider: STUDIO, models: MODELS, origin: `http://127.0.0.1:${port}`, now: () => Date.now() },
      file: join(dataFolder(env), 'game-provider.jsonl'),
      report: (error) => console.error('game provider:', error),
    });
  // The default port may be taken by another product on this machine: fall back to any free port, unless one was configured.
  const { origin, stop } = await startOn(own).catch((error: unknown) => {
    if (env['TOUCHLINE_GAME_PROVIDER_PORT'] === undefined && own !== 0) return startOn(0);
    throw new Error(`the game provider cannot listen on port ${own} (${String(error)}); set TOUCHLINE_GAME_PROVIDER_PORT`);
  });
  const games = gamesOrigin(env);
  const frameUrl = `${games}/frame#${new URLSearchParams({ server: origin })}`;
  return { origin, env: { GAME_PROVIDERS: JSON.stringify({ [STUDIO]: { secret, frameUrl } }) }, stop };
}
