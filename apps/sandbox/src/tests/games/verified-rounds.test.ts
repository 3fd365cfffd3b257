import { isModelId, MODELS, rulesOf } from '@touchline/casino-game-math';
import { checkRecord } from '@touchline/casino-game-testing';
import { recordOf, type RoundRow, replay } from '@touchline/server-games/testing';
import { chance } from '@touchline/server-kernel/testing';
import { createHash } from 'node:crypto';

const ROUNDS = process.env['TOUCHLINE_LONG'] === '1' ? 100_000 : 5_000;
const MOST_MOVES = 12;

/** A random choice among the bets that a model offers. */
function choiceOf(model: (typeof MODELS)[number], random: (below: number) => number): Record<string, unknown> {
  const rules = rulesOf(model.id);
  const chosen: Record<string, unknown> = { ...rules.standard };
  for (const option of model.options) {
    if (option.kind === 'one-of') chosen[option.name] = option.values[random(option.values.length)];
    if (option.kind === 'whole') chosen[option.name] = option.min + random(Math.min(option.max - option.min + 1, 1_000));
    if (option.kind === 'bets') chosen[option.name] = [{ on: option.values[random(option.values.length)], amount: 100 }];
  }
  return rules.accepts({ amount: 100, choice: chosen }) ? chosen : rules.standard;
}

it(
  `[CS-05] ${ROUNDS} rounds drawn and stored by the server have the same seed, scene and payout in the browser's verifier`,
  async () => {
    const random = chance(5_000);
    const played = new Set<string>();
    let moved = 0;
    for (let n = 0; n < ROUNDS; n++) {
      const model = MODELS[n % MODELS.length];
      if (model === undefined || !isModelId(model.id)) throw new Error('no such model');
      const seed = {
        serverSeed: createHash('sha256')
          .update(`seed ${n >> 6}`)
          .digest('hex'),
        clientSeed: `client-${n % 7}`,
        nonce: n,
      };
      const bet = { amount: model.stake.max === 0 ? 0 : 100, choice: choiceOf(model, random) };
      const stored = { model: model.id, amount: bet.amount, choice: JSON.stringify(bet.choice), moves: '[]' };
      const row = { ...stored, server_seed: seed.serverSeed, client_seed: seed.clientSeed, nonce: n } as RoundRow;
      const moves: string[] = [];
      let server = replay(row, moves);
      while (!server.isOver && moves.length < MOST_MOVES) {
        // A move with a stake of the player's choice is made with the stake after its name.
        const offered = server.moves.map(({ name, most }) => (most === undefined ? name : `${name}-${1 + random(Math.min(most, 500))}`));
        const name = rulesOf(model.id).climb?.end ?? offered[random(offered.length)] ?? '';
        moves.push(name);
        server = replay({ ...row, moves: JSON.stringify(moves) }, moves);
      }
      moved += moves.length;
      const { staked, returned } = server;
      const kept = { ...row, moves: JSON.stringify(moves), staked, returned, status: 'settled', jackpot_won: 0, fault: null } as RoundRow;
      const record = recordOf({ ...kept, revealed_at: 1, closes_at: null }, 2);
      expect([n, model.id, await checkRecord(record)]).toEqual([n, model.id, 'true']);
      if (n % 50 === 0) expect(await checkRecord({ ...record, returned: returned + 1 })).toBe('false');
      if (n % 50 === 1)
        expect(await checkRecord({ ...record, proof: { ...record.proof, nonce: n + 1, hash: '0'.repeat(64) } })).toBe('false');
      played.add(model.id);
    }
    expect([played.size, moved > ROUNDS / 10]).toEqual([MODELS.length, true]);
  },
  ROUNDS * 100,
);
