import { SECTION_CONTRACT } from '@touchline/shared-routes';
import type { HostServer, SectionModule } from '@touchline/shared-state';
import type { Build } from '@touchline/shared-state';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { manifestWords, SECTIONS_DICTIONARY, type BuiltApp, type Registry, type RegistrySource } from '../registry.ts';

/** Loads the server bundles of the build. A registry names the versions of a visitor; without one the live versions are used. */
export interface Bundles {
  host: (build: Build) => Promise<HostServer>;
  /** @throws Error when there is no such section, its bundle fails to load, or its contract differs. */
  section: (name: string, of?: Registry) => Promise<SectionModule>;
  /** A file of compiled messages, as stored. */
  dictionary: (lang: string, name: string, of?: Registry) => Promise<unknown>;
}

/** A remote that breaks the contract must not reach the host. @spec RM-08 */
export function checkedSection(module: unknown, name: string): SectionModule {
  const section = (module as { section?: Partial<SectionModule> } | null)?.section;
  const isSection =
    section?.name === name && section.apiVersion === SECTION_CONTRACT && typeof section.routes === 'object' && section.routes !== null;
  if (!isSection)
    throw new Error(
      `The remote '${name}' exports no section of the contract ${SECTION_CONTRACT}; its entry has to export 'section' with that name.`,
    );
  return section as SectionModule;
}

export function createBundles({ dist, registry }: { dist: string; registry: RegistrySource }): Bundles {
  // Modules and messages of a version never change, so they are cached for the life of the process.
  const modules = new Map<string, Promise<unknown>>();
  const dictionaries = new Map<string, Promise<unknown>>();
  const load = (app: BuiltApp): Promise<unknown> => {
    const known = modules.get(app.server);
    if (known !== undefined) return known;
    const loading = import(pathToFileURL(join(dist, app.server)).href);
    modules.set(app.server, loading);
    loading.catch(() => modules.delete(app.server)); // a failed read may succeed later
    return loading;
  };
  return {
    host: async (build) => ((await load(registry.current().host[build])) as { host: HostServer }).host,
    section: async (name, { remotes } = registry.current()) => {
      const app = remotes[name];
      if (app === undefined) throw new Error(`There is no remote '${name}' in the registry.`);
      return checkedSection(await load(app), name);
    },
    dictionary: (lang, name, of = registry.current()) => {
      if (name === SECTIONS_DICTIONARY) {
        const messages = manifestWords(of, lang);
        return Promise.resolve({ lang, name, count: Object.keys(messages).length, messages });
      }
      const url = of.messages[lang]?.[name];
      if (url === undefined) return Promise.resolve({ lang, name, count: 0, messages: {} });
      const known = dictionaries.get(url);
      if (known !== undefined) return known;
      const reading = readFile(join(dist, url), 'utf8').then((text) => JSON.parse(text) as unknown);
      reading.catch(() => dictionaries.delete(url));
      dictionaries.set(url, reading);
      return reading;
    },
  };
}
