import { Shell } from '@touchline/platform-shell';
import { createHostServer } from '../server/create-host-server.tsx';

export const host = createHostServer({ build: 'mobile', Frame: Shell });
