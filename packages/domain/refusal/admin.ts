/** Administration of users and imports. */
export const admin = {
  ADMROL0006: { status: 409, meaning: 'mobile number already registered for another user' },
  ADMROL0012: { status: 400, meaning: 'shown to nobody: the user already has this role' },
  IMPUSER0001: { status: 400, meaning: 'import row: a mandatory cell is empty' },
  IMPUSER0002: { status: 400, meaning: 'import row: a value that is none of the choices' },
  IMPUSER0003: { status: 400, meaning: "import row: no such village in the actor's area" },
  IMPUSER0004: { status: 400, meaning: 'import row: several villages of that name, its code is needed' },
  IMPUSER0005: { status: 400, meaning: 'import row: the person of an earlier row of the file' },
  IMPUSER0006: { status: 409, meaning: 'import row: the person is registered already' },
  IMPUSER0007: { status: 400, meaning: 'import row: a cell with a formula or an error' },
  IMPISERR0001: { status: 415, meaning: 'import file is not Excel' },
  IMPISERR0002: { status: 413, meaning: 'import file with more than 1000 records' },
  IMPISERR0003: { status: 400, meaning: 'import file without records' },
  IMPISERR0004: { status: 400, meaning: 'import file with other headers than the template' },
  IMPISERR0005: { status: 413, meaning: 'import file larger than 5 MB, or far larger once unpacked' },
  IMPISERR0006: { status: 409, meaning: 'import in another state: still worked on, stored or discarded' },
  IMPISERR0007: { status: 409, meaning: 'three imports of the user are worked on, or twenty wait for a word' },
} as const;
