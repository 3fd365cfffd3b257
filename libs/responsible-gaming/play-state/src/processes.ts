import { selectServiceWay } from '@touchline/responsible-gaming-state';
import type { Ports } from '@touchline/shared-state';
import { createPlayApi } from './api/play-api.ts';
import { keepPlay } from './effects/keep-play.saga.ts';

/** Sagas of play, in a separate chunk. */
export const playProcesses = (ports: Ports) => () => keepPlay({ ports, api: (state) => createPlayApi(ports, selectServiceWay(state)) });
