import { codeOf, isObject, objectOf, readAs, recordOf, type Fields } from '@touchline/shared-primitives';
import { configCalls } from '@touchline/shared-contract';
import type { Ports } from '@touchline/shared-state';
import { callSigned } from './call-signed.ts';
import { GROUP_KEPT_AT_LEAST_MS, GROUP_KEPT_AT_MOST_MS, KEPT_MS } from './rules/timings.ts';

export type SettingGroups = Readonly<Record<string, Fields>>;

const readGroups = readAs(objectOf({ groups: recordOf((value) => (isObject(value) ? value : undefined)) }));

interface Good {
  groups: SettingGroups;
  atMs: number;
}

/**
 * Loads named groups of settings and caches each for a random 600 to 900 s, so that they do not all expire at once. An answer that failed
 * or has no valid signature is dropped and reported; the last valid one is used for a day.
 *
 * @param random - from 0 to 1.
 * @returns a reader; it rejects with an HttpError when there is no valid answer. Failures are not cached.
 * @spec CF-02 CFG-1
 */
export function createGroupConfig(ports: Pick<Ports, 'send' | 'origin' | 'now' | 'report'>, random: () => number = Math.random) {
  const kept = new Map<string, { until: number; groups: Promise<SettingGroups> }>();
  const lastGood = new Map<string, Good>();

  const ask = async (groups: readonly string[], lang: string, key: string): Promise<SettingGroups> => {
    try {
      const { body } = await callSigned(ports, configCalls.group, {
        query: { groups: groups.join(','), lang },
        read: readGroups,
      });
      lastGood.set(key, { groups: body.groups, atMs: ports.now() });
      return body.groups;
    } catch (error) {
      kept.delete(key);
      ports.report('group config failed', { code: codeOf(error) });
      const good = lastGood.get(key);
      if (good === undefined || ports.now() - good.atMs >= KEPT_MS) throw error;
      return good.groups;
    }
  };

  return (groups: readonly string[], lang: string): Promise<SettingGroups> => {
    const key = `${lang} ${[...groups].sort().join(',')}`;
    const known = kept.get(key);
    if (known !== undefined && ports.now() < known.until) return known.groups;
    const answer = ask(groups, lang, key);
    const until = ports.now() + GROUP_KEPT_AT_LEAST_MS + random() * (GROUP_KEPT_AT_MOST_MS - GROUP_KEPT_AT_LEAST_MS);
    kept.set(key, { until, groups: answer });
    return answer;
  };
}

const readers = new WeakMap<object, ReturnType<typeof createGroupConfig>>();

/** The shared reader of a page, so that all its parts use one cache. @spec CF-02 */
export function groupConfigOf(ports: Pick<Ports, 'send' | 'origin' | 'now' | 'report'>): ReturnType<typeof createGroupConfig> {
  const reader = readers.get(ports) ?? createGroupConfig(ports);
  readers.set(ports, reader);
  return reader;
}
