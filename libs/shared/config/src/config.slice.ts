import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { AccountConfig, SiteConfig } from '@touchline/shared-contract';
import { DEFAULT_POLLING, LIVE_PERIOD_MS } from './rules/timings.ts';

/** The site's configuration. `failed` is the specification's 'no site config'. @spec CF-01 CF-04 */
export type ConfigState =
  | { status: 'unknown' }
  /** `site` is what holds for this person; `general` is what holds for everybody, kept while an account has its own. @spec CF-03 */
  | { status: 'ready'; site: SiteConfig; general?: SiteConfig; account?: AccountConfig }
  | { status: 'failed' };

const unknown: ConfigState = { status: 'unknown' };

const forAccount = (general: SiteConfig, account: AccountConfig): ConfigState => ({
  status: 'ready',
  site: { ...general, ...account } as SiteConfig,
  general,
  account,
});

export const configSlice = createSlice({
  name: 'config',
  initialState: unknown as ConfigState,
  reducers: {
    configReceived: (state, { payload }: PayloadAction<SiteConfig>): ConfigState =>
      state.status === 'ready' && state.account !== undefined ? forAccount(payload, state.account) : { status: 'ready', site: payload },
    /** What is different for the account that is signed in. @spec CF-03 */
    accountConfigReceived: (state, { payload }: PayloadAction<AccountConfig>): ConfigState =>
      state.status === 'ready' ? forAccount(state.general ?? state.site, payload) : state,
    /** Nobody is signed in any more: what holds for everybody holds again. */
    accountConfigForgotten: (state): ConfigState =>
      state.status === 'ready' && state.general !== undefined ? { status: 'ready', site: state.general } : state,
    /** A configuration that is known already goes on being used. */
    configFailed: (state): ConfigState => (state.status === 'ready' ? state : { status: 'failed' }),
  },
});

export const { accountConfigForgotten, accountConfigReceived, configFailed, configReceived } = configSlice.actions;

/** State that holds the slice `config`. */
export interface WithConfig {
  config: ConfigState;
}

export const selectConfig = (state: unknown): ConfigState => (state as Partial<WithConfig>).config ?? unknown;
/** The configuration, null while there is none. */
export const selectSiteConfig = (state: unknown): SiteConfig | null => {
  const config = selectConfig(state);
  return config.status === 'ready' ? config.site : null;
};

const HOUSE_NAME = 'Touchline';
/** Name of the site: that of the operator's brand, or of the house until the configuration says one. @spec LY-12 */
export const selectCompanyName = (state: unknown): string => selectSiteConfig(state)?.companyName ?? HOUSE_NAME;

export type PollingKind = keyof SiteConfig['polling'];
/** Periods of polls in milliseconds, by what is polled. @spec CF-06 */
export type PollingTable = Readonly<Record<PollingKind, number>>;
/** The table of polling periods: the specification's until the configuration is known; live keeps to its 3 to 10 s. @spec CF-06 */
export function selectPollingTable(state: unknown): PollingTable {
  const table = selectSiteConfig(state)?.polling ?? DEFAULT_POLLING;
  return { ...table, live: Math.min(LIVE_PERIOD_MS.most, Math.max(LIVE_PERIOD_MS.least, table.live)) };
}
/** Period of one poll in milliseconds. @spec CF-06 */
export const selectPollingMs =
  (kind: PollingKind) =>
  (state: unknown): number =>
    selectPollingTable(state)[kind];

const NO_LANGUAGES: SiteConfig['languages'] = [];
/** Languages of the site with their own names. @spec LG-06 */
export const selectSiteLanguages = (state: unknown): SiteConfig['languages'] => selectSiteConfig(state)?.languages ?? NO_LANGUAGES;
/** Id of the notation that an odds format uses: 14, 15 and 16 are aliases by configuration. @spec OD-01 */
export const selectCoefNotation = (state: unknown, coefViewId: number): number =>
  selectSiteConfig(state)?.coefViewAliases[String(coefViewId)] ?? coefViewId;
