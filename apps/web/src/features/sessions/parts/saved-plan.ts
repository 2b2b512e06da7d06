/** A plan that was saved a moment ago, carried to the list, which shows it. */
export interface SavedPlan {
  readonly session_id: string;
  /** The day it is on, `YYYY-MM-DD`. */
  readonly day: string;
}

declare module '@tanstack/react-router' {
  interface HistoryState {
    readonly saved?: SavedPlan;
  }
}
