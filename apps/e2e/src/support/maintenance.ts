import { worldNow } from './product.ts';

const HOUR = 3_600;
const seconds = (fromNow: number): number => Math.floor(worldNow() / 1000) + fromNow;

/** The site's configuration with maintenance for an hour, announced since a minute. @param begins - seconds from now. */
export const maintenance = (begins: number, more: { isActive?: boolean; web_state?: number } = {}) => ({
  maintenance: {
    started_at: seconds(begins),
    ended_at: seconds(begins + HOUR),
    notify_started_at: seconds(-60),
    notify_ended_at: seconds(begins + HOUR),
    isActive: true,
    web_state: 1,
    ...more,
  },
});
