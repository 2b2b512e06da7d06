export * from './sessions/day.ts';
export * from './sessions/history.ts';
export * from './sessions/no-shows.ts';
export * from './sessions/notices.ts';
export * from './sessions/plans.ts';
export * from './sessions/shapes.ts';
