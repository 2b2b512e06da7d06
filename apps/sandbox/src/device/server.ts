import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { type DeviceMode, type DeviceRequest, deviceAnswer } from './answers.ts';

export interface SandboxDevice {
  readonly port: number;
  mode: DeviceMode;
  close(): Promise<void>;
}

const slowMs = 15_000;
const largest = 16 * 1024;
const allowed = 'RDSERVICE, DEVICEINFO, CAPTURE, OPTIONS';

/** A request that has come whole; null while some of it is missing. Node's own server does not know these verbs. */
function readRequest(text: string): DeviceRequest | null {
  const end = text.indexOf('\r\n\r\n');
  if (end < 0) return null;
  const [line = '', ...headers] = text.slice(0, end).split('\r\n');
  const length = headers.find((header) => /^content-length:/i.test(header))?.split(':')[1] ?? '0';
  const body = text.slice(end + 4);
  if (Buffer.byteLength(body) < Number(length)) return null;
  const [verb = '', path = ''] = line.split(' ');
  return { verb, path, body };
}

function send(socket: Socket, status: string, type: string, text: string): void {
  const head = [
    `HTTP/1.1 ${status}`,
    `Content-Type: ${type}`,
    `Content-Length: ${Buffer.byteLength(text)}`,
    'Access-Control-Allow-Origin: *',
    `Access-Control-Allow-Methods: ${allowed}`,
    'Access-Control-Allow-Headers: content-type',
    'Access-Control-Allow-Private-Network: true',
    'Connection: close',
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${text}`);
}

async function answer(
  socket: Socket,
  request: DeviceRequest,
  device: { mode: DeviceMode; port: number; serial: string },
) {
  if (request.verb === 'OPTIONS') return send(socket, '204 No Content', 'text/plain', '');
  if (device.mode === 'slow') await pause(slowMs, undefined, { ref: false });
  if (device.mode === 'html')
    return send(socket, '200 OK', 'text/html', '<!doctype html><html><body>It works</body></html>');
  const xml = deviceAnswer(request, device);
  if (xml === null) return send(socket, '405 Method Not Allowed', 'text/plain', '');
  send(socket, '200 OK', 'text/xml', xml);
}

/** A registered device of nobody, marked DEMO, on the loopback address. */
export async function startDevice({
  port,
  mode = 'ready',
  serial = 'DEMO0001',
}: {
  readonly port: number;
  readonly mode?: DeviceMode;
  readonly serial?: string;
}): Promise<SandboxDevice> {
  const device = { mode, port, serial };
  const open = new Set<Socket>();
  const server = createServer((socket) => {
    let text = '';
    open.add(socket);
    socket.setEncoding('utf8');
    socket.on('close', () => open.delete(socket));
    socket.on('error', () => socket.destroy());
    socket.on('data', (chunk: string) => {
      text += chunk;
      if (text.length > largest) return void socket.destroy();
      const request = readRequest(text);
      if (!request) return;
      text = '';
      answer(socket, request, device).catch(() => socket.destroy());
    });
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  device.port = (server.address() as AddressInfo).port;
  return {
    get port() {
      return device.port;
    },
    get mode() {
      return device.mode;
    },
    set mode(next) {
      device.mode = next;
    },
    async close() {
      for (const socket of open) socket.destroy();
      server.close();
      if (server.listening) await once(server, 'close');
    },
  };
}
