export { lineCommands } from './commands/line-commands.ts';
export { lineBands } from './menu/line-bands.ts';
export { linePages } from './pages.ts';
