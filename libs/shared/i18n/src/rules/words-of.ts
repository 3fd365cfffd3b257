/**
 * Words for a message that no language has: what its name says, `shell.signOut` as `Sign out`. An id is nothing to read.
 *
 * @spec I18N-1
 */
export function wordsOf(id: string): string {
  const words = id
    .slice(id.lastIndexOf('.') + 1)
    .replace(/^main_/, '')
    .replaceAll('_', ' ')
    .replaceAll(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}
