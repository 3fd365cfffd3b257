import { listenHost } from './listen-host.ts';

it.each([
  [undefined, '127.0.0.1'],
  ['', '127.0.0.1'],
  ['localhost', '127.0.0.1'],
  ['0.0.0.0', '0.0.0.0'],
  ['192.0.2.7', '192.0.2.7'],
  ['::', '::'],
])('[SEC-5] with the setting %p listens on %s', (text, host) => {
  expect(listenHost({ TOUCHLINE_HOST: text }, 'TOUCHLINE_HOST')).toBe(host);
});

it("[SEC-5] listens on its mode's default without a setting", () => {
  expect(listenHost({}, 'TOUCHLINE_HOST', '0.0.0.0')).toBe('0.0.0.0');
});

it.each(['[::]', 'play.example', '127.0.0.1:4200', 'http://127.0.0.1', '*', '256.0.0.1'])('rejects the address %s', (text) => {
  expect(() => listenHost({ TOUCHLINE_HOST: text }, 'TOUCHLINE_HOST')).toThrow(
    `TOUCHLINE_HOST is '${text}'; it has to be an address of this machine, such as 127.0.0.1, 0.0.0.0 or ::.`,
  );
});
