/** Set by the development server; builds replace it by `undefined`. */
interface ImportMeta {
  readonly hot?: { on: (event: string, listener: (data: unknown) => void) => void };
}
