/** Readable fallback for a message without any text: `shell.signOut` becomes `Sign out`. @spec I18N-1 */
export function wordsOf(id: string): string {
  const words = id
    .slice(id.lastIndexOf('.') + 1)
    .replace(/^main_/, '')
    .replaceAll('_', ' ')
    .replaceAll(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}
