import { drawOf, jackpotShare, MODELS, rulesOf, type Scene, stakeRange } from '@touchline/casino-game-math';
import { CURRENCIES } from '@touchline/server-kernel';
import { winsJackpot } from './jackpots.ts';

const SEED = { serverSeed: 'a'.repeat(64), clientSeed: 'words' };

it('[CS-05] the jackpot draw depends only on the round’s seeds and stake; twice the stake wins at twice as many nonces', () => {
  // HMAC-SHA-256 of "words:0:jackpot:0" with 64 letters "a" as the key begins with 2e73fb0c (openssl): draws 779,353,868 of 1,000,000,000.
  // A stake of n units wins below 10,000 times n.
  const [below, above] = [77_935, 77_936].map((amount) => winsJackpot({ ...SEED, nonce: 0 }, { amount, unit: 1 }));
  expect([below, above]).toEqual([false, true]);
  const wins = (amount: number) => {
    let count = 0;
    for (let nonce = 0; nonce < 20_000; nonce++) if (winsJackpot({ ...SEED, nonce }, { amount, unit: 1 })) count += 1;
    return count;
  };
  // Expected 200 and 400 of 20,000; four standard deviations either way.
  const [once, twice] = [wins(1_000), wins(2_000)];
  expect(once).toBeGreaterThan(144);
  expect(once).toBeLessThan(256);
  expect(twice).toBeGreaterThan(320);
  expect(twice).toBeLessThan(480);
});

/** What a round pays in hundredths of its stake, before fractions of a minor unit are dropped. */
const timesOf = (scene: Scene): number =>
  scene.kind === 'slots' ? scene.steps.reduce((sum, { wins, times }) => sum + wins.reduce((all, { pays }) => all + pays * times, 0), 0) : 0;

/** Reproducible draws. */
const drawsOf = (nth: number) => {
  let state = (nth + 1) * 2_654_435_761;
  return drawOf(() =>
    Uint8Array.from({ length: 32 }, () => {
      state ^= state << 13;
      state ^= state >>> 17;
      state ^= state << 5;
      return state & 255;
    }),
  );
};

it('[CS-01] [CS-05] at every stake of every currency a round and its contribution return exactly the stated share and a hundredth, below 100 %', () => {
  const withJackpot = MODELS.filter(({ features }) => features.includes('jackpot'));
  for (const model of withJackpot) {
    const scenes = Array.from({ length: 100 }, (_, nth) =>
      timesOf(rulesOf(model.id).play({ amount: 1, choice: {} }, [], drawsOf(nth)).scene),
    );
    expect(scenes.some((times) => times > 0)).toBe(true);
    for (const { unit } of CURRENCIES) {
      const { min, max, usual } = stakeRange(model, unit);
      for (const amount of [min, min + 1, min + 7, usual - 1, usual, usual + 1, Math.floor(max / 3), max - 1, max]) {
        for (const [nth, times] of scenes.entries()) {
          const played = rulesOf(model.id).play({ amount, choice: {} }, [], drawsOf(nth));
          // In hundredths of a minor unit: what the player gets, what the jackpot gets, and the two as the tables state them.
          const paidOut = BigInt(played.returned) * 100n + BigInt(jackpotShare(amount, played));
          if (paidOut !== BigInt(amount) * BigInt(times) + BigInt(amount)) throw new Error(`${model.id} at ${amount} pays ${paidOut}`);
        }
      }
    }
    // So the return at any stake is the stated return of the game, which counts `times`, and one hundredth.
    expect((model.facts?.rtp ?? 1) + 0.01).toBeLessThan(1);
  }
});
