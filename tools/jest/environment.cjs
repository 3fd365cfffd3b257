// jsdom, and the web platform globals that it lacks but every browser (and Node) has.
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
// These must come from one realm: react-router compares their identity. FormData stays jsdom's, which reads forms.
const REPLACED = ['AbortController', 'AbortSignal', 'Request', 'Response', 'Headers', 'fetch'];

module.exports = class extends TestEnvironment {
  async setup() {
    await super.setup();
    for (const name of ADDED) if (this.global[name] === undefined) this.global[name] = globalThis[name];
    for (const name of REPLACED) this.global[name] = globalThis[name];
    Object.defineProperty(this.global, 'crypto', { value: globalThis.crypto, configurable: true });
    // MessageChannel stays out: React's scheduler would hold a port and Jest would never exit.
    this.global.Uint8Array = Uint8Array;
    this.global.ArrayBuffer = ArrayBuffer;
  }
};
