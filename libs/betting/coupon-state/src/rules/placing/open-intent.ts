/** An intent without a known answer: its id and when it was sent, without its content. @spec CP-26 CPN-6 */
export interface OpenIntent {
  id: string;
  sentAt: number;
}

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/i;

export const writeIntent = (intent: OpenIntent): string => JSON.stringify(intent);

/** Parses a stored intent; null for none and for invalid text. */
export function readIntent(text: string | null): OpenIntent | null {
  try {
    const raw = JSON.parse(text ?? 'null') as { id?: unknown; sentAt?: unknown } | null;
    return typeof raw?.id === 'string' && UUID.test(raw.id) && typeof raw.sentAt === 'number' ? { id: raw.id, sentAt: raw.sentAt } : null;
  } catch {
    return null; // written by something else
  }
}
