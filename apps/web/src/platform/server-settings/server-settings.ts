import { getSettings } from '@teeka/contract/settings';
import { send } from '../api/index.ts';
import { accompany } from '../sign-in/signed-in.ts';
import { onDevice, readJson } from '../storage/kept.ts';
import { watched } from '../storage/watched.ts';

export type ServerSettings = Readonly<Record<string, string>>;
const key = 'SERVER-SETTINGS';

/** What the administration has set, as last heard; kept for work without network. Nothing in it is about a person. */
export const serverSettings = watched<ServerSettings>(readJson<ServerSettings>(onDevice, key) ?? {});

/** Asks once at every start while signed in. Without an answer what was heard last stands. */
export function keepServerSettings(): void {
  let requested = false;
  const ask = () => {
    if (requested) return;
    requested = true;
    send(getSettings, {}, { quiet: true, silent: true }).then(
      ({ settings }) => {
        serverSettings.set(Object.fromEntries(settings.map(({ key_name, value }) => [key_name, value])));
        onDevice.set(key, JSON.stringify(serverSettings.get()));
      },
      () => {
        requested = false;
      },
    );
  };
  const forget = () => {
    requested = false;
  };
  accompany({ signedIn: ask, restored: ask, signingOut: forget });
}
