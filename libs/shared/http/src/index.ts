export type { HttpMiddleware, Send } from './send.ts';
