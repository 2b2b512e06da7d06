export { openKeyring, type Unlocked } from './keyring.ts';
export { storeName } from './store-name.ts';
export { deriveKeys, type Vault, type VaultKeys, vaultOf } from './vault.ts';
