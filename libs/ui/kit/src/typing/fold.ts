/** A text as it is searched: without accents, in small letters, with single spaces. `Éclair  FC` and `eclair fc` are the same. */
export function foldText(text: string, language: string): string {
  return text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLocaleLowerCase(language).replaceAll(/\s+/g, ' ').trim();
}
