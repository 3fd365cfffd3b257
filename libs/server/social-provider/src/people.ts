import { createHash } from 'node:crypto';

/** A person with an account at the provider. */
export interface Person {
  name: string;
  email: string;
  isVerified: boolean;
}

/** Everyone who has signed in at the provider since it started. */
export function openPeople() {
  const known = new Map<string, Person>();
  return {
    /** @returns the subject id, which differs for each client, as at large providers. */
    add: (clientId: string, person: Person): string => {
      const subject = createHash('sha256').update(`${clientId} ${person.email.toLowerCase()}`).digest('base64url');
      known.set(subject, person);
      return subject;
    },
    find: (subject: string): Person | undefined => known.get(subject),
  };
}
