import type { Passwords } from './features/member/passwords.ts';
import type { FileStore } from './gateways/file-store/file-store.ts';
import type { Keyring } from './keys/keyring.ts';
import type { Transaction } from './queries.ts';

/** What use cases are given besides the database; opened once by main.ts, or made small by a test. */
export type Services = {
	origin: string;
	/** All or nothing; what is written inside is seen by nobody before it ends. */
	transact<T>(work: (queries: Transaction) => Promise<T>): Promise<T>;
	keys: Keyring;
	passwords: Passwords;
	files: FileStore;
	/**
	 * What time it is. Asked once a request and once a job, whose context then has it as `now`: use cases take it from
	 * there, so that one request has one moment and a test can move it.
	 */
	clock(): Date;
};
