import { startHost } from '../client-host.tsx';

void startHost({ build: 'desktop' });
