import { box, clear, type GameArt, kitOf, type Layer, mix, type Picture, stack } from '@touchline/casino-game-art';
import type { GridWin } from '@touchline/casino-game-math';
import { type Layout, placeOf } from './layout.ts';

/** What is behind the cells: a dark panel in a frame of the set's metal, and the gaps between the reels. */
export function panelOf({ id, palette }: GameArt, { grid, cell, columns }: Layout): Picture {
  const kit = kitOf(palette);
  const { ink, metal, light } = palette;
  const edge = 26;
  const [width, height] = [grid.width + 2 * edge, grid.height + 2 * edge];
  const inside = box(edge - 6, edge - 6, grid.width + 12, grid.height + 12, 14);
  const shade = (from: number, to: number): Layer => ({
    path: inside,
    fill: { line: [0, from, 0, to], stops: [[0, clear('#000000', 0.55)], [1, clear('#000000', 0)]] }, // prettier-ignore
  });
  const gaps = Array.from({ length: columns - 1 }, (_, at) => `M${edge + (at + 1) * cell.width} ${edge}V${edge + grid.height}`).join('');
  const sheen = Array.from({ length: columns }, (_, at): Layer => {
    const x = edge + at * cell.width;
    return {
      path: box(x, edge, cell.width, grid.height),
      fill: { line: [x, 0, x + cell.width, 0], stops: [[0, clear(light, 0)], [0.5, clear(light, 0.09)], [1, clear(light, 0)]] }, // prettier-ignore
    };
  });
  return {
    id: `${id}-panel-${Math.round(width)}x${Math.round(height)}`,
    width: width + 40,
    height: height + 40,
    at: [-20, -20],
    art: stack(
      {
        path: box(0, 0, width, height, 30),
        fill: { line: [0, 0, width, height], stops: [[0, kit.brighter(metal, 0.6)], [0.3, metal], [0.5, kit.darker(metal, 0.45)], [0.7, metal], [1, kit.darker(metal, 0.6)]] }, // prettier-ignore
        stroke: { paint: ink, width: 4 },
        glow: { colour: clear('#000000', 0.7), size: 18 },
      },
      { path: box(4, 4, width - 8, height - 8, 26), stroke: { paint: clear(light, 0.5), width: 2 } },
      { path: inside, fill: mix(ink, '#000000', 0.35), stroke: { paint: ink, width: 5 } },
      sheen,
      shade(edge, edge + grid.height * 0.22),
      shade(edge + grid.height, edge + grid.height * 0.78),
      { path: gaps, stroke: { paint: clear('#000000', 0.75), width: 5 } },
      { path: gaps, stroke: { paint: clear(metal, 0.55), width: 1.5 } },
    ),
  };
}

/** Marks of the wins of a grid: a line through the cells of each, where lines count, and a border around every cell that pays. */
export function marksOf({ id, palette }: GameArt, layout: Layout, wins: readonly GridWin[], hasLines: boolean): Picture {
  const { cell, grid } = layout;
  const [w, h] = [cell.width, cell.height];
  const cells = [...new Set(wins.flatMap((win) => win.cells))].sort((one, other) => one - other);
  const paying = hasLines ? wins.map((win) => win.cells.join('.')).join('/') : cells.join('.');
  const borders = cells
    .map((each) => {
      const [column, row] = placeOf(each);
      return box(column * w + 6, row * h + 6, w - 12, h - 12, 16);
    })
    .join('');
  const colours = [palette.d, palette.b, palette.c, palette.a];
  const lines = (hasLines ? wins : []).flatMap((win, at): Layer[] => {
    const path = win.cells.map((each, nth) => `${nth === 0 ? 'M' : 'L'}${placeOf(each).map((part, axis) => (part + 0.5) * (axis === 0 ? w : h)).join(' ')}`).join(''); // prettier-ignore
    const colour = mix(colours[at % colours.length] ?? palette.d, '#ffffff', 0.25);
    return [
      { path, stroke: { paint: clear(palette.ink, 0.8), width: 13 } },
      { path, stroke: { paint: colour, width: 8 } },
      { path, stroke: { paint: clear('#ffffff', 0.7), width: 2.5 } },
    ];
  });
  return {
    id: `${id}-marks-${Math.round(w)}x${Math.round(h)}-${paying}`,
    width: grid.width + 20,
    height: grid.height + 20,
    at: [-10, -10],
    isPassing: true,
    art: stack(
      { path: borders, stroke: { paint: clear(palette.ink, 0.8), width: 10 } },
      { path: borders, stroke: { paint: mix(palette.d, '#ffffff', 0.35), width: 5 } },
      lines,
    ),
  };
}

/** A reel as a strip of cells, from top to bottom. */
export function stripOf(id: string, cells: readonly (Picture | undefined)[], { cell, symbol }: Layout): Picture {
  return {
    ...{ id, width: cell.width, height: cell.height * cells.length, art: [], isPassing: true },
    parts: cells.flatMap((picture, at) =>
      picture === undefined
        ? []
        : [{ picture, x: (cell.width - symbol) / 2, y: at * cell.height + (cell.height - symbol) / 2, width: symbol }],
    ),
  };
}

/** The night of the free spins: the backdrop turns dark, in the colours of the set. */
export function nightOf({ id, palette }: GameArt, { stage: { width } }: Layout): Picture {
  return {
    ...{ id: `${id}-night-${width}`, width: 160, height: 90 },
    art: [
      {
        path: box(0, 0, 160, 90),
        fill: { circle: [80, 45, 100], stops: [[0, clear(palette.b, 0.75)], [0.5, clear(mix(palette.a, palette.ink, 0.5), 0.8)], [1, clear(palette.ink, 0.95)]] }, // prettier-ignore
      },
    ],
  };
}
