import { briefWarnings } from './brief-warnings.mjs';
import { composedFields } from './composed-fields.mjs';
import { guardedListeners } from './guarded-listeners.mjs';
import { knownChannels } from './known-channels.mjs';
import { messagesInFiles } from './messages-in-files.mjs';
import { modelFacts } from './model-facts.mjs';
import { oneFolding } from './one-folding.mjs';
import { oneJudge } from './one-judge.mjs';
import { oneReader } from './one-reader.mjs';
import { ownElements } from './own-elements.mjs';
import { repeatedWork } from './repeated-work.mjs';
import { scoreParts } from './score-parts.mjs';
import { soldGames } from './sold-games.mjs';
import { typedForms } from './typed-forms.mjs';
import { zonedTime } from './zoned-time.mjs';

/** The ESLint plugin of this project: `eslint.config.mjs` says where each rule holds. */
export const touchline = {
  rules: {
    'brief-warnings': briefWarnings,
    'composed-fields': composedFields,
    'guarded-listeners': guardedListeners,
    'known-channels': knownChannels,
    'messages-in-files': messagesInFiles,
    'model-facts': modelFacts,
    'one-folding': oneFolding,
    'one-judge': oneJudge,
    'one-reader': oneReader,
    'own-elements': ownElements,
    'repeated-work': repeatedWork,
    'score-parts': scoreParts,
    'sold-games': soldGames,
    'typed-forms': typedForms,
    'zoned-time': zonedTime,
  },
};
