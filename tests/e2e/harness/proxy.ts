import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { type IncomingMessage, request as requestPlain } from 'node:http';
import { connect as connectHttp2 } from 'node:http2';
import { request, type RequestOptions } from 'node:https';
import { type AddressInfo, connect, createServer } from 'node:net';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import { connect as connectTls } from 'node:tls';
import { fileURLToPath } from 'node:url';
import type { ClientOptions } from 'ws';
import { type CertificateFiles, selfSigned } from './certificates.ts';
import { newFolder, Program, Server } from './server.ts';

/** Where clients come from; the proxies connect to the server from 127.0.0.1. */
export const clientAddress = '127.0.0.5';
const host = 'games.example';

/** What a client sends who would like to be somebody else. */
const forged = {
  'x-forwarded-for': '203.0.113.66',
  'x-forwarded-proto': 'http',
  'x-real-ip': '203.0.113.66',
  forwarded: 'for=203.0.113.66;proto=http',
};

interface Site {
  folder: string;
  /** Of https:// and of http://. */
  port: number;
  plainPort: number;
  server: Server;
  files: CertificateFiles;
}

async function freePort(): Promise<number> {
  const listener = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => listener.once('listening', resolve));
  const { port } = listener.address() as AddressInfo;
  await new Promise((resolve) => listener.close(resolve));
  return port;
}

/** The recipe of that name, with what is in its place on the test's machine. */
function recipe(name: string, replaced: Record<string, string>): string {
  let text = readFileSync(fileURLToPath(new URL(`../../../docker/proxies/${name}`, import.meta.url)), 'utf8');
  for (const [there, here] of Object.entries(replaced)) {
    if (!text.includes(there)) throw new Error(`${name} has no "${there}"`);
    text = text.replaceAll(there, here);
  }
  return text;
}

function write(folder: string, name: string, text: string): string {
  const file = join(folder, name);
  writeFileSync(file, text);
  return file;
}

/** A program as Debian has it, installed or unpacked by script/install. */
function debian(path: string, args: string[], environment: Record<string, string> = {}): Program {
  const unpacked = fileURLToPath(new URL('../../../build/deps/proxies', import.meta.url));
  if (existsSync(path)) return new Program(path, args, environment);
  const libraries = readdirSync(join(unpacked, 'usr/lib')).map((name) => join(unpacked, 'usr/lib', name));
  return new Program(join(unpacked, path), args, { ...environment, LD_LIBRARY_PATH: libraries.join(':') });
}

const programs = {
  nginx({ folder, port, plainPort, server, files }: Site): Program {
    write(
      folder,
      'mistward.conf',
      recipe('nginx.conf', {
        'listen 80;': `listen 127.0.0.1:${plainPort};`,
        'listen 443 ssl': `listen 127.0.0.1:${port} ssl`,
        '/etc/ssl/games.example/fullchain.pem': files.certificate,
        '/etc/ssl/games.example/privkey.pem': files.key,
        '127.0.0.1:8080': `127.0.0.1:${server.port}`,
      }),
    );
    const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((kind) => `${kind}_temp_path ${folder}/${kind};`);
    const main = `daemon off; master_process off; pid ${folder}/pid; error_log stderr;
      events {} http { access_log off; ${paths.join(' ')} include ${folder}/mistward.conf; }`;
    return debian('/usr/sbin/nginx', ['-e', 'stderr', '-p', folder, '-c', write(folder, 'nginx.conf', main)]);
  },
  haproxy({ folder, port, plainPort, server, files }: Site): Program {
    const both = readFileSync(files.certificate, 'utf8') + readFileSync(files.key, 'utf8');
    const config = recipe('haproxy.cfg', {
      'bind :80': `bind 127.0.0.1:${plainPort}`,
      'bind :443': `bind 127.0.0.1:${port}`,
      '/etc/haproxy/games.example.pem': write(folder, 'both.pem', both),
      '127.0.0.1:8080': `127.0.0.1:${server.port}`,
    });
    return debian('/usr/sbin/haproxy', ['-db', '-f', write(folder, 'haproxy.cfg', config)]);
  },
  caddy({ folder, port, plainPort, server, files }: Site): Program {
    const config = recipe('Caddyfile', {
      'games.example {': `{
        admin off
        http_port ${plainPort}
        https_port ${port}
        auto_https ignore_loaded_certs
        skip_install_trust
        default_bind 127.0.0.1
      }
      games.example {
        tls ${files.certificate} ${files.key}`,
      '127.0.0.1:8080': `127.0.0.1:${server.port}`,
    });
    const file = write(folder, 'Caddyfile', config);
    const home = { HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder };
    return debian('/usr/bin/caddy', ['run', '--config', file, '--adapter', 'caddyfile'], home);
  },
};

