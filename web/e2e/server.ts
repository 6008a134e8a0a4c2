/** A real server for a journey: its own port, its own data folder, and a hard kill when the journey asks for one. */
import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../', import.meta.url));

export class Server {
  private process: ChildProcess | null = null;
  private readonly data = mkdtempSync(join(tmpdir(), 'blockcade-e2e-'));
  private port = 0;

  /** `more`: further arguments of `blockcade serve`. `python`: an interpreter with Blockcade and other packages.
   * `environment`: all of its variables. */
  constructor(
    private readonly more: readonly string[] = [],
    private readonly python = '',
    private readonly environment: Readonly<Record<string, string>> | null = null,
  ) {}

  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  /** The key to the operator's page. */
  get operatorKey(): string {
    return readFileSync(join(this.data, 'operator.key'), 'utf8').trim();
  }

  /** Starts on a free port the first time, and on the same port every later time. */
  async start(): Promise<void> {
    const args = ['serve', '--port', String(this.port), '--data', this.data, '--bot-pause-ms', '0', '--json'];
    args.push('--log-level', 'warning', ...this.more);
    const [program, before]: [string, string[]] = this.python
      ? [this.python, ['-m', 'blockcade.cli']]
      : [join(root, '.venv/bin/blockcade'), []];
    const child = spawn(program, [...before, ...args], {
      stdio: ['ignore', 'pipe', 'inherit'],
      env: this.environment ?? process.env,
    });
    this.process = child;
    const lines = createInterface({ input: child.stdout });
    const first = await new Promise<string>((resolve, reject) => {
      lines.once('line', resolve);
      child.once('exit', (code) => reject(new Error(`the server ended with ${code}`)));
    });
    this.port = Number(new URL((JSON.parse(first) as { url: string }).url).port);
  }

  /** kill -9: no shutdown, nothing flushed. */
  async kill(): Promise<void> {
    await this.end('SIGKILL');
  }

  async stop(): Promise<void> {
    await this.end('SIGTERM');
    rmSync(this.data, { recursive: true, force: true });
  }

  private async end(signal: NodeJS.Signals): Promise<void> {
    const child = this.process;
    this.process = null;
    if (!child || child.exitCode !== null) return;
    const gone = new Promise((resolve) => child.once('exit', resolve));
    child.kill(signal);
    await gone;
  }
}
