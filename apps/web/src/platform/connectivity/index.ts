export { type Connectivity, type ConnectivityParts, makeConnectivity } from './connectivity.ts';
export { ping } from './ping.ts';
