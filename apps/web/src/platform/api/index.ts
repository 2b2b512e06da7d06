export { Failure, isNone, isRefusedWith, isUnanswered } from './failure.ts';
export { endOpening, waiting } from './loading.ts';
export { keptAsLookup } from './lookup-freshness.ts';
export { type CallInput, onFailure, refresh, type SendOptions, send } from './send.ts';
export { installedVersion, updateRequired, versionDetails } from './version.ts';
