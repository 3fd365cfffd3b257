import type { SocialTicket } from '@touchline/identity-contract';
import { socialApi, useCall, type Problem } from '@touchline/identity-forms';
import { twoStepRequired } from '@touchline/identity-state';
import { useEffect, useState } from 'react';
import { useDispatch } from 'react-redux';

/**
 * The next step after another site has identified the visitor. A second step continues as after a password.
 *
 * @param id - of the ticket, or null.
 * @spec ID-04 AUTH-14
 */
export function useSocialTicket(id: string | null): { ticket: SocialTicket | null; problem: Problem | null } {
  const dispatch = useDispatch();
  const [ticket, setTicket] = useState<SocialTicket | null>(null);
  const { run, problem } = useCall(socialApi.ticket, (found: SocialTicket) => {
    setTicket(found);
    if (found.kind === 'two-step') dispatch(twoStepRequired(found.two_step));
  });
  useEffect(() => {
    if (id !== null) run(id);
  }, [id, run]);
  return { ticket, problem };
}
