/** A plan that was saved a moment ago, carried to the list, which shows it. */
export interface SavedPlan {
  readonly session_id: string;
  /** The day it is on, `YYYY-MM-DD`. */
  readonly day: string;
}

export const savedState = (saved: SavedPlan) => ({ saved });

/** Which plan the list was opened to show; null where it was opened by itself. */
export const savedIn = (state: unknown): SavedPlan | null =>
  (state as { readonly saved?: SavedPlan } | undefined)?.saved ?? null;
