import { configTrust, type ConfigKey } from '@touchline/shared-config/keys';
import { refusePlayMoney } from './play-money.ts';

const KEY: ConfigKey = { kty: 'EC', crv: 'P-256', x: 'x', y: 'y' };
const built = configTrust();

it('[CF-07] [CFG-1] production refuses to start with the public play-money key, and says what to do', () => {
  expect(() => refusePlayMoney('production', built)).toThrow('TOUCHLINE_CONFIG_KEYS_FILE');
  expect(() => refusePlayMoney('production', { ...built, keys: { operator: KEY, 'play-money': KEY } })).toThrow('play-money key');
  const renamed = {
    kty: 'EC',
    crv: 'P-256',
    x: 'euMYmSBcStf16LQtOqbcNKvEYIhTfFSfqJ1lxu-nftc',
    y: 'B3WocMZFqhhy5htuxRUIEAUZhi7mysrkzFQLLksonBc',
  } as const;
  expect(() => refusePlayMoney('production', { keys: { operator: renamed }, isUnsignedTaken: false })).toThrow('play-money key');
});

it('[CF-07] [CFG-1] production refuses to start when it would accept unsigned configurations', () => {
  expect(() => refusePlayMoney('production', { keys: { operator: KEY }, isUnsignedTaken: true })).toThrow('has to be signed');
  expect(() => refusePlayMoney('demo', { keys: { operator: KEY }, isUnsignedTaken: true })).not.toThrow();
});

it("[CF-07] production starts with an operator's key, and the demo with the play-money key", () => {
  expect(() => refusePlayMoney('production', { keys: { operator: KEY }, isUnsignedTaken: false })).not.toThrow();
  expect(() => refusePlayMoney('demo', built)).not.toThrow();
  expect(() => refusePlayMoney('test', built)).not.toThrow();
});
