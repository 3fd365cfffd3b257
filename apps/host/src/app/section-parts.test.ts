import { platformModule, type Remotes } from '@touchline/platform-state';
import type { SectionManifest } from '@touchline/shared-routes';
import { createAppStore, viewChanged, type SectionModule } from '@touchline/shared-state';
import { createFakePorts } from '@touchline/shared-testing';
import { sectionBands, sectionCommands } from './section-parts.ts';

const manifest = (...bands: [key: string, order: number][]): SectionManifest => ({
  ...{ contract: 'v3', shell: 1, skeleton: 'rows', rail: 'none' },
  bands: bands.map(([key, order]) => ({ key, order, place: 'home' })),
});

it('[RM-07] bands of all sections are in one order; messages, code and data load before they are rendered', async () => {
  const ports = createFakePorts();
  const store = createAppStore({ ports, modules: [platformModule] });
  store.dispatch(viewChanged({ language: 'ru' }));
  const manifests = { bingo: manifest(['late', 70], ['first', 10]), toto: manifest(['jackpots', 30]), casino: manifest() };
  const getState = () => ({
    ...(store.getState() as { page: object }),
    page: { ...(store.getState() as { page: object }).page, manifests },
  });
  const came: unknown[] = [];
  const Component = () => null;
  const first = async () => ({ Component, load: async ({ lang }: { lang: string }) => void came.push(['data', lang]) });
  const remotes = {
    acquire: (section: string) => () => void came.push(['left', section]),
    load: async (section: string) => ({ name: section, bands: { first } }) as unknown as SectionModule,
  } satisfies Pick<Remotes, 'load' | 'acquire'>;
  const dictionaries = async (lang: string, names: readonly string[]) => void came.push(['words', lang, names.includes('bingo')]);

  const bands = sectionBands({ store: { ...store, getState }, ports, remotes, dictionaries } as Parameters<typeof sectionBands>[0], 'home');
  expect(bands.map(({ id, order }) => `${id} ${order}`)).toEqual(['bingo.first 10', 'toto.jackpots 30', 'bingo.late 70']);
  expect(await bands[0]?.load()).toBe(Component);
  expect(came).toEqual([
    ['words', 'ru', true],
    ['data', 'ru'],
  ]);
  await expect(bands[2]?.load()).rejects.toThrow('The section "bingo" has no band "late".');
});

it('[RM-07] commands of sections are in one order, with their messages; sections without commands are not loaded', async () => {
  const ports = createFakePorts();
  const store = createAppStore({ ports, modules: [platformModule] });
  store.dispatch(viewChanged({ language: 'ru' }));
  const manifests = {
    bingo: { ...manifest(), commands: { order: 70 } },
    toto: manifest(),
    betting: { ...manifest(), commands: { order: 10 } },
  };
  const getState = () => ({
    ...(store.getState() as { page: object }),
    page: { ...(store.getState() as { page: object }).page, manifests },
  });
  const came: unknown[] = [];
  const Source = () => null;
  const remotes = {
    acquire: () => () => undefined,
    load: async (section: string) =>
      ({ name: section, ...(section === 'betting' && { commands: async () => ({ Source }) }) }) as unknown as SectionModule,
  } satisfies Pick<Remotes, 'load' | 'acquire'>;
  const dictionaries = async (lang: string, names: readonly string[]) => void came.push(['words', lang, names.includes('betting')]);

  const placed = sectionCommands({ store: { ...store, getState }, ports, remotes, dictionaries } as Parameters<typeof sectionCommands>[0]);
  expect(placed.map(({ id }) => id)).toEqual(['betting', 'bingo']);
  expect(await placed[0]?.load()).toBe(Source);
  expect(came).toEqual([['words', 'ru', true]]);
  await expect(placed[1]?.load()).rejects.toThrow('The section "bingo" has no commands.');
});
