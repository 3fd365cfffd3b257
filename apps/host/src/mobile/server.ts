import { MobileShell } from '@touchline/platform-shell/mobile';
import { createHostServer } from '../server/create-host-server.ts';

export const host = createHostServer({ build: 'mobile', Shell: MobileShell });
