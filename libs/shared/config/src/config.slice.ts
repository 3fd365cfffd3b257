import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { AccountConfig, SiteConfig } from '@touchline/shared-contract';
import type { RootState } from '@touchline/shared-state';
import { DEFAULT_POLLING, LIVE_PERIOD_MS } from './rules/timings.ts';

/** The site's configuration. `failed` is 'no site config' of the specification. @spec CF-01 CF-04 */
export type ConfigState =
  | { status: 'unknown' }
  /** `site` applies to this person; `general` applies to everyone and is kept while an account has its own. @spec CF-03 */
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
    /** Applies the overrides of the signed-in account. @spec CF-03 */
    accountConfigReceived: (state, { payload }: PayloadAction<AccountConfig>): ConfigState =>
      state.status === 'ready' ? forAccount(state.general ?? state.site, payload) : state,
    /** After sign-out the general configuration applies again. */
    accountConfigForgotten: (state): ConfigState =>
      state.status === 'ready' && state.general !== undefined ? { status: 'ready', site: state.general } : state,
    /** A configuration that has loaded stays in use. */
    configFailed: (state): ConfigState => (state.status === 'ready' ? state : { status: 'failed' }),
  },
});

export const { accountConfigForgotten, accountConfigReceived, configFailed, configReceived } = configSlice.actions;

declare module '@touchline/shared-state' {
  interface RootSlices {
    config: ConfigState;
  }
}

export const selectConfig = (state: RootState): ConfigState => state.config ?? unknown;
/** The configuration; null while there is none. */
export const selectSiteConfig = (state: RootState): SiteConfig | null => {
  const config = selectConfig(state);
  return config.status === 'ready' ? config.site : null;
};

const HOUSE_NAME = 'Touchline';
/** Name of the site: from the operator's brand, or the default until the configuration has loaded. @spec LY-12 */
export const selectCompanyName = (state: RootState): string => selectSiteConfig(state)?.companyName ?? HOUSE_NAME;

export type PollingKind = keyof SiteConfig['polling'];
/** Poll intervals in milliseconds, by what is polled. @spec CF-06 */
export type PollingTable = Readonly<Record<PollingKind, number>>;
/** The poll intervals: the specification's until the configuration has loaded; live stays within 3 to 10 s. @spec CF-06 */
export function selectPollingTable(state: RootState): PollingTable {
  const table = selectSiteConfig(state)?.polling ?? DEFAULT_POLLING;
  return { ...table, live: Math.min(LIVE_PERIOD_MS.most, Math.max(LIVE_PERIOD_MS.least, table.live)) };
}
/** Interval of one poll in milliseconds. @spec CF-06 */
export const selectPollingMs =
  (kind: PollingKind) =>
  (state: RootState): number =>
    selectPollingTable(state)[kind];

const NO_LANGUAGES: SiteConfig['languages'] = [];
/** Languages of the site, in their own names. @spec LG-06 */
export const selectSiteLanguages = (state: RootState): SiteConfig['languages'] => selectSiteConfig(state)?.languages ?? NO_LANGUAGES;
/** Id of the notation of an odds format: 14, 15 and 16 are aliases defined by the configuration. @spec OD-01 */
export const selectCoefNotation = (state: RootState, coefViewId: number): number =>
  selectSiteConfig(state)?.coefViewAliases[String(coefViewId)] ?? coefViewId;
