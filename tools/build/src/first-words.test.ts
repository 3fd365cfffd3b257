import { splitDictionary } from './first-words.mjs';

const whole = {
  lang: 'kk',
  name: 'host',
  count: 3,
  formats: { plural: 'one' },
  messages: { 'shell.menu': ['Menu'], 'betting.coupon.place': ['Place bet'], 'shell.signIn': ['Sign in'] },
};

test('[LG-08] puts messages used by the first code into the first part and all others into the later one', () => {
  expect(splitDictionary(whole, 'title({id:"shell.menu"}),link({id:`shell.signIn`})')).toEqual([
    { lang: 'kk', name: 'host', count: 2, formats: { plural: 'one' }, messages: { 'shell.menu': ['Menu'], 'shell.signIn': ['Sign in'] } },
    { lang: 'kk', name: 'host-later', count: 1, messages: { 'betting.coupon.place': ['Place bet'] } },
  ]);
});
