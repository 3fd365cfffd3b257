import { configCalls } from '@touchline/shared-contract';
import { callJson } from '@touchline/shared-http';
import type { Ports } from '@touchline/shared-state';
import { GROUP_KEPT_AT_LEAST_MS, GROUP_KEPT_AT_MOST_MS } from './rules/timings.ts';

export type SettingGroups = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/**
 * Reads named groups of settings and keeps them for 600 to 900 s, each for its own time, so that they do not all expire at once.
 *
 * @param random - from 0 to 1.
 * @returns a reader; it rejects with an HttpError, and a failure is not kept.
 * @spec CF-02
 */
export function createGroupConfig(ports: Pick<Ports, 'send' | 'origin' | 'now'>, random: () => number = Math.random) {
  const kept = new Map<string, { until: number; groups: Promise<SettingGroups> }>();
  return (groups: readonly string[], lang: string): Promise<SettingGroups> => {
    const key = `${lang} ${[...groups].sort().join(',')}`;
    const known = kept.get(key);
    if (known !== undefined && ports.now() < known.until) return known.groups;
    const answer = callJson(ports, configCalls.group, { query: { groups: groups.join(','), lang } }).then((body) => body.groups);
    const until = ports.now() + GROUP_KEPT_AT_LEAST_MS + random() * (GROUP_KEPT_AT_MOST_MS - GROUP_KEPT_AT_LEAST_MS);
    kept.set(key, { until, groups: answer });
    answer.catch(() => kept.delete(key));
    return answer;
  };
}
