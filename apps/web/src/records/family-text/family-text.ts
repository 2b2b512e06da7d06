import { sessionRoles } from '@teeka/contract/roles';
import { getConfig } from '@teeka/contract/settings';
import { spokenLanguages } from '@teeka/domain/names';
import { send } from '../../platform/api/index.ts';
import { accompany, type User } from '../../platform/sign-in/signed-in.ts';
import { onDevice, readJson } from '../../platform/storage/kept.ts';
import { watched } from '../../platform/storage/watched.ts';

const kept = 'FAMILY-TEXT';

/**
 * What the administration has the family told after a visit besides the four messages, by language, as last heard; kept
 * for visits without network. It is cleaned where it is shown. Nothing in it is about a person.
 */
export const familyText = watched<Readonly<Record<string, string>>>(readJson(onDevice, kept) ?? {});

/** Asks at every start of whoever works in sessions; without an answer what was heard last stands. */
export function keepFamilyText(): void {
  accompany({ signedIn: askFor, restored: askFor });
}

function askFor({ role }: Pick<User, 'role'>): void {
  if (!(sessionRoles as readonly string[]).includes(role)) return;
  for (const language of spokenLanguages) void hear(language);
}

async function hear(language: string): Promise<void> {
  const key = `four_messages_${language}`;
  try {
    const { value } = await send(getConfig, { key }, { quiet: true, silent: true });
    familyText.set({ ...familyText.get(), [language]: value });
    onDevice.set(kept, JSON.stringify(familyText.get()));
  } catch {
    // Not heard now: what is kept goes on being shown.
  }
}
