import { defineMessages } from 'react-intl';

/** Names of the odds formats by id; aliases 14, 15 and 16 show the name of the notation that they stand for. @spec OD-01 */
const formats = defineMessages({
  decimal: { id: 'shell.odds.decimal', defaultMessage: 'Decimal' },
  fractional: { id: 'shell.odds.fractional', defaultMessage: 'Fractional' },
  american: { id: 'shell.odds.american', defaultMessage: 'American' },
  hongKong: { id: 'shell.odds.hongKong', defaultMessage: 'Hong Kong' },
  indonesian: { id: 'shell.odds.indonesian', defaultMessage: 'Indonesian' },
  malay: { id: 'shell.odds.malay', defaultMessage: 'Malay' },
});
export const ODDS_FORMATS = [
  { id: 0, name: formats.decimal },
  { id: 1, name: formats.fractional },
  { id: 2, name: formats.american },
  { id: 4, name: formats.hongKong },
  { id: 5, name: formats.indonesian },
  { id: 6, name: formats.malay },
] as const;
