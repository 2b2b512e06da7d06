/** Path prefixes of the specification; each can be set by environment (`PREFIX_AUTH`, `PREFIX_VACCINATOR` …). */
export const prefixes = {
  auth: '/api/v1/auth',
  'auth v2': '/api/v2/auth',
  user: '/api/v1/user',
  vaccinator: '/api/v1/vaccinator',
  beneficiary: '/api/v1/vaccinator/beneficiary',
  beneficiary_v3: '/api/v3/vaccinator/beneficiary',
  aadhaar: '/api/v1/vaccinator/aadhaar',
  admin: '/api/v1/admin',
  'admin-v3': '/api/v3/admin',
  registration: '/api/v1/registration',
  'appreciation-letter': '/api/v1/appreciation-letter',
  'import-export': '/api/v1/import-export',
} as const;

export type Prefix = keyof typeof prefixes;
export type PathTemplate = `{${Prefix}}/${string}`;

/** Turns `{vaccinator}/getAllSites` into `/api/v1/vaccinator/getAllSites`; `:param` parts stay. */
export function pathOf(template: PathTemplate, overrides: Partial<Record<Prefix, string>> = {}): string {
  const end = template.indexOf('}');
  const prefix = template.slice(1, end) as Prefix;
  return (overrides[prefix] ?? prefixes[prefix]) + template.slice(end + 1);
}
