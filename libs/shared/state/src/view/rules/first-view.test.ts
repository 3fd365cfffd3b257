import { firstView } from '../../index.ts';

it.each([
  [{}, { chosen: {}, hinted: {} }],
  [{ 'sec-ch-prefers-color-scheme': '"light"' }, { chosen: {}, hinted: { appTheme: 0 } }],
  [{ 'sec-ch-prefers-color-scheme': 'dark' }, { chosen: {}, hinted: {} }],
  [{ 'save-data': 'on' }, { chosen: {}, hinted: { displayFlags: { isDataSaved: 1 } } }],
  [{ 'save-data': 'off' }, { chosen: {}, hinted: {} }],
  [
    { cookie: 'tl-view=d=0', 'save-data': 'on' },
    { chosen: { displayFlags: {} }, hinted: {} },
  ],
  [
    { cookie: 'a=1; tl-view=t=1&l=ru', 'sec-ch-prefers-color-scheme': 'light' },
    { chosen: { appTheme: 1, language: 'ru' }, hinted: {} },
  ],
] as [Record<string, string>, object][])('[LY-11] the first paint with headers %j has %j', (headers, view) => {
  expect(firstView((name) => headers[name] ?? null)).toEqual(view);
});
