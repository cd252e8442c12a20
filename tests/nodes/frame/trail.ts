const kept = 30;

/** The last things that happened to somebody, for whoever has to find out why it got stuck. */
export class Trail {
  private readonly lines: string[] = [];

  constructor(private readonly name: string) {}

  add(line: string): void {
    this.lines.push(`${new Date().toISOString().slice(11, 23)} ${line}`);
    if (this.lines.length > kept) this.lines.shift();
  }

  get text(): string {
    return [this.name, ...this.lines].join('\n    ');
  }
}
