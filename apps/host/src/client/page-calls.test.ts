import { ACCOUNT_SECTIONS, sectionOfCall, sectionOfPage, type Signal } from '@touchline/analytics-rules';
import { qrCalls } from '@touchline/identity-contract';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SectionManifests } from '@touchline/shared-routes';
import { createPageCalls } from './page-calls.ts';

const manifestOf = (section: string) =>
  JSON.parse(readFileSync(join(__dirname, `../../../remotes/${section}/section.json`), 'utf8')) as SectionManifests[string];
const SECTIONS = readdirSync(join(__dirname, '../../../remotes'));
const MANIFESTS: SectionManifests = Object.fromEntries(SECTIONS.map((section) => [section, manifestOf(section)]));

it('[AN-05] every account section is a page of a manifest or a call', () => {
  const ofPages = Object.values(MANIFESTS).flatMap(({ analytics = {} }) => Object.values(analytics));
  const ofCalls = ['/web-api/office/wallets/add', '/web-api/user/mailing', qrCalls.begin.path].map(sectionOfCall);
  const ofSports = SECTIONS.map((section) => sectionOfPage({ name: 'home', section })).filter((name) => name !== null);

  expect([...new Set([...ofPages, ...ofCalls, ...ofSports])].sort()).toEqual([...ACCOUNT_SECTIONS].sort());
});

it('[GD-12] [AN-05] [AN-09] reports a page once, with the name that its section gave it and the network of its url', () => {
  const signals: Signal[] = [];
  const pageShown = createPageCalls({ record: (signal) => void signals.push(signal), manifests: () => MANIFESTS });
  const at = (path: string, route: string, section: string) =>
    pageShown(new URL(`https://shop.test${path}`), { route, section, lang: 'en' } as never);
  at('/en/office/history', 'office-history', 'office');
  at('/en/office/history', 'office-history', 'office');
  at('/en/registration/myspace', 'registration', 'identity');

  expect(signals).toEqual([
    { kind: 'page', route: 'office-history', section: 'office', name: 'bet_history' },
    { kind: 'page', route: 'registration', section: 'identity', name: 'registration', network: 'myspace' },
  ]);
});
