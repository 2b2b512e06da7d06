import { BlockList, isIPv4, isIPv6 } from 'node:net';
import type { FastifyRequest } from 'fastify';

/** From where a call comes, for counting only. */
export interface CallerAddress {
  readonly address: string;
  /**
   * A proxy on our own network that `TRUST_PROXY` does not name: everybody behind it has this one address, so that a
   * measure made for one caller must not be laid on all of them.
   */
  readonly isShared: boolean;
}

const own = new BlockList();
own.addSubnet('127.0.0.0', 8);
own.addSubnet('10.0.0.0', 8);
own.addSubnet('172.16.0.0', 12);
own.addSubnet('192.168.0.0', 16);
own.addSubnet('100.64.0.0', 10);
own.addSubnet('169.254.0.0', 16);
own.addAddress('::1', 'ipv6');
own.addSubnet('fc00::', 7, 'ipv6');
own.addSubnet('fe80::', 10, 'ipv6');

const isOwn = (address: string): boolean =>
  isIPv6(address) ? own.check(address, 'ipv6') : isIPv4(address) && own.check(address);

/** What proxies write; a caller from the street writes it in vain, as only addresses of our own network are believed. */
const marks = ['x-forwarded-for', 'forwarded', 'x-real-ip', 'via', 'x-forwarded-proto', 'x-forwarded-host'];

export const cameThroughProxy = ({ headers }: Pick<FastifyRequest, 'headers'>): boolean =>
  marks.some((name) => headers[name] !== undefined);

function groupsOf(address: string): string[] {
  const [head = '', tail] = address.split('::');
  const left = head.split(':').filter((group) => group !== '');
  const right = (tail ?? '').split(':').filter((group) => group !== '');
  const missing = tail === undefined ? 0 : Math.max(0, 8 - left.length - right.length);
  return [...left, ...Array<string>(missing).fill('0'), ...right];
}

/**
 * The address under which a caller is counted: of IPv6 the network of 64 bits, which one household or phone has whole;
 * an IPv4 address written as IPv6 is the IPv4 address.
 */
export function countedAddress(ip: string): string {
  const bare = ip.replace(/%.*$/, '').toLowerCase();
  const mapped = /^(?:::ffff:|64:ff9b::)(\d+\.\d+\.\d+\.\d+)$/.exec(bare)?.[1];
  if (mapped) return mapped;
  if (!isIPv6(bare)) return bare;
  const network = groupsOf(bare).slice(0, 4);
  return `${network.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`;
}

/** Where a request comes from: `request.ip` already is what the named proxies say. */
export function callerAddress(request: Pick<FastifyRequest, 'ip' | 'headers' | 'socket'>): CallerAddress {
  const peer = countedAddress(request.socket.remoteAddress ?? '');
  const address = countedAddress(request.ip);
  const isUnnamed = address === peer && cameThroughProxy(request);
  return {
    address,
    isShared: isUnnamed && isOwn(request.socket.remoteAddress?.replace(/^::ffff:/, '') ?? ''),
  };
}
