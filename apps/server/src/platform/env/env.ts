import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { type Prefix, prefixes } from '@teeka/contract/prefixes';
import { type IdentitySettings, readIdentitySettings } from './identity-settings.ts';
import { readDatabaseUrl, readNumber, readSwitch, readUrl } from './read-setting.ts';
import { StartProblem } from './start-problem.ts';

/** Fastify's names for whole ranges. */
const named = ['loopback', 'linklocal', 'uniquelocal'];

function isProxy(text: string): boolean {
  if (named.includes(text)) return true;
  const [address = '', prefix, ...more] = text.split('/');
  const version = isIP(address);
  if (version === 0 || more.length > 0) return false;
  if (prefix === undefined) return true;
  const most = version === 4 ? 32 : 128;
  // A prefix of 0 would name everybody, which is what the list is there to prevent.
  return /^\d{1,3}$/.test(prefix) && Number(prefix) >= 1 && Number(prefix) <= most;
}

/**
 * `TRUST_PROXY`: the proxies whose `X-Forwarded-For` is believed, by address or subnet, with commas. A mere `on` would
 * believe whatever the caller writes.
 */
function readProxies(source: Readonly<Record<string, string | undefined>>): readonly string[] {
  const text = source.TRUST_PROXY?.trim() ?? '';
  if (text === '' || /^(off|0|false|no)$/i.test(text)) return [];
  const proxies = text.split(',').map((proxy) => proxy.trim());
  const wrong = proxies.find((proxy) => !isProxy(proxy));
  if (wrong === undefined) return proxies;
  throw new StartProblem(
    `TRUST_PROXY must name the proxies in front of this server by address or subnet, such as 10.0.0.5,10.1.0.0/16, not "${wrong}".`,
  );
}

/** All settings of the server; README lists them. */
export interface Env {
  readonly databaseUrl: string;
  /** The role that owns the tables, where it is another one than the server's: used once, before the server listens. */
  readonly migrateDatabaseUrl: string | undefined;
  readonly databaseConnections: number;
  readonly host: string;
  readonly port: number;
  readonly dataDir: string;
  /** Where everybody finds this server, below which its public keys are: certificates name it as their issuer. */
  readonly publicUrl: string;
  readonly dataKey: string | undefined;
  readonly demo: boolean;
  readonly webDist: string | undefined;
  readonly smsGatewayUrl: string | undefined;
  readonly smsGatewayKey: string;
  readonly inboxUrl: string | undefined;
  readonly identity: IdentitySettings;
  /** Both switches on: signing in takes a password and a code. */
  readonly twoStep: boolean;
  readonly logLevel: string;
  /** What a caller of `/metrics` must name; without it only this machine may call. */
  readonly metricsToken: string | undefined;
  readonly appVersion: string;
  readonly iosLink: string;
  readonly apkLink: string;
  /** Addresses and subnets of the proxies in front of us, whose `X-Forwarded-For` names the caller. */
  readonly trustProxy: readonly string[];
  readonly allowedOrigins: readonly string[];
  readonly openCallsPerMinute: number;
  readonly searchesPerMinute: number;
  /** Commands, and as many reads, of one user in a minute. */
  readonly callsPerMinute: number;
  readonly prefixes: Partial<Record<Prefix, string>>;
}

type Source = Readonly<Record<string, string | undefined>>;

const levels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'];
/** Where the phone app's pages live (Capacitor's defaults on Android and iOS). */
const appOrigins = 'https://localhost,capacitor://localhost';

function readPrefixes(source: Source): Partial<Record<Prefix, string>> {
  const found: Partial<Record<Prefix, string>> = {};
  for (const prefix of Object.keys(prefixes) as Prefix[]) {
    const name = `PREFIX_${prefix.toUpperCase().replace(/[^A-Z0-9]/g, '_')}`;
    const value = source[name]?.trim();
    if (!value) continue;
    if (!/^(\/[A-Za-z0-9._-]+)+$/.test(value))
      throw new StartProblem(`${name} must be a path such as /api/v1, not "${value}".`);
    found[prefix] = value;
  }
  return found;
}

function readLevel(source: Source): string {
  const level = source.LOG_LEVEL?.trim().toLowerCase() || 'info';
  if (!levels.includes(level)) throw new StartProblem(`LOG_LEVEL must be one of ${levels.join(', ')}, not "${level}".`);
  return level;
}

function readVersion(source: Source): string {
  const version = source.APP_VERSION?.trim() || '1.0';
  if (!/^\d+(\.\d+)?$/.test(version))
    throw new StartProblem(`APP_VERSION must be a number such as 1.0, not "${version}".`);
  return version;
}

/** Reads and checks every setting; what is wrong is said in one sentence. */
export function readEnv(source: Source): Env {
  const text = (name: string) => source[name]?.trim() || undefined;
  const databaseUrl = readDatabaseUrl(source, 'DATABASE_URL');
  const port = readNumber(source, 'PORT', { fallback: 8080, min: 0, max: 65_535 });
  return {
    databaseUrl,
    migrateDatabaseUrl: text('MIGRATE_DATABASE_URL') && readDatabaseUrl(source, 'MIGRATE_DATABASE_URL'),
    databaseConnections: readNumber(source, 'DATABASE_CONNECTIONS', { fallback: 16, min: 2, max: 500 }),
    host: text('HOST') ?? 'localhost',
    port,
    dataDir: resolve(text('DATA_DIR') ?? '.data'),
    publicUrl: readUrl(source, 'PUBLIC_URL') ?? `http://localhost:${port}`,
    dataKey: text('DATA_KEY'),
    demo: readSwitch(source, 'DEMO', false),
    webDist: text('WEB_DIST'),
    smsGatewayUrl: readUrl(source, 'SMS_GATEWAY_URL'),
    smsGatewayKey: text('SMS_GATEWAY_KEY') ?? 'sandbox',
    inboxUrl: readUrl(source, 'INBOX_URL'),
    identity: readIdentitySettings(source, readSwitch(source, 'DEMO', false)),
    twoStep: readSwitch(source, 'TWO_STEP_PRODUCTION', false) && readSwitch(source, 'TWO_STEP_AUTH', false),
    logLevel: readLevel(source),
    metricsToken: text('METRICS_TOKEN'),
    appVersion: readVersion(source),
    iosLink: readUrl(source, 'IOS_LINK') ?? '',
    apkLink: readUrl(source, 'APK_LINK') ?? '',
    trustProxy: readProxies(source),
    allowedOrigins: (text('ALLOWED_ORIGINS') ?? appOrigins).split(',').map((origin) => origin.trim()),
    openCallsPerMinute: readNumber(source, 'OPEN_CALLS_PER_MINUTE', {
      fallback: 600,
      min: 1,
      max: 1_000_000,
    }),
    searchesPerMinute: readNumber(source, 'SEARCHES_PER_MINUTE', { fallback: 120, min: 1, max: 1_000_000 }),
    callsPerMinute: readNumber(source, 'CALLS_PER_MINUTE', { fallback: 1200, min: 1, max: 10_000_000 }),
    prefixes: readPrefixes(source),
  };
}
