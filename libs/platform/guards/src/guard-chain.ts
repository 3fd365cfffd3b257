import { GUARD_NAMES, type Guard, type GuardName, type PendingGuard } from './guard.ts';
import { access } from './guards/access.ts';
import { authRedirect } from './guards/auth-redirect.ts';
import { auth } from './guards/auth.ts';
import { blocked } from './guards/blocked.ts';
import { language } from './guards/language.ts';
import { dictionary, microfront, seo } from './guards/preparing.ts';

const EXISTING: Partial<Record<GuardName, Guard>> = { blocked, dictionary, access, auth, language, seo, authRedirect, microfront };

/** All 18 guards, in their order, for the edge and the browser alike. @spec GD-01 GD-02 */
export const GUARD_CHAIN: readonly (Guard | PendingGuard)[] = GUARD_NAMES.map((name) => EXISTING[name] ?? { name, isPending: true });
