import type { Engine } from '@touchline/server-engine';
import { importsFolder, watchStoredImports } from '@touchline/server-importers';
import type { Services, Worker } from '@touchline/server-kernel';
import { dataFolder } from '@touchline/server-kernel/db';
import type { crashPoints } from '@touchline/server-kernel/ledger';
import { sharedImports, takeImports } from './shared-imports.ts';

/** The line of a single process. */
export interface OwnLine {
  worker: Worker;
  /** Resolves when all games are known, those of imports too: bets are settled and cashed out only from then on. */
  loaded: Promise<void>;
}

/** Runs the match model with generated games and those of imported files. */
export function ownLine(
  engine: Engine,
  { db, env, now }: Pick<Services, 'db' | 'env' | 'now'>,
  crashAt: ReturnType<typeof crashPoints>,
): OwnLine {
  let finish = (): void => undefined;
  const loaded = new Promise<void>((done) => (finish = done));
  const worker: Worker = (report) => {
    let begin = (): void => undefined;
    const ready = new Promise<void>((done) => (begin = done));
    let work: Promise<unknown> = Promise.resolve();
    const load = async (...[own, onlyKeys]: Parameters<Parameters<typeof watchStoredImports>[0]['onImports']>): Promise<void> => {
      await takeImports(db, own, { nowMs: now(), onlyKeys, crashAt });
      engine.takeImports(await sharedImports(db, engine.speed));
      finish();
    };
    const imports = watchStoredImports({
      folder: importsFolder(dataFolder(env)),
      onImports: (own, keys) => {
        const loading = work.then(() => load(own, keys));
        work = loading.catch(() => undefined).finally(begin);
        return loading;
      },
      onFailure: report,
    });
    engine.tick(now()); // opening the database took time: update prices before the first request
    engine.start();
    return {
      ready,
      stop: async () => {
        engine.stop();
        imports.stop();
        await work;
      },
    };
  };
  return { worker, loaded };
}
