/** A socket whose other end the test holds. */
export class FakeSocket {
  static made: FakeSocket[] = [];
  /** As a WebSocket counts: 0 while it connects, 1 when it is open. */
  readyState = 1;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: ((event?: { code: number }) => void) | null = null;
  closed = false;
  readonly sent: Record<string, unknown>[] = [];

  constructor() {
    FakeSocket.made.push(this);
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }

  close(): void {
    this.closed = true;
  }

  says(message: unknown): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}
