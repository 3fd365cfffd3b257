import { appendFileSync, existsSync, readFileSync } from 'node:fs';

/**
 * A round of this provider. Everything that its result follows from is written before the stake is asked for, so that a process that dies in
 * between finds it again.
 */
export interface BookedRound {
  /** How it is called towards the wallet; its transactions are called after it. */
  name: string;
  player: string;
  model: string;
  amount: number;
  currencyIso: string;
  choice: Record<string, unknown>;
  serverSeed: string;
  openedAt: number;
  /** `asked`: nobody knows whether the stake was taken. `staked`: it is owed its result. */
  state: 'asked' | 'staked' | 'paid' | 'refused' | 'undone';
  /** The wallet's number of it, once it is staked. */
  number: number | null;
  returned: number;
  /** As the wallet told it last, minor units. */
  balance: number | null;
  reason: string | null;
}

/** The books of the provider: one line for each change. @param file - left out, they end with the process */
export function openBooks(file?: string) {
  const rounds = new Map<string, BookedRound>();
  if (file !== undefined && existsSync(file)) {
    const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean);
    // A process that died while it wrote leaves half a line: what it would have said is asked for again.
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
    /** Rounds that the wallet has not told everything about. */
    unfinished: (): BookedRound[] => [...rounds.values()].filter(({ state }) => state === 'asked' || state === 'staked'),
    all: (): readonly BookedRound[] => [...rounds.values()],
  };
}
export type Books = ReturnType<typeof openBooks>;
