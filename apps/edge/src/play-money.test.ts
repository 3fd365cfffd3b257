import { CONFIG_KEYS } from '@touchline/shared-config/keys';
import { refusePlayMoney } from './play-money.ts';

it('[CF-07] [CFG-1] production does not start with the key that everybody has, and says what to do', () => {
  expect(() => refusePlayMoney('production', CONFIG_KEYS)).toThrow('TOUCHLINE_MODE=demo');
  expect(() => refusePlayMoney('production', { operator: {}, 'play-money': {} })).toThrow('play-money key');
});

it("[CF-07] production starts with an operator's key, and the demo with ours", () => {
  expect(() => refusePlayMoney('production', { operator: {} })).not.toThrow();
  expect(() => refusePlayMoney('demo', CONFIG_KEYS)).not.toThrow();
  expect(() => refusePlayMoney('test', CONFIG_KEYS)).not.toThrow();
});
