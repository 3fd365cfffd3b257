/** Played by people (real) or by a computer (virtual). */
export const CYBER_TYPES = ['real', 'virtual'] as const;
export type CyberType = (typeof CYBER_TYPES)[number];

/** Version of the discipline icons, unless the site configures another. @spec BT-03 */
export const CYBER_ICONS_VERSION = '1.0.637';

/** URL of a discipline's icon. @spec BT-03 */
export const cyberIconPath = (key: string, version: string = CYBER_ICONS_VERSION): string => `/cyber-icons/${version}/${key}.svg`;

/** Type of game, which determines the contents of the scoreboard. */
export const CYBER_KINDS = ['shooter', 'moba', 'strategy', 'simulation'] as const;
export type CyberKind = (typeof CYBER_KINDS)[number];

/** What a side of a shooter could afford in a round. */
export const BUYS = ['pistol', 'eco', 'force', 'full'] as const;
export type Buy = (typeof BUYS)[number];
