import { storesOf } from '@touchline/server-kernel';
// npm run bounds: generates docs/bounds.md from the stores that the modules declare.
import { writeFileSync } from 'node:fs';
import prettier from 'prettier';
import { makeModules } from '../backend.ts';
import { boundsPage } from './bounds-page.ts';

const PAGE = new URL('../../../../docs/bounds.md', import.meta.url);

const stores = storesOf(makeModules({ env: {}, mode: 'test', now: () => 0 }));
const options = await prettier.resolveConfig(PAGE);
writeFileSync(PAGE, await prettier.format(boundsPage(stores), { ...options, parser: 'markdown' }));
