import assert from 'node:assert/strict';
import { test } from 'node:test';
import { signedInOn } from './index.ts';

const webkit = 'AppleWebKit/537.36 (KHTML, like Gecko)';
const cases: readonly [userAgent: string, expected: string][] = [
  [`Mozilla/5.0 (Linux; Android 10; K) ${webkit} Chrome/140.0.0.0 Mobile Safari/537.36`, 'chrome android'],
  [
    `Mozilla/5.0 (Linux; Android 13; SM-A042F Build/TP1A; wv) ${webkit} Version/4.0 Chrome/140.0.0.0 Mobile Safari/537.36`,
    'app android',
  ],
  [
    `Mozilla/5.0 (Linux; Android 10; K) ${webkit} SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36`,
    'samsung android',
  ],
  ['Mozilla/5.0 (Android 14; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0', 'firefox android'],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
    'safari iphone',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148',
    'app iphone',
  ],
  [
    'Mozilla/5.0 (iPad; CPU OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/140.0 Mobile/15E148 Safari/604.1',
    'chrome ipad',
  ],
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit} Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0`, 'edge windows'],
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit} Chrome/140.0.0.0 Safari/537.36`, 'chrome windows'],
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit} Chrome/140.0.0.0 Safari/537.36 OPR/120.0.0.0`, 'opera windows'],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Safari/605.1.15',
    'safari mac',
  ],
  [`Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${webkit} Chrome/140.0.0.0 Safari/537.36`, 'chrome chromebook'],
  [`Mozilla/5.0 (X11; Linux x86_64) ${webkit} HeadlessChrome/140.0.0.0 Safari/537.36`, 'chrome linux'],
  ['', 'other other'],
  ['curl/8.14.1', 'other other'],
  ['<script>alert(1)</script>', 'other other'],
  [`${'x'.repeat(5000)} Android Chrome/1`, 'other other'],
];
for (const [userAgent, expected] of cases)
  test(`${expected}: ${userAgent.slice(0, 60)}`, () => {
    const { browser, system } = signedInOn(userAgent);
    assert.equal(`${browser} ${system}`, expected);
  });
