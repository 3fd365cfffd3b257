import type { Control, Dashboard, ControlView, Setup, StuckItem, Switch } from '@touchline/server-kernel';
import type { SiteConfig } from '@touchline/shared-contract';
import { SiteConfig as SiteConfigSchema } from '@touchline/shared-contract/schemas';
import { field, fieldsOf } from './fields.ts';
import { escape, page } from './html.ts';

/** The page that asks for the key. @param to - redirect target after the correct key. */
export const keyPage = (to: string, problem = ''): string =>
  page(
    'Key',
    `<main><h1>Control room</h1><form method="post" action="/sign-in"><input type="hidden" name="to" value="${escape(to)}">
<label for="key">Key, as printed when the sandbox started</label><input id="key" name="key" type="password" autocomplete="off" required${problem === '' ? '' : ' aria-invalid="true" aria-describedby="problem"'}>
${problem === '' ? '' : `<p id="problem" role="alert">${escape(problem)}</p>`}<button>Open</button></form></main>`,
  );

/** The confirmation page of a set-up link; nothing changes until the set-up is opened. */
export const setupPage = (setup: Setup): string =>
  page(
    setup.title,
    `<main><h1>${escape(setup.title)}</h1><p>${escape(setup.about)}</p><p>Opens ${escape(setup.path)}${setup.build === undefined ? '' : ` in the ${setup.build} build`}${setup.player === undefined ? ', signed out' : ', signed in as a new player'}. It changes this browser alone.</p>
<form method="post" action="/setup/${escape(setup.name)}"><button autofocus>Open it</button></form><p><a href="/">All set-ups</a></p></main>`,
  );

export interface OverviewFacts {
  origin: string;
  product: string;
  nowMs: number;
  offsetMs: number;
  site: SiteConfig;
  setups: readonly Setup[];
  actions: readonly Control[];
  views: readonly ControlView[];
  dashboards: readonly Dashboard[];
  switches: readonly Switch[];
  /** Failing background work. */
  stuck: readonly StuckItem[];
  /** Global overrides. */
  set: Readonly<Record<string, unknown>>;
}

const card =
  (origin: string) =>
  ({ name, title, about }: Setup): string => {
    const link = `${origin}/setup/${name}`;
    return `<li><h3>${escape(title)}</h3><p>${escape(about)}</p><p class="link"><a href="/setup/${escape(name)}">${escape(link)}</a></p>
<form method="post" action="/setup/${escape(name)}"><button aria-label="Open: ${escape(title)}">Open</button><button type="button" hidden data-copy="${escape(link)}" aria-label="Copy link: ${escape(title)}">Copy link</button></form></li>`;
  };

function configForm(site: SiteConfig, changed: Readonly<Record<string, unknown>>): string {
  const usual = site as unknown as Record<string, unknown>;
  const fields = Object.entries(fieldsOf(SiteConfigSchema)).map(([name, schema]) =>
    field(name, schema, { usual: usual[name], changed: changed[name] }),
  );
  return `<form method="post" action="/config">${fields.join('')}<p><button>Change the configuration</button></p></form>`;
}

const switchForm = (switches: readonly Switch[], set: Readonly<Record<string, unknown>>): string =>
  `<form method="post" action="/switches">${switches
    .filter(({ name }) => name !== 'config')
    .map(({ name, label }) => {
      const text = set[name] === undefined ? '' : JSON.stringify(set[name]);
      return `<label for="switch-${name}">${escape(label)} <span class="now">(${escape(name)})</span></label><textarea id="switch-${name}" name="${escape(name)}" spellcheck="false" placeholder="JSON; empty: as usual">${escape(text)}</textarea>`;
    })
    .join('')}<p><button>Set the switches</button></p></form>`;

const actionForm = ({ name, label, body }: Control): string =>
  `<details><summary>${escape(label)}</summary><form method="post" action="/action/${escape(name)}">${Object.entries(fieldsOf(body))
    .map(([at, schema]) => field(at, schema, {}).replaceAll(`field-${at}`, `${name}-${at}`))
    .join('')}<p><button>Do it</button></p></form></details>`;

/** Failing background work, shown first because it needs attention; empty if nothing fails. */
function alarm(stuck: readonly StuckItem[]): string {
  if (stuck.length === 0) return '';
  const aside = stuck.filter(({ isQuarantined }) => isQuarantined).length;
  return `<p class="status" role="alert">Background work that fails: ${stuck.length}, of which set aside: ${aside}. <a href="/dashboard/stuck">See what and why</a></p>`;
}

/** The overview page of all settings. */
export function overview(facts: OverviewFacts): string {
  const { origin, product, nowMs, offsetMs, site, setups, actions, views, dashboards, switches, stuck, set } = facts;
  const hasChanges = Object.keys(set).length > 0 || offsetMs !== 0;
  const forms = actions.filter(({ name }) => name !== 'site' && name !== 'services');
  return page(
    'Overview',
    `<header><h1>Control room</h1><p>For the site at <a href="${escape(product)}">${escape(product)}</a>. Play money only.</p>
<nav aria-label="Parts of this page"><ul><li><a href="#set-ups">Set-ups</a></li><li><a href="#state">Clock and state</a></li><li><a href="#configuration">Configuration</a></li><li><a href="#switches">Switches</a></li><li><a href="#actions">Actions</a></li><li><a href="/look/players">Players</a></li>${dashboards.map(({ name, title }) => `<li><a href="/dashboard/${escape(name)}">${escape(title)}</a></li>`).join('')}<li><a href="/outbox">Outbox</a></li></ul></nav>${alarm(stuck)}</header>
<main><h2 id="set-ups">Set-ups</h2><p>Each opens one screen for this browser alone.</p><ul class="set-ups">${setups.map(card(origin)).join('')}</ul>
<h2 id="state">Clock and state</h2><div class="status"><p>The server's time is <time>${new Date(nowMs).toISOString()}</time>${offsetMs === 0 ? ', the real time' : `, moved by ${offsetMs} ms`}. ${hasChanges ? 'Something is changed for everybody.' : 'Nothing is changed for everybody.'}</p>
<form method="post" action="/reset"><button>Put everything back</button></form></div>
<ul>${views.map(({ name, label }) => `<li><a href="/look/${escape(name)}">${escape(label)}</a></li>`).join('')}</ul>
<h2 id="configuration">Configuration</h2><p>For everybody. What is left empty stays as usual.</p><details><summary>All fields</summary>${configForm(site, (set['config'] as Record<string, unknown> | undefined) ?? {})}</details>
<h2 id="switches">Switches of services</h2><p>For everybody.</p><details><summary>All switches</summary>${switchForm(switches, set)}</details>
<h2 id="actions">Actions</h2>${forms.map(actionForm).join('')}</main>`,
  );
}