export type ProxyName = keyof typeof programs;

const accepts = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });

/** Waits until a proxy listens; none of them says so. */
async function listens(program: Program, port: number): Promise<void> {
  let ended = false;
  void program.exited.then(() => (ended = true));
  while (!(await accepts(port))) {
    if (ended) throw new Error(`the proxy has ended: ${program.output}`);
    await pause(20);
  }
}

/** The balancer of docker/compose.yaml before these servers; the address at which it listens. */
export async function startBalancer(servers: Server[]): Promise<string> {
  const port = await freePort();
  const nodes = servers.map((server, i) => [`node-${i + 1}:8080`, `127.0.0.1:${server.port}`]);
  const config = recipe('../nodes.cfg', { 'bind :8080': `bind 127.0.0.1:${port}`, ...Object.fromEntries(nodes) });
  const program = debian('/usr/sbin/haproxy', ['-db', '-f', write(newFolder(), 'nodes.cfg', config)]);
  await listens(program, port);
  return `http://127.0.0.1:${port}`;
}

/** A proxy of Debian in front of a server, as its recipe has it, and clients that reach the server through it. */
export class Proxy {
  private constructor(
    readonly program: Program,
    private readonly site: Site,
  ) {}

  static async start(name: ProxyName, server: Server): Promise<Proxy> {
    const files = selfSigned(host, undefined, `DNS:${host}`);
    const site = { folder: newFolder(), port: await freePort(), plainPort: await freePort(), server, files };
    const program = programs[name](site);
    await listens(program, site.port);
    return new Proxy(program, site);
  }

  get origin(): string {
    return `https://${host}:${this.site.port}`;
  }

  /** Where `http://` leads to. */
  async redirect(path: string): Promise<string | undefined> {
    const options = { host: '127.0.0.1', port: this.site.plainPort, path, headers: { host } };
    return new Promise((resolve, reject) => {
      const asked = requestPlain(options, (response) => resolve(response.resume().headers.location));
      asked.on('error', reject).end();
    });
  }

  /** The server as clients of the proxy have it, for `Client`. */
  get server(): Server {
    return this.site.server.at(`https://127.0.0.1:${this.site.port}`);
  }

  /** How a WebSocket of a page is opened. */
  get webSocket(): ClientOptions {
    return { ...this.connection, headers: { ...forged, host: new URL(this.origin).host }, origin: this.origin };
  }

  async ask(path: string, { body, ...more }: RequestOptions & { body?: unknown } = {}): Promise<IncomingMessage & { text: string }> {
    const response = await this.open(path, { ...more, ...(body === undefined ? {} : { method: 'POST' }) }, body);
    let text = '';
    for await (const bytes of response.setEncoding('utf8')) text += bytes;
    return Object.assign(response, { text });
  }

  /** The lines of an answer that goes on, as they come. */
  async *lines(path: string): AsyncGenerator<string> {
    const response = await this.open(path, {});
    for await (const line of createInterface({ input: response })) yield line;
  }

  /** The same by HTTP/2, as browsers speak it; the status. */
  async askByHttp2(path: string, body: unknown): Promise<number> {
    const place = { ...this.connection, host: '127.0.0.1', port: this.site.port, ALPNProtocols: ['h2'] };
    const session = connectHttp2(this.origin, { createConnection: () => connectTls(place) });
    const headers = { ...forged, origin: this.origin, 'content-type': 'application/json' };
    const stream = session.request({ ':path': path, ':method': 'POST', ...headers });
    stream.end(JSON.stringify(body));
    const status = await new Promise<number>((resolve, reject) => {
      stream.once('response', (answer) => resolve(answer[':status']!));
      stream.once('error', reject);
      session.once('error', reject);
    });
    stream.resume();
    session.close();
    return status;
  }

  private get connection() {
    return { ca: readFileSync(this.site.files.certificate), servername: host, localAddress: clientAddress };
  }

  private open(path: string, options: RequestOptions, body?: unknown): Promise<IncomingMessage> {
    const own = { host: new URL(this.origin).host, origin: this.origin, 'content-type': 'application/json' };
    const headers = { ...forged, ...own, ...options.headers };
    return new Promise((resolve, reject) => {
      const all = { ...this.connection, host: '127.0.0.1', port: this.site.port, path, ...options, headers };
      const asked = request(all, resolve);
      asked.on('error', reject).end(body === undefined ? undefined : JSON.stringify(body));
    });
  }
}
