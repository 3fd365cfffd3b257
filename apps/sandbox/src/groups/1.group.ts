import { runGroup } from '../testing/run-group.ts';

runGroup(import.meta.url);
