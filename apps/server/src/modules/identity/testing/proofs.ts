import { randomBytes } from 'node:crypto';
import { verhoeffDigit } from '@teeka/domain/identity';

/** An Aadhaar number of nobody. */
export function number(nth: number): string {
  const body = `9999${String(nth).padStart(7, '0')}`;
  return body + verhoeffDigit(body);
}

/** A capture as a registered device gives it; noise where it is encrypted. */
export function capture(): string {
  const noise = (size: number) => randomBytes(size).toString('base64');
  return `<PidData><Resp errCode="0" errInfo="" fCount="1" fType="2" nmPoints="35" qScore="72"/><DeviceInfo dpId="DEMO" rdsId="DEMO.1" rdsVer="1" dc="x" mi="y" mc="z"/><Skey ci="20261231">${noise(256)}</Skey><Hmac>${noise(48)}</Hmac><Data type="X">${noise(600)}</Data></PidData>`;
}

/** Something between the markers of a JPEG. */
export function picture(bytes = 5000): string {
  const body = randomBytes(Math.max(0, bytes - 5));
  return Buffer.concat([Buffer.of(0xff, 0xd8, 0xff), body, Buffer.of(0xff, 0xd9)]).toString('base64');
}
