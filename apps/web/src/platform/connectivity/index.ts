export { type Connectivity, makeConnectivity, ping } from './connectivity.ts';
