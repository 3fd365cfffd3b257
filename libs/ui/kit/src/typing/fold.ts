/** Normalises text for searching: no accents, lower case, single spaces. `Éclair  FC` and `eclair fc` are equal. */
export function foldText(text: string, language: string): string {
  return text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLocaleLowerCase(language).replaceAll(/\s+/g, ' ').trim();
}
