import { platformOf } from './platform-of.ts';

it.each([
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X)', 5, 'ios'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', 5, 'ios'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', 0, 'mac'],
  ['Mozilla/5.0 (Linux; Android 14; Pixel 8)', 5, 'android'],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64)', 0, 'windows'],
  ['Mozilla/5.0 (X11; CrOS x86_64 14541.0.0)', 0, 'windows'],
  ['something else', 0, 'other'],
] as const)('[PI-02] %s with %s touch points is %s', (agent, touch, platform) => {
  expect(platformOf(agent, touch)).toBe(platform);
});
