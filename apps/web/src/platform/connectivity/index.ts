export { type Connectivity, makeConnectivity } from './connectivity.ts';
export { ping } from './ping.ts';
