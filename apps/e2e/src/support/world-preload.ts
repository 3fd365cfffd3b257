// Preloaded into edges that a test starts in demo or production mode: those modes reject the test clock, which the run's sandbox uses.
import { enterWorld } from '@touchline/shared-serving';

enterWorld({ TOUCHLINE_WORLD: process.env['E2E_WORLD'] }, 'test');
