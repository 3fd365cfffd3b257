import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { SiteConfig } from '@touchline/shared-contract';
import { DEFAULT_POLLING } from './rules/timings.ts';

/** The site's configuration. `failed` is the specification's 'no site config'. @spec CF-01 CF-04 */
export type ConfigState = { status: 'unknown' } | { status: 'ready'; site: SiteConfig } | { status: 'failed' };

const unknown: ConfigState = { status: 'unknown' };

export const configSlice = createSlice({
  name: 'config',
  initialState: unknown as ConfigState,
  reducers: {
    configReceived: (_, { payload }: PayloadAction<SiteConfig>): ConfigState => ({ status: 'ready', site: payload }),
    /** A configuration that is known already goes on being used. */
    configFailed: (state): ConfigState => (state.status === 'ready' ? state : { status: 'failed' }),
  },
});

export const { configFailed, configReceived } = configSlice.actions;

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

export type PollingKind = keyof SiteConfig['polling'];
/** Period of a poll in milliseconds; the specification's table until the configuration is known. @spec CF-06 */
export const selectPollingMs =
  (kind: PollingKind) =>
  (state: unknown): number =>
    selectSiteConfig(state)?.polling[kind] ?? DEFAULT_POLLING[kind];

const NO_LANGUAGES: SiteConfig['languages'] = [];
/** Languages of the site with their own names. @spec LG-06 */
export const selectSiteLanguages = (state: unknown): SiteConfig['languages'] => selectSiteConfig(state)?.languages ?? NO_LANGUAGES;
/** Id of the notation that an odds format uses: 14, 15 and 16 are aliases by configuration. @spec OD-01 */
export const selectCoefNotation = (state: unknown, coefViewId: number): number =>
  selectSiteConfig(state)?.coefViewAliases[String(coefViewId)] ?? coefViewId;
