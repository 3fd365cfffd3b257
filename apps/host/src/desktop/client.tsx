import { Shell } from '@touchline/platform-shell';
import '@touchline/ui-kit/global.css';
import { startHost } from '../client/start-host.tsx';

void startHost({ build: 'desktop', Frame: Shell });
