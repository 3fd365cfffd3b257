import { createHash } from 'node:crypto';

/** Somebody who has an account at the provider. */
export interface Person {
  name: string;
  email: string;
  isVerified: boolean;
}

/** Whoever signed in at the provider since it started. */
export function openPeople() {
  const known = new Map<string, Person>();
  return {
    /** @returns the subject: another one at each client, as large providers have it. */
    add: (clientId: string, person: Person): string => {
      const subject = createHash('sha256').update(`${clientId} ${person.email.toLowerCase()}`).digest('base64url');
      known.set(subject, person);
      return subject;
    },
    find: (subject: string): Person | undefined => known.get(subject),
  };
}
