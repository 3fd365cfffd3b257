/** Types for the used part of `ws`, which ships without types. */
declare module 'ws' {
  import type { IncomingMessage } from 'node:http';
  import type { Duplex } from 'node:stream';

  export class WebSocket {
    readonly readyState: number;
    static readonly OPEN: 1;
    constructor(url: string, options?: { headers?: Readonly<Record<string, string>> });
    on(event: 'message', listener: (data: Buffer, isBinary: boolean) => void): this;
    on(event: 'close', listener: (code: number, reason: Buffer) => void): this;
    on(event: 'pong', listener: () => void): this;
    on(event: 'error', listener: (error: Error) => void): this;
    send(data: string): void;
    ping(): void;
    close(code?: number, reason?: string): void;
    terminate(): void;
  }
  export class WebSocketServer {
    constructor(options: { noServer: true; maxPayload: number; perMessageDeflate: boolean });
    handleUpgrade(request: IncomingMessage, socket: Duplex, head: Buffer, done: (socket: WebSocket) => void): void;
    close(): void;
  }
}
