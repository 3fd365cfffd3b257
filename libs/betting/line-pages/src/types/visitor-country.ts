/** Countries of the line's championships by their ISO 3166 numbers, which the configuration uses for the visitor's country. */
const BY_NUMBER: Readonly<Record<number, string>> = {
  ...{ 32: 'AR', 36: 'AU', 40: 'AT', 56: 'BE', 76: 'BR', 124: 'CA', 156: 'CN', 191: 'HR', 203: 'CZ', 208: 'DK', 246: 'FI', 250: 'FR' },
  ...{ 276: 'DE', 300: 'GR', 356: 'IN', 372: 'IE', 380: 'IT', 392: 'JP', 398: 'KZ', 410: 'KR', 484: 'MX', 528: 'NL', 554: 'NZ', 578: 'NO' },
  ...{ 616: 'PL', 620: 'PT', 642: 'RO', 643: 'RU', 682: 'SA', 688: 'RS', 710: 'ZA', 724: 'ES', 752: 'SE', 756: 'CH', 792: 'TR', 804: 'UA' },
  ...{ 818: 'EG', 826: 'GB', 840: 'US' },
};

/** Letters of the visitor's country; null if it is unknown or has no championship. @spec BT-08 */
export const countryOfNumber = (id: number | null | undefined): string | null => BY_NUMBER[id ?? -1] ?? null;
