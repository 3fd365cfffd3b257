// npm run test:long -- verify: plays rounds of every game as the server draws them, with random bets and moves, and lets a program in
// another language replay them, which knows docs/casino-mathematics.md only. `--rounds N` of each game, 300 unless given.
import { drawOf, isModelId, MODELS, rulesOf, stakeRange } from '@touchline/casino-game-math';
import { drawsOf, hashOfSeed, winsJackpot } from '@touchline/server-games/testing';
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = resolve(fileURLToPath(import.meta.url), '../../../..');
const at = process.argv.indexOf('--rounds');
const ROUNDS = at < 0 ? 300 : Number(process.argv[at + 1]);
/** A round unit of the currency, minor units. */
const UNIT = 100;
/** Moves of the tiles game, which rarely ends by itself within them. */
const MOST_MOVES = 60;

const digest = (text) => createHash('sha256').update(text).digest();
/** Reproducible choices of the player. */
const choosing = (text) => drawOf((n) => digest(`${text}:${n}`));
const oneOf = (draw, values) => values[draw(values.length)];

/** Some of a table's places, each with its own stake. */
function placed(draw, values) {
  const left = [...values];
  return Array.from({ length: 1 + draw(Math.min(4, values.length)) }, () => ({
    on: left.splice(draw(left.length), 1)[0],
    amount: 20 + draw(500),
  }));
}

/** A random choice for a game, from its options. */
function choiceOf(draw, options) {
  return Object.fromEntries(
    options.map(({ name, kind, values, min, max, of, from, to }) => {
      if (kind === 'one-of') return [name, oneOf(draw, values)];
      if (kind === 'whole') return [name, min + draw(draw(2) === 0 ? max - min + 1 : Math.min(400, max - min + 1))];
      if (kind === 'bets') return [name, placed(draw, values)];
      const left = Array.from({ length: of }, (_, n) => n + 1);
      return [name, Array.from({ length: from + draw(to - from + 1) }, () => left.splice(draw(left.length), 1)[0])];
    }),
  );
}

function betOf(draw, model) {
  const { id, family, options } = model;
  const rules = rulesOf(id);
  for (;;) {
    const choice = choiceOf(draw, options);
    const { min, max } = stakeRange(model, UNIT);
    const amount = family === 'skill' ? 0 : choice.bets ? choice.bets.reduce((sum, bet) => sum + bet.amount, 0) : min + draw(max - min + 1);
    if (rules.accepts({ amount, choice })) return { amount, choice };
  }
}

/** Rolls every other time, else stakes on a place or takes bets down. */
function rollOf(draw, offered) {
  if (draw(2) === 0) return 'roll';
  const { name, most } = oneOf(draw, offered);
  return most === undefined ? name : `${name}-${1 + draw(Math.min(most, 500))}`;
}

/** Plays to the end with random moves. */
function playOut(draw, model, bet, seed) {
  const moves = [];
  for (;;) {
    const played = rulesOf(model.id).play(bet, moves, drawsOf(seed));
    if (played.isOver || moves.length === MOST_MOVES) return { played, moves };
    const offered = played.moves.map(({ name }) => name);
    if (model.family === 'crash') moves.push(draw(4) === 0 ? 'end' : `cash-${101 + draw(300)}`);
    else if (model.family === 'craps') moves.push(rollOf(draw, played.moves));
    else if (offered.includes('cash') && draw(3) === 0) moves.push('cash');
    else moves.push(oneOf(draw, offered));
  }
}

/** What a round shows, in the order in which it was drawn. */
function seenOf({ scene }) {
  switch (scene.kind) {
    case 'slots': {
      const coins = scene.steps.at(-1).coins;
      if (coins === undefined) return scene.steps.map(({ columns }) => columns);
      return Object.entries(coins)
        .map(([cell, value]) => [Number(cell), value])
        .sort(([a], [b]) => a - b);
    }
    case 'roulette':
      return scene.pocket;
    case 'cards':
      return [scene.player.map(({ cards }) => cards), scene.dealer.cards, ...(scene.board ? [scene.board] : [])];
    case 'numbers':
      return scene.drawn;
    case 'bingo':
      return [scene.card, scene.drawn];
    case 'scratch':
      return [scene.cells, scene.multiplier];
    case 'climb':
      return scene.point;
    case 'roll':
      return scene.roll;
    case 'mines':
      return scene.mines;
    case 'plinko':
      return scene.path;
    case 'hilo':
      return scene.cards;
    case 'wheel':
      return scene.at;
    case 'shot':
      return scene.isCaught;
    case 'coin':
      return scene.side;
    case 'two-dice':
      return scene.dice;
    case 'sic-bo':
      return scene.dice;
    case 'craps':
      return scene.rolls;
    case 'football':
      return scene.goals;
    case 'racing':
      return scene.order;
    case 'tiles':
      return [scene.cells, scene.score];
    default:
      throw new Error(`a scene of ${scene.kind}`);
  }
}

/** Rounds of every game with what they showed and paid. */
export function roundsOf(count) {
  return MODELS.flatMap((model) =>
    Array.from({ length: count }, (_, nonce) => {
      if (!isModelId(model.id)) throw new Error(model.id);
      const draw = choosing(`player:${model.id}:${nonce}`);
      const seed = {
        serverSeed: digest(`server:${model.id}:${Math.floor(nonce / 10)}`).toString('hex'),
        // Every letter of a client seed may be in its message.
        clientSeed: model.isShared ? model.id : `My-seed_${nonce % 7}`,
        nonce,
      };
      const bet = betOf(draw, model);
      const { played, moves } = playOut(draw, model, bet, seed);
      return {
        model: model.id,
        ...seed,
        ...bet,
        ...{ hash: hashOfSeed(seed.serverSeed), unit: UNIT, moves, seen: seenOf(played) },
        ...{ staked: played.staked, returned: played.returned },
        jackpot: model.features.includes('jackpot') && winsJackpot(seed, { amount: bet.amount, unit: UNIT }),
      };
    }),
  );
}

/** Replays rounds in Python. @returns null where there is no Python 3 */
export function replayInPython(rounds) {
  const { error, status, stdout, stderr } = spawnSync(
    'python3',
    [join(ROOT, 'tools/trials/src/verify_rounds.py'), join(ROOT, 'docs/casino-mathematics.md')],
    { input: rounds.map((round) => JSON.stringify(round)).join('\n'), encoding: 'utf8', maxBuffer: 2 ** 28 },
  );
  if (error?.code === 'ENOENT') return null;
  if (error) throw error;
  return { isRight: status === 0, text: stdout + stderr };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const rounds = roundsOf(ROUNDS);
  const result = replayInPython(rounds);
  if (result === null) {
    console.error('verify: Python 3 is missing (Debian: apt-get install python3); no round was replayed');
    process.exit(1);
  }
  console.log(result.text.trim());
  console.log(
    `verify: ${rounds.length} rounds of ${MODELS.length} games ${result.isRight ? 'replayed to the same scene and payout' : 'replayed, and some differ'}`,
  );
  process.exit(result.isRight ? 0 : 1);
}
