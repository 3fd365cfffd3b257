import type { FormEvent } from 'react';
import { useNavigate } from 'react-router';

/** Submits a form by putting its fields into the page's query, as browsers do without scripts. */
export function useQueryForm(path: string): (event: FormEvent<HTMLFormElement>) => void {
  const navigate = useNavigate();
  return (event) => {
    event.preventDefault();
    const { submitter } = event.nativeEvent as SubmitEvent;
    const query = new URLSearchParams();
    for (const [name, value] of new FormData(event.currentTarget, submitter)) if (typeof value === 'string') query.append(name, value);
    void navigate(`${path}?${query.toString()}`, { replace: true, preventScrollReset: true });
  };
}
