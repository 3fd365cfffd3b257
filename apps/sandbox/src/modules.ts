import { betting } from '@touchline/server-betting';
import { casino } from '@touchline/server-casino';
import { collector } from '@touchline/server-collector';
import { content } from '@touchline/server-content';
import { games } from '@touchline/server-games';
import { cyber } from '@touchline/server-cyber';
import { inbox } from '@touchline/server-inbox';
import { identity } from '@touchline/server-identity';
import type { MakeModule } from '@touchline/server-kernel';
import { limits } from '@touchline/server-limits';
import { office } from '@touchline/server-office';
import { payments } from '@touchline/server-payments';
import { results } from '@touchline/server-results';
import { siteOf } from '@touchline/server-site';
import { support } from '@touchline/server-support';
import { toto } from '@touchline/server-toto';
import { wallet } from '@touchline/server-wallet';
import { sections } from './sections.ts';

/** All modules of this backend. They start in this order and stop in reverse. */
export const MODULES: readonly MakeModule[] = [
  siteOf(sections),
  collector,
  identity,
  betting,
  results,
  cyber,
  casino,
  games,
  wallet,
  limits,
  office,
  content,
  payments,
  support,
  toto,
  inbox,
];
