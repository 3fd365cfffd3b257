import {
  gameCalls,
  type Launch,
  type RoundAnswer,
  type RoundRecord,
  type RoundView,
  type Seeds,
  type ServedRound,
  type TableView,
} from '@touchline/casino-game-contract';
import { gameContract } from '@touchline/casino-game-contract/schemas';
import { callJson } from '@touchline/shared-http';
import type { Ports } from '@touchline/shared-state';

interface Schema {
  safeParse: (value: unknown) => { success: boolean; data?: unknown };
}

/** Parses an answer by its schema in the contract; null if it is invalid. */
const reading =
  <T>(schema: Schema) =>
  (answer: unknown): T | null => {
    const { success, data } = schema.safeParse(answer);
    return success ? (data as T) : null;
  };

export interface RoundBet {
  id: string;
  model: string;
  amount: number;
  choice: Readonly<Record<string, unknown>>;
}

export interface RoundMove {
  id: string;
  at: number;
  move: string;
}

/** Calls of the games. Each throws HttpError on failure. */
export interface GamesApi {
  /** For a visitor, or for the signed-in player. */
  launch: (input: { model: string; game?: number }, isPlayer: boolean, signal?: AbortSignal) => Promise<Launch>;
  demo: (bet: RoundBet & { game?: number; moves: readonly string[] }) => Promise<RoundView & { serverSeed: string | null }>;
  /** The page of a provider-run game. */
  visit: (input: { game: number; accountId: number }, signal?: AbortSignal) => Promise<{ frameUrl: string }>;
  /** The player's rounds of a provider-run game, newest first. */
  served: (of: { game: number; before?: number }, signal?: AbortSignal) => Promise<{ rounds: ServedRound[]; hasMore: boolean }>;
  open: (bet: RoundBet & { accountId: number; game?: number }) => Promise<RoundAnswer>;
  move: (round: number, move: RoundMove) => Promise<RoundAnswer>;
  /** A shared table: one draw for all players. */
  table: (model: string, signal?: AbortSignal) => Promise<TableView>;
  rounds: (of: { model?: string; before?: number }, signal?: AbortSignal) => Promise<{ rounds: RoundRecord[]; hasMore: boolean }>;
  round: (round: number, signal?: AbortSignal) => Promise<RoundRecord>;
  seeds: (signal?: AbortSignal) => Promise<Seeds>;
  /** Takes the next server seed, whose hash the player has read, with their own seed. */
  rotate: (of: { clientSeed: string; nextHash: string }) => Promise<Seeds>;
}

export function createGamesApi(ports: Pick<Ports, 'send' | 'origin'>): GamesApi {
  return {
    launch: (query, isPlayer, signal) => {
      const input = { query, signal, read: reading<Launch>(gameContract.launch.answers[200]) };
      return isPlayer ? callJson(ports, gameCalls.seat, input) : callJson(ports, gameCalls.launch, input);
    },
    demo: (body) =>
      callJson(ports, gameCalls.demo, {
        body,
        read: reading<RoundView & { serverSeed: string | null }>(gameContract.demo.answers[200]),
      }),
    visit: (body, signal) =>
      callJson(ports, gameCalls.visit, { body, signal, read: reading<{ frameUrl: string }>(gameContract.visit.answers[200]) }),
    served: (query, signal) =>
      callJson(ports, gameCalls.served, {
        query,
        signal,
        read: reading<{ rounds: ServedRound[]; hasMore: boolean }>(gameContract.served.answers[200]),
      }),
    open: (body) => callJson(ports, gameCalls.open, { body, read: reading<RoundAnswer>(gameContract.open.answers[200]) }),
    move: (round, body) =>
      callJson(ports, gameCalls.move, { params: { round }, body, read: reading<RoundAnswer>(gameContract.move.answers[200]) }),
    table: (model, signal) =>
      callJson(ports, gameCalls.table, { query: { model }, signal, read: reading<TableView>(gameContract.table.answers[200]) }),
    rounds: (query, signal) =>
      callJson(ports, gameCalls.rounds, {
        query,
        signal,
        read: reading<{ rounds: RoundRecord[]; hasMore: boolean }>(gameContract.rounds.answers[200]),
      }),
    round: (round, signal) =>
      callJson(ports, gameCalls.round, { params: { round }, signal, read: reading<RoundRecord>(gameContract.round.answers[200]) }),
    seeds: (signal) => callJson(ports, gameCalls.seeds, { signal, read: reading<Seeds>(gameContract.seeds.answers[200]) }),
    rotate: (body) => callJson(ports, gameCalls.rotate, { body, read: reading<Seeds>(gameContract.rotate.answers[200]) }),
  };
}
