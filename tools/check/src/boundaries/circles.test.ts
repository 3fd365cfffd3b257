import { circlesOf, folderCircles, importsOf } from './circles.mjs';

const imports = (sources: Record<string, string>) => importsOf(new Map(Object.entries(sources)));

it('[LB-03] finds files that import each other, including type and dynamic imports', () => {
  const graph = imports({
    'src/a.ts': "import type { B } from './b.ts';",
    'src/b.ts': "const c = () => import('./deep/c.tsx');",
    'src/deep/c.tsx': "export { a } from '../a.ts';",
    'src/index.ts': "export * from './a.ts'; import 'react';",
  });
  expect(circlesOf(graph)).toEqual([['src/a.ts', 'src/b.ts', 'src/deep/c.tsx']]);
});

it('[LB-03] finds sibling folders that import each other, at every depth', () => {
  const graph = imports({
    'src/coupon/place.ts': "import '../people/who.ts';",
    'src/people/who.ts': '',
    'src/people/rows/row.ts': "import '../cards/card.ts';",
    'src/people/cards/card.ts': "import '../rows/cell.ts';",
    'src/people/rows/cell.ts': '',
    'src/people/list.ts': "import '../coupon/book.ts';",
    'src/coupon/book.ts': '',
    'src/index.ts': "import './coupon/book.ts';",
  });
  expect(circlesOf(graph)).toEqual([]);
  expect(folderCircles(graph, 'src')).toEqual([
    ['src/coupon', 'src/people'],
    ['src/people/cards', 'src/people/rows'],
  ]);
});
