import { kitOf } from '../draw/kit.ts';
import { FIGURES, motifOf } from './nouns.ts';
import { relative } from './relative.ts';
import { tileLookOf, tileOf } from './tile.ts';
import { wordmarkOf } from './wordmarks.ts';

const aGame = { id: 1001, title: 'Little Saturn', theme: 'space', provider: { id: 'northpaw', name: 'Northpaw' } } as const;
const PALETTE = { ink: '#101020', a: '#ff0000', b: '#00ff00', c: '#0000ff', d: '#808080', metal: '#ffcc00', light: '#ffffff' };

function luminance(colour: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const value = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

it('[CS-01] writes a path with steps between rounded points', () => {
  expect(relative('M10 20L30.04 20V40.06H10Z')).toBe('M10 20h20v20.1h-20z');
  expect(relative('m1 1h2v2zm4 4c0.5 0 1 0.5 1 1')).toBe('M1 1h2v2zm4 4c.5 0 1 .5 1 1');
});

it('[CS-01] finds the figure by the longest noun at the end of a title', () => {
  expect(motifOf('Grand Roulette')).toBe('roulette');
  expect(motifOf('Prairie Jacks or Better')).toBe('jacks');
  expect(motifOf('Simple Cascade Pegs')).toBe('plinko');
  expect(motifOf('Something Else')).toBeUndefined();
});

it('[CS-01] takes the figure of a title without a noun from the title that it is like', async () => {
  const { motif } = await tileLookOf({ ...aGame, title: 'European', likeTitle: 'Grand Roulette' });

  expect(motif).toBe('roulette');
});

it('[CS-01] gives the titles of a series different colours and layouts', async () => {
  const looks = await Promise.all([1001, 1002, 1003, 1004].map((id) => tileLookOf({ ...aGame, id })));

  expect(new Set(looks.map(({ layout }) => layout)).size).toBe(4);
  expect(new Set(looks.map(({ palette }) => palette.a)).size).toBe(4);
});

it('[CS-01] draws a title the same each time, also one without a figure and of an unknown studio', async () => {
  const strange = { id: 7, title: 'Unheard Of', theme: 'myth', provider: { id: 'other', name: 'Other House' } } as const;

  expect(await tileOf(aGame)).toBe(await tileOf(aGame));
  expect(await tileOf(strange)).toMatch(/^<svg xmlns="http:\/\/www.w3.org\/2000\/svg" width="300" height="400"/);
  expect(wordmarkOf(strange.provider)).toMatch(/width="120" height="40"/);
});

it('[CS-01] sets a title in letters with a contrast of at least seven to the shade below it', async () => {
  const looks = await Promise.all(
    Array.from({ length: 60 }, (_, at) => tileLookOf({ ...aGame, id: 1000 + at, theme: at % 2 === 0 ? 'classic' : 'asia' })),
  );
  const contrasts = looks.map(({ palette: { light, ink } }) => (luminance(light) + 0.05) / (luminance(ink) + 0.05));

  expect(Math.min(...contrasts)).toBeGreaterThanOrEqual(7);
});

it.each(Object.entries(FIGURES))('[CS-01] draws %s in its square', (_, figure) => {
  const art = figure(kitOf(PALETTE));

  expect(art.length).toBeGreaterThan(2);
  expect(JSON.stringify(art)).not.toMatch(/NaN|undefined|null/);
});
