import type { Nurse } from './nurse.ts';

/** A screen as a person comes to see it: its address, and what is tapped there first. */
export interface Scene {
  readonly name: string;
  readonly path: string;
  /** What is made ready before it is opened, so that it can be seen again and again. */
  readonly before?: (nurse: Nurse) => Promise<void>;
  readonly act?: (nurse: Nurse) => Promise<void>;
  /** What is put right again once it was seen. */
  readonly after?: (nurse: Nurse) => Promise<void>;
  /** So long that a picture shows only what is on the screen. */
  readonly part?: boolean;
}

export const scene = (name: string, path: string, act?: Scene['act']): Scene => ({
  name,
  path,
  ...(act ? { act } : {}),
});
