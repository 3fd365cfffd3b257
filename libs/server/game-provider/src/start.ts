import { createGameProvider, type GameProviderSettings, type ServedGames } from './app.ts';

const TICK_MS = 2_000;

/** Starts the provider on its own loopback origin. @param port - 0 takes any free one @returns its origin and a function that stops it */
export async function startGameProvider({
  port,
  report,
  ...settings
}: GameProviderSettings & { port: number; report: (error: unknown) => void }): Promise<{
  origin: string;
  games: ServedGames;
  stop(): Promise<void>;
}> {
  const games = createGameProvider(settings);
  const address = await games.app.listen({ port, host: '127.0.0.1' });
  let running: Promise<unknown> = Promise.resolve();
  const timer = setInterval(() => {
    running = running.then(() => games.tick()).catch(report);
  }, TICK_MS);
  timer.unref();
  return {
    origin: address.replace('127.0.0.1', 'localhost'),
    games,
    stop: async () => {
      clearInterval(timer);
      await running;
      await games.app.close();
    },
  };
}
