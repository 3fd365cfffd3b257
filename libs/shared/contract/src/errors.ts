import * as z from 'zod/mini';

/**
 * Body of every answer that is not a success. `code` is the specification's number where it defines one (captcha 100, 111, 112, 113;
 * fingerprint 110), otherwise the HTTP status. The message for the player is the joined `detail` fields.
 *
 * @spec HT-10 NT-03
 */
export const ErrorAnswer = z.object({
  status: z.int(),
  code: z.int(),
  title: z.optional(z.string()),
  /** With status 451: 1 means that changed terms must be accepted. @spec HT-11 */
  exception_code: z.optional(z.int()),
  errors: z.array(z.object({ code: z.string(), detail: z.string(), field: z.optional(z.string()) })),
  /** Identifies the event in the server's log. @spec PRV-4 */
  traceId: z.string(),
});
export type ErrorAnswer = z.infer<typeof ErrorAnswer>;
