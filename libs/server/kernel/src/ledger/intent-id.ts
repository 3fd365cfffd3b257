import { createHash } from 'node:crypto';

const PARTS = /^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*/;
const UUID = /^[0-9a-f]{8}-?(?:[0-9a-f]{4}-?){3}[0-9a-f]{12}$/i;

/** Id of an intent for a name that others chose: the kernel identifies intents by UUID, and derives one (version 8, RFC 9562). */
export const intentIdOf = (name: string): string => createHash('sha256').update(name).digest('hex').replace(PARTS, '$1-$2-8$3-8$4-$5');

/** The id itself if it is a UUID, otherwise one derived from it. */
export const asIntentId = (id: string): string => (UUID.test(id) ? id : intentIdOf(id));
