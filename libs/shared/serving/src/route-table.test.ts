import { createRouteTable } from './route-table.ts';

it('[SRV-3] finds routes before the framework: by method and literal path, parameters by their place', () => {
  const table = createRouteTable();
  table.add({ method: 'POST', path: '/rounds/:round/moves', config: 'move' });
  table.add({ method: 'GET', path: '/rounds/:round', config: 'round' });
  table.add({ method: 'GET', path: '/rounds/latest', config: 'latest' });
  table.add({ method: 'GET', path: '/files/*', config: 'file' });

  expect(
    [
      ['POST', '/rounds/7/moves'],
      ['POST', '/rounds/7/moves?x=1'],
      ['GET', '/rounds/7#top'],
      ['GET', '/rounds/latest'],
      ['GET', '/rounds/7/moves'],
      ['GET', '/rounds/'],
      ['GET', '/%72ounds/7'],
      ['GET', '/files/a'],
    ].map(([method = '', url = '']) => table.find(method, url)),
  ).toEqual(['move', 'move', 'round', 'latest', undefined, undefined, undefined, undefined]);
});
