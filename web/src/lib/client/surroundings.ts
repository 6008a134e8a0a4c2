/** The table client's surroundings: a connection, a clock, random numbers, and a call when the network may be back. */

/** The part of a WebSocket that is used. */
export interface Line {
  send(text: string): void;
  close(): void;
  onopen: (() => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: ((event: { reason: string }) => void) | null;
}

export interface Surroundings {
  connect(table: string): Line;
  /** Runs evenly, even when the device's clock is set. */
  now_ms(): number;
  /** Calls back once after this time; returns a function that cancels. */
  after(wait_ms: number, call: () => void): () => void;
  random(): number;
  newId(): string;
  /** Calls back when the connection should be checked: network back, page shown again. Returns a function that stops. */
  onWake(call: () => void): () => void;
}

export function browserSurroundings(): Surroundings {
  return {
    connect(table) {
      const scheme = location.protocol === 'https:' ? 'wss:' : 'ws:';
      const address = `${scheme}//${location.host}/api/tables/${encodeURIComponent(table)}/socket?moves=numbers`;
      return new WebSocket(address) as Line;
    },
    // Not Date.now(): somebody may set the device's clock in the middle of a countdown.
    now_ms: () => performance.timeOrigin + performance.now(),
    after(wait_ms, call) {
      const timer = setTimeout(call, wait_ms);
      return () => clearTimeout(timer);
    },
    random: Math.random,
    newId() {
      const bytes = crypto.getRandomValues(new Uint8Array(16));
      return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
    },
    onWake(call) {
      const shown = () => {
        if (document.visibilityState === 'visible') call();
      };
      addEventListener('online', call);
      document.addEventListener('visibilitychange', shown);
      return () => {
        removeEventListener('online', call);
        document.removeEventListener('visibilitychange', shown);
      };
    },
  };
}
