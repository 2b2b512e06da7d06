/** What browsers call the leave to speak with programs on this machine, the newest name first; most ask for none. */
const names = ['loopback-network', 'local-network-access'];

/** Why nobody answers: the person, or who manages the machine, forbade the page to ask; else nobody is there. */
export async function whyNobody(permissions = globalThis.navigator?.permissions): Promise<'no-device' | 'not-allowed'> {
  for (const name of names) {
    const state = await permissions?.query({ name: name as PermissionName }).then(
      (said) => said.state,
      () => null,
    );
    if (state === 'denied') return 'not-allowed';
  }
  return 'no-device';
}
