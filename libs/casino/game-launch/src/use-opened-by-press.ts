import { selectUserId } from '@touchline/identity-state';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useSelector } from 'react-redux';
import { useLocation, useNavigationType } from 'react-router';

/**
 * Opens a game for a signed-in player who pressed a link to it. A loaded document, Back and a sign-in on the page lead to the start screen, and
 * so does leaving the game.
 *
 * @param canPlay - whether the game can be played for money now.
 * @spec CS-02
 */
export function useOpenedByPress(canPlay: boolean, open: () => void): void {
  const isSignedIn = useSelector(selectUserId) !== null;
  // As a string: the enumeration exists in the router's code only.
  const isPressed = String(useNavigationType()) === 'PUSH';
  const { key } = useLocation();
  const visit = useRef<{ key: string | null; isWanted: boolean }>({ key: null, isWanted: false });
  const opened = useEffectEvent(open);
  useEffect(() => {
    if (visit.current.key !== key) visit.current = { key, isWanted: isPressed && isSignedIn };
    if (!visit.current.isWanted || !canPlay) return;
    visit.current.isWanted = false;
    opened();
  }, [key, isPressed, isSignedIn, canPlay]);
}
