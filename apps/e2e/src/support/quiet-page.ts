import { test as base, expect, type ConsoleMessage, type Page } from '@playwright/test';

/** Every page of a test is listened to: an error or a warning in the console fails it, whatever else it checks. */
export const test = base.extend<{ allowedConsole: RegExp[]; quiet: void }>({
  allowedConsole: [async ({}, use) => use([]), { option: true }],
  quiet: [
    async ({ context, allowedConsole }, use) => {
      const heard: string[] = [];
      const listen = (page: Page) => {
        page.on('console', (message: ConsoleMessage) => {
          if (['error', 'warning'].includes(message.type())) heard.push(`${message.type()}: ${message.text()} (${message.location().url})`);
        });
        page.on('pageerror', (error) => heard.push(`uncaught: ${error.message}`));
      };
      context.pages().forEach(listen);
      context.on('page', listen);
      await use();
      const unexpected = heard.filter((line) => !allowedConsole.some((allowed) => allowed.test(line)));
      expect(unexpected, 'console messages').toEqual([]);
    },
    { auto: true },
  ],
});
export { expect };
