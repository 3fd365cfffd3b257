// jsdom, plus the web platform globals that it lacks but all browsers (and Node) have.
const { TestEnvironment } = require('jest-environment-jsdom');

const ADDED = [
  'TextEncoder',
  'TextDecoder',
  'ReadableStream',
  'WritableStream',
  'TransformStream',
  'CompressionStream',
  'DecompressionStream',
  'structuredClone',
  'Blob',
  'BroadcastChannel',
];
// These must come from one realm, because react-router compares their identity. FormData stays jsdom's, which can read forms.
const REPLACED = ['AbortController', 'AbortSignal', 'Request', 'Response', 'Headers', 'fetch'];

module.exports = class extends TestEnvironment {
  async setup() {
    await super.setup();
    for (const name of ADDED) if (this.global[name] === undefined) this.global[name] = globalThis[name];
    for (const name of REPLACED) this.global[name] = globalThis[name];
    Object.defineProperty(this.global, 'crypto', { value: globalThis.crypto, configurable: true });
    // Without MessageChannel: React's scheduler would keep a port open and Jest would never exit.
    this.global.Uint8Array = Uint8Array;
    this.global.ArrayBuffer = ArrayBuffer;
  }
};
