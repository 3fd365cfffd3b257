import { CASES, half, survives, withBackend } from './fuzz.test.helper.ts';

withBackend();

it.each(half(0))(`[SEC-5] [PRV-4] %s survives ${CASES} hostile bodies and addresses`, survives, 600_000);
