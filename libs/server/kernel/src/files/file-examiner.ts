import type { Queryable } from '../db/db.ts';
import { HelperLate, moduleBeside, type OpenHelper } from '../helpers/helper.ts';
import { Refusal } from '../refusal.ts';
import { type RateLimit, takeTry } from '../sessions/rate-limit.ts';
import type { FileType } from './clean-file.ts';

/** A `document` is a legible JPEG, which is re-encoded; an `attachment` is a picture, which is stripped of metadata, or a plain PDF. */
export interface ExamineRequest {
  kind: 'document' | 'attachment';
  bytes: Uint8Array;
}

/** The cleaned file, or why it is refused: `large` would take too much time or memory to decode, whatever its size in bytes. */
export type Examined = { type: FileType; content: Uint8Array } | { problem: 'type' | 'broken' | 'large' | 'small' };

export interface FileExaminer {
  /**
   * Examines an uploaded file in a helper process.
   *
   * @throws Refusal 503 when too many files wait or the helper process fails.
   * @spec AC-04 AC-09 SEC-6
   */
  examine(request: ExamineRequest): Promise<Examined>;
}

/** For comparison: an ordinary picture of five megapixels takes half a second. */
const DEADLINE_MS = 10_000;
const MOST_WAITING = 16;
const HEAP_MB = 256;

/** Files of a player that are examined in an hour, including refused ones. */
const EXAMINED_OF_PLAYER: RateLimit = { name: 'examined-file', limit: 40, windowMs: 3_600_000 };
const RETRY_AFTER_SECONDS = 600;

/** Counts a file of a player before its examination, because refused files cost as much time. @throws Refusal 429 @spec SEC-6 */
export async function countExamined(db: Queryable, userId: number, nowMs: number): Promise<void> {
  if (await takeTry(db, EXAMINED_OF_PLAYER, String(userId), nowMs)) return;
  throw new Refusal(429, 'too-many-tries', {
    detail: 'Too many files were sent in the last hour, please wait a while',
    retryAfterSeconds: RETRY_AFTER_SECONDS,
  });
}

export function openFileExaminer(openHelper: OpenHelper, deadlineMs = DEADLINE_MS): FileExaminer {
  const helper = openHelper<ExamineRequest, Examined>({
    module: moduleBeside('examine.process', import.meta.url),
    deadlineMs,
    mostWaiting: MOST_WAITING,
    heapMb: HEAP_MB,
  });
  return {
    examine: async (request) => {
      try {
        return await helper.ask(request);
      } catch (error) {
        if (error instanceof HelperLate) return { problem: 'large' };
        throw error;
      }
    },
  };
}
