import { readPageCookies, writePageCookie } from './page-cookies.ts';

afterEach(() => jest.restoreAllMocks());

it('[STO-1] reads and writes the cookies of the page', () => {
  writePageCookie('tl-tried=1; Path=/');

  expect(readPageCookies()).toContain('tl-tried=1');
});

it('[STO-1] reads null if the browser blocks cookies', () => {
  const blocked = () => {
    throw new DOMException('blocked', 'SecurityError');
  };
  jest.spyOn(document, 'cookie', 'get').mockImplementation(blocked);
  jest.spyOn(document, 'cookie', 'set').mockImplementation(blocked);

  expect(() => writePageCookie('tl-tried=2; Path=/')).not.toThrow();
  expect(readPageCookies()).toBeNull();
});
