/** @jest-environment node */
import { firstPlays } from './sizes.mjs';
import { packages } from './workspace.mjs';

const chunk = (part: string | null, imports: string[] = [], later: string[] = []) => ({ part, imports, later });
const CHUNKS = {
  'frame.js': chunk(null, ['react.js'], ['slots.js', 'cards.js', 'webgl.js', 'forest.js', 'city.js', 'dice.js', 'hills.js']),
  'react.js': chunk(null),
  'webgl.js': chunk('renderer', ['pixi.js', 'react.js']),
  'pixi.js': chunk(null),
  'slots.js': chunk('stage-slots', ['react.js', 'reels.js'], ['free-spins.js', 'hold.js']),
  'reels.js': chunk(null),
  'free-spins.js': chunk(null, ['reels.js']),
  'hold.js': chunk(null),
  'cards.js': chunk('stage-cards'),
  'forest.js': chunk('art'),
  'city.js': chunk('art'),
  'dice.js': chunk(null),
  'hills.js': chunk('backdrops', ['react.js']),
};
const BYTES: Record<string, number> = {
  ...{ 'frame.js': 10, 'react.js': 80, 'webgl.js': 1, 'pixi.js': 100, 'frame.css': 5 },
  ...{
    'slots.js': 20,
    'reels.js': 7,
    'free-spins.js': 9,
    'hold.js': 8,
    'cards.js': 30,
    'forest.js': 3,
    'city.js': 4,
    'dice.js': 1_000,
    'hills.js': 2,
  },
};

it('[CS-05] counts the frame, the renderer, the backdrops, a family with its heaviest stage, and one set of pictures', () => {
  const plays = firstPlays({ js: 'frame.js', css: ['frame.css'], chunks: CHUNKS }, (url: string) => BYTES[url] ?? 0);
  const shared = 10 + 80 + 1 + 100 + 5 + 4 + 2;
  expect(plays).toEqual({
    'stage-slots': { bytes: shared + 20 + 7 + 9, files: 8 },
    'stage-cards': { bytes: shared + 30, files: 7 },
  });
});

it.each(['renderer', 'backdrops', 'art', 'stage-'])('[CS-05] gives no figure for a build in which no chunk is known as %s', (name) => {
  const rest = Object.fromEntries(Object.entries(CHUNKS).filter(([, { part }]) => part === null || !part.startsWith(name)));
  expect(() => firstPlays({ js: 'frame.js', css: [], chunks: rest }, () => 1)).toThrow(`known as ${name}`);
});

it('[CS-05] only the frame of the games has stages and their renderer: home, lobby and history load nothing of them', () => {
  const isOfStages = (name: string): boolean => name === 'pixi.js' || /^@touchline\/casino-stage-/.test(name);
  const entries = [...packages] as [string, { manifest: { dependencies?: Record<string, string> } }][];
  const users = entries.filter(([, { manifest }]) => Object.keys(manifest.dependencies ?? {}).some(isOfStages)).map(([name]) => name);
  expect(users.filter((name) => !isOfStages(name))).toEqual(['@touchline/game-frame']);
});
