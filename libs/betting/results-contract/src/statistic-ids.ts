/** Parses a statistics id; null if it is invalid. */
export function readStatisticId(id: string): { kind: 'game' | 'champ' | 'team'; id: number } | null {
  const [, letter, digits] = /^([gct])(\d{1,15})$/.exec(id) ?? [];
  if (letter === undefined || digits === undefined) return null;
  return { kind: letter === 'g' ? 'game' : letter === 'c' ? 'champ' : 'team', id: Number(digits) };
}

export const gameStatisticId = (gameId: number): string => `g${gameId}`;
export const champStatisticId = (champId: number): string => `c${champId}`;
export const teamStatisticId = (teamId: number): string => `t${teamId}`;
