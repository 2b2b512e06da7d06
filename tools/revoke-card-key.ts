// npm run revoke-card-key [-- --kid KEY --reason "WHY"]: the keys that signed certificates; with a key, it is believed no more.
import { parseArgs } from 'node:util';
import {
  CardKeyProblem,
  cardKeys,
  type ListedKey,
  revokeCardKey,
} from '../apps/server/db/card-keys/revoke-card-key.ts';
import { withClient } from '../apps/server/src/platform/db/client.ts';
import { makeAtRest } from '../apps/server/src/platform/sealing/at-rest.ts';
import { preparedDatabase } from './demo-load/prepared-database.ts';
import { orSay, Sentence } from './launch/stop-with-sentence.ts';
import { untilStopped } from './start/ending.ts';
import { readSettings } from './start/settings.ts';
import { tell } from './start/tell.ts';

const usage = 'Say it like this: npm run revoke-card-key [-- --kid KEY --reason "WHY"]';

function readWishes() {
  try {
    const { values } = parseArgs({ options: { kid: { type: 'string' }, reason: { type: 'string', default: '' } } });
    return values;
  } catch {
    throw new Sentence(usage);
  }
}

function standing({ revoked_at, revoked_for }: ListedKey, isSigning: boolean): string {
  if (revoked_at) return `revoked ${revoked_at.toISOString()}: ${revoked_for}`;
  return isSigning ? 'signs' : 'signs no more, what it signed holds';
}

await orSay(async () => {
  const { kid, reason } = readWishes();
  const settings = readSettings();
  await untilStopped(async (ending) => {
    const { url, ring } = await preparedDatabase(settings, ending);
    await withClient(url, async (client) => {
      if (kid === undefined) {
        const keys = await cardKeys(client);
        const signing = keys.find(({ revoked_at }) => revoked_at === null);
        if (keys.length === 0) tell('No certificate was signed here yet.');
        for (const key of keys)
          tell(
            `${key.kid}  made ${key.made_at.toISOString()}, ${key.certificates} certificates, ${standing(key, key === signing)}`,
          );
        return;
      }
      try {
        const { signs } = await revokeCardKey(client, makeAtRest(ring), { kid, reason });
        tell(`${kid} is revoked. What it signed is believed nowhere: phones say so once they were in the network.`);
        tell(signs ? `From now on ${signs} signs.` : 'Another key signs already.');
        tell('Issue anew what people still need: their records are as they were.');
      } catch (error) {
        throw error instanceof CardKeyProblem ? new Sentence(error.message, { cause: error }) : error;
      }
    });
  });
});
process.exit();
