import { selectIsPlayer } from '@touchline/identity-state';
import { withWords } from '@touchline/shared-i18n';
import { useSelector } from 'react-redux';
import { useLater } from '../later/use-later.ts';

const fetchEntry = withWords(async () => (await import('./InboxEntry.tsx')).InboxEntry);
const IDLE_MS = 500;

/** A player's bell; visitors do not load its code. @spec AC-06 */
export function InboxLater() {
  const isPlayer = useSelector(selectIsPlayer);
  const { value: Entry } = useLater({
    name: 'inbox',
    fetch: fetchEntry,
    isWanted: false,
    idleMs: isPlayer ? IDLE_MS : null,
    isOptional: true,
  });
  return isPlayer && Entry !== null ? <Entry /> : null;
}
