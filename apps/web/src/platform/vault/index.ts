export { type Keyring, openKeyring, storeName, type Unlocked } from './keyring.ts';
export { deriveKeys, type Vault, type VaultKeys, vaultOf } from './vault.ts';
