import { INITIAL_VIEW_SETTINGS, viewAttributes } from '../../index.ts';

it('[LY-11] leaves the theme to the system until one is chosen', () => {
  expect(viewAttributes(INITIAL_VIEW_SETTINGS, [])).toEqual({ theme: 'auto', view: 'european', fontSize: '0', flags: '' });
  expect(viewAttributes({ ...INITIAL_VIEW_SETTINGS, appTheme: 0 }, ['language'])).toMatchObject({ theme: 'auto' });
  expect(viewAttributes(INITIAL_VIEW_SETTINGS, ['appTheme'])).toMatchObject({ theme: 'dark' });
  expect(viewAttributes({ ...INITIAL_VIEW_SETTINGS, appTheme: 0 }, ['appTheme'])).toMatchObject({ theme: 'light' });
});

it('[LY-11] has the list layout, the text size and the flags that are on', () => {
  const view = { ...INITIAL_VIEW_SETTINGS, appViewType: 1, fontSize: 2, displayFlags: { isMotionReduced: 0, areCrestsHidden: 1 } } as const;

  expect(viewAttributes(view, [])).toEqual({ theme: 'auto', view: 'asian', fontSize: '2', flags: 'areCrestsHidden' });
});
