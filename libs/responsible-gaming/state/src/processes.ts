import type { Ports } from '@touchline/shared-state';
import { createLimitsApi } from './api/limits-api.ts';
import { createPlayApi } from './api/play-api.ts';
import { selectServiceWay } from './api/service-way.ts';
import { keepLimits } from './effects/keep-limits.saga.ts';
import { keepPlay } from './effects/keep-play.saga.ts';

export const limitsProcesses = (ports: Ports) => () =>
  keepLimits({ ports, api: (state: unknown) => createLimitsApi(ports, selectServiceWay(state)) });

export const playProcesses = (ports: Ports) => () =>
  keepPlay({ ports, api: (state: unknown) => createPlayApi(ports, selectServiceWay(state)) });
