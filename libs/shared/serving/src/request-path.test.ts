import { requestPath, requestQuery } from './request-path.ts';

it.each([
  ['/en/live?sport=1#top', '/en/live'],
  ['/', '/'],
  ['//', '//'],
  ['//[', '//['],
  ['/%', '/%'],
  ['/?a=/b', '/'],
  ['/#a', '/'],
  ['http://localhost/en?a=b', '/en'],
  ['HTTPS://localhost', '/'],
  ['http://[', undefined],
  ['http://', undefined],
  ['javascript:alert(1)', undefined],
  ['*', undefined],
  ['localhost:80', undefined],
  ['', undefined],
  [undefined, undefined],
])('[SEC-5] the path of the target %p is %p', (target, path) => {
  expect(requestPath(target)).toBe(path);
});

it.each([
  ['/a?lang=en&x=%', { lang: 'en', x: '%' }],
  ['//[?lang=ru#lang=en', { lang: 'ru' }],
  ['/a', {}],
  ['?', {}],
  [undefined, {}],
])('[SEC-5] the query of the target %p is %j', (target, query) => {
  expect(Object.fromEntries(requestQuery(target))).toEqual(query);
});
