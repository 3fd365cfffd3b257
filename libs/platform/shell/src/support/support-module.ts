import { createSupportModule } from '@touchline/support-state';

/** The conversation of this page over the browser's WebSocket. */
export const supportModule = createSupportModule({ openSocket: (url) => new WebSocket(url), random: Math.random });
