import { matchRoute, takeSectionRoutes } from './index.ts';
import { aManifest } from './testing.ts';

afterEach(() => takeSectionRoutes({}));

it('[RT-01] [PL-02] an otherwise unknown path belongs to the section that adds a row for it', () => {
  expect(matchRoute('/horse-racing/ascot').key).toBe('not-found');

  const routes = [{ id: 501, key: 'horse-racing', path: '/horse-racing/:course?', hidden: ['seoBlock'] as const, access: 'auth' as const }];
  takeSectionRoutes({ 'horse-racing': aManifest({ routes }) });

  expect(matchRoute('/horse-racing/ascot')).toMatchObject({
    key: 'horse-racing',
    params: { course: 'ascot' },
    row: { id: 501, section: 'horse-racing', layout: 'main', access: 'auth', hidden: ['seoBlock'] },
  });
  expect(matchRoute('/horse-racing/ascot/3').key).toBe('not-found');
});

it('[RT-15] rows of sections follow the order of overlapping patterns', () => {
  takeSectionRoutes({ races: aManifest({ routes: [{ id: 502, key: 'toto-tips', path: '/toto/tips' }] }) });

  expect([matchRoute('/toto/tips').key, matchRoute('/toto/football').key]).toEqual(['toto-tips', 'toto']);
});

it('[PL-02] removes the rows of a removed section', () => {
  takeSectionRoutes({ races: aManifest({ routes: [{ id: 503, key: 'races', path: '/races' }] }) });
  takeSectionRoutes({});

  expect(matchRoute('/races').key).toBe('not-found');
});
