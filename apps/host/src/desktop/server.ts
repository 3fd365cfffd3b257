import { DesktopShell } from '@touchline/platform-shell/desktop';
import { createHostServer } from '../server/create-host-server.ts';

export const host = createHostServer({ build: 'desktop', Shell: DesktopShell });
