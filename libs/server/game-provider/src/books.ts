import { appendFileSync, existsSync, readFileSync } from 'node:fs';

/**
 * A round of this provider. Everything that determines its result is written before the stake is requested, so that a restarted process can
 * finish it.
 */
export interface BookedRound {
  /** Name of the round in the wallet; also the prefix of its transaction ids. */
  name: string;
  player: string;
  model: string;
  amount: number;
  currencyIso: string;
  choice: Record<string, unknown>;
  serverSeed: string;
  openedAt: number;
  /** `asked`: unknown whether the stake was taken. `staked`: stake taken, result not yet paid. */
  state: 'asked' | 'staked' | 'paid' | 'refused' | 'undone';
  /** The wallet's number of the round, once it is staked. */
  number: number | null;
  returned: number;
  /** Last balance reported by the wallet, minor units. */
  balance: number | null;
  reason: string | null;
}

/** The provider's books, an append-only log. @param file - without it they are kept in memory only */
export function openBooks(file?: string) {
  const rounds = new Map<string, BookedRound>();
  if (file !== undefined && existsSync(file)) {
    const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean);
    // A process that died while writing leaves an incomplete last line. Ignoring it is safe: the round's previous state is retried.
    for (const [at, line] of lines.entries()) {
      try {
        const round = JSON.parse(line) as BookedRound;
        rounds.set(round.name, round);
      } catch (error) {
        if (at !== lines.length - 1) throw error;
      }
    }
  }
  return {
    find: (name: string): BookedRound | undefined => rounds.get(name),
    write: (round: BookedRound): BookedRound => {
      if (file !== undefined) appendFileSync(file, `${JSON.stringify(round)}\n`);
      rounds.set(round.name, round);
      return round;
    },
    /** Rounds whose final state is not yet confirmed by the wallet. */
    unfinished: (): BookedRound[] => [...rounds.values()].filter(({ state }) => state === 'asked' || state === 'staked'),
    all: (): readonly BookedRound[] => [...rounds.values()],
  };
}
export type Books = ReturnType<typeof openBooks>;
