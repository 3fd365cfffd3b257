import { LOTTERIES, TOTO_SECTIONS } from '@touchline/toto-rules';
import type { Worker } from '@touchline/server-kernel';
import type { Beacon } from './lotto/beacon.ts';
import { makeLottoDraws } from './lotto/draw-rows.ts';
import { settleLotto } from './lotto/settle.ts';
import type { PayServices } from './tickets/pay-ticket.ts';
import { makeDraws } from './toto/draw-rows.ts';
import type { GameSource } from './toto/games.ts';
import { settleToto } from './toto/settle.ts';

const EVERY_MS = 1000;

export interface WorkParts {
  services: PayServices;
  source: GameSource;
  beacon: Beacon;
}

/** Creates missing draws, and draws and pays what is due. A failure in one does not stop the others. @spec TL-01 TL-02 */
export async function workOnce({ services, source, beacon }: WorkParts): Promise<void> {
  const { db, now, stuck } = services;
  await stuck.each({ job: 'toto-draws', items: TOTO_SECTIONS, keyOf: String }, async (section) => {
    await makeDraws(db, section, source, now());
    return true;
  });
  await stuck.each({ job: 'lotto-draws', items: LOTTERIES, keyOf: String }, async (lottery) => {
    await makeLottoDraws(db, lottery, beacon, now());
    return true;
  });
  await settleToto(services, source);
  await settleLotto(services, beacon);
}

/** Worker that runs {@link workOnce} every second, never concurrently. */
export const drawWorker =
  (parts: WorkParts): Worker =>
  (report) => {
    let [isStopped, timer]: [boolean, NodeJS.Timeout | undefined] = [false, undefined];
    const round = async (): Promise<void> => {
      await workOnce(parts).catch(report);
      if (isStopped) return;
      timer = setTimeout(() => void (work = round()), EVERY_MS);
      timer.unref();
    };
    let work = round();
    return {
      stop: async () => {
        isStopped = true;
        clearTimeout(timer);
        await work;
      },
    };
  };
