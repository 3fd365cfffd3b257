import fc from 'fast-check';
import { decodeViewCookie, encodeViewCookie, readCookie, type ViewSettings } from '../../index.ts';

it('[LY-11] restores exactly the chosen settings', () => {
  const settings: Partial<ViewSettings> = {
    language: 'ar',
    timeZone: -3.5,
    deviceZone: 'America/St_Johns',
    is12h: true,
    ...{ appTheme: 0, coefViewId: 6, fontSize: 2 },
  };
  const flags = { isBalanceHidden: 1, areSecondsHidden: 1, isPriceAgeShown: 1 } as const;

  expect(encodeViewCookie({ ...settings, displayFlags: { ...flags, isMotionReduced: 0 } })).toBe(
    'l=ar&u=-3.5&n=America/St_Johns&h=1&t=0&o=6&f=2&d=138',
  );
  expect(decodeViewCookie('l=ar&u=-3.5&n=America/St_Johns&h=1&t=0&o=6&f=2&d=138')).toEqual({ ...settings, displayFlags: flags });
});

it.each([
  ['', {}],
  [undefined, {}],
  ['l=EN&u=99&h=x&t=2&v=&o=-1&f=3&d=-1', {}],
  ['l=en&__proto__=1', { language: 'en' }],
  ['u=5.75&t=1', { timeZone: 5.75, appTheme: 1 }],
  ['n=America/Argentina/Buenos_Aires', { deviceZone: 'America/Argentina/Buenos_Aires' }],
  ['n=+05:45', { deviceZone: '+05:45' }],
  ['n=Mars/Olympus', {}],
  ['n=../../etc/localtime', {}],
  ['n=<script>', {}],
  ['n=', {}],
  // Written before zones had names: the offset of a day, not a choice.
  ['z=-5&t=1', { appTheme: 1 }],
])('[STO-2] accepts only our own values in %p', (value, settings) => {
  expect(decodeViewCookie(value)).toEqual(settings);
});

it('[STO-2] never throws', () => {
  fc.assert(fc.property(fc.string(), (value) => void decodeViewCookie(value)));
});

it('[LY-11] finds its cookie among others', () => {
  expect(readCookie('a=1; tl-view=l=en&t=0; b=2', 'tl-view')).toBe('l=en&t=0');
  expect(readCookie('xtl-view=1', 'tl-view')).toBeUndefined();
  expect(readCookie(null, 'tl-view')).toBeUndefined();
});
