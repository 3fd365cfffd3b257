/** What the development server gives modules; builds write `undefined` in its place. */
interface ImportMeta {
  readonly hot?: { on: (event: string, listener: (data: unknown) => void) => void };
}
