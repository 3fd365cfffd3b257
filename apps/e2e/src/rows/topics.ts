import { ACCOUNT } from './account.ts';
import { BETTING } from './betting.ts';
import { COUPON } from './coupon.ts';
import { COUPON_PAGE } from './coupon-page.ts';
import type { Check } from './check.ts';
import { GAMES } from './games.ts';
import { GUARDS } from './guards.ts';
import { HTTP } from './http.ts';
import { IDENTITY } from './identity.ts';
import { PATHS } from './paths.ts';
import { PLAY } from './play.ts';
import { SECTIONS } from './sections.ts';
import { SHELL } from './shell.ts';
import { SITE } from './site.ts';
import { WORKSHOP } from './workshop.ts';

/** All checks, by topic. */
export const TOPICS: Readonly<Record<string, readonly Check[]>> = {
  'languages and routes': PATHS,
  guards: GUARDS,
  shell: SHELL,
  'builds, sections and maintenance': SECTIONS,
  'betting and odds': BETTING,
  coupon: COUPON,
  'the coupon on its page': COUPON_PAGE,
  identity: IDENTITY,
  'tokens and challenges': HTTP,
  account: ACCOUNT,
  'casino, toto and lotto': GAMES,
  'configuration, search engines, analytics, information': SITE,
  'libraries and Storybook': WORKSHOP,
  'responsible gaming': PLAY,
};
