import { SqlState } from './db.ts';

/** Another process is doing an item of background work, or has just done it; its failures are not those of this process. */
export class TakenElsewhere extends Error {
  readonly code = SqlState.LockNotAvailable;
  constructor() {
    super('another process has taken this item');
  }
}
